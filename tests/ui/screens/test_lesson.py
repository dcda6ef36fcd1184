"""The reader and the course, without a terminal."""

import pytest

from tests.ui.screens.world import NORMAL, SIZES, FakeWorld, pressed, seen, session
from trainer.ui.scene import line_width
from trainer.ui.screens.course import CourseScreen
from trainer.ui.screens.home import HomeScreen
from trainer.ui.screens.lesson import LessonScreen
from trainer.ui.screens.lookup import LookUpScreen
from trainer.ui.screens.screen import OpenCourse, OpenLesson, Size
from trainer.ui.screens.session import Session
from trainer.ui.screens.study import StudyScreen

LEAD = OpenLesson("original-lead")


def reader(session: Session) -> LessonScreen:
    screen = session.screens[-1]
    assert isinstance(screen, LessonScreen)
    return screen


@pytest.mark.parametrize("size", [*SIZES, Size(20, 5), Size(40, 12)])
def test_every_view_fits(size: Size) -> None:
    for keys in ((), ("G",), ("c",), ("/", "a"), ("?",), ("pagedown", "enter", "right")):
        for opening in (LEAD, OpenCourse()):
            scene = pressed(session(opening), *keys, size=size).view(size)
            assert len(scene.lines) == size.rows
            assert max(map(line_width, scene.lines)) <= size.columns


def test_home_leads_to_the_course_and_the_course_to_a_lesson() -> None:
    home = session()
    assert "L  Learn: The first lead (15 min)" in seen(home)
    course = pressed(home, "L")
    assert isinstance(course.screens[-1], CourseScreen)
    lesson = pressed(course, "down", "enter")
    assert reader(lesson).lesson.id == "discards"
    back = pressed(lesson, "q", "q")
    assert isinstance(back.screens[-1], HomeScreen)


def test_a_card_is_answered_in_place_and_noted() -> None:
    world = FakeWorld()
    there = pressed(session(LEAD, world=world), "pagedown", "enter", world=world)
    assert there.typing
    wrong = pressed(there, "tab", *"h3", "enter", world=world)
    assert "You: ♥3" in seen(wrong)
    assert "No." in seen(wrong)
    assert "p. 57" in seen(wrong)
    assert world.lesson_answers == [("original-lead", "ace-king-two", "wrong", 1)]
    again = pressed(wrong, "click:ask:ace-king-two", *"h4", "enter", world=world)
    assert "Yes." in seen(again)
    assert world.lesson_answers[-1] == ("original-lead", "ace-king-two", "best", 0)


def test_an_answer_can_be_picked_or_clicked_and_an_illegal_one_costs_nothing() -> None:
    world = FakeWorld()
    there = pressed(session(LEAD, world=world), "pagedown", "enter", world=world)
    assert "Your answer: ♠9" in seen(pressed(there, "right"))
    assert "Your answer: ♣2" in seen(pressed(there, "left"))
    refused = pressed(there, *"ck", "backspace", "q", "enter", world=world)
    assert "not in your hand" in seen(refused)
    assert world.lesson_answers == []
    pressed(there, "click:answer:H4", world=world)
    assert world.lesson_answers == [("original-lead", "ace-king-two", "best", 0)]


def test_a_choice_is_answered_by_its_letter() -> None:
    world = FakeWorld()
    asked = pressed(session(LEAD, world=world), "click:ask:singleton-or-tenace", world=world)
    there = pressed(asked, "b", "enter", world=world)
    assert world.lesson_answers == [("original-lead", "singleton-or-tenace", "best", 0)]
    assert "Yes." in seen(there)


def test_escape_goes_on_reading() -> None:
    asking = pressed(session(LEAD), "pagedown", "enter", "x")
    reading = pressed(asking, "escape", "escape")
    assert not reading.typing
    assert isinstance(reading.screens[-1], LessonScreen)


def test_a_hand_opens_at_its_moment_and_comes_back_to_the_same_line() -> None:
    before = pressed(session(LEAD), "pagedown", "pagedown")
    opened = pressed(before, "enter")
    screen = opened.screens[-1]
    assert isinstance(screen, StudyScreen)
    assert (screen.hand.record.id, str(screen.at)) == ("cavendish-23", "1.1")
    for key in ("q", "escape"):
        back = pressed(opened, key)
        assert seen(back) == seen(before)


def test_links_are_chosen_with_tab() -> None:
    there = pressed(session(LEAD), "tab", "enter")
    assert isinstance(there.screens[-1], LookUpScreen)
    rule = pressed(session(LEAD), "click:principle:echo")
    assert "Echo partner's call" in seen(rule)


def test_contents_jump_to_a_heading() -> None:
    there = pressed(session(LEAD), "c", "down", "down", "enter")
    assert "Which card of the suit" in seen(there).split("\n")[1]
    assert reader(pressed(there, "c")).section == 2
    assert seen(pressed(there, "c", "escape")) == seen(there)


def test_search_goes_on_and_back_and_says_what_is_not_there() -> None:
    found = pressed(session(LEAD), "/", *"fourth best", "enter")
    assert "fourth best" in seen(found).split("\n")[1].casefold()
    further = pressed(found, "n")
    assert seen(further) != seen(found)
    assert seen(pressed(further, "N")) == seen(found)
    assert "xyz is not in this lesson." in seen(pressed(found, "/", *"xyz", "enter"))


def test_the_place_is_noted_and_the_end_finishes_the_lesson() -> None:
    world = FakeWorld()
    there = pressed(session(LEAD, world=world), "pagedown", world=world)
    pressed(there, "q", world=world)
    assert world.lessons
    assert not any(finished for _, _, finished in world.lessons)
    line = world.lessons[-1][1]
    again = LessonScreen(reader(there).lesson, left=line)
    pane = again.pane_in(NORMAL)
    assert again.page(NORMAL).source_of(pane.top) == line
    pressed(there, "G", world=world)
    assert world.lessons[-1][2] is True


def test_the_next_lesson_takes_the_place_of_this_one() -> None:
    end = pressed(session(LEAD), "G")
    assert "Next lesson: What to throw away" in seen(end)
    for event in ("]", "click:next:discards"):
        after = pressed(end, event)
        assert reader(after).lesson.id == "discards"
        assert len(after.screens) == len(end.screens)
    assert reader(pressed(after, "[")).lesson.id == "original-lead"
    assert "This is the last lesson." in seen(pressed(after, "]"))


def test_a_lesson_that_is_not_there_is_said() -> None:
    assert "no nothing" in seen(session(OpenLesson("nothing")))
