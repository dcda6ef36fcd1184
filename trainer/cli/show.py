"""`whist show`: a whole hand at a glance."""

import click

from trainer.cli import completing
from trainer.cli.chosen import set_option
from trainer.cli.face import face_of, face_options, load, write_json


@click.command()
@click.argument("hand", shell_complete=completing.hands)
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
@click.option("--pbn", is_flag=True, help="The deal alone, in PBN, for other programs.")
@face_options
@set_option
def show(hand: str, as_json: bool, pbn: bool, plain: bool, letters: bool) -> None:
    """Show a whole hand: the four hands, every trick, the result. HAND is an id or a file."""
    loaded = load(hand, whole=True)
    if pbn:
        from trainer.records.pbn_compass import deal_text

        click.echo(deal_text(loaded.line.deal))
        return
    if as_json:
        from trainer.ui.data import hand_json

        write_json(hand_json(loaded))
        return
    from trainer.ui.hand import show_scene

    face = face_of(plain, letters)
    face.write(show_scene(loaded, face.width))
