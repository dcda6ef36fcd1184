"""The deal and the play of a hand file, held against the laws."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from trainer.records.hand import HandRecord
from trainer.records.play import TrickLine
from trainer.records.problem import Place, Problem
from trainer.text import count, say
from trainer.whist.cards import Card
from trainer.whist.deal import Deal, turn_up_faults, wrong_size
from trainer.whist.errors import NotHeld, OutOfTurn, Revoke
from trainer.whist.holding import Holding
from trainer.whist.line import Fault, Line, judge
from trainer.whist.ruleset import SHORT_WHIST
from trainer.whist.seats import SEATS, Seat
from trainer.whist.trick import Play

Lines = Sequence[TrickLine]


def size_of(record: HandRecord) -> int:
    """Return how many cards each hand should have: a full one, or what most hands of an ending."""
    if record.turn_up is not None:
        return SHORT_WHIST.hand_size
    sizes = Counter(len(hand) for hand in record.deal.hands)
    return max(sizes.most_common(1)[0][0], 1)


def deal_problems(record: HandRecord) -> Iterator[Problem]:
    """Yield what is wrong with the cards dealt, the turn-up, trumps and leader."""
    yield from _setup_problems(record)
    owner: dict[Card, tuple[Seat, Place]] = {}
    size = size_of(record)
    for seat, hand, place in zip(SEATS, record.deal.hands, record.deal.places, strict=True):
        if len(hand) != size:
            yield Problem(record.path, place, wrong_size(seat, len(hand), size))
        for card in hand:
            if card in owner:
                yield Problem(record.path, place, _twice(card, seat, *owner[card]))
            else:
                owner[card] = seat, place
    if record.turn_up and (missing := Holding.of(SHORT_WHIST.pack) - Holding.of(owner)):
        message = say("nobody holds {cards}", cards=missing)
        yield Problem(record.path, record.places["deal"], message)


def _twice(card: Card, seat: Seat, first: Seat, where: Place) -> str:
    if first is seat:
        return say("{card} stands twice in {seat}'s hand", card=card, seat=seat)
    return say(
        "{card} is dealt twice: to {first} at line {line}, and to {seat}",
        card=card,
        first=first,
        line=where.line,
        seat=seat,
    )


def _setup_problems(record: HandRecord) -> Iterator[Problem]:
    if record.turn_up is None:
        if record.trumps is None or record.leader is None:
            message = say("state the turn-up; or, for an ending, both trumps and leader")
            yield Problem(record.path, record.places[""], message)
        if record.dealer is not None:
            message = say("an ending has a leader and no dealer: leave it out")
            yield Problem(record.path, record.places["dealer"], message)
        return
    if record.trumps is not None:
        message = say("the turn-up fixes trumps: leave 'trumps' out")
        yield Problem(record.path, record.places["trumps"], message)
    if record.leader is not None:
        message = say("with a turn-up the seat after the dealer leads: leave 'leader' out")
        yield Problem(record.path, record.places["leader"], message)
    hands = [Holding.of(cards) for cards in record.deal.hands]
    for message in turn_up_faults(hands, record.turn_up, record.dealer or Seat.Z):
        yield Problem(record.path, record.places["turn-up"], message)


def count_problems(path: Path, lines: Lines, size: int) -> Iterator[Problem]:
    """Yield what is wrong with the numbers of cards and tricks of some play."""
    for number, line in enumerate(lines, 1):
        if line.number is not None and line.number != number:
            message = say("this is trick {n}, not {written}", n=number, written=line.number)
            yield Problem(path, line.place, message)
        short = len(line.cards) < len(SEATS) and number != len(lines)
        if short or len(line.cards) > len(SEATS):
            cards = count(len(line.cards), "{n} card", "{n} cards")
            message = say("{cards} in one trick; a trick has {n}", cards=cards, n=len(SEATS))
            yield Problem(path, line.place, message)
    if len(lines) > size:
        cards = count(size, "{n} card", "{n} cards")
        message = say("each hand has {cards}, and this is one trick more", cards=cards)
        yield Problem(path, lines[size].place, message)


def can_be_judged(lines: Lines, size: int) -> bool:
    """Tell whether the numbers of cards are such that the laws can be held against them."""
    whole = all(len(line.cards) == len(SEATS) for line in lines[:-1])
    return whole and len(lines) <= size and all(len(line.cards) <= len(SEATS) for line in lines)


def judge_lines(
    path: Path, deal: Deal, lines: Lines
) -> tuple[Line | None, Line, tuple[Problem, ...]]:
    """Return the line of some tricks or None, the line as far as it is beyond doubt, and problems.

    A trick whose cards fit another leader is judged as if he had led it, so that one slip of the
    pen is one problem.
    """
    found: list[Problem] = []
    lines = list(lines)
    while True:
        plays = _plays(lines)
        line, faults = judge(deal, plays)
        slip = next((each for each in faults if _is_slip(deal, lines, each)), None)
        if slip is None:
            break
        at, error = slip.index // len(SEATS), slip.error
        assert isinstance(error, OutOfTurn)
        found.append(Problem(path, lines[at].place, _not_led(error)))
        lines[at] = replace(lines[at], leader=error.turn)
    if line is not None:
        return (line if not found else None), line, tuple(found)
    found += _law_problems(path, deal, lines, faults)
    cards = [play.card for play in plays]
    doubted = [cards.index(card) for card in cards if cards.count(card) > 1]
    return None, Line.of(deal, cards[: min(faults[0].index, *doubted, len(cards))]), tuple(found)


def _plays(lines: Lines) -> list[Play]:
    return [
        Play(seat, card)
        for line in lines
        for seat, card in zip(line.leader.round(), line.cards, strict=False)
    ]


def _is_slip(deal: Deal, lines: Lines, fault: Fault) -> bool:
    """Tell whether only the leader of a trick is written wrongly: its cards fit the right one."""
    at, card = divmod(fault.index, len(SEATS))
    if card or not isinstance(fault.error, OutOfTurn):
        return False
    seats = fault.error.turn.round()
    return all(card in deal.hand(seat) for seat, card in zip(seats, lines[at].cards, strict=False))


def _not_led(error: OutOfTurn) -> str:
    return say("this trick is led by {turn}, not {seat} (Law 62)", turn=error.turn, seat=error.seat)


def _law_problems(
    path: Path, deal: Deal, lines: Lines, faults: Sequence[Fault]
) -> Iterator[Problem]:
    cards = [(line, at) for line in lines for at in range(len(line.cards))]
    owner = {card: seat for seat in SEATS for card in deal.hand(seat)}
    first: dict[Card, int] = {}
    for index, (line, at) in enumerate(cards):
        card = line.cards[at]
        if card in first:
            earlier = cards[first[card]][0]
            where = (
                say("first in this trick")
                if earlier is line
                else say("first at line {n}", n=earlier.place.line)
            )
            message = say("{card} is played twice ({where})", card=card, where=where)
            yield Problem(path, line.card_place(at), message)
        first.setdefault(card, index)
    revoked = {fault.index // len(SEATS) for fault in faults if isinstance(fault.error, Revoke)}
    for fault in faults:
        line, at = cards[fault.index]
        card, place, error = line.cards[at], line.card_place(at), fault.error
        if first[card] != fault.index:
            continue
        if card not in owner:
            yield Problem(path, place, say("{card} was dealt to nobody", card=card))
        elif isinstance(error, NotHeld):
            message = say("{error}; {card} is {owner}'s", error=error, card=card, owner=owner[card])
            yield Problem(path, place, message)
        elif not isinstance(error, OutOfTurn):
            yield Problem(path, place, str(error))
        elif not at and fault.index // len(SEATS) - 1 not in revoked:
            yield Problem(path, line.place, _not_led(error))


def result_problems(record: HandRecord, line: Line) -> Iterator[Problem]:
    """Yield a problem if the stated result is not what the play comes to, or cannot be."""
    if record.result is None:
        return
    made, stated = line.tricks, (record.result.ab, record.result.yz)
    place = record.places["result"]
    if sum(stated) != line.deal.size:
        message = say(
            "the result has {n} tricks, and the hand has {m}", n=sum(stated), m=line.deal.size
        )
        yield Problem(record.path, place, message)
    elif line.over and made != stated:
        ab, yz = (count(n, "{n} trick", "{n} tricks") for n in made)
        yield Problem(record.path, place, say("by the play AB make {ab} and YZ {yz}", ab=ab, yz=yz))
    elif made[0] > stated[0] or made[1] > stated[1]:
        message = say("by the play AB have made {ab} already and YZ {yz}", ab=made[0], yz=made[1])
        yield Problem(record.path, place, message)
