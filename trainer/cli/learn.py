"""`whist learn`: the lessons of the course, and one of them to read."""

from pathlib import Path

import click

from trainer.cli import completing
from trainer.cli.chosen import searched, seek, set_option
from trainer.cli.face import (
    did_you_mean,
    face_of,
    face_options,
    fail,
    look_options,
    screens_wanted,
    write_json,
)
from trainer.records.library import find_lesson, in_language, lesson_files
from trainer.records.problem import BadFile
from trainer.study.course import Course
from trainer.study.lesson import Lesson, open_lesson
from trainer.text import say


@click.command()
@click.argument("lesson", required=False, shell_complete=completing.lessons)
@click.option("--teacher", is_flag=True, help="With the notes for the teacher.")
@click.option("--no-answers", is_flag=True, help="Without the answers at the end.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
@look_options
@face_options
@set_option
def learn(
    lesson: str | None,
    teacher: bool,
    no_answers: bool,
    as_json: bool,
    plain: bool,
    letters: bool,
    four_colour: bool,
) -> None:
    """List the lessons of the course, or read one. LESSON is an id or a file."""
    found = _load(lesson) if lesson is not None else None
    if as_json:
        from trainer.ui.lesson_data import course_json, lesson_json

        write_json(lesson_json(found) if found else course_json(_course()))
        return
    if screens_wanted(plain) and not teacher:
        from trainer.cli.sitting import sit
        from trainer.ui.screens.screen import OpenCourse, OpenLesson

        opening = OpenLesson(found.id) if found else OpenCourse()
        sit([opening], letters, four_colour, lent_lesson=found)
        return
    face = face_of(plain, letters)
    if found is None:
        from trainer.ui.course import course_scene

        face.write(course_scene(_course(), face.width))
        return
    from trainer.ui.lesson import lesson_scene

    face.write(lesson_scene(found, face.width, teacher, not no_answers))


def _course() -> Course:
    """Return the course of the chosen set, with how far the learner has come."""
    from trainer.cli.sitting import desk_at_hand

    with desk_at_hand() as desk:
        return desk.course()


def _load(name: str) -> Lesson:
    """Return the lesson of an id or a file; on a problem, say so and exit."""
    try:
        return open_lesson(_path_of(name))
    except BadFile as error:
        fail(error.problems)


def _path_of(name: str) -> Path:
    path = Path(name)
    if path.suffix == ".md":
        return path
    if found := seek(name, find_lesson):
        return found
    from difflib import get_close_matches

    root, id_ = searched(name)
    file = in_language(path, "lesson.md")
    names = [each.parent.name.partition("-") for each in lesson_files(root)]
    numbered = [each for number, _, each in names if number == f"{id_:>03}"]
    near = numbered or get_close_matches(id_, [each for _, _, each in names], n=3)
    hint = did_you_mean([str(file)] if file else near, "whist learn")
    raise click.ClickException(say("there is no lesson {name}: {hint}", name=repr(name), hint=hint))
