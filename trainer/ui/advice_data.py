"""Advice as JSON."""

from collections.abc import Iterable
from typing import Any

from trainer.principles.advisor import Voice, advise_view, look
from trainer.principles.claims import Claim
from trainer.principles.departed import departed
from trainer.principles.register import rules
from trainer.principles.view import View
from trainer.study.hand import Hand
from trainer.ui.advice import sight_at
from trainer.whist.cards import Card
from trainer.whist.moment import Moment

ADVICE_FORMAT = "whist-advice/1"
Json = dict[str, Any]


def advice_json(hand: Hand, at: Iterable[Moment], why_not: Card | None = None) -> Json:
    """Return the advice for some moments of a hand as one object."""
    moments = [_moment_json(hand, each, why_not) for each in at]
    return {"format": ADVICE_FORMAT, "id": hand.record.id, "moments": moments}


def _moment_json(hand: Hand, at: Moment, why_not: Card | None) -> Json:
    view = look(sight_at(hand, at))
    counsel = advise_view(view)
    played = hand.line.cards[at.played_before :][:1]
    data: Json = {
        "at": str(at),
        "seat": view.me.value,
        "played": str(played[0]) if played else None,
        "legal": _cards(view.legal),
        "card": str(counsel.card),
        "also": _cards(counsel.also),
        "conflict": counsel.conflict,
        "forced": counsel.forced,
        "principles": _rules(counsel.telling),
        "because": counsel.because,
        "overrode": [
            {**each, "by": list(voice.by)} for voice in counsel.overrode for each in _rules([voice])
        ],
        "claims": [_claim_json(view, claim) for claim in view.claims],
        "facts": _facts_json(view),
    }
    if why_not is not None:
        data["why_not"] = {
            "card": str(why_not),
            "keeps": _rules(counsel.kept_by(why_not)),
            "breaks": _rules(counsel.broken_by(why_not)),
        }
    return data


def _cards(cards: Iterable[Card]) -> list[str]:
    return [str(card) for card in cards]


def _rules(voices: Iterable[Voice]) -> list[Json]:
    names = dict.fromkeys(name for voice in voices for name in voice.rules)
    return [{"name": name, "page": rules()[name].page} for name in names]


def _claim_json(view: View, claim: Claim) -> Json:
    return {
        "seat": claim.seat.value,
        "at": str(claim.at),
        "principle": claim.rule,
        "degree": str(claim.degree),
        "words": claim.words,
        "departed": departed(view, claim),
    }


def _facts_json(view: View) -> Json:
    return {
        "masters": _cards(view.masters),
        "hands": {
            seat.value: {
                "holds": _cards(view.placing.must_hold(seat)),
                "void": [str(suit) for other, suit in view.placing.voids if other is seat],
            }
            for seat in view.placing.others
        },
    }
