"""What the cards of the others tell by convention: claims with their degree and their card."""

from collections.abc import Iterable

from trainer.principles.claims import Claim, Trait
from trainer.principles.departed import departed
from trainer.principles.lead_heard import LeadHeard, leads_heard
from trainer.principles.register import rules
from trainer.principles.view import View
from trainer.text import say
from trainer.ui.prose import plain_words
from trainer.ui.scene import Line, Span, wrapped

_TOLD_ELSEWHERE = ("infer-from-lead", "presume-strength", "analysis-of-leads")
"""The rules of the leads, which have a list of their own."""

_UNLESS_CALLING = "infer-no-lower"
"""The rule that a call for trumps excepts."""

_MANY = 3
"""How many kinds of suit are named; a lead from more tells little."""


def lead_lines(view: View, width: int) -> list[Line]:
    """Return what each suit opened by another tells, by the Analysis of Leads."""
    lines: list[Line] = []
    for lead in leads_heard(view):
        if spans := _lead(view, lead):
            lines += wrapped(spans, width, "  ", "    ")
    if not lines:
        return []
    title = say("What the leads tell, by the Analysis (p. 64)")
    return [(), *wrapped((Span(title, "heading"),), width), *lines]


def claim_lines(view: View, width: int) -> list[Line]:
    """Return what is claimed of the other hands and still says something, the latest first."""
    lines: list[Line] = []
    believed: list[Claim] = []
    for claim in reversed(view.claims):
        if claim.rule in _TOLD_ELSEWHERE:
            continue
        false = departed(view, claim)
        if _called(view, claim) if false else not _says(view, claim, believed):
            continue
        if not false:
            believed.append(claim)
        spans = (*plain_words(claim.words), *_tail(claim, false))
        lines += wrapped(spans, width, "  ", "    ")
    if not lines:
        return []
    title = say("What the cards played tell, by the conventions")
    return [(), *wrapped((Span(title, "heading"),), width), *lines]


def _says(view: View, claim: Claim, later: Iterable[Claim]) -> bool:
    """Tell whether a claim adds anything to what is certain, and to later ones as sure as it."""
    able, sure = view.placing.can_have(claim.seat), view.placing.must_hold(claim.seat)
    for each in later:
        if each.seat is claim.seat and each.degree >= claim.degree:
            able -= each.lacks
    cards = bool(claim.lacks & able) or bool(claim.holds - sure)
    return cards or claim.trait is not Trait.CARDS or claim.least is not None


def _called(view: View, claim: Claim) -> bool:
    """Tell whether a card was no departure but part of a call for trumps, which is told itself."""
    call = view.call_of(claim.seat)
    return claim.rule == _UNLESS_CALLING and call is not None and claim.at <= call


def _tail(claim: Claim, false: bool) -> list[Span]:
    """Return how sure a claim is, the card that told it and the page, in brackets."""
    degree = say("departed from rule") if false else say(str(claim.degree))
    return [Span(f" ({degree}, "), *_source(claim), Span(")")]


def _source(claim: Claim) -> list[Span]:
    page = rules()[claim.rule].page
    return [
        Span(f"at\u00a0{claim.at}", "link.moment", f"goto:{claim.at}"),
        Span(", "),
        Span(f"p.\u00a0{page}", "link.page", f"page:{page}"),
    ]


def _lead(view: View, lead: LeadHeard) -> list[Span]:
    """Return what a lead was from, and what it adds to what is certain; nothing if nothing."""
    claim = lead.claim
    if not lead.suits:
        return [*plain_words(claim.words), Span(" ("), *_source(claim), Span(")")]
    false = departed(view, claim)
    more = [] if false else _more(view, lead, claim)
    if not more and claim.trait is Trait.CARDS and len(lead.rows) > _MANY:
        return []
    return [*plain_words(_opened(lead, claim)), *more, *_tail(claim, false)]


def _opened(lead: LeadHeard, claim: Claim) -> str:
    """Return who led what, and from which kinds of suit."""
    names = {"seat": claim.seat, "card": lead.opening.card}
    titles = [say(row.title) for row in lead.rows]
    many = len(titles) > _MANY
    kinds = (say("; or ") if any("," in each for each in titles) else say(", or ")).join(titles)
    if lead.presumed and many:
        return say("{seat}'s first lead was {card}, presumably from strength.", **names)
    if lead.presumed:
        return say(
            "{seat}'s first lead was {card}, presumably from strength: {kinds}.",
            kinds=kinds,
            **names,
        )
    if lead.asked and many:
        return say("{seat} led {card} at his partner's call.", **names)
    if lead.asked:
        return say("{seat} led {card} at his partner's call, from {kinds}.", kinds=kinds, **names)
    return claim.words if many else say("{seat} led {card} from {kinds}.", kinds=kinds, **names)


def _more(view: View, lead: LeadHeard, claim: Claim) -> list[Span]:
    """Return the number of a suit and the cards left of it, if any of that is not certain yet."""
    placing, suit = view.placing, lead.opening.card.suit
    has = claim.holds - placing.must_hold(claim.seat)
    lacks = claim.lacks & placing.can_have(claim.seat)
    least, most = claim.least or 0, claim.most or 0
    if not has and not lacks:
        bounds = placing.lengths(claim.seat, suit)
        vague = claim.trait is Trait.CARDS and least == bounds[0]
        if vague or (least, most) == bounds:
            return []
    had, left = _number(*lead.lengths), _number(least, most) if most else say("none")
    words = say(" He had {had} of the suit and has {left} left", had=had, left=left)
    if has:
        words += say(", with {cards}", cards=has)
    if lacks and most:
        words += say(", without {cards}", cards=lacks)
    return [*plain_words(words), Span(".")]


def _number(least: int, most: int) -> str:
    if least == most:
        return str(most)
    if not least:
        return say("at most {most}", most=most)
    if least + 1 == most:
        return say("{least} or {most}", least=least, most=most)
    return say("{least} to {most}", least=least, most=most)
