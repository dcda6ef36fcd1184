// Cards: their faces, their names, and how they are typed.

const SUITS = ["S", "H", "D", "C"];
const AS_TEXT = "\uFE0E"; // no coloured picture in place of the suit sign

function suitOf(card) { return card[0]; }
function rankOf(card) { return card[1]; }

/** Return a card as it is spoken: queen of diamonds. */
function cardName(card) {
  return t("card", { rank: data.words.ranks[rankOf(card)], suit: data.words.suits[suitOf(card)] });
}

/** Return a card in signs: ♦Q. */
function cardSigns(card) {
  return suitSign(suitOf(card)) + data.words.rank_signs[rankOf(card)];
}

function suitSign(suit) { return data.words.suit_signs[suit] + AS_TEXT; }

function suitClass(suit) {
  return { S: "spades", H: "hearts", D: "diamonds", C: "clubs" }[suit];
}

/** Return the inside of a card: its corner and the sign in the middle. */
function faceParts(card) {
  const corner = el("span", { class: "corner" },
    el("span", { class: "rank" }, data.words.rank_signs[rankOf(card)]),
    el("span", { class: "sign" }, suitSign(suitOf(card))));
  return [corner, el("span", { class: "pip" }, suitSign(suitOf(card)))];
}

/** Return a card that is looked at. */
function face(card, more = "") {
  return el("span",
    { class: `face ${suitClass(suitOf(card))} ${more}`, role: "img", "aria-label": cardName(card) },
    faceParts(card).map(quiet));
}

/** Return a card that can be played. */
function cardButton(card, onPlay, more = "") {
  return button(faceParts(card).map(quiet), () => onPlay(card), {
    class: `face ${suitClass(suitOf(card))} ${more}`,
    "aria-label": t("play_card", { card: cardName(card) }),
    "data-card": card,
  });
}

function quiet(node) {
  node.setAttribute("aria-hidden", "true");
  return node;
}

/** Return cards side by side, each looked at or, with `onPlay`, to be played. */
function cardRow(cards, onPlay = null, more = () => "") {
  const make = (card) => (onPlay ? cardButton(card, onPlay, more(card)) : face(card, more(card)));
  const rows = SUITS.map((suit) => cards.filter((card) => suitOf(card) === suit));
  const groups = rows.filter((row) => row.length).map((row) =>
    el("span", { class: "suit-group" }, row.map(make)));
  return el("div", { class: "card-row" }, groups);
}

/** Return cards suit by suit, ♠ K 7, one under another or in a row. */
function suitLines(cards, inRow = false) {
  return el("ul", { class: inRow ? "suit-lines in-row" : "suit-lines" }, SUITS.map((suit) => {
    const ranks = cards.filter((card) => suitOf(card) === suit)
      .map((card) => data.words.rank_signs[rankOf(card)]);
    return el("li", {},
      el("span", { class: `card ${suitClass(suit)}`, role: "img", "aria-label": data.words.suits[suit] },
        suitSign(suit)),
      " ", ranks.join(" ") || "–");
  }));
}

/** Return cards as they were played: each with its seat, the winner's marked. */
function playsRow(plays) {
  return el("div", { class: "plays" }, plays.map((play) =>
    el("span", { class: "play" }, el("strong", {}, play.seat), face(play.card, play.wins ? "small winning" : "small"),
      play.wins ? el("span", { class: "star", "aria-hidden": "true" }, "★") : null)));
}

/** Return the card that was typed, or an Error that tells what is wrong with it. */
function readCard(typed, among, trump) {
  const { typed_suits: suits, typed_ranks: ranks } = data.words;
  const words = typed.replace(/[\uFE0E\uFE0F.,;!]/g, " ").toUpperCase()
    .split(/[\s_-]+/).filter((word) => word && word !== "THE" && word !== "OF")
    .map((word) => (trump && /^TRUMPS?$/.test(word) ? trump : word));
  const joined = words.join("");
  for (let cut = 1; cut < joined.length; cut += 1) {
    const [first, second] = [joined.slice(0, cut), joined.slice(cut)];
    if (suits[first] && ranks[second]) return suits[first] + ranks[second];
    if (ranks[first] && suits[second]) return suits[second] + ranks[first];
  }
  if (!suits[joined] && !ranks[joined]) return new Error(t("no_card", { text: `“${typed}”` }));
  const fits = among.filter((card) =>
    suitOf(card) === suits[joined] || rankOf(card) === ranks[joined]);
  if (fits.length === 1) return fits[0];
  const name = fits.length ? "fits_many" : "fits_none";
  return new Error(t(name, { text: `“${typed}”`, cards: fits.map(cardSigns).join(" ") }));
}
