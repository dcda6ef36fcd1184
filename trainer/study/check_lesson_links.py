"""Where the links of a lesson lead: rules, laws, terms, lessons, hands, pages."""

from collections.abc import Iterable, Iterator

from trainer.principles.register import nearest, rules
from trainer.records.glossary import Glossary
from trainer.records.laws import Laws
from trainer.records.library import hand_ids
from trainer.records.markdown import Fault, Link
from trainer.records.pages import LAST_PAGE
from trainer.records.problem import Place
from trainer.study.shelf import Shelf
from trainer.text import say
from trainer.whist.moment import END, START, Moment


def dead(link: Link, shelf: Shelf) -> str | None:
    """Return why a link leads nowhere, or None if it leads somewhere."""
    match link.kind:
        case "http" | "https":
            return None
        case "principle":
            return next((fault.message for fault in rule_faults(link.name, link.place)), None)
        case "law":
            return None if shelf.laws.find(link.name) else _no_law(link.name, shelf.laws)
        case "page":
            return _no_page(link.name)
        case "term":
            if shelf.glossary.find(link.name) or shelf.glossary.find(link.name.replace("-", " ")):
                return None
            return _no_term(link.name, shelf.glossary)
        case "lesson":
            return None if link.name in shelf.headers else no_lesson(link.name, shelf)
        case "hand":
            name, _, at = link.name.partition("@")
            try:
                moment = Moment.read(at) if at else START
            except ValueError as error:
                return str(error)
            return next((f.message for f in hand_faults(name, moment, link.place, shelf)), None)
        case _:
            return say(
                "{target} is no link of a lesson: write principle:, law:, term:, lesson:, hand:"
                " or page: and what it names, or a whole address with https:",
                target=repr(link.target[:40]),
            )


def _no_page(name: str) -> str | None:
    if name.isascii() and name.isdecimal() and len(name) < 5 and 1 <= int(name) <= LAST_PAGE:
        return None
    return say("there is no page {name}: they go to {last}", name=name, last=LAST_PAGE)


def _no_law(name: str, laws: Laws) -> str:
    last = max((int(law.law) for law in laws.laws if law.law.isdecimal()), default=0)
    if name.isdecimal() and last:
        return say("there is no law {name}: they go to {last}", name=name, last=last)
    hint = _nearest(name, (law.law for law in laws.laws), "whist law")
    return say("there is no law {name}: {hint}", name=repr(name), hint=hint)


def rule_faults(name: str, place: Place) -> Iterator[Fault]:
    """Yield a fault if a rule is not in the register."""
    if name in rules():
        return
    near = nearest(name)
    hint = say("did you mean {near}?", near=near) if near else say("`whist principle` lists them")
    message = say("there is no principle {name}: {hint}", name=repr(name), hint=hint)
    yield Fault(message, place)


def hand_faults(hand_id: str, at: Moment, place: Place, shelf: Shelf) -> Iterator[Fault]:
    """Yield a fault if a hand or a moment of it is not there."""
    if not shelf.has_hand(hand_id):
        hint = _nearest(hand_id, hand_ids(shelf.root), "whist list")
        yield Fault(say("there is no hand {id}: {hint}", id=repr(hand_id), hint=hint), place)
        return
    hand = shelf.hand(hand_id)
    if hand is None:
        yield Fault(say("the hand {id} has problems of its own", id=hand_id), place)
    elif at not in (START, END) and not hand.line.reaches(at):
        tricks = len(hand.record.play)
        message = say("there is no moment {at}: the play has {n} tricks", at=at, n=tricks)
        yield Fault(message, place)


def no_lesson(name: str, shelf: Shelf) -> str:
    """Return what is said of a lesson that is not there."""
    hint = _nearest(name, shelf.headers, "whist learn")
    return say("there is no lesson {id}: {hint}", id=repr(name), hint=hint)


def _no_term(name: str, glossary: Glossary) -> str:
    forms = (form for term in glossary.terms for form in term.forms)
    hint = _nearest(name, forms, "whist glossary")
    return say("there is no term {name}: {hint}", name=repr(name), hint=hint)


def _nearest(name: str, names: Iterable[str], command: str) -> str:
    from difflib import get_close_matches  # only needed for a faulty file

    if near := get_close_matches(name, list(names), n=1):
        return say("did you mean {near}?", near=near[0])
    return say("`{command}` lists them", command=command)
