"""How often each rule speaks and decides over random deals, and whether a claim is ever false.

Writes `docs/rules-in-play.md`; `python -m bench.rules [DEALS]`. It exits with 1 if a marked claim
was false: every claim of every observer after every card of the first thousand deals is held
against the real hands.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from bench.deals import Table, Tally, numbered_deal, numbered_table, tallied
from tests.principles.truth import heard
from trainer.principles.advisor import Counsel, Voice, advise_view, compose, look
from trainer.principles.bots import cavendish
from trainer.principles.claims import Degree
from trainer.principles.library import principles
from trainer.principles.register import rules
from trainer.principles.view import View
from trainer.whist.line import Line
from trainer.whist.playing import play_out

DEALS = 5000
CHECKED = 1000
"""How many of the deals have every claim held against the hands."""
FALSE = "false: "
PAGE = Path(__file__).parent.parent / "docs" / "rules-in-play.md"


def count(numbers: range) -> Tally:
    """Return how often each rule spoke, was in force and decided, in deals played by four bots."""
    tally: Tally = Tally()
    for number in numbers:
        table = numbered_table(number)
        line = play_out(numbered_deal(number), (cavendish,) * 4, table.score, table.agreements)
        for position in line.positions[:-1]:
            if len(position.legal()) < 2:
                continue
            view = look(position.seen_by(position.turn, table.score, table.agreements))
            counsel = advise_view(view)
            tally["plays"] += 1
            tally["conflicts"] += counsel.conflict
            for voice in counsel.overrode:
                tally[f"speaks {voice.principle.rule}"] += 1
            for voice in counsel.voices:
                tally[f"speaks {voice.principle.rule}"] += 1
                if _decides(view, counsel, voice):
                    tally[f"decides {voice.principle.rule}"] += 1
        for position in line.positions[:-1:4]:
            sight = position.seen_by(position.turn, table.score, table.agreements)
            for claim in look(sight).claims:
                tally[f"claims {claim.rule}"] += 1
                tally[f"marked {claim.rule}"] += claim.degree is Degree.MARKED
        if number < CHECKED:
            tally.update(_judged(number, line, table))
    return tally


def _judged(number: int, line: Line, table: Table) -> Tally:
    """Return how many marked claims were held against the hands, with each false one by itself."""
    tally: Tally = Tally()
    for each in heard(line, agreements=table.agreements):
        if each.claim.degree is Degree.MARKED:
            tally["judged"] += 1
            if each.wrong:
                place = f"deal {number} after {each.count} cards, {each.observer} of"
                tally[f"{FALSE}{place} {each.claim}: {each.wrong}"] += 1
    return tally


def _decides(view: View, counsel: Counsel, voice: Voice) -> bool:
    """Tell whether the cards allowed would be others without a rule that is in force.

    What it overrides then stands again; so the rest are composed anew, as the advisor does it.
    """
    rest = {
        each.principle.rule: each.advice
        for each in (*counsel.voices, *counsel.overrode)
        if each is not voice
    }
    return compose(view, rest).cards != counsel.cards


def main() -> None:
    """Count, write the page, and print it."""
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else DEALS
    tally = tallied(count, deals)
    text = "\n".join(_page(deals, tally)) + "\n"
    if deals == DEALS:
        PAGE.write_text(text, encoding="utf-8")
    print(text)
    false = sorted(key for key in tally if key.startswith(FALSE))
    sys.exit("\n".join(false) if false else 0)


def _page(deals: int, tally: Tally) -> Iterator[str]:
    yield "# The rules in play"
    yield ""
    yield f"Made by `make bench-rules`: {deals:,} random deals, at random scores, one in four with"
    yield "the plain-suit echo, played by four bots that follow the advisor. There were"
    yield f"{tally['plays']:,} plays with a choice, {tally['conflicts']:,} of them with"
    yield "rules in conflict. A rule speaks when it wants some legal cards and not others; it"
    yield "decides when the advice would be another without it. Claims are counted once a trick."
    yield ""
    yield "| rule | page | speaks | decides | claims | of these marked |"
    yield "|---|---|---|---|---|---|"
    for name in (name for name in rules() if name in principles() or tally[f"claims {name}"]):
        cells = (tally[f"{what} {name}"] for what in ("speaks", "decides", "claims", "marked"))
        yield f"| {name} | {rules()[name].page} | " + " | ".join(map(str, cells)) + " |"
    silent = [
        name
        for name, each in principles().items()
        if each.advise is not None and not tally[f"speaks {name}"]
    ]
    yield ""
    yield "Never heard to speak: " + (", ".join(silent) if silent else "none") + "."
    false = sum(number for key, number in tally.items() if key.startswith(FALSE))
    yield ""
    yield f"In the first {min(deals, CHECKED):,} deals every claim of every seat, after every card,"
    yield f"was held against the hands: of {tally['judged']:,} marked claims {false} were false."


if __name__ == "__main__":
    main()
