"""What a lead tells is never false of a player who led by the Analysis."""

import pytest

from trainer.principles.advisor import look
from trainer.principles.claims import Degree, Trait
from trainer.principles.example import Example
from trainer.principles.lead_heard import LeadHeard, leads_heard
from trainer.principles.leads import first_lead, setting_of
from trainer.principles.leads_pick import STRONG, bits_of
from trainer.records.library import find_hand, shipped
from trainer.study.hand import Hand, open_hand
from trainer.whist.moment import Moment
from trainer.whist.notation import read_card
from trainer.whist.seats import SEATS, Seat


def hand(number: int) -> Hand:
    path = find_hand(shipped(), f"cavendish-{number:02}")
    assert path is not None
    return open_hand(path)


def leads(number: int, seat: Seat, at: str) -> list[LeadHeard]:
    of = hand(number)
    return list(leads_heard(look(of.sight(seat, of.line.before(Moment.read(at))))))


@pytest.mark.parametrize("number", range(1, 40))
def test_the_true_holding_is_among_those_told(number: int) -> None:
    of = hand(number)
    for step in (5, 12, 25, 38):
        for seat in SEATS:
            view = look(of.sight(seat, of.line.positions[step]))
            for lead in leads_heard(view):
                card, leader = lead.opening.card, lead.opening.seat
                if len(view.leads_of(leader, card.suit)) > 1:
                    continue
                before = of.line.before(lead.opening.at)
                held = before.hand(leader).suit(card.suit)
                setting = setting_of(of.sight(leader, before), leader, card.suit)
                if first_lead(held, card.suit, setting).card != card:
                    continue
                if lead.presumed and len(held) < STRONG:
                    continue
                assert bits_of(held, card.suit) in {bits for _, bits in lead.suits}
                least, most = lead.lengths
                assert least <= len(held) <= most


@pytest.mark.parametrize("number", range(1, 40))
def test_each_lead_is_claimed_as_it_is_heard(number: int) -> None:
    of = hand(number)
    for step in (5, 12, 25, 38):
        for seat in SEATS:
            view = look(of.sight(seat, of.line.positions[step]))
            for lead in leads_heard(view):
                assert view.claims.count(lead.claim) == 1
                assert lead.rows or lead.claim.rule == "analysis-of-leads"


def test_a_fourth_best_and_what_fell_place_the_cards() -> None:
    (lead,) = leads(3, Seat.B, "2.1")
    opening = lead.opening
    assert (opening.seat, opening.card, str(opening.at)) == (Seat.A, read_card("SA"), "1.1")
    assert lead.presumed
    assert lead.claim.trait is Trait.STRONG
    assert lead.lengths[0] == STRONG


def test_a_second_lead_of_the_suit_tells_more() -> None:
    (before,), (after,) = (
        [lead for lead in leads(13, Seat.Z, at) if lead.opening.card == read_card("DA")]
        for at in ("4.4", "5.2")
    )
    assert before.lengths[0] == STRONG
    assert after.lengths[0] == STRONG + 1


def test_the_first_card_led_is_presumed_strong_and_not_the_first_suit_opened() -> None:
    returned = leads(3, Seat.A, "5.2")[-1]
    assert str(returned.opening.at) == "5.1"
    assert not returned.presumed
    assert returned.lengths[0] < STRONG


def test_a_lead_that_partner_called_for_tells_no_number() -> None:
    (lead,) = leads(11, Seat.A, "4.2")[-1:]
    assert lead.asked
    assert not lead.presumed
    assert lead.lengths[0] == 1
    assert "his partner's call" in leads(11, Seat.A, "5.4")[-1].claim.words


def test_a_lead_after_partners_discard_is_not_marked() -> None:
    example = Example(
        "S976 HJ76 DJ983 C73", "", play="A C6 D2 C9 CQ / Z SK", trumps="H", turned="H8"
    )
    (lead,) = leads_heard(look(example.sight))
    assert lead.opening.seat is Seat.Z
    assert not lead.sure
    assert lead.claim.degree is Degree.LIKELY
