"""What the register holds: a rule of the book with its name, title and page."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule of the book, named so that files, questions and progress can refer to it.

    `page` is where the 18th edition states it; `number` is set for the eighteen numbered
    principles alone; `under` names the numbered principle or heading it belongs to, and is
    empty for those themselves.
    """

    name: str
    title: str
    page: int
    under: str = ""
    number: int = 0
