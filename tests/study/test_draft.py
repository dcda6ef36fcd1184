"""A hand begun for a teacher is sound, follows the rules, and asks something."""

from random import Random

import pytest

from trainer.principles.advisor import advise
from trainer.records.hand import HandRecord, hand_of
from trainer.records.hand_text import hand_text
from trainer.records.source import Source
from trainer.study.check_advice import advice_warnings
from trainer.study.check_teaching import hand_warnings
from trainer.study.dealing import THEMES, draw
from trainer.study.draft import asking, played, record_of_deal
from trainer.study.hand import Hand, make_hand
from trainer.whist.holding import Holding
from trainer.whist.seats import Seat


def written(record: HandRecord) -> Hand:
    return make_hand(hand_of(Source(record.path, hand_text(record))))


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
@pytest.mark.parametrize("seat", Seat)
def test_a_draft_has_no_problem_and_no_warning(theme: object, seat: Seat) -> None:
    for seed in range(2):
        deal = draw(Random(seed), seat, None if seed else theme)  # type: ignore[arg-type]
        hand = written(played(record_of_deal("draft", "Draft", deal, seat)))
        assert hand.line.over
        (question,) = hand.questions
        assert question.seat is seat
        assert question.why
        assert list(hand_warnings(hand)) == []
        assert list(advice_warnings(hand)) == []
        counsel = advise(hand.sight(seat, question.position))
        assert question.best | Holding.of(question.also) == counsel.cards


def test_a_play_that_breaks_the_rules_is_asked_of_too() -> None:
    deal = draw(Random(7), Seat.A)
    whole = played(record_of_deal("draft", "Draft", deal, Seat.A))
    short = HandRecord(
        "draft", "Draft", whole.deal, whole.play[:1], turn_up=whole.turn_up, student=Seat.A
    )
    assert asking(whole) == whole
    (question,) = written(asking(short)).questions
    assert question.id == "first-lead"


def test_an_unplayed_deal_asks_nothing() -> None:
    record = record_of_deal("draft", "Draft", draw(Random(7), Seat.A, dealer=Seat.B), Seat.Y)
    assert asking(record) == record
    assert record.dealer is Seat.B
    assert written(record).line.deal.leader is Seat.Z
