import pytest

from tests.records.samples import ENDING, FIRST_HAND, GOOD, form_problems, record_of
from trainer.records.hand import read_hand
from trainer.records.problem import Place
from trainer.whist.notation import read_cards
from trainer.whist.seats import Seat
from trainer.whist.trick import Play

FILES = {path.stem: path for path in GOOD}


# The deal


def test_deal_in_one_line_is_that_of_the_mapping() -> None:
    record, book = read_hand(FILES["pbn"]), record_of(FIRST_HAND)
    assert record.as_deal() == book.as_deal()
    assert record.deal.places == tuple(Place(4, column) for column in (9, 26, 43, 60))


@pytest.mark.parametrize(
    ("written", "hands"),
    [
        ("A... .K.. ..Q. ...J", ("SA", "HK", "DQ", "CJ")),
        ("A:A.-.-.- -.K.-.- -.-.10.- -.-.-.2", ("SA", "HK", "DT", "C2")),
        ("'  A: aq... .k9.. ..qt. ...j2'", ("SAQ", "HK9", "DQT", "CJ2")),
    ],
)
def test_deal_in_one_line(written: str, hands: tuple[str, ...]) -> None:
    text = ENDING[: ENDING.index("deal")] + f"deal: {written}\n"
    assert record_of(text).deal.hands == tuple(map(read_cards, hands))


@pytest.mark.parametrize(
    ("written", "problems"),
    [
        (
            "A... .K.. ..Q.",
            ["5:7: four hands are expected: A:QT53.A.KJ92.A763 and so on for Y, B, Z"],
        ),
        (
            "A... .K.. ..Q ...J",
            ["5:17: a hand has four suits with dots between: QT53.A.KJ92.A763"],
        ),
        (
            "A... .X.. ..Q. ...J",
            ["5:12: 'X' is no suit: write its ranks, as in QT53"],
        ),
        (
            "A... .K.. ..Q. ..J2-.",
            ["5:22: 'J2-' is no suit: write its ranks, as in QT53"],
        ),
        (
            "N:A... .K.. ..Q. ...J",
            ["5:7: the deal begins with A's hand: A:QT53.A.KJ92.A763 and so on"],
        ),
        ("[A, Y, B, Z]", ["5:7: a mapping is expected here: lines of `key: value`"]),
    ],
)
def test_deal_in_one_line_that_cannot_be_read(written: str, problems: list[str]) -> None:
    text = ENDING[: ENDING.index("deal")] + f"deal: {written}\n"
    assert form_problems(text) == problems


# The tricks


@pytest.mark.parametrize(
    "line",
    [
        "2. Y H7 ♥Q 3H Kn♥",
        "2 Y h7 hq h3 hkn",
        "Y H7 HQ H3 HJ",
        "'Y: H7 HQ H3 HJ'",
        "Y  H7\tHQ H3 HJ",
    ],
)
def test_line_of_a_trick(line: str) -> None:
    for form in (f"- {line}\n", f"- trick: {line}\n"):
        (trick,) = record_of(f"{ENDING}play:\n{form}").play
        assert trick.trick.number == (2 if line.startswith("2") else None)
        assert trick.trick.leader is Seat.Y
        assert trick.trick.cards == read_cards("H7 HQ H3 HJ")


@pytest.mark.parametrize(
    ("line", "columns"),
    [
        ("1. A HA H6", (8, 11)),
        ("A  HA   H6", (6, 11)),
        ("'1. A HA H6'", (9, 12)),
        ("1. A HA\n    H6", (3, 3)),
    ],
)
def test_place_of_each_card(line: str, columns: tuple[int, ...]) -> None:
    (trick,) = record_of(f"{ENDING}play:\n- {line}\n").play
    places = tuple(trick.trick.card_place(index) for index in range(2))
    assert places == tuple(Place(11, column) for column in columns)
    assert trick.trick.place == Place(11, 3)


def test_seats_of_a_trick_however_many_cards_it_has() -> None:
    (trick,) = record_of(f"{ENDING}play:\n- Z H8 HA H6 H2 H7\n").play
    assert tuple(trick.plays) == tuple(
        Play(seat, card)
        for seat, card in zip(
            (Seat.Z, Seat.A, Seat.Y, Seat.B, Seat.Z), read_cards("H8 HA H6 H2 H7"), strict=True
        )
    )


@pytest.mark.parametrize(
    ("line", "problems"),
    [
        ("HA H6 H2 H7", ["11:3: a trick begins with the seat that leads: 1. A D2 D4 DQ DA"]),
        ("a HA H6 H2 H7", ["11:3: a trick begins with the seat that leads: 1. A D2 D4 DQ DA"]),
        ("1) A HA H6", ["11:3: a trick begins with the seat that leads: 1. A D2 D4 DQ DA"]),
        ("100. A HA H6", ["11:3: a trick begins with the seat that leads: 1. A D2 D4 DQ DA"]),
        ("1. A", ["11:3: the cards of the trick are missing"]),
        ("'1. A '", ["11:3: the cards of the trick are missing"]),
        (
            "1. A HA, H0 10",
            [
                "11:8: 'HA,' is no card: write suit and rank, such as DQ or S10",
                "11:12: 'H0' is no card: write suit and rank, such as DQ or S10",
                "11:15: '10' is no card: write suit and rank, such as DQ or S10",
            ],
        ),
        ("[A, HA]", ["11:3: a mapping is expected here: lines of `key: value`"]),
        ("trick: [A, HA]", ["11:10: one line is expected here, such as 1. A D2 D4 DQ DA"]),
    ],
)
def test_line_of_a_trick_that_cannot_be_read(line: str, problems: list[str]) -> None:
    assert form_problems(f"{ENDING}play:\n- {line}\n") == problems
