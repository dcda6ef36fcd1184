"""Bots that follow the advisor against players that do not, over deals played both ways."""

from random import Random
from statistics import median
from time import perf_counter

from bench.deals import Tally, numbered_deal, tallied
from bench.measure import Measure
from bench.playouts import playout
from trainer.principles.advisor import advise
from trainer.principles.bots import cavendish, simple
from trainer.whist.cards import Card
from trainer.whist.deal import Deal
from trainer.whist.playing import Player, play_out
from trainer.whist.position import Position
from trainer.whist.sight import Sight

QUICK = 60
"""How many deals are played both ways where time is short."""
FULL = 2000
TIMED = 12


def measure(deals: int = QUICK) -> tuple[Measure, ...]:
    """Measure the tricks won a deal against each player, and the speed of advice."""
    total = tallied(_matches, deals)
    detail = f"{deals} deals, each played both ways"
    return (
        Measure("tricks a deal against random play", total["random"] / deals, 1.5, True, detail),
        Measure("tricks a deal against a plain player", total["simple"] / deals, 0.5, True, detail),
        *_speed(),
    )


def _matches(numbers: range) -> Tally:
    """Return the tricks won over both ways of some deals, against each player."""
    tally: Tally = Tally()
    for number in numbers:
        deal = numbered_deal(number)
        tally["random"] += _both_ways(deal, _random_player(number))
        tally["simple"] += _both_ways(deal, simple)
    return tally


def _both_ways(deal: Deal, other: Player) -> int:
    """Return the tricks that following the advisor wins on a deal, as one side and the other."""
    ours = play_out(deal, (cavendish, other, cavendish, other)).tricks
    theirs = play_out(deal, (other, cavendish, other, cavendish)).tricks
    return ours[0] - theirs[0]


def _random_player(seed: int) -> Player:
    rng = Random(seed)

    def player(sight: Sight) -> Card:
        return sight.legal.nth(rng.randrange(len(sight.legal)))

    return player


def _speed() -> tuple[Measure, ...]:
    """Measure one piece of advice and a deal by four bots, against random playouts."""
    times: list[float] = []
    began = perf_counter()
    for number in range(TIMED):
        position = Position.start(numbered_deal(number))
        while not position.over:
            start = perf_counter()
            card = advise(position.seen_by(position.turn)).card
            times.append(perf_counter() - start)
            position = position.play(card)
    deal = (perf_counter() - began) / TIMED
    rng = Random(1)
    start = perf_counter()
    for number in range(TIMED * 10):
        playout(numbered_deal(number), rng)
    once = (perf_counter() - start) / (TIMED * 10)
    one = median(times)
    return (
        Measure(
            "one piece of advice, in random playouts", one / once, 10, False, _ms(one, "median")
        ),
        Measure(
            "a deal by four bots, in random playouts", deal / once, 800, False, _ms(deal, "mean")
        ),
    )


def _ms(seconds: float, what: str) -> str:
    return f"{seconds * 1000:.2f} ms ({what})"


def main() -> None:
    """Play the full number of deals."""
    for each in measure(FULL):
        print(each, flush=True)


if __name__ == "__main__":
    main()
