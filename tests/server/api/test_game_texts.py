"""The texts of a game, for pages that do not have them: of ours, and of games of others."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.others_games import install_renamed, install_toy, on_the_path
from tests.server.api.site import Site
from tests.server.shell import fault

TITLE = "game-title = The Toy\n"


@pytest.fixture
def others(tmp_path: Path) -> Iterator[None]:
    """Two games of others: one with English texts, one with none."""
    install_toy(tmp_path / "site", TITLE)
    install_renamed(tmp_path / "site", "campaign", "suntzu")
    with on_the_path(tmp_path / "site"):
        yield


def test_the_language_comes_first_and_then_english(site: Site) -> None:
    guest = site.guest()
    english = guest.get("/games/suntzu/texts/en")["sources"]
    assert len(english) == 1
    hungarian, rest = guest.get("/games/suntzu/texts/hu")["sources"]
    assert [rest] == english
    assert hungarian != rest
    for source in (hungarian, rest):
        assert "\ngame-title = Sun Tzu\n" in source


@pytest.mark.usefixtures("others")
def test_games_of_others(site: Site) -> None:
    guest = site.guest()
    assert {"campaign", "toy"} < {game["id"] for game in guest.get("/games")}
    for language in ("en", "pl", "hu"):
        assert guest.get(f"/games/toy/texts/{language}") == {"sources": [TITLE]}
        assert guest.get(f"/games/campaign/texts/{language}") == {"sources": []}


def test_what_there_is_not(site: Site) -> None:
    client = site.guest().client
    assert fault(client.get("/api/games/go/texts/en")) == (404, "UnknownGame")
    assert fault(client.get("/api/games/chuhan/texts/de")) == (422, "BadRequest")
