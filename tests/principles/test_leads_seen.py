"""What a lead tells is never false of a player who led by the Analysis."""

import pytest

from trainer.principles.leads import first_lead, setting_of
from trainer.principles.leads_pick import STRONG
from trainer.principles.leads_seen import leads_seen
from trainer.principles.placing import Placing
from trainer.records.library import find_hand, shipped
from trainer.study.hand import Hand, open_hand
from trainer.whist.moment import Moment
from trainer.whist.notation import read_card, read_holding
from trainer.whist.seats import SEATS, Seat


def hand(number: int) -> Hand:
    path = find_hand(shipped(), f"cavendish-{number:02}")
    assert path is not None
    return open_hand(path)


@pytest.mark.parametrize("number", range(1, 40))
def test_the_true_holding_is_among_those_told(number: int) -> None:
    of = hand(number)
    for step in (5, 12, 25, 38):
        position = of.line.positions[step]
        for seat in SEATS:
            for lead in leads_seen(Placing(of.sight(seat, position))):
                before = of.line.before(lead.at)
                suit = lead.card.suit
                held = before.hand(lead.seat).suit(suit)
                setting = setting_of(of.sight(lead.seat, before), lead.seat, suit)
                if first_lead(held, suit, setting).card != lead.card:
                    continue
                if lead.strong and len(held) < STRONG:
                    continue
                assert any(held in told.holdings for told in lead.told)
                assert lead.holds - held == read_holding("")
                least, most = lead.lengths
                assert least <= len(held) <= most


def test_a_fourth_best_and_what_fell_place_the_cards() -> None:
    of = hand(3)
    sight = of.sight(Seat.B, of.line.before(Moment.read("2.1")))
    (lead,) = leads_seen(Placing(sight))
    assert (lead.seat, lead.card, str(lead.at)) == (Seat.A, read_card("SA"), "1.1")
    assert lead.strong
    assert lead.lengths[0] == 4
    sight = of.sight(Seat.B, of.line.before(Moment.read("3.1")))
    (lead,) = leads_seen(Placing(sight))
    assert read_holding("SAT") - lead.holds == read_holding("")


def test_ones_own_leads_are_not_read() -> None:
    of = hand(1)
    sight = of.sight(Seat.A, of.line.before(Moment.read("2.1")))
    assert list(leads_seen(Placing(sight))) == []
