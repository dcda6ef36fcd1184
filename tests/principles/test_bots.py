"""Bots: lawful, steady, blind to hidden cards; and no marked claim is false along their play."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.principles.truth import heard
from trainer.principles.advisor import advise
from trainer.principles.bots import cavendish, simple
from trainer.principles.claims import Degree
from trainer.whist.deal import Deal
from trainer.whist.holding import Holding
from trainer.whist.playing import Player, play_out
from trainer.whist.position import Hands, Position
from trainer.whist.ruleset import SHORT_WHIST
from trainer.whist.seats import SEATS


def deal_of(seed: int) -> Deal:
    pack = list(SHORT_WHIST.pack)
    Random(seed).shuffle(pack)
    return Deal.dealt(pack)


@pytest.mark.parametrize("player", [cavendish, simple])
@pytest.mark.parametrize("seed", range(4))
def test_bots_play_whole_deals_lawfully_and_always_alike(player: Player, seed: int) -> None:
    deal = deal_of(seed)
    line = play_out(deal, (player,) * 4)
    assert line.over
    assert play_out(deal, (player,) * 4).cards == line.cards


@settings(max_examples=25)
@given(st.integers(0, 10**6), st.integers(0, 47))
def test_advice_does_not_change_when_hidden_cards_do(seed: int, played: int) -> None:
    rng, position = Random(seed), Position.start(deal_of(seed))
    for _ in range(played):
        position = position.play(cavendish(position.seen_by(position.turn)))
    other = shuffled(position, rng)
    assert advise(position.seen_by(position.turn)) == advise(other.seen_by(position.turn))


def shuffled(position: Position, rng: Random) -> Position:
    """Return the position with the hidden cards shuffled among the seats that hold them."""
    hidden = [seat for seat in SEATS if seat is not position.turn]
    cards = [card for seat in hidden for card in position.hand(seat)]
    rng.shuffle(cards)
    hands = list(position.hands)
    for seat in hidden:
        size = len(hands[seat.place])
        hands[seat.place], cards = Holding.of(cards[:size]), cards[size:]
    four: Hands = (hands[0], hands[1], hands[2], hands[3])
    return replace(position, hands=four)


def test_no_marked_claim_is_false_along_the_play_of_bots() -> None:
    marked = 0
    for seed in range(12):
        line = play_out(deal_of(seed), (cavendish,) * 4)
        for each in heard(line, range(seed % 5, len(line.cards), 5)):
            if each.claim.degree is Degree.MARKED:
                marked += 1
                assert not each.wrong, f"deal {seed} after {each.count} cards: {each}"
    assert marked > 100
