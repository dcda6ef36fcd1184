"""With the trumps against you, make your sure tricks while you can (p. 134)."""

from trainer.principles.example import Example
from trainer.principles.leading import adversaries_trump, bare_honours
from trainer.principles.needs import save_against_honours
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    if view.place != 1 or not view.adverse_trumps:
        return None
    if not (view.called(view.left) or view.called(view.right)) or view.trumps_shown_by(
        view.partner
    ):
        return None
    barred = (view.trumps, *bare_honours(view))
    cards = Holding.of(
        card
        for card in view.masters
        if card.suit not in barred and not adversaries_trump(view, card.suit)
    )
    wanted = save_against_honours(view)
    if not cards or (wanted is not None and wanted > len(cards) + 1):
        return None  # the fifth trick is not in sight, even with one of partner's
    why = say("The adversaries want trumps out: make your sure tricks first, to save the game.")
    return Advice(cards, why)


PRINCIPLE = Principle(
    "fifth-trick-against-honours",
    advise,
    overrides=(
        "lead-from-strongest-suit",
        "avoid-changing-suits",
        "analysis-of-leads",
        "force-though-weak",
        "force-strong-adversary",
        "underplay",
    ),
    examples=(
        Example(
            "SA865 HK2 D864",
            "SA HK",
            play="A C2 CJ CA C4 / B C3 CT CK CQ / A H3 HQ H6 H9 / Y HA H5 HJ H4 / Y",
            trumps="D",
            turned="D2",
        ),
        Example(
            "SQJ HK7653",
            "SQJ HK",
            play="A C6 C3 CK CA / Z SA S3 S2 S7 / Z ST S4 SK S5 / Y HQ H9 H2 HA / "
            "A D6 D5 DQ DJ / B C9 CQ C2 C4 / Z",
            trumps="D",
            turned="DJ",
            score=(4, 4),
        ),
        Example(
            "S42 HAQ D764 C832",
            "",
            play="A DK D8 DA D3 / Y SJ S3 S5 SA / A DQ D5 D9 D2 / A",
            trumps="C",
            turned="C9",
        ),
        Example(
            "S7 HK65 D875 CJ9",
            "",
            play="A D2 D4 DQ DA / Z C5 C3 CQ C4 / Y H7 HQ H3 HA / A S3 S4 SK S2 / B",
            turned="S2",
        ),
        Example(
            "S42 HAQ D764 C832",
            "",
            play="A DK DA D8 D3 / Y SJ S3 S5 SA / A DQ D5 D9 D2 / A",
            trumps="C",
            turned="C9",
        ),
    ),
)
