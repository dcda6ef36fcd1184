"""Questions against the advisor: a difference is told, unless the file says why."""

from collections.abc import Iterable
from pathlib import Path

from trainer.records.library import hand_files, shipped
from trainer.records.problem import Problem
from trainer.study.check_advice import advice_warnings
from trainer.study.check_files import check_files

HANDS = shipped() / "hands" / "cavendish"


def warnings(paths: Iterable[Path]) -> list[Problem]:
    return [each for each in check_files(paths, advice_warnings) if each.warning]


def changed(folder: Path, name: str, old: str, new: str) -> Path:
    text = (HANDS / name).read_text("utf-8")
    assert text.count(old) == 1
    path = folder / "hand.yaml"
    path.write_text(text.replace(old, new), "utf-8")
    return path


def test_every_difference_in_the_shipped_hands_is_explained() -> None:
    assert warnings(hand_files(shipped())) == []


def test_a_difference_is_told_with_both_cards_and_the_rules(tmp_path: Path) -> None:
    reason = (
        "        advisor: >-\n"
        "          Both honours are placed with partner by a fine inference, so that"
        " the ace is in\n"
        "          his way.\n"
    )
    (warning,) = warnings([changed(tmp_path, "09.yaml", reason, "")])
    assert warning.warning
    assert "the advisor would play C7 (" in str(warning)
    assert "discard-from-weakest, p. 104), the question HA" in str(warning)


def test_a_reason_for_no_difference_is_told(tmp_path: Path) -> None:
    path = changed(
        tmp_path, "01.yaml", "        best: D2\n", "        best: D2\n        advisor: x\n"
    )
    (warning,) = warnings([path])
    assert "the advisor agrees here" in str(warning)


def test_a_file_that_is_no_hand_is_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "bad.yaml"
    path.write_text("id: [", "utf-8")
    assert warnings([path]) == []
