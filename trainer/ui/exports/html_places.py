"""Where each page of a hand-out stands, and what a link on one of them leads to."""

from dataclasses import dataclass, replace

from trainer.study.selection import Selection


@dataclass(frozen=True, slots=True)
class Places:
    """The pages there are, looked at from one of them.

    `single` is one file with everything in it, whose pages are told apart by what follows the `#`.
    `depth` is how many folders the page stands below the index; `here` is what comes before a
    moment in its own address.
    """

    single: bool
    hands: frozenset[str]
    lessons: frozenset[str]
    depth: int = 0
    here: str = ""

    @staticmethod
    def of(selection: Selection, single: bool) -> "Places":
        """Return the pages of a selection, looked at from its index."""
        hands = frozenset(hand.record.id for hand in selection.hands)
        return Places(single, hands, frozenset(lesson.id for lesson in selection.lessons))

    def inside(self, kind: str, name: str) -> "Places":
        """Return the same pages, looked at from a `hand` or a `lesson`."""
        return replace(self, here=f"{kind}/{name}/") if self.single else replace(self, depth=1)

    def file(self, kind: str, name: str) -> str:
        """Return the file of a `hand` or a `lesson`, from the folder of the index."""
        return f"{kind}s/{name}.html"

    def to(self, kind: str, name: str, at: str = "") -> str:
        """Return the address of a `hand` or a `lesson`; empty if it is not handed out."""
        if name not in (self.hands if kind == "hand" else self.lessons):
            return ""
        if self.single:
            return f"#{kind}/{name}/{at}"
        return "../" * self.depth + self.file(kind, name) + (f"#{at}" if at else "")

    @property
    def home(self) -> str:
        """Return the address of the index."""
        return "#" if self.single else "../" * self.depth + "index.html"

    def address(self, action: str) -> str:
        """Return where the action of a span leads: to a hand or a lesson, or nowhere."""
        kind, _, what = action.partition(":")
        if kind == "lesson":
            return self.to("lesson", what)
        if kind == "open":
            name, _, at = what.partition("@")
            return self.to("hand", name, at)
        return ""

    def moments(self, action: str) -> str:
        """Return where an action leads on the page of a hand, whose moments have addresses too."""
        kind, _, what = action.partition(":")
        return f"#{self.here}{what}" if kind == "goto" else self.address(action)
