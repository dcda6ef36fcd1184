"""`whist advise`: what Cavendish would play, and why."""

import click

from trainer.cli import completing
from trainer.cli.chosen import set_option
from trainer.cli.face import face_of, face_options, load, write_json
from trainer.cli.moments import moment_option, must_come
from trainer.study.hand import Hand
from trainer.text import say
from trainer.whist.cards import Card
from trainer.whist.errors import WhistError
from trainer.whist.moment import Moment
from trainer.whist.notation import pick_card


@click.command()
@click.argument("hand", shell_complete=completing.hands)
@moment_option("Before this card, such as 7.3.")
@click.option("--why-not", metavar="CARD", help="What speaks against this card, with --at.")
@click.option("--all", "every", is_flag=True, help="Every card of the hand, one a line.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
@face_options
@set_option
def advise(
    hand: str,
    at: Moment | None,
    why_not: str | None,
    every: bool,
    as_json: bool,
    plain: bool,
    letters: bool,
) -> None:
    """Say what Cavendish would play, and by which rules. HAND is an id or a file."""
    if (at is None) is not every:
        raise click.UsageError(say("name one moment, as --at 7.3, or ask for --all"))
    if why_not is not None and at is None:
        raise click.BadParameter(say("name a moment too: --at 7.3"), param_hint="--why-not")
    if at is not None and not (at.is_card and at.trick):
        message = say("{at} is not the moment of a card: write trick.card, as 7.3", at=at)
        raise click.BadParameter(message, param_hint="--at")
    loaded = load(hand, whole=True)
    if at is not None:
        must_come(loaded, at)
    asked = _card(loaded, at, why_not) if at is not None and why_not is not None else None
    from trainer.ui.advice import advice_scene, all_scene, moments, sight_at

    if as_json:
        from trainer.ui.advice_data import advice_json

        write_json(advice_json(loaded, moments(loaded) if at is None else [at], asked))
        return
    face = face_of(plain, letters)
    if at is None:
        face.write(all_scene(loaded))
        return
    face.write(advice_scene(sight_at(loaded, at), asked, face.width))


def _card(hand: Hand, at: Moment, text: str) -> Card:
    """Return a card that may be played at a moment, or say why it is none."""
    position = hand.line.before(at)
    try:
        card = pick_card(text, position.legal(), position.deal.trumps)
        position.play(card)
    except WhistError as error:
        raise click.BadParameter(str(error), param_hint="--why-not") from None
    return card
