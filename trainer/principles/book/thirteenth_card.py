"""Read a thirteenth card by partner's strength in trumps (p. 133)."""

from trainer.principles.claims import Trait
from trainer.principles.example import Example
from trainer.principles.principle import Advice, Principle
from trainer.principles.ruffing import may_ruff
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    led = view.led
    if led is None or view.place != 3 or not may_ruff(view) or view.winner is not view.partner:
        return None
    if not (view.void(view.left, led.suit) and view.placing.can_have(view.left).suit(view.trumps)):
        return None
    if view.trumps_shown_by(view.partner):
        high = view.heading.highest(view.trumps)
        assert high is not None
        why = say("Partner, strong in trumps, leads what the last hand can trump: play your best.")
        return Advice(Holding.of((high,)), why)
    if not view.claimed(view.partner, Trait.NO_TRUMPS):
        return None
    why = say("Partner is weak in trumps: pass, so that the last hand must lead up to you.")
    return Advice(view.only(view.plain), why)


PRINCIPLE = Principle(
    "thirteenth-card",
    advise,
    overrides=(
        "fourth-hand",
        "fourth-hand-cheaply",
        "trump-doubtful-when-weak",
        "pass-doubtful-when-strong",
        "take-force-with-five",
        "refuse-force-with-four",
        "accept-force-exceptions",
        "echo",
    ),
    examples=(
        Example(
            "DA CA",
            "CA",
            play="A H4 H2 HA H9 / B C4 C3 CT CJ / Y D2 D3 DK D5 / Z S3 S4 ST SA / "
            "B C6 C5 DT C2 / A H5 H3 D4 HJ / B S2 S6 SJ D9 / Y H6 D7 HK H8 / "
            "B C7 CK DQ C9 / A S7 DJ S5 SQ / Y H7 S9 D6 HT / Z SK S8",
            trumps="D",
            turned="DK",
        ),
        Example(
            "HQ D7 CAK",
            "",
            play="A S5 S3 ST SJ / Z S2 S6 SQ C5 / B H3 H2 H7 HJ / Y C2 C6 CQ C3 / "
            "Z D2 D3 DA D4 / Y C7 DJ CJ C8 / Z S4 S7 CT DQ / Y H5 H6 C4 H4 / "
            "Z D5 D9 D6 H8 / A S8",
            trumps="C",
            turned="CQ",
        ),
    ),
)
