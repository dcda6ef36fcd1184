"""Links of lessons, rules and laws lead to one another and back."""

from tests.ui.screens.world import LARGE, FakeWorld, seen
from trainer.ui.screens.screen import OpenLaw, OpenRule, followed
from trainer.ui.screens.session import Session


def test_a_law_is_followed_to_its_words_and_its_lessons() -> None:
    assert followed("law:72") == (OpenLaw("72"),)
    text = seen(Session.begin(FakeWorld(), followed("law:72")), LARGE)
    assert "Law 72: What a revoke costs" in text
    assert "What depends on it" in text


def test_a_rule_names_the_lessons_that_teach_it() -> None:
    state = Session.begin(FakeWorld(), (OpenRule("discard-from-weakest"),))
    assert "discards  " in seen(state, LARGE)
