"""A set and a hand as LIN."""

import re

import pytest

from trainer.records.library import shipped
from trainer.study.selection import select_hand, select_set
from trainer.ui.exports.as_lin import export
from trainer.ui.exports.wanted import Wishes

SET = select_set(shipped())
(FIRST,) = export(select_hand(SET.hands[0], shipped()), Wishes())
TEXT = FIRST.data.decode()


def fields(text: str, name: str) -> list[str]:
    pairs = text.rstrip("\n").split("|")
    return [value for key, value in zip(pairs[::2], pairs[1::2], strict=False) if key == name]


def test_hand_i() -> None:
    assert FIRST.name == "cavendish-01.lin"
    assert TEXT.startswith("pn|Z,A,Y,B|st||md|1SJ982HT3DA3CKT852,SQT53HADKJ92CA763,")
    assert fields(TEXT, "mb") == ["1S", "p", "p", "p"]
    assert fields(TEXT, "pc") == [str(card) for card in SET.hands[0].line.cards]
    assert "|pc|D2|nt|You open your strongest suit (p. 56)." in TEXT
    assert "|nt|10.1: It has been said" in TEXT


def test_each_hand_is_one_line_of_pairs() -> None:
    (file,) = export(SET, Wishes())
    rows = file.data.decode().splitlines()
    assert len(rows) == len(SET.hands)
    for row, hand in zip(rows, SET.hands, strict=True):
        assert row.count("|") % 2 == 0
        assert row.endswith("pg||")
        assert set(re.findall(r"(?:^|\|)(\w+)\|[^|]*(?=\|)", row)) >= {"pn", "md"}
        assert fields(row, "pc") == [str(card) for card in hand.line.cards]
        assert not re.search("[♠♥♦♣]", row)


def test_without_answers_the_deals_alone() -> None:
    (file,) = export(SET, Wishes(answers=False))
    text = file.data.decode()
    assert "pc|" not in text
    assert text.count("md|") == len(SET.hands)


def test_endplay_reads_what_we_write() -> None:
    lin = pytest.importorskip("endplay.parsers.lin", reason="endplay is not installed (make bench)")
    (file,) = export(SET, Wishes())
    boards = lin.loads(file.data.decode().replace("\n", ""))
    assert len(boards) == len(SET.hands)
    for board, hand in zip(boards, SET.hands, strict=True):
        assert len(board.play) == len(hand.line.cards)
        assert board.contract.denom.name[0].upper() == hand.line.deal.trumps.value
        assert board.deal.first.name[0] == "wnes"[hand.line.deal.leader.place]
