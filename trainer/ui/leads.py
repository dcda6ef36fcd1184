"""What to lead from a suit, first and afterwards, and who else leads so: as scene and as JSON."""

from collections.abc import Iterable
from typing import Any

from trainer.principles.leads import (
    FollowUp,
    Lead,
    first_lead,
    second_leads,
    the,
    third_leads,
)
from trainer.principles.leads_row import Row, Setting
from trainer.principles.leads_told import rows_that_lead
from trainer.text import count, say
from trainer.ui.cards import rank_text
from trainer.ui.scene import Line, Scene, Span, wrapped
from trainer.whist.cards import Suit
from trainer.whist.holding import Holding

LEAD_FORMAT = "whist-lead/1"


def lead_scene(cards: Holding, suit: Suit, setting: Setting, width: int) -> Scene:
    """Return the lead from a suit with its reason, what to lead afterwards, and who leads so."""
    first = first_lead(cards, suit, setting)
    card = the(first.card.rank)
    parts = Scene(wrapped((Span(_suit_words(cards, suit, setting), "title"),), width))
    parts += _titled(say("Lead {card}", card=card), [(first.why, first.page)], width)
    second = second_leads(cards, suit, setting)
    if second:
        parts += _titled(say("Then"), _sentences(second), width)
    else:
        words = say("The Analysis does not say what comes next.")
        parts += Scene(((), *wrapped((Span(words),), width)))
    if third := third_leads(cards, suit, setting):
        parts += _titled(say("Third"), _sentences(third), width)
    if others := other_rows(first, setting):
        title = say("{card} is also led from", card=card)
        parts += _titled(title, [(say(row.title), row.page) for row in others], width)
    return parts


def lead_json(cards: Holding, suit: Suit, setting: Setting) -> dict[str, Any]:
    """Return the leads from a suit as one object; of the cards only the ranks matter."""
    first = first_lead(cards, suit, setting)
    turned = setting.turned
    return {
        "format": LEAD_FORMAT,
        "cards": [card.rank.letter for card in cards.suit(suit)],
        "trumps": setting.trump,
        "american_leads": setting.conventions.american_leads,
        "king_leads": setting.conventions.king_leads,
        "covered": setting.adversaries.cover_honours,
        "forced": setting.forced,
        "guided": setting.guided,
        "turned_up": {"card": turned.rank.letter, "at": turned.place.value} if turned else None,
        "combination": {"cards": say(first.row.title), "page": first.row.page},
        "first": _lead_json(first),
        "second": [_follow_up_json(each) for each in second_leads(cards, suit, setting)],
        "third": [_follow_up_json(each) for each in third_leads(cards, suit, setting)],
        "also_from": [
            {"cards": say(row.title), "page": row.page} for row in other_rows(first, setting)
        ],
    }


def other_rows(lead: Lead, setting: Setting) -> tuple[Row, ...]:
    """Return the other rows of the Analysis that would have led the same card."""
    return tuple(row for row in rows_that_lead(lead.card.rank, setting) if row != lead.row)


def _suit_words(cards: Holding, suit: Suit, setting: Setting) -> str:
    held = cards.suit(suit)
    ranks = " ".join(rank_text(card.rank) for card in held)
    if setting.trump:
        return count(len(held), "{ranks}: {n} trump", "{ranks}: {n} trumps", ranks=ranks)
    one, many = "{ranks}: {n} card of a plain suit", "{ranks}: {n} cards of a plain suit"
    return count(len(held), one, many, ranks=ranks)


def _sentences(leads: Iterable[FollowUp]) -> Iterable[tuple[str, int]]:
    return ((each.lead.why, each.lead.page) for each in leads)


def _titled(title: str, cited: Iterable[tuple[str, int]], width: int) -> Scene:
    """Return a heading after an empty line, and beneath it sentences, each with its page."""
    heading = Span(title[:1].upper() + title[1:], "heading")
    lines: list[Line] = [(), *wrapped((heading,), width)]
    for words, page in cited:
        link = Span(f"p.\u00a0{page}", "link.page", f"page:{page}")
        lines += wrapped((Span(f"{words} ("), link, Span(")")), width, "  ", "    ")
    return Scene(tuple(lines))


def _lead_json(lead: Lead) -> dict[str, Any]:
    return {
        "card": lead.card.rank.letter,
        "principle": lead.rule,
        "page": lead.page,
        "why": lead.why,
    }


def _follow_up_json(follow: FollowUp) -> dict[str, Any]:
    return {"after": follow.after.value} | _lead_json(follow.lead)
