"""The play second hand in the hands of the book, against the Analysis."""

from dataclasses import replace
from typing import Any

from trainer.principles.second import (
    Situation,
    TurnUp,
    second_play,
    situation_of,
    strong_in_trumps,
)
from trainer.principles.second_table import By
from trainer.records.library import shipped
from trainer.study.hand import Hand, open_hand
from trainer.whist.cards import Card
from trainer.whist.moment import Moment
from trainer.whist.notation import read_card
from trainer.whist.seats import Seat

DEPARTURES = {
    "cavendish-07 3.2": "covers a seven from eight and three: perhaps a call, with five trumps",
    "cavendish-08 9.2": "wants the lead, and puts on the ace (pp. 90, 183)",
    "cavendish-11 1.2": "begins a call (p. 190)",
    "cavendish-11 4.2": "covers a strengthening card led late, which is doubtful (pp. 88, 192)",
    "cavendish-12 7.2": "covers a strengthening card led late (pp. 88, 195)",
    "cavendish-19 6.2": "plays a false card (p. 216)",
    "cavendish-24 1.2": "covers the nine of king, knave, ten, nine like a ten (pp. 68, 89)",
    "cavendish-27 4.2": "covers since the lead is from weakness, and plays badly (p. 240)",
    "cavendish-32 8.2": "throws a high card to avoid the lead (pp. 255-256)",
    "cavendish-33 10.2": "throws a high card to avoid the lead (p. 259)",
    "cavendish-34 1.2": "begins a call (p. 261)",
    "cavendish-37 1.2": "begins a call",
    "cavendish-39 4.2": "goes on with a call (p. 278)",
}
"""Where the book plays another card to the first round of a suit than the Analysis has."""


def hand_of_book(number: int) -> Hand:
    return open_hand(shipped() / "hands" / "cavendish" / f"{number:02}.yaml")


def printed_plays(hand: Hand) -> list[tuple[Moment, Situation, Card]]:
    """Return the plays second hand in the tricks printed, where there was a choice in the suit."""
    found = []
    for number, trick in enumerate(hand.record.play, 1):
        moment = Moment.at(number, 2)
        position = hand.line.before(moment)
        situation = situation_of(hand.sight(position.turn, position))
        if situation and len(situation.held) > 1 and not trick.completed:
            found.append((moment, situation, hand.line.cards[moment.played_before]))
    return found


def test_the_hands_of_the_book_play_first_rounds_by_the_analysis() -> None:
    departed, count = set(), 0
    for number in range(1, 40):
        hand = hand_of_book(number)
        for moment, situation, played in printed_plays(hand):
            if not situation.second_round:
                count += 1
                if second_play(situation).card != played:
                    departed.add(f"{hand.record.id} {moment}")
    assert departed == set(DEPARTURES)
    assert count == 128


def test_what_the_book_says_of_a_departure_explains_it() -> None:
    for number, moment, said in (
        (8, "9.2", "wants_lead"),
        (11, "4.2", "weak_lead"),
        (12, "7.2", "weak_lead"),
        (27, "4.2", "weak_lead"),
    ):
        hand = hand_of_book(number)
        found = {str(at): (seen, card) for at, seen, card in printed_plays(hand)}
        situation, played = found[moment]
        told: dict[str, Any] = {said: True}
        assert second_play(replace(situation, **told)).card == played


def of_book(number: int, moment: str, seat: Seat) -> Situation | None:
    """Return the situation of a seat at a moment of a hand of the book."""
    hand = hand_of_book(number)
    return situation_of(hand.sight(seat, hand.line.before(Moment.read(moment))))


def test_situation_is_read_from_a_sight() -> None:
    situation = of_book(31, "4.2", Seat.A)
    assert situation is not None
    assert (str(situation.held), str(situation.led)) == ("DQJ9", "D5")
    assert situation.trumps
    assert situation.second_round
    assert str(situation.gone) == "DA842"


def test_only_the_second_hand_that_follows_has_a_situation() -> None:
    assert of_book(1, "1.2", Seat.Y) is not None
    assert of_book(1, "1.2", Seat.Z) is None
    assert of_book(1, "1.3", Seat.B) is None
    assert of_book(1, "1.1", Seat.A) is None


def test_the_turn_up_is_seen_until_it_is_played() -> None:
    situation = of_book(1, "4.2", Seat.Y)
    assert situation is not None
    assert situation.turn_up == TurnUp(read_card("S2"), By.PARTNER)
    later = of_book(1, "5.2", Seat.Z)
    assert later is not None
    assert later.turn_up is None


def test_strength_in_trumps_is_five_or_four_with_two_honours() -> None:
    for number, expected in ((1, ""), (7, "B"), (27, "A"), (34, "Y")):
        hand = hand_of_book(number)
        strong = [s.value for s in Seat if strong_in_trumps(hand.sight(s, hand.line.positions[0]))]
        assert "".join(strong) == expected, number
