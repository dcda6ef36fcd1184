"""The deal and the play of a hand file, held against the laws."""

from collections.abc import Iterable, Iterator

from trainer.records.hand import HandRecord, TrickRecord
from trainer.records.problem import Place, Problem
from trainer.text import count, say
from trainer.whist.cards import Card
from trainer.whist.deal import Deal, turn_up_faults, wrong_size
from trainer.whist.errors import NotHeld, OutOfTurn
from trainer.whist.holding import Holding
from trainer.whist.line import Fault, Line
from trainer.whist.ruleset import SHORT_WHIST
from trainer.whist.seats import SEATS, Seat


def deal_problems(record: HandRecord) -> Iterator[Problem]:
    """Yield what is wrong with the cards dealt, the turn-up, trumps and leader."""
    yield from _setup_problems(record)
    owner: dict[Card, tuple[Seat, Place]] = {}
    whole = record.turn_up is not None
    size = SHORT_WHIST.hand_size if whole else min(map(len, record.deal.hands))
    for seat, hand, place in zip(SEATS, record.deal.hands, record.deal.places, strict=True):
        if len(hand) != size:
            yield Problem(record.path, place, wrong_size(seat, len(hand), size))
        for card in hand:
            if card in owner:
                first, where = owner[card]
                message = say(
                    "{card} is dealt twice: to {first} at line {line}, and to {seat}",
                    card=card,
                    first=first,
                    line=where.line,
                    seat=seat,
                )
                yield Problem(record.path, place, message)
            else:
                owner[card] = seat, place
    if whole and (missing := Holding.of(SHORT_WHIST.pack) - Holding.of(owner)):
        message = say("nobody holds {cards}", cards=missing)
        yield Problem(record.path, record.places["deal"], message)


def _setup_problems(record: HandRecord) -> Iterator[Problem]:
    top = record.places[""]
    if record.turn_up is None:
        if record.trumps is None or record.leader is None:
            message = say("state the turn-up; or, for an ending, both trumps and leader")
            yield Problem(record.path, top, message)
        return
    for key, value in (("trumps", record.trumps), ("leader", record.leader)):
        if value is not None:
            message = say(
                "with a turn-up, {key} follows from it and the dealer: leave it out", key=key
            )
            yield Problem(record.path, record.places[key], message)
    hands = [Holding.of(cards) for cards in record.deal.hands]
    for message in turn_up_faults(hands, record.turn_up, record.dealer or Seat.Z):
        yield Problem(record.path, record.places["turn-up"], message)


def play_problems(record: HandRecord) -> Iterator[Problem]:
    """Yield what is wrong with the numbers of cards and tricks, and cards played twice."""
    yield from _count_problems(record)
    first: dict[Card, TrickRecord] = {}
    for trick in record.play:
        for at, card in enumerate(trick.trick.cards):
            if card in first:
                line = first[card].trick.place.line
                message = say("{card} is played twice (first at line {line})", card=card, line=line)
                yield Problem(record.path, trick.trick.card_place(at), message)
            else:
                first[card] = trick


def law_problems(record: HandRecord, deal: Deal, faults: Iterable[Fault]) -> Iterator[Problem]:
    """Yield the faults of the play, in the words of a checker and with their places."""
    cards = [(trick, at) for trick in record.play for at in range(len(trick.trick.cards))]
    dealt = Holding.of(card for hand in deal.hands for card in hand)
    for fault in faults:
        trick, at = cards[fault.index]
        card, place = trick.trick.cards[at], trick.trick.card_place(at)
        error = fault.error
        if isinstance(error, NotHeld) and card not in dealt:
            yield Problem(record.path, place, say("{card} was dealt to nobody", card=card))
        elif isinstance(error, OutOfTurn) and at == 0:
            message = say(
                "this trick is led by {turn}, not {seat} (Law 62)", turn=error.turn, seat=error.seat
            )
            yield Problem(record.path, trick.trick.place, message)
        elif not isinstance(error, OutOfTurn):
            yield Problem(record.path, place, str(error))


def _count_problems(record: HandRecord) -> Iterator[Problem]:
    size = min(len(hand) for hand in record.deal.hands)
    for number, trick in enumerate(record.play, 1):
        line = trick.trick
        if line.number is not None and line.number != number:
            message = say("this is trick {n}, not {written}", n=number, written=line.number)
            yield Problem(record.path, line.place, message)
        last = number == len(record.play)
        if len(line.cards) > len(SEATS) or (len(line.cards) < len(SEATS) and not last):
            yield Problem(record.path, line.place, _wrong_count(trick))
    if len(record.play) > size:
        place = record.play[size].trick.place
        message = say("the hands have {n} cards, and this is one trick more", n=size)
        yield Problem(record.path, place, message)


def _wrong_count(trick: TrickRecord) -> str:
    cards = count(len(trick.trick.cards), "{n} card", "{n} cards")
    return say("{cards} in one trick; a trick has {n}", cards=cards, n=len(SEATS))


def result_problems(record: HandRecord, line: Line) -> Iterator[Problem]:
    """Yield a problem if the stated result is not what the play comes to."""
    if record.result is None or not line.over:
        return
    made = line.tricks
    if made != (record.result.ab, record.result.yz):
        message = say("by the play AB make {ab} tricks and YZ {yz}", ab=made[0], yz=made[1])
        yield Problem(record.path, record.places["result"], message)
