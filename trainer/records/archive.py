"""A set in one file: a .zip with `set.yaml` at the top or in its one folder.

It comes from a stranger and is data: whatever it holds, the outcome is a folder with files of the
known kinds and nothing outside of it, or a `BadFile` that says what is refused, and where.
"""

import os
import shutil
import stat
import struct
import zlib
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from io import BytesIO
from pathlib import Path, PurePosixPath
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile, ZipInfo

from trainer.records.archive_names import belongs, name_fault, same_name
from trainer.records.problem import BadFile, Place, Problem
from trainer.records.set import FILE as SET_FILE
from trainer.records.source import LARGEST
from trainer.text import count, say

MOST_BYTES = 20_000_000
"""The largest archive, in bytes."""
MOST_FILES = 10_000
"""The most entries of an archive."""
MOST_UNPACKED = 100_000_000
"""The most that may come out of an archive, in bytes; of one file it is `source.LARGEST`."""
MOST_SQUEEZED = 100
"""How many times smaller a file may have been made; text comes to a tenth of this."""
_SMALL = 10_000
"""The size in bytes under which a file may be squeezed as it likes."""
_KIND = "1-"
"""Begins the names of unpacked folders; raised when other files are unpacked than before."""
_ENCRYPTED = 0x1
_METHODS = (ZIP_STORED, ZIP_DEFLATED)
_FAULTS = (BadZipFile, zlib.error, struct.error, OSError, ValueError, RuntimeError, EOFError)
"""All that the standard library is known to raise at a damaged archive."""


@dataclass(frozen=True, slots=True)
class _Entry:
    """One file to be unpacked, with its name in the set."""

    info: ZipInfo
    name: str


def unpacked(path: Path, cache: Path) -> Path:
    """Return the folder of an archive, unpacked below `cache` on first use.

    BadFile with everything in it that is refused; then nothing is unpacked.
    """
    data = _read(path)
    root = cache / (_KIND + sha256(data).hexdigest()[:32])
    if (root / SET_FILE).is_file():
        return root
    with _opened(path, data) as archive:
        entries = _entries(path, archive)
        part = cache / f"{root.name}.{os.getpid()}.part"
        try:
            for entry in entries:
                with archive.open(entry.info) as file:  # with a bound: its header may lie
                    _write(part / entry.name, file.read(LARGEST + 1))
            with suppress(OSError):  # another program may have been faster
                part.rename(root)
        except OSError as error:
            raise _not_unpacked(path, cache, error.strerror or error) from None
        except _FAULTS:
            raise _bad(path, say("the archive is damaged")) from None
        finally:
            shutil.rmtree(part, ignore_errors=True)
    if not (root / SET_FILE).is_file():
        raise _not_unpacked(path, cache, say("what is there is spoilt"))
    return root


def passed_over(path: Path) -> tuple[str, ...]:
    """Return the names of the files in a sound archive that are of no known kind."""
    with _opened(path, _read(path)) as archive:
        taken = {entry.info.filename for entry in _entries(path, archive)}
        return tuple(sorted(i.filename for i in _files(archive) if i.filename not in taken))


def _bad(path: Path, *messages: str) -> BadFile:
    return BadFile(tuple(Problem(path, Place(), message) for message in messages))


def _not_unpacked(path: Path, cache: Path, reason: object) -> BadFile:
    return _bad(path, say("cannot be unpacked in {folder}: {why}", folder=cache, why=reason))


def _read(path: Path) -> bytes:
    try:
        if path.exists() and not path.is_file():
            raise _bad(path, say("this is no file that can be read"))
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except FileNotFoundError:
        raise _bad(path, say("there is no such file")) from None
    except OSError as error:
        raise _bad(path, say("cannot be read: {reason}", reason=error.strerror)) from None
    if len(data) > MOST_BYTES:
        raise _bad(path, say("the archive is larger than {n} bytes", n=f"{MOST_BYTES:,}"))
    return data


def _opened(path: Path, data: bytes) -> ZipFile:
    if data.count(b"PK\x01\x02") > MOST_FILES:  # each entry is told of under this mark
        raise _bad(path, say("the archive holds more than {n} files", n=f"{MOST_FILES:,}"))
    try:
        return ZipFile(BytesIO(data))
    except _FAULTS:
        raise _bad(path, say("this is no .zip archive, or a damaged one")) from None


def _files(archive: ZipFile) -> Iterator[ZipInfo]:
    yield from (info for info in archive.infolist() if not info.is_dir())


def _entries(path: Path, archive: ZipFile) -> list[_Entry]:
    """Return the files to be unpacked; BadFile with everything that is refused."""
    faults: list[str] = []
    for info in archive.infolist():
        # both names: that of the entry, and what the library, or an extra field, makes of it
        for name in dict.fromkeys((info.orig_filename, info.filename)):
            if fault := name_fault(name) or _fault(info):
                shown = repr(name[:80])
                faults.append(say("the entry {name} is refused: {why}", name=shown, why=fault))
    if faults:
        raise _bad(path, *faults[:20])
    faults += _doubles([info.filename for info in _files(archive)])
    top = _top(path, archive)
    named = [_Entry(info, info.filename[len(top) :]) for info in _files(archive)]
    entries = [each for each in named if each.info.filename.startswith(top) and belongs(each.name)]
    if sum(each.info.file_size for each in entries) > MOST_UNPACKED:
        most = f"{MOST_UNPACKED:,}"
        faults.append(say("the archive comes to more than {n} bytes unpacked", n=most))
    if faults:
        raise _bad(path, *faults[:20])
    return entries


def _fault(info: ZipInfo) -> str | None:
    """Return what is wrong with an entry besides its name, or None."""
    mode = info.external_attr >> 16
    if stat.S_ISLNK(mode):
        return say("it is a link")
    if stat.S_IFMT(mode) not in (0, stat.S_IFREG, stat.S_IFDIR):
        return say("it is neither a file nor a folder")
    if info.flag_bits & _ENCRYPTED:
        return say("it is encrypted")
    if not belongs(PurePosixPath(info.filename).name, anywhere=True):
        return None  # it will not be unpacked, so it may be large
    if info.compress_type not in _METHODS:
        return say("it is packed in a way that is not used here ({n})", n=info.compress_type)
    if info.file_size > LARGEST:
        return say("it is larger than {n} bytes", n=f"{LARGEST:,}")
    if info.file_size > max(_SMALL, MOST_SQUEEZED * info.compress_size):
        return say("it is packed more than {n} times smaller", n=MOST_SQUEEZED)
    return None


def _doubles(names: list[str]) -> Iterator[str]:
    """Yield what is wrong where names are the same to some disk, or one is a folder of another."""
    first: dict[str, str] = {}
    for name in names:
        same = same_name(name)
        if same in first:
            both = {"name": repr(name[:80]), "other": repr(first[same][:80])}
            yield say("the entries {other} and {name} have the same name", **both)
        first.setdefault(same, name)
    for name in names:
        for folder in PurePosixPath(same_name(name)).parents:
            if str(folder) in first:
                yield say("the entry {name} is a file and a folder", name=repr(str(folder)[:80]))


def _top(path: Path, archive: ZipFile) -> str:
    """Return the folder in which the set stands, with its slash; nothing if it is the top."""
    names = [info.filename for info in _files(archive)]
    if SET_FILE in names:
        return ""
    tops = [name for name in names if name.count("/") == 1 and name.endswith("/" + SET_FILE)]
    if len(tops) > 1:
        raise _bad(path, say("the archive holds {n} sets: pack each by itself", n=len(tops)))
    if not tops:
        message = say("this is no set: it has no {file}", file=SET_FILE)
        raise _bad(path, message)
    return tops[0].removesuffix(SET_FILE)


def _write(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("xb") as file:
        file.write(data)


def packed(files: dict[str, bytes], folder: str) -> bytes:
    """Return an archive of some files by name, in one folder; the same files give the same bytes.

    BadFile if it could not be read again, for its size or its number of files.
    """
    buffer = BytesIO()
    with ZipFile(buffer, "w") as archive:
        for name in sorted(files):
            info = ZipInfo(f"{folder}/{name}", (1980, 1, 1, 0, 0, 0))
            info.create_system = 3
            info.external_attr = (stat.S_IFREG | 0o644) << 16
            info.compress_type = ZIP_DEFLATED
            archive.writestr(info, files[name], compresslevel=9)
    data = buffer.getvalue()
    path = Path(f"{folder}.zip")
    if len(data) > MOST_BYTES:
        raise _bad(path, say("the archive is larger than {n} bytes", n=f"{MOST_BYTES:,}"))
    with _opened(path, data) as archive:
        _entries(path, archive)
    return data


def told(names: tuple[str, ...]) -> str:
    """Return what is said of files that are passed over; nothing if there are none."""
    if not names:
        return ""
    shown = ", ".join(repr(name[:60]) for name in names[:3]) + (", …" if names[3:] else "")
    return count(
        len(names),
        "{n} file that is no part of a set is left out: {names}",
        "{n} files that are no part of a set are left out: {names}",
        names=shown,
    )
