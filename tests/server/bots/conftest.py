"""What tests of the pool share."""

from pathlib import Path

import pytest

from tests.server.bots.pools import children, strangers


@pytest.fixture
def told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The odd bots can be imported, and write where we can read."""
    monkeypatch.syspath_prepend(Path(__file__).parent)
    monkeypatch.setenv("TOLD", str(tmp_path / "told"))
    strangers.clear()
    strangers.update(children())
    return tmp_path / "told"
