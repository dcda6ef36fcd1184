import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.whist.moment import END, START, Moment

tricks = st.integers(1, 99)
places = st.integers(1, 4)


@given(tricks, places)
def test_moment_of_a_card_reads_back(trick: int, place: int) -> None:
    moment = Moment.at(trick, place)
    assert str(moment) == f"{trick}.{place}"
    assert Moment.read(str(moment)) == moment
    assert moment.is_card
    assert moment.played_before == 4 * (trick - 1) + (place - 1)


@given(tricks)
def test_moment_after_a_trick_reads_back(trick: int) -> None:
    moment = Moment.after(trick)
    assert str(moment) == f"{trick}"
    assert Moment.read(str(moment)) == moment
    assert not moment.is_card
    assert moment.played_before == 4 * trick


@pytest.mark.parametrize(
    ("text", "moment"),
    [
        ("start", START),
        ("end", END),
        ("7.3", Moment.at(7, 3)),
        ("7", Moment.after(7)),
        (" 12.4\n", Moment.at(12, 4)),
    ],
)
def test_reading(text: str, moment: Moment) -> None:
    assert Moment.read(text) == moment
    assert str(moment) == text.strip()


def test_start_and_end_are_no_cards() -> None:
    assert not START.is_card
    assert not END.is_card
    assert START.played_before == 0


@pytest.mark.parametrize(
    "text",
    ["", "0", "0.1", "7.0", "7.5", "7.", ".3", "7.3.1", "07", "100", "-1", "7,3", "Start", "7 .3"],
)
def test_no_moment(text: str) -> None:
    with pytest.raises(ValueError, match="is no moment") as caught:
        Moment.read(text)
    assert str(caught.value) == (
        f"{text!r} is no moment: write trick.card as in 7.3, a trick as in 7, start or end"
    )


@pytest.mark.parametrize("text", ["٧.٣", "७", "②", "7．3"])
def test_digits_of_other_scripts_are_no_moment(text: str) -> None:
    with pytest.raises(ValueError, match="is no moment"):
        Moment.read(text)


@given(st.text(max_size=8))
def test_whatever_reads_is_written_back(text: str) -> None:
    try:
        moment = Moment.read(text)
    except ValueError:
        return
    assert str(moment) == text.strip()


@given(tricks, places, tricks, places)
def test_cards_sort_as_they_are_played(one: int, first: int, two: int, second: int) -> None:
    left, right = Moment.at(one, first), Moment.at(two, second)
    assert (left < right) is ((one, first) < (two, second))
    assert (left < right) is (left.played_before < right.played_before)
    assert (left == right) is ((one, first) == (two, second))


@given(st.integers(1, 98))
def test_moments_sort_in_the_order_in_which_they_come(trick: int) -> None:
    in_order = [
        START,
        *(Moment.at(trick, place) for place in (1, 2, 3, 4)),
        Moment.after(trick),
        Moment.at(trick + 1, 1),
        Moment.after(trick + 1),
        END,
    ]
    assert sorted([*in_order[4:], *in_order[:4]]) == in_order
    assert len(set(in_order)) == len(in_order)
