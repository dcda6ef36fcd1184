"""A file that is followed: faulty and mended, it comes back at the same place."""

from dataclasses import replace
from pathlib import Path

import pytest

from tests.records.samples import FIRST_HAND
from tests.ui.screens.world import NORMAL, SIZES, pressed, seen
from trainer.records.hand import hand_of
from trainer.records.lesson import lesson_of
from trainer.records.lesson_blocks import Prose
from trainer.records.problem import BadFile, Place
from trainer.records.source import Source
from trainer.study.hand import make_hand
from trainer.study.lesson import make_lesson
from trainer.ui.scene import line_width
from trainer.ui.screens.lesson import LessonScreen
from trainer.ui.screens.preview import Faults, FaultyScreen, Seen, aligned, opened, renewed
from trainer.ui.screens.quiz import QuizScreen
from trainer.ui.screens.screen import Size
from trainer.ui.screens.session import Session
from trainer.ui.screens.study import StudyScreen

HAND = Path("hand.yaml")
LESSON = Path("lesson.en.md")
FAULTY = FIRST_HAND.replace("  - trick: 2. Z C5", "  - trick: 2. Z D5")
PAGES = """\
---
id: pages
title: Pages
order: 500
goals: [Read.]
minutes: 5
pages: [1]
---

{top}

## One

{one}

```question
id: q-one
ask: How many?
number: 4
page: 1
why: Four.
```

## Two

{two}

```question
id: q-two
ask: {ask}
number: 5
page: 1
why: Five.
```

{end}
"""
LONG = "\n\n".join(f"Paragraph {n} of the text." for n in range(12))


def hand(text: str = FIRST_HAND) -> Seen:
    try:
        return opened(make_hand(hand_of(Source(HAND, text))))
    except BadFile as error:
        return opened(Faults(HAND, error.problems, tuple(text.split("\n"))))


def lesson(**parts: str) -> Seen:
    texts = {"top": LONG, "one": LONG, "two": LONG, "ask": "And now?", "end": LONG} | parts
    return opened(make_lesson(lesson_of(Source(LESSON, PAGES.format(**texts)))))


def bad_lesson() -> Seen:
    problem = Source(LESSON, "x").problem("odd", Place(1, 1))
    return opened(Faults(LESSON, (problem,), ("x",)))


def top(session: Session) -> str:
    """Return the first line of text in view."""
    return seen(session).split("\n")[1]


def test_a_hand_comes_back_at_its_moment() -> None:
    session = pressed(Session((hand(),)), *":4.1", "enter", "s")
    broken = renewed(session, HAND, hand(FAULTY), NORMAL)
    told = seen(broken)
    assert "hand.yaml" in told
    assert "Line 66, column 17: Z does not hold" in told
    assert "- trick: 2. Z D5" in told
    assert "^" in told
    mended = renewed(broken, HAND, hand(FIRST_HAND.replace("This is the lesson", "HERE")), NORMAL)
    (screen,) = mended.screens
    assert isinstance(screen, StudyScreen)
    assert (str(screen.at), screen.reveal) == ("4.1", True)
    assert "HERE of the hand" in seen(mended)
    assert "Read again." in seen(mended)
    assert "Read again." not in seen(pressed(mended, "s"))


def test_a_file_that_was_faulty_from_the_first_opens_when_mended() -> None:
    session = Session((hand(FAULTY),))
    assert "5 problems" in seen(session)
    assert pressed(session, "q").over
    (screen,) = renewed(session, HAND, hand(), NORMAL).screens
    assert isinstance(screen, StudyScreen)
    assert str(screen.at) == "start"


def test_problems_are_renewed_too() -> None:
    worse = FAULTY.replace("title:", "titel:")
    session = renewed(Session((hand(FAULTY),)), HAND, hand(worse), NORMAL)
    assert "unknown key 'titel'" in seen(session)


def test_a_shorter_play_is_shown_as_far_as_it_goes() -> None:
    short = FIRST_HAND.partition("  - trick: 7.")[0]
    for keys, at in (((*":12.2", "enter"), "6.4"), (("end",), "end"), ((*":3.2", "enter"), "3.2")):
        session = renewed(pressed(Session((hand(),)), *keys), HAND, hand(short), NORMAL)
        (screen,) = session.screens
        assert isinstance(screen, StudyScreen)
        assert str(screen.at) == at
        pressed(session, "backspace", "left", "right", "v", "i", "w")


def test_another_student_sits_down() -> None:
    session = renewed(
        Session((hand(),)), HAND, hand(FIRST_HAND.replace("student: A", "student: Y")), NORMAL
    )
    assert "Y (you)" in seen(session)


def test_what_lies_over_the_hand_stays() -> None:
    session = pressed(Session((hand(),)), "z")
    assert isinstance(session.screens[-1], QuizScreen)
    broken = renewed(session, HAND, hand(FAULTY), NORMAL)
    assert isinstance(broken.screens[-1], QuizScreen)
    assert isinstance(pressed(broken, "escape").screens[-1], FaultyScreen)
    other = renewed(session, Path("other.yaml"), hand(FAULTY), NORMAL)
    assert other.screens == session.screens


@pytest.mark.parametrize("pages", range(6))
def test_a_lesson_comes_back_at_its_block(pages: int) -> None:
    session = pressed(Session((lesson(),)), *["pagedown"] * pages, "down")
    longer = lesson(top="A new paragraph, which is not long.\n\n" + LONG)
    if pages > 1:  # past what has changed
        assert top(renewed(session, LESSON, longer, NORMAL)) == top(session)
    for kept in (lesson(), lesson(end=LONG + "\n\nMore.") if pages < 4 else lesson()):
        broken = renewed(session, LESSON, bad_lesson(), NORMAL)
        assert "odd" in seen(broken)
        assert top(renewed(broken, LESSON, kept, NORMAL)) == top(session)


def test_an_answer_begun_goes_on_if_its_question_is_the_same() -> None:
    session = pressed(Session((lesson(),)), "/", *"question 1", "enter", "enter", "4")
    assert "Your answer: 4" in seen(session)
    same = renewed(session, LESSON, lesson(ask="Changed?"), NORMAL)
    assert "Your answer: 4" in seen(same)
    assert "Yes." in seen(pressed(same, "enter"))
    done = pressed(session, "enter", "/", *"question 2", "enter", "enter", "5")
    changed = renewed(done, LESSON, lesson(ask="Changed?"), NORMAL)
    assert not changed.typing
    (screen,) = changed.screens
    assert isinstance(screen, LessonScreen)
    assert [verdict.question.id for verdict in screen.verdicts] == ["q-one"]


def test_contents_that_are_open_stay_within_the_lesson() -> None:
    session = pressed(Session((lesson(),)), "c", "end")
    plain = lesson(two="x").lesson  # type: ignore[union-attr]
    assert "Two" in seen(renewed(session, LESSON, opened(plain), NORMAL))


def test_blocks_are_aligned_from_both_ends() -> None:
    old = [Prose(text, Place(n)) for n, text in enumerate("abcde")]

    def at(new: str, place: int) -> str:
        blocks = [Prose(text, Place(9)) for text in new]
        return new[aligned(old, blocks, place)]

    assert at("abcde", 3) == "d"
    assert at("xxabcde", 3) == "d"
    assert at("abcdexx", 3) == "d"
    assert at("abXde", 2) == "X"
    assert at("abde", 2) == "d"
    assert at("a", 4) == "a"


@pytest.mark.parametrize("size", [*SIZES, Size(20, 5), Size(9, 3)])
def test_every_view_fits(size: Size) -> None:
    for screen in (hand(FAULTY), bad_lesson()):
        for keys in ((), ("down", "pagedown"), ("?",)):
            scene = pressed(Session((screen,)), *keys, size=size).view(size)
            assert len(scene.lines) == size.rows
            assert max(map(line_width, scene.lines)) <= size.columns


def test_nothing_else_is_touched() -> None:
    session = Session((hand(),), said="x")
    assert replace(renewed(session, LESSON, lesson(), NORMAL), said="x") == session
