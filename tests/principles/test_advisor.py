"""The advisor: composing, overriding, explaining."""

import pytest

from trainer.principles.advisor import advise, advise_view, look
from trainer.principles.example import Example
from trainer.principles.library import principles
from trainer.principles.register import rules
from trainer.records.library import shipped
from trainer.study.hand import open_hand
from trainer.whist.cards import Suit, card_of
from trainer.whist.holding import Holding
from trainer.whist.moment import Moment
from trainer.whist.seats import Seat

HAND = open_hand(shipped() / "hands" / "cavendish" / "01.yaml")
FOURTH = HAND.sight(Seat.A, HAND.line.before(Moment.read("4.1")))


def names(voices: tuple[object, ...]) -> set[str]:
    return {voice.principle.rule for voice in voices}  # type: ignore[attr-defined]


def test_the_case_of_the_design() -> None:
    counsel = advise(FOURTH)
    assert str(counsel.cards) == "S3"
    assert names(counsel.voices) >= {"lead-trumps-on-establishment", "analysis-of-leads"}
    assert "continue-own-suit" in names(counsel.overrode)
    assert not counsel.conflict


def test_why_not_names_what_a_card_breaks_and_keeps() -> None:
    counsel = advise(FOURTH)
    king, queen = card_of("DK"), card_of("SQ")
    assert names(counsel.broken_by(king)) == {"lead-trumps-on-establishment"}
    assert names(counsel.kept_by(king)) == set()
    assert names(counsel.kept_by(queen)) == {"lead-trumps-on-establishment"}
    assert names(counsel.broken_by(queen)) == {"analysis-of-leads"}


def test_the_reason_for_the_suit_comes_before_that_for_the_card() -> None:
    because = advise(FOURTH).because
    assert because.index("established") < because.index("lead the three")


def test_rules_about_other_suits_than_the_one_advised_are_not_told() -> None:
    hand = open_hand(shipped() / "hands" / "cavendish" / "27.yaml")
    counsel = advise(hand.sight(Seat.Z, hand.line.before(Moment.read("5.1"))))
    assert str(counsel.cards) == "D8"
    assert "return-by-number" in names(counsel.voices) - names(counsel.telling)
    assert "partner's suit" not in counsel.because


def test_of_a_table_only_what_concerns_the_card_asked_is_told() -> None:
    tables = 0
    for position in HAND.line.positions[:-1]:
        counsel = advise(HAND.sight(position.turn, position))
        for card in position.legal() if counsel.voices else ():
            for voice in (*counsel.broken_by(card), *counsel.kept_by(card)):
                assert all(part.suit is card.suit for part in voice.advice.parts)
        tables += any(len({part.suit for part in v.advice.parts}) > 1 for v in counsel.voices)
    assert tables


def test_a_single_card_needs_no_reason() -> None:
    sight = Example("DK SA432 H5432 C5432", "", play="A D2 D3 D4").sight
    counsel = advise(sight)
    assert counsel.forced
    assert str(counsel.card) == "DK"


def test_nobody_is_advised_out_of_turn() -> None:
    sight = HAND.sight(Seat.B, HAND.line.before(Moment.read("4.1")))
    with pytest.raises(ValueError, match="turn"):
        advise_view(look(sight))


def test_the_order_of_the_files_does_not_matter() -> None:
    assert list(principles()) == [name for name in rules() if name in principles()]


def test_every_rule_cited_is_in_the_register() -> None:
    for position in HAND.line.positions[:-1]:
        counsel = advise(HAND.sight(position.turn, position))
        for voice in (*counsel.voices, *counsel.overrode):
            assert all(name in rules() for name in voice.rules)
            assert voice.advice.why


def test_of_two_suits_each_reason_names_its_own() -> None:
    hand = open_hand(shipped() / "hands" / "cavendish" / "07.yaml")
    position = hand.line.before(Moment.read("4.1"))
    counsel = advise(hand.sight(position.turn, position))
    assert {card.suit for card in counsel.cards} == {Suit.DIAMONDS, Suit.CLUBS}
    assert "♦: From knave and small ones, lead the three." in counsel.because
    assert "♣: From knave or lower" in counsel.because
    alone = counsel.voices[0].advice.about(Holding.of((counsel.card,)))
    assert "♦:" not in alone.why
