"""What Cavendish would play: the card, the rules for and against it, and why."""

from collections.abc import Iterable, Sequence

from trainer.principles.advisor import Counsel, Voice, advise
from trainer.principles.register import rules
from trainer.study.hand import Hand
from trainer.text import say
from trainer.ui.cards import card_span, hand_line
from trainer.ui.hand import trumps_spans
from trainer.ui.scene import Line, Scene, Span, line, scene, wrapped
from trainer.ui.table import trick_line
from trainer.whist.cards import Card
from trainer.whist.moment import Moment
from trainer.whist.sight import Sight


def sight_at(hand: Hand, at: Moment) -> Sight:
    """Return what the seat in turn sees at a moment; ValueError if the play has no such moment."""
    position = hand.line.before(at)
    return hand.sight(position.turn, position)


def moments(hand: Hand) -> tuple[Moment, ...]:
    """Return the moment of every card of a hand."""
    return tuple(Moment.at(n // 4 + 1, n % 4 + 1) for n in range(len(hand.line.cards)))


def advice_scene(sight: Sight, why_not: Card | None, width: int) -> Scene:
    """Return the position as the seat in turn sees it, with the advice for it."""
    parts = Scene(
        (
            *wrapped((Span(f"{sight.seat}  ", "seat"), *hand_line(sight.hand)), width, "", "   "),
            (*trumps_spans(sight.trumps), Span(".")),
            trick_line(sight.trick, sight.trumps),
            (),
        )
    )
    return parts + counsel_scene(advise(sight), why_not, width)


def counsel_scene(counsel: Counsel, why_not: Card | None, width: int) -> Scene:
    """Return advice: the card, its equals, the rules, and what is said of another card."""
    lines: list[Line] = []
    head = [Span(say("Cavendish would play "), "verdict.best"), card_span(counsel.card)]
    if counsel.also:
        head += [Span(say("; as good: ")), *hand_line(counsel.also)]
    lines += wrapped((*head, Span(".")), width)
    lines += wrapped((Span(_reason(counsel)),), width)
    if counsel.conflict:
        words = say("The rules conflict here: no card follows them all.")
        lines += wrapped((Span(words, "strong"),), width)
    lines += _named(say("By these rules"), counsel.telling, width)
    lines += _named(say("Set aside"), counsel.overrode, width)
    if why_not is not None:
        lines += _why_not(counsel, why_not, width)
    return Scene(tuple(lines))


def _reason(counsel: Counsel) -> str:
    if counsel.forced:
        return say("It is the only card that may be played.")
    return counsel.because or say("No rule speaks here: the lowest card will do.")


def _why_not(counsel: Counsel, card: Card, width: int) -> Iterable[Line]:
    kept, broken = counsel.kept_by(card), counsel.broken_by(card)
    lines: list[Line] = [(), (Span(say("Why not "), "heading"), card_span(card), Span("?"))]
    if not broken:
        lines += wrapped((Span(say("No rule in force speaks against it.")),), width, "  ", "  ")
    return [
        *lines,
        *_named(say("It breaks"), broken, width),
        *_named(say("It follows"), kept, width),
    ]


def _named(title: str, voices: Sequence[Voice], width: int) -> list[Line]:
    lines: list[Line] = [(), line(Span(title, "heading"))] if voices else []
    cited = dict.fromkeys((name, voice.by) for voice in voices for name in voice.rules)
    for name, by in cited:
        lines += wrapped((*_cited(name), *_by(by)), width, "  ", "    ")
    return lines


def _by(names: Iterable[str]) -> Iterable[Span]:
    for name in names:
        yield Span(say(", by "))
        yield from _cited(name)


def _cited(name: str) -> tuple[Span, ...]:
    rule = rules()[name]
    link = Span(f"p.\u00a0{rule.page}", "link.page", f"page:{rule.page}")
    return Span(f"{rule.title} ("), link, Span(")")


def all_scene(hand: Hand) -> Scene:
    """Return one line for every card of a hand: what was played, and what is advised."""
    rows: list[Line] = []
    agreed = 0
    for at in moments(hand):
        sight, played = sight_at(hand, at), hand.line.cards[at.played_before]
        counsel = advise(sight)
        agrees = played in counsel.cards
        agreed += agrees
        verdict = say("agrees") if agrees else say("differs")
        if counsel.forced:
            verdict = say("forced")
        rows.append(
            (
                Span(f"{at!s:<5} ", "moment"),
                Span(f"{sight.seat}  ", "seat"),
                *_cell(played),
                *_cell(counsel.card),
                Span(verdict),
            )
        )
    head = say("Moment, seat, card played, card advised")
    total = say("{n} of {all} agree.", n=agreed, all=len(rows))
    return scene(line(Span(head, "heading")), *rows, (), total)


def _cell(card: Card) -> tuple[Span, ...]:
    span = card_span(card)
    return span, Span(" " * (6 - span.width))
