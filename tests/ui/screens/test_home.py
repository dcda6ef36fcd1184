"""The home screen, by cases."""

import pytest

from tests.ui.screens.world import SIZES, FakeWorld, index, pressed, seen, session
from trainer.study.progress import Answered, Place
from trainer.study.standing import Standing, standing_of
from trainer.ui.screens.home import HomeScreen
from trainer.ui.screens.screen import Open, OpenLesson, Size
from trainer.ui.screens.session import Session
from trainer.ui.screens.study import StudyScreen


def chosen(of: Session) -> str:
    top = of.screens[-1]
    assert isinstance(top, HomeScreen)
    return top.found[top.chosen].id if top.found else ""


@pytest.mark.parametrize(
    ("keys", "hand"),
    [
        (["down"], "cavendish-02"),
        (["j", "j", "k"], "cavendish-02"),
        (["up"], "cavendish-01"),
        (["end"], index()[-1].id),
        (["G", "down"], index()[-1].id),
        (["G", "g"], "cavendish-01"),
        (["click:open:cavendish-05"], "cavendish-05"),
        (["/", *"grand coup", "enter"], "cavendish-38"),
        (["/", *"xyzzy"], ""),
        (["/", *"xyzzy", "escape"], "cavendish-01"),
        (["/", *"grandx", "backspace"], "cavendish-38"),
        (["/", *"grand", "enter", "escape"], "cavendish-38"),
    ],
)
def test_choosing_and_searching(keys: list[str], hand: str) -> None:
    assert chosen(pressed(session(), *keys)) == hand


def test_search_by_difficulty_principle_and_theme() -> None:
    for query in (
        "difficulty:1",
        "difficulty 1",
        "echo",
        "lead-trumps-on-establishment",
        "your suit is established",
    ):
        top = pressed(session(), "/", *query).screens[-1]
        assert isinstance(top, HomeScreen)
        assert 0 < len(top.found) < len(index())


def test_enter_studies_and_z_asks() -> None:
    assert "Moment start" in seen(pressed(session(), "enter"))
    assert "Question 1 of" in seen(pressed(session(), "z"))
    assert "Moment start" in seen(
        pressed(session(), "click:open:cavendish-02", "click:open:cavendish-02")
    )


def test_a_question_mark_is_help_but_not_while_searching() -> None:
    assert "Any key goes back." in seen(pressed(session(), "?"))
    assert "Search: ?" in seen(pressed(session(), "/", "?"))


@pytest.mark.parametrize(
    "state",
    [session(), session(Open("cavendish-01")), session(OpenLesson("original-lead"))],
    ids=["home", "study", "lesson"],
)
def test_while_one_types_the_foot_tells_the_keys_that_work_then(state: Session) -> None:
    key = ":" if isinstance(state.screens[-1], StudyScreen) else "/"
    foot = seen(pressed(state, key)).splitlines()[-1]
    assert foot.endswith("Esc close")
    assert " q " not in foot
    assert " q " in seen(pressed(state, key, "escape")).splitlines()[-1]


class Learner(FakeWorld):
    """Has studied one hand, is in the middle of another, and has answered a question."""

    def standing(self) -> Standing:
        places = (
            Place("cavendish", "cavendish-03", "7.3", False, "2026-02-02"),
            Place("cavendish", "cavendish-01", "end", True, "2026-01-01"),
        )
        answers = (
            Answered("cavendish", 1, "cavendish-01", "opening-lead", "DJ", "wrong", 0, 1, "1"),
            Answered("cavendish", 1, "cavendish-01", "opening-lead", "D2", "best", 0, 2, "2"),
            Answered("cavendish", 1, "cavendish-01", "the-turn", "CA", "wrong", 0, 2, "3"),
            Answered("cavendish", 0, "cavendish-02", "old", "CA", "wrong", 0, 1, "1"),
        )
        return standing_of(self.entries(), places, answers, "cavendish", 1)


def test_what_was_done_is_shown_and_c_continues() -> None:
    world = Learner()
    state = session(world=world)
    text = seen(state)
    assert f"1 of {len(index())} studied" in text
    assert "Continue: Read partner's trumps" in text
    rows = {
        row.split()[1 if "▸" in row else 0]: row for row in text.splitlines() if "cavend" in row
    }
    assert rows["cavendish-01"].endswith("studied  1 of 2 right")
    assert "at 7.3" in rows["cavendish-03"]
    assert "Read partner's trumps" in seen(pressed(state, "c", world=world))
    assert "No hand has been begun yet." in seen(pressed(session(), "c"))


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_it_fits_every_size(size: Size) -> None:
    scene = session().view(size)
    assert len(scene.lines) == size.rows
    assert max(sum(span.width for span in line) for line in scene.lines) <= size.columns


def test_trouble_with_the_memory_is_said_once() -> None:
    world = FakeWorld()
    world.troubles = ["your progress is not saved: disk full"]
    state = session(world=world)
    assert "disk full" in seen(state)
    assert "disk full" not in seen(pressed(state, "down", world=world))


def test_a_long_trouble_is_said_whole() -> None:
    world = FakeWorld()
    world.troubles = ["your progress is not saved: " + "a long reason " * 12 + "at last"]
    assert "reason at last" in " ".join(seen(session(world=world)).split())


def test_the_title_of_another_set_is_told_however_long() -> None:
    class Elsewhere(FakeWorld):
        def title(self) -> str:
            return "Hands for Thursday " * 9

    home = session(world=Elsewhere())
    for size in SIZES:
        top = seen(home, size).splitlines()[0]
        assert "Whist: Hands for Thursday" in top or size.columns < 40
        assert "studied" in top
    assert "Whist:" not in seen(session()).splitlines()[0]
