// The table: four hands round it, the trick in the middle, one seat nearest the reader.

const SEATS = ["A", "Y", "B", "Z"];
const PLACES = ["bottom", "left", "top", "right"];

/** Return the steps of a hand: none, one for each card, and one past the last for the end. */
function lastStep(hand) { return hand.steps.length + (hand.end ? 1 : 0); }

function isEnd(hand, step) { return hand.end !== "" && step > hand.steps.length; }

/** Return the moment that a step shows. */
function momentOf(hand, step) {
  if (step <= 0) return "start";
  return isEnd(hand, step) ? "end" : hand.steps[step - 1].at;
}

/** Return the step that shows a moment, or null if the play does not reach it. */
function stepOf(hand, moment) {
  if (moment === "start" || moment === "") return 0;
  if (moment === "end") return lastStep(hand);
  const card = moment.includes(".") ? moment : `${moment}.4`;
  const at = hand.steps.findIndex((step) => step.at === card);
  return at < 0 ? null : at + 1;
}

/** Return the cards of a seat at a step; at the end, as they were dealt. Null if not known. */
function heldBy(hand, seat, step) {
  const dealt = hand.deal[seat];
  if (!dealt || isEnd(hand, step)) return dealt ?? null;
  const gone = hand.steps.slice(0, step).filter((each) => each.seat === seat).map((each) => each.card);
  return dealt.filter((card) => !gone.includes(card));
}

function leftWith(hand, seat, step) {
  if (isEnd(hand, step)) return hand.size;
  return hand.size - hand.steps.slice(0, step).filter((each) => each.seat === seat).length;
}

/** Return the cards of the trick that is shown at a step, in order. */
function trickAt(hand, step) {
  if (step <= 0 || isEnd(hand, step)) return [];
  return hand.steps.slice(Math.floor((step - 1) / 4) * 4, step);
}

/** Return whose turn it is after a step, or null. */
function turnAt(hand, step) {
  if (isEnd(hand, step) || step >= hand.size * 4) return null;
  const trick = trickAt(hand, step);
  if (step === 0) return hand.steps[0]?.seat ?? hand.leader;
  if (trick.length === 4) return trick[3].winning;
  return SEATS[(SEATS.indexOf(trick[trick.length - 1].seat) + 1) % 4];
}

/**
 * Return the table of a hand. `draw(step, options)` lays it out: `all` shows every hand, `onPlay`
 * makes the student's cards buttons, and `legal` are those that may be played.
 */
function tableOf(hand) {
  const places = SEATS.map((_, at) => SEATS[(SEATS.indexOf(hand.student) + at) % 4]);
  const seats = places.map((_, at) => el("div", { class: `seat ${PLACES[at]}`, role: "group" }));
  const trick = el("div", { class: "trick", role: "group", "aria-label": t("on_table") });
  const facts = el("div", { class: "facts-line" });
  const felt = el("div", { class: "felt" }, ...seats.slice(1), trick, seats[0]);
  const node = el("section", { class: "table", "aria-label": t("table") }, felt, facts);

  function draw(step, { all = false, onPlay = null, legal = null } = {}) {
    places.forEach((seat, at) => drawSeat(seats[at], seat, step, { all, onPlay, legal }));
    drawTrick(step);
    const last = hand.steps[Math.min(step, hand.steps.length) - 1];
    const trump = suitSign(hand.trump) + "\u00a0" + data.words.suits[hand.trump];
    const words = [
      el("p", {}, isEnd(hand, step) ? t("hands_as_dealt") : last?.table ?? t("leads", { seat: turnAt(hand, 0) })),
      el("p", {}, t("taken", { made: last?.made ?? "AB\u00a00, YZ\u00a00" })),
      el("p", {}, t("trumps", { suit: trump })
        + (hand.turn_up ? ` (${t("turned_up", { card: cardSigns(hand.turn_up) })})` : "")),
    ];
    facts.replaceChildren(...words);
  }

  function drawSeat(block, seat, step, { all, onPlay, legal }) {
    const roles = [
      seat === hand.dealer && hand.turn_up ? t("dealer") : null,
      seat === hand.student ? t("you") : null,
    ].filter(Boolean);
    const turn = turnAt(hand, step) === seat;
    const role = roles.length ? ` (${roles.join(", ")})` : "";
    const title = quiet(el("p", { class: "seat-name" }, turn ? "▸ " : null, el("strong", {}, seat), role));
    block.setAttribute("aria-label", seat + role + (turn ? `, ${t("in_turn")}` : ""));
    block.classList.toggle("in-turn", turn);
    const cards = heldBy(hand, seat, step);
    if (seat === hand.student && cards) {
      const may = (card) => (legal && !legal.includes(card) ? "barred" : "");
      block.replaceChildren(title, cardRow(cards, onPlay, may));
    } else if (cards && (all || isEnd(hand, step))) {
      block.replaceChildren(title, suitLines(cards, block.classList.contains("top")));
    } else {
      const left = leftWith(hand, seat, step);
      const backs = Array.from({ length: left }, () => el("span", { class: "back" }));
      block.replaceChildren(title, el("div", { class: "backs", "aria-hidden": "true" }, backs),
        el("p", { class: "note" }, t(left === 1 ? "card_left" : "cards_left", { n: left })));
    }
  }

  function played(seat, card, wins) {
    const shown = face(card, wins ? "winning" : "");
    shown.setAttribute("aria-label", `${seat}: ${cardName(card)}`);
    return [shown, wins ? quiet(el("span", { class: "star" }, "★")) : null];
  }

  function drawTrick(step) {
    const cards = trickAt(hand, step);
    const winning = cards[cards.length - 1]?.winning;
    const empty = SEATS.filter((seat) => !cards.some((each) => each.seat === seat));
    const spot = (seat, ...inside) => el("div", { class: `spot ${PLACES[places.indexOf(seat)]}` }, inside);
    trick.replaceChildren(
      ...cards.map(({ seat, card }) => spot(seat, played(seat, card, seat === winning))),
      ...empty.map((seat) => spot(seat)));
  }

  return { node, draw };
}
