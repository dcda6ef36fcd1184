"""Place the cards a player could not beat (p. 135)."""

from collections.abc import Iterator

from trainer.principles.claims import Claim, Degree
from trainer.principles.counting import too_full_to_count
from trainer.principles.example import Example, Tells
from trainer.principles.principle import Principle
from trainer.principles.shown import Shown
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.cards import Rank, card
from trainer.whist.holding import EMPTY, Holding


def infer(view: View, shown: Shown) -> Iterator[Claim]:
    best = shown.best
    if not shown.follows and shown.card.suit is view.trumps and shown.heads:
        yield from _trumped(view, shown)
        return
    if shown.place != 4 or not shown.follows or best is None or best.suit is not shown.card.suit:
        return
    if shown.winner is shown.seat.partner:
        return
    if shown.heads:
        between = shown.card.below & best.above
        words = say(
            "{seat}, last to play, won with {card}: no lower card of his would have done.",
            seat=shown.seat,
            card=shown.card,
        )
        lacks = Holding(between & ~shown.gone)
    else:
        words = say("{seat}, last to play, could not beat {card}.", seat=shown.seat, card=best)
        lacks = Holding(best.above & ~shown.gone)
    up = view.sight.turn_up
    if up is not None and shown.seat is view.sight.dealer:
        lacks = lacks.without(up)  # kept on purpose, and where it is all know (p. 114)
    lacks -= _held_up(view, shown)
    sure = too_full_to_count(view, shown) and not _may_show_more(view, shown)
    degree = Degree.MARKED if sure else Degree.LIKELY
    if lacks:
        yield Claim(
            shown.seat,
            shown.at,
            "infer-from-cheap-win",
            degree,
            words,
            suit=shown.card.suit,
            lacks=lacks,
        )


def _trumped(view: View, shown: Shown) -> Iterator[Claim]:
    """Yield what a trump played to a plain suit tells: it is the lowest that wins (p. 112).

    Not early in the hand, unless over another trump: with five or more the fourth best may be
    played (p. 118).
    """
    over = shown.best is not None and shown.best.suit is view.trumps
    if not over and too_full_to_count(view, shown):
        return
    between = shown.card.below & (shown.best.above if over and shown.best else view.trumps.mask)
    lacks = Holding(between & ~shown.gone)
    up = view.sight.turn_up
    if up is not None and shown.seat is view.sight.dealer:
        lacks = lacks.without(up)
    if lacks:
        words = say(
            "{seat} trumped with {card}: no lower trump of his would have done.",
            seat=shown.seat,
            card=shown.card,
        )
        yield Claim(
            shown.seat,
            shown.at,
            "infer-from-cheap-win",
            Degree.LIKELY,
            words,
            suit=view.trumps,
            lacks=lacks,
        )


def _may_show_more(view: View, shown: Shown) -> bool:
    """Tell whether the player may have won with the best to show those under it (pp. 113-114).

    He would have the two next to it as well, so neither can have been dealt to who looks on.
    """
    if not shown.heads or shown.card.above & ~shown.gone:
        return False
    under = tuple(Holding(shown.card.below & ~shown.gone))[:2]
    return len(under) > 1 and not view.dealt & Holding.of(under)


def _held_up(view: View, shown: Shown) -> Holding:
    """Return the ace of a suit of the others, which may be held up with the last trump (p. 103)."""
    suit = shown.card.suit
    opening, trumps = view.first_lead(suit), view.first_lead(view.trumps)
    if shown.heads or opening is None or trumps is None or suit is view.trumps:
        return EMPTY
    theirs = opening.seat.side is not shown.seat.side
    late = shown.round > 1 or trumps.at > shown.at
    return Holding.of((card(suit, Rank.ACE),)) if theirs and not late else EMPTY


PRINCIPLE = Principle(
    "infer-from-cheap-win",
    infer=infer,
    tells=(
        Tells(
            Example("SK983 HK2 DAT4 CK95", "", play="A DK D6 D2 D3 / A", trumps="H", turned="H6"),
            "Z",
            "cards",
            "D",
        ),
    ),
)
