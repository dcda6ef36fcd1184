"""Cases at the edge, each of which once went wrong."""

import pytest

from tests.whist.samples import ENDING, codes, plays
from trainer.principles.calls import has_called
from trainer.text import clean
from trainer.whist.cards import Suit, card_of
from trainer.whist.deal import Deal
from trainer.whist.errors import BadDeal
from trainer.whist.holding import EMPTY, Holding
from trainer.whist.line import Line, judge
from trainer.whist.moment import END, START, Moment
from trainer.whist.notation import read_cards, read_holding
from trainer.whist.score import number_word
from trainer.whist.seats import Seat
from trainer.whist.trick import Trick


def tricks(text: str) -> list[Trick]:
    written = [trick.split() for trick in text.split("/")]
    return [Trick(Seat[seat], tuple(card_of(code) for code in of)) for seat, *of in written]


def test_a_card_that_heads_over_a_discard_is_no_call() -> None:  # Hand VIII, tricks 8 and 10, Y
    played = tricks("Z C2 S2 CT CA / Z CK S3 C3 C9")
    assert not has_called(Seat.Y, played, Suit.HEARTS)


def test_branch_at_the_end_keeps_what_was_played() -> None:
    line = Line.of(ENDING, codes("SA S3 SK S2"))
    assert line.branch(END, card_of("H5")) == line.then(card_of("H5"))


def test_winner_of_a_trick_played_out_of_turn_is_who_played_the_card() -> None:
    deal = Deal.ending(
        [read_holding(text) for text in ("S2 H2", "S3 H3", "SA HA", "S4 H4")], Suit.CLUBS, Seat.A
    )
    _, faults = judge(deal, plays("AS2 BSA YS3 ZS4 BHA ZH4 AH2 YH3"))
    assert [fault.index for fault in faults if fault.index > 3] == []


def test_hand_is_not_over_while_a_seat_still_holds_cards() -> None:
    _, faults = judge(ENDING, plays("ASA YS3 BSK ZS2 AH5 YS7 BHA ZHT BC4 AH2 YDK ZD9"))
    assert [str(fault.error) for fault in faults if "all the cards" in str(fault.error)] == []


@pytest.mark.parametrize("hands", [(), (read_holding("SA"),) * 3, (read_holding("SA"),) * 5])
def test_so_many_hands_are_no_deal(hands: tuple[Holding, ...]) -> None:
    with pytest.raises(BadDeal):
        Deal.ending(hands, Suit.SPADES, Seat.A)


def test_a_pack_too_short_is_no_deal() -> None:
    with pytest.raises(BadDeal):
        Deal.dealt([card_of("SA")])


def test_nothing_can_be_drawn_from_nothing() -> None:
    with pytest.raises(IndexError):
        EMPTY.nth(0)


@pytest.mark.parametrize("moment", [START, END, Moment.at(7, 3)])
def test_repr_of_a_moment_reads_back(moment: Moment) -> None:
    assert eval(repr(moment), {"Moment": Moment}) == moment


def test_eight_nine_deuce_is_no_call() -> None:  # p. 98
    played = tricks("A DA D3 D8 D4 / A DQ D5 D9 D6 / A DJ DT D2 DK")
    assert not has_called(Seat.B, played, Suit.SPADES)


def test_king_under_the_ace_to_clear_partners_suit() -> None:  # Hand VIII, trick 6, B; p. 127
    played = tricks("A S6 SA S4 S9 / A SQ H2 SK ST / A SJ HK S8 D5")
    assert not has_called(Seat.B, played, Suit.HEARTS)


@pytest.mark.parametrize("text", [" ", "\n\t", "  "])
def test_blank_text_is_no_cards_as_empty_text_is(text: str) -> None:
    assert read_cards(text) == read_cards("") == ()


def test_no_number_is_minus_one() -> None:
    assert number_word(-1) == "-1"


def test_escape_sequences_go_with_their_escape() -> None:
    assert clean("\x1b[31mred\x1b[0m") == "red"


def test_no_trick_before_the_first() -> None:
    assert not Line.of(ENDING).reaches(Moment.at(0, 1))
