"""Let the score decide a late finesse: win the one trick wanted, finesse for the game (p. 95)."""

from trainer.principles.example import Example
from trainer.principles.finessing import gap_below, of_sequence
from trainer.principles.needs import Needs, needs_of
from trainer.principles.principle import Advice, Principle
from trainer.principles.ruffing import partners_trick
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.cards import SUITS, Suit
from trainer.whist.holding import Holding

LATE = 7
"""With how many tricks to play a hand counts as late; the number is ours."""


def advise(view: View) -> Advice | None:
    if view.place not in (2, 3) or not view.follows or not view.heading or partners_trick(view):
        return None
    needs = needs_of(view)
    if needs is None or needs.left > LATE:
        return None
    return _no_risk(view) if needs.one_will_do else _to_win(view, needs)


def _no_risk(view: View) -> Advice | None:
    """Advise on the one trick that the score asks for."""
    if not view.sure_to_win:
        return None
    why = say("This one trick is all that the score asks for: win it, and run no risk.")
    return Advice(view.sure_to_win, why)


def _to_win(view: View, needs: Needs) -> Advice | None:
    """Advise on a finesse against one card that, if it succeeds, gives the game or the odd trick.

    It takes two tricks with best and third best; without it the side is sure of one only.
    """
    assert view.led is not None
    top = view.hand.highest(view.led.suit)
    if view.place != 3 or top is None or not view.master(top):
        return None
    low = gap_below(view, top)
    if low is None or low not in view.heading:
        return None
    if _winners_beside(view, view.led.suit) + 2 not in (needs.game, needs.odd):
        return None
    why = say("You need this finesse: without it you fall short of what the score asks.")
    return Advice(Holding.of((of_sequence(view, low),)), why)


def _winners_beside(view: View, led: Suit) -> int:
    """Return the sure tricks of the side outside a suit: its best trumps, and others after them."""
    partners = view.marked_with(view.partner)
    found = 0
    for suit in SUITS:
        if suit is led or (suit is not view.trumps and view.trumps_to_draw):
            continue
        best = sum(map(view.above_theirs, (view.hand | partners).suit(suit)))
        found += min(best, max(view.hand.length(suit), partners.length(suit)))
    return found


PRINCIPLE = Principle(
    "finesse-by-score",
    advise,
    overrides=(
        "third-hand-high",
        "fourth-hand-cheaply",
        "no-finesse-against-weakness",
        "finesse-against-renounce",
        "finesse-ace-queen",
        "finesse-by-trump-strength",
        "finesse-second-and-fourth",
        "finesse-late-weak-lead",
        "third-hand-on-knave",
        "third-hand-on-ten",
        "third-hand-pass-queen",
        "analysis-of-second-hand",
        "lowest-when-not-heading",
    ),
    examples=(
        Example(
            "SAQ CQ84",
            "SA",
            play="A DK D6 D2 D3 / A DA D5 DJ D7 / A D4 D8 H4 H6 / Z HQ HK HA H7 / "
            "Y HJ HT H9 H2 / Y DQ C3 C2 DT / Y D9 C7 S6 S3 / Y H3 S2 S7 S8 / Y S5 S4",
            trumps="H",
            turned="H6",
        ),
        Example(
            "SA6 H8 C87",
            "SA",
            play="A DA D2 D3 D6 / A DJ DK D4 D7 / Y H6 HA H5 HT / B DT H4 D5 CJ / "
            "Z HK HQ H2 S2 / Z CA C2 S8 C3 / Z CK C4 S9 C5 / Z C6 CT H3 C9 / Y SJ S3",
            trumps="H",
            turned="HK",
        ),
        Example(
            "HKJ9 DT7",
            "HJ",
            play="A H7 H5 HA H2 / B C6 CQ CJ C2 / Z S3 S2 SJ SA / B C5 CT S6 C4 / Z S5 S7 "
            "SQ S9 / Y SK C9 S8 D6 / B C3 CK H4 CA / Y S4 C7 ST H6 / B HT H3",
            trumps="C",
            turned="CT",
            score=(4, 4),
        ),
        Example(
            "SK9 CK62",
            "",
            play="A S4 SJ S7 S3 / Y H5 H2 HK HA / A DQ D6 D2 DA / Z H6 H4 HQ H8 / "
            "Y H7 HT H3 HJ / A DJ D7 D3 DT / A D4 D9 DK C4 / Z SA S5 S2 C5 / B CJ CA",
            trumps="C",
            turned="CQ",
        ),
    ),
)
