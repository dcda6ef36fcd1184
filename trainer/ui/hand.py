"""A hand as a page to read: shown whole, or studied trick by trick from one seat."""

from collections.abc import Iterator, Mapping

from trainer.principles.register import rules
from trainer.records.hand import Mark
from trainer.records.question import Note
from trainer.study.hand import Hand
from trainer.text import count, say
from trainer.ui.cards import card_span, hand_line, suit_style
from trainer.ui.prose import plain_words, prose
from trainer.ui.scene import Line, Scene, Span, line, scene, wrapped
from trainer.ui.table import hands_scene, taken_words, trick_line
from trainer.whist.cards import Suit
from trainer.whist.holding import Holding
from trainer.whist.moment import END, START, Moment
from trainer.whist.position import Position
from trainer.whist.seats import SEATS, Seat, Side


def _indent(width: int) -> str:
    """Return the margin of what is said: less of it where there is little room."""
    return "    " if width >= 60 else "  "


def show_scene(hand: Hand, width: int) -> Scene:
    """Return the whole hand: what it is, all four hands, every trick, and the result."""
    record = hand.record
    parts = heading(hand, width)
    if record.summary:
        parts += Scene(((), *prose(record.summary, width)))
    parts += scene((), *all_hands(hand).lines, ())
    for number, trick in enumerate(hand.line.last.tricks, 1):
        completed = record.play[number - 1].completed
        row = (Span(f"{number:2}. "), *trick_line(trick, hand.line.deal.trumps))
        parts += scene((*row, Span(say("  (completed)"), "note")) if completed else row)
    parts += Scene(((), *result_lines(hand, width)))
    return parts + _corrections(hand, width)


def study_scene(hand: Hand, width: int, at: Moment | None = None) -> Scene:
    """Return the hand trick by trick with its remarks, from the student's seat.

    With `at`, only what has been played and said by then: the other hands stay hidden, and so do
    the afterwords. Raises ValueError for a moment that the play does not reach.
    """
    if at is not None:
        hand.line.before(at)
    record, last = hand.record, at or END
    parts = heading(hand, width)
    if record.summary:
        parts += Scene(((), *prose(record.summary, width)))
    parts += scene((), seat_hand(hand.line.deal.hand(hand.student), hand.student))
    parts += _notes(hand, START, START, width)
    for number in range(1, len(record.play) + 1):
        if Moment.at(number, 1) > last:
            break
        parts += trick_scene(hand, number, width, last)
    if last == END:
        return parts + end_scene(hand, width)
    return parts + _here(hand, last)


def heading(hand: Hand, width: int, titled: bool = True) -> Scene:
    """Return the title, if it is wanted, the source, and how the hand stands at the start."""
    record, deal = hand.record, hand.line.deal
    lines: list[Line] = [*wrapped((Span(record.title, "title"),), width)] if titled else []
    source = record.source + (f", p. {record.page}" if record.page and record.source else "")
    if source:
        lines += wrapped(plain_words(source), width)
    lines.append(())
    facts = [Span(say("You are {seat}. ", seat=hand.student)), *trumps_spans(deal.trumps)]
    if deal.turn_up:
        dealer = say(
            ", turned up by {dealer}. {leader} leads. ", dealer=deal.dealer, leader=deal.leader
        )
        facts += [Span(" ("), card_span(deal.turn_up), Span(dealer.replace(". ", "). ", 1))]
    else:
        facts.append(Span(say(". {leader} leads. ", leader=deal.leader)))
    facts.append(Span(score_words(hand)))
    return Scene((*lines, *wrapped(facts, width)))


def trumps_spans(trumps: Suit) -> list[Span]:
    """Return the words that name the trump suit."""
    return [
        Span(say("Trumps are ")),
        Span(f"{trumps.symbol} {say(trumps.name.lower())}", suit_style(trumps)),
    ]


def score_words(hand: Hand) -> str:
    """Return the score at the start, such as `love all`."""
    score = hand.record.as_score()
    if score.ab == score.yz:
        return say("Score: {n} all.", n=_points(score.ab))
    return say("Score: AB {ab}, YZ {yz}.", ab=_points(score.ab), yz=_points(score.yz))


def _points(points: int) -> str:
    return say("love") if points == 0 else str(points)


def seat_hand(hand: Holding, seat: Seat) -> Line:
    """Return the line that shows the student's own cards."""
    return (Span(say("Your hand ({seat}):  ", seat=seat), "seat"), *hand_line(hand))


def all_hands(hand: Hand) -> Scene:
    """Return the diagram of the four hands as dealt."""
    deal = hand.line.deal
    hands: Mapping[Seat, Holding] = {seat: deal.hand(seat) for seat in SEATS}
    titles = {seat: seat.value for seat in SEATS}
    titles[deal.dealer] = say("{seat} (dealer)", seat=deal.dealer)
    titles[hand.student] += say(" (you)")
    return hands_scene(hands, hand.student, titles)


def trick_scene(hand: Hand, number: int, width: int, last: Moment = END) -> Scene:
    """Return one trick as far as a moment, with what is said of it."""
    upto = min(last, Moment.after(number))
    whole = len(hand.line.before(upto).tricks) >= number
    return trick_head(hand, number, upto) + _notes(hand, Moment.at(number, 1), upto, width, whole)


def trick_head(hand: Hand, number: int, upto: Moment = END) -> Scene:
    """Return the cards of one trick as far as a moment, and who wins it."""
    after = hand.line.before(min(upto, Moment.after(number)))
    whole = len(after.tricks) >= number
    trick = after.tricks[number - 1] if whole else after.trick
    head = [Span(say("Trick {n}", n=number), "heading")]
    if hand.record.play[number - 1].completed:
        head.append(Span(say("  (completed: the book does not print it)"), "note"))
    parts = scene((), tuple(head), (Span("  "), *trick_line(trick, hand.line.deal.trumps)))
    if whole:
        made = taken_words(after.taken(Side.AB), after.taken(Side.YZ))
        words = say("{seat} wins the trick.  Tricks: {made}", seat=after.winners[-1], made=made)
        parts += scene(line("  ", Span(words, "note")))
    return parts


def _notes(hand: Hand, first: Moment, last: Moment, width: int, whole: bool = True) -> Scene:
    """Return what is said from one moment to another, both included.

    A remark is shown after its card: while that card is still to be played, it is held back.
    """
    return Scene(
        tuple(
            line
            for moment, lines in said(hand, width)
            if first <= moment <= last and (whole or moment < last)
            for line in lines
        )
    )


def said(hand: Hand, width: int) -> Iterator[tuple[Moment, tuple[Line, ...]]]:
    """Yield the remarks and marks of the play with their moments, in order."""
    notes: list[tuple[Moment, tuple[Line, ...]]] = [
        (note.at, _note_lines(hand, note, width))
        for note in hand.record.all_remarks
        if note.at != END
    ]
    notes += [(mark.at, mark_lines(mark, width)) for mark in hand.record.marks]
    yield from sorted(notes, key=lambda pair: pair[0])


def _note_lines(hand: Hand, note: Note, width: int) -> tuple[Line, ...]:
    lead = note_lead(hand, note.at)
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
    spans = (Span(f"{mark.at}  ", "moment"), *head, Span("."))
    return (
        (),
        *wrapped(spans, width, "  ", _indent(width)),
        *prose(mark.why, width, _indent(width)),
    )


def end_scene(hand: Hand, width: int, diagram: bool = True) -> Scene:
    """Return what comes after the last card: result, closing remarks, all hands, afterwords.

    The diagram of the hands is left out where they can be seen at the table.
    """
    parts = Scene(((), *result_lines(hand, width)))
    for note in hand.record.all_remarks:
        if note.at == END:
            parts += Scene(((), *prose(note.text, width)))
    if diagram:
        parts += scene((), line(Span(say("All four hands"), "heading")), *all_hands(hand).lines)
    if afterwords := hand.record.all_afterwords:
        parts += scene((), line(Span(say("With all hands seen"), "heading")))
        for note in afterwords:
            parts += Scene(_note_lines(hand, note, width))
    return parts + _corrections(hand, width)


def result_lines(hand: Hand, width: int) -> tuple[Line, ...]:
    """Return the result of the hand, in tricks and in the book's words."""
    ab, yz = hand.line.tricks
    words = say("Tricks: {made}.", made=taken_words(ab, yz))
    if hand.result:
        words = f"{hand.result.in_words()}.  {words}"
        if hand.result.game:
            words += "  " + say("{side} win the game.", side=hand.result.game)
    return wrapped((Span(words, "result"),), width)


def _corrections(hand: Hand, width: int) -> Scene:
    if not hand.record.corrections:
        return Scene()
    title = count(
        len(hand.record.corrections), "Correction of the source", "Corrections of the source"
    )
    parts = scene((), line(Span(title, "heading")))
    for text in hand.record.corrections:
        parts += Scene(prose(text, width, "  "))
    return parts


def _here(hand: Hand, at: Moment) -> Scene:
    """Return what the student sees at a moment before the end."""
    position = hand.line.before(at)
    parts = scene((), seat_hand(position.hand(hand.student), hand.student))
    if not position.over:
        parts += scene(turn_line(position, hand.student))
    return parts


def turn_line(position: Position, student: Seat) -> Line:
    """Return whose turn it is."""
    if position.turn is student:
        return line(say("It is your turn."))
    return line(say("{seat} is to play.", seat=position.turn))
