import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.whist.strategies import GAMES, deals, endings, games, seats, suits, whole_deals
from trainer.whist.cards import Card, Suit, card_of
from trainer.whist.deal import Deal
from trainer.whist.errors import BadDeal, WhistError
from trainer.whist.holding import HONOURS, Holding
from trainer.whist.notation import read_holding
from trainer.whist.ruleset import COTTON_WHIST, SHORT_WHIST, Ruleset
from trainer.whist.seats import SEATS, Seat, Side

HAND_I = {
    "A": "SQT53 HA DKJ92 CA763",
    "Y": "SA64 HJ98742 DT64 CQ",
    "B": "SK7 HKQ65 DQ875 CJ94",
    "Z": "SJ982 HT3 DA3 CKT852",
}
"""Hand I of the book (p. 158): Z turned up the deuce of spades."""


def hands(**changed: str) -> list[Holding]:
    """Return the hands of Hand I with some of them changed."""
    return [read_holding(text) for text in (HAND_I | changed).values()]


def faults_of(
    of: list[Holding], turn_up: str = "S2", dealer: Seat = Seat.Z, rules: Ruleset = SHORT_WHIST
) -> tuple[str, ...]:
    """Return what a whole deal complains of, checking that the message holds it all."""
    with pytest.raises(BadDeal) as caught:
        Deal.whole(of, card_of(turn_up), dealer, rules)
    assert isinstance(caught.value, WhistError)
    assert str(caught.value) == "; ".join(caught.value.faults)
    return caught.value.faults


def test_whole_deal_of_the_book() -> None:
    deal = Deal.whole(hands(), card_of("S2"))
    assert deal.trumps is Suit.SPADES
    assert deal.leader is Seat.A
    assert deal.dealer is Seat.Z
    assert deal.turn_up == card_of("S2")
    assert deal.size == 13
    assert [str(deal.hand(seat)) for seat in SEATS] == list(HAND_I.values())
    assert (deal.honours(Side.AB), deal.honours(Side.YZ)) == (2, 2)


@given(whole_deals())
def test_whole_deal_gives_out_the_pack(deal: Deal) -> None:
    rules = deal.rules
    assert [len(hand) for hand in deal.hands] == [rules.hand_size] * 4
    assert set().union(*deal.hands) == set(rules.pack)
    assert deal.turn_up is not None
    assert deal.turn_up in deal.hand(deal.dealer)
    assert deal.trumps is deal.turn_up.suit
    assert deal.leader is deal.dealer.next
    assert deal.size == rules.hand_size


@given(games.flatmap(lambda rules: st.permutations(rules.pack)), seats)
def test_cards_are_dealt_one_at_a_time(pack: list[Card], dealer: Seat) -> None:
    rules = SHORT_WHIST if len(pack) == 52 else COTTON_WHIST
    deal = Deal.dealt(pack, dealer, rules)
    for place, seat in enumerate(dealer.next.round()):
        assert set(deal.hand(seat)) == set(pack[place::4]), "Law 44: one at a time, in rotation"
    assert deal.turn_up == pack[-1], "Law 44: the trump card comes in its order to the dealer"
    assert deal.dealer is dealer
    assert deal == Deal.whole(deal.hands, pack[-1], dealer, rules)


@given(endings())
def test_ending_states_trumps_and_leader(deal: Deal) -> None:
    assert 1 <= deal.size < deal.rules.hand_size
    assert {len(hand) for hand in deal.hands} == {deal.size}
    assert deal.turn_up is None
    assert deal == Deal.ending(deal.hands, deal.trumps, deal.leader, deal.rules)


@pytest.mark.parametrize("size", range(1, 13))
@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
def test_ending_of_any_size(size: int, rules: Ruleset) -> None:
    parts = [Holding.of(rules.pack[at * size : (at + 1) * size]) for at in range(4)]
    deal = Deal.ending(parts, Suit.HEARTS, Seat.B, rules)
    assert (deal.size, deal.trumps, deal.leader) == (size, Suit.HEARTS, Seat.B)


@given(deals)
def test_honours_are_the_trump_honours_of_two_partners(deal: Deal) -> None:
    for side in Side:
        held = [card for seat in SEATS if seat.side is side for card in deal.hand(seat)]
        expected = [card for card in held if card.suit is deal.trumps and card.rank in HONOURS]
        assert deal.honours(side) == len(expected)


@given(whole_deals())
def test_honours_of_both_sides_are_four(deal: Deal) -> None:
    assert deal.honours(Side.AB) + deal.honours(Side.YZ) == 4


@pytest.mark.parametrize(
    ("changed", "turn_up", "dealer", "faults"),
    [
        pytest.param(
            {"A": "SQT53 HA DKJ92 CA76"},
            "S2",
            Seat.Z,
            ["A has 12 cards, and should have 13"],
            id="a card short",
        ),
        pytest.param(
            {"Y": "C3"},
            "S2",
            Seat.Z,
            [
                "Y has 1 card, and should have 13",
                "C3 is in Y's hand and in another",
            ],
            id="one card",
        ),
        pytest.param(
            {"Z": ""},
            "S2",
            Seat.Z,
            [
                "Z has 0 cards, and should have 13",
                "the turn-up S2 is not in the hand of the dealer, Z",
            ],
            id="no cards",
        ),
        pytest.param(
            {"Y": "SAQ4 HJ98742 DT64 CQ"},
            "S2",
            Seat.Z,
            ["SQ is in Y's hand and in another"],
            id="a card twice",
        ),
        pytest.param(
            {"Y": "SAQT HJ98742 DT64 CQ"},
            "S2",
            Seat.Z,
            ["SQ is in Y's hand and in another", "ST is in Y's hand and in another"],
            id="two cards twice",
        ),
        pytest.param(
            {},
            "DT",
            Seat.Z,
            ["the turn-up DT is not in the hand of the dealer, Z"],
            id="turn-up of another",
        ),
        pytest.param(
            {},
            "S2",
            Seat.B,
            ["the turn-up S2 is not in the hand of the dealer, B"],
            id="dealer another",
        ),
        pytest.param(
            {"A": "SQT53 HA DKJ92 CA7632", "B": "SK7 HKQ65 DQ875 CJ9"},
            "C4",
            Seat.B,
            [
                "A has 14 cards, and should have 13",
                "B has 12 cards, and should have 13",
                "C2 is in Z's hand and in another",
                "the turn-up C4 is not in the hand of the dealer, B",
            ],
            id="everything at once",
        ),
    ],
)
def test_all_that_is_wrong_with_a_whole_deal(
    changed: dict[str, str], turn_up: str, dealer: Seat, faults: list[str]
) -> None:
    assert list(faults_of(hands(**changed), turn_up, dealer)) == faults


@pytest.mark.parametrize(
    ("texts", "faults"),
    [
        pytest.param(
            ("SA HA", "SK HK", "SQ", "SJ HJ"),
            ["B has 1 card, and should have 2"],
            id="sizes differ",
        ),
        pytest.param(
            ("SA HA", "SA HK", "SQ HQ", "SJ HA"),
            ["SA is in Y's hand and in another", "HA is in Z's hand and in another"],
            id="cards twice",
        ),
        pytest.param(
            ("SA", "SK HK", "SA", "SJ"),
            ["Y has 2 cards, and should have 1", "SA is in B's hand and in another"],
            id="both",
        ),
    ],
)
def test_all_that_is_wrong_with_an_ending(texts: tuple[str, ...], faults: list[str]) -> None:
    with pytest.raises(BadDeal) as caught:
        Deal.ending([read_holding(text) for text in texts], Suit.SPADES, Seat.A)
    assert list(caught.value.faults) == faults
    assert str(caught.value) == "; ".join(faults)


def test_ending_of_no_cards_is_no_deal() -> None:
    with pytest.raises(BadDeal) as caught:
        Deal.ending([Holding()] * 4, Suit.SPADES, Seat.A)
    assert caught.value.faults == ("an ending has at least one card in each hand",)


def test_deuce_is_not_in_cottons_pack() -> None:
    ending = [read_holding(text) for text in ("S2", "SK", "SQ", "SJ")]
    with pytest.raises(BadDeal) as caught:
        Deal.ending(ending, Suit.SPADES, Seat.A, COTTON_WHIST)
    assert caught.value.faults == ("S2 is not in the pack of Cotton's whist",)
    assert Deal.ending(ending, Suit.SPADES, Seat.A, SHORT_WHIST).size == 1


def test_whole_hand_of_short_whist_is_too_many_for_cotton() -> None:
    found = faults_of(hands(), rules=COTTON_WHIST)
    assert found == (
        "A has 13 cards, and should have 12",
        "D2 is not in the pack of Cotton's whist",
        "Y has 13 cards, and should have 12",
        "H2 is not in the pack of Cotton's whist",
        "B has 13 cards, and should have 12",
        "Z has 13 cards, and should have 12",
        "S2 is not in the pack of Cotton's whist",
        "C2 is not in the pack of Cotton's whist",
    )


@given(whole_deals(), suits)
def test_deals_are_values(deal: Deal, trumps: Suit) -> None:
    again = Deal.ending(deal.hands, trumps, deal.leader, deal.rules)
    assert again != deal, "an ending has no turn-up"
    assert hash(deal) == hash(Deal.whole(deal.hands, *turned(deal)))
    with pytest.raises(AttributeError):
        deal.trumps = trumps  # type: ignore[misc]


def turned(deal: Deal) -> tuple[Card, Seat, Ruleset]:
    """Return the turn-up, the dealer and the rules of a whole deal."""
    assert deal.turn_up is not None
    return deal.turn_up, deal.dealer, deal.rules


@pytest.mark.parametrize(
    ("one", "two", "held"),
    [
        pytest.param("SAKQJ", "S2345", 4, id="Law 3: separately, all in one hand"),
        pytest.param("SAK H23", "SQJ H45", 4, id="Law 3: conjointly, two and two"),
        pytest.param("SAKQ H2", "S2 H345", 3, id="Law 3: separately, three"),
        pytest.param("SA9 H23", "SQJ H45", 3, id="Law 3: conjointly, one and two"),
        pytest.param("SA9 H23", "SQ H456", 2, id="Law 3: only two"),
        pytest.param("ST9 HAK", "S5 CAKQ", 0, id="Law 3: honours of trumps alone"),
    ],
)
def test_honours_of_partners(one: str, two: str, held: int) -> None:
    hands = [read_holding(text) for text in (one, "D2345", two, "D6789")]
    assert Deal.ending(hands, Suit.SPADES, Seat.A).honours(Side.AB) == held
