"""Every hand can be read through on the screen, and every quiz played to its end."""

import pytest

from tests.ui.screens.world import NORMAL, FakeWorld, index, pressed, session
from trainer.study.grade import Grade
from trainer.ui.screens.quiz import Mode, QuizScreen
from trainer.ui.screens.screen import Open
from trainer.ui.screens.session import Session
from trainer.ui.screens.study import StudyScreen
from trainer.whist.moment import END
from trainer.whist.seats import Seat

HANDS = [entry.id for entry in index()]
QUIZZES = sorted({(entry.id, question.seat) for entry in index() for question in entry.questions})


def top(of: Session) -> StudyScreen | QuizScreen:
    screen = of.screens[-1]
    assert isinstance(screen, StudyScreen | QuizScreen)
    return screen


@pytest.mark.parametrize("hand", HANDS)
def test_every_hand_is_read_through(hand: str) -> None:
    state = session(Open(hand))
    shown = set()
    while True:
        screen = top(state)
        assert isinstance(screen, StudyScreen)
        shown.add(state.view(NORMAL).text)
        if screen.at == END:
            break
        state = pressed(state, "right")
    assert len(shown) == len(screen.hand.line.cards) + 2


@pytest.mark.parametrize(("hand", "seat"), QUIZZES)
def test_every_quiz_is_played_to_its_end(hand: str, seat: str) -> None:
    world = FakeWorld()
    state = session(Open(hand, quiz=True, seat=Seat(seat)), world=world)
    while True:
        screen = top(state)
        assert isinstance(screen, QuizScreen)
        assert len(state.view(NORMAL).lines) == NORMAL.rows
        if screen.mode is Mode.DONE:
            break
        if screen.mode is not Mode.ASK:
            state = pressed(state, "enter", world=world)
            continue
        question = screen.question
        assert question is not None
        answer = str(next(iter(question.best))) if question.is_card else question.answer
        state = pressed(state, *answer.lower(), "enter", world=world)
    assert screen.quiz.tally() == {Grade.BEST: len(screen.quiz.questions)}
    assert len(world.answers) == len(screen.quiz.questions)
