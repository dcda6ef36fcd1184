"""The keys of the study screen."""

from trainer.ui.screens.screen import Keys

KEYS: Keys = (
    ("→  l  Space  Enter", "next card"),
    ("←  h", "previous card"),
    ("n  ]   and   p  [", "next and previous trick"),
    ("Home  g   and   End  G", "start and end, with the afterwords"),
    ("↑ ↓  k j  PgUp PgDn", "scroll the text"),
    (":", "jump to a moment, such as 7.3"),
    ("t", "look at the last trick (Law 91); t again turns it back"),
    ("s", "show or hide the other hands"),
    ("i", "what do I know? and back to the book's words"),
    ("w", "what would Cavendish play? and back to the book's words"),
    ("x", "why not this card? x again asks of the next one"),
    ("v", "sit at the next seat"),
    ("z   Z", "take the quiz; take it from here on"),
    ("Tab  Shift-Tab", "choose a page, moment or term in the text; Enter follows it"),
    ("Backspace  b", "come back from where you followed"),
    ("y", "copy the deal in PBN"),
    ("?", "this help"),
    ("q  Esc", "back to the list"),
)
