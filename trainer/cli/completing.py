"""What may stand on the command line, for the shell that completes it: nothing heavy is loaded.

Each function is the `shell_complete` of an argument or an option.
"""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TypeVar

import click
from click.shell_completion import CompletionItem

T = TypeVar("T")
Items = list[CompletionItem]


def hands(ctx: click.Context, param: click.Parameter, incomplete: str) -> Items:
    """Complete the id of a hand, or a file."""
    del param
    from trainer.records.library import hand_ids

    return _or_files(hand_ids(_root(ctx)), incomplete)


def lessons(ctx: click.Context, param: click.Parameter, incomplete: str) -> Items:
    """Complete the id of a lesson, or a file."""
    del param
    from trainer.records.library import lesson_files

    return _or_files((path.parent.name[4:] for path in lesson_files(_root(ctx))), incomplete)


def rules(ctx: click.Context, param: click.Parameter, incomplete: str) -> Items:
    """Complete the name of a rule, with its title for shells that show one."""
    del ctx, param
    from trainer.principles.register import rules as register

    named = register().values()
    return [CompletionItem(r.name, help=r.title) for r in named if r.name.startswith(incomplete)]


def laws(ctx: click.Context, param: click.Parameter, incomplete: str) -> Items:
    """Complete the number or the name of a law, with its title for shells that show one."""
    del param
    from trainer.study.shelf import laws_of

    known = _read(laws_of, _root(ctx))
    found = known.laws if known else ()
    return [CompletionItem(x.law, help=x.title) for x in found if x.law.startswith(incomplete)]


def terms(ctx: click.Context, param: click.Parameter, incomplete: str) -> Items:
    """Complete a term of the glossary, whose words may be arguments of their own."""
    from trainer.records.glossary import read_glossary

    before = "".join(f"{word} " for word in ctx.params.get(param.name or "") or ())
    typed = (before + incomplete).casefold()
    known = _read(read_glossary, _root(ctx))
    forms = sorted({form for term in known.terms for form in term.forms} if known else ())
    fits = (form for form in forms if form.casefold().startswith(typed))
    return [CompletionItem(form[len(before) :]) for form in fits]


def moments(ctx: click.Context, param: click.Parameter, incomplete: str) -> Items:
    """Complete a moment: tricks at first, and the cards of a trick once it is typed."""
    del ctx, param
    from trainer.whist.ruleset import SHORT_WHIST
    from trainer.whist.seats import SEATS

    tricks = [str(n) for n in range(1, SHORT_WHIST.hand_size + 1)]
    found = [text for text in ("start", *tricks, "end") if text.startswith(incomplete)]
    trick = incomplete.partition(".")[0]
    if trick in tricks:
        cards = (f"{trick}.{card}" for card in range(1, len(SEATS) + 1))
        found += [text for text in cards if text.startswith(incomplete)]
    return [CompletionItem(text) for text in found]


def _root(ctx: click.Context) -> Path:
    """Return the folder of the set that --set names before, or of the shipped one."""
    from trainer.cli.chosen import chosen
    from trainer.records.library import shipped

    with ctx.scope(cleanup=False):
        try:
            return chosen()
        except click.ClickException:
            return shipped()


def _or_files(ids: Iterable[str], incomplete: str) -> Items:
    """Return the ids that begin as what is typed, or else let the shell complete a file."""
    found = [CompletionItem(each) for each in ids if each.startswith(incomplete)]
    return found or [CompletionItem(incomplete, type="file")]


def _read(read: Callable[[Path], T], root: Path) -> T | None:
    from trainer.records.problem import BadFile

    try:
        return read(root)
    except BadFile:
        return None
