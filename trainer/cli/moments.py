"""The option --at: a moment of a hand, refused if the play never comes to it."""

from collections.abc import Callable
from typing import Any, TypeVar

import click

from trainer.cli import completing
from trainer.study.hand import Hand
from trainer.text import say
from trainer.whist.moment import END, Moment

Command = TypeVar("Command", bound=Callable[..., Any])


def moment_option(help_: str) -> Callable[[Command], Command]:
    """Add --at to a command."""
    return click.option(
        "--at",
        callback=_read,
        metavar="MOMENT",
        help=help_,
        shell_complete=completing.moments,
    )


def must_come(hand: Hand, at: Moment) -> None:
    """Refuse a moment that does not come in the play of a hand."""
    if at == END or hand.line.reaches(at):
        return
    tricks = len(hand.record.play)
    message = say("there is no moment {at}: the play has {n} tricks", at=at, n=tricks)
    raise click.BadParameter(message, param_hint="--at")


def _read(ctx: click.Context, param: click.Parameter, value: str | None) -> Moment | None:
    try:
        return Moment.read(value) if value is not None else None
    except ValueError as error:
        raise click.BadParameter(str(error), ctx, param) from None
