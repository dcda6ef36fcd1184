"""From a PBN board to the record of a hand."""

import re
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from trainer.records.hand import HandRecord, TrickRecord
from trainer.records.pbn_cards import Cards, cards_of, hand_offsets, played_without, tricks_of
from trainer.records.pbn_compass import point_at
from trainer.records.pbn_notes import told_in
from trainer.records.pbn_play import is_note, laid_cards, play_words
from trainer.records.pbn_syntax import BadBoard, Board, Spot, comment_of, words_of
from trainer.records.pbn_tags import OWN
from trainer.records.play import LOVE, DealRecord, Pair, TrickLine
from trainer.records.problem import Place, Problem
from trainer.records.question import Note
from trainer.text import clean, say
from trainer.whist.cards import Suit
from trainer.whist.conventions import AS_BOOK
from trainer.whist.moment import END, START, Moment
from trainer.whist.seats import SEATS, Seat, Side

_NOT_NAMES = re.compile(r"[^a-z0-9]+")
_NOTE = re.compile(r"\s*(\d+)\s*:\s*(.*)", re.DOTALL)
_RESULT = re.compile(r"\^?(?:(NS|EW)\s+)?(\d{1,2})$")


def hand_and_problems(
    board: Board, trumps: Suit | None = None
) -> tuple[HandRecord | None, tuple[Problem, ...]]:
    """Return the record of a board, or None, and everything that is wrong with its form.

    `trumps` hold for a board that states none.
    """
    if any(not problem.warning for problem in board.problems):
        return None, board.problems
    try:
        cards = cards_of(board, trumps)
    except BadBoard as error:
        return None, (*board.problems, error.problem)
    problems = list(board.problems)
    record = _Reading(board, cards, problems).record()
    problems.sort()
    failed = any(not problem.warning for problem in problems)
    return (None if failed else record), tuple(problems)


class _Reading:
    """One board as it becomes a record; what is wrong with it is added to `problems`."""

    def __init__(self, board: Board, cards: Cards, problems: list[Problem]) -> None:
        self._board = board
        self._cards = cards
        self._problems = problems
        self._spots: dict[str, Spot] = board.spots()
        self._play = tuple(play_words(board)) if board.value("play") else ()
        self._own = {each.key: self._value(each.key, each.parse) for each in OWN}

    def record(self) -> HandRecord:
        """Return the record; what could not be read has its default."""
        board, cards, own = self._board, self._cards, self._own
        told = list(told_in(board, self._problems))
        notes = [each.note for each in told if each.kind == "remark"]
        turn_up = own["whistturnup"]
        if cards.trumps is None and not board.value("whistturnup"):
            self._problem(self._no_trumps(), "contract")
        elif cards.trumps is not None and board.value("play"):
            self._warn_of_play()
        afters = [each.note for each in told if each.kind == "afterword"]
        afters += self._comments()
        return HandRecord(
            id=own["whistid"] or self._name(),
            title=self._title(),
            deal=DealRecord(cards.hands, tuple(self._hand_places())),
            play=tuple(self._tricks(notes, afters)),
            path=board.text.path,
            source=own["whistsource"] or self._occasion(),
            page=own["whistpage"],
            student=own["whiststudent"] or Seat.A,
            dealer=SEATS[cards.leader.place - 1] if turn_up else None,
            turn_up=turn_up,
            trumps=None if turn_up else cards.trumps,
            leader=None if turn_up else cards.leader,
            score=own["whistscore"] or LOVE,
            conventions=own["whistconventions"] or AS_BOOK,
            themes=own["whistthemes"] or (),
            difficulty=own["whistdifficulty"],
            summary=next((each.note.text for each in told if each.kind == "summary"), ""),
            corrections=tuple(each.note.text for each in told if each.kind == "correction"),
            result=self._result(),
            remarks=tuple(notes),
            afterwords=tuple(afters),
            places=self._places(),
        )

    def _value(self, tag: str, parse: Callable[[str], Any]) -> Any:
        text = clean(self._board.value(tag)).strip()
        if not text:
            return None
        try:
            return parse(text)
        except ValueError as error:
            self._problem(str(error), tag)
            return None

    def _place(self, tag: str) -> Place:
        spot = self._spots.get(tag)
        return self._board.text.place(spot.value) if spot else self._board.place

    def _problem(self, message: str, tag: str, warning: bool = False) -> None:
        place = self._place(tag)
        self._problems.append(Problem(self._board.text.path, place, message, warning))

    def _places(self) -> dict[str, Place]:
        leader = "play" if "play" in self._spots else "declarer"
        tags = {"id": "whistid", "turn-up": "whistturnup", "trumps": "contract", "leader": leader}
        tags |= {"deal": "deal", "result": "result", "dealer": "dealer", "student": "whiststudent"}
        tags |= {"score": "whistscore", "page": "whistpage", "title": "event"}
        return {"": self._board.place} | {key: self._place(tag) for key, tag in tags.items()}

    def _hand_places(self) -> Iterator[Place]:
        """Yield where the hands of A, Y, B and Z are written."""
        offsets = hand_offsets(self._board.values["deal"])
        for seat in SEATS:
            at = (self._cards.first + seat.place - self._cards.dealt) % len(SEATS)
            yield self._board.text.place(self._board.value_at("deal", offsets[at]))

    def _warn_of_play(self) -> None:
        """Warn of a play that is not read, or not to its end."""
        if played_without(self._board):
            message = say("this board is played without trumps: its play is left out")
            self._problem(message, "play", warning=True)
            return
        read, size = len(self._cards.played), sum(map(len, self._cards.hands))
        laid = [word for word, _ in self._play if not is_note(word) and word != "-"]
        if len(laid) > read and read < size:
            at = Moment.at(read // len(SEATS) + 1, read % len(SEATS) + 1)
            message = say("the play is read up to {at}, where a card is missing", at=at)
            self._problem(message, "play", warning=True)

    def _name(self) -> str:
        """Return an id for a board that has none: the name of the file and the board's number."""
        stem = _NOT_NAMES.sub("-", self._board.text.path.stem.lower()).strip("-")
        return f"{stem or 'board'}-{self._board.number}"

    def _title(self) -> str:
        event = " ".join(clean(self._board.value("event")).split())
        if event and self._own["whistid"]:
            return event
        number = self._board.number
        if event:
            return say("{event}, board {n}", event=event, n=number)
        return say("Board {n}", n=number)

    def _occasion(self) -> str:
        """Return where a board of others was played."""
        names = () if self._own["whistid"] else ("event", "site", "date")
        values = (clean(self._board.value(name)) for name in names)
        return ", ".join(" ".join(value.split()) for value in values if value)

    def _no_trumps(self) -> str:
        file, n = clean(self._board.text.path.name), self._board.number
        if played_without(self._board):
            return say(
                "this board is played without trumps, and whist needs them: name them after the "
                "file and the board, as {file}:{n}:S",
                file=file,
                n=n,
            )
        return say(
            'no trumps are stated: add [WhistTurnUp "S2"] or [Contract "1S"], or name them after '
            "the file and the board, as {file}:{n}:S",
            file=file,
            n=n,
        )

    def _result(self) -> Pair | None:
        """Return the tricks of both sides; PBN states those of the declarer's, or of a pair."""
        found = _RESULT.match(self._board.value("result"))
        declarer = point_at(self._board.value("declarer").removeprefix("^"))
        size = max(map(len, self._cards.hands))
        if found is None or int(found[2]) > size:
            return None
        point = point_at(found[1]) if found[1] else declarer
        if point is None:
            return None
        side = SEATS[(point - self._cards.first) % len(SEATS)].side
        made, lost = int(found[2]), size - int(found[2])
        return Pair(made, lost) if side is Side.AB else Pair(lost, made)

    def _tricks(self, remarks: list[Note], afterwords: list[Note]) -> Iterator[TrickRecord]:
        """Yield the tricks, each with its notes, which are taken off the lists."""
        completed = self._own["whistcompleted"] or ()
        for index, (leader, cards) in enumerate(tricks_of(self._cards)):
            turn = (leader.place - self._cards.leader.place) % len(SEATS)
            line = TrickLine(
                index + 1, leader, cards, spot=partial(_card_place, self._board, index, turn)
            )
            here = index + 1
            yield TrickRecord(
                line,
                here in completed,
                remarks=_taken(remarks, here),
                afterwords=_taken(afterwords, here),
            )

    def _comments(self) -> Iterator[Note]:
        """Yield the comments of others: those on a card at its moment, the rest at the end."""
        notes = self._play_notes()
        laid = 0
        for word, at in self._play:
            if not is_note(word):
                laid += 1
                continue
            text = comment_of(word)
            moment = self._moment(laid, text is not None)
            if text is None:
                text = notes.get(word.strip("=!?"), "")
            if text := clean(text).strip():
                yield Note(moment, text, None, {"at": self._board.text.place(at)})
        for name, _, section in self._board.tags:
            if name.lower() != "play" and ("{" in section or ";" in section):
                for word, _ in words_of(section):
                    if text := clean(comment_of(word) or "").strip():
                        yield Note(END, text, None, {"at": self._place(name.lower())})

    def _moment(self, laid: int, comment: bool) -> Moment:
        """Return the moment of the last of some cards laid in columns.

        A comment at the end of a row is on the whole trick.
        """
        row, column = divmod(laid - 1, len(SEATS))
        if laid == 0:
            return START
        if row >= len(self._cards.leaders):
            return END
        turn = (self._cards.leaders[row].place - self._cards.leader.place) % len(SEATS)
        if comment and laid % len(SEATS) == 0 and laid <= len(self._cards.played):
            return Moment.after(row + 1)
        moment = Moment.at(row + 1, (column - turn) % len(SEATS) + 1)
        return moment if moment.played_before < len(self._cards.played) else END

    def _play_notes(self) -> dict[str, str]:
        """Return the texts of the `Note` tags that follow the Play section, by their numbers."""
        found: dict[str, str] = {}
        playing = False
        for name, value, _ in self._board.tags:
            if name.lower() != "note":
                playing = name.lower() == "play"
            elif playing and (note := _NOTE.fullmatch(value)):
                found.setdefault(note[1], note[2])
        return found


def _taken(notes: list[Note], trick: int) -> tuple[Note, ...]:
    found = tuple(note for note in notes if note.at.trick == trick)
    notes[:] = [note for note in notes if note.at.trick != trick]
    return found


def _card_place(board: Board, row: int, turn: int, index: int) -> Place:
    """Return the place of a card of a trick, counted in the order of play."""
    offsets = [at for _, at in laid_cards(board)]
    at = row * len(SEATS) + (turn + index) % len(SEATS)
    return board.text.place(offsets[at]) if at < len(offsets) else board.place
