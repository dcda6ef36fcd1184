"""Do the questions of a hand agree with the advisor? Where they do not, the file says why."""

from collections.abc import Iterable, Iterator

from trainer.principles.advisor import advise
from trainer.principles.register import rules
from trainer.records.problem import Problem
from trainer.records.question import QuestionRecord
from trainer.study.hand import Hand
from trainer.study.question import Question
from trainer.text import say
from trainer.whist.holding import Holding


def advice_warnings(hand: Hand) -> Iterator[Problem]:
    """Yield a warning for every question of a sound hand whose cards the advisor would not play.

    None where the question says why in its key `advisor`; one too where it says so in vain.
    """
    if hand.record.exam:
        return
    written = {question.id: question for question in hand.record.questions}
    for question in hand.questions:
        if question.is_card:
            yield from _warning(hand, question, written[question.id])


def _warning(hand: Hand, question: Question, record: QuestionRecord) -> Iterator[Problem]:
    counsel = advise(hand.sight(question.seat, question.position))
    good = question.best | Holding.of(question.also)
    if counsel.cards & good:
        if record.advisor:
            message = say("the advisor agrees here: the key {key} says nothing", key="advisor")
            yield Problem(hand.record.path, record.places["advisor"], message, warning=True)
    elif not record.advisor:
        message = say(
            "the advisor would play {cards}{rules}, the question {best}{rule}: mend one of them, "
            "or say why in the key {key}",
            cards=" ".join(map(str, counsel.cards)),
            rules=_named(name for voice in counsel.telling for name in voice.rules),
            best=" ".join(map(str, question.best)),
            rule=_named([question.principle] if question.principle else []),
            key="advisor",
        )
        place = record.places.get("best", record.places["id"])
        yield Problem(hand.record.path, place, message, warning=True)


def _named(names: Iterable[str]) -> str:
    """Return rules with their pages, in brackets; nothing if there are none."""
    told = (
        say("{name}, p. {page}", name=name, page=rules()[name].page)
        for name in dict.fromkeys(names)
    )
    reasons = ", ".join(told)
    return f" ({reasons})" if reasons else ""
