"""Every principle's file: its rule, its page, and examples that are true."""

import pytest

from trainer.principles.advisor import look
from trainer.principles.example import Example, Tells
from trainer.principles.library import EVERY, overridden_by, overrides, principles
from trainer.principles.principle import Principle
from trainer.principles.register import rules
from trainer.records.library import shipped
from trainer.study.hand import open_hand
from trainer.whist.seats import Seat

ALL = tuple(principles().values())
ADVISERS = [each for each in ALL if each.advise is not None]
EXAMPLES = [
    pytest.param(each, example, id=f"{each.rule}-{n}")
    for each in ADVISERS
    for n, example in enumerate(each.examples)
]
TELLS = [pytest.param(each, tells, id=each.rule) for each in ALL for tells in each.tells]


def module(principle: Principle) -> str:
    face = principle.advise or principle.infer
    assert face is not None
    return face.__module__


@pytest.mark.parametrize("principle", ALL, ids=lambda each: each.rule)
def test_a_file_is_named_after_its_rule_and_cites_its_page(principle: Principle) -> None:
    assert module(principle) == f"trainer.principles.book.{principle.rule.replace('-', '_')}"
    face = principle.advise or principle.infer
    assert face is not None
    doc = __import__(face.__module__, fromlist=["x"]).__doc__ or ""
    first, _, last = doc[doc.index("(p") :].strip("(.)\n").partition("-")
    pages = {int(word) for word in first.replace("pp.", "").replace("p.", "").split(",")}
    low, high = min(pages), int(last.split(",")[0].split("-")[0] or 0) if last else max(pages)
    assert low <= rules()[principle.rule].page <= max(high, max(pages))


@pytest.mark.parametrize("principle", ADVISERS, ids=lambda each: each.rule)
def test_a_rule_that_advises_has_an_example_that_speaks_and_one_that_stays_silent(
    principle: Principle,
) -> None:
    assert any(example.wants for example in principle.examples)
    assert any(not example.wants for example in principle.examples)


@pytest.mark.parametrize(("principle", "example"), EXAMPLES)
def test_every_example_is_true(principle: Principle, example: Example) -> None:
    assert principle.advise is not None
    view = look(example.sight)
    advice = principle.advise(view)
    assert (advice.cards & view.legal if advice else example.cards) == example.cards
    assert (advice is not None) is bool(example.wants)


@pytest.mark.parametrize("principle", [each for each in ALL if each.infer], ids=lambda e: e.rule)
def test_a_rule_that_infers_shows_what_it_tells(principle: Principle) -> None:
    assert principle.tells


@pytest.mark.parametrize(("principle", "tells"), TELLS)
def test_what_is_told_is_heard(principle: Principle, tells: Tells) -> None:
    assert principle.infer is not None
    view = look(tells.case.sight)
    heard = [
        (claim.seat, claim.trait.value, str(claim.suit or ""))
        for shown in view.shown
        if shown.seat is not view.me
        for claim in principle.infer(view, shown)
    ]
    assert (Seat(tells.seat), tells.trait, tells.suit) in heard


def test_an_exception_names_its_rule_and_never_the_other_way() -> None:
    over = overrides()
    for name, under in over.items():
        assert name not in under
        for other in under:
            assert name not in over[other], f"{name} and {other} override each other"


def test_a_heading_stands_for_the_rules_under_it() -> None:
    heading = Principle("echo", overrides=("avoid-changing-suits",))
    assert "continue-own-suit" in overridden_by(heading, principles())
    everything = Principle("count-the-hands", overrides=(EVERY,))
    assert overridden_by(everything, principles()) == principles().keys() - {"count-the-hands"}


@pytest.mark.parametrize("number", range(1, 40, 3))
def test_what_is_cited_is_the_rule_or_a_row_of_it(number: int) -> None:
    hand = open_hand(shipped() / "hands" / "cavendish" / f"{number:02}.yaml")
    for position in hand.line.positions[:-1]:
        view = look(hand.sight(position.turn, position))
        for each in ADVISERS:
            assert each.advise is not None
            if (advice := each.advise(view)) is not None:
                assert set(advice.cites) <= {each.rule, *each.rows}
