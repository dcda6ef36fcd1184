"""The hands of the book against its Analysis: strong suits are opened by it, but for a few."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from trainer.principles.leads import first_lead, setting_of
from trainer.records.library import shipped
from trainer.study.hand import open_hand
from trainer.whist.cards import Suit
from trainer.whist.conventions import MAIN_TEXT, Conventions
from trainer.whist.moment import Moment

AMERICAN = Conventions(american_leads=True)

EITHER_WAY = {
    "06 6.1": "ace at once: five tricks are wanted, and quickly",
    "26 7.1": "a small one from ace, king, queen, to put partner in",
    "28 7.1": "the suit was of five, with ace and small, before a discard",
    "28 9.1": "Deschapelles coup",
    "32 8.1": "the suit was of five, with ace and small, before a discard",
    "38 4.1": "number kept dark, for trumps are declared against the leader (p. 286)",
    "38 7.1": "a high trump late in the hand, to draw what is left",
}
FOURTH_BEST_TRUMP = {
    "22 1.1": "fourth best of ace and four small trumps",
    "26 1.1": "fourth best of ace and four small trumps",
    "27 1.1": "fourth best, and not the lowest of the sequence from the ten",
    "30 3.1": "fourth best of ace and small trumps",
    "37 4.1": "fourth best of ace and four small trumps",
}
"""Small trumps that only an American leader leads."""


def openings() -> Iterator[tuple[str, str, str, str]]:
    """Yield each printed lead from four or more of a fresh suit: where, the card, what is due."""
    for number in range(1, 40):
        hand = open_hand(shipped() / "hands" / "cavendish" / f"{number:02}.yaml")
        opened: set[Suit] = set()
        tricks = zip(hand.line.last.tricks, hand.record.play, strict=False)
        for at, (trick, written) in enumerate(tricks, 1):
            led = trick.cards[0]
            if written.completed or led.suit in opened:
                continue
            opened.add(led.suit)
            position = hand.line.before(Moment.at(at, 1))
            held = position.hand(trick.leader)
            if held.length(led.suit) < 4:
                continue
            setting = setting_of(hand.sight(trick.leader, position), trick.leader, led.suit)
            due = [
                str(first_lead(held, led.suit, replace(setting, conventions=agreed)).card)
                for agreed in (MAIN_TEXT, AMERICAN)
            ]
            yield f"{number:02} {at}.1", str(led), due[0], due[1]


@pytest.fixture(scope="module")
def opened() -> list[tuple[str, str, str, str]]:
    return list(openings())


def test_strong_suits_are_opened_by_the_analysis_of_an_american_leader(
    opened: list[tuple[str, str, str, str]],
) -> None:
    assert len(opened) == 117
    assert [at for at, led, _, american in opened if led != american] == list(EITHER_WAY)


def test_the_main_text_differs_over_small_trumps_alone(
    opened: list[tuple[str, str, str, str]],
) -> None:
    departures = {at for at, led, main, _ in opened if led != main}
    assert departures == EITHER_WAY.keys() | FOURTH_BEST_TRUMP.keys()
