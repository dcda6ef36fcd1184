"""Counting near the end: what it calls never worse is never worse."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from trainer.principles.advisor import advise, look
from trainer.principles.bots import cavendish
from trainer.principles.claims import Claim, Degree
from trainer.principles.counting import Counted, count_out, layouts
from trainer.principles.shown import Shown
from trainer.principles.view import View
from trainer.records.library import shipped
from trainer.study.hand import open_hand
from trainer.whist.cards import Card, Rank, Suit, card
from trainer.whist.deal import Deal
from trainer.whist.holding import Holding
from trainer.whist.moment import Moment
from trainer.whist.position import Position
from trainer.whist.ruleset import SHORT_WHIST
from trainer.whist.seats import SEATS, Seat
from trainer.whist.solve import tricks_by_card


def proofs(seed: int) -> Iterator[tuple[Holding, dict[Card, int]]]:
    """Yield what is counted along a deal of bots, with the tricks each card makes as they lie.

    Left out are the moments at which a claim was false: the proof rests on the claims.
    """
    pack = list(SHORT_WHIST.pack)
    Random(seed).shuffle(pack)
    position = Position.start(Deal.dealt(pack))
    while not position.over:
        seat = position.turn
        view = look(position.seen_by(seat))
        counted = count_out(view)
        if counted is not None and not counted.for_score:
            held = {other: position.hand(other) for other in view.placing.others}
            if held in layouts(view):
                yield counted.cards, dict(tricks_by_card(position, seat.side))
        position = position.play(cavendish(position.seen_by(seat)))


def test_what_is_counted_is_never_worse_as_the_cards_lie() -> None:
    found = [proof for seed in range(8) for proof in proofs(seed)]
    assert len(found) > 5
    for cards, tricks in found:
        assert {tricks[card] for card in cards} == {max(tricks.values())}


def test_what_is_counted_is_what_every_way_that_is_left_makes_of_it() -> None:
    hand = open_hand(shipped() / "hands" / "cavendish" / "10.yaml")
    position = hand.line.before(Moment.read("9.3"))
    view = look(hand.sight(position.turn, position))
    ways = layouts(view)
    assert 10 < len(ways) < 100
    never = set(view.legal)
    for hands in ways:
        a, y, b, z = ({**hands, view.me: view.hand}[seat] for seat in SEATS)
        tricks = tricks_by_card(replace(position, hands=(a, y, b, z)), view.me.side)
        never &= {card for card, made in tricks.items() if made == max(tricks.values())}
    counted = count_out(view)
    assert counted is not None
    assert set(counted.cards) == never == {hand.line.cards[Moment.read("9.3").played_before]}


def test_too_many_endings_prove_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = open_hand(shipped() / "hands" / "cavendish" / "10.yaml")
    position = hand.line.before(Moment.read("9.3"))
    view = look(hand.sight(position.turn, position))
    monkeypatch.setattr("trainer.principles.counting.ENDINGS", 1)
    assert count_out(view) is None


def test_the_score_is_counted_for_where_no_card_is_never_worse() -> None:
    hand = open_hand(shipped() / "hands" / "cavendish" / "08.yaml")
    position = hand.line.before(Moment.read("9.2"))
    sight = hand.sight(position.turn, position)
    counted = count_out(look(sight))
    ways = len(layouts(look(sight)))
    assert counted == Counted(Holding.of((card(Suit.DIAMONDS, Rank.ACE),)), ways, for_score=True)
    (voice,) = advise(sight).voices
    assert voice.rules == ("play-for-needed-cards",)


def told(*claims: Claim) -> View:
    """Return the view of Y, who has three cards left, as if it had heard only some claims."""
    hand = open_hand(shipped() / "hands" / "cavendish" / "25.yaml")
    position = hand.line.before(Moment.read("11.1"))

    def ear(view: View, shown: Shown) -> tuple[Claim, ...]:
        return claims if shown is view.shown[0] else ()

    return View(hand.sight(position.turn, position), (ear,))


TRUMPS = Claim(Seat.B, Moment.read("9.3"), "infer-no-lower", Degree.LIKELY, "", suit=Suit.HEARTS)
HIGH = Holding.of((card(Suit.HEARTS, Rank.ACE), card(Suit.HEARTS, Rank.EIGHT)))


def trumps_of_b(view: View) -> set[Holding]:
    """Return what B can have of trumps, by what is counted."""
    return {hands[Seat.B].suit(Suit.HEARTS) for hands in layouts(view)}


def test_the_layouts_keep_to_the_numbers_that_are_told() -> None:
    assert {len(cards) for cards in trumps_of_b(told())} == {0, 1, 2, 3}
    assert {len(cards) for cards in trumps_of_b(told(replace(TRUMPS, least=2)))} == {2, 3}
    assert {len(cards) for cards in trumps_of_b(told(replace(TRUMPS, most=1)))} == {0, 1}


def test_the_layouts_keep_to_the_suits_that_are_told() -> None:
    assert trumps_of_b(told(replace(TRUMPS, among=frozenset((HIGH.bits,))))) == {HIGH}


def test_what_the_facts_contradict_is_not_believed() -> None:
    more = replace(TRUMPS, least=4)
    assert trumps_of_b(told(more)) == trumps_of_b(told())
    fewer = told(more, replace(TRUMPS, most=1))
    assert trumps_of_b(fewer) == trumps_of_b(told(replace(TRUMPS, most=1)))


def test_of_claims_that_contradict_one_another_the_surer_or_the_earlier_is_believed() -> None:
    few, many = replace(TRUMPS, most=1), replace(TRUMPS, least=2)
    assert trumps_of_b(told(few, many)) == trumps_of_b(told(few))
    sure = replace(many, degree=Degree.MARKED)
    assert trumps_of_b(told(few, sure)) == trumps_of_b(told(many))


def test_nothing_is_counted_while_the_hands_are_full() -> None:
    hand = open_hand(shipped() / "hands" / "cavendish" / "25.yaml")
    position = hand.line.before(Moment.read("2.1"))
    assert count_out(look(hand.sight(position.turn, position))) is None
