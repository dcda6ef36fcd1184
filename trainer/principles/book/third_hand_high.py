"""Play your highest card third hand, and of a sequence the lowest (p. 92)."""

from collections.abc import Iterator
from itertools import takewhile

from trainer.principles.claims import Claim, Degree, Trait
from trainer.principles.counting import too_full_to_count
from trainer.principles.example import Example, Tells
from trainer.principles.finessing import of_sequence
from trainer.principles.principle import Advice, Principle
from trainer.principles.ruffing import partners_trick
from trainer.principles.shown import Shown
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.cards import Card, Rank, card
from trainer.whist.holding import EMPTY, Holding


def advise(view: View) -> Advice | None:
    led, best = view.led, view.best
    if view.place != 3 or not view.follows or led is None or best is None:
        return None
    top = view.heading.highest(led.suit)
    if top is None:
        return None
    if view.winner is view.partner:
        between = top.below & best.above
        if view.sure(best) or partners_trick(view) or not view.out.bits & between:
            return None
    enough = Holding.of(filter(view.above_theirs, view.heading)).lowest(led.suit)
    why = say("Third hand play your highest, to clear the way for partner's suit.")
    return Advice(Holding.of((enough or of_sequence(view, top),)), why)


def infer(view: View, shown: Shown) -> Iterator[Claim]:
    best = shown.best
    if shown.place != 3 or not shown.follows or best is None or best.suit is not shown.card.suit:
        return
    partners = shown.winner is shown.seat.partner
    beaten = not shown.heads and not partners
    low = not shown.round and shown.card.rank <= Rank.TEN
    low = low and (not partners or shown.led.rank < Rank.TEN)
    weak = low and not (beaten and best.rank >= Rank.KING)  # under these he keeps queen and knave
    lacks = _not_above(view, shown) if shown.heads else EMPTY
    if low and beaten:
        lacks = Holding(best.above)
    if not weak and not lacks:
        return
    yield Claim(
        shown.seat,
        shown.at,
        "third-hand-high",
        Degree.LIKELY,
        _words(shown, best, weak),
        Trait.WEAK if weak else Trait.CARDS,
        shown.card.suit,
        lacks=lacks,
    )


def _words(shown: Shown, best: Card, weak: bool) -> str:
    """Return for a learner what the card told."""
    if weak:
        return say(
            "{seat}, third hand, had nothing better than {card}: he is weak in the suit.",
            seat=shown.seat,
            card=shown.card,
        )
    if shown.heads:
        return say(
            "{seat}, third hand, played {card}: he has no higher, unless in sequence with it.",
            seat=shown.seat,
            card=shown.card,
        )
    return say("{seat}, third hand, could not beat {best}.", seat=shown.seat, best=best)


def _not_above(view: View, shown: Shown) -> Holding:
    """Return the higher cards that are not his: those that make no sequence with the card.

    Not where he may have finessed: with ace and queen at first, with the knave and lower in the
    second round, or when he could count the cards (pp. 92-94).
    """
    suit, rank = shown.card.suit, shown.card.rank
    best = shown.best
    if best is None or best.suit is not suit or not too_full_to_count(view, shown):
        return EMPTY
    if shown.round and rank < (Rank.QUEEN if shown.round == 1 else Rank.TEN):
        return EMPTY
    since = (s.card for s in view.played_by(shown.seat, suit) if s.at > shown.at)
    able = view.placing.can_have(shown.seat) | Holding.of(since)
    above = Holding(shown.card.above & ~shown.gone)
    touching = Holding.of(takewhile(able.__contains__, reversed(tuple(above))))
    if not shown.round and card(suit, Rank.QUEEN) in touching.with_card(shown.card):
        touching = touching.with_card(card(suit, Rank.ACE))
    return above - touching


PRINCIPLE = Principle(
    "third-hand-high",
    advise,
    infer,
    overrides=(
        "echo",
        "call-for-trumps",
    ),
    examples=(
        Example("SK7 HKQ65 DQ875 CJ94", "DQ", play="A D2 D4", turned="S2"),
        Example("SQT5 HJ85 DAQ32 CAJ3", "CA", play="A C4 C6", turned="S3"),
        Example(
            "ST852 H86 DT2 CJ9863", "ST", play="A S6 S7", trumps="D", turned="DA", score=(0, 3)
        ),
        Example(
            "HA65 DJ6",
            "H5",
            play="A S4 S5 S9 ST / Z SQ SK SA S7 / Y H7 H8 HQ HJ / Z D3 D7 DA D4 / Y DT DK D5 D8 / "
            "B CQ C8 CK C3 / A CA C4 C2 C9 / A SJ C6 S6 H4 / Y H2 H3",
            trumps="C",
            turned="C8",
            score=(0, 4),
        ),
        Example(
            "SKQJ4 HQJ9 DQJ5 C87", "C8", play="A D2 DA D3 D4 / Y C3 C6", trumps="C", turned="C7"
        ),
        Example("S84 HA753 DJ852 CQ72", "", play="A SA S5", trumps="C", turned="CJ", score=(2, 0)),
    ),
    tells=(
        Tells(
            Example("SAT863 HK63 DAT CAQ4", "", play="A S4 SJ S7", trumps="C", turned="CQ"),
            "B",
            "weak suit",
            "S",
        ),
        Tells(
            Example("ST9 H843 DAJ85 CKQ82", "", play="A S6 SK S4", trumps="H", turned="H8"),
            "B",
            "cards",
            "S",
        ),
    ),
)
