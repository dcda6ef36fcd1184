"""Lead a losing card to place the lead (p. 151)."""

from trainer.principles.example import Example
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.cards import Card, Suit
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    if view.place != 1 or len(view.hand) > FEW or len(view.hand) < 3:
        return None
    cards = Holding.of(
        card
        for suit in view.plain
        if _tenace(view, suit)
        for card in view.legal
        if card.suit is not suit and _puts_in(view, card, suit)
    )
    if not cards:
        return None
    why = say("Lose this trick to the hand that must then lead up to your best and third best.")
    return Advice(cards, why)


FEW = 5
"""With how many cards in hand the others can be counted; the number is ours."""


def _tenace(view: View, suit: Suit) -> bool:
    """Tell whether the seat has best and third best of a suit."""
    return view.hand.tenace(suit, view.sight.gone) and bool(view.masters.suit(suit))


def _puts_in(view: View, card: Card, suit: Suit) -> bool:
    """Tell whether a card loses to an adversary who has nothing else than a suit to lead."""
    better = Holding(view.out.bits & card.above)
    for seat in (view.left, view.right):
        able = view.likely_with(seat)
        if not better & view.placed_with(seat) or able.bits & ~(suit.mask | card.suit.mask):
            continue
        middle = Holding(view.out.bits & _under_best(view, suit))
        return seat is view.left or not middle - able
    return False


def _under_best(view: View, suit: Suit) -> int:
    """Return the cards between best and third best of a suit, as a mask."""
    best, third = tuple(view.hand.suit(suit))[:2]
    return best.below & third.above


PRINCIPLE = Principle(
    "lead-losing-card",
    advise,
    overrides=(
        "lead-from-strongest-suit",
        "avoid-changing-suits",
        "analysis-of-leads",
        "return-by-number",
        "draw-trumps",
        "trump-lead-without-strength",
        "no-force-weak-adversary",
        "lowest-of-winning-trumps",
        "do-not-force-when-weak",
        "no-two-for-one",
        "lead-up-to-weakness",
    ),
    examples=(
        Example(
            "SAQ H9 C8",
            "C8",
            play="A DK D8 D5 D4 / A DA DQ DJ D7 / A ST S3 SJ S2 / B H3 H7 HJ H5 / "
            "A H4 H6 HK H8 / B HA HT H2 S4 / B C2 C3 CK CA / Y CQ C6 C7 C5 / "
            "Y C4 CJ CT D2 / B",
            trumps="H",
            turned="HT",
        ),
        Example(
            "CKT82",
            "",
            play="A D2 D4 DQ DA / Z C5 C3 CQ C4 / Y H7 HQ H3 HA / A S3 S4 SK S2 / "
            "B S7 S8 ST SA / Y H8 HK HT C6 / B D5 D3 DJ D6 / A SQ S6 D7 S9 / "
            "A DK DT D8 SJ / Z",
            turned="S2",
        ),
    ),
)
