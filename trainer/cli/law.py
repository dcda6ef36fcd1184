"""`whist law`: the laws of the game, by number, by name or by a word in them."""

import click

from trainer.cli import completing
from trainer.cli.chosen import chosen, set_option
from trainer.cli.face import did_you_mean, face_of, face_options, fail, write_json
from trainer.records.laws import Law, Laws
from trainer.records.problem import BadFile
from trainer.study.shelf import laws_of
from trainer.text import say


@click.command()
@click.argument("what", nargs=-1, shell_complete=completing.laws)
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
@face_options
@set_option
def law(what: tuple[str, ...], as_json: bool, plain: bool, letters: bool) -> None:
    """Show the laws, or one (72, case-3), or those on a word."""
    from trainer.ui.laws import law_scene, laws_json, laws_scene

    try:
        laws = laws_of(chosen())
    except BadFile as error:
        fail(error.problems)
    shown = _chosen(" ".join(what), laws)
    if as_json:
        write_json(laws_json(shown, laws))
        return
    face = face_of(plain, letters)
    if len(shown) == 1:
        from trainer.study.course import read_course

        headers = [entry.header for entry in read_course(chosen()).entries]
        face.write(law_scene(shown[0], laws, face.width, headers))
    else:
        face.write(laws_scene(shown, face.width))


def _chosen(what: str, laws: Laws) -> tuple[Law, ...]:
    """Return all laws, the one of a number or name, or those with a word; else say so and exit."""
    if not what:
        return laws.laws
    if found := laws.find(what.casefold().replace(" ", "-")):
        return (found,)
    if what.isdecimal():
        last = max(int(each.law) for each in laws.laws if each.law.isdecimal())
        raise click.ClickException(
            say("there is no law {n}: they go from 1 to {last}", n=what, last=last)
        )
    with_word = laws.that_speak_of(what)
    if not with_word:
        raise click.ClickException(
            say("no law speaks of {what}: {hint}", what=repr(what), hint=_near(what, laws))
        )
    return with_word


def _near(what: str, laws: Laws) -> str:
    from difflib import get_close_matches

    words = {word.strip(".,;:?").casefold() for each in laws.laws for word in each.title.split()}
    words |= {each.law for each in laws.laws if not each.law.isdecimal()}
    return did_you_mean(get_close_matches(what.casefold(), sorted(words), n=3), "whist law")
