"""Many guests of one address want games analysed, and never stop; others come soon all the same."""

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from tenka.core.contract import Json
from tenka.server.analyses import queue
from tenka.server.analyses.local import AnalysisFailed, Progress
from tests.server.api.serving import until
from tests.server.api.site import Guest, Site, site_in
from tests.server.api.test_analysis import won
from tests.server.databases import query
from tests.server.shell import fault, visitor

ATTACKER, CLUB, HOME = "203.0.113.7", "198.51.100.4", "192.0.2.9"
GUESTS = 41


class Worker:
    """Makes one analysis whenever it is told to, and a bad one."""

    def __init__(self) -> None:
        self._go = threading.Semaphore(0)
        self.begun = 0

    async def analysed_here(self, record: str, progress: Progress) -> Json:
        self.begun += 1
        while not self._go.acquire(blocking=False):
            await asyncio.sleep(0.002)
        raise AnalysisFailed("as the test wants it")

    def release(self) -> None:
        """One of those that are being made, or will be."""
        self._go.release()

    def make(self, site: "Attacked", expected: str) -> None:
        """The next one, which has to be this one."""
        self.release()
        until(lambda: standing(site.onlooker, expected)["status"] == "failed")


class Attacked(Site):
    """A site with games that are over, and somebody who only looks on."""

    def __init__(self, site: Site, games: int = 12) -> None:
        super().__init__(site.client, site.timers)
        self.onlooker = Guest(visitor(site.client, "192.0.2.200"))
        self.games = [won(self)[0] for _ in range(games)]

    def comes(self, address: str, account: str | None = None) -> Guest:
        guest = Guest(visitor(self.client, address))
        if account is not None:
            guest.post("/me/account", name=account, password="a long pass phrase")
        return guest


@pytest.fixture
def worker(monkeypatch: pytest.MonkeyPatch) -> Worker:
    worker = Worker()
    monkeypatch.setattr(queue, "analysed_here", worker.analysed_here)
    return worker


@pytest.fixture
def site(tmp_path: Path, worker: Worker) -> Iterator[Attacked]:
    with site_in(tmp_path) as site:
        yield Attacked(site)


def order(site: Attacked, guest: Guest, game: str) -> Json | None:
    """How it stands then; None if it was refused."""
    site.timers.advance(0.01)  # who asks later has asked later
    answer = guest.client.post(f"/api/tables/{game}/analysis")
    if answer.status_code != 200:
        assert fault(answer) == (429, "TooManyAnalyses")
        return None
    told: Json = answer.json()
    return told


def standing(guest: Guest, game: str) -> Json:
    told: Json = guest.get(f"/tables/{game}/analysis")
    return told


def attacked(site: Attacked) -> list[str]:
    """All the guests of one address ask for all there is; the games that they got in."""
    taken = []
    left = list(site.games)
    for _ in range(GUESTS):
        guest = site.comes(ATTACKER)
        if left and order(site, guest, left[0]) is not None:
            taken.append(left.pop(0))
    return taken


def test_who_comes_after_forty_one_guests_of_one_address_is_next(
    site: Attacked, worker: Worker
) -> None:
    taken = attacked(site)
    assert len(taken) == queue.ROOM_OF_GUESTS.of_address
    until(lambda: worker.begun == 1)
    *_, club, home = site.games
    guest, account = site.comes(HOME), site.comes(CLUB, "Han Xin")
    told = order(site, guest, home)
    assert told is not None
    assert told["place"] == 1
    told = order(site, account, club)
    assert told is not None
    assert told["place"] == 1
    assert standing(guest, home)["place"] == 2
    for game in (taken[0], club, home, *taken[1:]):
        worker.make(site, game)


def test_who_was_served_lately_lets_others_pass(site: Attacked, worker: Worker) -> None:
    """However old what an attacker has asked for: it was asked for before the honest one was."""
    taken = attacked(site)
    worker.make(site, taken[0])
    until(lambda: worker.begun == 2)
    honest = site.comes(HOME)
    assert order(site, honest, site.games[-1]) is not None
    again = site.comes(ATTACKER)
    assert order(site, again, site.games[-2]) is not None  # there is a place again, at the end
    for game in (taken[1], site.games[-1], *taken[2:], site.games[-2]):
        worker.make(site, game)


def test_the_order_outlives_a_restart(tmp_path: Path, worker: Worker) -> None:
    with site_in(tmp_path) as running:
        site = Attacked(running)
        taken = attacked(site)
        account, game = site.comes(CLUB, "Han Xin"), site.games[-1]
        order(site, account, game)
    with site_in(tmp_path) as running:
        for each in (game, *taken):
            worker.make(Attacked(running, games=0), each)


def test_two_servers_take_from_the_same_line(site: Attacked, worker: Worker) -> None:
    taken = attacked(site)
    until(lambda: worker.begun == 1)
    account, game = site.comes(CLUB, "Han Xin"), site.games[-1]
    order(site, account, game)
    services, portal = site.services, site.client.portal
    assert portal is not None
    second = queue.AnalysisQueue(services.store, services.bus, services.now)
    portal.call(second.start)
    try:
        until(lambda: worker.begun == 2)
        assert standing(account, game)["place"] is None  # the second one has it
        for _ in taken:
            worker.release()
        worker.make(site, game)
        until(lambda: all(standing(account, each)["status"] == "failed" for each in taken))
        assert worker.begun == len(taken) + 1  # each of them once
    finally:
        portal.call(second.stop)


def test_what_a_server_had_that_was_killed_is_made_by_another(
    site: Attacked, worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(queue, "SWEEP", 0.02)
    guest, (first, game) = site.comes(HOME), site.games[:2]
    order(site, guest, first)
    until(lambda: worker.begun == 1)
    order(site, guest, game)
    services, portal = site.services, site.client.portal
    assert portal is not None
    now = services.now()
    assert portal.call(services.store.analyses.take, game, now, now + queue.HELD)
    assert not portal.call(services.store.analyses.take, game, now, now + queue.HELD)
    worker.make(site, first)
    assert standing(guest, game)["status"] == "waiting"
    site.pass_time(queue.HELD + 1)
    worker.make(site, game)


def test_an_accounts_game_does_not_wait_in_an_attackers_line(
    site: Attacked, worker: Worker
) -> None:
    """Who asks for the games of others first does not keep them back."""
    taken = attacked(site)
    account = site.comes(CLUB, "Han Xin")
    told = order(site, account, taken[-1])
    assert told is not None
    assert told["place"] == 1
    for game in (taken[0], taken[-1]):
        worker.make(site, game)


def test_the_place_is_told_to_nobody_else(site: Attacked, worker: Worker) -> None:
    """It depends on who has asked."""
    *before, game = site.games[:3]
    guest, account = site.comes(HOME), site.comes(CLUB, "Han Xin")
    for each in (*before, game):
        order(site, guest, each)
    until(lambda: worker.begun == 1)
    others = (site.onlooker, site.comes(HOME))
    seen = [standing(other, game) for other in others]
    assert standing(guest, game)["place"] == 2
    order(site, account, game)
    assert [standing(other, game) for other in others] == seen
    assert standing(guest, game)["place"] is None
    assert standing(account, game)["place"] == 1
    assert {told["place"] for told in seen} == {None}


def test_who_has_asked_is_kept_as_digests_and_then_forgotten(
    site: Attacked, worker: Worker, tmp_path: Path
) -> None:
    guest, game = site.comes(HOME), site.games[0]
    order(site, guest, game)
    stored = "SELECT asker FROM analyses WHERE asker IS NOT NULL"
    (row,) = query(tmp_path, stored)
    assert HOME not in str(row)
    worker.make(site, game)
    site.pass_time(2 * 3600)
    assert site.client.portal is not None
    site.client.portal.call(site.services.retention.prune)
    assert query(tmp_path, stored) == []
