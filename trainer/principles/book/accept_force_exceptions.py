"""Take the force when holding up cannot answer (pp. 130-131)."""

from trainer.principles.example import Example
from trainer.principles.leads_pick import STRONG
from trainer.principles.principle import Advice, Principle
from trainer.principles.ruffing import may_ruff, partners_trick, trumps_kept
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    led = view.led
    if led is None or not may_ruff(view) or trumps_kept(view) != STRONG or partners_trick(view):
        return None
    if not (_wanted(view) or _commanded(view)):
        return None
    why = say("Partner means you to trump, or they command the suit: take the force.")
    return Advice(Holding(view.heading.bits & view.trumps.mask), why)


def _wanted(view: View) -> bool:
    """Tell whether partner leads a loser of a suit of which he knows the seat to be void."""
    led = view.led
    if led is None or view.place != 3 or not view.out.bits & led.above:
        return False
    return any(
        shown.seat is view.me and shown.led.suit is led.suit and not shown.follows
        for shown in view.shown
    )


def _commanded(view: View) -> bool:
    """Tell whether the adversaries have shown that the whole of the suit led is theirs."""
    led, best = view.led, view.best
    if led is None or best is None or view.rounds(led.suit) < 3 or not view.master(best):
        return False
    return view.winner is not view.partner and view.void(view.partner, led.suit)


PRINCIPLE = Principle(
    "accept-force-exceptions",
    advise,
    overrides=(
        "refuse-force-with-four",
        "pass-doubtful-when-strong",
    ),
    examples=(
        Example(
            "SKJ5 DQ7 CQ",
            "CQ",
            play="A C3 C6 CK C4 / B CA C8 C5 C7 / B DK D6 D5 D8 / B C2 C9 CT CJ / "
            "Y H4 H3 HA H2 / Z HJ H8 H9 H6 / Z H5 HQ HK H7 / Y HT ST S6",
            trumps="C",
            turned="C9",
        ),
        Example(
            "SJ93 DQ CA",
            "DQ",
            play="A S6 S7 ST SA / Z HT H5 HA H6 / Y D4 D2 DA D8 / Z D5 DJ DK DT / "
            "Y H9 H8 H3 HQ / A D9 D6 S2 D3 / A SQ SK S5 S4 / Y H2 C3 HJ H7 / Z HK",
            trumps="D",
            turned="DA",
            score=(0, 3),
        ),
        Example(
            "D85 CJT75",
            "",
            play="A S4 SJ S7 S3 / Y H5 H2 HK HA / A DQ D6 D2 DA / Z H6 H4 HQ H8 / "
            "Y H7 HT H3 HJ / A DJ D7 D3 DT / A D4 D9 DK C4 / Z SA S5 S2",
            trumps="C",
            turned="CQ",
        ),
    ),
)
