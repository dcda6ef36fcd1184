"""Writing a file whole or not at all."""

import os
from contextlib import suppress
from pathlib import Path


def write_whole(path: Path, text: str | bytes) -> None:
    """Write text or bytes beside their place and move them there, so that no half is ever read.

    Raises OSError if it cannot be written; then whatever stood there still does.
    """
    data = text.encode("utf-8") if isinstance(text, str) else text
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        part.write_bytes(data)
        part.replace(path)
    except OSError:
        with suppress(OSError):
            part.unlink()
        raise
