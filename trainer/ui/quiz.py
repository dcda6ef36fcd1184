"""The quiz in words: what leads up to a question, the question, the verdict, the summary."""

from trainer.principles.register import rules
from trainer.study.grade import Grade, Verdict
from trainer.study.question import Question
from trainer.study.quiz import Quiz
from trainer.text import count, say
from trainer.ui.cards import card_span
from trainer.ui.hand import heading, introduction, seat_hand, trick_head
from trainer.ui.notes import said
from trainer.ui.prose import prose
from trainer.ui.scene import Line, Scene, Span, line, scene, wrapped
from trainer.ui.table import taken_words, trick_line
from trainer.whist.moment import END, START, Moment
from trainer.whist.seats import Side


def opening_scene(quiz: Quiz, width: int) -> Scene:
    """Return what is shown before the first question."""
    hand = quiz.hand
    asked = count(len(quiz.questions), "{n} question", "{n} questions")
    if quiz.answers:
        asked += "; " + say("you go on at question {n}", n=len(quiz.answers) + 1)
    help_ = say(
        "{asked}. Type a card (dq, Q♦, queen of diamonds); hint, skip or quit.", asked=asked
    )
    introduced = introduction(hand, width) if hand.record.task else Scene()
    return (
        heading(hand, width, titled=False, seat=quiz.seat)
        + introduced
        + Scene(((), *wrapped((Span(help_, "note"),), width)))
    )


def lead_up_scene(quiz: Quiz, question: Question | None, width: int, whole: bool = False) -> Scene:
    """Return the tricks and remarks since the last question, up to the next one or the end.

    With `whole` they begin with the first trick, for a quiz that is taken up again.

    A remark that belongs to the very moment of a question is held back until it is answered. The
    remarks are written from the student's seat, and shown to nobody else.
    """
    hand = quiz.hand
    last = quiz.answers[-1].question.at if quiz.answers and not whole else START
    until = question.at if question else END
    notes = list(said(hand, width)) if quiz.seat is hand.student else []
    parts = Scene()
    for number in range(last.trick, len(hand.record.play) + 1):
        if number and last < Moment.after(number) <= until:
            parts += trick_head(hand, number)
        for moment, lines in notes:
            if moment.trick == number and last <= moment < until:
                parts += Scene(lines)
        if until.trick == number and until != END:
            break
    return parts


def question_scene(quiz: Quiz, question: Question, width: int) -> Scene:
    """Return the table as the seat asked sees it, and the question."""
    position, seat = question.position, question.seat
    number = say("Question {n} of {all}", n=len(quiz.answers) + 1, all=len(quiz.questions))
    made = taken_words(position.taken(Side.AB), position.taken(Side.YZ))
    head = say("Trick {n}.  Tricks: {made}", n=question.at.trick, made=made)
    parts = scene((), line(Span(number, "heading"), f"   {head}"))
    if position.trick.cards:
        row = trick_line(position.trick, position.deal.trumps)
        parts += scene(line(say("On the table:  ")) + row)
    parts += scene(seat_hand(position.hand(seat), seat))
    return parts + Scene(((), *prose(question.ask, width)))


def hint_scene(text: str | None, width: int) -> Scene:
    """Return a hint, or the word that there is none left."""
    if text is None:
        return scene(line(Span(say("No more hints for this question."), "note")))
    return Scene(wrapped((Span(say("Hint: "), "hint"), *_spans(text)), width, "", "      "))


def verdict_scene(verdict: Verdict, width: int) -> Scene:
    """Return the verdict, the reason for the very answer given, and the explanation."""
    question = verdict.question
    lines: list[Line] = [(), (Span(grade_words(verdict), f"verdict.{verdict.grade.value}"),)]
    if verdict.reason:
        lines += prose(verdict.reason, width, "  ")
    lines += answer_lines(question, verdict.grade, width)
    return Scene(tuple(lines))


def answer_lines(question: Question, grade: Grade | None, width: int) -> tuple[Line, ...]:
    """Return the best card or the answer, why, and the principle with its page."""
    if not question.graded:
        return ((), *prose(question.why, width, "  "))
    lines: list[Line] = []
    if grade is not Grade.BEST and question.is_card:
        lines += [(), best_line(question)]
    elif grade is not Grade.BEST:
        lines += [(), line(say("The answer is {answer}.", answer=question.answer))]
    if played := played_line(question):
        lines += [(), played]
    lines += [(), *prose(question.why, width, "  ")]
    if words := principle_words(question):
        lines += [(), *wrapped((Span(words, "principle"),), width, "  ", "  ")]
    return tuple(lines)


def best_line(question: Question) -> Line:
    """Return which card is best."""
    best = [span for card in question.best for span in (card_span(card), Span(" "))][:-1]
    return (Span(lead_words(question)), *best, Span("."))


def played_line(question: Question) -> Line:
    """Return what the book plays where it errs; empty where it does not."""
    if not question.book_errs or question.played is None:
        return ()
    told = say("In the book ") if question.sourced else say("In the play ")
    return (Span(told), card_span(question.played), Span(say(" is played.")))


def principle_words(question: Question) -> str:
    """Return the rule that a question turns on, with its page; empty if it names none."""
    if not question.principle:
        return ""
    rule = rules()[question.principle]
    return say("Principle: {title} (p. {page}).", title=rule.title, page=rule.page)


def summary_scene(quiz: Quiz, width: int) -> Scene:
    """Return how the quiz went, and what to look at again."""
    tally = quiz.tally()
    answered = len(quiz.answers)
    passed = answered - tally.total()
    words = say(
        "{best} best, {good} good, {wrong} wrong, {passed} passed over, of {n}.",
        passed=passed,
        best=tally[Grade.BEST],
        good=tally[Grade.GOOD],
        wrong=tally[Grade.WRONG],
        n=count(answered, "{n} question", "{n} questions"),
    )
    if noted := tally[Grade.UNGRADED]:
        words = say(
            "{noted} noted, {passed} passed over, of {n}.",
            noted=count(noted, "{n} answer", "{n} answers"),
            passed=passed,
            n=count(answered, "{n} question", "{n} questions"),
        )
    parts = Scene(((), *wrapped((Span(words, "result"),), width)))
    if hints := sum(answer.hints for answer in quiz.answers):
        parts += scene(line(count(hints, "{n} hint taken.", "{n} hints taken.")))
    if again := quiz.to_look_at():
        parts += scene((), line(Span(say("To look at again:"), "heading")))
        for question in again:
            spans = (Span(f"{question.at}  ", "moment"), Span(turns_on(question)))
            parts += Scene(wrapped(spans, width, "  ", "       "))
    return parts


def turns_on(question: Question) -> str:
    """Return what a question turns on: its rule with the page, or else its name."""
    rule = rules()[question.principle] if question.principle else None
    if rule is None:
        return question.id if question.graded else question.ask
    return f"{rule.title} (p. {rule.page})"


def grade_words(verdict: Verdict) -> str:
    """Return the verdict in a word or two."""
    question = verdict.question
    by_book = question.is_card and question.sourced and not question.book_errs
    if verdict.grade is Grade.UNGRADED:
        return say("Noted.")
    if verdict.grade is Grade.WRONG:
        return say("No.")
    if verdict.grade is Grade.BEST:
        return say("Yes, the book plays it too.") if by_book else say("Yes.")
    return say("Good, though the book prefers another card.") if by_book else say("Good.")


def lead_words(question: Question) -> str:
    """Return what leads up to the best card."""
    if question.book_errs:
        return say("Better is ")
    return say("The book plays ") if question.sourced else say("Best is ")


def _spans(text: str) -> Line:
    lines = prose(text, 10_000)
    return lines[0] if lines else ()
