"""An analysis of a finished game: asked for once, made in the background, kept for all."""

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tenka.analysis.figures import VERSION
from tenka.core.contract import Json
from tenka.server.analyses import local, queue, remote
from tenka.server.analyses.local import AnalysisFailed, Progress
from tenka.server.analyses.worker_messages import jobs_subject
from tenka.server.people.askers import Room
from tests.patient import PATIENCE
from tests.server.api.site import LAST_CARD, Guest, Site, site_in
from tests.server.databases import query
from tests.server.shell import fault, visitor

LEFT = "INSERT INTO analyses (table_id, asked, status) VALUES (:table, 1, 'waiting')"


def won(site: Site) -> tuple[str, Guest]:
    """A game of one move."""
    table, han, _ = site.pair(position=LAST_CARD)
    han.move(table, "play 4")
    assert han.get(f"/tables/{table}")["status"] == "over"
    return table, han


def made(guest: Guest, table: str) -> Any:
    """The analysis, when it is there."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        told = guest.get(f"/tables/{table}/analysis")
        if told["status"] != "waiting":
            return told
        time.sleep(0.05)
    raise AssertionError("it took too long")


def test_it_is_made_once_and_kept_for_all(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that has failed can be asked for again."""
    table, han = won(site)
    nothing = {"status": "none", "made": 0, "total": 0, "place": None, "analysis": None}
    assert han.get(f"/tables/{table}/analysis") == nothing
    with monkeypatch.context() as patch:
        patch.setattr(local, "LIMIT", 0.001)
        han.post(f"/tables/{table}/analysis")
        assert made(han, table)["status"] == "failed"
    assert han.post(f"/tables/{table}/analysis")["status"] == "waiting"
    told = made(site.guest(), table)
    assert told["status"] == "done"
    (step,) = told["analysis"]["steps"]
    assert (step["seat"], step["moves"], step["made"]) == (0, ["play 4"], 1)
    assert step["chances"] == [1.0, 0.0]
    assert [each["result"] for each in told["analysis"]["balances"]] == [1.0, 0.0]
    assert han.post(f"/tables/{table}/analysis") == told


@pytest.mark.parametrize("version", [None, VERSION - 1, VERSION + 1])
def test_one_of_another_version_is_made_again(site: Site, version: int | None) -> None:
    table, han = won(site)
    han.post(f"/tables/{table}/analysis")
    told = made(han, table)
    portal = site.client.portal
    assert portal is not None
    analyses = site.services.store.analyses
    kept = portal.call(analyses.of, table)
    assert kept is not None
    assert kept.body is not None
    assert kept.body["version"] == VERSION
    old = {**kept.body, "version": version, "opening": [0.0, 1.0]}
    portal.call(analyses.put, table, "done", old)
    assert han.get(f"/tables/{table}/analysis")["status"] == "none"
    assert han.post(f"/tables/{table}/analysis")["status"] == "waiting"
    assert made(han, table) == told


def test_a_running_game_is_not_analysed(site: Site) -> None:
    table, han, _ = site.pair()
    assert han.missed(f"/tables/{table}/analysis") == (409, "NotNow")
    assert han.refused(f"/tables/{table}/analysis") == (409, "NotNow")
    han.post(f"/tables/{table}/abort")
    assert han.refused(f"/tables/{table}/analysis") == (409, "CannotAnalyse")
    assert han.get(f"/tables/{table}/analysis")["status"] == "impossible"
    assert han.refused("/tables/nowhere/analysis") == (404, "NotFound")


def test_there_is_an_end_to_what_may_wait(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    table, han = won(site)
    monkeypatch.setattr(queue, "ROOM", queue.ROOM._replace(of_all=0))
    assert han.refused(f"/tables/{table}/analysis") == (429, "TooManyAnalyses")
    assert han.get(f"/tables/{table}/analysis")["status"] == "none"


def test_nobody_keeps_analyses_from_the_others(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    go = threading.Event()

    async def analysed_here(record: str, progress: Progress) -> Json:
        while not go.is_set():
            await asyncio.sleep(0.01)
        raise AnalysisFailed("as the test wants it")

    monkeypatch.setattr(queue, "analysed_here", analysed_here)
    monkeypatch.setattr(queue, "ROOM_OF_GUESTS", Room(2, 3, 20, 20))
    tables = [won(site)[0] for _ in range(5)]
    han, chu, nobody = site.guest(), site.guest(), visitor(site.client, "203.0.113.7")
    paths = [f"/tables/{table}/analysis" for table in tables]
    for path in (*paths[:2], paths[0]):  # the same again is no other
        assert han.post(path)["status"] == "waiting"
    assert han.refused(paths[2]) == (429, "TooManyAnalyses")
    assert chu.post(paths[2])["status"] == "waiting"
    for path in paths[3:]:
        assert nobody.post(f"/api{path}").status_code == 200
    last = f"/tables/{won(site)[0]}/analysis"
    assert fault(nobody.post(f"/api{last}")) == (429, "TooManyAnalyses")
    assert visitor(site.client, "203.0.113.8").post(f"/api{last}").status_code == 200
    go.set()
    for table in tables:
        made(han, table)
    assert han.post(paths[2])["status"] in ("waiting", "failed")


def test_where_workers_have_no_time_it_is_made_here(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(remote, "PAUSE", 0.05)
    monkeypatch.setattr(remote, "PATIENCE", 0.1)

    async def busy(job: Json) -> Json:
        return {"busy": True}

    answered_by(site, busy)
    table, han = won(site)
    han.post(f"/tables/{table}/analysis")
    assert made(han, table)["status"] == "done"


def test_what_came_of_it_elsewhere_while_we_waited_for_a_worker_is_kept(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(remote, "PAUSE", 0.05)
    monkeypatch.setattr(remote, "PATIENCE", 0.05)
    analyses = site.services.store.analyses

    async def busy(job: Json) -> Json:
        await analyses.put(job["table"], "failed")
        return {"busy": True}

    answered_by(site, busy)
    table, han = won(site)
    han.post(f"/tables/{table}/analysis")
    other, chu = won(site)
    chu.post(f"/tables/{other}/analysis")
    made(chu, other)  # one after the other
    assert made(han, table)["status"] == "failed"


def answered_by(site: Site, worker: Callable[[Json], Awaitable[Json]]) -> None:
    """There is a worker that answers like this."""
    portal = site.client.portal
    assert portal is not None
    portal.call(site.services.bus.respond, jobs_subject(), worker)


def test_what_waits_is_taken_up_after_a_restart(tmp_path: Path) -> None:
    with site_in(tmp_path) as before:
        table, _ = won(before)
    query(tmp_path, LEFT, table=table)
    with site_in(tmp_path) as after:
        assert made(after.guest(), table)["status"] == "done"


def test_what_another_server_has_left_is_taken_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(queue, "SWEEP", 0.05)
    with site_in(tmp_path) as running:
        table, han = won(running)
        query(tmp_path, LEFT, table=table)
        assert made(han, table)["status"] == "done"
