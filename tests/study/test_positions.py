"""The printed positions: each claim is proved by exact search, in the way its file says."""

import pytest

from trainer.records.library import hand_files, shipped
from trainer.study.hand import Hand, open_hand
from trainer.study.proof import prove
from trainer.whist.layouts import layouts
from trainer.whist.moment import Moment
from trainer.whist.notation import read_card
from trainer.whist.seats import Seat
from trainer.whist.sight import Known
from trainer.whist.solve import tricks_by_card

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


@pytest.mark.parametrize(
    ("name", "better", "same"),
    [
        ("p099-ace-and-one", 51, 9),
        ("p103-ace-third-hand", 40, 20),
        ("p138-two-tricks", 2, 4),
        ("p149-king-and-two", 35, 35),
        ("p152-grand-coup", 24, 16),
        ("p153-two-trumps", 105, 175),
    ],
)
def test_the_ways_told_in_the_afterwords_are_counted(name: str, better: int, same: int) -> None:
    assert prove(POSITIONS[name]).found == f"better {better}, the same {same}, worse 0"


def test_what_a_trump_and_a_force_make_in_seventy_ways() -> None:
    """Forcing makes two always; a trump three if the two winning ones are divided, else none."""
    start, other = (
        POSITIONS[name].line.before(Moment.read("1.1")) for name in ("p134-at-two", "p134-at-four")
    )
    assert all(start.hand(seat) == other.hand(seat) for seat in (Seat.A, Seat.B))
    partner = Known(Seat.B, start.hand(Seat.B))
    tallies: dict[tuple[int, int], int] = {}
    for layout in layouts(start, Seat.A, (partner,)):
        made = tricks_by_card(layout, Seat.A.side)
        both = made[read_card("DQ")], made[read_card("S4")]
        tallies[both] = tallies.get(both, 0) + 1
    assert tallies == {(2, 3): 40, (2, 0): 30}
