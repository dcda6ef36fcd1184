import re

import pytest
from hypothesis import given

from tests.records.samples import (
    ENDING,
    FIRST_HAND,
    GOOD,
    NAME,
    SHIPPED,
    any_bytes,
    inside,
    record_of,
    spoilt_hands,
)
from trainer.records.hand import HandRecord, hand_of, read_hand
from trainer.records.play import LOVE, Pair
from trainer.records.problem import BadFile, Place, Problem
from trainer.records.source import decode
from trainer.whist.cards import Suit
from trainer.whist.conventions import AS_BOOK, Agreements, Conventions
from trainer.whist.errors import BadDeal
from trainer.whist.holding import Holding
from trainer.whist.moment import END, START, Moment
from trainer.whist.notation import read_card, read_cards
from trainer.whist.score import Score
from trainer.whist.seats import SEATS, Seat

FILES = {path.stem: path for path in GOOD}
WHOLE = read_hand(FILES["whole"])
QUESTIONS = read_hand(FILES["questions"])


# What is read


def test_first_hand_of_the_book() -> None:
    record = record_of(FIRST_HAND)
    assert (record.id, record.page, record.student) == ("cavendish-01", 158, Seat.A)
    assert record.title == "The second time you have the lead"
    assert record.path == NAME
    assert (record.dealer, record.turn_up) == (Seat.Z, read_card("S2"))
    assert (record.trumps, record.leader) == (None, None)
    assert record.themes == ("trump-lead", "establishment", "finesse", "forcing")
    assert record.deal.hands[0] == read_cards("SQT53 HA DKJ92 CA763")
    assert record.deal.places == tuple(Place(line, 6) for line in (16, 17, 18, 19))
    assert len(record.play) == 13
    assert [trick.trick.number for trick in record.play] == list(range(1, 14))
    assert record.play[0].trick.cards == read_cards("D2 D4 DQ DA")
    assert [trick.completed for trick in record.play] == [False] * 10 + [True] * 3
    assert record.result == Pair(9, 4)
    assert record.summary.startswith("You have the first lead, with four trumps")
    assert "\n" not in record.summary
    first = record.questions[0]
    assert (first.id, first.at, first.best) == ("opening-lead", Moment.at(1, 1), read_cards("D2"))
    assert [entry.key for entry in first.wrong][3] == read_cards("SQT53")
    assert first.places["at"] == Place(25, 13)


def test_keys_arrive() -> None:
    assert WHOLE.source == "A file with nearly every key"
    assert WHOLE.student is Seat.B
    assert WHOLE.score == Pair(2, 4)
    assert WHOLE.conventions == Agreements(
        Conventions(american_leads=True), Conventions(king_leads=True, cover_honours=True)
    )
    assert WHOLE.difficulty == 2
    assert WHOLE.summary == "Z has all the trumps.\nThe others may think about it."
    assert WHOLE.corrections == ("The book prints the deuce of clubs as a spade.",)
    discard, who = WHOLE.questions
    assert (discard.kind, discard.seat, discard.best) == ("card", Seat.B, read_cards("D2"))
    assert [(entry.key, entry.value) for entry in discard.also] == [
        (read_cards("D43"), "Small ones too.")
    ]
    assert [entry.value for entry in discard.wrong] == [
        "These are winners.",
        "This is a high card.",
    ]
    assert (discard.principle, discard.page) == ("discard-from-weakest", 104)
    assert discard.hints == ("Which cards can you spare?", "The lowest.")
    assert (who.kind, who.card, who.answer) == ("who-holds", read_card("HA"), "Y")
    criticised, departure = WHOLE.marks
    assert (criticised.at, criticised.kind) == (Moment.at(1, 4), "criticised")
    assert (criticised.better, criticised.page) == (read_cards("C3"), 159)
    assert criticised.principle == "false-trump-card"
    assert (departure.at, departure.kind, departure.better) == (Moment.at(1, 1), "departure", ())
    assert (QUESTIONS.questions[5].suit, QUESTIONS.questions[5].of) == (Suit.HEARTS, Seat.Z)


def test_what_is_not_stated() -> None:
    record = record_of(ENDING)
    assert record == HandRecord(
        "ending", "A test", record.deal, path=NAME, trumps=Suit.SPADES, leader=Seat.A
    )
    assert (record.student, record.score, record.conventions) == (Seat.A, LOVE, AS_BOOK)
    assert (record.dealer, record.turn_up, record.result, record.page) == (None, None, None, None)
    assert (record.questions, record.marks, record.plays) == ((), (), ())
    assert (record.task, record.known, record.variations) == (None, (), ())


def test_notes_come_in_the_order_of_their_moments() -> None:
    assert [note.at for note in WHOLE.all_remarks] == [
        START,
        Moment.at(1, 1),
        Moment.after(1),
        Moment.after(13),
    ]
    assert [note.at for note in WHOLE.all_afterwords] == [Moment.at(1, 4), END]
    assert WHOLE.all_remarks[1].page == 158
    assert WHOLE.all_remarks[1].places["at"] == Place(50, 14)


def test_questions_come_in_the_order_of_the_file() -> None:
    assert [question.id for question in QUESTIONS.questions] == [
        *("the-ace", "lead", "follow", "called-too-soon", "called", "hearts-of-z", "seen-from-z")
    ]


def test_deal_and_score_as_the_game_knows_them() -> None:
    deal = WHOLE.as_deal()
    assert (deal.turn_up, deal.trumps, deal.leader) == (read_card("C2"), Suit.CLUBS, Seat.A)
    assert WHOLE.as_score() == Score(2, 4)
    other = read_hand(FILES["dealer"]).as_deal()
    assert (other.dealer, other.leader, other.trumps) == (Seat.B, Seat.Z, Suit.DIAMONDS)
    ending = record_of(ENDING).as_deal()
    assert (ending.turn_up, ending.trumps, ending.leader) == (None, Suit.SPADES, Seat.A)
    assert ending.size == 3


def test_deal_that_is_none() -> None:
    with pytest.raises(BadDeal, match="S2 is in Y's hand and in another"):
        record_of(ENDING.replace("D3", "S2")).as_deal()


# The file as bytes


@pytest.mark.parametrize("name", ["whole", "questions", "forgiving"])
@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
@pytest.mark.parametrize("end", [b"\n", b"\r\n", b"\r"])
def test_line_ends_and_byte_order_mark_change_nothing(name: str, mark: bytes, end: bytes) -> None:
    plain = FILES[name].read_bytes()
    assert b"\r" not in plain
    record = hand_of(decode(FILES[name], mark + plain.replace(b"\n", end)))
    expected = read_hand(FILES[name])
    assert record == expected
    assert record.places == expected.places
    assert [trick.trick.place for trick in record.play] == [
        trick.trick.place for trick in expected.play
    ]


def test_texts_cannot_write_to_the_terminal() -> None:
    bad = r"x\e[2J\a\u202ey"
    text = ENDING.replace("A test", f'"{bad}"') + f'source: "{bad}"\nsummary: "{bad}"\n'
    text += f"""corrections: ["{bad}"]
play:
  - trick: 1. A HA H6 H2 H7
    questions:
      - id: a
        at: 1.1
        ask: "{bad}"
        best: HA
        also: {{HK: "{bad}"}}
        wrong: {{S2: "{bad}"}}
        answer: "{bad}"
        hints: ["{bad}"]
        why: "{bad}"
    remarks:
      - {{at: 1, text: "{bad}"}}
    marks:
      - {{at: 1.1, kind: departure, why: "{bad}"}}
"""
    shown = repr(record_of(text))
    assert shown.count("'xy'") == 12
    for code in ("\\x1b", "\\x07", "\\u202e"):
        assert code not in shown


def test_problems_come_in_the_order_of_the_file_and_are_told_in_words() -> None:
    text = ENDING.replace("id: ending", "page: 0") + "colour: red\nplay: x\n"
    with pytest.raises(BadFile) as caught:
        record_of(text)
    assert str(caught.value).splitlines() == [
        "hand.yaml:1:1: the key 'id' is missing: the name of the hand, unique in its set",
        "hand.yaml:1:7: '0' is not a whole number from 1 to 9999",
        f"hand.yaml:10:1: {caught.value.problems[2].message}",
        "hand.yaml:11:7: a list is expected here: lines that begin with a dash",
    ]
    assert caught.value.problems[2].message.startswith("unknown key 'colour': the keys here are id")


def test_shipped_hands_are_read() -> None:
    records = [read_hand(path) for path in SHIPPED]
    assert len({record.id for record in records}) == len(SHIPPED) > 0
    for record, path in zip(records, SHIPPED, strict=True):
        assert record.path == path
        size = len(record.deal.hands[0])
        assert [len(Holding.of(hand)) for hand in record.deal.hands] == [size] * len(SEATS)
        assert record.turn_up is None or size == 13


# Whatever the file holds


@given(any_bytes)
def test_any_bytes_give_problems_in_the_file(data: bytes) -> None:
    with pytest.raises(BadFile) as caught:
        hand_of(decode(NAME, data))
    assert caught.value.problems
    assert all(inside(problem, data) for problem in caught.value.problems)


@given(spoilt_hands())
def test_spoilt_hand_gives_a_record_or_problems_in_the_file(data: bytes) -> None:
    record = None
    problems: tuple[Problem, ...] = ()
    try:
        record = hand_of(decode(NAME, data))
    except BadFile as error:
        problems = error.problems
    assert (record is None) == bool(problems)
    for problem in problems:
        assert inside(problem, data)
        assert re.fullmatch(r"\S.*\S", problem.message)
