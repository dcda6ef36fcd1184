"""A question in its place: the position it is asked in, and its answer."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from trainer.principles.calls import has_called
from trainer.records.fields import Entry
from trainer.records.question import QuestionRecord
from trainer.text import say
from trainer.whist.cards import Card
from trainer.whist.holding import EMPTY, Holding
from trainer.whist.line import Line
from trainer.whist.moment import Moment
from trainer.whist.position import Position
from trainer.whist.seats import SEATS, Seat

YES, NO = "yes", "no"


@dataclass(frozen=True, slots=True)
class Question:
    """One question of a hand, ready to be asked.

    For a card question `best`, `also` and `wrong` hold the cards with the reason for each, and
    `played` is the card that was played, which need not be the best; `sourced` tells whether the
    play is from a book. For the other kinds `answer`
    is what the deal says, and `options` what may be answered. It is not `graded` in a copy without
    answers.
    """

    id: str
    kind: str
    at: Moment
    seat: Seat
    position: Position = field(repr=False)
    ask: str = ""
    best: Holding = EMPTY
    also: Mapping[Card, str] = field(default_factory=dict)
    wrong: Mapping[Card, str] = field(default_factory=dict)
    answer: str = ""
    options: tuple[str, ...] = ()
    principle: str | None = None
    page: int | None = None
    hints: tuple[str, ...] = ()
    why: str = ""
    played: Card | None = None
    sourced: bool = False
    graded: bool = True

    @property
    def book_errs(self) -> bool:
        """Tell whether the card that was played is not among the best."""
        return self.played is not None and self.played not in self.best

    @property
    def is_card(self) -> bool:
        """Tell whether the question is which card to play."""
        return self.kind == "card"


def seat_of(record: QuestionRecord, position: Position, student: Seat) -> Seat:
    """Return who is asked: the seat in turn for a card, or else the one named, or the student."""
    return record.seat or (position.turn if record.kind == "card" else student)


def answer_of(record: QuestionRecord, position: Position) -> str:
    """Return what the deal says to a question of knowledge; empty if nothing does."""
    if record.kind == "who-holds" and record.card is not None:
        holds = (seat for seat in SEATS if record.card in position.hand(seat))
        return next((seat.value for seat in holds), "")
    if record.kind == "how-many" and record.suit is not None and record.of is not None:
        return str(position.hand(record.of).length(record.suit))
    if record.kind == "has-called" and record.of is not None:
        tricks = (*position.tricks, position.trick)
        return YES if has_called(record.of, tricks, position.deal.trumps) else NO
    return ""


def options_of(record: QuestionRecord, position: Position, asked: Seat) -> tuple[str, ...]:
    """Return what may be answered to a question of knowledge."""
    if record.kind == "who-holds":
        return tuple(seat.value for seat in SEATS if seat is not asked)
    if record.kind == "how-many":
        return tuple(str(n) for n in range(position.deal.size + 1))
    return (YES, NO)


def make_question(
    record: QuestionRecord,
    line: Line,
    student: Seat,
    sourced: bool = False,
    graded: bool = True,
) -> Question:
    """Return the question of a record that has been checked."""
    position = line.before(record.at)
    seat = seat_of(record, position, student)
    card = record.kind == "card"
    return Question(
        id=record.id,
        kind=record.kind,
        at=record.at,
        seat=seat,
        position=position,
        ask=record.ask or _usual_words(record),
        best=Holding.of(record.best),
        also=_by_card(record.also),
        wrong=_by_card(record.wrong),
        answer="" if card else answer_of(record, position),
        options=() if card else options_of(record, position, seat),
        principle=record.principle,
        page=record.page,
        hints=record.hints,
        why=record.why,
        played=line.cards[record.at.played_before] if card else None,
        sourced=sourced,
        graded=graded,
    )


def _by_card(entries: Iterable[Entry[tuple[Card, ...], str]]) -> Mapping[Card, str]:
    return {card: entry.value for entry in entries for card in entry.key}


def _usual_words(record: QuestionRecord) -> str:
    if record.kind == "who-holds":
        return say("Who holds {card}?", card=record.card)
    if record.kind == "how-many":
        suit = say(record.suit.name.lower()) if record.suit else ""
        return say("How many {suit} has {seat} left?", suit=suit, seat=record.of)
    if record.kind == "has-called":
        return say("Has {seat} called for trumps?", seat=record.of)
    return say("Which card do you play?")
