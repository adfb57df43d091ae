"""Games of other packages: where they are on the path, their entry points are found."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tenka.texts import files_of, load

TOY = Path(__file__).parent / "conformance" / "toy.py"
RENAMED = """
import tenka
from tenka.core.manifest import PLAIN


class Renamed:
    id = {id!r}
    manifest = PLAIN

    def __getattr__(self, name):
        return getattr(tenka.game({real!r}), name)


GAME = Renamed()
"""


def install_toy(folder: Path, texts: str = "") -> None:
    """The toy game as a package in that folder, with English texts if there are some."""
    _install(folder, "toy", TOY.read_text(encoding="utf-8") + "\n\nGAME = Toy()\n", texts)


def install_renamed(folder: Path, id: str, real: str) -> None:
    """A game of ours under a name that nobody has heard of: large, and without texts."""
    _install(folder, id, RENAMED.format(id=id, real=real))


@contextmanager
def on_the_path(folder: Path) -> Iterator[None]:
    """What is installed in that folder is there, and afterwards it was never heard of."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        yield
    for name in [each for each in sys.modules if each.startswith("their_")]:
        del sys.modules[name]
    files_of.cache_clear()
    load.cache_clear()


def _install(folder: Path, id: str, source: str, texts: str = "") -> None:
    package, info = folder / f"their_{id}", folder / f"their_{id}-1.0.dist-info"
    package.mkdir(parents=True)
    info.mkdir()
    (package / "__init__.py").touch()
    (package / "game.py").write_text(source, encoding="utf-8")
    if texts:
        (package / "texts").mkdir()
        (package / "texts" / "en.ftl").write_text(texts, encoding="utf-8")
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: their_{id}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[tenka.games]\n{id} = their_{id}.game:GAME\n")
