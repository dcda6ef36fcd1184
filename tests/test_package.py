"""A wheel built from the checkout, installed apart from it, finds its hands and lessons."""

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_an_installed_wheel_is_whole(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        archive.extractall(tmp_path / "site")
    assert not [name for name in names if name.startswith(("tests", "bench"))]
    run = [sys.executable, "-c", "from trainer.cli.main import run; run()", "list", "--json"]
    environment = os.environ | {
        "PYTHONPATH": str(tmp_path / "site"),
        "WHIST_HOME": str(tmp_path / "home"),
        "PYTHONUTF8": "1",
    }
    done = subprocess.run(
        run, cwd=tmp_path, env=environment, check=True, capture_output=True, encoding="utf-8"
    )
    assert len(json.loads(done.stdout)["hands"]) >= 39
    where = [sys.executable, "-c", "import trainer; print(trainer.__file__)"]
    found = subprocess.run(
        where, cwd=tmp_path, env=environment, check=True, capture_output=True, encoding="utf-8"
    )
    assert found.stdout.startswith(str(tmp_path / "site"))
    assert any(name.endswith("_shipped/set.yaml") for name in names)
    assert any("_shipped/lessons/" in name for name in names)
    assert any(name.endswith("study/templates/hand.en.yaml") for name in names)
    assert any(name.endswith("exports/print.css") for name in names)
    export = ["export", "cavendish-01", "--to", "html", "-o", str(tmp_path)]
    subprocess.run([*run[:-2], *export], cwd=tmp_path, env=environment, check=True)
    assert (tmp_path / "cavendish-01.html").stat().st_size > 50_000
