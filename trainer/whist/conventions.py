"""What a side has agreed about the meaning of its cards."""

from dataclasses import dataclass

from trainer.whist.seats import Side


@dataclass(frozen=True, slots=True)
class Conventions:
    """The agreements of one side; the defaults are the main text of the 18th edition.

    `american_leads` is Appendix A (pp. 281-286), `plain_suit_echo` Appendix B (pp. 287-288),
    `king_leads` the leads of Appendix C (pp. 289-294), `cover_honours` the old habit that an
    honour led is covered with an honour from a short suit (pp. 70, 88).
    """

    american_leads: bool = False
    plain_suit_echo: bool = False
    king_leads: bool = False
    cover_honours: bool = False


MAIN_TEXT = Conventions()


@dataclass(frozen=True, slots=True)
class Agreements:
    """The conventions of both sides."""

    ab: Conventions = MAIN_TEXT
    yz: Conventions = MAIN_TEXT

    def of(self, side: Side) -> Conventions:
        """Return the conventions of one side."""
        return self.ab if side is Side.AB else self.yz


AS_BOOK = Agreements()
"""Both sides as the main text has it."""
