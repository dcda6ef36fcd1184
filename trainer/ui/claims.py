"""What the cards of the others tell by convention: claims with their degree and their card."""

from trainer.principles.advisor import look
from trainer.principles.claims import Claim
from trainer.principles.departed import departed
from trainer.principles.register import rules
from trainer.principles.view import View
from trainer.text import say
from trainer.ui.prose import plain_words
from trainer.ui.scene import Line, Span, wrapped
from trainer.whist.sight import Sight

_TOLD_ELSEWHERE = ("infer-from-lead", "presume-strength", "analysis-of-leads")
"""The rules of the leads, which have a list of their own."""


def claim_lines(sight: Sight, width: int) -> list[Line]:
    """Return what is claimed of the other hands and still says something, the latest first."""
    view = look(sight)
    told = [claim for claim in view.claims if claim.rule not in _TOLD_ELSEWHERE]
    lines: list[Line] = []
    for claim in reversed(told):
        if _says(view, claim) or departed(view, claim):
            lines += _claim(view, claim, width)
    if not lines:
        return []
    title = say("What the cards played tell, by the conventions")
    return [(), *wrapped((Span(title, "heading"),), width), *lines]


def _says(view: View, claim: Claim) -> bool:
    """Tell whether a claim adds anything to what is certain."""
    able, sure = view.placing.can_have(claim.seat), view.placing.must_hold(claim.seat)
    cards = bool(claim.lacks & able) or bool(claim.holds - sure)
    return cards or claim.trait.value != "cards" or claim.least is not None


def _claim(view: View, claim: Claim, width: int) -> tuple[Line, ...]:
    link = Span(f"at\u00a0{claim.at}", "link.moment", f"goto:{claim.at}")
    page = rules()[claim.rule].page
    degree = say("departed from rule") if departed(view, claim) else say(str(claim.degree))
    spans = (
        *plain_words(claim.words),
        Span(" "),
        Span(f"({degree}, "),
        link,
        Span(", "),
        Span(f"p.\u00a0{page}", "link.page", f"page:{page}"),
        Span(")"),
    )
    return wrapped(spans, width, "  ", "    ")
