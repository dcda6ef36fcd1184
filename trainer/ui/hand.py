"""A hand as a page to read: shown whole, or studied trick by trick from one seat."""

from trainer.study.hand import Hand
from trainer.text import say
from trainer.ui.cards import card_span, hand_line, suit_style
from trainer.ui.ending import corrections_scene, end_scene, result_lines
from trainer.ui.notes import said
from trainer.ui.prose import plain_words, prose
from trainer.ui.scene import Line, Scene, Span, line, scene, wrapped
from trainer.ui.table import all_hands, taken_words, trick_line
from trainer.whist.cards import Suit
from trainer.whist.holding import Holding
from trainer.whist.moment import END, START, Moment
from trainer.whist.position import Position
from trainer.whist.seats import Seat, Side


def show_scene(hand: Hand, width: int) -> Scene:
    """Return the whole hand: what it is, all four hands, every trick, and the result."""
    record = hand.record
    parts = heading(hand, width)
    parts += introduction(hand, width)
    parts += Scene(((), *_about(hand, width)))
    parts += scene((), *all_hands(hand.line.deal, hand.student).lines, ())
    last = hand.line.last
    for number, trick in enumerate((*last.tricks, *([last.trick] if last.trick.cards else [])), 1):
        completed = record.play[number - 1].completed
        row = (Span(f"{number:2}. "), *trick_line(trick, hand.line.deal.trumps))
        parts += scene((*row, Span(say("  (completed)"), "note")) if completed else row)
    parts += Scene(((), *result_lines(hand, width)))
    return parts + corrections_scene(hand, width)


def _about(hand: Hand, width: int) -> tuple[Line, ...]:
    """Return the themes and the principles that the hand shows."""
    record = hand.record
    lines: list[Line] = []
    if record.themes:
        words = say("Themes: {themes}", themes=", ".join(record.themes))
        lines += wrapped((Span(words, "note"),), width, "", "  ")
    if record.difficulty:
        lines.append(line(Span(say("Difficulty: {n} of 5", n=record.difficulty), "note")))
    names = dict.fromkeys(q.principle for q in record.questions if q.principle)
    if names:
        words = say("Principles: {names}", names=", ".join(names))
        lines += wrapped((Span(words, "note"),), width, "", "  ")
    return tuple(lines)


def study_scene(hand: Hand, width: int, at: Moment | None = None) -> Scene:
    """Return the hand trick by trick with its remarks, from the student's seat.

    With `at`, only what has been played and said by then: the other hands stay hidden, and so do
    the afterwords. A copy without answers is shown to its first question. Raises ValueError for a
    moment that the play does not reach.
    """
    if at is not None:
        hand.line.before(at)
    record, last = hand.record, min(at or END, hand.open_to)
    parts = heading(hand, width)
    parts += introduction(hand, width)
    parts += scene((), seat_hand(hand.line.deal.hand(hand.student), hand.student))
    parts += _notes(hand, START, START, width)
    for number in range(1, len(record.play) + 1):
        if Moment.at(number, 1) > last:
            break
        parts += trick_scene(hand, number, width, last)
    if last == END:
        return parts + end_scene(hand, width)
    parts += _here(hand, last)
    if record.exam:
        parts += scene((), line(Span(say("Here the questions begin: take the quiz."), "note")))
    return parts


def heading(hand: Hand, width: int, titled: bool = True, seat: Seat | None = None) -> Scene:
    """Return the title, if it is wanted, the source, and how the hand stands for a seat.

    The seat is the student's if none is given.
    """
    record, deal = hand.record, hand.line.deal
    lines: list[Line] = [*wrapped((Span(record.title, "title"),), width)] if titled else []
    if record.source:
        lines += wrapped(plain_words(source_words(hand)), width)
    lines.append(())
    facts = [Span(say("You are {seat}. ", seat=seat or hand.student)), *trumps_spans(deal.trumps)]
    if deal.turn_up:
        dealer = say(
            ", turned up by {dealer}. {leader} leads. ", dealer=deal.dealer, leader=deal.leader
        )
        facts += [Span(" ("), card_span(deal.turn_up), Span(dealer.replace(". ", "). ", 1))]
    else:
        facts.append(Span(say(". {leader} leads. ", leader=deal.leader)))
    if deal.turn_up or "score" in record.places:
        facts.append(Span(score_words(hand)))
    return Scene((*lines, *wrapped(facts, width)))


def source_words(hand: Hand) -> str:
    """Return the source of a hand with its page, if it has one."""
    record = hand.record
    return record.source + (f", p. {record.page}" if record.page and record.source else "")


def introduction(hand: Hand, width: int) -> Scene:
    """Return the summary, and the task and what is known where the hand is a puzzle."""
    record = hand.record
    parts = Scene(((), *prose(record.summary, width))) if record.summary else Scene()
    for known in record.known:
        for words, cards in (
            (say("It is known that {seat} holds ", seat=known.seat), known.holds),
            (say("It is known that {seat} has not ", seat=known.seat), known.lacks),
        ):
            if cards:
                spans = (Span(words), *hand_line(Holding.of(cards)), Span("."))
                parts += Scene(((), *wrapped(spans, width)))
    if record.task:
        spans = (Span(say("Task: "), "heading"), *plain_words(record.task.text))
        parts += Scene(((), *wrapped(spans, width)))
    return parts


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


def trick_scene(hand: Hand, number: int, width: int, last: Moment = END) -> Scene:
    """Return one trick as far as a moment, with what is said of it."""
    upto = min(last, Moment.after(number))
    whole = len(hand.line.at_most(upto).tricks) >= number
    return trick_head(hand, number, upto) + _notes(hand, Moment.at(number, 1), upto, width, whole)


def trick_head(hand: Hand, number: int, upto: Moment = END) -> Scene:
    """Return the cards of one trick as far as a moment, and who wins it."""
    after = hand.line.at_most(min(upto, Moment.after(number)))
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
