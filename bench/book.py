"""The advisor against the printed tricks of the book: writes `docs/agreement.md`.

Only plays with more than one legal card count. Plays that the book itself criticises are counted
apart.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from textwrap import shorten

from trainer.principles.advisor import Counsel, advise
from trainer.principles.bots import simple
from trainer.principles.register import rules
from trainer.records.library import hand_files, shipped
from trainer.study.hand import Hand, open_hand
from trainer.whist.cards import Card
from trainer.whist.moment import Moment
from trainer.whist.sight import Sight

PAGE = Path(__file__).parent.parent / "docs" / "agreement.md"
ROLES = ("first lead", "later lead", "second hand", "third hand", "fourth hand", "void of the suit")
_NOTE_WIDTH = 160


@dataclass(frozen=True, slots=True)
class Played:
    """One printed play, with the advice for it."""

    hand: Hand
    at: Moment
    sight: Sight
    card: Card
    counsel: Counsel
    kind: str

    @property
    def agrees(self) -> bool:
        """Tell whether the advice allows the card that was played."""
        return self.card in self.counsel.cards

    @property
    def student(self) -> bool:
        """Tell whether the student's seat played."""
        return self.sight.seat is self.hand.student

    @property
    def role(self) -> str:
        """Return what the player had to do."""
        trick = self.sight.trick
        if not trick.cards:
            return ROLES[0] if self.at.trick == 1 else ROLES[1]
        if not self.sight.hand.suit(trick.cards[0].suit):
            return ROLES[5]
        return ROLES[1 + len(trick.cards)]


def plays() -> Iterator[Played]:
    """Yield every printed play of the book's hands that was not forced."""
    for path in hand_files(shipped()):
        if path.parent.name == "cavendish":
            yield from _plays_of(open_hand(path))


def _plays_of(hand: Hand) -> Iterator[Played]:
    kinds = {mark.at: mark.kind for trick in hand.record.play for mark in trick.marks}
    for number, written in enumerate(hand.record.play, 1):
        for place in range(1, 1 + (0 if written.completed else len(written.trick.cards))):
            at = Moment.at(number, place)
            position = hand.line.before(at)
            if len(position.legal()) > 1:
                sight = hand.sight(position.turn, position)
                card = hand.line.cards[at.played_before]
                yield Played(hand, at, sight, card, advise(sight), kinds.get(at, ""))


def main() -> None:
    """Measure, write the page, and print its first table."""
    found = tuple(plays())
    text = "\n".join(_page(found)) + "\n"
    PAGE.write_text(text, encoding="utf-8")
    print(text.partition("## By rule")[0])


def _page(found: Sequence[Played]) -> Iterator[str]:
    yield "# The advisor and the book"
    yield ""
    yield "Made by `make bench-book`: every printed play of the 39 hands with more than one legal"
    yield "card, and what `whist advise` says of it. The plain player leads low from his longest"
    yield "suit, plays second hand low and third hand high, wins cheaply, and trumps when void."
    yield ""
    blamed = [play for play in found if play.kind == "criticised"]
    counted = [play for play in found if play.kind != "criticised"]
    yield from _roles(counted, blamed)
    yield from _tricks(counted)
    yield from _rules(counted)
    yield from _disagreements(counted)


def _table(*heads: str) -> Iterator[str]:
    yield ""
    yield "| " + " | ".join(heads) + " |"
    yield "|---" * len(heads) + "|"


def _shares(chosen: Sequence[Played]) -> str:
    """Return the cells of a row: plays, agreement, mean size of the set, the plain player's."""
    agreed = sum(play.agrees for play in chosen)
    size = sum(len(play.counsel.cards) for play in chosen) / len(chosen)
    plain = sum(simple(play.sight) == play.card for play in chosen)
    share = 100 / len(chosen)
    return f"{len(chosen)} | {agreed * share:.1f} | {size:.2f} | {plain * share:.1f}"


_HEADS = ("plays", "agree, in 100", "mean size of the set", "plain player, in 100")


def _roles(counted: Sequence[Played], blamed: Sequence[Played]) -> Iterator[str]:
    yield "## By seat and place"
    yield from _table("", *_HEADS)
    sides: tuple[tuple[str, Callable[[Played], bool]], ...] = (
        ("the student's seat", lambda play: play.student),
        ("the others", lambda play: not play.student),
    )
    for title, wanted in sides:
        chosen = [play for play in counted if wanted(play)]
        yield f"| **{title}** | {_shares(chosen)} |"
        for role in ROLES:
            yield f"| {role} | {_shares([play for play in chosen if play.role == role])} |"
    yield f"| *criticised by the book* | {_shares(blamed)} |"
    departures = [play for play in counted if play.kind == "departure"]
    yield f"| *departures, counted above* | {_shares(departures)} |"
    conflicts = sum(play.counsel.conflict for play in counted)
    yield ""
    yield f"The rules in force had no card in common in {conflicts} of {len(counted)} plays."
    yield ""


def _tricks(counted: Sequence[Played]) -> Iterator[str]:
    yield "## By trick"
    yield from _table("trick", *_HEADS)
    for number in range(1, 14):
        if chosen := [play for play in counted if play.at.trick == number]:
            yield f"| {number} | {_shares(chosen)} |"
    yield ""


def _rules(counted: Sequence[Played]) -> Iterator[str]:
    yield "## By rule"
    yield ""
    yield "How often a rule was in force, and how often the card played was one that it allows."
    yield from _table("rule", "page", "in force", "kept")
    force: dict[str, list[bool]] = defaultdict(list)
    for play in counted:
        for voice in play.counsel.voices:
            force[voice.principle.rule].append(play.card in voice.advice.cards)
    for name in sorted(force, key=lambda name: (-len(force[name]), name)):
        kept = sum(force[name])
        yield f"| {name} | {rules()[name].page} | {len(force[name])} | {kept} |"
    yield ""


def _disagreements(counted: Sequence[Played]) -> Iterator[str]:
    yield "## Where they differ"
    yield ""
    yield "The advisor's rules first; then what the hand's file says of the play, from the book."
    yield ""
    for play in counted:
        if not play.agrees:
            yield from _difference(play)


def _difference(play: Played) -> Iterator[str]:
    trick = " ".join(map(str, play.sight.trick.cards))
    mark = f" ({play.kind})" if play.kind else ""
    names = ", ".join(voice.principle.rule for voice in play.counsel.voices)
    yield (
        f"- **{play.hand.record.id} {play.at}**, {play.sight.seat} with {play.sight.hand}"
        f"{' to ' + trick if trick else ''}, trumps {play.sight.trumps}: played {play.card}{mark},"
        f" advised {' '.join(map(str, play.counsel.cards))} ({names or 'no rule speaks'})."
    )
    if note := _note(play):
        yield f"  Book: {note}"


def _note(play: Played) -> str:
    """Return what the file says of a play, in one line: a question's reason, or a remark."""
    record = play.hand.record
    asked = (each.why for each in record.questions if each.at == play.at and each.kind == "card")
    tricks = record.play
    notes = (note.text for each in tricks for note in (*each.remarks, *each.afterwords)
             if note.at == play.at)  # fmt: skip
    note = next((text for text in (*asked, *notes) if text), "")
    return shorten(note, _NOTE_WIDTH, placeholder=" …")


if __name__ == "__main__":
    main()
