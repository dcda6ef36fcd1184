"""`whist study`: a hand trick by trick, on the screen or as plain text."""

import click

from trainer.cli import completing
from trainer.cli.chosen import set_option
from trainer.cli.face import face_of, face_options, load, look_options, screens_wanted
from trainer.text import say
from trainer.whist.moment import END, Moment


def _moment(ctx: click.Context, param: click.Parameter, value: str | None) -> Moment | None:
    """Return the moment an option names, or say what a moment looks like."""
    try:
        return Moment.read(value) if value is not None else None
    except ValueError as error:
        raise click.BadParameter(str(error), ctx, param) from None


@click.command()
@click.argument("hand", shell_complete=completing.hands)
@click.option(
    "--at",
    callback=_moment,
    metavar="MOMENT",
    help="Only as far as this moment, such as 7.3.",
    shell_complete=completing.moments,
)
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
    if screens_wanted(plain) and not know:
        from trainer.cli.sitting import sit
        from trainer.ui.screens.screen import Open

        sit([Open(loaded.record.id, at=at)], letters, four_colour, loaded)
        return
    from trainer.ui.hand import study_scene

    face = face_of(plain, letters)
    if at is not None and not (at == END or loaded.line.reaches(at)):
        tricks = len(loaded.record.play)
        message = say("there is no moment {at}: the play has {n} tricks", at=at, n=tricks)
        raise click.BadParameter(message, param_hint="--at")
    if know and at is not None:
        from trainer.ui.knowledge import knowledge_scene

        sight = loaded.sight(loaded.student, loaded.line.before(min(at, loaded.open_to)))
        face.write(knowledge_scene(sight, face.width))
        return
    face.write(study_scene(loaded, face.width, at))
