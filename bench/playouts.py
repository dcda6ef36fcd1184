"""Whole random-legal playouts a second, against a loop over endplay's `Deal.play`."""

from random import Random

from endplay.dealer import generate_deal
from endplay.types import Deal as TheirDeal
from endplay.types import Denom, Player

from bench.deals import random_deal
from bench.measure import Measure, best_pair
from trainer.whist.deal import Deal
from trainer.whist.position import Position

OURS, THEIRS = 400, 20


def playout(deal: Deal, rng: Random) -> Position:
    """Play a deal out, each card drawn at random from what is legal."""
    position = Position.start(deal)
    while not position.over:
        legal = position.legal()
        position = position.play(legal.nth(rng.randrange(len(legal))))
    return position


def _theirs(deal: TheirDeal, rng: Random) -> None:
    deal.trump, deal.first = Denom.spades, Player.west
    for _ in range(52):
        deal.play(rng.choice(list(deal.legal_moves())))


def _all_theirs(deals: list[TheirDeal], rng: Random) -> None:
    for deal in deals:
        _theirs(deal.copy(), rng)


def measure() -> Measure:
    """Measure both and return how many times as many playouts we make a second."""
    rng = Random(1)
    deals = [random_deal(rng) for _ in range(OURS)]
    others = [generate_deal() for _ in range(THEIRS)]
    ours, theirs = best_pair(
        lambda: [playout(deal, rng) for deal in deals],
        lambda: _all_theirs(others, rng),
    )
    mine, his = OURS / ours, THEIRS / theirs
    detail = f"{mine:,.0f} playouts a second; endplay's Deal.play {his:,.0f}"
    return Measure("random-legal playouts", mine / his, 20, True, detail)
