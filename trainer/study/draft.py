"""A hand file begun for a teacher: a deal, played out if it is wished, with a question to mend."""

from collections.abc import Iterator
from dataclasses import replace

from trainer.principles.advisor import Counsel, advise
from trainer.principles.register import rules
from trainer.records.fields import Entry
from trainer.records.hand import HandRecord, TrickRecord, hand_of
from trainer.records.hand_text import hand_text
from trainer.records.play import DealRecord, Pair, TrickLine
from trainer.records.problem import Place
from trainer.records.question import Cards, QuestionRecord
from trainer.records.source import Source
from trainer.study.hand import Hand, make_hand
from trainer.text import say
from trainer.whist.cards import Card
from trainer.whist.deal import Deal
from trainer.whist.line import Line
from trainer.whist.moment import Moment
from trainer.whist.playing import play_out
from trainer.whist.position import Position
from trainer.whist.seats import SEATS, Seat


def record_of_deal(
    hand_id: str, title: str, deal: Deal, student: Seat, themes: tuple[str, ...] = ()
) -> HandRecord:
    """Return the record of a whole deal that has not been played."""
    hands = tuple(tuple(hand) for hand in deal.hands)
    dealer = deal.dealer if deal.dealer is not Seat.Z else None
    return HandRecord(
        hand_id,
        title,
        DealRecord(hands),
        student=student,
        dealer=dealer,
        turn_up=deal.turn_up,
        themes=themes,
    )


def played(record: HandRecord) -> HandRecord:
    """Return the record with the play that the principles make of it, and one question."""
    from trainer.principles.bots import cavendish

    line = play_out(record.as_deal(), [cavendish] * len(SEATS))
    ab, yz = line.tricks
    told = replace(record, play=tuple(_tricks(line)), result=Pair(ab, yz))
    return asking(told)


def asking(record: HandRecord) -> HandRecord:
    """Return the record with a question on a card of the student that a rule speaks of.

    It is the first where the play follows the rules, or else the first at all, with the advisor's
    own reasons. A record that asks already, or has no such card, is returned as it is.
    """
    if record.questions or not record.play:
        return record
    hand = make_hand(hand_of(Source(record.path, hand_text(record))))  # now with its places
    found: QuestionRecord | None = None
    for at, position in _choices(hand):
        counsel = advise(hand.sight(hand.student, position))
        follows = hand.line.cards[at.played_before] in counsel.cards
        if counsel.telling and not counsel.conflict and (follows or not found):
            found = _question(at, position, counsel)
        if found and follows:
            break
    if found is None:
        return record
    number = found.at.trick
    trick = replace(record.play[number - 1], questions=(found,))
    return replace(record, play=(*record.play[: number - 1], trick, *record.play[number:]))


def _choices(hand: Hand) -> Iterator[tuple[Moment, Position]]:
    """Yield the moments at which the student has more than one card to choose from."""
    for number in range(len(hand.line.cards)):
        position = hand.line.positions[number]
        if position.turn is hand.student and len(position.legal()) > 1:
            trick, card = divmod(number, len(SEATS))
            yield Moment.at(trick + 1, card + 1), position


def _tricks(line: Line) -> Iterator[TrickRecord]:
    last = line.last
    for number, trick in enumerate((*last.tricks, *([last.trick] if last.trick.cards else [])), 1):
        yield TrickRecord(TrickLine(number, trick.leader, trick.cards))


def _question(at: Moment, position: Position, counsel: Counsel) -> QuestionRecord:
    first = min(
        counsel.telling, key=lambda voice: bool(voice.advice.parts)
    )  # the suit, then the card
    rule = rules()[first.rules[0]]
    leads = at.card == 1
    also = tuple(counsel.also)
    return QuestionRecord(
        id="first-lead" if leads else "first-card",
        at=at,
        ask=say("You have the lead. Which card?") if leads else say("Which card do you play?"),
        best=(counsel.card,),
        also=(_entry(also, say("It is as good.")),) if also else (),
        wrong=tuple(_wrong(position, counsel)),
        principle=rule.name,
        page=rule.page,
        hints=(say("Which rule speaks of this card?"), say("{rule}.", rule=rule.title)),
        why=counsel.because,
    )


def _wrong(position: Position, counsel: Counsel) -> Iterator[Entry[Cards, str]]:
    """Yield the cards that break a rule, together where they break the same rules."""
    found: dict[tuple[str, ...], list[Card]] = {}
    for card in position.legal() - counsel.cards:
        broken = counsel.broken_by(card)
        names = tuple(dict.fromkeys(voice.rules[0] for voice in broken))
        found.setdefault(names, []).append(card)
    for broken_rules, cards in found.items():
        titles = (f"{rules()[name].title} (p. {rules()[name].page})" for name in broken_rules)
        yield _entry(tuple(cards), say("Against the rule: {rules}.", rules="; ".join(titles)))


def _entry(cards: Cards, reason: str) -> Entry[Cards, str]:
    return Entry(cards, reason, Place())
