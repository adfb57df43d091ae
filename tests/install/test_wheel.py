"""The wheel that `make build` leaves in dist/: all that is needed to play, and no compiler."""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from email import message_from_string
from itertools import chain
from pathlib import Path
from zipfile import ZipFile

import pytest

import tenka
from tests import patient

ROOT = Path(__file__).parents[2]
WEB = "tenka/server/web/"
MIGRATIONS = ROOT / "src/tenka/server/store/migrations/versions"


@pytest.fixture
def wheel() -> Path:
    """The one that is installed here."""
    if (ROOT / "src") in Path(tenka.__file__).parents:
        pytest.skip("the source is tested, not the wheel")
    (found,) = (ROOT / "dist").glob("tenka-*.whl")
    return found


def test_everything_is_in_it(wheel: Path) -> None:
    with ZipFile(wheel) as files:
        names = set(files.namelist())
        (about,) = (name for name in names if name.endswith(".dist-info/METADATA"))
        told = message_from_string(files.read(about).decode())
        page = files.read(f"{WEB}index.html").decode()
    assets = set(re.findall(r"assets/[\w.-]+", page))
    assert assets
    assert {f"{WEB}{name}" for name in assets} <= names
    for migration in MIGRATIONS.glob("*.py"):
        assert f"tenka/server/store/migrations/versions/{migration.name}" in names
    for language in ("en", "pl", "hu"):
        assert any(name.endswith(f"{language}.ftl") for name in names)
    assert not any(name.startswith(("tests/", "web/", "benchmarks/")) for name in names)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    alone, extras = project["dependencies"], project["optional-dependencies"]
    needs = told.get_all("Requires-Dist", [])
    assert {_name(each) for each in needs if "extra ==" not in each} == set(map(_name, alone))
    for extra, wanted in extras.items():
        said = re.compile(f"""extra == ['"]{extra}['"]""")
        assert {_name(each) for each in needs if said.search(each)} == set(map(_name, wanted))
    of_others = (
        each for each in (*alone, *chain(*extras.values())) if _name(each) != "tenka[server]"
    )
    assert all(">=" in each for each in of_others)


def _name(requirement: str) -> str:
    return re.split(r"[ ;>=<]", requirement)[0]


@pytest.mark.slow
def test_without_the_server_one_can_still_play(wheel: Path, tmp_path: Path) -> None:
    """The engine, the bots and the terminal, with their own packages alone."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", tmp_path / "venv"], check=True)
    (packages,) = (tmp_path / "venv").glob("lib/*/site-packages")
    with ZipFile(wheel) as files:
        files.extractall(packages)
    borrowed = ("fluent", "librt", "rich", "pygments", "markdown_it", "mdurl", "babel", "pytz")
    single = ("mypy_extensions.py", "typing_extensions.py", "attr", "attrs")
    here = Path(sysconfig.get_path("purelib"))
    for name in (*borrowed, *single):
        if (here / name).exists():
            (packages / name).symlink_to(here / name)
    python = str(tmp_path / "venv" / "bin" / "python")

    def tenka_does(*words: str) -> subprocess.CompletedProcess[str]:
        command = [python, "-m", "tenka", *words]
        return subprocess.run(
            command, input="quit\n", capture_output=True, text=True, check=False, cwd=tmp_path
        )

    assert "CH-3.4" in tenka_does("rules", "CH-3.4", "--lang", "en").stdout
    contest = ("arena", "suntzu", "greedy", "random", "--games", "2")
    assert "Elo above random" in tenka_does(*contest).stdout
    assert "pip install ray" in tenka_does(*contest, "--ray").stderr
    assert tenka_does("play", "chuhan", "--seed", "1").returncode == 0
    refused = tenka_does("serve")
    assert refused.returncode != 0
    assert "it is the extra tenka[server]" in refused.stderr
    assert "Traceback" not in refused.stderr


@pytest.mark.slow
def test_it_serves_from_a_fresh_environment(wheel: Path, tmp_path: Path) -> None:
    """With what it needs borrowed from here, so that nothing is fetched."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", tmp_path / "venv"], check=True)
    home = tmp_path / "venv"
    python = home / "bin" / "python"
    (packages,) = home.glob("lib/*/site-packages")
    (packages / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n")
    uv = shutil.which("uv", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    assert uv, "make puts it into .venv, if there is none"
    subprocess.run(
        [uv, "pip", "install", "--quiet", "--offline", "--no-deps", "--python", python, wheel],
        check=True,
    )
    # Neither Node nor a compiler is to be found, nor the source.
    bare = {"PATH": str(home / "bin"), "HOME": str(tmp_path), "TENKA_BOT_WORKERS": "1"}
    with subprocess.Popen(
        [home / "bin" / "tenka", "serve", "--port", "0", "--data", tmp_path / "data"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=bare,
        cwd=tmp_path,
    ) as server:
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+", server.stdout.readline())
            assert found
            page = patient.get(f"{found[0]}/")
            assert page.status_code == 200
            (script,) = re.findall(r'src="(/assets/[^"]+\.js)"', page.text)
            assert patient.get(f"{found[0]}{script}").status_code == 200
            where = [str(python), "-c", "import tenka; print(tenka.__file__)"]
            told = subprocess.run(where, capture_output=True, text=True, check=True, env=bare)
            assert str(home) in told.stdout
        finally:
            server.terminate()


def test_none_is_built_without_the_web_app(tmp_path: Path) -> None:
    for name in ("setup.py", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path)
    build = [sys.executable, "setup.py", "bdist_wheel"]
    told = subprocess.run(build, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert told.returncode == 1
    assert "the web app has not been built" in told.stderr
    assert not (tmp_path / "dist").exists()
