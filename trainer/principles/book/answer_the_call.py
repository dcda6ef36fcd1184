"""Answer partner's call: the highest from three, the lowest from four with exceptions (p. 127)."""

from collections.abc import Iterator

from trainer.principles.claims import Claim, Degree
from trainer.principles.example import Example, Tells
from trainer.principles.principle import Advice, Principle
from trainer.principles.shown import Shown
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.cards import Rank
from trainer.whist.holding import Holding
from trainer.whist.moment import Moment

_THREE = 3


def advise(view: View) -> Advice | None:
    held = tuple(view.hand.suit(view.trumps))
    if view.place != 1 or not held or not view.trumps_to_draw:
        return None
    if not view.called(view.partner) or view.echoed(view.partner):
        return None
    opening = view.first_lead(view.trumps)
    if opening is not None and opening.seat.side is view.me.side:
        why = say("Partner has called for trumps: go on with them.")
        if opening.seat is view.me and len(held) + len(_since(view, opening)) <= _THREE:
            why = say("You answer partner's call from three trumps or fewer: the highest first.")
            return Advice(Holding.of(held[:1]), why)
        return Advice(Holding.of(held), why)
    ranks = {card.rank for card in held}
    high = len(held) < 4 or Rank.ACE in ranks or len(view.hand.honours(view.trumps)) > 2
    high = high or ranks >= {Rank.QUEEN, Rank.KNAVE, Rank.TEN}
    if high:
        why = say("Partner has called for trumps: answer with your highest, whatever it is.")
        return Advice(Holding.of(held[:1]), why)
    why = say("Partner has called for trumps: with four or more answer with the lowest.")
    return Advice(Holding.of(held[-1:]), why)


def infer(view: View, shown: Shown) -> Iterator[Claim]:
    if shown.card.suit is view.trumps:
        yield from _from_three(view, shown)
        return
    partner = shown.seat.partner
    if not shown.leads or not view.called_before(partner, shown.at) or view.echoed(partner):
        return
    if _rounds_before(view, shown.at) > 1:
        return  # trumps have been led twice: he may judge for himself
    words = say("{seat} has not answered the call: he has no trump.", seat=shown.seat)
    lacks = view.out.suit(view.trumps)
    yield Claim(
        shown.seat, shown.at, "answer-the-call", Degree.LIKELY, words, suit=view.trumps, lacks=lacks
    )


def _from_three(view: View, shown: Shown) -> Iterator[Claim]:
    """Yield what the third trump tells of a hand that answered and led on: the highest downwards.

    With four or more the lowest is led, if not at once then after the ace.
    """
    seat, trumps = shown.seat, view.trumps
    opening = view.first_lead(trumps)
    if opening is None or opening.seat is not seat or not view.answers_call(opening):
        return
    own = _since(view, opening)
    if len(own) < _THREE or own[2] != shown:
        return
    first, second, third = own[:_THREE]
    if first.leads and second.leads and first.card.rank > second.card.rank > third.card.rank:
        words = say("{seat} answered from the highest downwards: he had three trumps.", seat=seat)
        lacks = view.out.suit(trumps)
        yield Claim(
            seat, shown.at, "answer-the-call", Degree.LIKELY, words, suit=trumps, lacks=lacks
        )


def _since(view: View, opening: Shown) -> list[Shown]:
    """Return the trumps that the seat which opened them has played, from then on."""
    own = view.played_by(opening.seat, view.trumps)
    return [each for each in own if each.at >= opening.at]


def _rounds_before(view: View, at: Moment) -> int:
    """Return how often trumps had been led at a moment."""
    return sum(each.leads and each.card.suit is view.trumps and each.at < at for each in view.shown)


PRINCIPLE = Principle(
    "answer-the-call",
    advise,
    infer,
    overrides=(
        "lead-from-strongest-suit",
        "avoid-changing-suits",
        "trump-lead-without-strength",
        "analysis-of-leads",
        "no-two-for-one",
        "persist-in-forcing",
        "force-when-strong",
    ),
    examples=(
        Example(
            "SAQ76 HQ9 CQ842",
            "HQ",
            play="A DK D6 D2 D3 / A DA D5 DJ D7 / A D4 D8 H4 H6 / Z",
            trumps="H",
            turned="H6",
        ),
        Example(
            "SA73 H754 DJ952",
            "SA",
            play="A CT CA C2 C6 / Y D3 D6 DK DA / A CJ S2 C3 C4 / Y",
            turned="SQ",
            score=(4, 4),
        ),
        Example(
            "SQT53 DKJ9 CA76",
            "",
            play="A D2 D4 DQ DA / Z C5 C3 CQ C4 / Y H7 HQ H3 HA / A",
            turned="S2",
        ),
    ),
    tells=(
        Tells(
            Example(
                "SAK CJ754",
                "",
                play="A HK H3 H6 H4 / A HQ H5 D4 H7 / A HA H8 D3 CT / Z D2 D6 DA D5 / "
                "Y HJ C6 CA H2 / Z DQ DT D9 DK / B CQ D7 CK C2 / A HT H9",
                trumps="C",
                turned="CA",
            ),
            "A",
            "cards",
            "C",
        ),
    ),
)
