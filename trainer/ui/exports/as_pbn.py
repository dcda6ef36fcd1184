"""A selection as one PBN file: every hand with its play and what is said of it."""

from collections.abc import Iterator

from trainer.records.pbn_writing import file_text, tags_of
from trainer.study.selection import Selection
from trainer.ui.exports.wanted import OutFile, Wishes


def export(selection: Selection, wishes: Wishes) -> Iterator[OutFile]:
    """Yield the one file; without answers it has the deals alone."""
    hands = enumerate(selection.hands, 1)
    text = file_text(tags_of(hand.record, number, wishes.answers) for number, hand in hands)
    yield OutFile(f"{selection.name}.pbn", text.encode())
