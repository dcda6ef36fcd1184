// The quiz: the play goes on until a question is due, and waits there for the answer.

function quizView(hand) {
  let questions = hand.questions;
  let round = 1;
  let answers = []; // one of { question, grade, hints } for each question done
  let step = 0;
  let asking = null;
  const table = tableOf(hand);
  const words = el("section", { class: "words", "aria-label": t("words") });
  const node = el("div", { class: "board quiz" }, el("div", { class: "board-left" }, table.node), words);

  resume();
  introduce();

  /** Take up the last quiz where it was left; a quiz that was finished begins anew. */
  function resume() {
    const given = answersOf(hand.id).filter((answer) => answer.set_version === data.version);
    const latest = Math.max(0, ...given.map((answer) => answer.round));
    const last = given.filter((answer) => answer.round === latest);
    const done = [];
    for (const question of questions) {
      const answer = last.find((each) => each.question === question.id);
      if (!answer) break;
      done.push({ question, grade: answer.grade, hints: answer.hints });
    }
    round = latest === 0 ? 1 : latest + 1;
    if (latest > 0 && done.length && done.length < questions.length) {
      answers = done;
      round = latest;
      step = done[done.length - 1].question.step;
    }
  }

  function introduce() {
    table.draw(step);
    const left = t("quiz_left", { n: answers.length, all: questions.length });
    words.replaceChildren(...[
      el("h2", {}, t("quiz")), rich(hand.about),
      ...(answers.length ? [] : notesBetween(null, { order: 1 }).map((note) => note.node)),
      el("p", { class: "note" }, left), el("p", { class: "note" }, t("keys_quiz")),
      kept ? null : el("p", { class: "warning" }, t("not_kept")),
      button(t(answers.length ? "go_on" : "start_quiz"), ask, { class: "primary" }),
      answers.length ? button(t("begin_again"), () => begin(hand.questions, round + 1)) : null,
    ].filter(Boolean));
  }

  function begin(some, as) {
    questions = some;
    round = as;
    answers = [];
    step = 0;
    ask();
  }

  function ask() {
    const question = questions[answers.length];
    if (!question) { finish(); return; }
    step = question.step;
    const before = answers[answers.length - 1]?.question ?? null;
    const title = el("h2", {}, t("question_of", { n: answers.length + 1, all: questions.length }));
    asking = askPanel(question, {
      title, trump: hand.trump,
      onAnswer: (given, hints) => answered(question, given, hints),
      onSkip: (hints) => answered(question, null, hints),
    });
    const led = ledUpBy(before, question);
    words.replaceChildren(asking.node, ...(led.length ? [el("hr"), ...led] : []));
    table.draw(step, question.kind === "card" ? { onPlay: asking.give, legal: question.legal } : {});
    words.scrollTop = 0;
    focusOn(title);
    const now = hand.steps[step - 1];
    announce([now?.table, asking.node.querySelector(".prompt").textContent].filter(Boolean).join(" "));
  }

  function notesBetween(before, question) {
    const from = before ? before.order : 0;
    return hand.notes.filter((note) => from <= note.order && note.order < question.order)
      .map((note) => ({ trick: Math.floor(note.order / 10), node: remark(note) }));
  }

  /** Return a remark to be read alone: in a quiz the play is not jumped about in. */
  function remark(note) {
    const node = rich(note.html, "div", { class: "remark" });
    for (const link of node.querySelectorAll('a[href^="#"]')) link.replaceWith(...link.childNodes);
    return node;
  }

  /** Return the tricks made since the question before, each with what was said of it. */
  function ledUpBy(before, question) {
    const notes = notesBetween(before, question);
    const parts = [];
    const first = Math.max(Math.floor((before?.order ?? 0) / 10) - 1, 0);
    for (let trick = first; trick <= question.step / 4; trick += 1) {
      const cards = hand.steps.slice(trick * 4, trick * 4 + 4);
      const last = trick * 4 + 4;
      if (cards.length === 4 && last <= question.step && last > (before?.step ?? 0)) {
        parts.push(el("h3", {}, t("trick", { n: trick + 1 })),
          playsRow(cards.map((each) => ({ ...each, wins: each.seat === cards[3].winning }))));
      }
      parts.push(...notes.filter((note) => note.trick === trick + 1).map((note) => note.node));
    }
    return [...notes.filter((note) => note.trick === 0).map((note) => note.node), ...parts];
  }

  function answered(question, given, hints) {
    const grade = given === null ? "skipped" : judge(question, given).grade;
    noteAnswer(hand.id, question.id, given ?? "", grade, hints, round);
    answers.push({ question, grade, hints });
    table.draw(step);
    const panel = given === null ? skippedPanel(question) : verdictPanel(question, given);
    const onward = onwardButtons();
    words.replaceChildren(asking.node, panel, onward);
    announce(panel.textContent);
    onward.firstChild.focus({ preventScroll: true });
    panel.scrollIntoView({ block: "nearest" });
  }

  function onwardButtons() {
    return el("div", { class: "row onward" }, button(t("go_on"), ask, { class: "primary" }),
      button(t("card_on"), oneCard, { class: "one-card" }));
  }

  /** Lay down one card of the play; at the next question, ask it. */
  function oneCard() {
    const due = questions[answers.length]?.step ?? lastStep(hand);
    if (step + 1 >= due) { ask(); return; }
    step += 1;
    asking = null;
    table.draw(step);
    const { at, said, table: standing } = hand.steps[step - 1];
    const trick = Math.floor((step - 1) / 4) + 1;
    const shown = { order: trick * 10 + (step % 4 === 0 ? 6 : (step % 4) + 1) };
    const before = answers[answers.length - 1].question;
    const notes = notesBetween(before, shown).filter((note) => note.trick === trick);
    const onward = onwardButtons();
    words.replaceChildren(el("h2", {}, t("trick", { n: trick })), el("p", { class: "note" }, t("moment", { at })),
      ...notes.map((note) => note.node), onward);
    onward.lastChild.focus({ preventScroll: true });
    announce(`${said} ${standing}`);
  }

  function finish() {
    asking = null;
    step = lastStep(hand);
    table.draw(step);
    const title = el("h2", {}, t("quiz_done"));
    const missed = answers.filter(({ grade }) => grade === "wrong" || grade === "skipped");
    const again = missed.map(({ question }) => question);
    words.replaceChildren(...[
      title, data.answers ? el("p", { class: "result" }, t("best_of", tally())) : el("p", {}, t("answer_kept")),
      missed.length && data.answers ? button(t("missed_again"), () => begin(again, 0), { class: "primary" }) : null,
      button(t("results"), openResults),
      ...(again.length && data.answers ? lookAgain(again) : []),
      hand.end ? rich(hand.end) : null,
    ].filter(Boolean));
    focusOn(title);
    announce(words.querySelector(".result, p").textContent);
  }

  function lookAgain(questions) {
    const items = questions.map((question) =>
      el("li", {}, el("a", { href: `#${hand.here}${question.at}` }, question.at), " ", question.turns_on));
    return [el("h3", {}, t("to_look_at")), el("ul", { class: "look-again" }, items)];
  }

  function tally() {
    const number = (grade) => answers.filter((answer) => answer.grade === grade).length;
    return { best: number("best"), good: number("good"), wrong: number("wrong"), skipped: number("skipped"), n: answers.length };
  }

  function key(event) {
    if (asking?.isOpen()) {
      const cards = [...table.node.querySelectorAll("button.face:not(.barred)")];
      return cards.length ? asking.key(event, cards) : asking.key(event);
    }
    const next = words.querySelector(".one-card");
    if (event.key !== "ArrowRight" || !next) return false;
    next.click();
    return true;
  }

  return { node, key };
}
