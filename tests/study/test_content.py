"""The shipped hands: sound files, the book's deals and results, questions a learner can trust."""

import json
from pathlib import Path

import pytest

from trainer.principles.register import rules
from trainer.records.library import hand_files, shipped
from trainer.study.grade import Grade, grade_card, grade_fact
from trainer.study.hand import Hand, open_hand
from trainer.study.question import Question
from trainer.whist.holding import Holding
from trainer.whist.notation import read_holding
from trainer.whist.seats import Seat

PRINTED = json.loads((Path(__file__).parents[1] / "book" / "hands.json").read_text("utf-8"))
HANDS = {path.stem: open_hand(path) for path in hand_files(shipped())}
BOOK = {f"{hand['number']:02}": hand for hand in PRINTED}


def test_all_hands_of_the_book_are_here() -> None:
    assert len(BOOK) == 39
    assert set(BOOK) <= set(HANDS)


@pytest.mark.parametrize("name", BOOK)
def test_deal_and_printed_tricks_are_the_books(name: str) -> None:
    book, hand = BOOK[name], HANDS[name]
    for seat, suits in book["deal"].items():
        dealt = read_holding(" ".join(suit + ranks for suit, ranks in suits.items() if ranks))
        assert hand.line.deal.hand(Seat(seat)) == dealt
    assert str(hand.line.deal.turn_up) == book["turn_up"]
    assert (str(hand.student), hand.record.page) == (book["student"], book["page"])
    for printed, trick, record in zip(
        book["printed_tricks"], hand.line.last.tricks, hand.record.play, strict=False
    ):
        assert str(trick.leader) == printed["leader"]
        assert " ".join(map(str, trick.cards)) == printed["cards"]
        assert not record.completed
    told = hand.record.play[len(book["printed_tricks"]) :]
    assert all(trick.completed for trick in told)
    assert bool(book["corrections"]) == bool(hand.record.corrections)


@pytest.mark.parametrize("name", BOOK)
def test_result_is_the_books(name: str) -> None:
    hand, result = HANDS[name], BOOK[name]["book_result"]
    assert hand.line.over
    assert hand.result is not None
    if result["tricks"]:
        assert hand.line.tricks == (result["tricks"]["AB"], result["tricks"]["YZ"])
    words = result["text"].partition(" (")[0]
    if "game" not in words and "not stated" not in words:
        if "honours" not in words:  # the book says now win, now score
            words = words.replace(" score ", " win ")
        assert hand.result.in_words() == words
    if "win the game" in words:
        assert str(hand.result.game) == words[:2]


def every_question() -> list[tuple[str, Hand, Question]]:
    return [(f"{n}:{q.id}", hand, q) for n, hand in HANDS.items() for q in hand.questions]


QUESTIONS = every_question()


@pytest.mark.parametrize(
    ("hand", "question"), [q[1:] for q in QUESTIONS], ids=[q[0] for q in QUESTIONS]
)
def test_every_question_can_be_answered_and_explains_every_card(
    hand: Hand, question: Question
) -> None:
    assert question.why
    assert question.principle in rules()
    assert question.page
    assert len(question.hints) >= 2
    if not question.is_card:
        assert grade_fact(question, question.answer).grade is Grade.BEST
        return
    legal = question.position.legal()
    judged = question.best | Holding.of(question.also) | Holding.of(question.wrong)
    assert judged == legal, f"not judged: {legal - judged}"
    assert question.wrong or question.also, "no choice: nothing to ask"
    for card in legal:
        verdict = grade_card(question, card)
        assert verdict.grade is Grade.BEST or verdict.reason
    played = hand.line.cards[question.at.played_before]
    if played in question.wrong:  # then the book blames the play, in that trick
        blamed = {mark.at.trick for mark in hand.record.marks if mark.kind == "criticised"}
        blamed |= {note.at.trick for note in hand.record.all_afterwords}
        assert question.at.trick in blamed


@pytest.mark.parametrize(
    ("hand", "question"), [q[1:] for q in QUESTIONS], ids=[q[0] for q in QUESTIONS]
)
def test_hints_do_not_name_the_best_card(hand: Hand, question: Question) -> None:
    del hand
    for hint in question.hints[:1]:
        for card in question.best:
            assert str(card) not in hint
            name = f"{card.rank.name.lower()} of {card.suit.name.lower()}"
            assert name not in hint.lower()
