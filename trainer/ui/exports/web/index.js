// The index: the lessons in their order, the hands, and a search over both.

function indexView() {
  const { hands, lessons } = data.index;
  const found = el("p", { class: "note", role: "status" });
  const search = el("input", { type: "search", id: "search", oninput: filter, autocomplete: "off" });
  const lessonRows = lessons.map((lesson, at) => row(lesson, [
    el("span", { class: "row-number", "aria-hidden": "true" }, String(at + 1)),
    el("a", { href: lesson.href }, lesson.title),
    el("span", { class: "note" }, t("minutes", { n: lesson.minutes })),
    standing(`lesson/${lesson.id}`, lesson.questions),
  ]));
  const handRows = hands.map((hand) => row(hand, [
    el("a", { href: hand.href }, hand.title),
    difficulty(hand.difficulty),
    el("span", { class: "themes" }, hand.themes.map((theme) => el("span", { class: "theme" }, theme))),
    standing(hand.id, hand.questions),
  ]));
  const sections = [section("lessons", lessonRows, "ol"), section("hands", handRows, "ul")];
  const node = el("div", { class: "index" }, el("h1", {}, data.title),
    el("p", { class: "search" }, el("label", { for: "search" }, t("search")), search), found,
    el("div", { class: "shelves" }, sections.map((each) => each.node)));

  function section(name, rows, list) {
    const part = el("section", {}, el("h2", {}, t(name)), el(list, { class: `list ${name}` }, rows));
    part.hidden = rows.length === 0;
    return { node: part, rows };
  }

  function row(entry, cells) {
    const line = el("li", {}, cells);
    line.dataset.find = [entry.id, entry.title, ...(entry.themes ?? [])].join(" ").replaceAll("-", " ").toLowerCase();
    return line;
  }

  function difficulty(level) {
    if (!level) return el("span");
    return el("span", { class: "difficulty", role: "img", "aria-label": t("difficulty", { n: level }), title: t("difficulty", { n: level }) },
      "●".repeat(level) + "○".repeat(5 - level));
  }

  /** Return what has been done of a hand or lesson, as far as this browser knows. */
  function standing(hand, questions) {
    const done = new Set(answersOf(hand).map((answer) => answer.question).filter((id) => questions.includes(id)));
    const parts = [
      placeOf(hand)?.finished ? `✓ ${t("studied")}` : null,
      questions.length && done.size ? t("done_in_lesson", { n: done.size, all: questions.length }) : null,
    ].filter(Boolean);
    return el("span", { class: "standing" }, parts.join(", "));
  }

  function filter() {
    const words = search.value.replaceAll("-", " ").toLowerCase().split(/\s+/).filter(Boolean);
    let left = 0;
    for (const part of sections) {
      let some = 0;
      for (const line of part.rows) {
        line.hidden = !words.every((word) => line.dataset.find.includes(word));
        some += line.hidden ? 0 : 1;
      }
      part.node.hidden = some === 0;
      left += some;
    }
    found.textContent = left ? "" : t("nothing_found");
  }

  function key(event) {
    if (event.key !== "/" || writing(event.target)) return false;
    search.focus();
    return true;
  }

  return { node, key, title: data.title };
}
