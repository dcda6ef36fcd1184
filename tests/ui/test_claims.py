"""What the cards tell, as it stands beside the table: each thing once, with its reason."""

from trainer.principles.advisor import look
from trainer.records.library import find_hand, shipped
from trainer.study.hand import open_hand
from trainer.ui.claims import claim_lines, lead_lines
from trainer.ui.scene import Line
from trainer.whist.moment import Moment
from trainer.whist.seats import Seat

WIDE = 400
"""So wide that no line is broken."""


def told(number: int, seat: Seat, at: str) -> tuple[list[str], list[str]]:
    """Return what the leads, and what the other cards, tell before a moment, without headings."""
    path = find_hand(shipped(), f"cavendish-{number:02}")
    assert path is not None
    hand = open_hand(path)
    view = look(hand.sight(seat, hand.line.before(Moment.read(at))))
    return words(lead_lines(view, WIDE)), words(claim_lines(view, WIDE))


def words(lines: list[Line]) -> list[str]:
    text = ("".join(span.text for span in each) for each in lines[2:])
    return [each.replace("\u00a0", " ").strip() for each in text]


def test_a_lead_tells_the_kind_of_suit_its_number_and_its_cards() -> None:
    leads, _ = told(2, Seat.B, "6.2")
    assert leads == [
        "A's first lead was ♦K, presumably from strength: king, queen and small, in a plain suit. "
        "He had 4 or 5 of the suit and has 2 or 3 left, with ♦Q 6. (likely, at 1.1, p. 76)",
        "Y's first lead was ♣K, presumably from strength: king, queen and small, in a plain suit. "
        "He had 4 to 7 of the suit and has 2 to 5 left, without ♣J. (likely, at 4.1, p. 76)",
    ]


def test_a_lead_at_partners_call_or_against_the_analysis_says_so() -> None:
    at_call, _ = told(36, Seat.B, "6.2")
    assert at_call[2].startswith("A led ♠8 at his partner's call, from knave or lower")
    departed, _ = told(6, Seat.Z, "8.4")
    assert (
        "Y departed from the Analysis: he can have had no suit that leads ♠A. (at 6.1, p. 64)"
        in departed
    )


def test_a_lead_that_tells_nothing_has_no_line() -> None:
    leads, _ = told(34, Seat.A, "4.2")
    assert not leads


def test_what_a_later_card_tells_as_surely_is_not_repeated() -> None:
    _, claims = told(2, Seat.B, "6.2")
    of_diamonds = [each for each in claims if "♦" in each]
    assert [each.split(":")[0] for each in of_diamonds] == ["Z played ♦J", "Y played ♦8"]


def test_what_the_facts_contradict_is_a_departure() -> None:
    _, claims = told(8, Seat.Z, "6.4")
    assert "B played ♠K: he has none lower, unless he is calling. (departed from rule" in str(
        claims
    )
    leads, _ = told(5, Seat.A, "12.3")
    assert leads[1] == (
        "Y's first lead was ♦J, presumably from strength: king, queen, knave and more than one "
        "small. (departed from rule, at 8.1, p. 76)"
    )


def test_the_cards_of_a_call_are_no_departure() -> None:
    _, claims = told(21, Seat.B, "6.3")
    assert [each for each in claims if each.startswith("Z has called for trumps")]
    assert not [each for each in claims if each.startswith("Z threw ♣6")]
