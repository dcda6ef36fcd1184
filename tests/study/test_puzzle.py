"""What makes a hand a puzzle: the check of its task and variations, and the proof of its claim."""

import pytest

from tests.records.samples import ENDING, PLAY, record_of, told
from trainer.study.check import check_hand
from trainer.study.hand import make_hand
from trainer.study.proof import Proof, prove

TASK = "task: {side: AB, tricks: 2, text: x, at: 1.1, proof: none, tempting: S2}\n"

FINESSE = """\
id: finesse
title: B leads up to the tenace of A
trumps: S
leader: B
deal:
  A: HAQ
  Y: {y}
  B: H2 D2
  Z: {z}
play: [{play}]
task: {{side: AB, tricks: 2, text: x, at: 1.3, proof: double-dummy, tempting: {tempting}}}
"""
MADE = FINESSE.format(y="H5 D3", z="HK3", play="B H2 H3 HQ H5, A HA D3 D2 HK", tempting="HA")
"""The king lies before the tenace, and the finesse is made."""
CARELESS = """\
id: careless
title: B can trump the diamond, or throw the ace of hearts on it
trumps: S
leader: A
deal:
  A: H2 D2
  Y: HK DA
  B: HA S3
  Z: H3 D3
play:
  - 1. A H2 HK HA H3
  - 2. B S3 D3 D2 DA
task: {side: AB, tricks: 2, text: x, at: 1.1, proof: careless-partner, tempting: D2}
"""
IN_FULL = "  - {play: [1. A D2 DA HA D3, 2. Y HK S3 H3 H2], text: B throws the ace.}\n"
CAREFUL = "  - {play: [1. A D2 DA S3 D3, 2. B HA H3 H2 HK], text: B trumps.}\n"
IN_PART = "  - {play: [1. A D2 DA HA D3], text: B throws the ace.}\n"
WITH_RIGHT_CARD = "  - {play: [1. A H2 HK HA H3, 2. B S3 D3 D2 DA], text: As played.}\n"


def problems(more: str, play: str = PLAY) -> list[str]:
    """Return the problems of meaning in the ending with something more, from its line 14 on."""
    return told(check_hand(record_of(ENDING + play + more)))


def proof_of(text: str) -> Proof:
    return prove(make_hand(record_of(text)))


# The task


def test_sound_puzzle() -> None:
    assert problems(TASK) == []
    assert problems(TASK.replace(", tempting: S2", "")) == []
    assert problems(TASK.replace("1.1", "3.4").replace(", tempting: S2", "")) == []


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("at: 1.1", "at: 1", "14:42: a task turns on one card: write trick.card, as in 1.3"),
        ("at: 1.1", "at: start", "14:42: a task turns on one card: write trick.card, as in 1.3"),
        ("at: 1.1", "at: 4.1", "14:42: there is no moment 4.1: the play has 3 tricks"),
        ("S2", "HA", "14:70: HA is the card that is played"),
        (
            "S2",
            "SA",
            "14:70: a tempting card that cannot be played: A does not hold SA; may play S2 HAK",
        ),
        (
            "1.1, proof: none, tempting: S2",
            "1.2, proof: none, tempting: D3",
            "14:70: a tempting card that cannot be played: "
            "D3 would be a revoke: Y can follow suit with H64 (Law 71)",
        ),
    ],
)
def test_task_that_does_not_fit(old: str, new: str, problem: str) -> None:
    assert TASK.count(old) == 1
    assert problems(TASK.replace(old, new)) == [problem]


def test_task_without_play() -> None:
    assert problems(TASK, play="") == ["10:42: there is no moment 1.1: the play has 0 tricks"]


def test_task_of_more_tricks_than_there_are() -> None:
    (problem,) = problems(TASK.replace("tricks: 2", "tricks: 4"))
    assert problem.startswith("14:26: ")


# What is known


def test_what_is_known_is_held_against_the_deal() -> None:
    known = "known: [{seat: Y, holds: H64, lacks: HA}, {seat: Z, holds: H9, lacks: S5}]\n"
    assert problems(known) == ["14:60: Z does not hold H9", "14:71: Z holds S5"]


def test_what_is_known_is_held_against_the_deal_though_the_play_is_wrong() -> None:
    known = "known: [{seat: Y, holds: HA}]\n"
    found = problems(known, play=PLAY.replace("3. A S2", "3. A S4"))
    assert "14:26: Y does not hold HA" in found


# Variations


@pytest.mark.parametrize(
    ("play", "found"),
    [
        ("", []),
        ("A HA", []),
        ("1. A S2 D3 S4 S5, 2. Z H7", []),
        ("1. A HA H6 H2 H7 HK", ["14:22: 5 cards in one trick; a trick has 4"]),
        ("1. A HA, 2. A HK", ["14:22: 1 card in one trick; a trick has 4"]),
        ("2. A HA", ["14:22: this is trick 1, not 2"]),
        ("Z H7", ["14:22: this trick is led by A, not Z (Law 62)"]),
        ("A HA D3", ["14:27: D3 would be a revoke: Y can follow suit with H64 (Law 71)"]),
        (
            "A HA H6 H2 H7, A HK H4 H3 H8, A S2 D3 S4 S5, Z C2",
            ["14:67: each hand has 3 cards, and this is one trick more"],
        ),
    ],
)
def test_variations(play: str, found: list[str]) -> None:
    assert problems(f"variations: [{{play: [{play}], text: x}}]\n") == found


# The proof


def test_hand_without_a_task_has_nothing_to_prove() -> None:
    with pytest.raises(ValueError, match=r"^ending has no task$"):
        proof_of(ENDING + PLAY)


def test_double_dummy() -> None:
    assert proof_of(MADE) == Proof(True, "HQ 2, HA 1")


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (MADE.replace("tricks: 2", "tricks: 1"), "HQ 2, HA 1"),
        (
            FINESSE.format(y="H5 D3", z="HK3", play="B H2 H3 HA H5, A HQ D3 D2 HK", tempting="HQ"),
            "HA 1, HQ 2",
        ),
        (
            FINESSE.format(y="HK5", z="H3 D3", play="B H2 H3 HQ HK, Y H5 D2 D3 HA", tempting="HA"),
            "HQ 1, HA 1",
        ),
    ],
    ids=["the tempting card will do too", "the wrong card is played", "no card will do"],
)
def test_double_dummy_that_fails(text: str, found: str) -> None:
    assert proof_of(text) == Proof(False, found)


def test_tricks_made_before_count() -> None:
    task = "task: {side: AB, tricks: 2, text: x, at: 3.1, proof: double-dummy}\n"
    assert proof_of(ENDING + PLAY + task) == Proof(True, "S2 2")
    assert proof_of(ENDING + PLAY + task.replace("tricks: 2", "tricks: 3")).holds is False


def test_never_worse() -> None:
    text = MADE.replace("double-dummy", "never-worse")
    proof = proof_of(text)
    assert proof.holds is False, "the king may lie singly with Y"
    assert not proof.found.endswith("worse 0")
    proof = proof_of(text + "known: [{seat: Z, holds: HK}]\n")
    assert proof.holds
    assert proof.found.endswith("worse 0")


def test_never_worse_and_never_better_proves_nothing() -> None:
    text = ENDING + PLAY + TASK.replace("1.1, proof: none, tempting: S2", "3.4, proof: never-worse")
    assert proof_of(text) == Proof(False, "better 0, the same 0, worse 0")


def test_never_worse_though_a_card_known_has_been_played() -> None:
    text = MADE.replace("double-dummy", "never-worse")
    assert proof_of(text + "known: [{seat: Z, holds: HK3}]\n").holds


@pytest.mark.parametrize(
    ("variations", "holds"),
    [
        (IN_FULL, True),
        (CAREFUL + IN_FULL, True),
        (CAREFUL, False),
        (IN_PART, False),
        (WITH_RIGHT_CARD, False),
    ],
    ids=["goes wrong", "goes wrong in the second", "goes right", "breaks off", "another card"],
)
def test_careless_partner(variations: str, holds: bool) -> None:
    assert proof_of(f"{CARELESS}variations:\n{variations}") == Proof(holds, "H2 2, D2 2")


def test_careless_partner_without_a_variation() -> None:
    assert not proof_of(CARELESS).holds


def test_careless_partner_when_the_cards_do_not_tie() -> None:
    wrong = "variations: [{play: [B H2 H3 HA H5, A HQ D3 D2 HK], text: x}]\n"
    text = MADE.replace("double-dummy", "careless-partner") + wrong
    assert proof_of(text) == Proof(False, "HQ 2, HA 1")


def test_variation_that_breaks_off_before_the_card_in_question_proves_nothing() -> None:
    short = "variations:\n  - {play: [], text: x}\n"
    assert proof_of(CARELESS + short) == Proof(False, "H2 2, D2 2")
    assert proof_of(CARELESS + short + IN_FULL).holds


def test_variation_that_leaves_the_play_before_the_card_in_question_proves_nothing() -> None:
    text = """\
id: later
title: The same a trick later
trumps: S
leader: A
deal: {A: H2 D2 CA, Y: HK DA C3, B: HA S3 C4, Z: H3 C65}
play: [A CA C3 C4 C5, A H2 HK HA H3, B S3 C6 D2 DA]
task: {side: AB, tricks: 3, text: x, at: 2.1, proof: careless-partner, tempting: D2}
variations: [{play: [A CA C3 C4 C5, A D2 DA HA C6, Y HK S3 H3 H2], text: x}]
"""
    assert proof_of(text) == Proof(True, "H2 3, D2 3")
    other = text.replace("[A CA C3 C4 C5, A D2 DA HA C6", "[A CA C3 C4 C6, A D2 DA HA C5")
    assert proof_of(other) == Proof(False, "H2 3, D2 3")


def test_no_proof_is_taken_at_its_word() -> None:
    assert proof_of(MADE.replace("double-dummy", "none")) == Proof(True, "HQ 2, HA 1")
