import pytest

from tests.records.samples import ENDING, GOOD, form_problems, record_of
from trainer.records.hand import read_hand
from trainer.records.problem import Place
from trainer.records.puzzle import PROOFS, KnownRecord, Task, Variation
from trainer.whist.moment import Moment
from trainer.whist.notation import read_cards, read_holding
from trainer.whist.seats import Seat, Side
from trainer.whist.sight import Known

TASK = "task: {side: YZ, tricks: 1, text: One trick., at: 2.3, proof: none}\n"


def test_puzzle() -> None:
    (record,) = (read_hand(path) for path in GOOD if path.stem == "puzzle")
    task = record.task
    assert task is not None
    assert (task.side, task.tricks, task.at) == (Side.AB, 2, Moment.at(1, 1))
    assert (task.text, task.proof) == ("A and B make two tricks.", "none")
    assert task.tempting == read_cards("S2")
    assert [known.as_known() for known in record.known] == [
        Known(Seat.Z, read_holding("S5"), read_holding("H6 D3")),
        Known(Seat.Y),
    ]
    in_full, in_part = record.variations
    assert in_full.cards == read_cards("S2 D3 S4 S5 H7 HA H6 H2")
    assert [trick.leader for trick in in_full.play] == [Seat.A, Seat.Z]
    assert (in_part.cards, in_part.text) == (read_cards("HA H4"), "Here it breaks off.")


def test_task_without_a_tempting_card() -> None:
    task = record_of(ENDING + TASK).task
    assert task == Task(Side.YZ, 1, "One trick.", Moment.at(2, 3), "none")
    assert task is not None
    assert task.places["at"] == Place(10, 51)


@pytest.mark.parametrize("proof", PROOFS)
def test_proofs(proof: str) -> None:
    task = record_of(ENDING + TASK.replace("none", proof)).task
    assert task is not None
    assert task.proof == proof


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("side: YZ", "side: Y", "10:14: 'Y' is none of AB, YZ"),
        ("tricks: 1", "tricks: 14", "10:26: '14' is not a whole number from 1 to 13"),
        ("proof: none", "proof: yes", f"10:63: 'yes' is none of {', '.join(PROOFS)}"),
        (", at: 2.3", "", "10:7: the key 'at' is missing: the card on which it turns"),
    ],
)
def test_task_that_cannot_be_read(old: str, new: str, problem: str) -> None:
    assert form_problems(ENDING + TASK.replace(old, new)) == [problem]


def test_what_is_known() -> None:
    record = record_of(ENDING + "known:\n  - {seat: B, lacks: H6}\n  - {seat: Z}\n")
    assert record.known == (KnownRecord(Seat.B, (), read_cards("H6")), KnownRecord(Seat.Z))
    assert record.known[0].as_known() == Known(Seat.B, lacks=read_holding("H6"))
    assert record.known[0].places["lacks"] == Place(11, 22)


def test_variation_without_a_trick() -> None:
    (variation,) = record_of(ENDING + "variations: [{play: [], text: Nothing.}]\n").variations
    assert variation == Variation((), "Nothing.")
    assert variation.cards == ()
