"""The names of files in a set: which are of it, and which are refused wherever they stand."""

import re
from unicodedata import normalize

from trainer.records.glossary import NAME as GLOSSARY_NAME
from trainer.records.laws import NAME as LAWS_NAME
from trainer.records.lesson import FOLDER as LESSON_FOLDER
from trainer.records.lesson import NAME as LESSON_NAME
from trainer.records.set import FILE as SET_FILE
from trainer.text import say

DEEPEST = 8
"""The most folders a file of a set may lie in."""
LONGEST = 200
"""The longest name of a file with its folders, in letters."""
_DEVICE = re.compile(r"(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\..*)?", re.IGNORECASE)
"""What one system takes for a device, whatever the folder."""


def belongs(name: str, anywhere: bool = False) -> bool:
    """Tell whether a file is of a known kind by its name within a set.

    With `anywhere`, its last part alone is looked at.
    """
    *folders, last = name.split("/")
    if last.startswith("."):
        return False
    texts = (GLOSSARY_NAME, LAWS_NAME)
    if anywhere:
        return last.endswith((".yaml", ".yml")) or bool(LESSON_NAME.fullmatch(last))
    match folders:
        case []:
            return last == SET_FILE
        case ["hands", *_]:
            return last.endswith((".yaml", ".yml"))
        case ["lessons"]:
            return any(text.fullmatch(last) for text in texts)
        case ["lessons", folder]:
            return bool(LESSON_FOLDER.fullmatch(folder) and LESSON_NAME.fullmatch(last))
        case _:
            return False


def name_fault(name: str) -> str | None:
    """Return why a name must not be unpacked on any system, or None."""
    parts = name.removesuffix("/").split("/")
    if not name or len(name) > LONGEST or len(parts) > DEEPEST + 1:
        return say("its name is empty, too long or too deep")
    if not name.isprintable():
        return say("there is a control character in its name")
    if name.startswith("/") or ":" in name:
        return say("it names a place outside of the set")
    if "\\" in name:
        return say("there is a backslash in its name: folders are parted by /")
    if ".." in parts or "." in parts:
        return say("it names a place outside of the set")
    if any(not part or part[-1] in " ." or _DEVICE.fullmatch(part) for part in parts):
        return say("not every system can keep a file of this name")
    return None


def same_name(name: str) -> str:
    """Return what is the same for names that some system takes for one."""
    return normalize("NFC", normalize("NFKC", name).casefold())
