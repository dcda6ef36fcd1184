"""`whist lead`: what to lead from a suit, by the Analysis of Leads."""

from collections.abc import Sequence
from contextlib import suppress

import click

from trainer.cli.face import face_of, face_options, write_json
from trainer.principles.leads_row import Place, Setting, TurnedUp
from trainer.text import say
from trainer.whist.cards import Card, Rank, Suit, card
from trainer.whist.conventions import Conventions
from trainer.whist.errors import WhistError
from trainer.whist.holding import Holding
from trainer.whist.notation import pick_card, read_cards

SPADES = Holding.of(card(Suit.SPADES, rank) for rank in Rank)
"""A suit to read ranks in, where its name does not matter."""
PLACES = click.Choice([place.value for place in Place])


@click.command()
@click.argument("ranks", nargs=-1, required=True)
@click.option("--trumps", is_flag=True, help="The suit is trumps.")
@click.option("--american", is_flag=True, help="With American leads (Appendix A).")
@click.option("--king-leads", is_flag=True, help="With the leads of Appendix C.")
@click.option("--covered", is_flag=True, help="The second hand covers an honour (pp. 70, 88).")
@click.option("--forced", is_flag=True, help="You have been forced to trump (p. 65).")
@click.option("--guided", is_flag=True, help="Partner is known to be strong in the suit (p. 73).")
@click.option(
    "--turned-up",
    type=(str, PLACES),
    metavar="RANK PLACE",
    help="The trump turned up, and where: left, partner or right.",
)
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
@face_options
def lead(
    ranks: tuple[str, ...],
    trumps: bool,
    american: bool,
    king_leads: bool,
    covered: bool,
    forced: bool,
    guided: bool,
    turned_up: tuple[str, str] | None,
    as_json: bool,
    plain: bool,
    letters: bool,
) -> None:
    """Say what to lead from a suit, first and afterwards. RANKS are its cards, such as KJ93."""
    from trainer.ui.leads import lead_json, lead_scene

    suit, held = _suit_of(" ".join(ranks))
    turned = _turned(turned_up, held) if turned_up else None
    setting = Setting(
        trumps or turned is not None,
        Conventions(american_leads=american, king_leads=king_leads),
        Conventions(cover_honours=covered),
        turned,
        forced,
        guided,
    )
    if as_json:
        write_json(lead_json(held, suit, setting))
        return
    face = face_of(plain, letters)
    face.write(lead_scene(held, suit, setting, face.width))


def _suit_of(text: str) -> tuple[Suit, Holding]:
    """Return the cards of one suit, whose name may be left out."""
    cards = _read(text)
    held = Holding.of(cards)
    if len(held) < len(cards):
        twice = next(each for at, each in enumerate(cards) if each in cards[:at])
        message = say("{rank} stands twice in {text}", rank=twice.rank.letter, text=repr(text))
        raise click.BadParameter(message, param_hint="RANKS")
    return cards[0].suit, held


def _turned(turned_up: tuple[str, str], held: Holding) -> TurnedUp:
    """Return the turned-up card, which must be in another hand."""
    text, place = turned_up
    try:
        up = pick_card(text, SPADES)
    except WhistError:
        message = say("{text} is no rank: write one, such as K or 10", text=repr(text))
        raise click.BadParameter(message, param_hint="--turned-up") from None
    if up.rank in {each.rank for each in held}:
        message = say("{rank} is in your own hand", rank=up.rank.letter)
        raise click.BadParameter(message, param_hint="--turned-up")
    return TurnedUp(up.rank, Place(place))


def _read(text: str) -> Sequence[Card]:
    """Return the cards of one suit as people type them: KJ93, K J 9 3, kn 10 4, ♦KJ93."""
    blank = text.replace(",", " ").replace("-", " ").strip()
    for read, written in (
        (read_cards, blank),
        (read_cards, f"S{blank}"),
        (_read_words, blank),
    ):
        with suppress(WhistError):
            cards = read(written)
            if cards and len({each.suit for each in cards}) == 1:
                return cards
    message = say("{text} is no suit: write its ranks, such as KJ93", text=repr(text))
    raise click.BadParameter(message, param_hint="RANKS")


def _read_words(text: str) -> Sequence[Card]:
    return [pick_card(word, SPADES) for word in text.split()]
