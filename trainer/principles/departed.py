"""Departures: claims that the facts contradict, since the hand did not play by the book."""

from trainer.principles.claims import Claim
from trainer.principles.view import View


def departed(view: View, claim: Claim) -> bool:
    """Tell whether what is certain contradicts a claim of a hidden hand.

    A claim speaks of the cards left now; what the hand lacked then it cannot have played since.
    """
    if claim.holds - view.placing.can_have(claim.seat) or view.belied(claim):
        return True
    if claim.suit is None or (claim.least is None and claim.most is None):
        return False
    fewest, most = view.placing.lengths(claim.seat, claim.suit)
    too_few = claim.least is not None and most < claim.least
    too_many = claim.most is not None and fewest > claim.most
    return too_few or too_many
