"""`whist study`: a hand trick by trick, on the screen or as plain text."""

import click

from trainer.cli import completing
from trainer.cli.chosen import set_option
from trainer.cli.face import face_of, face_options, load, look_options, screens_wanted
from trainer.cli.moments import moment_option, must_come
from trainer.text import say
from trainer.whist.moment import END, Moment


@click.command()
@click.argument("hand", shell_complete=completing.hands)
@moment_option("Only as far as this moment, such as 7.3.")
@click.option("--know", is_flag=True, help="Only what the student can be certain of, with --at.")
@look_options
@face_options
@set_option
def study(
    hand: str, at: Moment | None, know: bool, plain: bool, letters: bool, four_colour: bool
) -> None:
    """Study a hand trick by trick, with the remarks. HAND is an id or a file."""
    loaded = load(hand)
    if know and (at is None or at == END):
        raise click.BadParameter(
            say("name a moment of the play too: --at 7.3"), param_hint="--know"
        )
    if at is not None:
        must_come(loaded, at)
    if screens_wanted(plain) and not know:
        from trainer.cli.sitting import sit
        from trainer.ui.screens.screen import Open

        sit([Open(loaded.record.id, at=at)], letters, four_colour, loaded)
        return
    from trainer.ui.hand import study_scene

    face = face_of(plain, letters)
    if know and at is not None:
        from trainer.ui.knowledge import knowledge_scene

        sight = loaded.sight(loaded.student, loaded.line.before(min(at, loaded.open_to)))
        face.write(knowledge_scene(sight, face.width))
        return
    face.write(study_scene(loaded, face.width, at))
