"""What is said of a hand: remarks, afterwords, and plays criticised or departing from rule."""

from collections.abc import Iterator, Sequence

from trainer.principles.register import rules
from trainer.records.hand import Mark
from trainer.records.question import Note
from trainer.study.hand import Hand
from trainer.text import say
from trainer.ui.cards import card_span, hand_line
from trainer.ui.prose import prose
from trainer.ui.scene import Line, Span, line, wrapped
from trainer.whist.holding import Holding
from trainer.whist.moment import END, Moment


def _indent(width: int) -> str:
    """Return the margin of what is said: less of it where there is little room."""
    return "    " if width >= 60 else "  "


def said(hand: Hand, width: int) -> Iterator[tuple[Moment, tuple[Line, ...]]]:
    """Yield the remarks and marks of the play with their moments, in order."""
    remarks = (note for note in hand.record.all_remarks if note.at != END)
    marks = (mark for mark in hand.record.marks if not later(hand, mark))
    yield from in_order(hand, [*remarks, *marks], width)


def in_order(
    hand: Hand, notes: Sequence[Note | Mark], width: int
) -> Iterator[tuple[Moment, tuple[Line, ...]]]:
    """Yield notes and marks by their moments; a card is named once for all its notes."""
    before = None
    for note in sorted(notes, key=lambda each: each.at):
        if isinstance(note, Mark):
            yield note.at, mark_lines(note, width)
        else:
            yield note.at, note_lines(hand, note, width, named=note.at != before)
        before = note.at


def note_lines(hand: Hand, note: Note, width: int, named: bool = True) -> tuple[Line, ...]:
    """Return a note, with the card it speaks of named or, if that is known, not."""
    lead = note_lead(hand, note.at) if named else ()
    return ((), *(lead and (lead,)), *prose(note.text, width, _indent(width)))


def note_lead(hand: Hand, at: Moment) -> Line:
    """Return the line that tells which card a note speaks of; empty for a whole trick."""
    if not at.is_card:
        return ()
    position = hand.line.before(at)
    card = hand.line.cards[at.played_before]
    who = say("you play") if position.turn is hand.student else say("plays")
    seat = "" if position.turn is hand.student else f"{position.turn} "
    return line("  ", Span(f"{at}  ", "moment"), f"{seat}{who} ", card_span(card), ":")


def mark_lines(mark: Mark, width: int) -> tuple[Line, ...]:
    """Return a play that is criticised, or departs from rule, with the reason."""
    return (
        (),
        *wrapped(mark_head(mark), width, "  ", _indent(width)),
        *prose(mark.why, width, _indent(width)),
    )


def mark_head(mark: Mark) -> Line:
    """Return the moment of a mark, its kind, what would have been better, and the rule."""
    if mark.kind == "criticised":
        head = [Span(say("A play the book criticises"), "mark.criticised")]
        if mark.better:
            head.append(Span(say("; better ")))
            head += hand_line(Holding.of(mark.better))
    else:
        head = [Span(say("A departure from rule"), "mark.departure")]
    if mark.principle:
        title = rules()[mark.principle].title
        head.append(Span(say(" ({title})", title=title[0].lower() + title[1:])))
    return (Span(f"{mark.at}  ", "moment"), *head, Span("."))


def later(hand: Hand, mark: Mark) -> bool:
    """Tell whether a mark must wait for the end: it judges a play from a hand not seen."""
    return hand.line.before(mark.at).turn is not hand.student
