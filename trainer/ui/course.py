"""The course as a list."""

from trainer.study.course import Course, CourseEntry
from trainer.text import count, say
from trainer.ui.scene import Line, Scene, Span, scene, text_width, wrapped


def course_scene(course: Course, width: int) -> Scene:
    """Return the lessons, one a line: what has been done, id, title and minutes."""
    if not course.entries:
        return scene(say("There are no lessons."))
    longest = max(text_width(entry.header.id) for entry in course.entries)
    lines: list[Line] = []
    for entry in course.entries:
        head = f"{entry.header.order:03} {mark_of(entry, course)} "
        spans = (
            Span(entry.header.id.ljust(longest + 2), "id"),
            Span(entry.header.title, "title"),
            Span(say("  {n} min", n=entry.header.minutes), "note"),
        )
        rest = " " * (len(head) + longest + 2) if width >= 60 else "    "
        lines += wrapped(spans, width, head, rest)
    minutes = sum(entry.header.minutes for entry in course.entries)
    total = count(
        len(course.entries), "{n} lesson, {m} minutes.", "{n} lessons, {m} minutes.", m=minutes
    )
    lines += [(), *wrapped((Span(total),), width)]
    if course.next is not None:
        words = say("Next: {id}", id=course.next.header.id)
        lines += wrapped((Span(words, "link", f"lesson:{course.next.header.id}"),), width)
    return Scene(tuple(lines))


def mark_of(entry: CourseEntry, course: Course) -> str:
    """Return the sign of a lesson: read, begun, next, or none of these."""
    if entry.finished:
        return "✓"
    if entry.line:
        return "…"
    return "▸" if entry == course.next else " "
