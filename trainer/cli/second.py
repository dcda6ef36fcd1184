"""`whist second`: what to play second hand, by the Analysis."""

import click

from trainer.cli.face import face_of, face_options, write_json
from trainer.principles.second import Situation
from trainer.text import say
from trainer.whist.cards import Suit
from trainer.whist.errors import UnreadableCard
from trainer.whist.holding import Holding
from trainer.whist.notation import read_holding

_ANY = Suit.SPADES
"""The suit that stands for the one led: the Analysis asks only whether it is trumps."""


@click.command()
@click.argument("words", nargs=-1, required=True, metavar="HOLDING on CARD")
@click.option("--trumps", is_flag=True, help="The suit led is trumps.")
@click.option("--strong", is_flag=True, help="You are strong enough in trumps to lead them.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
@face_options
def second(
    words: tuple[str, ...], trumps: bool, strong: bool, as_json: bool, plain: bool, letters: bool
) -> None:
    """Say what to play second hand to the first round of a suit.

    HOLDING is what you hold of it and CARD is what is led, in ranks alone, such as KJ93 on 5.
    """
    held, led = _read(" ".join(words))
    situation = Situation(held, next(iter(led)), trumps=trumps, strong=strong)
    if as_json:
        from trainer.ui.second import second_json

        write_json(second_json(situation))
        return
    from trainer.ui.second import second_scene

    face = face_of(plain, letters)
    face.write(second_scene(situation, face.width))


def _read(text: str) -> tuple[Holding, Holding]:
    """Return the holding and the card led; UsageError if they make no sense."""
    before, on, after = text.upper().partition(" ON ")
    held, led = _ranks(before), _ranks(after)
    if not on or not held or len(led) != 1:
        message = say("{text} is no case: write ranks, such as KJ93 on 5", text=repr(text[:40]))
        raise click.UsageError(message)
    if held & led:
        raise click.UsageError(say("the card led cannot be among those you hold"))
    return held, led


def _ranks(text: str) -> Holding:
    """Return the cards of some ranks; none if the text is anything else, or has a rank twice."""
    try:
        holding = read_holding(f"{_ANY}{text}")
    except UnreadableCard:
        return Holding()
    return holding.suit(_ANY) if holding == holding.suit(_ANY) else Holding()
