"""Claims that the facts contradict."""

import pytest

from trainer.principles.advisor import look
from trainer.principles.claims import Claim, Degree
from trainer.principles.departed import departed
from trainer.principles.example import Example
from trainer.whist.cards import Suit
from trainer.whist.holding import EMPTY
from trainer.whist.moment import Moment
from trainer.whist.notation import read_holding
from trainer.whist.seats import Seat

SIGHT = Example("S5432 H5432 C5432", "", "A D2 D4 DQ DA / Z C6", "C", "CK").sight
"""A looks on: Z won the first trick with the ace of diamonds, and leads the six of clubs."""


@pytest.mark.parametrize(
    ("holds", "lacks", "least", "most", "wanted"),
    [
        ("C7", "", None, None, False),
        ("C2", "", None, None, True),
        ("CA", "", None, None, False),
        ("", "C6", None, None, True),
        ("", "CA", None, None, False),
        ("", "", 4, 9, False),
        ("", "", 11, None, True),
        ("", "", None, 0, True),
        ("", "", None, 1, False),
    ],
)
def test_facts_and_cards_played_contradict_a_claim(
    holds: str, lacks: str, least: int | None, most: int | None, wanted: bool
) -> None:
    said = Claim(
        Seat.Z,
        Moment.at(1, 4),
        "infer-from-lead",
        Degree.MARKED,
        "Z has clubs.",
        suit=Suit.CLUBS,
        holds=read_holding(holds) if holds else EMPTY,
        lacks=read_holding(lacks) if lacks else EMPTY,
        least=least,
        most=most,
    )
    assert departed(look(SIGHT), said) is wanted
