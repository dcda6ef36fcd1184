"""The end of a hand: result, closing words, all hands, afterwords, other lines, corrections."""

from trainer.records.hand import Mark
from trainer.records.question import Note
from trainer.study.hand import Hand
from trainer.text import count, say
from trainer.ui.notes import in_order, later
from trainer.ui.prose import prose
from trainer.ui.scene import Line, Scene, Span, line, scene, wrapped
from trainer.ui.table import all_hands, taken_words, trick_line
from trainer.whist.moment import END
from trainer.whist.trick import Trick


def end_scene(hand: Hand, width: int, diagram: bool = True) -> Scene:
    """Return what comes after the last card: result, closing remarks, all hands, afterwords.

    The diagram of the hands is left out where they can be seen at the table, and everything where
    the hand is a copy without answers.
    """
    if hand.record.exam:
        return scene((), line(Span(say("The copy of this hand ends here."), "note")))
    parts = Scene(((), *result_lines(hand, width)))
    for note in hand.record.all_remarks:
        if note.at == END:
            parts += Scene(((), *prose(note.text, width)))
    if diagram:
        parts += scene(
            (),
            line(Span(say("All four hands"), "heading")),
            *all_hands(hand.line.deal, hand.student).lines,
        )
    parts += _afterwords(hand, width)
    return parts + variations_scene(hand, width) + corrections_scene(hand, width)


def _afterwords(hand: Hand, width: int) -> Scene:
    """Return the afterwords, and the marks that had to wait, in the order of their moments."""
    waited = (mark for mark in hand.record.marks if later(hand, mark))
    notes: list[Note | Mark] = [*hand.record.all_afterwords, *waited]
    if not notes:
        return Scene()
    parts = scene((), line(Span(say("With all hands seen"), "heading")))
    for _, lines in in_order(hand, notes, width):
        parts += Scene(lines)
    return parts


def variations_scene(hand: Hand, width: int) -> Scene:
    """Return the other lines of play, and what comes of each."""
    parts = Scene()
    for variation in hand.record.variations:
        parts += scene((), line(Span(say("Another line"), "heading")))
        for written in variation.play:
            trick = Trick(written.leader, written.cards)
            parts += scene((Span("  "), *trick_line(trick, hand.line.deal.trumps)))
        parts += Scene(((), *prose(variation.text, width, "  ")))
    return parts


def result_lines(hand: Hand, width: int) -> tuple[Line, ...]:
    """Return the result of the hand, in tricks and in the book's words."""
    ab, yz = hand.line.tricks
    words = say("Tricks: {made}.", made=taken_words(ab, yz))
    if hand.result:
        words = f"{hand.result.in_words()}.  {words}"
        if hand.result.game:
            words += "  " + say("{side} win the game.", side=hand.result.game)
    return wrapped((Span(words, "result"),), width)


def corrections_scene(hand: Hand, width: int) -> Scene:
    """Return where the source errs, and what was done."""
    if not hand.record.corrections:
        return Scene()
    title = count(
        len(hand.record.corrections), "Correction of the source", "Corrections of the source"
    )
    parts = scene((), line(Span(title, "heading")))
    for text in hand.record.corrections:
        parts += Scene(prose(text, width, "  "))
    return parts
