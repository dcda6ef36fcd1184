import os
import re
from pathlib import Path
from typing import IO, Any

import pytest
from hypothesis import given

from tests.records.samples import (
    BAD,
    ENDING,
    FIRST_HAND,
    GOOD,
    NAME,
    PLAY,
    SHIPPED,
    any_bytes,
    form_problems,
    inside,
    record_of,
    spoilt_hands,
    told,
)
from trainer.records.hand import hand_of
from trainer.records.library import files_under
from trainer.records.problem import BadFile
from trainer.records.source import decode
from trainer.study.check import check_files, check_hand, judge_hand
from trainer.study.hand import make_hand, open_hand
from trainer.whist.errors import BadDeal
from trainer.whist.notation import read_cards

HEAD = ENDING[: ENDING.index("deal")]


def meaning_problems(text: str) -> list[str]:
    """Return every problem of meaning in a text whose form is sound."""
    assert form_problems(text) == []
    return told(check_hand(record_of(text)))


# The fixtures


@pytest.mark.parametrize("path", BAD, ids=lambda path: path.stem)
def test_bad_file_has_exactly_the_expected_problems(path: Path) -> None:
    problems = list(check_files([path]))
    assert told(problems) == path.with_suffix(".expected").read_text("utf-8").splitlines()
    assert problems
    data = path.read_bytes()
    for problem in problems:
        assert problem.path == path
        assert inside(problem, data)
    with pytest.raises(BadFile) as caught:
        open_hand(path)
    assert caught.value.problems == tuple(problems)


@pytest.mark.parametrize("path", [*GOOD, *SHIPPED], ids=lambda path: path.stem)
def test_good_file_has_no_problem(path: Path) -> None:
    assert told(check_files([path])) == []
    hand = open_hand(path)
    assert hand.line.cards == tuple(play.card for play in hand.record.plays)


def test_fixtures_are_all_there() -> None:
    expected = sorted(path.with_suffix(".expected") for path in BAD)
    assert expected == sorted((BAD[0].parent).glob("*.expected"))
    assert len(GOOD) >= 8
    assert len(BAD) >= 50


# Several files


def test_every_file_is_checked_whatever_the_others_are(tmp_path: Path) -> None:
    texts = {"a": "", "b": ENDING, "c": "x", "d": ENDING.replace("HAK S2", "HAK S4")}
    for name, text in texts.items():
        (tmp_path / f"{name}.yaml").write_text(text, "utf-8")
    (tmp_path / "f.yaml").mkdir()
    names = ("a", "b", "gone", "c", "f", "d")
    problems = list(check_files(tmp_path / f"{name}.yaml" for name in names))
    assert [(problem.path.stem, problem.message) for problem in problems] == [
        ("a", "the file is empty"),
        ("gone", "there is no such file"),
        ("c", "a mapping is expected here: lines of `key: value`"),
        ("f", "this is a folder, not a file"),
        ("d", "S4 is dealt twice: to A at line 6, and to B"),
        ("d", f"the id ending is already that of {tmp_path / 'b.yaml'}"),
    ]


def test_id_used_twice_is_reported_at_each_but_the_first(tmp_path: Path) -> None:
    paths = [tmp_path / f"{name}.yaml" for name in "abc"]
    for path in paths:
        path.write_text("# x\n" + ENDING, "utf-8")
    assert [str(problem) for problem in check_files(paths)] == [
        f"{paths[1]}:2:5: the id ending is already that of {paths[0]}",
        f"{paths[2]}:2:5: the id ending is already that of {paths[0]}",
    ]


def test_file_that_vanishes_between_listing_and_reading(tmp_path: Path) -> None:
    for name in "ab":
        (tmp_path / f"{name}.yaml").write_text(ENDING, "utf-8")
    files = list(files_under([tmp_path]))
    (tmp_path / "a.yaml").unlink()
    assert [str(problem) for problem in check_files(files)] == [
        f"{tmp_path / 'a.yaml'}:1:1: there is no such file"
    ]


def test_file_without_permission_does_not_stop_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    really = Path.open

    def refuse(self: Path, mode: str) -> IO[Any]:
        if self.name == "a.yaml":
            raise PermissionError(13, "Permission denied")
        return really(self, mode)

    for name in "ab":
        (tmp_path / f"{name}.yaml").write_text("x", "utf-8")
    monkeypatch.setattr(Path, "open", refuse)
    assert [problem.message for problem in check_files(files_under([tmp_path]))] == [
        "no permission to read this file",
        "a mapping is expected here: lines of `key: value`",
    ]


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (b"\0\1\2", "1:1: this is a binary file; a text file in UTF-8 is expected"),
        (
            ENDING.encode("utf-16"),
            "1:1: this is a binary file; a text file in UTF-8 is expected",
        ),
        (
            ENDING.replace("A test", "Café").encode("latin-1"),
            "2:11: this is not UTF-8 (perhaps Latin-1): save the file as UTF-8",
        ),
        (b"deal: " + b"[" * 20_000, "1:1006: nested too deep: at most 20 levels"),
        (b"- " * 20_000, "1:1999: nested too deep: at most 20 levels"),
    ],
)
def test_file_that_is_no_hand_file(tmp_path: Path, data: bytes, problem: str) -> None:
    path = tmp_path / "a.yaml"
    path.write_bytes(data)
    assert told(check_files([path])) == [problem]


def test_huge_file(tmp_path: Path) -> None:
    path = tmp_path / "huge.yaml"
    path.touch()
    os.truncate(path, 50_000_000)
    assert told(check_files([path])) == ["1:1: the file is larger than 1,000,000 bytes"]


@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
def test_windows_file_has_the_same_problems_at_the_same_places(tmp_path: Path, mark: bytes) -> None:
    (original,) = (path for path in BAD if path.stem == "several-of-questions")
    path = tmp_path / "a.yaml"
    path.write_bytes(mark + original.read_bytes().replace(b"\n", b"\r\n"))
    assert told(check_files([path])) == told(check_files([original]))


# One record


def test_play_is_handed_on_when_it_is_sound() -> None:
    line, problems = judge_hand(record_of(ENDING + PLAY + "result: {AB: 0, YZ: 3}\n"))
    assert line is not None
    assert line.cards == read_cards("HA H6 H2 H7 HK H4 H3 H8 S2 D3 S4 S5")
    assert told(problems) == ["14:9: by the play AB make 2 tricks and YZ 1"]


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


@pytest.mark.parametrize(
    ("old", "new", "problems"),
    [
        (
            "turn-up: S2",
            "turn-up: S3",
            ["7:10: the turn-up S3 is not in the hand of the dealer, Z"],
        ),
        ("dealer: Z", "dealer: B", ["7:10: the turn-up S2 is not in the hand of the dealer, B"]),
        ("7. B D5", "8. B D5", ["252:12: this is trick 7, not 8"]),
        ("7. B D5", "B D5", []),
        ("7. B D5 D3 DJ D6", "7. B D5 D3 DJ", ["252:12: 3 cards in one trick; a trick has 4"]),
        ("13. A S5 HJ H6 CK", "13. A S5 HJ", []),
        ("{AB: 9, YZ: 4}", "{AB: 4, YZ: 9}", ["399:9: by the play AB make 9 tricks and YZ 4"]),
        ("HK HT C6", "HK HT D9", ["394:18: D9 is played twice (first at line 227)"]),
    ],
)
def test_first_hand_with_one_thing_wrong(old: str, new: str, problems: list[str]) -> None:
    assert FIRST_HAND.count(old) == 1
    found = meaning_problems(FIRST_HAND.replace(old, new))
    assert found == problems


# What is known to be wrong with the checker


@pytest.mark.xfail(reason="four empty hands are passed to the game", raises=BadDeal)
def test_four_empty_hands() -> None:
    assert meaning_problems(HEAD + "deal: ... ... ... ...\n")


@pytest.mark.xfail(reason="start and end are looked for in the play", raises=IndexError)
@pytest.mark.parametrize("at", ["start", "end"])
def test_remark_at_the_start_or_end_of_a_hand_without_play(at: str) -> None:
    assert meaning_problems(f"{ENDING}remarks:\n  - {{at: {at}, text: x}}\n") == []


@pytest.mark.xfail(reason="the size of the shortest hand is taken for the right one")
def test_short_hand_of_an_ending_is_the_one_blamed() -> None:
    assert meaning_problems(ENDING.replace("Y: H64 D3", "Y: H64")) == [
        "7:6: Y has 2 cards, and should have 3"
    ]


@pytest.mark.xfail(reason="the tricks are counted by the shortest hand")
def test_missing_card_of_a_whole_deal_says_nothing_about_the_last_trick() -> None:
    assert meaning_problems(FIRST_HAND.replace("HA DKJ92 CA763\n  Y", "DKJ92 CA763\n  Y")) == [
        "16:3: nobody holds HA",
        "16:6: A has 12 cards, and should have 13",
    ]


@pytest.mark.xfail(reason="the cards are given to the wrong seats with the leader")
def test_wrong_letter_for_the_leader_is_one_problem() -> None:
    play = PLAY.replace("2. A HK", "2. Y HK")
    assert meaning_problems(ENDING + play) == ["12:5: this trick is led by A, not Y (Law 62)"]


@pytest.mark.xfail(reason="a trick won by a revoke is taken to be won")
def test_revoke_with_a_trump_says_nothing_about_the_next_leader() -> None:
    text = ENDING.replace("D3", "S3") + PLAY.replace("HA H6", "HA S3").replace("S2 D3", "S2 H6")
    assert meaning_problems(text) == [
        "11:13: S3 would be a revoke: Y can follow suit with H64 (Law 71)"
    ]


@pytest.mark.xfail(reason="the laws wait until numbers and double cards are put right")
def test_wrong_number_of_a_trick_does_not_hide_a_revoke() -> None:
    play = PLAY.replace("1. A HA H6", "7. A HA D3").replace("S2 D3", "S2 H6")
    assert meaning_problems(ENDING + play) == [
        "11:5: this is trick 1, not 7",
        "11:13: D3 would be a revoke: Y can follow suit with H64 (Law 71)",
    ]


@pytest.mark.xfail(reason="the better card of a mark is not looked at")
def test_better_card_that_cannot_be_played() -> None:
    mark = "    marks: [{at: 1.2, kind: criticised, better: CA, why: x}]\n"
    play = PLAY.replace("- 1. A HA H6 H2 H7\n", "- trick: 1. A HA H6 H2 H7\n" + mark)
    assert meaning_problems(ENDING + play)


@pytest.mark.xfail(reason="a result is looked at only when the play is whole")
@pytest.mark.parametrize("result", ["{AB: 3, YZ: 1}", "{AB: 0, YZ: 3}"])
def test_result_that_cannot_be_though_the_play_breaks_off(result: str) -> None:
    play = PLAY[: PLAY.index("  - 3.")]
    assert meaning_problems(f"{ENDING}{play}result: {result}\n")


@pytest.mark.xfail(reason="the question must wait for a card that is printed")
def test_question_about_the_next_card_to_be_played() -> None:
    play = """\
play:
  - trick: 1. A HA
    questions:
      - {id: a, at: 1.2, best: H6, why: You call for trumps.}
"""
    assert meaning_problems(ENDING + play) == []


@pytest.mark.xfail(reason="the dealer of an ending is passed over")
def test_dealer_of_an_ending_who_contradicts_the_leader() -> None:
    assert meaning_problems(ENDING + "dealer: B\n")


@pytest.mark.xfail(reason="the fifth card of a trick in a variation is dropped")
def test_fifth_card_in_a_trick_of_a_variation() -> None:
    variation = "variations: [{play: [1. A HA H6 H2 H7 HK], text: x}]\n"
    assert meaning_problems(ENDING + PLAY + variation)


@pytest.mark.xfail(reason="what is known waits until the play is put right")
def test_what_is_known_is_held_against_the_deal_alone() -> None:
    known = "known: [{seat: Y, holds: HA}]\n"
    play = PLAY.replace("3. A S2", "3. A S4")
    assert "14:26: Y does not hold HA" in meaning_problems(ENDING + play + known)


# Whatever the file holds


@given(any_bytes)
def test_any_bytes_give_problems_in_the_file(data: bytes) -> None:
    with pytest.raises(BadFile) as caught:
        make_hand(hand_of(decode(NAME, data)))
    assert all(inside(problem, data) for problem in caught.value.problems)


@given(spoilt_hands())
def test_spoilt_hand_is_judged_with_every_problem_in_the_file(data: bytes) -> None:
    line = None
    try:
        line, problems = judge_hand(hand_of(decode(NAME, data)))
    except BadFile as error:
        problems = error.problems
    assert line is not None or problems
    for problem in problems:
        assert inside(problem, data)
        assert re.fullmatch(r"\S.*\S", problem.message)
