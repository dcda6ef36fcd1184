"""Writing a hand file: the text of a record, which reads back as the same record."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict
from itertools import groupby

from trainer.records.fields import Entry
from trainer.records.hand import HandRecord, Mark, TrickRecord
from trainer.records.play import LOVE, DealRecord, Pair, TrickLine
from trainer.records.puzzle import KnownRecord, Task, Variation
from trainer.records.question import Cards, Note, QuestionRecord
from trainer.records.yaml_text import Plain, Value, block, set_in, under
from trainer.whist.cards import Card
from trainer.whist.conventions import AS_BOOK, MAIN_TEXT, Agreements, Conventions
from trainer.whist.seats import SEATS

_APART = ("corrections", "deal", "play", "result", "task", "known", "variations")
"""The keys before which a line is left empty."""


def hand_text(record: HandRecord, comments: Mapping[str, str] | None = None) -> str:
    """Return the text of a hand file; `comments`, by key, are written above their keys."""
    comments = comments or {}
    lines: list[str] = []
    for key, value in _keys(record):
        comment = comments.get(key, "")
        if lines and (comment or key in _APART):
            lines.append("")
        lines += comment.splitlines()
        lines += _play(record.play) if key == "play" else under(f"{key}:", value)
    return "\n".join(lines) + "\n"


def cards_text(cards: Iterable[Card]) -> str:
    """Return cards in groups of a suit, in their order: `SQT53 HA`."""
    groups = groupby(cards, key=lambda card: card.suit)
    return " ".join(suit.value + "".join(c.rank.letter for c in held) for suit, held in groups)


def trick_text(trick: TrickLine) -> str:
    """Return the one line of a trick: `7. B D5 D3 DJ D6`."""
    number = f"{trick.number}. " if trick.number else ""
    return f"{number}{trick.leader} {' '.join(map(str, trick.cards))}"


def _given(**values: Value | None) -> dict[str, Value]:
    """Return the keys that have a value, by their names in the file."""
    named = ((name.replace("_", "-"), value) for name, value in values.items())
    return {name: value for name, value in named if value}


def _plain(value: object) -> Value | None:
    return None if value is None else Plain(value)


def _cards(cards: Cards) -> Value | None:
    return Plain(cards_text(cards)) if cards else None


def _pair(pair: Pair) -> Plain:
    return Plain(f"{{AB: {pair.ab}, YZ: {pair.yz}}}")


def _keys(record: HandRecord) -> Iterator[tuple[str, Value]]:
    whole = record.turn_up is not None
    scored = whole or record.score != LOVE or "score" in record.places
    yield from _given(
        id=Plain(record.id),
        title=record.title,
        source=record.source,
        page=_plain(record.page),
        student=Plain(record.student),
        dealer=_plain(record.dealer),
        turn_up=_plain(record.turn_up),
        trumps=_plain(record.trumps),
        leader=_plain(record.leader),
        score=_pair(record.score) if scored else None,
        conventions=None if record.conventions == AS_BOOK else _agreements(record.conventions),
        themes=Plain(f"[{', '.join(record.themes)}]") if record.themes else None,
        difficulty=_plain(record.difficulty),
        exam=Plain("true") if record.exam else None,
        summary=record.summary,
        corrections=list(record.corrections),
        deal=_deal(record.deal),
        play=[trick_text(trick.trick) for trick in record.play],
        result=_pair(record.result) if record.result else None,
        task=_task(record.task) if record.task else None,
        known=[_known(each) for each in record.known],
        variations=[_variation(each) for each in record.variations],
        remarks=[_note(each) for each in record.remarks],
        afterwords=[_note(each) for each in record.afterwords],
    ).items()


def _agreements(agreements: Agreements) -> Value:
    sides = {"AB": agreements.ab, "YZ": agreements.yz}
    told = (f"{side}: {_flags(of)}" for side, of in sides.items() if of != MAIN_TEXT)
    return Plain(f"{{{', '.join(told)}}}")


def _flags(conventions: Conventions) -> str:
    flags = (name.replace("_", "-") for name, agreed in asdict(conventions).items() if agreed)
    return f"{{{', '.join(f'{name}: true' for name in flags)}}}"


def _deal(deal: DealRecord) -> Value:
    hands = zip(SEATS, deal.hands, strict=True)
    return {seat.value: Plain(cards_text(cards)) for seat, cards in hands}


def _play(tricks: tuple[TrickRecord, ...]) -> list[str]:
    """Return the tricks, with an empty line after each that has something said of it."""
    lines = ["play:"]
    said = False
    for trick in tricks:
        if said:
            lines.append("")
        lines += set_in(block([_trick(trick)], 2))
        said = bool(trick.questions or trick.remarks or trick.marks or trick.afterwords)
    return lines


def _trick(trick: TrickRecord) -> Value:
    line = Plain(trick_text(trick.trick))
    more = _given(
        completed=Plain("true") if trick.completed else None,
        questions=[_question(each) for each in trick.questions],
        remarks=[_note(each) for each in trick.remarks],
        marks=[_mark(each) for each in trick.marks],
        afterwords=[_note(each) for each in trick.afterwords],
    )
    return {"trick": line, **more} if more else line


def _question(asked: QuestionRecord) -> Value:
    return _given(
        id=Plain(asked.id),
        kind=Plain(asked.kind) if asked.kind != "card" else None,
        at=Plain(asked.at),
        seat=_plain(asked.seat),
        ask=asked.ask,
        best=_cards(asked.best),
        also=_reasons(asked.also),
        wrong=_reasons(asked.wrong),
        card=_plain(asked.card),
        suit=_plain(asked.suit),
        of=_plain(asked.of),
        answer=asked.answer,
        principle=_plain(asked.principle),
        page=_plain(asked.page),
        hints=list(asked.hints),
        advisor=asked.advisor,
        why=asked.why,
    )


def _reasons(entries: tuple[Entry[Cards, str], ...]) -> Value:
    return {cards_text(entry.key): entry.value for entry in entries}


def _note(note: Note) -> Value:
    return _given(at=Plain(note.at), page=_plain(note.page), text=note.text)


def _mark(mark: Mark) -> Value:
    return _given(
        at=Plain(mark.at),
        kind=Plain(mark.kind),
        page=_plain(mark.page),
        better=_cards(mark.better),
        principle=_plain(mark.principle),
        why=mark.why,
    )


def _task(task: Task) -> Value:
    return _given(
        side=Plain(task.side),
        tricks=Plain(task.tricks),
        text=task.text,
        at=Plain(task.at),
        proof=Plain(task.proof),
        tempting=_cards(task.tempting),
    )


def _known(known: KnownRecord) -> Value:
    parts = {
        "seat": str(known.seat),
        "holds": cards_text(known.holds),
        "lacks": cards_text(known.lacks),
    }
    return Plain(f"{{{', '.join(f'{key}: {text}' for key, text in parts.items() if text)}}}")


def _variation(variation: Variation) -> Value:
    play: Value = [Plain(trick_text(trick)) for trick in variation.play]
    return {"play": play, "text": variation.text}
