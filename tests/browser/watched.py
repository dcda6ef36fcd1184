"""A page under watch: what went wrong on it, and what it asked for."""

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page


class Watched:
    """A page that remembers what went wrong on it, and every request it made."""

    def __init__(self, page: "Page", root: Path) -> None:
        self.page = page
        self._root = root
        self.faults: list[str] = []
        self.requests: list[str] = []
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda said: self.faults.append(said.text))
        page.on("request", lambda request: self.requests.append(request.url))

    def open(self, address: str) -> "Page":
        self.page.goto((self._root / address.partition("#")[0]).as_uri() + self._after(address))
        return self.page

    @staticmethod
    def _after(address: str) -> str:
        _, sign, after = address.partition("#")
        return sign + after
