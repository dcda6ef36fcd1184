"""Choose the card to lead by the Analysis of Leads (pp. 64-74)."""

from collections.abc import Iterator

from trainer.principles.claims import Claim
from trainer.principles.example import Example, Tells
from trainer.principles.lead_heard import hear_lead
from trainer.principles.leading import partner_strong
from trainer.principles.leads import Fall, Lead, first_lead, second_lead, setting_of, third_lead
from trainer.principles.principle import Advice, Part, Principle
from trainer.principles.shown import Shown
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.cards import SUITS, Card, Suit
from trainer.whist.holding import EMPTY, Holding


def advise(view: View) -> Advice | None:
    if view.place != 1:
        return None
    cards = view.legal
    parts: list[Part] = []
    for suit in SUITS:
        if view.hand.length(suit) < 2:
            continue
        lead = _lead(view, suit)
        if lead is not None and lead.card in view.hand:
            card, part = lead.card, Part(suit, lead.why, lead.rule)
        elif (head := _head(view, suit)) is not None:
            card = head
            why = say("Of a sequence at the head of your suit lead the highest.")
            part = Part(suit, why, "lead-head-sequence")
        else:
            continue
        cards &= view.within(suit, Holding.of((card,)))
        parts.append(part)
    return Advice.of_parts(cards, tuple(parts)) if parts else None


def _lead(view: View, suit: Suit) -> Lead | None:
    """Return what the Analysis leads from a suit that is fresh, or that this seat has opened."""
    opening = view.first_lead(suit)
    setting = setting_of(view.sight, view.me, suit, partner_strong(view, suit))
    if opening is None:
        return first_lead(view.hand, suit, setting)
    if opening.seat is not view.me:
        return None
    own = [shown.card for shown in view.shown if shown.seat is view.me and shown.at >= opening.at]
    opened = view.hand.suit(suit) | Holding.of(own).suit(suit)
    trick = view.sight.tricks[opening.at.trick - 1]
    fall = Fall.of(trick, view.trumps, EMPTY)
    played = len(opened) - view.hand.length(suit)
    if played == 1:
        return second_lead(opened, suit, fall, setting)
    if played == 2:
        return third_lead(opened, suit, fall, setting)
    return None


def _head(view: View, suit: Suit) -> Card | None:
    """Return the head of a sequence in the seat's own suit, where one card out beats it (p. 62)."""
    opening = view.first_lead(suit)
    high = view.hand.highest(suit)
    if opening is None or opening.seat is not view.me or high is None or suit is view.trumps:
        return None
    touching = view.lowest_of_sequence(high) != high
    return high if touching and (view.out.bits & high.above).bit_count() == 1 else None


def infer(view: View, shown: Shown) -> Iterator[Claim]:
    if shown.leads and view.first_lead(shown.card.suit) is shown:
        yield from hear_lead(view, shown)


PRINCIPLE = Principle(
    "analysis-of-leads",
    advise,
    infer,
    rows=(
        "ace-from-ace-king-after-force",
        "ace-queen-knave-lead",
        "ace-then-king-alone",
        "american-fourth-best",
        "american-low-after-high",
        "continue-after-strengthening",
        "high-indifferent-cards",
        "king-from-ace-king",
        "king-from-king-queen",
        "king-lead-appendix-c",
        "king-queen-knave-lead",
        "knave-sequence-lead",
        "lead-ace-from-five",
        "lead-fourth-best",
        "lead-head-sequence",
        "lead-highest-of-weak-suit",
        "lead-lowest-of-strong-suit",
        "lead-lowest-of-under-sequence",
        "low-from-unguided-honour",
        "next-best-shows-command",
        "nine-from-king-knave-ten-nine",
        "queen-from-queen-knave-ten",
        "small-from-ace-king-trumps",
        "small-from-other-strong-suits",
        "ten-from-king-knave-ten",
        "ten-from-king-queen-knave-ten",
        "trump-lead-by-turn-up",
        "weak-suit-with-sequence",
    ),
    examples=(
        Example("SQT53 HA DKJ92 CA763", "S3 HA D2 C3", turned="S2"),
        Example("SAQJT2 HQ6 D93 CA983", "SA H6 D9 C3", trumps="C", turned="CJ", score=(2, 0)),
        Example(
            "S7 HK65 D875 CJ9",
            "",
            play="A D2 D4 DQ DA / Z C5 C3 CQ C4 / Y H7 HQ H3 HA / A S3 S4 SK S2 / B",
            turned="S2",
        ),
        Example(
            "HKT65 CQ65",
            "H5 CQ",
            play="A DQ D6 D3 D2 / A DA D8 D7 D4 / A DK D9 C7 DT / A SK S4 S3 S7 / "
            "A SA S6 S5 S9 / A S2 H2 SJ SQ / Z",
            trumps="D",
            turned="D2",
            score=(0, 4),
        ),
    ),
    tells=(
        Tells(
            Example("SA64 HJ98742 DT64 CQ", "", play="A D2", turned="S2"), "A", "strong suit", "D"
        ),
    ),
)
