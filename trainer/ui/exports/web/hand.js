// The page of a hand: its replay and its quiz.

function handView(hand, route) {
  const quiz = route === "quiz" || !data.answers;
  const view = quiz ? quizView(hand) : replayView(hand, route);
  const tab = (name, here, href) =>
    el("a", { href: `#${hand.here}${href}`, "aria-current": here ? "page" : null, class: "tab" }, t(name));
  const tabs = el("nav", { class: "tabs", "aria-label": hand.title }, tab("replay", !quiz, "start"), tab("quiz", quiz, "quiz"));
  const page = hand.page ? t("page", { n: hand.page }) : "";
  const source = [hand.source, page].filter(Boolean).join(", ");
  const head = el("div", { class: "title-row" },
    el("div", {}, el("h1", {}, hand.title), source ? el("p", { class: "note source" }, source) : null),
    data.answers && hand.questions.length ? tabs : null);
  return { ...view, node: el("div", {}, head, view.node), isQuiz: quiz, title: hand.title };
}
