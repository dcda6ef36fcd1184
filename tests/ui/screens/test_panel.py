"""Beside the table: what the cards tell, what Cavendish would play, and why not another card."""

import pytest

from tests.ui.screens.test_study import study
from tests.ui.screens.world import LARGE, NORMAL, SIZES, pressed, seen
from trainer.ui.screens.screen import Size


def words(text: str) -> str:
    return " ".join(text.split())


def test_what_the_cards_tell_has_its_degree_and_leads_to_the_card() -> None:
    text = words(seen(pressed(study("7.2"), "i"), Size(120, 80)))
    assert "Y, last to play, won with ♠A" in text
    assert "(marked, at 5.4, p. 135)" in text


def test_advice_is_for_the_seat_in_turn_with_its_rules() -> None:
    state = pressed(study("3"), "w")
    text = words(seen(state, LARGE))
    assert "A is to play." in text
    assert "Cavendish would play ♠3" in text
    assert "(p. 122)" in text
    assert "Cavendish" not in words(seen(pressed(state, "w"), LARGE)).partition("A is")[2]


def test_why_not_goes_through_the_cards_and_forgets_them_at_the_next() -> None:
    state = pressed(study("3"), "w", "x")
    assert "Why not ♠Q?" in words(seen(state, Size(120, 60)))
    assert "Why not ♠10?" in words(seen(pressed(state, "x"), Size(120, 60)))
    assert "Why not" not in words(seen(pressed(state, "right"), Size(120, 60)))


def test_a_hand_out_of_view_is_not_advised() -> None:
    state = pressed(study("2.1"), "w")
    text = words(seen(pressed(state, "right", "right"), LARGE))
    assert "Press v to sit there" in text
    assert "Cavendish would play" not in text
    assert "Cavendish would play" in words(seen(pressed(state, "right", "right", "s"), LARGE))


@pytest.mark.parametrize("size", SIZES)
def test_advice_fits_any_size(size: Size) -> None:
    view = seen(pressed(study("3"), "w", "x"), size)
    assert all(len(each) <= size.columns for each in view.splitlines())
    assert len(view.splitlines()) <= size.rows


def test_the_end_has_no_advice() -> None:
    assert "Cavendish would play" not in seen(pressed(study("end"), "w"), NORMAL)
