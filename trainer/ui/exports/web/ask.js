// A question: what can be answered is picked or typed, hints are given, the verdict is looked up.

/** Return the verdict on an answer; without answers in the page it is only noted. */
function judge(question, given) {
  return question.verdicts ? (question.verdicts[given] ?? question.otherwise) : { grade: "ungraded" };
}

/**
 * Return the panel of a question: `give` takes an answer from elsewhere, such as a card clicked at
 * the table. `onAnswer(given, hints)` is called once, with an answer that can be given; `onSkip` if
 * the question may be passed over.
 */
function askPanel(question, { onAnswer, onSkip = null, trump = null, title = null }) {
  let hints = 0;
  let chosen = [];
  let open = true;
  const message = el("p", { class: "message", role: "alert" });
  const shownHints = el("div", { class: "hints", "aria-live": "polite" });
  const typed = el("input", {
    type: "text", class: "typed", maxlength: "30", autocomplete: "off", autocapitalize: "none",
    spellcheck: "false", inputmode: question.kind === "number" ? "numeric" : "text",
    "aria-label": typedLabel(question), placeholder: typedLabel(question),
  });
  const form = el("form", { class: "answer-form", onsubmit: submit }, typed,
    el("button", { type: "submit" }, t("answer")));
  const options = el("div", { class: "options" });
  const hintButton = question.hints?.length ? button(t("hint"), hint) : null;
  const skipButton = onSkip
    ? button(t("skip"), () => { if (open) { close(); onSkip(hints); } }) : null;
  const extra = el("div", { class: "extra" }, hintButton, skipButton);
  const node = el("section", { class: "ask" }, title, rich(question.ask, "div", { class: "prompt" }),
    options, form, message, extra, shownHints);
  drawOptions();

  function drawOptions() {
    if (question.kind === "card" && question.cards) {
      options.replaceChildren(cardRow(question.cards, give));
    } else if (question.kind === "pick") {
      options.replaceChildren(...question.options.map((option) => pickButton(option)));
      options.classList.toggle("short", question.options.every((option) => !option.lettered));
    } else if (question.kind === "order") {
      options.replaceChildren(el("p", { class: "note" }, t("choose_order")),
        ...question.options.map((option) => pickButton(option, chosen.indexOf(option.key) + 1)),
        button(t("clear"), () => { chosen = []; refresh(); }));
    }
  }

  function pickButton(option, place = 0) {
    const letter = option.lettered ? el("span", { class: "letter" }, `${option.key})`) : null;
    const number = place ? el("strong", { class: "place" }, `${place}.`) : null;
    return button([letter, rich(option.html, "span"), number],
      () => (question.kind === "order" ? choose(option.key) : give(option.key)),
      { class: "option", "data-key": option.key, "aria-pressed": question.kind === "order" ? String(place > 0) : null });
  }

  function choose(key) {
    chosen = chosen.includes(key) ? chosen.filter((each) => each !== key) : [...chosen, key];
    refresh();
    options.querySelector(`[data-key="${key}"]`).focus();
  }

  function refresh() {
    typed.value = chosen.join("");
    drawOptions();
  }

  function submit(event) {
    event.preventDefault();
    const text = typed.value.trim();
    if (!text) return refuse(typedLabel(question));
    if (question.kind !== "card") return give(text);
    const card = readCard(text, question.legal, trump);
    return card instanceof Error ? refuse(card.message) : give(card);
  }

  function give(answer) {
    if (!open) return;
    const read = readAnswer(question, answer);
    if (read instanceof Error) { refuse(read.message, question.refused?.[answer]); return; }
    close();
    onAnswer(read, hints);
  }

  /** Refuse an answer, which costs nothing. */
  function refuse(text, html = "") {
    message.replaceChildren(html ? rich(html, "span") : text);
    typed.select();
  }

  function close() {
    open = false;
    for (const control of node.querySelectorAll("button, input")) control.disabled = true;
    message.textContent = "";
    form.hidden = true;
    extra.hidden = true;
  }

  function hint() {
    const text = question.hints[hints];
    if (text === undefined) { message.textContent = t("more_none"); return; }
    hints += 1;
    shownHints.append(rich(text, "p", { class: "hint" }));
    shownHints.lastChild.prepend(el("strong", {}, t("hint_is")));
    if (hints === question.hints.length) hintButton.disabled = true;
  }

  /** A letter typed anywhere goes into the field; the arrows go from one choice to the next. */
  function key(event, choices = [...options.querySelectorAll("button")]) {
    if (!open || event.ctrlKey || event.metaKey || event.altKey) return false;
    if ((event.key === "ArrowRight" || event.key === "ArrowLeft") && !(writing(event.target) && typed.value)) {
      if (!choices.length) return false;
      const at = choices.indexOf(document.activeElement);
      const by = event.key === "ArrowRight" ? 1 : -1;
      choices[at < 0 ? (by > 0 ? 0 : choices.length - 1) : (at + by + choices.length) % choices.length].focus();
      return true;
    }
    if (event.key.length === 1 && /[\p{L}\p{N}♠♥♦♣]/u.test(event.key) && !writing(event.target)) {
      typed.focus();
    }
    return false;
  }

  return { node, give, key, isOpen: () => open };
}

function typedLabel(question) {
  const lettered = question.options?.some((option) => option.lettered);
  const names = { card: "type_card", number: "number", order: "type_letters", pick: lettered ? "type_letter" : "answer" };
  return t(names[question.kind]);
}

/** Return an answer in the form in which it is kept, or an Error for one that cannot be given. */
function readAnswer(question, answer) {
  switch (question.kind) {
    case "card": {
      if (question.legal.includes(answer)) return answer;
      return new Error(t("not_held", { card: cardSigns(answer) }));
    }
    case "number":
      return /^\d{1,5}$/.test(answer) ? String(Number(answer)) : new Error(t("no_number"));
    case "order": {
      const letters = answer.toLowerCase().replace(/[^a-z0-9]/g, "");
      const all = question.options.map((option) => option.key).join("");
      return [...letters].sort().join("") === all
        ? letters : new Error(t("no_option", { options: all }));
    }
    default: {
      const word = answer.trim().toLowerCase().replace(/[).]+$/, "");
      const keys = question.options.map((option) => option.key);
      const found = keys.find((key) => key.toLowerCase() === word);
      return found ?? new Error(t("no_option", { options: keys.join(", ") }));
    }
  }
}

/** Return an answer as it is shown. */
function givenShown(question, given) {
  if (question.kind !== "card") return given;
  return el("span", { class: `card ${suitClass(suitOf(given))}` }, cardSigns(given));
}

/** Return the panel of a verdict: what was given, the reason for that very answer, and why. */
function verdictPanel(question, given) {
  const verdict = judge(question, given);
  const you = el("p", { class: "given" }, t("your_answer"), el("strong", {}, givenShown(question, given)));
  if (verdict.grade === "ungraded") {
    return el("section", { class: "verdict ungraded" }, el("p", { class: "judgement" }, t("answer_kept")), you);
  }
  const mark = { best: "✓", good: "○", wrong: "✗" }[verdict.grade];
  return el("section", { class: `verdict ${verdict.grade}` },
    el("p", { class: "judgement" }, el("span", { class: "mark-sign", "aria-hidden": "true" }, mark), ` ${verdict.words}`),
    you, rich(verdict.reason), verdict.grade === "best" ? null : rich(question.right), rich(question.why));
}

/** Return what is shown of a question that was passed over. */
function skippedPanel(question) {
  return el("section", { class: "verdict skipped" }, el("p", { class: "judgement" }, t("passed")),
    question.right ? rich(question.right) : null, question.why ? rich(question.why) : null);
}
