from dataclasses import replace

import pytest

from tests.records.samples import FIRST_HAND, GOOD, record_of
from trainer.records.question import QuestionRecord
from trainer.study.hand import Hand, make_hand, open_hand
from trainer.study.question import Question, answer_of, make_question, options_of, seat_of
from trainer.whist.cards import Suit
from trainer.whist.holding import EMPTY
from trainer.whist.moment import END, START, Moment
from trainer.whist.notation import read_card, read_holding
from trainer.whist.ruleset import SHORT_WHIST
from trainer.whist.seats import SEATS, Seat

FIRST = make_hand(record_of(FIRST_HAND))
(HAND,) = (open_hand(path) for path in GOOD if path.stem == "questions")
BY_ID = {question.id: question for question in HAND.questions}
PLAYED = {card: Moment.at(at // 4 + 1, at % 4 + 1) for at, card in enumerate(FIRST.line.cards)}
MOMENTS = [START, *PLAYED.values(), Moment.after(6), Moment.after(13), END]


def fact(kind: str, at: Moment, **asked: object) -> QuestionRecord:
    """Return a question of knowledge as it stands in a file."""
    return replace(QuestionRecord("a", at, "because", kind=kind), **asked)  # type: ignore[arg-type]


# What the deal says


def is_played_before(moment: Moment, played: Moment) -> bool:
    """Tell whether a card played at one moment lies on the table at another, END after all."""
    return played < moment


@pytest.mark.parametrize("at", MOMENTS, ids=str)
def test_who_holds_each_card(at: Moment) -> None:
    hands = {card: seat.value for seat in SEATS for card in FIRST.line.deal.hand(seat)}
    position = FIRST.line.before(at)
    for card in SHORT_WHIST.pack:
        gone = is_played_before(at, PLAYED[card])
        expected = "" if gone else hands[card]
        assert answer_of(fact("who-holds", at, card=card), position) == expected


@pytest.mark.parametrize("at", MOMENTS, ids=str)
def test_how_many_cards_of_each_suit_a_seat_has_left(at: Moment) -> None:
    position = FIRST.line.before(at)
    for seat in SEATS:
        for suit in Suit:
            dealt = [card for card in FIRST.line.deal.hand(seat) if card.suit is suit]
            left = [card for card in dealt if not is_played_before(at, PLAYED[card])]
            record = fact("how-many", at, suit=suit, of=seat)
            assert answer_of(record, position) == str(len(left))


@pytest.mark.parametrize(
    ("at", "called"),
    [
        ("1.2", ""),
        ("1", ""),
        ("2.2", ""),
        ("2.3", "Y"),  # the six at the first trick, and now the four
        ("2", "Y"),  # B plays the two before the three, Z the seven before the eight
        ("3", "Y"),
        ("end", "Y"),
    ],
)
def test_who_has_called_for_trumps(at: str, called: str) -> None:
    moment = Moment.read(at)
    position = HAND.line.before(moment)
    answers = {
        seat.value: answer_of(fact("has-called", moment, of=seat), position) for seat in SEATS
    }
    assert answers == {seat.value: "yes" if seat.value in called else "no" for seat in SEATS}
    assert list(answers) == ["A", "Y", "B", "Z"]


def test_high_card_that_wins_is_no_call() -> None:
    text = HAND_TEXT.replace("B: H32 S4", "B: H3J S4").replace("H6 H2 H7", "H6 HJ H7")
    hand = make_hand(record_of(text.replace("1. A HA", "1. Z H7").replace("HJ H7", "HJ")))
    assert answer_of(fact("has-called", END, of=Seat.B), hand.line.last) == "no"


HAND_TEXT = """\
id: calls
title: B covers, which is no call
trumps: S
leader: Z
deal:
  A: H2 HA
  Y: H6 S3
  B: HJ H3
  Z: H7 S5
play:
  - 1. Z H7 H2 H6 HJ
"""


@pytest.mark.parametrize(
    "record",
    [
        fact("card", Moment.at(1, 1)),
        fact("who-holds", Moment.at(1, 1)),
        fact("how-many", Moment.at(1, 1), suit=Suit.HEARTS),
        fact("how-many", Moment.at(1, 1), of=Seat.Y),
        fact("has-called", Moment.at(1, 1)),
    ],
    ids=lambda record: record.kind,
)
def test_no_answer_to_half_a_question(record: QuestionRecord) -> None:
    assert answer_of(record, HAND.line.before(record.at)) == ""


# Who is asked, and what may be answered


def test_card_is_asked_of_the_seat_that_plays_it() -> None:
    for at, seat in (("1.1", Seat.A), ("1.2", Seat.Y), ("2.4", Seat.Z)):
        record = fact("card", Moment.read(at))
        assert seat_of(record, HAND.line.before(record.at), Seat.B) is seat


def test_knowledge_is_asked_of_the_student_or_the_seat_named() -> None:
    at = Moment.at(1, 2)
    position = HAND.line.before(at)
    assert seat_of(fact("has-called", at, of=Seat.Y), position, Seat.B) is Seat.B
    assert seat_of(fact("has-called", at, of=Seat.Y, seat=Seat.Z), position, Seat.B) is Seat.Z


def test_options() -> None:
    at = Moment.at(1, 2)
    position = HAND.line.before(at)
    assert options_of(fact("who-holds", at), position, Seat.B) == ("A", "Y", "Z")
    assert options_of(fact("how-many", at), position, Seat.B) == ("0", "1", "2", "3")
    assert options_of(fact("has-called", at), position, Seat.B) == ("yes", "no")
    whole = FIRST.line.before(at)
    assert options_of(fact("how-many", at), whole, Seat.B) == tuple(map(str, range(14)))


# Questions of a hand


def test_questions_come_in_the_order_in_which_they_are_asked() -> None:
    assert [question.id for question in HAND.questions] == [
        *("lead", "follow", "the-ace", "seen-from-z", "called-too-soon", "hearts-of-z", "called")
    ]
    assert [question.id for question in HAND.questions_for(Seat.A)] == [
        *("lead", "the-ace", "called-too-soon", "hearts-of-z", "called")
    ]
    assert [question.id for question in HAND.questions_for(Seat.Y)] == ["follow"]
    assert HAND.questions_for(Seat.B) == ()


def test_card_question() -> None:
    lead = BY_ID["lead"]
    assert lead.is_card
    assert (lead.seat, lead.at, lead.ask) == (Seat.A, Moment.at(1, 1), "Which card do you play?")
    assert lead.position == HAND.line.before(lead.at)
    assert lead.best == read_holding("HA")
    assert lead.also == {read_card("HK"): "The king is as good here, but says less."}
    assert lead.wrong == {read_card("S2"): "You have no reason to lead a trump."}
    assert (lead.answer, lead.options) == ("", ())
    assert (lead.principle, lead.page) == ("lead-from-strongest-suit", 56)
    assert lead.hints == ("Which suit is yours?", "Which of two touching cards?")
    assert lead.why == "Ace, then king."


def test_one_reason_for_several_cards() -> None:
    opening = FIRST.questions[0]
    reason = opening.wrong[read_card("CA")]
    assert reason.startswith("Clubs are as long as diamonds")
    assert [str(card) for card, why in opening.wrong.items() if why == reason] == [
        *("CA", "C7", "C6", "C3")
    ]


@pytest.mark.parametrize(
    ("name", "ask", "answer", "options"),
    [
        ("the-ace", "Who holds H4?", "Y", ("Y", "B", "Z")),
        ("seen-from-z", "Who holds HK?", "A", ("A", "Y", "B")),
        ("hearts-of-z", "How many hearts has Z left?", "1", ("0", "1", "2", "3")),
        ("called-too-soon", "Has Y called for trumps?", "no", ("yes", "no")),
        ("called", "Has Y called for trumps?", "yes", ("yes", "no")),
    ],
)
def test_question_of_knowledge(name: str, ask: str, answer: str, options: tuple[str, ...]) -> None:
    question = BY_ID[name]
    assert not question.is_card
    assert (question.ask, question.answer, question.options) == (ask, answer, options)
    assert (question.best, question.also, question.wrong) == (EMPTY, {}, {})


def test_words_of_the_file_come_first() -> None:
    record = replace(HAND.record.questions[0], ask="Where is the four?")
    question = make_question(record, HAND.line, Seat.A)
    assert question.ask == "Where is the four?"
    assert question.id == record.id


def test_answer_is_the_deals_whether_it_is_stated_or_not() -> None:
    for question, record in _pairs(HAND):
        if not question.is_card:
            unstated = make_question(replace(record, answer=""), HAND.line, HAND.student)
            assert unstated.answer == question.answer != ""
            assert question.answer in question.options


def _pairs(hand: Hand) -> list[tuple[Question, QuestionRecord]]:
    records = {record.id: record for record in hand.record.questions}
    return [(question, records[question.id]) for question in hand.questions]
