"""Archives: what is unpacked, and everything that is refused."""

import os
import stat
import struct
import tracemalloc
import zipfile
import zlib
from collections.abc import Mapping
from contextlib import suppress
from io import BytesIO
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.records.samples import ENDING
from trainer.records import archive as module
from trainer.records.archive import packed, passed_over, told, unpacked
from trainer.records.archive_names import belongs, name_fault, same_name
from trainer.records.problem import BadFile

SET = "id: mine\ntitle: Mine\nversion: 1\n"
SOUND = {"set.yaml": SET, "hands/one.yaml": ENDING}
Content = Mapping[str, str | bytes]


def zipped(path: Path, files: Content, **of_info: object) -> Path:
    """Return an archive; what is said of an entry goes to all of them but set.yaml."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files.items():
            info = zipfile.ZipInfo(name)
            info.compress_type = zipfile.ZIP_DEFLATED
            if not name.endswith("set.yaml"):
                for key, value in of_info.items():
                    setattr(info, key, value)
            archive.writestr(info, text)
    return path


def named(path: Path, old: str, new: str) -> Path:
    """Return an archive with the bytes of a name changed, which no library would write."""
    assert len(old) == len(new)
    path.write_bytes(path.read_bytes().replace(old.encode(), new.encode()))
    return path


def files_below(root: Path) -> set[str]:
    return {path.relative_to(root).as_posix() for path in root.rglob("*") if path.is_file()}


def refusal(path: Path, tmp_path: Path) -> str:
    """Return what is said of an archive that is refused, and nothing of it unpacked."""
    before = files_below(tmp_path)
    with pytest.raises(BadFile) as error:
        unpacked(path, tmp_path / "cache")
    assert files_below(tmp_path) == before
    assert not any(path.is_dir() for path in (tmp_path / "cache").glob("*"))
    words = str(error.value)
    assert words.startswith(f"{path}:1:1: ")
    assert words.replace("\n", "").isprintable()
    return words


# What is unpacked


def test_a_set_at_the_top_or_in_its_one_folder(tmp_path: Path) -> None:
    top = unpacked(zipped(tmp_path / "top.zip", SOUND), tmp_path / "cache")
    assert files_below(top) == set(SOUND)
    inner = {f"some set/{name}": text for name, text in SOUND.items()}
    root = unpacked(zipped(tmp_path / "inner.zip", inner), tmp_path / "cache")
    assert files_below(root) == set(SOUND)
    assert (root / "hands/one.yaml").read_text("utf-8") == ENDING
    assert {each.name for each in (tmp_path / "cache").iterdir()} == {top.name, root.name}


def test_it_is_unpacked_once_and_anew_when_it_changes(tmp_path: Path) -> None:
    path = zipped(tmp_path / "a.zip", SOUND)
    root = unpacked(path, tmp_path / "cache")
    (root / "mark").touch()
    assert unpacked(path, tmp_path / "cache") == root
    assert (root / "mark").exists()
    zipped(path, {**SOUND, "hands/two.yaml": ENDING})
    assert files_below(unpacked(path, tmp_path / "cache")) == {*SOUND, "hands/two.yaml"}


def test_files_of_no_known_kind_are_named_and_not_unpacked(tmp_path: Path) -> None:
    more = {
        "lessons/010-first/lesson.en.md": "x",
        "lessons/010-first/lesson.ru.md": "x",
        "lessons/glossary.en.yaml": "x",
        "lessons/laws.en.yaml": "x",
        "hands/deep/er/two.yml": "x",
    }
    other = {
        "run.py": "x",
        "hands/.hidden.yaml": "x",
        "hands/notes.txt": "x",
        "hands/inner.zip": "x",
        "lessons/lesson.en.md": "x",
        "lessons/010-first/picture.png": "x",
        "other/set.yaml": "x",
    }
    path = zipped(tmp_path / "a.zip", {**SOUND, **more, **other})
    assert files_below(unpacked(path, tmp_path / "cache")) == {*SOUND, *more}
    assert passed_over(path) == tuple(sorted(other))
    words = told(passed_over(path))
    assert words.startswith("7 files that are no part of a set are left out: 'hands/.hidden.yaml'")
    assert told(()) == ""


def test_a_packed_set_is_unpacked_the_same_and_is_the_same_every_time(tmp_path: Path) -> None:
    files = {name: text.encode() for name, text in SOUND.items()}
    data = packed(files, "mine")
    assert data == packed(dict(reversed(files.items())), "mine")
    path = tmp_path / "mine.zip"
    path.write_bytes(data)
    root = unpacked(path, tmp_path / "cache")
    assert {name: (root / name).read_bytes() for name in files_below(root)} == files


def test_what_could_not_be_unpacked_is_not_packed() -> None:
    files = {"set.yaml": SET.encode(), "hands/a:b.yaml": b"x"}
    with pytest.raises(BadFile, match="outside of the set"):
        packed(files, "mine")


# What is refused


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("hands/../../evil.yaml", "a place outside"),
        ("../evil.yaml", "a place outside"),
        ("hands/./one.yaml", "a place outside"),
        ("/etc/evil.yaml", "a place outside"),
        ("//server/evil.yaml", "a place outside"),
        ("C:/evil.yaml", "a place outside"),
        ("hands/one.yaml:stream", "a place outside"),
        ("hands//one.yaml", "not every system"),
        ("hands/con.yaml", "not every system"),
        ("hands/LPT1", "not every system"),
        ("hands/one.yaml.", "not every system"),
        ("hands /one.yaml", "not every system"),
        ("hands/\x1b[2J.yaml", "control character"),
        ("hands/\u202elmay.yaml", "control character"),
        ("hands/a\nb.yaml", "control character"),
        ("a/" * 20 + "one.yaml", "too deep"),
        ("hands/" + "x" * 300 + ".yaml", "too long"),
    ],
)
def test_names(tmp_path: Path, name: str, why: str) -> None:
    words = refusal(zipped(tmp_path / "a.zip", {**SOUND, name: ENDING}), tmp_path)
    assert why in words
    assert repr(name[:80]) in words


@pytest.mark.parametrize("name", ["hands\\..\\evil.yaml", "hands/on\0e/evil.yaml"])
def test_names_that_the_library_mends_are_seen_as_they_are_written(
    tmp_path: Path, name: str
) -> None:
    plain = name.replace("\\", "-").replace("\0", "-")
    path = named(zipped(tmp_path / "a.zip", {**SOUND, plain: ENDING}), plain, name)
    assert "in its name" in refusal(path, tmp_path)


def test_a_second_name_in_an_extra_field_leads_nowhere(tmp_path: Path) -> None:
    """Newer versions of the library take the name from there."""
    name, evil = b"hands/two.yaml", b"../../evil.yaml"
    field = struct.pack("<BL", 1, zlib.crc32(name)) + evil
    extra = struct.pack("<HH", 0x7075, len(field)) + field
    path = zipped(tmp_path / "deep.zip", {**SOUND, name.decode(): ENDING}, extra=extra)
    with suppress(BadFile):
        unpacked(path, tmp_path / "far" / "cache")
    assert not list(tmp_path.rglob("evil.yaml"))


def test_the_name_that_the_library_makes_is_looked_at_too(tmp_path: Path) -> None:
    path = zipped(tmp_path / "a.zip", SOUND)
    with zipfile.ZipFile(path) as archive:
        archive.infolist()[1].filename = "../evil.yaml"
        with pytest.raises(BadFile, match=r"evil\.yaml' is refused"):
            module._entries(path, archive)


@pytest.mark.parametrize(
    ("mode", "why"),
    [
        (stat.S_IFLNK | 0o777, "it is a link"),
        (stat.S_IFIFO | 0o644, "neither a file nor a folder"),
        (stat.S_IFCHR | 0o644, "neither a file nor a folder"),
    ],
)
def test_links_and_devices(tmp_path: Path, mode: int, why: str) -> None:
    files = {**SOUND, "hands/two.yaml": "/etc/passwd"}
    path = zipped(tmp_path / "a.zip", files, external_attr=mode << 16)
    assert why in refusal(path, tmp_path)


def test_a_link_that_would_not_be_unpacked_is_refused_too(tmp_path: Path) -> None:
    path = tmp_path / "a.zip"
    zipped(path, {**SOUND, "hands/way": "/"}, external_attr=(stat.S_IFLNK | 0o777) << 16)
    assert "'hands/way' is refused: it is a link" in refusal(path, tmp_path)


@pytest.mark.parametrize("other", ["hands/ONE.yaml", "Hands/one.yaml", "hands/one.YAML"])
def test_two_names_that_are_one_to_some_disk(tmp_path: Path, other: str) -> None:
    words = refusal(zipped(tmp_path / "a.zip", {**SOUND, other: ENDING}), tmp_path)
    assert "have the same name" in words


@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_the_same_name_twice(tmp_path: Path) -> None:
    path = zipped(tmp_path / "a.zip", SOUND)
    with zipfile.ZipFile(path, "a") as archive:
        archive.writestr("hands/one.yaml", "another")
    assert "have the same name" in refusal(path, tmp_path)


def test_names_that_differ_in_their_accents_alone(tmp_path: Path) -> None:
    files = {**SOUND, "hands/\u00e9.yaml": ENDING, "hands/e\u0301.yaml": ENDING}
    assert "have the same name" in refusal(zipped(tmp_path / "a.zip", files), tmp_path)


def test_a_file_that_is_a_folder_too(tmp_path: Path) -> None:
    files = {**SOUND, "hands/one.yaml/two.yaml": ENDING}
    assert "is a file and a folder" in refusal(zipped(tmp_path / "a.zip", files), tmp_path)


def test_an_encrypted_entry(tmp_path: Path) -> None:
    path = zipped(tmp_path / "a.zip", SOUND)
    data = bytearray(path.read_bytes())
    for mark, at in ((b"PK\x01\x02", 8), (b"PK\x03\x04", 6)):
        place = data.index(mark) + at
        struct.pack_into("<H", data, place, struct.unpack_from("<H", data, place)[0] | 1)
    path.write_bytes(data)
    assert "it is encrypted" in refusal(path, tmp_path)


def test_a_way_of_packing_that_is_not_used(tmp_path: Path) -> None:
    path = tmp_path / "a.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_LZMA) as archive:
        for name, text in SOUND.items():
            archive.writestr(name, text)
    assert "packed in a way that is not used here (14)" in refusal(path, tmp_path)


def test_damage_at_any_place_is_refused_or_does_no_harm(tmp_path: Path) -> None:
    whole = zipped(tmp_path / "whole.zip", SOUND).read_bytes()
    outcomes = set()
    for at in range(0, len(whole), 3):
        path = tmp_path / "a.zip"
        path.write_bytes(whole[:at] + bytes([whole[at] ^ 0x55]) + whole[at + 1 :])
        try:
            root = unpacked(path, tmp_path / "cache")
        except BadFile as error:
            outcomes.add(str(error).partition(": ")[2][:16])
        else:
            assert files_below(root) <= {*SOUND}
    assert len(outcomes) > 1
    assert {each.name for each in tmp_path.iterdir()} == {"whole.zip", "a.zip", "cache"}


@pytest.mark.parametrize("data", [b"", b"PK", b"no zip at all", b"\0" * 1000])
def test_no_archive(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "a.zip"
    path.write_bytes(data)
    assert "no .zip archive, or a damaged one" in refusal(path, tmp_path)


def test_an_archive_cut_short(tmp_path: Path) -> None:
    path = zipped(tmp_path / "a.zip", SOUND)
    path.write_bytes(path.read_bytes()[:-30])
    assert "no .zip archive, or a damaged one" in refusal(path, tmp_path)


def test_no_set_and_several(tmp_path: Path) -> None:
    path = zipped(tmp_path / "a.zip", {"hands/one.yaml": ENDING, "a/b/set.yaml": SET})
    assert "it has no set.yaml" in refusal(path, tmp_path)
    path = zipped(tmp_path / "a.zip", {"a/set.yaml": SET, "b/set.yaml": SET})
    assert "holds 2 sets" in refusal(path, tmp_path)


def test_a_large_file_and_one_squeezed_out_of_reason(tmp_path: Path) -> None:
    large = os.urandom(500_001).hex()
    path = zipped(tmp_path / "a.zip", {**SOUND, "hands/two.yaml": large})
    assert "larger than 1,000,000 bytes" in refusal(path, tmp_path)
    path = zipped(tmp_path / "a.zip", {**SOUND, "hands/two.yaml": "x" * 900_000})
    assert "more than 100 times smaller" in refusal(path, tmp_path)


def test_an_entry_that_lies_about_its_size(tmp_path: Path) -> None:
    path = zipped(tmp_path / "a.zip", {**SOUND, "hands/two.yaml": os.urandom(30_000).hex()})
    data = bytearray(path.read_bytes())
    for mark, at in ((b"PK\x01\x02", 24), (b"PK\x03\x04", 22)):
        struct.pack_into("<L", data, data.rindex(mark) + at, 100)
    path.write_bytes(data)
    assert "the archive is damaged" in refusal(path, tmp_path)


def test_an_entry_that_swells_beyond_what_it_says_fills_no_memory(tmp_path: Path) -> None:
    """Fifty million noughts in a file that says it holds nine hundred thousand."""
    path = zipped(tmp_path / "a.zip", {**SOUND, "hands/two.yaml": b"\0" * 50_000_000})
    data = bytearray(path.read_bytes())
    for mark, at in ((b"PK\x01\x02", 24), (b"PK\x03\x04", 22)):
        struct.pack_into("<L", data, data.rindex(mark) + at, 900_000)
    path.write_bytes(data)
    tracemalloc.start()
    try:
        assert "the archive is damaged" in refusal(path, tmp_path)
        assert tracemalloc.get_traced_memory()[1] < 30_000_000  # it may be 20 itself
    finally:
        tracemalloc.stop()


def test_too_much_of_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = zipped(tmp_path / "a.zip", {**SOUND, "hands/two.yaml": ENDING})
    for name, most, why in (
        ("MOST_FILES", 2, "more than 2 files"),
        ("MOST_BYTES", 100, "larger than 100 bytes"),
        ("MOST_UNPACKED", len(ENDING), "bytes unpacked"),
    ):
        with monkeypatch.context() as patch:
            patch.setattr(module, name, most)
            assert why in refusal(path, tmp_path)
    unpacked(path, tmp_path / "cache")


def test_an_archive_that_is_not_there_or_no_file(tmp_path: Path) -> None:
    assert "no such file" in refusal(tmp_path / "gone.zip", tmp_path)
    os.mkfifo(tmp_path / "pipe.zip")
    assert "no file that can be read" in refusal(tmp_path / "pipe.zip", tmp_path)


def test_a_cache_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    path = zipped(tmp_path / "a.zip", SOUND)
    with pytest.raises(BadFile, match=r"cannot be unpacked in .*file"):
        unpacked(path, tmp_path / "file")


def test_every_fault_is_told_at_once(tmp_path: Path) -> None:
    path = zipped(tmp_path / "a.zip", {**SOUND, "../a": "x", "/b": "x"})
    words = refusal(path, tmp_path)
    assert "'../a'" in words
    assert "'/b'" in words


PARTS = st.sampled_from(
    ["..", ".", "", "hands", "lessons", "set.yaml", "a.yaml", "C:", "nul", "\x1b", "a ", "\\", "é"]
)
NAMES = st.one_of(
    st.lists(PARTS, max_size=5).map("/".join),
    st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=30),
)


@given(names=st.lists(NAMES.filter(bool), max_size=4, unique=True))
def test_whatever_the_names_nothing_leaves_the_folder(
    names: list[str], tmp_path_factory: pytest.TempPathFactory
) -> None:
    tmp_path = tmp_path_factory.mktemp("names")
    path = zipped(tmp_path / "a.zip", {"set.yaml": SET, **dict.fromkeys(names, ENDING)})
    try:
        root = unpacked(path, tmp_path / "cache")
    except BadFile as error:
        assert str(error).replace("\n", "").isprintable()
    else:
        assert all(belongs(name) and not name_fault(name) for name in files_below(root))
    outside = [each for each in tmp_path.iterdir() if each.name not in ("a.zip", "cache")]
    assert outside == []


@given(name=NAMES)
def test_a_name_that_is_let_in_is_a_path_of_its_own(name: str) -> None:
    if name_fault(name) is None:
        assert os.path.normpath(name) == name.removesuffix("/")
        assert not os.path.isabs(name)
        assert same_name(name.upper().lower()) == same_name(name.lower())


def test_bytes_of_any_kind_are_refused_or_unpacked(tmp_path: Path) -> None:
    """A name in no encoding at all: the flag says UTF-8, the bytes are none."""
    buffer = BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        archive.writestr("set.yaml", SET)
        archive.writestr("hands/é.yaml", ENDING)
    path = tmp_path / "a.zip"
    path.write_bytes(buffer.getvalue().replace("é".encode(), b"\xff\xfe"))
    assert "no .zip archive, or a damaged one" in refusal(path, tmp_path)
