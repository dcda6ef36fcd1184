"""Walking through a hand card by card: what step is which moment, and what is said there."""

from trainer.study.hand import Hand
from trainer.text import say
from trainer.ui.ending import end_scene
from trainer.ui.hand import heading, introduction, score_words
from trainer.ui.notes import said
from trainer.ui.scene import Line, Scene, Span, line, wrapped
from trainer.whist.moment import END, START, Moment
from trainer.whist.position import Position
from trainer.whist.seats import SEATS, Seat


def last_step(hand: Hand) -> int:
    """Return the number of the last step: one for every card, and one for the end."""
    return len(hand.line.cards) + 1


def farthest(hand: Hand) -> int:
    """Return the number of the last step that may be studied."""
    return last_step(hand) if hand.open_to == END else hand.open_to.played_before


def moment_of(hand: Hand, step: int) -> Moment:
    """Return the moment of the card that a step has just laid down."""
    if step <= 0:
        return START
    if step >= last_step(hand):
        return END
    trick, card = divmod(step - 1, len(SEATS))
    return Moment.at(trick + 1, card + 1)


def step_of(hand: Hand, moment: Moment) -> int:
    """Return the step that shows a moment; ValueError if the play does not reach it."""
    if moment == START:
        return 0
    if moment == END:
        return last_step(hand)
    step = moment.played_before + moment.is_card
    if step > len(hand.line.cards):
        tricks = len(hand.record.play)
        raise ValueError(
            say("there is no moment {at}: the play has {n} tricks", at=moment, n=tricks)
        )
    return step


def position_at(hand: Hand, step: int) -> Position:
    """Return the table as a step shows it; at the end the hands lie as they were dealt."""
    if step >= last_step(hand):
        return hand.line.positions[0]
    return hand.line.positions[step]


def last_at(hand: Hand, step: int) -> Position | None:
    """Return the table after the last card, if a step is past it."""
    return hand.line.last if step >= last_step(hand) else None


def score_of(hand: Hand) -> str:
    """Return the score at the start in a few words; nothing for a hand that is told without."""
    told = hand.line.deal.turn_up or "score" in hand.record.places
    return score_words(hand).removesuffix(".") if told else ""


def spoken(
    hand: Hand,
    step: int,
    width: int,
    remarks: bool = True,
    diagram: bool = True,
    seat: Seat | None = None,
) -> tuple[Line, ...]:
    """Return what there is to read at a step: all that has been said of its trick so far."""
    if step == 0:
        return opening(hand, width, remarks, seat)
    if step >= last_step(hand):
        return end_scene(hand, width, diagram).lines[1:]
    at = moment_of(hand, step)
    last = Moment.after(at.trick) if at.card == len(SEATS) else at
    lines: list[Line] = [(Span(say("Trick {n}", n=at.trick), "heading"),)]
    if hand.record.play[at.trick - 1].completed:
        words = say("Completed: the book does not print this trick.")
        lines += [(), *wrapped((Span(words, "note"),), width)]
    if not remarks:
        return tuple(lines)
    notes = list(said(hand, width))
    for moment, note in notes:
        if Moment.at(at.trick, 1) <= moment <= last:
            lines += note
    if len(lines) == 1:
        lines += _next_remark(notes, last)
    return tuple(lines)


def _next_remark(notes: list[tuple[Moment, tuple[Line, ...]]], last: Moment) -> tuple[Line, ...]:
    coming = next((moment for moment, _ in notes if moment > last), None)
    if coming is None:
        return ((), line(Span(say("Nothing more is said of the play."), "note")))
    link = Span(f"at\u00a0{coming}", "link.moment", f"goto:{coming}")
    return ((), (Span(say("The next remark is ")), link, Span(".")))


def opening(
    hand: Hand, width: int, remarks: bool = True, seat: Seat | None = None
) -> tuple[Line, ...]:
    """Return what is read before the first card, from a seat, the student's if none is given."""
    parts = heading(hand, width, titled=False, seat=seat)
    if remarks:
        parts += introduction(hand, width)
        for moment, note in said(hand, width):
            if moment == START:
                parts += Scene(note)
    return parts.lines
