"""What one looks up: the hands by theme, a page of the book, a rule, a term."""

from operator import attrgetter
from typing import NoReturn

import click

from trainer.cli import completing
from trainer.cli.chosen import chosen, set_option
from trainer.cli.face import did_you_mean, face_of, face_options, fail, write_json
from trainer.cli.sitting import index
from trainer.principles.register import nearest, rules
from trainer.records.glossary import Glossary
from trainer.records.laws import Laws
from trainer.records.pages import LAST_PAGE
from trainer.records.problem import BadFile
from trainer.records.values import BOOK_PAGE
from trainer.study.shelf import laws_of, terms_of
from trainer.text import say


@click.command("list")
@click.option("--theme", help="Only hands with this theme.")
@click.option(
    "--principle",
    help="Only hands with a question on this principle.",
    shell_complete=completing.rules,
)
@click.option("--difficulty", type=click.IntRange(1, 5), help="Only hands as difficult as this.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
@face_options
@set_option
def list_hands(
    theme: str | None,
    principle: str | None,
    difficulty: int | None,
    as_json: bool,
    plain: bool,
    letters: bool,
) -> None:
    """List the hands: all, or those that fit."""
    entries = index()
    for name, kind, of in (
        (theme, say("theme"), attrgetter("themes")),
        (principle, say("principle"), attrgetter("principles")),
    ):
        if name is not None:
            _must_be_known(name, kind, {each for entry in entries for each in of(entry)})
            entries = tuple(entry for entry in entries if name in of(entry))
    if difficulty is not None:
        entries = tuple(entry for entry in entries if entry.difficulty == difficulty)
    if as_json:
        from trainer.ui.data import list_json

        write_json(list_json(entries))
        return
    from trainer.ui.listing import list_scene

    face = face_of(plain, letters)
    face.write(list_scene(entries, face.width))


def _must_be_known(name: str, kind: str, known: set[str]) -> None:
    if name in known:
        return
    from difflib import get_close_matches

    near = get_close_matches(name, sorted(known), n=3) or sorted(known)
    names = ", ".join(near)
    message = say(
        "no hand has the {kind} {name}; there is {names}", kind=kind, name=repr(name), names=names
    )
    raise click.ClickException(message)


@click.command()
@click.argument("number")
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
@face_options
@set_option
def page(number: str, as_json: bool, plain: bool, letters: bool) -> None:
    """Show what is on a page of the book: rules, laws, terms, hands."""
    try:
        asked = BOOK_PAGE.parse(number)
    except ValueError:
        names = {"page": repr(number), "last": LAST_PAGE}
        message = say("there is no page {page}: they go from 1 to {last}", **names)
        raise click.ClickException(message) from None
    terms, laws = _terms(), _laws().on_page(asked)
    if as_json:
        from trainer.ui.data import page_json

        write_json(page_json(asked, index(), terms, laws))
        return
    from trainer.ui.rules import page_scene

    face = face_of(plain, letters)
    face.write(page_scene(asked, index(), terms, face.width, laws))


@click.command()
@click.argument("term", nargs=-1, shell_complete=completing.terms)
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
@face_options
@set_option
def glossary(term: tuple[str, ...], as_json: bool, plain: bool, letters: bool) -> None:
    """Say what a TERM of the game means, or all of them."""
    from trainer.study.shelf import Shelf
    from trainer.ui.glossary import glossary_scene, word_scene

    terms, word, shelf = _terms(), " ".join(term), Shelf(chosen())
    found = terms.find(word)
    if term and found is None:
        _unknown_term(word, terms)
    if as_json:
        from trainer.ui.data import glossary_json

        asked = Glossary((found,)) if found else terms
        write_json(glossary_json(asked, shelf.lessons_by_term))
        return
    face = face_of(plain, letters)
    if found is None:
        face.write(glossary_scene(terms, face.width))
        return
    face.write(word_scene(word, terms, face.width, shelf.lessons_on(word)))


@click.command()
@click.argument("name", required=False, shell_complete=completing.rules)
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
@face_options
@set_option
def principle(name: str | None, as_json: bool, plain: bool, letters: bool) -> None:
    """Show the rules of the book, or one of them with its hands."""
    from trainer.ui.rules import rule_scene, rules_scene

    if name is not None and name not in rules():
        near = nearest(name)
        hint = did_you_mean([near] if near else [], "whist principle")
        raise click.ClickException(
            say("there is no principle {name}: {hint}", name=name, hint=hint)
        )
    if as_json:
        from trainer.ui.data import rules_json

        asked = [rules()[name]] if name else list(rules().values())
        data = rules_json(asked, index())
        if name:
            from trainer.ui.principle import principle_json

            data["principles"][0] |= principle_json(rules()[name])
        write_json(data)
        return
    face = face_of(plain, letters)
    if name is None:
        face.write(rules_scene(face.width))
        return
    from trainer.study.course import read_course
    from trainer.ui.principle import principle_scene

    rule = rules()[name]
    headers = [entry.header for entry in read_course(chosen()).entries]
    told = rule_scene(rule, index(), face.width, headers)
    face.write(told + principle_scene(rule, face.width))


def _terms() -> Glossary:
    """Return the terms of the glossary, or say what is wrong with its file and exit."""
    try:
        return terms_of(chosen())
    except BadFile as error:
        fail(error.problems)


def _laws() -> Laws:
    """Return the laws of the game, or say what is wrong with their file and exit."""
    try:
        return laws_of(chosen())
    except BadFile as error:
        fail(error.problems)


def _unknown_term(word: str, terms: Glossary) -> NoReturn:
    from difflib import get_close_matches

    near = get_close_matches(word, [term.term for term in terms.terms], n=3)
    hint = did_you_mean(near, "whist glossary")
    raise click.ClickException(say("there is no term {word}: {hint}", word=repr(word), hint=hint))
