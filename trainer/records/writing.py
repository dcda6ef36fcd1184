"""Writing a file whole or not at all."""

import os
from contextlib import suppress
from pathlib import Path


def write_whole(path: Path, text: str) -> None:
    """Write a text beside its place and move it there, so that no half of it is ever read.

    Raises OSError if it cannot be written; then whatever stood there still does.
    """
    data = text.encode("utf-8")
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        part.write_bytes(data)
        part.replace(path)
    except OSError:
        with suppress(OSError):
            part.unlink()
        raise
