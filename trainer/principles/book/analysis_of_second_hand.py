"""Second hand, choose the card by the Analysis (pp. 82-91)."""

from dataclasses import replace

from trainer.principles.claims import Trait
from trainer.principles.example import Example
from trainer.principles.principle import Advice, Principle
from trainer.principles.second import second_play, situation_of
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.cards import Card
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    if view.place != 2 or (situation := situation_of(view.sight)) is None:
        return None
    leader = view.sight.trick.leader
    late = view.leads_of(leader)[0].card.suit is not situation.suit
    weak = late or view.claimed(leader, Trait.WEAK, situation.suit)
    if not situation.second_round and weak:
        situation = replace(situation, weak_lead=True)
    play = second_play(situation)
    if situation.second_round and (card := _sure_finesse(view, play.card)) is not None:
        why = say("The best card can wait: the third hand, by his cards, has nothing between.")
        return Advice(Holding.of((card,)), why, (play.rule,))
    return Advice(Holding.of((play.card,)), play.why, (play.rule,))


def _sure_finesse(view: View, best: Card) -> Card | None:
    """Return a lower card than the best that the third hand is not thought able to beat (p. 90)."""
    if best.suit is view.trumps or not view.master(best) or best not in view.heading:
        return None
    if view.void(view.left, best.suit):
        return None
    theirs = view.likely_with(view.left)
    return next(
        (
            card
            for card in reversed(tuple(view.heading.suit(best.suit)))
            if card.rank < best.rank and not theirs.bits & card.above
        ),
        None,
    )


PRINCIPLE = Principle(
    "analysis-of-second-hand",
    advise,
    rows=(
        "ace-on-honour",
        "cover-to-complete-sequence",
        "cover-with-fourchette",
        "king-and-one-on-nine",
        "lowest-when-not-heading",
        "pass-honour-and-small",
        "pass-honour-without-ace",
        "queen-and-one-on-ten",
        "second-hand-ace-king",
        "second-hand-ace-knave-ten",
        "second-hand-ace-queen",
        "second-hand-ace-queen-knave",
        "second-hand-ace-queen-ten",
        "second-hand-ace-small",
        "second-hand-for-the-lead",
        "second-hand-guarded-turn-up",
        "second-hand-king-knave-ten",
        "second-hand-king-queen",
        "second-hand-king-queen-knave",
        "second-hand-low",
        "second-hand-moderate-sequence",
        "second-hand-queen-knave-ten",
        "second-hand-sequence",
        "second-round-hold-trump-winner",
        "second-round-save-partner",
        "second-round-winner",
    ),
    examples=(
        Example("SA64 HJ98742 DT64 CQ", "D4", play="A D2", turned="S2"),
        Example("S965 HKT842 DAK CKT6", "S5", play="A SA", trumps="C", turned="CJ", score=(2, 0)),
        Example(
            "S87 H764 DJT CKT5",
            "DT",
            play="A DK DA D8 D3 / Y SJ S3 S5 SA / A DQ D5 D9 D2 / A D4",
            trumps="C",
            turned="C9",
        ),
        Example("SQT53 HA DKJ92 CA763", "", turned="S2"),
    ),
)
