"""Questions of a lesson: can they be asked, and is every answer judged?"""

from collections.abc import Iterator

from trainer.records.lesson_blocks import KIND_OF, LessonQuestion
from trainer.records.markdown import Fault
from trainer.study.check_questions import judged
from trainer.text import say
from trainer.whist.cards import Card
from trainer.whist.holding import Holding

_OF_CARD = ("trick", "trumps", "best", "also", "wrong")


def legal(question: LessonQuestion) -> Holding:
    """Return the cards that may be played: those of the suit led, or all if there are none."""
    held = Holding.of(question.hold)
    following = held.suit(question.trick[0].suit) if question.trick else held
    return following or held


def question_faults(question: LessonQuestion) -> Iterator[Fault]:
    """Yield what is wrong with a question."""
    kinds, places = question.kinds, question.places
    if len(kinds) != 1:
        needed = ", ".join(KIND_OF)
        message = (
            say("a question has one of {keys}, not several", keys=needed)
            if kinds
            else say("a question needs one of {keys}, which tells its kind", keys=needed)
        )
        yield Fault(message, question.place)
        return
    if question.kind != "card":
        for key in _OF_CARD:
            if key in places:
                message = say("{key} goes with hold, which this question has not", key=repr(key))
                yield Fault(message, places[key])
    match question.kind:
        case "card":
            yield from _card_faults(question)
        case "choice":
            yield from _choice_faults(question)
        case "order":
            yield from _order_faults(question)
    if question.kind != "choice" and "why" not in places:
        yield Fault(say("the key 'why' is missing: the explanation, in Markdown"), question.place)


def _choice_faults(question: LessonQuestion) -> Iterator[Fault]:
    choices, places = question.choices, question.places
    right = [choice for choice in choices if choice.right]
    if len(choices) < 2 or not right or len(right) == len(choices):
        message = say("choices need at least one that is right and one that is wrong")
        yield Fault(message, places["choices"])
    for choice in choices:
        if not choice.why and not (choice.right and question.why):
            yield Fault(say("the key 'why' is missing: the reason"), choice.places[""])
    texts = [choice.say for choice in choices]
    for number, choice in enumerate(choices):
        if choice.say in texts[:number]:
            yield Fault(say("this answer stands twice"), choice.places["say"])


def _order_faults(question: LessonQuestion) -> Iterator[Fault]:
    items = question.order
    if not 2 <= len(items) <= 9:
        message = say("from two to nine things can be put in order")
        yield Fault(message, question.places["order"])
    elif len(set(items)) < len(items):
        yield Fault(say("one of these stands twice"), question.places["order"])


def _card_faults(question: LessonQuestion) -> Iterator[Fault]:
    places = question.places
    held, playable = Holding.of(question.hold), legal(question)
    if len(held) < len(question.hold):
        twice = next(c for n, c in enumerate(question.hold) if c in question.hold[:n])
        yield Fault(say("{card} stands here twice", card=twice), places["hold"])
    if len(question.trick) > 3:
        yield Fault(say("three cards at most lie before yours"), places["trick"])
    for card in question.trick:
        if card in held:
            message = say("{card} is in your hand: it cannot be on the table", card=card)
            yield Fault(message, places["trick"])
    if not question.best:
        message = say("a question of a card needs the key {key}", key="'best'")
        yield Fault(message, question.place)
        return
    seen: dict[Card, str] = {}
    for role, card, place in judged(question):
        if card not in held:
            yield Fault(say("{card}, under {role}, is not held", card=card, role=repr(role)), place)
        elif card not in playable:
            message = say(
                "{card}, under {role}, cannot be played: suit must be followed",
                card=card,
                role=repr(role),
            )
            yield Fault(message, place)
        elif card in seen:
            there = repr(seen[card])
            yield Fault(say("{card} stands under {role} too", card=card, role=there), place)
        seen.setdefault(card, role)
    if left := playable - Holding.of(seen):
        message = say("nothing is said of {cards}: put each under best, also or wrong", cards=left)
        yield Fault(message, question.place)
