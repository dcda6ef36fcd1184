"""How often each rule speaks and decides over random deals, and whether a claim is ever false.

Writes `docs/rules-in-play.md`; `python -m bench.rules [DEALS]`.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from bench.deals import Tally, numbered_deal, tallied
from trainer.principles.advisor import Counsel, advise, look
from trainer.principles.bots import cavendish
from trainer.principles.claims import Degree
from trainer.principles.library import principles
from trainer.principles.register import rules
from trainer.whist.holding import Holding
from trainer.whist.playing import play_out

DEALS = 5000
PAGE = Path(__file__).parent.parent / "docs" / "rules-in-play.md"


def count(numbers: range) -> Tally:
    """Return how often each rule spoke, was in force and decided, in deals played by four bots."""
    tally: Tally = Tally()
    for number in numbers:
        line = play_out(numbered_deal(number), (cavendish,) * 4)
        for position in line.positions[:-1]:
            if len(position.legal()) < 2:
                continue
            counsel = advise(position.seen_by(position.turn))
            tally["plays"] += 1
            tally["conflicts"] += counsel.conflict
            for voice in counsel.overrode:
                tally[f"speaks {voice.principle.rule}"] += 1
            for voice in counsel.voices:
                tally[f"speaks {voice.principle.rule}"] += 1
                if _decides(counsel, voice.principle.rule, position.legal()):
                    tally[f"decides {voice.principle.rule}"] += 1
        for position in line.positions[:-1:4]:
            for claim in look(position.seen_by(position.turn)).claims:
                tally[f"claims {claim.rule}"] += 1
                tally[f"marked {claim.rule}"] += claim.degree is Degree.MARKED
    return tally


def _decides(counsel: Counsel, rule: str, legal: Holding) -> bool:
    """Tell whether the cards allowed would be others without a rule."""
    cards = legal
    for voice in counsel.voices:
        if voice.principle.rule != rule:
            cards &= voice.advice.cards
    return cards != counsel.cards


def main() -> None:
    """Count, write the page, and print it."""
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else DEALS
    text = "\n".join(_page(deals, tallied(count, deals))) + "\n"
    if deals == DEALS:
        PAGE.write_text(text, encoding="utf-8")
    print(text)


def _page(deals: int, tally: Tally) -> Iterator[str]:
    yield "# The rules in play"
    yield ""
    yield f"Made by `make bench-rules`: {deals:,} random deals played by four bots that follow the"
    yield f"advisor, {tally['plays']:,} plays with a choice, {tally['conflicts']:,} of them with"
    yield "rules in conflict. A rule speaks when it wants some legal cards and not others; it"
    yield "decides when the advice would be another without it. Claims are counted once a trick."
    yield ""
    yield "| rule | page | speaks | decides | claims | of these marked |"
    yield "|---|---|---|---|---|---|"
    for name in principles():
        cells = (tally[f"{what} {name}"] for what in ("speaks", "decides", "claims", "marked"))
        yield f"| {name} | {rules()[name].page} | " + " | ".join(map(str, cells)) + " |"
    silent = [
        name
        for name, each in principles().items()
        if each.advise is not None and not tally[f"speaks {name}"]
    ]
    yield ""
    yield "Never heard to speak: " + (", ".join(silent) if silent else "none") + "."


if __name__ == "__main__":
    main()
