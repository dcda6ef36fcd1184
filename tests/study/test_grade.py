from dataclasses import replace

import pytest

from tests.records.samples import FIRST_HAND, GOOD, record_of
from trainer.study.grade import Grade, Verdict, grade_card, grade_fact
from trainer.study.hand import make_hand, open_hand
from trainer.whist.errors import IllegalPlay, NotHeld, Revoke
from trainer.whist.notation import read_card, read_holding

(HAND,) = (open_hand(path) for path in GOOD if path.stem == "questions")
BY_ID = {question.id: question for question in HAND.questions}
FIRST = {question.id: question for question in make_hand(record_of(FIRST_HAND)).questions}


# Cards


@pytest.mark.parametrize(
    ("card", "grade", "reason"),
    [
        ("HA", Grade.BEST, ""),
        ("HK", Grade.GOOD, "The king is as good here, but says less."),
        ("S2", Grade.WRONG, "You have no reason to lead a trump."),
    ],
)
def test_card_is_graded_with_the_reason_for_this_very_card(
    card: str, grade: Grade, reason: str
) -> None:
    lead = BY_ID["lead"]
    assert grade_card(lead, read_card(card)) == Verdict(lead, card, grade, reason)


def test_card_that_the_file_says_nothing_of() -> None:
    verdict = grade_card(BY_ID["follow"], read_card("H4"))
    assert (verdict.grade, verdict.reason) == (Grade.WRONG, "Another card is better.")


def test_every_legal_card_of_the_first_hand_has_its_own_reason() -> None:
    opening = FIRST["opening-lead"]
    reasons = {
        str(card): grade_card(opening, card).reason[:20] for card in opening.position.legal()
    }
    assert reasons["D2"] == ""
    assert reasons["DK"] == reasons["DJ"] == "The right suit but t"
    assert reasons["D9"] == "The right suit, but "
    assert reasons["CA"] == reasons["C3"] == "Clubs are as long as"
    assert reasons["SQ"] == reasons["S3"] == "Trumps from four and"
    assert reasons["HA"] == "A single card is nev"
    assert len(reasons) == 13


def test_cards_that_are_truly_equal_are_all_best() -> None:
    lead = replace(BY_ID["lead"], best=read_holding("HAK"), also={})
    assert [grade_card(lead, card).grade for card in lead.best] == [Grade.BEST] * 2


@pytest.mark.parametrize(
    ("name", "card", "error", "words"),
    [
        ("lead", "H6", NotHeld, "A does not hold H6; may play S2 HAK"),
        ("follow", "D3", Revoke, "D3 would be a revoke: Y can follow suit with H64 (Law 71)"),
        ("follow", "HA", NotHeld, "Y does not hold HA; may play H64"),
    ],
)
def test_card_that_cannot_be_played_is_not_graded(
    name: str, card: str, error: type[IllegalPlay], words: str
) -> None:
    with pytest.raises(error) as caught:
        grade_card(BY_ID[name], read_card(card))
    assert str(caught.value) == words


# Answers


@pytest.mark.parametrize(
    ("name", "given", "answer", "grade"),
    [
        ("the-ace", "Y", "Y", Grade.BEST),
        ("the-ace", " y ", "Y", Grade.BEST),
        ("the-ace", "B", "B", Grade.WRONG),
        ("hearts-of-z", "1", "1", Grade.BEST),
        ("hearts-of-z", "0", "0", Grade.WRONG),
        ("called", "yes", "yes", Grade.BEST),
        ("called", "Y", "yes", Grade.BEST),
        ("called", "NO", "no", Grade.WRONG),
        ("called-too-soon", "n", "no", Grade.BEST),
        ("called-too-soon", "y", "yes", Grade.WRONG),
    ],
)
def test_answer_is_graded(name: str, given: str, answer: str, grade: Grade) -> None:
    question = BY_ID[name]
    assert grade_fact(question, given) == Verdict(question, answer, grade)


@pytest.mark.parametrize(
    ("name", "given", "options"),
    [
        ("the-ace", "A", "Y, B, Z"),  # the one who is asked
        ("the-ace", "", "Y, B, Z"),
        ("the-ace", "North", "Y, B, Z"),
        ("hearts-of-z", "4", "0, 1, 2, 3"),
        ("hearts-of-z", "one", "0, 1, 2, 3"),
        ("hearts-of-z", "01", "0, 1, 2, 3"),
        ("called", "perhaps", "yes, no"),
        ("called", "ye", "yes, no"),
    ],
)
def test_answer_that_is_none_is_not_graded(name: str, given: str, options: str) -> None:
    with pytest.raises(ValueError, match="please answer one of") as caught:
        grade_fact(BY_ID[name], given)
    assert str(caught.value) == f"please answer one of: {options}"


def test_many_options_are_named_by_the_first_and_the_last() -> None:
    question = replace(BY_ID["hearts-of-z"], options=tuple(map(str, range(14))))
    with pytest.raises(ValueError, match="please answer one of") as caught:
        grade_fact(question, "14")
    assert str(caught.value) == "please answer one of: 0–13"
