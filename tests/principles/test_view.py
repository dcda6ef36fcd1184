"""A view: what follows from what a seat sees."""

from trainer.principles.advisor import look
from trainer.principles.example import Example
from trainer.principles.needs import save_against_honours
from trainer.whist.cards import Suit
from trainer.whist.seats import Seat

TRICK = "A D2 D4 DQ DA / Z"


def test_a_suit_is_established_by_its_winners_and_not_by_one_of_two_cards() -> None:
    view = look(Example("SAK32 HA8 DK CKQJT9", "", play=TRICK, turned="S2").sight)
    assert not view.established(Suit.HEARTS)
    assert not view.established(Suit.CLUBS)
    assert not view.established(Suit.DIAMONDS)
    top = look(Example("SAK32 HA D53 CAKQJT", "", play=TRICK, turned="S2").sight)
    assert top.established(Suit.CLUBS)
    assert not top.established(Suit.HEARTS)


def test_the_last_card_of_a_suit_is_established() -> None:
    play = "A HA H2 H3 H4 / A HK H5 H6 H7 / A HQ H8 H9 HT / A"
    view = look(Example("SAK32 HJ D5432 C2", "", play=play, trumps="S").sight)
    assert view.established(Suit.HEARTS)


def test_partner_has_the_best_card_of_a_suit_when_nobody_else_can() -> None:
    play = (
        "A D3 D7 DJ D4 / B S2 S4 SK S5 / A S7 SJ SQ S6 / B ST S8 S3 C2 / "
        "B SA S9 C5 H6 / B DQ D6 D2 DA / Y"
    )
    view = look(Example("HA8 DT CAJT9", "", play=play, turned="S9", score=(1, 0)).sight)
    assert view.me is Seat.Y
    assert not view.winning_suit(Suit.DIAMONDS)
    told = look(Example("HK5432 CK3", "", play=play + " CA", turned="S9", score=(1, 0)).sight)
    assert told.winning_suit(Suit.DIAMONDS)


def test_the_fifth_trick_saves_the_game_against_two_by_honours() -> None:
    at_love = look(Example("SA32 HA532 D5432 C32", "", trumps="S").sight)
    assert save_against_honours(at_love) == 5
    at_four = look(Example("SA32 HA532 D5432 C32", "", trumps="S", score=(4, 0), play="Y").sight)
    assert save_against_honours(at_four) == 7
    two_here = look(Example("SAK2 HA532 D5432 C32", "", trumps="S").sight)
    assert save_against_honours(two_here) == 3
