"""The quiz screen, by cases."""

import random
from dataclasses import replace

import pytest

from tests.ui.screens.world import LARGE, NORMAL, SMALL, FakeWorld, hand, pressed, seen, session
from trainer.study.quiz import Quiz
from trainer.ui.quiz import question_scene
from trainer.ui.screens.board import Board
from trainer.ui.screens.quiz import Mode, QuizScreen
from trainer.ui.screens.screen import Open
from trainer.ui.screens.session import Session
from trainer.whist.holding import Holding
from trainer.whist.position import Position
from trainer.whist.seats import SEATS, Seat

HAND = "cavendish-01"


def quiz(world: FakeWorld | None = None) -> Session:
    return session(Open(HAND, quiz=True), world=world)


def screen(of: Session) -> QuizScreen:
    top = of.screens[-1]
    assert isinstance(top, QuizScreen)
    return top


def test_a_right_a_wrong_and_an_illegal_card() -> None:
    world = FakeWorld()
    state = pressed(quiz(), *"d2", "enter", world=world)
    assert "Yes, the book plays it too." in seen(state)
    state = pressed(state, "enter", "enter", *"h9", "enter", world=world)
    assert "A does not hold ♥9; may play ♣A 7 6 3" in seen(state)
    assert len(world.answers) == 1
    state = pressed(state, *"ca", "enter", world=world)
    assert "The ace kills only small cards here" in " ".join(seen(state).split())
    assert world.answers == [(HAND, "opening-lead", 1), (HAND, "second-hand-clubs", 1)]


def test_a_card_is_picked_with_arrows_or_mouse() -> None:
    state = pressed(quiz(), "right")
    assert "Your answer: ♠Q" in seen(state)
    picked = screen(state).choices[screen(state).pick]
    assert f"You: ♠{str(picked)[1]}" in seen(pressed(state, "enter"))
    assert "You: ♦2" in seen(pressed(quiz(), "click:card:D2"))
    assert screen(pressed(quiz(), "left")).pick == len(screen(quiz()).choices) - 1


def test_hints_go_from_broad_to_narrow_and_end() -> None:
    state = pressed(quiz(), "tab")
    assert "Hint: Which of your suits" in " ".join(seen(state).split())
    assert "No more hints" in seen(pressed(state, "tab", "tab", "tab"))


def test_typing_can_be_mended_and_cleared() -> None:
    assert "Your answer: d" in seen(pressed(quiz(), *"dq", "backspace"))
    assert screen(pressed(quiz(), *"dq", "escape")).typed == ""
    assert "Type a card" in seen(pressed(quiz(), "enter"))
    assert "is no card" in seen(pressed(quiz(), *"zz", "enter"))


def test_a_question_of_knowledge_is_answered_by_word_or_click() -> None:
    state = pressed(quiz(), "-", "enter", "enter", "-", "enter", "enter")
    assert "Who most probably holds the king of hearts?" in " ".join(seen(state).split())
    assert "almost surely his" not in seen(state)
    assert "Yes." in seen(pressed(state, "b", "enter"))
    assert "The answer is B." in seen(pressed(state, "click:answer:Z"))
    assert "please answer one of" in seen(pressed(state, *"queen", "enter"))


def test_after_the_verdict_the_play_goes_on_card_by_card_or_to_the_next_question() -> None:
    state = pressed(quiz(), *"d2", "enter", "right")
    assert screen(state).mode is Mode.LINE
    assert screen(state).step == 1
    assert screen(pressed(state, "right")).step == 2
    assert screen(pressed(state, "enter")).mode is Mode.ASK


def test_the_end_has_a_summary_and_the_missed_ones_can_be_taken_again() -> None:
    world = FakeWorld()
    state = quiz()
    while screen(state).mode is not Mode.DONE:
        state = pressed(state, "-" if screen(state).mode is Mode.ASK else "enter", world=world)
    text = seen(state, LARGE)
    assert "0 best, 0 good, 0 wrong, 10 passed over, of 10 questions." in text
    assert "To look at again:" in text
    assert "r take the missed ones again" in text.splitlines()[-1]
    assert screen(pressed(state, "enter", "right", " ")).mode is Mode.DONE
    again = pressed(state, "r", world=world)
    assert "Question 1 of 10" in seen(again)
    pressed(again, *"d2", "enter", world=world)
    assert world.answers[-1] == (HAND, "opening-lead", 0)


def test_after_a_verdict_only_escape_leaves() -> None:
    state = pressed(quiz(), *"d2", "enter")
    assert screen(pressed(state, "q")) == screen(state)
    assert screen(pressed(state, " ")).mode is Mode.LINE
    assert "Quiz:" not in seen(pressed(state, "escape"))


def test_links_are_chosen_with_shift_tab_and_moments_are_none() -> None:
    state = pressed(quiz(), *"d2", "enter", "enter", "enter", *"c3", "enter")
    actions = [span.action for row in state.view(LARGE).lines for span in row]
    assert not any(action.startswith("goto:") for action in actions)
    looked = pressed(state, "s-tab", "enter")
    assert len(looked.screens) == len(state.screens) + 1
    assert screen(pressed(looked, "q", "enter")).mode is not Mode.VERDICT


def test_a_task_and_what_is_known_stand_with_the_question() -> None:
    text = seen(session(Open("position-p134-at-four", quiz=True)))
    assert "Task: AB have five tricks already" in text
    assert "Score: AB love, YZ 4" in text


def test_the_end_for_another_seat_turns_no_mark_and_tells_the_tricks() -> None:
    for size in (NORMAL, SMALL):
        state = session(Open(HAND, quiz=True, seat=Seat.B))
        while screen(state).mode is not Mode.DONE:
            state = pressed(state, "-" if screen(state).mode is Mode.ASK else "enter", size=size)
        assert "▸" not in seen(state, size)
        assert "Tricks: AB 9, YZ 4" in seen(state, size)
        assert "is to lead" not in seen(state, size)


def test_a_question_mark_is_help_while_an_answer_is_typed() -> None:
    assert "Any key goes back." in seen(pressed(quiz(), "?"))
    assert quiz().typing


def test_a_quiz_goes_on_where_it_was_left() -> None:
    assert "Question 3 of 10" in seen(pressed(quiz(FakeWorld(begun=2)), "enter"))


def shuffled(position: Position, seat: Seat, rng: random.Random) -> Position:
    """Return the position with the cards that a seat does not see dealt out anew."""
    others = [other for other in SEATS if other is not seat]
    cards = [card for other in others for card in position.hand(other)]
    rng.shuffle(cards)
    hands = list(position.hands)
    for other in others:
        size = len(position.hand(other))
        hands[other.place] = Holding.of(cards[:size])
        cards = cards[size:]
    a, y, b, z = hands
    return replace(position, hands=(a, y, b, z))


@pytest.mark.parametrize("hand_id", ["cavendish-01", "cavendish-03", "cavendish-18"])
def test_nothing_on_the_screen_depends_on_hidden_cards(hand_id: str) -> None:
    """Deal the hidden cards anew at each question: what is seen of it stays the same."""
    rng = random.Random(1)
    of = hand(hand_id)
    for question in of.questions:
        seat = question.seat
        hidden = replace(question, position=shuffled(question.position, seat, rng))
        assert hidden.position != question.position
        seen_now, seen_then = (
            Board(each.position, seat, frozenset((seat,))).lines(38) for each in (question, hidden)
        )
        assert seen_now == seen_then
        quiz = Quiz.of(of, seat)
        assert question_scene(quiz, question, 80) == question_scene(quiz, hidden, 80)
