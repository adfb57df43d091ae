"""Every way to leave a rated game leads to what docs/ratings.md says of it, in the same words."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.api.site import Guest, Site, site_in
from tests.server.api.test_admin import Host
from tests.server.api.test_ratings import PASSWORD, account, id_of, play_on, rated_pair
from tests.server.api.test_tournaments import look, opened, sit_down

ROOT = Path(__file__).resolve().parents[3]
LONG = 3600.0  # seconds: more than anybody's clock has


def told() -> dict[str, tuple[str, str]]:
    """By way: what becomes of a game of two, and whether it counts."""
    page = (ROOT / "docs" / "ratings.md").read_text(encoding="utf-8")
    table = page.split("## Ways to leave", 1)[1].split("\n## ", 1)[0]
    rows = [line.strip("|").split("|") for line in table.splitlines() if line.startswith("| ")]
    return {row[0].strip(): (row[1].strip(), row[3].strip()) for row in rows[1:]}


class Leaving:
    """Han plays Chu, who is to move, and leaves."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.han, self.chu = account(site, "Han"), account(site, "Chu")
        self.table = ""

    def begin(self) -> None:
        self.table = rated_pair(self.site, self.han, self.chu)
        self.play()

    def play(self) -> None:
        play_on(self.table, self.han, self.chu)
        while not self.chu.get(f"/tables/{self.table}")["my_turn"]:
            self.han.move(self.table, self.han.legal(self.table)[0])

    def resign(self) -> None:
        self.chu.post(f"/tables/{self.table}/resign")

    def time(self) -> None:
        self.site.pass_time(LONG)

    def log_out(self) -> None:
        self.chu.post("/logout")

    def delete(self) -> None:
        self.chu.post("/me/delete", password=PASSWORD)

    def ban(self) -> None:
        Host(self.site).post("/bans", kind="person", value=id_of(self.chu), reason="rude")

    def claim(self, what: str = "game") -> None:
        with self.han.live(self.table), self.chu.live(self.table):
            pass
        self.site.pass_time(200)
        self.han.post(f"/tables/{self.table}/claim", seat=1, what=what)

    def call_off(self) -> None:
        assert self.chu.refused(f"/tables/{self.table}/abort") == (409, "NotNow")

    def get_up(self) -> None:
        assert self.chu.refused(f"/tables/{self.table}/leave") == (409, "NotNow")

    def close(self) -> None:
        Host(self.site).post("/tables/close", table=self.table)

    def withdraw(self) -> None:
        self.chu.post(f"/tournaments/{self.tournament}/leave")

    def begin_in_a_tournament(self) -> None:
        self.tournament = opened(self.han, least=2, rounds=1, rated=True)
        for each in (self.han, self.chu):
            each.post(f"/tournaments/{self.tournament}/join")
        self.han.post(f"/tournaments/{self.tournament}/begin")
        look(self.site)
        self.table = sit_down(self.tournament, self.han, self.chu)[0]
        self.site.settle()
        self.play()


WAYS: dict[str, Callable[[Leaving], Any]] = {
    "resigning": Leaving.resign,
    "running out of time": Leaving.time,
    "gone, and the win is claimed": Leaving.claim,
    "gone, and a bot is asked for": lambda leaving: leaving.claim("bot"),
    "deleting the account": Leaving.delete,
    "logging out": Leaving.log_out,
    "being banned": Leaving.ban,
    "getting up": Leaving.get_up,
    "calling it off": Leaving.call_off,
    "withdrawing from the tournament": Leaving.withdraw,
    "the host closes the table": Leaving.close,
    "the server is restarted": lambda leaving: None,  # see below
}


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with site_in(tmp_path) as running:
        yield running


def test_all_ways_are_told() -> None:
    assert set(told()) == set(WAYS)


@pytest.mark.parametrize("way", [way for way in WAYS if "restarted" not in way])
def test_it_goes_as_it_is_told(site: Site, way: str) -> None:
    becomes, counts = told()[way]
    leaving = Leaving(site)
    leaving.begin_in_a_tournament() if "tournament" in way else leaving.begin()
    WAYS[way](leaving)
    check(leaving, becomes, counts)


def test_a_restart_changes_nothing(tmp_path: Path) -> None:
    becomes, counts = told()["the server is restarted"]
    with site_in(tmp_path / "again") as first:
        leaving = Leaving(first)
        leaving.begin()
        cookies = [each.client.cookies for each in (leaving.han, leaving.chu)]
        at = first.timers.now()
    with site_in(tmp_path / "again") as second:
        second.timers.advance(at - second.timers.now())
        leaving.site = second
        leaving.han, leaving.chu = (_again(second, cookie) for cookie in cookies)
        check(leaving, becomes, counts)


def _again(site: Site, cookies: Any) -> Guest:
    guest = site.guest()
    guest.client.cookies = cookies
    return guest


def check(leaving: Leaving, becomes: str, counts: str) -> None:
    """What becomes of it: they have lost; a bot plays on, and they have lost; it goes on, until
    their time is up; there is no result."""
    table, han = leaving.table, leaving.han
    leaving.site.settle()
    state = han.get(f"/tables/{table}")
    if becomes.startswith("it goes on"):
        assert (state["status"], state["seats"][1]["kind"]) == ("playing", "person")
        leaving.site.pass_time(LONG)
        state = han.get(f"/tables/{table}")
        becomes = "a bot plays on; it is lost"
    if becomes == "a bot plays on; it is lost":
        if state["status"] == "playing":
            assert state["seats"][1]["kind"] == "bot"
            han.post(f"/tables/{table}/resign")  # the bot has won, not they
    elif becomes == "it is lost at once":
        assert (state["status"], state["result"]["winners"]) == ("over", [0])
    else:
        assert becomes == "no result"
        assert state["status"] == "aborted"
    seats = han.get(f"/tables/{table}/ratings")["seats"]
    if counts == "no":
        assert seats == []
    else:
        assert counts == "yes"
        assert [(each["place"], each["weight"] > 0) for each in seats] == [(0, True), (1, True)]
