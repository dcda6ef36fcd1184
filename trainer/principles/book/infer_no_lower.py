"""A player who does not head the trick has no lower card, if he is not calling (p. 84)."""

from collections.abc import Iterator

from trainer.principles.claims import Claim, Degree
from trainer.principles.example import Example, Tells
from trainer.principles.principle import Principle
from trainer.principles.shown import Shown
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.cards import Rank
from trainer.whist.holding import Holding


def infer(view: View, shown: Shown) -> Iterator[Claim]:
    if shown.leads or not _thrown(view, shown):
        return
    lower = Holding(shown.card.below & ~shown.gone)
    up = view.sight.turn_up
    if up is not None and shown.seat is view.sight.dealer:
        lower = lower.without(up)  # kept on purpose, and where it is all know (p. 114)
    if not lower:
        return
    degree = Degree.POSSIBLE if _for_partner(view, shown) else Degree.LIKELY
    names = {"seat": shown.seat, "card": shown.card}
    if shown.follows:
        words = say("{seat} played {card}: he has none lower, unless he is calling.", **names)
    else:
        words = say("{seat} threw {card}: he has none lower, unless he is calling.", **names)
    yield Claim(
        shown.seat,
        shown.at,
        "infer-no-lower",
        degree,
        words,
        suit=shown.card.suit,
        lacks=lower,
    )


def _thrown(view: View, shown: Shown) -> bool:
    """Tell whether a card was played without trying for the trick.

    A high card may be discarded to show command (p. 113); second hand a card from the nine down is
    the lowest, and is put on to win only where it ends a sequence or fills a gap (pp. 82-83, 89).
    """
    if not shown.follows:
        return shown.card.suit is not view.trumps and shown.card.rank < Rank.QUEEN
    return not shown.heads or (shown.place == 2 and shown.card.rank < Rank.TEN)


def _for_partner(view: View, shown: Shown) -> bool:
    """Tell whether the card may be kept for partner's sake: in his suit, or to echo his trumps.

    In a plain suit the way is cleared for what is long, and its command given up (pp. 96-100). An
    echo is made in the first round, and not by who has since played a higher trump (p. 128).
    """
    suit = shown.card.suit
    opening = view.first_lead(suit)
    if opening is None or opening.seat is not shown.seat.partner:
        return False
    if suit is not view.trumps:
        if shown.card.rank >= Rank.QUEEN:
            return shown.winner is not shown.seat.partner
        return opening.card.rank is Rank.ACE or shown.round > 1
    return not shown.round and not any(
        later.at > shown.at and later.card.rank > shown.card.rank
        for later in view.played_by(shown.seat, suit)
    )


PRINCIPLE = Principle(
    "infer-no-lower",
    infer=infer,
    tells=(
        Tells(
            Example(
                "S84 HA753 DJ852 CQ72", "", play="A SA S5", trumps="C", turned="CJ", score=(2, 0)
            ),
            "Y",
            "cards",
            "S",
        ),
    ),
)
