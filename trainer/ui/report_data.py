"""The report of a class as JSON."""

from trainer.study.report import ItemRow, MissedRow, Report, Score, StudentRow
from trainer.study.standing import Count
from trainer.ui.data import Json, problem_json

FORMAT = "whist-report/1"


def report_json(report: Report) -> Json:
    """Return the report as one object."""
    return {
        "format": FORMAT,
        "sets": [
            {"id": each.id, "version": each.version, "title": each.title} for each in report.sets
        ],
        "files": report.files,
        "students": [_student(row) for row in report.students],
        "hands": [_item(row) for row in report.items],
        "principles": [
            {"name": row.principle, "students": row.students} | _score(row.score)
            for row in report.principles
        ],
        "missed": [_missed(row) for row in report.missed],
        "problems": [problem_json(problem) for problem in report.problems],
    }


def _student(row: StudentRow) -> Json:
    return {
        "name": row.name,
        "files": [str(path) for path in row.files],
        **_score(row.score),
        "again": row.again,
        "hints": row.hints,
        "studied": row.studied,
        "lessons": row.read,
        "last": row.last or None,
    }


def _place(row: ItemRow | MissedRow) -> Json:
    return {
        "set": row.set.id,
        "version": row.set.version,
        "hand": row.item.name,
        "title": row.item.title,
    }


def _item(row: ItemRow) -> Json:
    return _place(row) | {"students": row.students} | _score(row.score)


def _missed(row: MissedRow) -> Json:
    asked = row.asked
    return {
        **_place(row),
        "question": row.question,
        "principle": row.principle or None,
        "at": (asked.at or None) if asked else None,
        "ask": asked.ask if asked else None,
        "right": list(asked.right) if asked else None,
        **_score(row.score),
        "given": [
            {"answer": each.given, "grade": each.grade, "students": each.students}
            for each in row.given
        ],
    }


def _score(score: Score) -> Json:
    return {
        "answered": score.first.answered,
        "first": _counts(score.first),
        "now": _counts(score.latest),
    }


def _counts(of: Count) -> Json:
    return {"best": of.best, "good": of.good, "wrong": of.wrong}
