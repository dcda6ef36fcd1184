"""The advisor: what Cavendish would play, why, and what the other cards do wrong."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache

from trainer.principles.library import overrides, principles
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import Ear, View
from trainer.text import say
from trainer.whist.cards import Card
from trainer.whist.holding import Holding
from trainer.whist.sight import Sight


@dataclass(frozen=True, slots=True)
class Voice:
    """One principle that speaks of a play, with its advice; `by` is what overrides it, if any."""

    principle: Principle
    advice: Advice
    by: tuple[str, ...] = ()

    @property
    def rules(self) -> tuple[str, ...]:
        """Return the names of the rules to cite."""
        return self.advice.cites or (self.principle.rule,)

    def about(self, cards: Holding) -> "Voice":
        """Return the voice with only what it says of the suits of some cards."""
        return replace(self, advice=self.advice.about(cards))


@dataclass(frozen=True, slots=True)
class Counsel:
    """The advice for one play.

    `cards` are those that every rule in force allows, `card` the one to play of these; `voices` are
    the rules in force, `overrode` those set aside by an exception, and `conflict` tells that the
    rules in force have no card in common: then `cards` are those that most of them allow.
    """

    card: Card
    cards: Holding
    voices: tuple[Voice, ...] = ()
    overrode: tuple[Voice, ...] = ()
    conflict: bool = False

    @property
    def also(self) -> Holding:
        """Return the cards that are as good as the one named."""
        return self.cards.without(self.card)

    @property
    def telling(self) -> tuple[Voice, ...]:
        """Return the rules in force that speak of a suit advised; others are of no use to tell."""
        suits = {card.suit for card in self.cards}
        return tuple(
            voice.about(self.cards)
            for voice in self.voices
            if any(map(voice.advice.speaks_of, suits))
        )

    def kept_by(self, card: Card) -> tuple[Voice, ...]:
        """Return the rules in force that a card follows, and that speak of its suit."""
        return tuple(
            voice.about(Holding.of((card,)))
            for voice in self.voices
            if card in voice.advice.cards and voice.advice.speaks_of(card.suit)
        )

    def broken_by(self, card: Card) -> tuple[Voice, ...]:
        """Return the rules in force that speak against a card."""
        return tuple(
            voice.about(Holding.of((card,)))
            for voice in self.voices
            if card not in voice.advice.cards
        )

    @property
    def because(self) -> str:
        """Return why, in the words of the rules in force, for a learner; empty if none speaks."""
        suits_first = sorted(self.telling, key=lambda voice: bool(voice.advice.parts))
        return " ".join(dict.fromkeys(voice.advice.why for voice in suits_first))

    @property
    def forced(self) -> bool:
        """Tell whether there was nothing to choose."""
        return not self.voices and not self.overrode and len(self.cards) == 1


def look(sight: Sight) -> View:
    """Return the view of a sight, with everything heard that the principles infer."""
    return View(sight, _ears())


def advise(sight: Sight) -> Counsel:
    """Return what the principles advise; ValueError when it is not the seat's turn."""
    return advise_view(look(sight))


def advise_view(view: View) -> Counsel:
    """Return what the principles advise for a view; ValueError when it is not the seat's turn."""
    legal = view.legal
    if not legal:
        raise ValueError(say("{seat} is not in turn", seat=view.me))
    if len(legal) == 1:
        return Counsel(next(iter(legal)), legal)
    speaking: dict[str, Advice] = {}
    for name, principle in _advisers():
        assert principle.advise is not None
        advice = principle.advise(view)
        if advice is not None and advice.cards.bits & legal.bits not in (0, legal.bits):
            speaking[name] = advice
    return compose(view, speaking)


def _set_aside(speaking: Iterable[str]) -> Mapping[str, tuple[str, ...]]:
    """Return the rules that an exception in force sets aside, each with those exceptions.

    An exception that is itself set aside has no force, so that the rule stands again.
    """
    over = overrides()
    names = tuple(speaking)
    by = {name: [each for each in names if name in over[each]] for name in names}
    state: dict[str, bool] = {}

    def stands(name: str) -> bool:
        if name not in state:
            state[name] = not any(stands(each) for each in by[name])
        return state[name]

    return {
        name: tuple(each for each in by[name] if stands(each)) for name in names if not stands(name)
    }


def compose(view: View, speaking: Mapping[str, Advice]) -> Counsel:
    """Return the counsel that comes of the advice of some principles, named by their rules."""
    by = _set_aside(speaking)
    voices = tuple(
        Voice(principles()[name], advice, by.get(name, ())) for name, advice in speaking.items()
    )
    legal = view.legal
    force = tuple(voice for voice in voices if not voice.by)
    cards = legal
    for voice in force:
        cards &= voice.advice.cards
    for voice in voices:
        cards &= _left_standing(voice, legal, force)
    conflict = not cards
    if conflict:
        cards = _most_wanted(legal, force)
    aside = tuple(voice.about(cards) for voice in voices if voice.by)
    return Counsel(_usual(view, cards), cards, force, aside, conflict)


def _left_standing(voice: Voice, legal: Holding, force: tuple[Voice, ...]) -> Holding:
    """Return the cards that a rule still allows: all, but outside the suits of its exceptions."""
    above = [each.advice.suit for each in force if each.principle.rule in voice.by]
    if not above or None in above:
        return legal
    freed = Holding(sum(legal.bits & suit.mask for suit in set(above) if suit is not None))
    return voice.advice.cards | freed


def _most_wanted(legal: Holding, voices: tuple[Voice, ...]) -> Holding:
    """Return the cards that the greatest number of rules allow."""
    votes = {card: sum(card in voice.advice.cards for voice in voices) for card in legal}
    most = max(votes.values())
    return Holding.of(card for card, number in votes.items() if number == most)


def _usual(view: View, cards: Holding) -> Card:
    """Return the card to play of those that are equally good: the lowest, a plain one first."""
    plain = Holding(cards.bits & ~view.trumps.mask) or cards
    return min(plain, key=lambda card: (card.rank, card.suit.place))


@cache
def _advisers() -> tuple[tuple[str, Principle], ...]:
    return tuple((name, each) for name, each in principles().items() if each.advise is not None)


@cache
def _ears() -> tuple[Ear, ...]:
    return tuple(each.infer for each in principles().values() if each.infer is not None)
