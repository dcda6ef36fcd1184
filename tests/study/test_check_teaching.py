"""Faults of teaching: each is warned of with its place, and the shipped content has none."""

from pathlib import Path

import pytest

from tests.records.samples import ENDING, PLAY, told
from trainer.records.library import files_under, shipped
from trainer.study.check_files import check_files
from trainer.study.check_teaching import names_card, names_number
from trainer.whist.cards import Suit
from trainer.whist.notation import read_holding

GIVES = "warning: the first hint gives the answer away: begin with what to look at"
CARD = """\
    questions:
      - id: first
        at: 1.1
        best: HA
        also: {HK: It is as good.}
        wrong:
          S2: Trumps are wanted later.
        hints: [Which card wins?, It is the ace of hearts.]
        why: It wins.
"""
HOLDER = """\
    questions:
      - id: five
        at: 1
        kind: who-holds
        card: S5
        hints: [Who has no heart left?, Z]
        why: It is left.
"""
NUMBER = """\
    questions:
      - id: trumps
        at: 1
        kind: how-many
        suit: S
        of: B
        hints: [Three are dealt., He has 1.]
        why: It is left.
"""
LESSON = (Path(__file__).parents[1] / "files/lessons/good/small.md").read_text("utf-8")


def warned(path: Path) -> list[str]:
    return [
        f"{at.place.line}:{at.place.column}: {str(at).partition(': ')[2]}"
        for at in check_files([path])
    ]


def hand(folder: Path, question: str) -> Path:
    head, rest = PLAY.split("  - 1. A HA H6 H2 H7\n")
    path = folder / "hand.yaml"
    path.write_text(f"{ENDING}{head}  - trick: 1. A HA H6 H2 H7\n{question}{rest}", "utf-8")
    return path


@pytest.mark.parametrize("folder", ["hands", "lessons"])
def test_the_shipped_content_has_no_fault(folder: str) -> None:
    found = files_under([shipped() / folder])
    assert told(check_files(path for path in found if isinstance(path, Path))) == []


@pytest.mark.parametrize("question", [CARD, HOLDER, NUMBER])
def test_a_sound_question_is_not_warned_of(tmp_path: Path, question: str) -> None:
    assert warned(hand(tmp_path, question)) == []


def test_cards_without_a_reason_are_named(tmp_path: Path) -> None:
    bare = CARD.replace("        wrong:\n          S2: Trumps are wanted later.\n", "")
    (warning,) = warned(hand(tmp_path, bare))
    assert warning.startswith("15:15: warning: S2 would count as wrong, and nothing is said of why")


@pytest.mark.parametrize(
    ("question", "hint", "first"),
    [
        (CARD, "Which card wins?", "The ace of hearts wins."),
        (CARD, "Which card wins?", "What of HA?"),
        (HOLDER, "Who has no heart left?", "What has Z played?"),
        (NUMBER, "Three are dealt.", "There is one."),
    ],
)
def test_a_first_hint_that_is_the_answer(
    tmp_path: Path, question: str, hint: str, first: str
) -> None:
    (warning,) = warned(hand(tmp_path, question.replace(hint, first)))
    assert warning.partition(": ")[2] == GIVES


def test_a_hint_that_leaves_a_choice_gives_nothing_away() -> None:
    held = read_holding("HAK S2")
    assert names_card("The Ace of Hearts!", read_holding("HA"), held)
    assert names_card("Play ♥A.", read_holding("HA"), held)
    assert names_card("the two of trumps", read_holding("S2"), held, Suit.SPADES)
    assert not names_card("HAK, or the two of trumps?", read_holding("HA"), held)
    assert not names_card("The queen of hearts is out.", read_holding("HA"), held)
    assert names_number("He has three (p. 12).", 3)
    assert not names_number("Three of five are played.", 3)
    assert names_number("He has only one.", 1)
    assert not names_number("Which one is it?", 1)


def test_a_seat_of_the_question_itself_is_no_secret(tmp_path: Path) -> None:
    asked = HOLDER.replace("card: S5", "card: S5\n        ask: Has Z the five of trumps, or who?")
    hinted = asked.replace("Who has no heart left?", "What has Z played?")
    assert warned(hand(tmp_path, hinted)) == []
    article = HOLDER.replace("Who has no heart left?", "A small card tells.").replace("S5", "S2")
    assert warned(hand(tmp_path, article.replace("at: 1\n", "at: 1\n        seat: Z\n"))) == []


def test_a_hand_that_nobody_sees_is_warned_of(tmp_path: Path) -> None:
    (tmp_path / "set.yaml").write_text("id: x\ntitle: X\nversion: 1\n", "utf-8")
    (tmp_path / "hands").mkdir()
    path = tmp_path / "hands" / "ending.yaml"
    path.write_text(ENDING + PLAY, "utf-8")
    assert warned(path) == []
    lesson = tmp_path / "lessons" / "500-small" / "lesson.en.md"
    lesson.parent.mkdir(parents=True)
    lesson.write_text(LESSON, "utf-8")
    assert warned(path) == [
        "1:5: warning: this hand asks nothing, and no lesson shows it: add a question"
    ]
    for shown in ("[there](hand:ending@1)", "```hand\nending 1.1\n```\n"):
        lesson.write_text(f"{LESSON}\n\n{shown}\n", "utf-8")
        assert warned(path) == []


def test_a_lesson_whose_hint_is_the_answer(tmp_path: Path) -> None:
    question = (
        "\n```question\nid: n\nask: How many?\nnumber: 13\npage: 1\nwhy: So many.\n"
        "hints: [Count the {word}.]\n```\n"
    )
    path = tmp_path / "lesson.en.md"
    for word, faults in (("suit", 0), ("thirteen", 1)):
        path.write_text(LESSON + question.format(word=word), "utf-8")
        told_ = [each for each in warned(path) if each.endswith(GIVES)]
        assert len(told_) == faults


@pytest.mark.parametrize(
    ("hint", "faults"),
    [("Whose trick is it?", 0), ("Partner wins? Leave it to him.", 1), ("No finesse now?", 0)],
)
def test_a_hint_that_is_one_of_the_choices(tmp_path: Path, hint: str, faults: int) -> None:
    question = f"""
```question
id: c
ask: What do you do?
choices:
  - {{say: Leave it to him, right: true, why: It is won.}}
  - {{say: "No", right: false, why: It is won.}}
page: 1
hints: [{hint}]
```
"""
    path = tmp_path / "lesson.en.md"
    path.write_text(LESSON + question, "utf-8")
    assert sum(each.endswith(GIVES) for each in warned(path)) == faults
