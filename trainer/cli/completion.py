"""`whist completion`: the script with which a shell completes commands, ids and moments."""

import click

SHELLS = ("bash", "zsh", "fish")
VARIABLE = "_WHIST_COMPLETE"
"""The variable by which the script asks, named as click names it."""


@click.command()
@click.argument("shell", type=click.Choice(SHELLS))
@click.pass_context
def completion(context: click.Context, shell: str) -> None:
    """Print the script that has a shell complete what you type. See docs/completion.md."""
    from click.shell_completion import get_completion_class

    kind = get_completion_class(shell)
    assert kind is not None
    root = context.find_root()
    click.echo(kind(root.command, {}, root.info_name or "whist", VARIABLE).source())
