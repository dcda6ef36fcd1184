"""The study screen, by cases: what each key does, and what can be seen."""

import pytest

from tests.ui.screens.world import (
    LARGE,
    NORMAL,
    SIZES,
    SMALL,
    FakeWorld,
    hand,
    pressed,
    seen,
    session,
)
from trainer.ui.screens.screen import Open, Size
from trainer.ui.screens.session import Session
from trainer.ui.screens.study import StudyScreen
from trainer.ui.screens.study_keys import KEYS
from trainer.ui.screens.walk import last_step, moment_of, step_of
from trainer.whist.moment import Moment

HAND = "cavendish-01"


def study(at: str = "start", world: FakeWorld | None = None) -> Session:
    return session(Open(HAND, at=Moment.read(at)), world=world)


def screen(of: Session) -> StudyScreen:
    top = of.screens[-1]
    assert isinstance(top, StudyScreen)
    return top


@pytest.mark.parametrize(
    ("at", "keys", "to"),
    [
        ("start", "right", "1.1"),
        ("start", "l", "1.1"),
        ("start", " ", "1.1"),
        ("start", "enter", "1.1"),
        ("1.1", "left", "start"),
        ("1.1", "h", "start"),
        ("1.1", "n", "1.4"),
        ("1.4", "n", "2.4"),
        ("1.4", "]", "2.4"),
        ("3.2", "p", "2.4"),
        ("2.4", "[", "1.4"),
        ("1.4", "p", "start"),
        ("13.2", "n", "13.4"),
        ("13.4", "n", "end"),
        ("13.4", "right", "end"),
        ("5.1", "end", "end"),
        ("5.1", "G", "end"),
        ("5.1", "home", "start"),
        ("5.1", "g", "start"),
        ("end", "left", "13.4"),
        ("start", "left", "start"),
        ("end", "right", "end"),
        ("5.1", "x", "5.1"),
    ],
)
def test_keys_walk_through_the_play(at: str, keys: str, to: str) -> None:
    assert str(screen(pressed(study(at), keys)).at) == to


def test_every_step_is_a_moment_and_back() -> None:
    for step in range(last_step(hand()) + 1):
        assert step_of(hand(), moment_of(hand(), step)) == step


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_view_fits_its_size_at_every_step(size: Size) -> None:
    state = study()
    for _ in range(last_step(hand()) + 1):
        for reveal in (state, pressed(state, "s"), pressed(state, "t"), pressed(state, ":", "7")):
            scene = reveal.view(size)
            assert len(scene.lines) == size.rows
            assert max(sum(span.width for span in line) for line in scene.lines) <= size.columns
        state = pressed(state, "right")


@pytest.mark.parametrize("columns", [1, 7, 20, 79, 80, 99, 100, 151])
@pytest.mark.parametrize("rows", [1, 2, 3, 5, 23, 24, 70])
def test_no_size_breaks_it(columns: int, rows: int) -> None:
    size = Size(columns, rows)
    for state in (study("4.1"), session(), session(Open(HAND, quiz=True)), pressed(study(), "?")):
        scene = state.view(size)
        assert len(scene.lines) == rows
        assert all(sum(s.width for s in line) <= columns for line in scene.lines)
        for event in ("down", "pagedown", "tab", "right"):
            assert len(pressed(state, event, size=size).view(size).lines) in (rows, 0)


def test_other_hands_are_hidden_until_asked_or_the_end() -> None:
    hidden = "♥ K Q 6 5"
    assert hidden not in seen(study())
    assert hidden in seen(pressed(study(), "s"))
    assert hidden not in seen(pressed(study(), "s", "s"))
    assert hidden in seen(study("end"))


def test_seats_change_and_the_new_one_sees_its_own_hand_alone() -> None:
    text = seen(pressed(study(), "v"))
    assert "♥ J 9 8 7 4 2" in text
    assert "♦ K J 9 2" not in text
    assert "You sit at Y." in text


def test_remarks_come_after_their_card() -> None:
    assert "open your strongest suit" not in " ".join(seen(study()).split())
    assert "your strongest suit" in seen(study("1.1"))


def test_jump_and_come_back() -> None:
    world = FakeWorld()
    state = pressed(study("2.1"), ":", *"7.3", "enter", world=world)
    assert str(screen(state).at) == "7.3"
    assert world.places[-1] == (HAND, "7.3", False)
    assert str(screen(pressed(state, "backspace")).at) == "2.1"
    assert "nowhere" in seen(pressed(study(), "b"))


def test_a_jump_to_nowhere_says_so_and_stays() -> None:
    for typed, words in (("14.1", "there is no moment 14.1"), ("x", "is no moment")):
        state = pressed(study("2.1"), ":", *typed, "enter")
        assert words in seen(state)
        assert str(screen(state).at) == "2.1"
    assert screen(pressed(study(), ":", "7", "escape")).prompt is None
    assert screen(pressed(study(), ":", "7", "backspace", "5")).prompt == "5"


def test_last_trick_can_be_turned_and_no_more() -> None:
    text = seen(pressed(study("3.2"), "t"))
    assert "Law 91" in text
    assert "♣Q*" in text
    assert "Law 91" not in seen(pressed(study("3.2"), "t", "x"))
    assert "Law 91" not in seen(pressed(study("3.2"), "t", "t"))
    for at in ("start", "1.3", "end"):
        assert "There is no last trick to turn." in seen(pressed(study(at), "t"))


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_score_and_tricks_are_always_on_the_board(size: Size) -> None:
    for at, made in (("1.1", "AB 0, YZ 0"), ("4.1", "AB 1, YZ 2"), ("end", "AB 9, YZ 4")):
        text = seen(study(at), size)
        assert "Score: love all" in text
        assert f"Tricks: {made}" in text
        assert ("▸" in text) == (at != "end")


def test_another_seat_is_told_who_it_is() -> None:
    assert "You are Y." in seen(pressed(study(), "v"))


def test_a_link_left_behind_is_not_followed_again() -> None:
    state = pressed(study("1.1"), "tab", "enter", "q", "enter")
    assert str(screen(state).at) == "1.2"


def test_coming_back_restores_the_scroll() -> None:
    state = pressed(study("end"), "down", "down")
    assert screen(pressed(state, "click:goto:2.1", "backspace")).pane == screen(state).pane


def test_tricks_played_stand_under_the_board_where_there_is_room() -> None:
    assert " 3. Y ♥7" in seen(study("4.1"), LARGE)
    assert " 3. Y ♥7" not in seen(study("4.1"), NORMAL)


def test_help_and_leaving_stay_at_the_foot() -> None:
    foot = seen(study(), Size(40, 20)).splitlines()[-1]
    assert foot.endswith("? help  q back")


def test_help_scrolls_where_it_does_not_fit() -> None:
    state = pressed(study(), "?", size=SMALL)
    down = pressed(state, *["down"] * 30, size=SMALL)
    assert "back to the list" in seen(down, SMALL)
    assert "Any key" not in seen(pressed(down, "x", size=SMALL), SMALL)


def test_links_are_chosen_followed_and_left() -> None:
    state = pressed(study("1.1"), "click:page:56")
    assert "Page 56 of the book" in seen(state)
    assert "Lead originally from your strongest suit" in seen(state)
    assert str(screen(pressed(state, "q")).at) == "1.1"
    assert str(screen(pressed(study("1.1"), "click:goto:9.1")).at) == "9.1"


def test_tab_goes_round_the_links_and_enter_follows() -> None:
    state = study("1.1")
    followed = []
    for _ in range(20):
        state = pressed(state, "tab")
        followed.append(seen(pressed(state, "enter")).splitlines()[0].strip())
    assert {"Page 56 of the book", "Page 60 of the book", "Glossary"} <= set(followed)
    assert followed[0] in followed[1:]


def test_a_term_leads_to_the_glossary_and_on_from_there() -> None:
    state = pressed(study(), "click:term:tenace")
    assert "tenace" in seen(state)
    assert "not in the glossary" in seen(pressed(study(), "click:term:xyzzy"))
    assert "of the book" in seen(pressed(state, "click:page:58"))
    assert "What to throw away" in seen(pressed(state, "click:lesson:discards"))
    assert seen(pressed(state, "q")) == seen(study())


def test_place_is_remembered_and_the_end_finishes() -> None:
    world = FakeWorld()
    pressed(study("13.3", world), "right", "right", world=world)
    assert world.places == [(HAND, "13.4", False), (HAND, "end", True)]


def test_a_hand_opens_where_it_was_left() -> None:
    world = FakeWorld()
    world.left = Moment.read("6.2")
    assert str(screen(session(Open(HAND), world=world)).at) == "6.2"
    world.left = Moment.read("99.2")
    assert str(screen(session(Open(HAND), world=world)).at) == "start"


def test_the_deal_can_be_copied() -> None:
    world = FakeWorld()
    pressed(study(), "y", world=world)
    assert world.copied == ["W:QT53.A.KJ92.A763 A64.J98742.T64.Q K7.KQ65.Q875.J94 J982.T3.A3.KT852"]


def test_text_scrolls_within_its_bounds() -> None:
    state = study("end")
    down = pressed(state, *["down"] * 200, size=SMALL)
    assert seen(down, SMALL) != seen(state, SMALL)
    assert seen(pressed(down, "down", size=SMALL), SMALL) == seen(down, SMALL)
    assert seen(pressed(down, *["pageup"] * 50, size=SMALL), SMALL) == seen(state, SMALL)


def test_help_lists_the_keys_and_any_key_goes_back() -> None:
    text = seen(pressed(study(), "?"))
    for name, _ in KEYS:
        assert name in text
    assert seen(pressed(study(), "?", "x")) == seen(study())


def test_what_is_known_for_certain_and_why() -> None:
    state = pressed(study("9.1"), "i")
    text = seen(state, LARGE)
    assert "1 trump is out: ♠ J" in text
    assert "Your masters: ♣ A" in text
    assert "♠ none (renounced at 8.3)" in text
    assert "AB have made 5, and need 11 for the game by tricks." in text
    assert str(screen(pressed(state, "click:goto:8.3")).at) == "8.3"
    assert "You force out the best trump" in " ".join(seen(pressed(state, "i"), LARGE).split())
    assert "turned up: ♠ 2" in seen(pressed(study("1.1"), "i"), LARGE)


def test_what_the_leads_tell_is_read_by_the_analysis() -> None:
    text = " ".join(seen(pressed(study("3.1"), "i"), LARGE).split())
    assert "What the leads tell, by the Analysis (p. 64)" in text
    assert "Z's first lead was ♣5, presumably from strength." in text
    assert "(likely, at 2.1, p. 76)" in text.replace("\u00a0", " ")


def test_quiz_from_here_needs_questions_for_the_seat() -> None:
    assert "Question 1 of" in seen(pressed(study(), "z"))
    assert "no questions for Y" in seen(pressed(study(), "v", "z"))
    assert "You sit at B" not in seen(pressed(study(), "v", "v", "z"))
    assert "Quiz:" in seen(pressed(study(), "v", "v", "z"))


def test_quiz_from_here_on_leaves_the_earlier_questions_out() -> None:
    state = pressed(study("4.4"), "Z", "enter")
    assert "trump-finesse" in str(state.screens[-1])
    assert "Question 1 of 6" in seen(state)
    assert "no more questions" in seen(pressed(study("12.1"), "Z"))


def test_q_goes_back_to_the_list_and_out() -> None:
    assert "studied" in seen(pressed(study(), "q"), NORMAL)
    assert pressed(study(), "q", "q").over
    assert pressed(study(), "c-c").over
