"""A group whose commands are imported only when they are called, for the sake of start-up.

For the same sake, what only some calls of a command need is imported inside the function that
needs it; what stands at the top of a command's file is needed by every call.
"""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

import click
from click.shell_completion import CompletionItem

from trainer.text import say


class LazyGroup(click.Group):
    """A group told of its commands by name: `commands_of` maps each to `module:function`."""

    def __init__(self, *args: Any, commands_of: Mapping[str, str], **more: Any) -> None:
        super().__init__(*args, **more)
        self._commands_of = commands_of

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of all commands."""
        return sorted({*super().list_commands(ctx), *self._commands_of})

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """Return the names of commands and options that begin as what is typed, loading none."""
        names = (name for name in self.list_commands(ctx) if name.startswith(incomplete))
        options = click.Command.shell_complete(self, ctx, incomplete)
        return [*map(CompletionItem, names), *options]

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Return the command named and what follows it; UsageError, with those near, if none is."""
        try:
            return super().resolve_command(ctx, args)
        except click.UsageError:
            from difflib import get_close_matches

            near = get_close_matches(args[0], self.list_commands(ctx), n=3)
            if near:
                names = {"name": repr(args[0]), "near": ", ".join(near)}
                ctx.fail(say("there is no command {name}: did you mean {near}?", **names))
            raise

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return a command, imported now if it has not been before."""
        if cmd_name not in self._commands_of:
            return super().get_command(ctx, cmd_name)
        module, _, name = self._commands_of[cmd_name].partition(":")
        command = getattr(import_module(f"trainer.cli.{module}"), name)
        assert isinstance(command, click.Command)
        return command
