"""Whatever is sent by a socket, whatever is told to many, whatever is long: it counts for its
address as much as it costs."""

import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from tenka.server.api import costs, live
from tenka.server.people.limits import network_of
from tests.attacks.matchmaking import guest_from
from tests.server.api.site import Guest, Site, site_in

HOME, OTHER = "192.0.2.1", "198.51.100.7"
MUCH = 100_000


@contextmanager
def limited(data: Path) -> Iterator[Site]:
    """Every address has as much as nobody needs, and gets no more."""
    with site_in(data, address_rate=1e-6, address_burst=MUCH) as site:
        yield site


def spent(site: Site, address: str = HOME) -> int:
    """What an address has asked for so far."""
    return round(MUCH - site.services.limits._addresses._left(network_of(address)))


def ping(socket: WebSocketTestSession) -> None:
    """Return when all is answered that was sent before."""
    socket.send_json({"type": "ping"})
    while socket.receive_json()["type"] != "pong":
        pass


def table_of(guest: Guest) -> str:
    return str(guest.post("/tables", game="chuhan")["table"])


def test_messages_of_all_who_come_from_an_address_count_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "PAUSE", 0.0)
    with site_in(tmp_path, address_rate=1e-6, address_burst=60) as site, ExitStack() as stack:
        guests = [guest_from(site, HOME) for _ in range(4)]
        table = table_of(guest_from(site, OTHER))
        sockets = [stack.enter_context(each.live(table)) for each in guests]
        for socket in sockets:
            socket.receive_json()
        answers = []
        for _ in range(20):
            for socket in sockets:
                socket.send_json({"type": "ping"})
                answers.append(socket.receive_json())
        refused = [each["error"]["kind"] for each in answers if each["type"] == "error"]
        assert set(refused) == {"TooMany"}
        assert len(answers) - len(refused) <= 60
        assert guest_from(site, OTHER).get(f"/tables/{table}")["status"] == "open"


def test_who_asks_too_often_is_read_on_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To refuse all that is sent would take its time, too."""
    monkeypatch.setattr(live, "PAUSE", 0.1)
    with site_in(tmp_path, address_rate=1e-6, address_burst=12) as site:
        guest = guest_from(site, HOME)
        table = table_of(guest_from(site, OTHER))
        with guest.live(table) as socket:
            socket.receive_json()
            began = time.monotonic()
            for _ in range(12):
                socket.send_json({"type": "ping"})
            answers = [socket.receive_json()["type"] for _ in range(12)]
            assert answers.count("error") >= 5
            assert time.monotonic() - began >= 4 * live.PAUSE


def test_what_all_hear_counts_by_how_many_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That a page is not looked at any more, a word of chat, somebody who comes."""
    monkeypatch.setattr(costs, "LISTENERS", 2)
    with limited(tmp_path) as site, ExitStack() as stack:
        han = guest_from(site, HOME)
        table = table_of(han)
        for _ in range(10):
            stack.enter_context(guest_from(site, OTHER).live(table)).receive_json()
        before = spent(site)
        with han.live(table) as socket:
            ping(socket)
            assert spent(site) == before + 10 + 5 + 1
            socket.send_json({"type": "looking", "looking": False})
            ping(socket)
            assert spent(site) == before + 16 + 1 + 5 + 1
        before = spent(site)
        han.post(f"/tables/{table}/chat", text="Good luck!")
        assert spent(site) == before + 1 + 5


def test_nobody_comes_again_and_again_to_a_table_with_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(costs, "LISTENERS", 1)
    with site_in(tmp_path, address_rate=1e-6, address_burst=66) as site, ExitStack() as stack:
        han = guest_from(site, HOME)
        table = table_of(han)
        for _ in range(5):
            stack.enter_context(guest_from(site, OTHER).live(table)).receive_json()
        codes: list[Any] = []
        for _ in range(4):
            try:
                with han.live(table) as socket:
                    codes.append(socket.receive_json()["type"])
            except WebSocketDisconnect as closed:
                codes.append(closed.code)
        assert codes[0] == "state"
        assert codes[-1] == 1008


def test_a_table_that_is_not_in_memory_costs_what_it_takes_to_read_it(tmp_path: Path) -> None:
    with limited(tmp_path) as site:
        table, _, _ = site.pair()
        looker = guest_from(site, HOME)
        costs_of_each = []
        for minutes in (0, 0, 60, 0):
            site.timers.advance(60.0 * minutes)
            assert site.client.portal is not None
            site.client.portal.call(site.services.lobby.beat)
            before = spent(site)
            looker.get(f"/tables/{table}")
            costs_of_each.append(spent(site) - before)
        assert costs_of_each == [4, 4, 4 + costs.LOADING, 4]


def test_a_long_request_counts_by_its_length(tmp_path: Path) -> None:
    with limited(tmp_path) as site:
        guest = guest_from(site, HOME)
        before = spent(site)
        names = {f"name{number}": 1 for number in range(10_000)}
        assert guest.refused("/tables", game="chuhan", **names) == (422, "BadRequest")
        assert spent(site) - before >= 6 + 10_000 * len("name0000:1") / costs.BYTES
