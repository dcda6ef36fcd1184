"""Text captures of the main screens for docs/screens; `python -m tests.ui.captures` rewrites them.

A test holds them to what the screens show, so that the documentation stays true.
"""

from pathlib import Path

from tests.ui.screens.world import HUGE, LARGE, NORMAL, SMALL, pressed, seen, session
from trainer.ui.screens.screen import Open, OpenCourse, OpenLesson, Size
from trainer.ui.screens.session import Session
from trainer.whist.moment import Moment

FOLDER = Path(__file__).parents[2] / "docs" / "screens"
README = FOLDER.parents[1] / "README.md"
IN_README = "study-80x24"
HAND = "cavendish-01"


def captures() -> dict[str, str]:
    """Return every capture by the name of its file."""
    study = session(Open(HAND, at=Moment.read("4.1")))
    end = session(Open(HAND, at=Moment.read("end")))
    quiz = session(Open(HAND, quiz=True))
    fact = pressed(quiz, "d", "2", "enter", "enter", "enter", "c", "3", "enter", "enter", "enter")
    lesson = session(OpenLesson("original-lead"))
    shown: dict[str, tuple[Session, Size]] = {
        "home-80x24": (session(), NORMAL),
        "home-search-80x24": (pressed(session(), "/", *"grand"), NORMAL),
        "study-60x18": (study, SMALL),
        "study-80x24": (study, NORMAL),
        "study-120x40": (study, LARGE),
        "study-200x60": (study, HUGE),
        "study-end-80x24": (end, NORMAL),
        "quiz-question-80x24": (pressed(quiz, "tab"), NORMAL),
        "quiz-verdict-80x24": (pressed(quiz, "d", "j", "enter"), NORMAL),
        "quiz-knowledge-120x40": (fact, LARGE),
        "help-80x24": (pressed(study, "?"), NORMAL),
        "learn-80x24": (session(OpenCourse()), NORMAL),
        "lesson-80x24": (pressed(lesson, *["pagedown"] * 2), NORMAL),
        "lesson-question-80x24": (pressed(lesson, "pagedown", "enter", *"h3", "enter"), NORMAL),
        "page-80x24": (pressed(study, "click:page:122"), NORMAL),
    }
    return {name: seen(state, size) + "\n" for name, (state, size) in shown.items()}


def indented(capture: str) -> str:
    """Return a capture as it stands in Markdown."""
    return "\n".join(f"    {line}".rstrip() for line in capture.splitlines())


def main() -> None:
    """Rewrite the captures, and the one that stands in the README."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    new = captures()
    readme = README.read_text(encoding="utf-8")
    shown = FOLDER / f"{IN_README}.txt"
    readme = readme.replace(indented(shown.read_text(encoding="utf-8")), indented(new[IN_README]))
    README.write_text(readme, encoding="utf-8")
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for name, text in new.items():
        (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
