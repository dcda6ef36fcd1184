"""The rules of the book: all of them, one of them, or those on a page, with the hands for each."""

from collections.abc import Iterable, Sequence

from trainer.principles.register import rules
from trainer.principles.rule import Rule
from trainer.records.glossary import Glossary, Term
from trainer.records.index import HandEntry
from trainer.records.laws import Law
from trainer.records.lesson import LessonHeader
from trainer.text import say
from trainer.ui.scene import Line, Scene, Span, line, scene, text_width, wrapped


def rules_scene(width: int) -> Scene:
    """Return every rule with its name and page, in the order of the book."""
    longest = max(text_width(name) for name in rules()) + 4
    lines: list[Line] = []
    for rule in rules().values():
        if not rule.under:
            lines.append(())
        name = rule.name if not rule.under else f"  {rule.name}"
        title = f"{_title(rule)} (p. {rule.page})"
        style = "heading" if not rule.under else ""
        lines += wrapped((Span(title, style),), width, name.ljust(longest), " " * longest)
    return Scene(tuple(lines[1:]))


def rule_scene(
    rule: Rule, entries: Sequence[HandEntry], width: int, lessons: Iterable[LessonHeader] = ()
) -> Scene:
    """Return one rule: what it says and where, what it belongs to, the lessons and hands on it."""
    parts = Scene(wrapped((Span(_title(rule), "title"),), width))
    parts += scene(line(Span(say("p. {page}", page=rule.page), "link.page", f"page:{rule.page}")))
    if rule.under:
        above = rules()[rule.under]
        parts += scene((), line(say("Belongs to: "), Span(_title(above))))
    beneath = [each for each in rules().values() if each.under == rule.name]
    parts += _named(say("With its rules and exceptions"), beneath, width)
    teaching = (each for each in lessons if rule.name in (name.value for name in each.teaches))
    parts += lessons_scene(say("Lessons that teach it"), teaching)
    shown = [entry for entry in entries if rule.name in entry.principles]
    return parts + hands_scene(say("Hands with a question on it"), shown)


def page_scene(
    page: int,
    entries: Sequence[HandEntry],
    terms: Glossary,
    width: int,
    laws: Sequence[Law] = (),
) -> Scene:
    """Return what the program has on a page of the book: rules, its laws, terms, hands."""
    here = [rule for rule in rules().values() if rule.page == page]
    parts = _named(say("Rules on this page"), here, width)
    parts += laws_named(say("Laws of this page"), laws, width)
    parts += _terms_scene(terms.on_page(page), width)
    parts += hands_scene(say("Hands that speak of it"), [e for e in entries if page in e.pages])
    if not parts.lines:
        return scene(say("There is nothing on this page here yet."))
    return Scene(parts.lines[1:])


def hands_scene(title: str, entries: Iterable[HandEntry]) -> Scene:
    """Return some hands under a heading, each to be opened; nothing if there are none."""
    lines: list[Line] = [
        line("  ", Span(f"{entry.id}  {entry.title}", "link", f"open:{entry.id}"))
        for entry in entries
    ]
    return scene((), line(Span(title, "heading")), *lines) if lines else Scene()


def lessons_scene(title: str, lessons: Iterable[LessonHeader]) -> Scene:
    """Return some lessons under a heading, each to be opened; nothing if there are none."""
    lines: list[Line] = [
        line("  ", Span(f"{each.id}  {each.title}", "link", f"lesson:{each.id}"))
        for each in lessons
    ]
    return scene((), line(Span(title, "heading")), *lines) if lines else Scene()


def laws_named(title: str, laws: Iterable[Law], width: int) -> Scene:
    """Return the titles of some laws under a heading, each to be followed; nothing if none."""
    lines: list[Line] = []
    for law in laws:
        link = Span(f"{law.name}: {law.title}", "link", f"law:{law.law}")
        lines += wrapped((link,), width, "  ", "    ")
    return scene((), line(Span(title, "heading")), *lines) if lines else Scene()


def _terms_scene(terms: Sequence[Term], width: int) -> Scene:
    if not terms:
        return Scene()
    spans: list[Span] = []
    for term in terms:
        spans += [Span(term.term, "link", f"term:{term.term}"), Span(", ")]
    heading = line(Span(say("Terms of this page"), "heading"))
    return scene((), heading, *wrapped(spans[:-1], width, "  ", "  "))


def _named(title: str, named: Iterable[Rule], width: int) -> Scene:
    lines: list[Line] = []
    for rule in named:
        lines += wrapped((Span(f"{_title(rule)} (p. {rule.page})"),), width, "  ", "    ")
    return scene((), line(Span(title, "heading")), *lines) if lines else Scene()


def _title(rule: Rule) -> str:
    return f"{rule.number}. {rule.title}" if rule.number else rule.title
