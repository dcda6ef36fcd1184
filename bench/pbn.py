"""Reading PBN, against endplay's reader on the same text: deal, contract and play of each board."""

from pathlib import Path
from random import Random

from bench.deals import SEED, numbered_deal
from bench.measure import Measure, best_pair
from bench.playouts import playout
from trainer.records.pbn_cards import Cards, cards_of
from trainer.records.pbn_compass import deal_text, point
from trainer.records.pbn_reading import boards_in
from trainer.records.pbn_text import text_of
from trainer.records.pbn_writing import board_text, play_section
from trainer.whist.cards import Card

MANY = 10_000
BOUND = 5


def _board(number: int) -> str:
    """Return a board with the fifteen tags of the standard and its play."""
    deal = numbered_deal(number)
    end = playout(deal, Random(SEED + number))
    values = {
        "Event": "Bench",
        "Site": "?",
        "Date": "?",
        "Board": str(number + 1),
        "West": "A",
        "North": "Y",
        "East": "B",
        "South": "Z",
        "Dealer": point(deal.dealer),
        "Vulnerable": "None",
        "Deal": deal_text(deal),
        "Scoring": "?",
        "Declarer": point(deal.dealer),
        "Contract": f"1{deal.trumps}",
        "Result": str(sum(seat.side is deal.dealer.side for seat in end.winners)),
    }
    tags = [(name, value, "") for name, value in values.items()]
    play = ("Play", point(deal.leader), play_section(deal, end.plays))
    return board_text([*tags, play])


def _ours(data: bytes) -> list[Cards]:
    boards, problems = boards_in(text_of(Path("bench.pbn"), data))
    assert not problems
    return [cards_of(board) for board in boards]


def _symbol(card: Card) -> str:
    return f"{card.suit.symbol}{card.rank.letter}"


def measure() -> Measure:
    """Measure both readers on many boards, and hold them to the same cards."""
    from endplay.parsers import pbn

    text = "\n".join(_board(number) for number in range(MANY))
    data = text.encode()
    theirs = [[str(card) for card in board.play] for board in pbn.loads(text)]
    ours = [
        [f"{card.suit.symbol}{card.rank.letter}" for card in each.played] for each in _ours(data)
    ]
    assert ours == theirs
    fast, slow = best_pair(lambda: _ours(data), lambda: pbn.loads(text), runs=4)
    return Measure(
        f"reading {MANY:,} PBN boards, in endplay's time",
        slow / fast,
        BOUND,
        True,
        f"{fast / MANY * 1e6:.0f} µs a board; endplay {slow / MANY * 1e6:.0f} µs",
    )


if __name__ == "__main__":
    print(measure())
