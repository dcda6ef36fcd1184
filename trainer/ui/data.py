"""Values as JSON: the stable, versioned face of every read command (docs/json.md)."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from typing import Any

from trainer.principles.register import rules
from trainer.principles.rule import Rule
from trainer.records.glossary import Glossary
from trainer.records.index import HandEntry
from trainer.records.laws import Law
from trainer.records.lesson import LessonHeader
from trainer.records.problem import Problem
from trainer.records.puzzle import Task
from trainer.study.hand import Hand
from trainer.study.question import Question
from trainer.study.standing import Count, Standing
from trainer.whist.cards import Card
from trainer.whist.seats import SEATS, Side

HAND_FORMAT = "whist-hand/1"
LIST_FORMAT = "whist-list/1"
PAGE_FORMAT = "whist-page/1"
RULES_FORMAT = "whist-principles/1"
GLOSSARY_FORMAT = "whist-glossary/1"
CHECK_FORMAT = "whist-check/1"
PROGRESS_FORMAT = "whist-progress/1"

Json = dict[str, Any]


def _cards(cards: Iterable[Card]) -> list[str]:
    return [str(card) for card in cards]


def hand_json(hand: Hand) -> Json:
    """Return a hand as one object."""
    record, deal = hand.record, hand.line.deal
    last = hand.line.last
    tricks = (*last.tricks, *([last.trick] if last.trick.cards else []))
    result = hand.result
    notes = [("remark", note) for note in record.all_remarks]
    notes += [("afterword", note) for note in record.all_afterwords]
    return {
        "format": HAND_FORMAT,
        "id": record.id,
        "title": record.title,
        "source": record.source,
        "page": record.page,
        "summary": record.summary,
        "themes": list(record.themes),
        "difficulty": record.difficulty,
        "student": str(record.student),
        "dealer": str(deal.dealer) if deal.turn_up else None,
        "leader": str(deal.leader),
        "turn_up": str(deal.turn_up) if deal.turn_up else None,
        "trump": str(deal.trumps),
        "score": {"AB": record.score.ab, "YZ": record.score.yz},
        "deal": {str(seat): _cards(deal.hand(seat)) for seat in SEATS},
        "tricks": [
            {
                "leader": str(trick.leader),
                "cards": _cards(trick.cards),
                "winner": str(winner) if winner else None,
                "completed": written.completed,
            }
            for trick, winner, written in zip(
                tricks, (*hand.line.winners, None), record.play, strict=False
            )
        ],
        "result": {
            "AB": hand.line.tricks[0],
            "YZ": hand.line.tricks[1],
            "words": result.in_words() if result else None,
        },
        "corrections": list(record.corrections),
        "conventions": {side.value: asdict(record.conventions.of(side)) for side in Side},
        "task": _task_json(record.task) if record.task else None,
        "known": [
            {"seat": str(known.seat), "holds": _cards(known.holds), "lacks": _cards(known.lacks)}
            for known in record.known
        ],
        "variations": [
            {
                "tricks": [
                    {"leader": str(trick.leader), "cards": _cards(trick.cards)}
                    for trick in variation.play
                ],
                "text": variation.text,
            }
            for variation in record.variations
        ],
        "notes": [
            {"at": str(note.at), "kind": kind, "page": note.page, "text": note.text}
            for kind, note in notes
        ],
        "marks": [
            {
                "at": str(mark.at),
                "kind": mark.kind,
                "page": mark.page,
                "better": _cards(mark.better),
                "principle": mark.principle,
                "why": mark.why,
            }
            for mark in record.marks
        ],
        "questions": [question_json(question) for question in hand.questions],
    }


def _task_json(task: Task) -> Json:
    return {
        "side": str(task.side),
        "tricks": task.tricks,
        "text": task.text,
        "at": str(task.at),
        "proof": task.proof,
        "tempting": _cards(task.tempting),
    }


def question_json(question: Question) -> Json:
    """Return a question as an object, answer included."""
    data: Json = {
        "id": question.id,
        "kind": question.kind,
        "at": str(question.at),
        "seat": str(question.seat),
        "ask": question.ask,
    }
    if question.is_card:
        data["best"] = _cards(question.best)
        data["also"] = [{"card": str(card), "why": why} for card, why in question.also.items()]
        data["wrong"] = [{"card": str(card), "why": why} for card, why in question.wrong.items()]
    else:
        data["answer"] = question.answer
        data["options"] = list(question.options)
    return data | {
        "principle": question.principle,
        "page": question.page,
        "hints": list(question.hints),
        "why": question.why,
    }


def list_json(entries: Iterable[HandEntry]) -> Json:
    """Return what is listed of each hand."""
    return {"format": LIST_FORMAT, "hands": [_entry_json(entry) for entry in entries]}


def page_json(
    page: int, entries: Iterable[HandEntry], terms: Glossary, laws: Iterable[Law] = ()
) -> Json:
    """Return what there is on a page of the book."""
    here = [rule for rule in rules().values() if rule.page == page]
    return {
        "format": PAGE_FORMAT,
        "page": page,
        "rules": [{"name": rule.name, "title": rule.title} for rule in here],
        "laws": [{"law": law.law, "title": law.title} for law in laws],
        "terms": [term.term for term in terms.on_page(page)],
        "hands": [_entry_json(entry) for entry in entries if page in entry.pages],
    }


def rules_json(chosen: Iterable[Rule], entries: Sequence[HandEntry]) -> Json:
    """Return some rules, each with the hands that have a question on it."""
    return {
        "format": RULES_FORMAT,
        "principles": [
            {
                "name": rule.name,
                "number": rule.number or None,
                "title": rule.title,
                "page": rule.page,
                "under": rule.under or None,
                "hands": [entry.id for entry in entries if rule.name in entry.principles],
            }
            for rule in chosen
        ],
    }


def _entry_json(entry: HandEntry) -> Json:
    return {
        "id": entry.id,
        "title": entry.title,
        "page": entry.page,
        "student": entry.student,
        "themes": list(entry.themes),
        "principles": list(entry.principles),
        "difficulty": entry.difficulty,
        "questions": len(entry.questions),
    }


def check_json(files: int, problems: Iterable[Problem]) -> Json:
    """Return the outcome of a check."""
    return {
        "format": CHECK_FORMAT,
        "files": files,
        "problems": [problem_json(problem) for problem in problems],
    }


def problem_json(problem: Problem) -> Json:
    """Return what is wrong with a file, and where."""
    return {
        "file": str(problem.path),
        "line": problem.place.line,
        "column": problem.place.column,
        "message": problem.message,
        "warning": problem.warning,
    }


def standing_json(standing: Standing) -> Json:
    """Return how a learner stands."""
    return {
        "format": PROGRESS_FORMAT,
        "hands": [
            {
                "id": hand.hand,
                "at": hand.at or None,
                "studied": hand.finished,
                "quiz": _count_json(hand.quiz),
            }
            for hand in standing.hands
        ],
        "lessons": [
            {"id": each.lesson, "quiz": _count_json(each.quiz)} for each in standing.lessons
        ],
        "principles": {name: _count_json(of) for name, of in standing.by_principle.items()},
        "themes": {name: _count_json(of) for name, of in standing.by_theme.items()},
    }


def _count_json(of: Count) -> Json:
    graded = {"best": of.best, "good": of.good, "wrong": of.wrong}
    return {"answered": of.answered, **graded, "noted": of.noted}


def glossary_json(glossary: Glossary, lessons: Mapping[str, tuple[LessonHeader, ...]]) -> Json:
    """Return the terms of a glossary, with the lessons that speak of each."""
    return {
        "format": GLOSSARY_FORMAT,
        "terms": [
            {
                "term": term.term,
                "also": list(term.also),
                "page": term.page,
                "text": term.text,
                "see": list(term.see),
                "lessons": [lesson.id for lesson in lessons.get(term.term, ())],
            }
            for term in glossary.terms
        ],
    }
