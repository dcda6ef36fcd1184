"""The Analysis of Leads: which card of a suit to lead, first and afterwards (pp. 60-74).

Which suit to lead is another question. The table is `leads_strong` and `leads_other`; what a lead
tells the other players is the same table read backwards, in `leads_told`.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from trainer.principles.leads_pick import (
    bits_of,
    happened,
    later_card,
    led_from,
    row_for,
    small_card,
)
from trainer.principles.leads_row import After, Next, Pick, Place, Row, Setting, TurnedUp, rank_bit
from trainer.text import say
from trainer.whist.cards import RANKS_A_SUIT, Card, Rank, Suit, card
from trainer.whist.holding import EMPTY, Holding
from trainer.whist.seats import Seat
from trainer.whist.sight import Sight
from trainer.whist.trick import Trick

PLAIN_SUIT = Setting()


@dataclass(frozen=True, slots=True)
class Lead:
    """A lead of the Analysis: the card, its row, the rule that picks the card, page and sentence.

    Of a small card `rule` and `page` say why it is this small one, and `row` why it is small.
    """

    card: Card
    row: Row
    rule: str
    page: int
    why: str


@dataclass(frozen=True, slots=True)
class FollowUp:
    """A later lead, and what the first round must have brought for it."""

    after: After
    lead: Lead


@dataclass(frozen=True, slots=True)
class Fall:
    """What the first round of a suit brought: whether the card led won, and the cards now gone."""

    won: bool
    gone: Holding

    @staticmethod
    def of(trick: Trick, trumps: Suit, before: Holding = EMPTY) -> "Fall":
        """Return the fall of a trick; `before` are cards that were gone earlier."""
        return Fall(trick.winner(trumps) is trick.leader, before | Holding.of(trick.cards))


def setting_of(sight: Sight, leader: Seat, suit: Suit, guided: bool = False) -> Setting:
    """Return what bears on a lead by any seat, as far as the whole table knows it."""
    agreed = sight.agreements
    return Setting(
        suit is sight.trumps,
        agreed.of(leader.side),
        agreed.of(leader.side.other),
        _turned_up(sight, leader) if suit is sight.trumps else None,
        any(_ruffed(trick, leader, sight.trumps) for trick in sight.tricks),
        guided,
    )


def setting_at(sight: Sight, number: int) -> Setting:
    """Return what bore on the lead to a trick, counted from 1, when it was made.

    The hand in the sight is not looked at.
    """
    trick = (*sight.tricks, sight.trick)[number - 1]
    before = replace(sight, tricks=sight.tricks[: number - 1], trick=Trick(trick.leader))
    return setting_of(before, trick.leader, trick.cards[0].suit)


def _turned_up(sight: Sight, leader: Seat) -> TurnedUp | None:
    """Return the turned-up card as the leader sees it, while another hand still has it."""
    up = sight.turn_up
    if up is None or up in sight.gone or leader is sight.dealer:
        return None
    places = {leader.next: Place.LEFT, leader.partner: Place.PARTNER}
    return TurnedUp(up.rank, places.get(sight.dealer, Place.RIGHT))


def _ruffed(trick: Trick, seat: Seat, trumps: Suit) -> bool:
    played = trick.card_of(seat)
    return played is not None and played.suit is trumps and trick.cards[0].suit is not trumps


def first_lead(cards: Holding, suit: Suit, setting: Setting = PLAIN_SUIT) -> Lead:
    """Return the card that the Analysis leads first from a suit; ValueError when void."""
    bits = bits_of(cards, suit)
    row = row_for(bits, setting)
    led = card(suit, led_from(bits, row, setting))
    words = say("From {cards}, lead {card}.", cards=say(row.title), card=the(led.rank))
    small = small_card(bits, setting) if row.lead is Pick.SMALL else None
    rule, page = (small.rule, small.page) if small else (row.rule, row.page)
    reasons = [say(reason) for reason in (row.reason, small.reason if small else "") if reason]
    return Lead(led, row, rule, page, " ".join((words, *reasons)))


def second_leads(cards: Holding, suit: Suit, setting: Setting = PLAIN_SUIT) -> tuple[FollowUp, ...]:
    """Return what to lead second from a suit as it was when opened, by what the first brings.

    It is empty where the Analysis does not say.
    """
    bits = bits_of(cards, suit)
    row = row_for(bits, setting)
    left = bits & ~rank_bit(led_from(bits, row, setting))
    return tuple(_follow_ups(row.then, row, bits, left, suit, setting))


def second_lead(
    cards: Holding, suit: Suit, fall: Fall, setting: Setting = PLAIN_SUIT
) -> Lead | None:
    """Return what to lead second after the first round, or None where the Analysis is silent.

    `cards` are those held when the suit was opened.
    """
    bits = bits_of(cards, suit)
    return _chosen(second_leads(cards, suit, setting), bits, fall, suit)


def third_leads(cards: Holding, suit: Suit, setting: Setting = PLAIN_SUIT) -> tuple[FollowUp, ...]:
    """Return what to lead third, by what the first round brought, where the Analysis says it."""
    bits = bits_of(cards, suit)
    row = row_for(bits, setting)
    return tuple(_follow_ups(row.third, row, bits, bits, suit, setting))


def third_lead(
    cards: Holding, suit: Suit, fall: Fall, setting: Setting = PLAIN_SUIT
) -> Lead | None:
    """Return what to lead third, by the fall of the first round, where the Analysis says it."""
    bits = bits_of(cards, suit)
    return _chosen(third_leads(cards, suit, setting), bits, fall, suit)


def _chosen(follow_ups: Sequence[FollowUp], bits: int, fall: Fall, suit: Suit) -> Lead | None:
    gone = bits_of(fall.gone, suit)
    for each in follow_ups:
        if happened(each.after, fall.won, gone, bits) and each.lead.card not in fall.gone:
            return each.lead
    return None


def _follow_ups(
    nexts: Sequence[Next], row: Row, bits: int, left: int, suit: Suit, setting: Setting
) -> Iterator[FollowUp]:
    """Yield the later leads of a row that are for the number held."""
    for each in nexts:
        rank = later_card(each.card, bits, left, setting)
        if rank is None or not each.for_number(bits.bit_count()):
            continue
        rule, page = each.rule or row.rule, each.page or row.page
        words = [say(_GO_ON[each.after], card=the(rank))]
        if each.card is Pick.LOW and setting.conventions.american_leads:
            rule, page = "american-low-after-high", 282
            words.append(say("It is your original fourth best, with two higher cards left."))
        elif each.by_number:
            rule = "high-indifferent-cards"
            low, high = max(each.least, row.least), min(each.most, row.most)
            words.append(say("It shows {number}.", number=number_words(low, high)))
        yield FollowUp(each.after, Lead(card(suit, rank), row, rule, page, " ".join(words)))


_GO_ON = {
    After.ANY: "Go on with {card}.",
    After.WON: "If the first card wins, go on with {card}.",
    After.ACE: "If it forces the ace, go on with {card}.",
    After.ACE_ALONE: "If it forces the ace and not the queen, go on with {card}.",
    After.QUEEN: "If it forces the queen, go on with {card}.",
    After.COMMAND: "If the cards between fall, go on with {card}, and show that you have the two"
    " best.",
}


def the(rank: Rank) -> str:
    """Return the words for a rank, such as "the knave"."""
    return say(f"the {rank.name.lower()}")


def number_words(least: int, most: int) -> str:
    """Return the words for a number of cards between two bounds, such as "more than 4 in suit"."""
    if least == most:
        return say("{n} in suit exactly", n=least)
    if most == RANKS_A_SUIT:
        return say("more than {n} in suit", n=least - 1)
    return say("{least} or {most} in suit", least=least, most=most)
