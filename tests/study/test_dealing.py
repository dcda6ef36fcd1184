"""Deals that are drawn fit their theme, and typed ones are read as people write."""

from pathlib import Path
from random import Random

import pytest

from trainer.study import dealing
from trainer.study.dealing import (
    THEMES,
    Theme,
    completed,
    draw,
    theme_words,
    typed_hand,
    typed_turn_up,
)
from trainer.whist.deal import Deal
from trainer.whist.errors import BadDeal, UnreadableCard
from trainer.whist.holding import Holding
from trainer.whist.notation import read_holding
from trainer.whist.ruleset import SHORT_WHIST
from trainer.whist.seats import SEATS, Seat


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
@pytest.mark.parametrize("seat", SEATS)
def test_a_deal_fits_its_theme_and_is_the_same_for_a_seed(theme: Theme, seat: Seat) -> None:
    deal = draw(Random(7), seat, theme, Seat.Y)
    assert theme.fits(deal.hand(seat), deal.trumps)
    assert deal == draw(Random(7), seat, theme, Seat.Y)
    assert deal != draw(Random(8), seat, theme, Seat.Y)
    assert deal.dealer is Seat.Y
    assert Deal.whole(deal.hands, deal.turn_up or deal.hands[1].nth(0), Seat.Y) == deal


def test_a_theme_is_no_theme_if_every_hand_fits() -> None:
    some = [draw(Random(seed), Seat.A) for seed in range(60)]
    for theme in THEMES.values():
        fits = sum(theme.fits(deal.hand(Seat.A), deal.trumps) for deal in some)
        assert fits < 45, theme.name


def test_every_theme_is_in_the_documentation() -> None:
    text = (Path(__file__).parents[2] / "docs" / "writing.md").read_text("utf-8")
    for theme in THEMES.values():
        assert f"| `{theme.name}` | {theme_words(theme)} |" in text


def test_what_never_comes_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dealing, "TRIES", 5)
    theme = Theme("never", lambda: "fourteen trumps", lambda hand, trumps: False)  # noqa: ARG005
    with pytest.raises(ValueError, match="no deal in 5 gives B fourteen trumps"):
        draw(Random(1), Seat.B, theme)


def test_hands_are_typed_as_people_write() -> None:
    hand = typed_hand("♠ A K 10, h 7 3; d QJ2 - c 10 8 6 5 4")
    assert (hand == read_holding("SAKT H73 DQJ2 CT8654") and len(hand) == 14) or len(hand) == 13
    with pytest.raises(UnreadableCard, match="this hand has 2 cards, and should have 13"):
        typed_hand("S AK")
    with pytest.raises(UnreadableCard, match="already in a hand before this one: SA"):
        typed_hand("S AKQJ1098765432", read_holding("SA"))


def test_the_fourth_hand_is_what_remains() -> None:
    suits = [read_holding(f"{suit}AKQJT98765432") for suit in "SHD"]
    whole = completed(suits)
    assert whole[3] == read_holding("CAKQJT98765432")
    assert Holding.of(card for hand in whole for card in hand) == Holding.of(SHORT_WHIST.pack)
    assert completed(whole) == whole
    assert str(typed_turn_up("10", whole[3], Seat.Z)) == "CT"
    with pytest.raises(BadDeal, match="DA is not in the hand of the dealer, Z"):
        typed_turn_up("ace of diamonds", whole[3], Seat.Z)
