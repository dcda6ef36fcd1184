// The replay: a hand card by card, with what is said at each.

function replayView(hand, startAt) {
  let step = 0;
  let all = false;
  const table = tableOf(hand);
  const words = el("section", { class: "words", "aria-label": t("words") });
  const reveal = button(t("show_hands"), () => { all = !all; draw(); }, { class: "reveal" });
  const back = (by) => () => to(by === 1 ? step - 1 : Math.floor(Math.max(step - 1, 0) / 4) * 4);
  const on = (by) => () => to(by === 1 ? step + 1 : trickOn());
  const buttons = [
    control("|‹", "go_start", () => to(0)),
    control("«", "trick_back", back(4)),
    control("‹", "card_back", back(1)),
    control("›", "card_on", on(1), "primary"),
    control("»", "trick_on", on(4)),
    control("›|", "go_end", () => to(lastStep(hand))),
  ];
  const bar = el("div", { class: "controls", role: "group", "aria-label": t("replay") }, buttons, reveal);
  const node = el("div", { class: "board" }, el("div", { class: "board-left" }, table.node, bar), words);

  function control(sign, name, act, more = "") {
    return button(el("span", { "aria-hidden": "true" }, sign), act, { "aria-label": t(name), title: t(name), class: `control ${more}` });
  }

  function trickOn() {
    const next = (Math.floor(step / 4) + 1) * 4;
    return step < hand.steps.length ? Math.min(next, hand.steps.length) : lastStep(hand);
  }

  function to(wanted) {
    const next = Math.max(0, Math.min(wanted, lastStep(hand)));
    if (next === step) return;
    step = next;
    const at = momentOf(hand, step);
    notePlace(hand.id, at, isEnd(hand, step));
    setAddress(hand.here + at);
    draw();
    announce(spoken());
  }

  /** Go to a moment that the address names. */
  function jump(moment) {
    const found = stepOf(hand, moment);
    if (found === null || found === step) return;
    step = found;
    draw();
    announce(spoken());
  }

  function draw() {
    table.draw(step, { all });
    reveal.textContent = t(all ? "hide_hands" : "show_hands");
    reveal.disabled = isEnd(hand, step);
    buttons.slice(0, 3).forEach((each) => setOff(each, step === 0));
    buttons.slice(3).forEach((each) => setOff(each, step === lastStep(hand)));
    words.replaceChildren(...said());
  }

  /** Mark a control as without use, and leave it in its place for those who go by Tab. */
  function setOff(each, off) { each.setAttribute("aria-disabled", String(off)); }

  function said() {
    if (step === 0) {
      const keys = el("p", { class: "note keys" }, t("keys_replay"));
      return [heading(t("go_start")), rich(hand.about), ...notesAt(0, 0), keys];
    }
    if (isEnd(hand, step)) return [heading(t("go_end")), rich(hand.end)];
    const first = Math.floor((step - 1) / 4) * 4 + 1;
    const { completed } = hand.steps[step - 1];
    const notes = notesAt(first, step);
    return [
      heading(t("trick", { n: (first + 3) / 4 })),
      completed ? el("p", { class: "note" }, t("completed")) : null,
      ...(notes.length ? notes : [nextRemark()]),
    ].filter(Boolean);
  }

  function heading(text) {
    const at = momentOf(hand, step);
    const where = el("a", { href: `#${hand.here}${at}`, class: "where" }, t("moment", { at }));
    const played = step > 0 && !isEnd(hand, step);
    return el("div", { class: "words-head" }, el("h2", {}, text), played ? where : null);
  }

  function notesAt(first, last) {
    return hand.notes.filter((note) => first <= note.step && note.step <= last)
      .map((note) => rich(note.html, "div", { class: note.step === step ? "remark new" : "remark" }));
  }

  function nextRemark() {
    const note = hand.notes.find((each) => each.step > step);
    if (!note) return el("p", { class: "note" }, t("nothing_more"));
    const [before, after] = t("next_remark", { at: "\n" }).split("\n");
    return el("p", { class: "note" }, before, el("a", { href: `#${hand.here}${note.at}` }, note.at), after);
  }

  function spoken() {
    const now = hand.steps[step - 1];
    const remarks = [...words.querySelectorAll(".remark.new")].map((each) => each.textContent);
    if (isEnd(hand, step)) return words.querySelector(".result")?.textContent ?? t("go_end");
    return step === 0 ? t("go_start") : [now.said, now.table, ...remarks].join(" ");
  }

  function key(event) {
    const acts = {
      ArrowRight: on(1), " ": on(1), l: on(1), ArrowLeft: back(1), h: back(1), n: on(4), p: back(4),
      Home: () => to(0), End: () => to(lastStep(hand)), s: () => { if (!isEnd(hand, step)) reveal.click(); },
    };
    const onControl = event.key === " " && event.target instanceof HTMLButtonElement;
    const act = acts[event.key];
    if (!act || onControl) return false;
    act();
    return true;
  }

  step = stepOf(hand, startAt) ?? 0;
  draw();
  return { node, key, jump };
}
