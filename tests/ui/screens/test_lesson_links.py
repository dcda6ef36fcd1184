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


def test_a_page_leads_to_its_laws_and_a_case_to_the_laws_it_turns_on() -> None:
    assert "Law 73: When a revoke is fixed" in seen(
        Session.begin(FakeWorld(), followed("page:15")), LARGE
    )
    case = seen(Session.begin(FakeWorld(), followed("law:case-7")), LARGE)
    assert "Case 7: An ace on a spade" in case
    assert "Law 73: When a revoke is fixed" in case
