// A lesson: prose, cards and tables, with the questions where they stand.

function lessonView(lesson) {
  const panels = [];
  let number = 0;
  const body = lesson.blocks.map(block);
  const goals = lesson.goals.length
    ? [el("p", { class: "note" }, t("goals")), el("ul", {}, lesson.goals.map((goal) => rich(goal, "li")))] : [];
  const next = lesson.next
    ? el("p", { class: "next" }, el("a", { href: lesson.next.href }, t("lesson_next", { title: lesson.next.title }))) : null;
  const node = el("article", { class: "lesson" }, el("h1", {}, lesson.title), rich(lesson.facts), ...goals, ...body, next);

  function block(part) {
    switch (part.block) {
      case "heading": return rich(part.html, part.level > 2 ? "h3" : "h2");
      case "hold": return figure(cardRow(part.cards), part.caption);
      case "table": return figure(tableFigure(part), part.caption);
      case "hand": return handCard(part);
      case "question": return questionBlock(part);
      default: return rich(part.html, "div", { class: "prose" });
    }
  }

  function figure(content, caption) {
    return el("figure", {}, content, caption ? rich(caption, "figcaption") : null);
  }

  function tableFigure(part) {
    const seats = Object.entries(part.hands).map(([seat, cards]) =>
      el("div", { class: `mini-seat ${{ A: "bottom", Y: "left", B: "top", Z: "right" }[seat]}` },
        el("strong", { class: "seat-name" }, seat), suitRow(cards)));
    const trumps = part.trumps
      ? el("p", { class: "note" }, t("trumps", { suit: `${suitSign(part.trumps)} ${data.words.suits[part.trumps]}` })) : null;
    const at = SEATS.indexOf(part.leader);
    const plays = part.trick.map((card, n) => ({ seat: SEATS[(at + n) % 4], card }));
    return el("div", {}, trumps, el("div", { class: seats.length > 1 ? "mini-table" : "mini-list" }, seats), plays.length ? playsRow(plays) : null);
  }

  function suitRow(cards) {
    const groups = SUITS.map((suit) => cards.filter((card) => suitOf(card) === suit)).filter((group) => group.length);
    return el("div", { class: "mini-suits" }, groups.map((group) =>
      el("span", { class: `card ${suitClass(suitOf(group[0]))}`, role: "img", "aria-label": group.map(cardName).join(", ") },
        suitSign(suitOf(group[0])) + group.map((card) => data.words.rank_signs[rankOf(card)]).join("\u00a0"))));
  }

  function handCard(part) {
    const title = part.href ? el("a", { href: part.href }, part.title) : el("strong", {}, part.title);
    return el("section", { class: "hand-card" }, el("p", { class: "hand-title" }, title), rich(part.facts),
      part.trick.length ? el("p", { class: "note" }, t("trick", { n: part.number })) : null,
      part.trick.length ? playsRow(part.trick) : null,
      el("p", { class: "note" }, `${t("your_hand")} (${part.seat})`), cardRow(part.cards), rich(part.caption));
  }

  function questionBlock(question) {
    number += 1;
    const title = el("h3", {}, t("question", { n: number }));
    const place = el("div", { class: "lesson-question", "data-question": question.id });
    const panel = askPanel(question, {
      title,
      onAnswer: (given, hints) => {
        noteAnswer(`lesson/${lesson.id}`, question.id, given, judge(question, given).grade, hints, 0);
        const verdict = verdictPanel(question, given);
        place.append(verdict);
        focusOn(verdict);
        announce(verdict.textContent);
      },
    });
    panels.push({ place, panel });
    place.append(panel.node);
    return place;
  }

  /** Keys belong to the question in which one is. */
  function key(event) {
    const inside = panels.find(({ place }) => place.contains(document.activeElement));
    return inside ? inside.panel.key(event) : false;
  }

  return { node, key, title: lesson.title };
}
