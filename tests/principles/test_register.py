import re
from itertools import pairwise

import pytest

from trainer.principles import register
from trainer.principles.register import nearest, rules
from trainer.principles.rule import Rule

EIGHTEEN = [
    ("lead-from-strongest-suit", 56),
    ("lead-head-sequence", 62),
    ("lead-highest-of-weak-suit", 72),
    ("avoid-changing-suits", 74),
    ("return-by-number", 79),
    ("second-hand-low", 82),
    ("play-lowest-of-sequence", 83),
    ("third-hand-high", 92),
    ("keep-command-of-adversary-suit", 96),
    ("rid-command-of-partner-suit", 96),
    ("discard-from-weakest", 104),
    ("afford-information", 108),
    ("lead-trumps-when-strong", 120),
    ("pass-doubtful-when-strong", 129),
    ("force-strong-adversary", 131),
    ("do-not-force-when-weak", 132),
    ("play-to-the-score", 134),
    ("draw-inferences", 134),
]
"""The numbered principles of Part I, each with the page on which it is printed in capitals."""

EVERY_RULE = list(rules().values())


def written() -> list[str]:
    """Return the lines of the table as they are written."""
    return register._TABLE.strip("\n").splitlines()


def test_names_are_unique() -> None:
    names = [line.split()[0] for line in written()]
    assert sorted(names) == sorted(set(names))
    assert list(rules()) == names, "every line is a rule, in the order of the table"


def test_titles_are_unique() -> None:
    titles = [rule.title for rule in EVERY_RULE]
    assert sorted(titles) == sorted(set(titles))


@pytest.mark.parametrize("rule", EVERY_RULE, ids=lambda rule: rule.name)
def test_rule_is_well_formed(rule: Rule) -> None:
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", rule.name) is not None, "kebab-case"
    assert 55 <= rule.page <= 294
    assert rule.title == " ".join(rule.title.split())
    assert re.match(r"[A-Z]", rule.title) is not None
    assert not rule.title.endswith(".")
    assert rules()[rule.name] is rule


def test_eighteen_principles_are_those_of_the_book() -> None:
    numbered = [rule for rule in EVERY_RULE if rule.number]
    assert [rule.number for rule in numbered] == list(range(1, 19))
    assert [(rule.name, rule.page) for rule in numbered] == EIGHTEEN
    assert all(rule.under == "" for rule in numbered)


def test_numbered_principles_stand_in_the_order_of_the_pages() -> None:
    pages = [rule.page for rule in EVERY_RULE if rule.number]
    assert all(one <= two for one, two in pairwise(pages))


def test_every_rule_stands_under_one_at_the_margin() -> None:
    margin = {rule.name for rule in EVERY_RULE if not rule.under}
    assert {rule.under for rule in EVERY_RULE if rule.under} <= margin
    above = ""
    for line in written():
        name = line.split()[0]
        above = above if line.startswith(" ") else name
        assert rules()[name].under == (above if line.startswith(" ") else "")


def test_headings_are_the_few_that_have_no_number() -> None:
    headings = [rule.name for rule in EVERY_RULE if not rule.number and not rule.under]
    assert headings == ["fourth-hand", "coups", "american-leads", "plain-suit-echo",
                        "king-lead-appendix-c"]  # fmt: skip


@pytest.mark.parametrize(
    ("name", "page", "number", "under"),
    [
        ("lead-fourth-best", 61, 0, "lead-from-strongest-suit"),
        ("lead-trumps-on-establishment", 122, 0, "lead-trumps-when-strong"),
        ("call-for-trumps", 126, 0, "lead-trumps-when-strong"),
        ("deschapelles-coup", 142, 0, "coups"),
        ("grand-coup", 151, 0, "coups"),
        ("play-to-the-score", 134, 17, ""),
    ],
)
def test_rule_reads_from_its_line(name: str, page: int, number: int, under: str) -> None:
    rule = rules()[name]
    assert (rule.name, rule.page, rule.number, rule.under) == (name, page, number, under)


def test_title_reads_from_its_line() -> None:
    assert rules()["avoid-changing-suits"] == Rule(
        "avoid-changing-suits", "Avoid changing suits", 74, under="", number=4
    )


def test_register_cannot_be_changed() -> None:
    with pytest.raises(TypeError):
        rules()["new"] = EVERY_RULE[0]  # type: ignore[index]
    with pytest.raises(AttributeError):
        EVERY_RULE[0].page = 1  # type: ignore[misc]


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("lead-from-strongest-suite", "lead-from-strongest-suit"),
        ("no-singelton-lead", "no-singleton-lead"),
        ("grandcoup", "grand-coup"),
        ("grand-coup", "grand-coup"),
        ("xyzzy", None),
        ("", None),
    ],
)
def test_nearest_name(written: str, name: str | None) -> None:
    assert nearest(written) == name
