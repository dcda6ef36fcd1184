"""The syntax of PBN, and every way in which a file or a board can be bad."""

import os
from pathlib import Path
from unittest.mock import patch

import pytest
from hypothesis import given

from tests.records.pbn_samples import BAD, BOARD, DEAL, GOOD, NAME, PLAY, scraps, text_from
from tests.records.samples import inside
from trainer.records.hand import HandRecord
from trainer.records.pbn import Address, boards_of, hand_of, read_board, sound_boards
from trainer.records.pbn_hand import hand_and_problems
from trainer.records.pbn_reading import boards_in
from trainer.records.pbn_syntax import Board, quoted, unquoted
from trainer.records.pbn_text import LARGEST, text_of
from trainer.records.problem import BadFile
from trainer.study.check import judge_hand
from trainer.study.check_files import check_files
from trainer.whist.cards import Suit
from trainer.whist.moment import END, Moment
from trainer.whist.notation import read_cards
from trainer.whist.seats import Seat

FILES = {path.stem: path for path in (*GOOD, *BAD)}


def boards(text: str) -> tuple[Board, ...]:
    found, problems = sound_boards(text_from(text))
    assert problems == ()
    return found


def hand(text: str, trumps: Suit | None = None) -> HandRecord:
    (board,) = boards(text)
    return hand_of(board, trumps)


# The fixtures


@pytest.mark.parametrize("path", BAD, ids=lambda path: path.stem)
def test_bad_file_has_exactly_the_expected_problems(path: Path) -> None:
    problems = list(check_files([path]))
    told = [str(problem).removeprefix(f"{path}:") for problem in problems]
    assert told == path.with_suffix(".expected").read_text("utf-8").splitlines()
    assert told
    assert all(inside(problem, path.read_bytes()) for problem in problems)


def test_fixtures_are_all_there() -> None:
    expected = sorted(path.with_suffix(".expected") for path in BAD)
    assert expected == sorted(BAD[0].parent.glob("*.expected"))
    assert len(BAD) >= 25


@pytest.mark.parametrize(
    ("name", "number"),
    [  # each of the good files
        *(("club", 3), ("ending", 2), ("latin-comment", 1), ("no-blank-lines", 4)),
        *(("turned-up", 1), ("notes", 1), ("one-line", 1)),
    ],
)
def test_good_file_has_so_many_boards_and_no_problem(name: str, number: int) -> None:
    found, problems = boards_of(FILES[name])
    assert len(found) == number
    assert problems == ()
    assert list(check_files([FILES[name]])) == []


# Tags, sections, comments


def test_file_of_a_club() -> None:
    first, second, third = (hand_of(board) for board in boards_of(FILES["club"])[0])
    assert first.title == "Coupe d'été, board 1"
    assert first.source == "Coupe d'été, Café de la Régence, Paris, 1889.05.01"
    assert second.source == first.source
    assert third.source == "Coupe d'été, Café de la Régence, Paris"
    assert (first.trumps, second.trumps, third.trumps) == (Suit.SPADES, Suit.HEARTS, Suit.CLUBS)
    assert [note.text for note in first.all_afterwords] == ["Une donne pour\n les débutants"]
    assert first.as_deal().hands == third.as_deal().hands
    assert len(first.plays) == 16
    board = boards_of(FILES["club"])[0][0]
    assert board.value("homemade") == "kept as it is"
    assert board.section("optimumresulttable").split() == ["N", "NT", "6", "N", "S", "7"]


def test_odd_spacing_and_lower_case() -> None:
    (board,) = boards_of(FILES["one-line"])[0]
    assert [name for name, _, _ in board.tags] == (
        ["Event", "Board", "dealer", "vulnerable", "Deal", "Declarer", "Contract", "Play"]
    )
    record = hand_of(board)
    assert [trick.trick.cards for trick in record.play] == [
        read_cards("D2 D4 DQ DA"),
        read_cards("C5 C3 CQ C4"),
        read_cards("H7 HQ H3 HA"),
    ]
    assert judge_hand(record)[1] == ()


def test_tags_in_comments_are_none() -> None:
    (board,) = boards_of(FILES["latin-comment"])[0]
    assert [name for name, _, _ in board.tags] == [
        "Event",
        "Deal",
        "Declarer",
        "Contract",
        "Result",
    ]
    told = [note.text for note in hand_of(board).all_afterwords]
    assert told == ["écrit à la main", '[Event "this is no tag"] ; nor this']


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("blank", ["", "  ", "\t"])
def test_blank_line_ends_a_board(end: str, blank: str) -> None:
    text = (BOARD + blank + "\n" + BOARD).replace("\n", end)
    found = boards_in(text_of(NAME, text.encode()))[0]
    assert [len(board.tags) for board in found] == [4, 4]
    assert [board.place.line for board in found] == [1, 6]


def test_blank_line_in_a_comment_ends_nothing() -> None:
    (board,) = boards('[Event "x"]\n{ a\n\n b }\n' + BOARD.partition("\n")[2])
    assert len(board.tags) == 4


@pytest.mark.parametrize("lead", ["", "%\n", "; x\n", "{ x }\n"])
def test_a_board_reads_the_same_with_and_without_comments(lead: str) -> None:
    (plain,), (other,) = boards(BOARD + PLAY), boards(lead + BOARD + PLAY.replace("\n", " \n"))
    assert hand_of(plain) == hand_of(other)


def test_marked_quotes_and_backslashes() -> None:
    (board,) = boards(r'[Event "the \"first\" \\ only \d"]' + "\n" + BOARD.partition("\n")[2])
    assert board.value("event") == r'the "first" \ only \d'


def test_strings_can_be_read_back() -> None:
    for text in ('a "b" c', "\\", '\\"', "", "x"):
        assert unquoted(quoted(text)) == text


def test_sections_are_inherited_too() -> None:
    text = BOARD + PLAY + '\n[Event "#"]\n[Deal "#"]\n[Contract "#"]\n[Play "#"]\n'
    first, second = boards(text)
    assert hand_of(first).plays == hand_of(second).plays
    assert hand_of(second).play[1].trick.place.line == 13


def test_control_characters_are_not_shown() -> None:
    record = hand(BOARD.replace('"x"', '"a\x1b[31mred\u202e"') + "{ \x1b[1mbold }\n")
    assert record.title == "ared, board 1"
    assert record.all_afterwords[0].text == "bold"


def test_what_is_wrong_with_an_inherited_deal_is_told_at_its_own_board() -> None:
    text = BOARD.replace("A64", "AX4") + '\n[Event "y"]\n[Deal "#"]\n'
    told = [str(hand_and_problems(board)[1][0]) for board in boards(text)]
    assert [each.split(" ")[0] for each in told] == ["deals.pbn:2:10:", "deals.pbn:7:8:"]


# Seats


@pytest.mark.parametrize("turn", range(4))
@pytest.mark.parametrize("first", range(4))
def test_seats_are_turned_so_that_a_leads(turn: int, first: int) -> None:
    points, hands = "NESW", DEAL[2:].split()
    given = " ".join((hands * 2)[first : first + 4])
    declarer = points[(2 + turn) % 4]
    text = BOARD.replace(DEAL, f"{points[(first + turn) % 4]}:{given}")
    record = hand(text.replace('Declarer "S"', f'Declarer "{declarer}"'))
    assert record.leader is Seat.A
    assert record.as_deal() == hand(BOARD).as_deal()


def test_players_named_after_the_seats_of_whist_sit_there() -> None:
    names = '[West "Y"]\n[North "B"]\n[East "Z"]\n[South "A"]\n'
    record = hand(names + BOARD)
    assert record.leader is Seat.Y
    assert record.as_deal().hand(Seat.Y) == hand(BOARD).as_deal().hand(Seat.A)


@pytest.mark.parametrize(
    ("tags", "leader"),
    [
        ('[Play "N"]\n[Declarer "N"]\n[Dealer "E"]', "A64"),
        ('[Declarer "N"]\n[Dealer "S"]', "K7"),
        ('[Dealer "N"]', "K7"),
        ("", "A64"),
    ],
)
def test_who_leads(tags: str, leader: str) -> None:
    text = f'[Event "x"]\n[Deal "{DEAL}"]\n[Contract "1S"]\n{tags}\n'
    assert hand(text).deal.hands[0][: len(leader)] == read_cards(f"S{leader}")


# The play


def test_play_is_in_columns_and_leaders_follow() -> None:
    record = hand(BOARD + PLAY)
    assert [trick.trick.leader for trick in record.play] == [Seat.A, Seat.Z, Seat.Y]
    assert record.play[1].trick.cards == read_cards("C5 C3 CQ C4")
    places = [record.play[1].trick.card_place(index) for index in range(4)]
    assert [(place.line, place.column) for place in places] == [(7, 10), (7, 1), (7, 4), (7, 7)]


@pytest.mark.parametrize(
    ("rows", "last"),
    [
        ("C3 CQ - C5\n*", "C5 C3 CQ"),
        ("C3 - - C5", "C5 C3"),
        ("-  -  -  C5", "C5"),
        ("- - - C5\n- - - -", "C5"),
        ("*", "D2 D4 DQ DA"),
        ("+", "D2 D4 DQ DA"),
        ("* C3 CQ", "D2 D4 DQ DA"),
    ],
)
def test_play_that_breaks_off(rows: str, last: str) -> None:
    record = hand(BOARD + f'[Play "W"]\nD2 D4 DQ DA\n{rows}\n')
    assert record.play[-1].trick.cards == read_cards(last)
    assert judge_hand(record)[1] == ()


def test_notes_and_comments_of_a_play_are_afterwords_at_its_cards() -> None:
    (board,) = boards_of(FILES["notes"])[0]
    record = hand_of(board)
    assert [(note.at, note.text) for note in record.all_afterwords] == [
        (Moment.read("start"), "as it went"),
        (Moment.read("1.2"), "his lowest"),
        (Moment.read("1"), "four diamonds are gone"),
        (Moment.read("2.3"), "the queen\n\nholds"),
        (Moment.read("3.2"), "not covered"),
        (Moment.read("3.2"), "his lowest"),
        (END, "before the play"),
        (END, "what comes\n; of it"),
    ]
    assert judge_hand(record)[1] == ()


def test_a_play_far_too_long_is_one_problem() -> None:
    record = hand(BOARD + '[Play "W"]\n' + "D2 D4 DQ DA\n" * 5_000 + "x\n")
    assert len(record.plays) == 56
    assert judge_hand(record)[1]


def test_a_suit_far_too_long_is_no_suit() -> None:
    problems = hand_and_problems(boards(BOARD.replace("A64", "A" * 10_000))[0])[1]
    assert "is no suit" in problems[0].message


# Trumps


def test_trumps_are_given_where_the_board_states_none() -> None:
    bare = BOARD.replace('[Contract "1S"]\n', "")
    assert hand(bare, Suit.HEARTS).trumps is Suit.HEARTS
    assert hand(BOARD, Suit.HEARTS).trumps is Suit.SPADES
    with pytest.raises(BadFile, match=r"no trumps are stated.*deals\.pbn:1:S"):
        hand(bare)


def test_play_without_trumps_is_left_out() -> None:
    (board,) = boards(BOARD.replace("1S", "3NT") + PLAY)
    record, problems = hand_and_problems(board, Suit.CLUBS)
    assert record is not None
    assert record.plays == ()
    assert [problem.warning for problem in problems] == [True]


@pytest.mark.parametrize("contract", ["4S", "4SX", "4 S", "4s", "4SXX"])
def test_contracts(contract: str) -> None:
    assert hand(BOARD.replace("1S", contract)).trumps is Suit.SPADES


@pytest.mark.parametrize(
    ("result", "pair"),
    [("4", (9, 4)), ("^4", (9, 4)), ("NS 4", (9, 4)), ("EW 4", (4, 9)), ("?", None), ("14", None)],
)
def test_results(result: str, pair: tuple[int, int] | None) -> None:
    made = hand(BOARD + f'[Result "{result}"]\n').result
    assert (None if made is None else (made.ab, made.yz)) == pair


# Addresses and files


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("deals.pbn", Address(Path("deals.pbn"))),
        ("a/b.PBN:12", Address(Path("a/b.PBN"), 12)),
        ("deals.pbn:3:h", Address(Path("deals.pbn"), 3, Suit.HEARTS)),
        ("deals.pbn:D", Address(Path("deals.pbn"), 1, Suit.DIAMONDS)),
        ("deals.pbn:0", None),
        ("deals.pbn:x", None),
        ("deals.yaml", None),
    ],
)
def test_address(text: str, address: Address | None) -> None:
    assert Address.read(text) == address


def test_board_of_a_file() -> None:
    record, warnings = read_board(Address(FILES["club"], 2))
    assert (record.id, warnings) == ("club-2", ())
    with pytest.raises(BadFile, match="there is no board 4: the file has 3 boards"):
        read_board(Address(FILES["club"], 4))
    with pytest.raises(BadFile, match="is no tag"):
        read_board(Address(FILES["quote"]))
    with pytest.raises(BadFile, match="no board in this file"):
        read_board(Address(FILES["empty"]))
    with pytest.raises(BadFile, match="there is no such file"):
        read_board(Address(Path("gone.pbn")))


def test_bad_boards_leave_the_others_their_numbers() -> None:
    found, problems = boards_of(FILES["some"])
    assert [board.number for board in found] == [1, 2, 3, 4]
    found, problems = boards_of(FILES["brace"])
    assert [board.number for board in found] == [2]
    assert len(problems) == 1


def test_huge_file(tmp_path: Path) -> None:
    path = tmp_path / "huge.pbn"
    path.touch()
    os.truncate(path, LARGEST + 10)
    with pytest.raises(BadFile, match="larger than 50,000,000 bytes"):
        boards_of(path)


@pytest.mark.parametrize(
    "scrap", ['[A ""]{', "{", "[", '[A "', '"', "[A\n", "%", "; {", "} {", "  "]
)
def test_time_grows_with_the_size_alone(scrap: str) -> None:
    boards_in(text_from(scrap * 20_000))
    boards_in(text_from((scrap + "\n") * 20_000))


def test_inheritance_does_not_take_forever() -> None:
    names = [f"T{number}" for number in range(20_000)]
    first, second = ("".join(f'[{name} "{value}"]\n' for name in names) for value in ("x", "#"))
    found = boards_in(text_from(f"{first}\n{second}"))[0]
    assert found[0].values == found[1].values
    lasting = "".join(f'[{name} "##x"]\n' for name in names)
    found = boards_in(text_from(lasting + '\n[A "x"]\n' * 20_000))[0]
    assert {len(board.tags) for board in found[1:]} == {101}


# Whatever the file holds


@given(scraps)
def test_any_bytes_give_hands_and_problems_in_the_file(data: bytes) -> None:
    try:
        found, outside = boards_in(text_of(NAME, data))
    except BadFile as error:
        found, outside = (), error.problems
    problems = list(outside)
    for board in found:
        record, wrong = hand_and_problems(board, Suit.SPADES)
        assert record or wrong
        problems += wrong
        if record is not None:
            problems += judge_hand(record)[1]
    assert found or problems
    for problem in problems:
        assert inside(problem, data)
        assert problem.message.strip() == problem.message


@given(scraps)
def test_the_quick_look_at_plain_boards_sees_what_the_long_look_sees(data: bytes) -> None:
    text = text_from(data.decode("latin-1").replace("\0", ""))
    quick = boards_in(text)
    with patch("trainer.records.pbn_reading._Reader._plain_board", return_value=0):
        long = boards_in(text)
    for one, other in zip(quick[0], long[0], strict=True):
        assert [(*tag[:2], tag[2].strip()) for tag in one.tags] == [
            (*tag[:2], tag[2].strip()) for tag in other.tags
        ]
        assert (one.at, one.problems) == (other.at, other.problems)
    assert quick[1] == long[1]
