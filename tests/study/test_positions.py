"""The printed positions: each claim is proved by exact search, in the way its file says."""

import pytest

from trainer.records.library import hand_files, shipped
from trainer.study.hand import Hand, open_hand
from trainer.study.proof import prove

POSITIONS = {
    path.stem: open_hand(path) for path in hand_files(shipped()) if path.parent.name == "positions"
}


def test_the_printed_positions_are_here() -> None:
    pages = {hand.record.page for hand in POSITIONS.values()}
    assert {137, 138, 140, 146, 148, 149, 150, 152, 153, 154} <= pages


@pytest.mark.parametrize("hand", POSITIONS.values(), ids=POSITIONS)
def test_the_claim_holds(hand: Hand) -> None:
    task = hand.record.task
    assert task is not None
    assert hand.record.variations, "the tempting line must be shown"
    proof = prove(hand)
    assert proof.holds, proof.found
    if task.proof == "none":
        assert hand.record.corrections, "say where the claim fails"


@pytest.mark.parametrize("hand", POSITIONS.values(), ids=POSITIONS)
def test_the_line_shown_does_the_task(hand: Hand) -> None:
    task = hand.record.task
    assert task is not None
    assert hand.line.over
    made = hand.line.last.taken(task.side)
    assert made >= task.tricks or task.proof in ("none", "never-worse")
