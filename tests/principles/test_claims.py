"""What the cards of the book's hands tell, and what they leave open."""

import pytest

from tests.principles.truth import allows
from trainer.principles.advisor import look
from trainer.principles.claims import Claim, Degree
from trainer.records.library import shipped
from trainer.study.hand import open_hand
from trainer.whist.cards import Suit
from trainer.whist.moment import Moment
from trainer.whist.notation import read_holding


def heard(number: int, before: str, at: str, rule: str) -> list[Claim]:
    """Return the claims of a rule from one card of a hand, as the next to play hears them."""
    hand = open_hand(shipped() / "hands" / "cavendish" / f"{number:02}.yaml")
    position = hand.line.before(Moment.read(before))
    view = look(hand.sight(position.turn, position))
    return [each for each in view.claims if each.at == Moment.read(at) and each.rule == rule]


def test_a_card_returned_is_the_higher_of_two_or_the_lowest() -> None:
    (claim,) = heard(15, "10.1", "9.1", "infer-number-from-return")
    assert claim.degree is Degree.LIKELY
    assert claim.suit is Suit.SPADES
    assert [allows(claim, read_holding(cards)) for cards in ("", "S7", "SQT", "ST7")] == [
        True,
        True,
        True,
        False,
    ]


def test_the_winning_card_returned_tells_no_number() -> None:
    assert not heard(30, "3.1", "2.1", "infer-number-from-return")


@pytest.mark.parametrize(
    ("number", "before", "at", "lacks"),
    [
        pytest.param(8, "9.2", "7.2", "C65432", id="second hand"),
        pytest.param(8, "9.2", "5.3", "D2", id="a discard"),
    ],
)
def test_a_low_card_is_the_lowest(number: int, before: str, at: str, lacks: str) -> None:
    (claim,) = heard(number, before, at, "infer-no-lower")
    assert claim.lacks == read_holding(lacks)
    assert claim.degree is Degree.LIKELY


def test_a_low_card_in_partners_long_suit_may_be_no_lowest() -> None:
    (claim,) = heard(9, "8.4", "6.3", "infer-no-lower")
    assert claim.degree is Degree.LIKELY
    (claim,) = heard(13, "5.1", "4.3", "infer-no-lower")
    assert claim.degree is Degree.POSSIBLE


def test_a_suit_discarded_from_is_read_with_those_cards_too() -> None:
    (claim,) = heard(28, "9.1", "7.1", "infer-from-lead")
    assert allows(claim, read_holding("CJT"))
    assert claim.holds == read_holding("CJT")


def test_who_does_not_overtrump_has_no_higher_trump() -> None:
    (claim,) = heard(24, "10.3", "9.3", "infer-refusal")
    assert claim.lacks == read_holding("SAQJ")
    assert claim.degree is Degree.LIKELY
