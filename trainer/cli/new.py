"""`whist new`: files for a teacher to begin with."""

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import click

from trainer.cli.face import fail, tell
from trainer.records.hand import HandRecord
from trainer.records.problem import BadFile
from trainer.records.values import WORD
from trainer.records.writing import write_whole
from trainer.study.dealing import (
    THEMES,
    Theme,
    completed,
    draw,
    theme_words,
    together,
    typed_hand,
    typed_turn_up,
)
from trainer.study.scaffold import Files, new_hand, new_lesson, new_position, new_set, title_of
from trainer.text import say
from trainer.whist.deal import Deal
from trainer.whist.errors import WhistError
from trainer.whist.holding import Holding
from trainer.whist.seats import SEATS, Seat

Read = TypeVar("Read")
SEAT = click.Choice([seat.value for seat in Seat])
_SEEDS = 1_000_000
_THEMES = "\b\nThemes:\n" + "\n".join(
    f"  {theme.name:12} {theme_words(theme)}" for theme in THEMES.values()
)


def _word(ctx: click.Context, param: click.Parameter, value: str) -> str:
    """Return a name, or say how names are written."""
    try:
        return WORD.parse(value)
    except ValueError as error:
        raise click.BadParameter(str(error), ctx, param) from None


def _folder(ctx: click.Context, param: click.Parameter, value: Path) -> Path:
    """Return a folder whose name can be that of a set, or say how names are written."""
    _word(ctx, param, value.resolve().name)
    return value


def _name(command: Callable[..., Any]) -> Callable[..., Any]:
    return click.argument("name", callback=_word)(command)


@click.group()
def new() -> None:
    """Begin a set, a hand, a position or a lesson. It is a worked example to write over."""


@new.command("set")
@click.argument("folder", type=click.Path(path_type=Path), callback=_folder)
def new_set_(folder: Path) -> None:
    """Begin a set in a new FOLDER, with a hand and a lesson in it."""
    _write(lambda: new_set(folder), folder)
    tell(say("Hands and lessons made in that folder go to their places: whist new hand NAME"))


@new.command()
@_name
def position(name: str) -> None:
    """Begin a position: the end of a hand, with a task."""
    _write(lambda: new_position(Path(), name))


@new.command()
@_name
def lesson(name: str) -> None:
    """Begin a lesson, the last of its set."""
    _write(lambda: new_lesson(Path(), name))


@new.command(epilog=_THEMES)
@_name
@click.option("--from", "board", metavar="FILE.pbn:N", help="A board of a PBN file.")
@click.option("--random", "drawn", is_flag=True, help="Deal at random.")
@click.option("--theme", type=click.Choice(list(THEMES)), help="What the student is to hold.")
@click.option("--seed", type=int, help="Deal as with this number before.")
@click.option("--hand", "typed", multiple=True, metavar="CARDS", help="A, Y, B in turn, and Z.")
@click.option("--ask", is_flag=True, help="Type the cards seat by seat.")
@click.option("--turn-up", metavar="CARD", help="The card turned up, for cards that are typed.")
@click.option("--dealer", type=SEAT, default="Z", help="Who deals; the next seat leads.")
@click.option("--student", type=SEAT, help="Whose hand is studied; A if nothing else is said.")
@click.option("--play", "bots", is_flag=True, help="Have it played by the rules of the book.")
def hand(
    name: str,
    board: str | None,
    drawn: bool,
    theme: str | None,
    seed: int | None,
    typed: tuple[str, ...],
    ask: bool,
    turn_up: str | None,
    dealer: str,
    student: str | None,
    bots: bool,
) -> None:
    """Begin a hand: a worked example, or with cards of its own.

    They are those of --from, --random, --hand or --ask. With --play a deal is played out by the
    rules of the book, and a first question asked.
    """
    drawn = drawn or theme is not None or seed is not None
    sources = (board is not None) + drawn + bool(typed) + ask
    if sources > 1:
        raise click.UsageError(say("the cards come from one of --from, --random, --hand and --ask"))
    if not sources:
        if bots or student or turn_up:
            raise click.UsageError(
                say("add --from, --random, --hand or --ask: where are the cards?")
            )
        _write(lambda: new_hand(Path(), name))
        return
    from trainer.study.draft import asking, played, record_of_deal

    seat = Seat(student) if student else None
    if board is not None:
        record = _board(board, name, seat)
    else:
        deal = (
            _drawn(theme, seed, seat or Seat.A, Seat(dealer))
            if drawn
            else _typed(typed, turn_up, Seat(dealer))
            if typed
            else _asked(Seat(dealer))
        )
        themes = (theme,) if theme else ()
        record = record_of_deal(name, title_of(name), deal, seat or Seat.A, themes)
    record = played(record) if bots and not record.play else asking(record)
    _write(lambda: new_hand(Path(), name, record))


def _board(named: str, name: str, student: Seat | None) -> HandRecord:
    """Return the record of a board under a new name; on a problem with it, say so and exit."""
    from trainer.records.pbn import Address, read_board
    from trainer.study.hand import make_hand

    address = Address.read(named)
    if address is None:
        message = say("{name} names no board: write FILE.pbn, FILE.pbn:3, FILE.pbn:3:S", name=named)
        raise click.BadParameter(message, param_hint="--from")
    try:
        record, warnings = read_board(address)
        make_hand(record)
    except BadFile as error:
        fail(error.problems)
    for warning in warnings:
        tell(str(warning), err=True)
    return replace(record, id=name, student=student or record.student)


def _drawn(theme: str | None, seed: int | None, student: Seat, dealer: Seat) -> Deal:
    number = seed if seed is not None else Random().randrange(_SEEDS)
    wanted: Theme | None = THEMES[theme] if theme else None
    try:
        deal = draw(Random(number), student, wanted, dealer)
    except ValueError as error:
        raise click.ClickException(str(error)) from None
    if seed is None:
        tell(say("To have this deal again: --seed {n}", n=number))
    return deal


def _typed(hands: tuple[str, ...], turn_up: str | None, dealer: Seat) -> Deal:
    """Return the deal of typed hands, or say what is amiss with which of them."""
    if not len(SEATS) - 1 <= len(hands) <= len(SEATS):
        message = say("give the hands of A, Y and B, each with --hand; Z has what remains")
        raise click.BadParameter(message, param_hint="--hand")
    read: list[Holding] = []
    for seat, text in zip(SEATS, hands, strict=False):
        try:
            read.append(typed_hand(text, together(read)))
        except WhistError as error:
            message = say("{seat}: {fault}", seat=seat, fault=error)
            raise click.BadParameter(message, param_hint="--hand") from None
    if turn_up is None:
        message = say("say which card of {dealer} is turned up: --turn-up D3", dealer=dealer)
        raise click.UsageError(message)
    try:
        return _dealt(read, turn_up, dealer)
    except WhistError as error:
        raise click.BadParameter(str(error), param_hint="--turn-up") from None


def _asked(dealer: Seat) -> Deal:
    """Return the deal that is typed seat by seat, each line asked again until it makes sense."""
    tell(say("Write a suit and its cards, one suit after another: S AK94 H 73 D QJ2 C 10865."))
    read: list[Holding] = []
    for seat in SEATS[:-1]:
        read.append(_until_right(str(seat), lambda text: typed_hand(text, together(read))))
    up = say("Turned up by {dealer}", dealer=dealer)
    return _until_right(up, lambda text: _dealt(read, text, dealer))


def _until_right(prompt: str, read: Callable[[str], Read]) -> Read:
    while True:
        text = click.prompt(prompt, prompt_suffix="> ")
        try:
            return read(text)
        except WhistError as error:
            tell(str(error), err=True)


def _dealt(hands: list[Holding], turn_up: str, dealer: Seat) -> Deal:
    whole = completed(hands)
    return Deal.whole(whole, typed_turn_up(turn_up, whole[dealer.place], dealer), dealer)


def _write(begun: Callable[[], Files], shown: Path | None = None) -> None:
    """Write files, none if one is there already, and say what to do with them."""
    try:
        files = begun()
        if there := next((path for path in files if path.exists()), None):
            raise click.ClickException(say("{file} is there already", file=there))
        for path, text in files.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(path, text)
    except ValueError as error:
        raise click.ClickException(str(error)) from None
    except OSError as error:
        raise click.ClickException(f"{error.filename}: {error.strerror or error}") from None
    for path in files:
        tell(say("Begun: {file}", file=os.path.relpath(path)))
    first = shown or os.path.relpath(next(iter(files)))
    tell(say("Edit it, and check as you save: whist check --watch {file}", file=first))
    if shown is None:
        tell(say("See it as a learner does: whist preview {file}", file=first))
