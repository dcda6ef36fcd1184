"""A refusal to trump shows no trump, or four and a strong hand (p. 130)."""

from collections.abc import Iterator

from trainer.principles.claims import Claim, Degree, Trait
from trainer.principles.counting import too_full_to_count
from trainer.principles.example import Example, Tells
from trainer.principles.leads_pick import STRONG
from trainer.principles.principle import Principle
from trainer.principles.shown import Shown
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.holding import Holding


def infer(view: View, shown: Shown) -> Iterator[Claim]:
    if shown.follows or shown.card.suit is view.trumps or shown.led.suit is view.trumps:
        return
    best = shown.best
    if shown.place < 3 or shown.winner is shown.seat.partner or best is None:
        return
    if view.void(shown.seat, view.trumps):
        return
    trumped = best.suit is view.trumps
    over = best.above if trumped else view.trumps.mask
    if trumped or _weak(view, shown):
        words = say("{seat} would not trump: he has no trump that could win.", seat=shown.seat)
        yield Claim(
            shown.seat,
            shown.at,
            "infer-refusal",
            Degree.LIKELY,
            words,
            suit=view.trumps,
            lacks=Holding(over & ~shown.gone),
        )
        return
    words = say(
        "{seat} would not trump: he has no trump, or four of them and a strong hand.",
        seat=shown.seat,
    )
    yield Claim(
        shown.seat,
        shown.at,
        "infer-refusal",
        Degree.POSSIBLE,
        words,
        Trait.TRUMPS,
        view.trumps,
    )


def _weak(view: View, shown: Shown) -> bool:
    """Tell whether a player cannot have begun with four trumps, nor have counted the cards."""
    played = len(view.played_by(shown.seat, view.trumps))
    most = view.placing.lengths(shown.seat, view.trumps)[1] + played
    return most < STRONG and too_full_to_count(view, shown)


PRINCIPLE = Principle(
    "infer-refusal",
    infer=infer,
    tells=(
        Tells(
            Example(
                "HJ94 DQ832",
                "",
                play="A S3 S5 S4 S2 / Y CQ C3 C5 C4 / Y CJ CK CA C6 / Z C2 C7 CT H2 / "
                "Y H7 H3 H8 HQ / A H6 HK HA D5 / B",
                trumps="C",
                turned="C5",
            ),
            "Z",
            "strong trumps",
            "C",
        ),
    ),
)
