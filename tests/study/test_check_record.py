"""What the checker says of one record: the deal, the play, the result, notes and moments."""

import pytest

from tests.records.samples import ENDING, FIRST_HAND, PLAY, form_problems, record_of, told
from trainer.records.problem import BadFile
from trainer.study.check import check_hand, judge_hand
from trainer.study.hand import make_hand
from trainer.whist.notation import read_cards

HEAD = ENDING[: ENDING.index("deal")]
BROKEN_OFF = PLAY[: PLAY.index("  - 3.")]


def meaning_problems(text: str) -> list[str]:
    """Return every problem of meaning in a text whose form is sound."""
    assert form_problems(text) == []
    return told(check_hand(record_of(text)))


def place(text: str, part: str) -> str:
    """Return the line and column of a part of a text, the only one of its kind, or of its `|`."""
    before, _, behind = part.rpartition("|")
    assert text.count(before + behind) == 1, part
    *lines, line = text[: text.index(before + behind) + len(before)].split("\n")
    return f"{len(lines) + 1}:{len(line) + 1}"


def test_play_is_handed_on_when_it_is_sound() -> None:
    line, problems = judge_hand(record_of(ENDING + PLAY + "result: {AB: 0, YZ: 3}\n"))
    assert line is not None
    assert line.cards == read_cards("HA H6 H2 H7 HK H4 H3 H8 S2 D3 S4 S5")
    assert told(problems) == ["14:9: by the play AB make 2 tricks and YZ 1 trick"]


@pytest.mark.parametrize(
    ("old", "new"), [("1. A HA H6", "1. A HA D3"), ("HAK S2", "HAK S4"), ("leader: A\n", "")]
)
def test_play_is_not_handed_on_when_it_is_not(old: str, new: str) -> None:
    line, problems = judge_hand(record_of((ENDING + PLAY).replace(old, new)))
    assert line is None
    assert problems


def test_hand_is_made_of_a_sound_record_alone() -> None:
    assert make_hand(record_of(ENDING + PLAY)).line.over
    with pytest.raises(BadFile, match=r"^hand\.yaml:1:1: state the turn-up; or, for an ending"):
        make_hand(record_of(ENDING.replace("trumps: S\n", "")))


# The first hand of the book with one thing wrong


@pytest.mark.parametrize(
    ("old", "new", "at", "problem"),
    [
        (
            *("turn-up: S2", "turn-up: S3", "turn-up: |S3"),
            "the turn-up S3 is not in the hand of the dealer, Z",
        ),
        (
            *("dealer: Z", "dealer: B", "turn-up: |S2"),
            "the turn-up S2 is not in the hand of the dealer, B",
        ),
        ("7. B D5", "8. B D5", "8. B D5", "this is trick 7, not 8"),
        ("DJ D6\n", "DJ\n", "7. B D5", "3 cards in one trick; a trick has 4"),
        (
            *("{AB: 9, YZ: 4}", "{AB: 4, YZ: 9}", "{AB: 4, YZ: 9}"),
            "by the play AB make 9 tricks and YZ 4 tricks",
        ),
        (
            *("{AB: 9, YZ: 4}", "{AB: 9, YZ: 3}", "{AB: 9, YZ: 3}"),
            "the result has 12 tricks, and the hand has 13",
        ),
    ],
)
def test_first_hand_with_one_thing_wrong(old: str, new: str, at: str, problem: str) -> None:
    assert FIRST_HAND.count(old) == 1
    text = FIRST_HAND.replace(old, new)
    assert meaning_problems(text) == [f"{place(text, at)}: {problem}"]


@pytest.mark.parametrize(("old", "new"), [("7. B D5", "B D5"), ("S5 HJ H6 CK", "S5 HJ")])
def test_first_hand_told_in_less(old: str, new: str) -> None:
    assert FIRST_HAND.count(old) == 1
    assert meaning_problems(FIRST_HAND.replace(old, new)) == []


def test_card_of_the_first_hand_played_twice() -> None:
    text = FIRST_HAND.replace("HK HT C6", "HK HT D9")
    last = next(line for line in text.splitlines() if "trick: 12." in line)
    second = place(text, last.replace("D9", "|D9"))
    first, _, _ = place(text, "HK HT D9").partition(":")
    assert meaning_problems(text) == [f"{second}: D9 is played twice (first at line {first})"]


def test_missing_card_of_a_whole_deal_says_nothing_about_the_last_trick() -> None:
    text = FIRST_HAND.replace("HA DKJ92 CA763\n  Y", "DKJ92 CA763\n  Y")
    assert meaning_problems(text) == [
        f"{place(text, 'A: SQT53')}: nobody holds HA",
        f"{place(text, 'SQT53 DKJ92 CA763')}: A has 12 cards, and should have 13",
    ]


# The deal of an ending


def test_four_empty_hands() -> None:
    assert meaning_problems(HEAD + "deal: ... ... ... ...\n") == [
        f"5:{column}: {seat} has 0 cards, and should have 1"
        for seat, column in zip("AYBZ", (7, 11, 15, 19), strict=True)
    ]


def test_short_hand_of_an_ending_is_the_one_blamed() -> None:
    assert meaning_problems(ENDING.replace("Y: H64 D3", "Y: H64")) == [
        "7:6: Y has 2 cards, and should have 3"
    ]


def test_dealer_of_an_ending() -> None:
    assert meaning_problems(ENDING + "dealer: B\n") == [
        "10:9: an ending has a leader and no dealer: leave it out"
    ]


# The play


def test_wrong_letter_for_the_leader_is_one_problem() -> None:
    play = PLAY.replace("2. A HK", "2. Y HK")
    assert meaning_problems(ENDING + play) == ["12:5: this trick is led by A, not Y (Law 62)"]


def test_revoke_with_a_trump_says_nothing_about_the_next_leader() -> None:
    text = ENDING.replace("D3", "S3") + PLAY.replace("HA H6", "HA S3").replace("S2 D3", "S2 H6")
    assert meaning_problems(text) == [
        "11:13: S3 would be a revoke: Y can follow suit with H64 (Law 71)"
    ]


def test_wrong_number_of_a_trick_does_not_hide_a_revoke() -> None:
    play = PLAY.replace("1. A HA H6", "7. A HA D3").replace("S2 D3", "S2 H6")
    assert meaning_problems(ENDING + play) == [
        "11:5: this is trick 1, not 7",
        "11:13: D3 would be a revoke: Y can follow suit with H64 (Law 71)",
    ]


@pytest.mark.parametrize(
    ("result", "problem"),
    [
        ("{AB: 3, YZ: 1}", "the result has 4 tricks, and the hand has 3"),
        ("{AB: 0, YZ: 3}", "by the play AB have made 2 already and YZ 0"),
        ("{AB: 2, YZ: 1}", None),
        ("{AB: 3, YZ: 0}", None),
    ],
)
def test_result_of_a_play_that_breaks_off(result: str, problem: str | None) -> None:
    found = meaning_problems(f"{ENDING}{BROKEN_OFF}result: {result}\n")
    assert found == ([f"13:9: {problem}"] if problem else [])


# Notes and moments


@pytest.mark.parametrize("at", ["start", "end"])
def test_remark_at_the_start_or_end_of_a_hand_without_play(at: str) -> None:
    assert meaning_problems(f"{ENDING}remarks:\n  - {{at: {at}, text: x}}\n") == []


def test_better_card_that_could_not_have_been_played() -> None:
    mark = "    marks: [{at: 1.2, kind: criticised, better: CA H4, why: x}]\n"
    play = PLAY.replace("- 1. A HA H6 H2 H7\n", "- trick: 1. A HA H6 H2 H7\n" + mark)
    assert meaning_problems(ENDING + play) == [
        "12:49: CA could not have been played: Y does not hold CA; may play H64"
    ]


@pytest.mark.parametrize(("at", "cards"), [("1.3", "1. A HA H6"), ("2.1", "1. A HA H6 H2 H7")])
def test_question_at_the_next_card_waits_until_the_card_is_written(at: str, cards: str) -> None:
    question = f"{{id: a, at: {at}, best: H2, why: You call for trumps.}}"
    text = f"{ENDING}play:\n  - trick: {cards}\n    questions: [{question}]\n"
    (problem,) = meaning_problems(text)
    assert problem.startswith(f"{place(text, f'{at},')}: ")
