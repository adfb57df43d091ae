"""One address that asks for all that is dear, again and again, does not keep others waiting.

How long anybody waits is measured by `make starving`. Here is what makes it so: games are replayed
elsewhere, all take turns there, each seat has answers of its own, and dear requests count as many.
"""

import asyncio
import os
import signal
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest
from starlette.testclient import WebSocketDenialResponse

from tenka.core.record import Record
from tenka.server.api import security
from tenka.server.errors import TooMany, Unavailable
from tenka.server.people.askers import Asker
from tenka.server.people.limits import REFUSALS
from tenka.server.replays.kept_answers import KeptAnswers
from tenka.server.replays.questions import Moments
from tenka.server.replays.replays import ROOM, SOON, Replays
from tenka.server.store import records
from tenka.server.tables.situation import Situation
from tests.patient import PATIENCE
from tests.server.api.site import Guest, Site, site_in
from tests.server.one_description import one_description

__all__ = ["one_description"]

T = TypeVar("T")
ATTACKER, OTHER = "192.0.2.1", "198.51.100.7"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with site_in(tmp_path_factory.mktemp("site")) as running:
        yield running


@pytest.fixture(scope="module")
def played(site: Site) -> tuple[str, Guest, Guest]:
    """A game that goes on, in which both hold what the other does not see."""
    table, han, chu = site.pair()
    for _ in range(8):
        move_once(table, han, chu)
    return table, han, chu


def move_once(table: str, *players: Guest) -> None:
    """Whoever is to move does."""
    for player in players:
        if player.get(f"/tables/{table}")["my_turn"]:
            player.move(table, player.legal(table)[0])
            return


def on(site: Site, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Done in the site's loop."""
    assert site.client.portal is not None
    done: T = site.client.portal.call(work)
    return done


def situation_of(site: Site, table: str) -> Situation:
    found = site.services.lobby.find(table)
    assert found is not None
    return found.situation


def asker(address: str, name: str = "", account: bool = False) -> Asker:
    where = address.rpartition(".")[0]
    return Asker(name or address, address, where, account)


def test_an_address_that_fills_the_lane_is_served_after_others(
    site: Site, played: tuple[str, Guest, Guest]
) -> None:
    situation = situation_of(site, played[0])
    order: list[str] = []

    async def attacked() -> None:
        replays = Replays()

        async def ask(by: Asker, number: int) -> None:
            await replays.of_game(situation, Moments(0, number, 10**6), by)
            order.append("account" if by.account else by.address)

        flood = [
            asyncio.create_task(ask(asker(ATTACKER, f"guest{n % 4}"), n))
            for n in range(ROOM.of_address)
        ]
        await asyncio.sleep(0)
        others = [asyncio.create_task(ask(asker(OTHER), 100))]
        account = asker("203.0.113.1", "liu", account=True)
        others.append(asyncio.create_task(ask(account, 101)))
        await asyncio.gather(*flood, *others)
        await replays.stop()

    on(site, attacked)
    # One of the flood was under way; accounts come first, and of guests another network's.
    assert order[:3] == [ATTACKER, "account", OTHER]


def test_only_so_many_wait_for_a_person_and_for_an_address(
    site: Site, played: tuple[str, Guest, Guest]
) -> None:
    situation = situation_of(site, played[0])

    async def attacked() -> tuple[int, int, float]:
        replays = Replays()

        async def refused(askers: list[Asker], first: int) -> list[TooMany]:
            asked = [
                replays.of_game(situation, Moments(0, first + n, 10**6), by)
                for n, by in enumerate(askers)
            ]
            found = await asyncio.gather(*asked, return_exceptions=True)
            return [each for each in found if isinstance(each, TooMany)]

        one = await refused([asker(ATTACKER, "one")] * 40, 0)
        many = await refused([asker(ATTACKER, f"guest{n}") for n in range(40)], 100)
        await replays.stop()
        return 40 - len(one), 40 - len(many), one[0].retry_after

    assert on(site, attacked) == (ROOM.of_person, ROOM.of_address, SOON)


def test_what_is_asked_twice_is_answered_once(site: Site, played: tuple[str, Guest, Guest]) -> None:
    situation = situation_of(site, played[0])

    async def asked() -> int:
        replays = Replays()
        again = [
            replays.of_game(situation, Moments(0, 0, 10**6), asker(ATTACKER, f"{n}"))
            for n in range(100)
        ]
        assert len(set(await asyncio.gather(*again))) == 1
        await replays.of_game(situation, Moments(0, 0, 10**6), asker(OTHER))
        await replays.stop()
        return replays.asked

    assert on(site, asked) == 1


def test_what_is_kept_for_one_seat_is_never_given_to_another(
    site: Site, played: tuple[str, Guest, Guest]
) -> None:
    table, han, chu = played
    looker = site.guest()

    def now(guest: Guest) -> tuple[Any, Any]:
        return guest.get(f"/tables/{table}")["view"], seen(guest)[-1]["view"]

    def seen(guest: Guest) -> Any:
        return guest.get(f"/tables/{table}/moments", first=0, last=10**6)

    for _ in range(2):
        told = [now(guest) for guest in (han, chu, looker) * 2]
        assert all(live == replayed for live, replayed in told)
        assert len({str(live) for live, _ in told}) == 3
        # A table that goes on is not looked at as it was.
        before = len(seen(looker))
        move_once(table, han, chu)
        assert len(seen(looker)) == before + 1


def test_nothing_is_replayed_where_moves_are_made(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, han, chu = site.pair()
    for _ in range(6):
        move_once(table, han, chu)
    han.post(f"/tables/{table}/resign")

    def replayed(*_: object) -> None:
        raise AssertionError("replayed in the server's own process")

    for way in ("after", "state"):
        monkeypatch.setattr(Record, way, replayed)
    assert len(han.get(f"/tables/{table}/moments", last=10**6)) > 2
    assert han.get(f"/tables/{table}/replay", ply=3)["plies"] == 6
    assert han.get(f"/tables/{table}/position", ply=3)["game"] == "chuhan"
    assert site.services.replays.asked >= 3


def test_a_record_is_made_once_and_elsewhere(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    table, han, _ = site.pair()
    han.post(f"/tables/{table}/resign")
    before = site.services.replays.asked

    def made(**_: object) -> str:
        raise AssertionError("made in the server's own process")

    monkeypatch.setattr(records, "write_record", made)
    address = f"/api/tables/{table}/record"
    first, again = (site.nobody().get(address).text for _ in range(2))
    assert first == again == Record.from_json(first).to_json()
    assert site.services.replays.asked == before + 1


def test_a_process_that_dies_or_stalls_is_replaced(
    site: Site, played: tuple[str, Guest, Guest]
) -> None:
    situation = situation_of(site, played[0])

    async def hurt() -> int:
        replays = Replays()
        last = iter(range(100))

        async def ask() -> None:
            await replays.of_game(situation, Moments(0, next(last), 10**6), asker(OTHER))

        def send(what: signal.Signals) -> None:
            assert replays.process._process is not None
            os.kill(replays.process._process.pid, what)

        await ask()
        send(signal.SIGKILL)
        await ask()
        send(signal.SIGSTOP)
        replays.process.budget = 0.1
        with pytest.raises(Unavailable):
            await ask()
        replays.process.budget = PATIENCE
        await ask()
        await replays.stop()
        with pytest.raises(Unavailable):
            await ask()
        return replays.process.starts

    assert on(site, hurt) == 3


def test_a_dear_request_counts_as_many(tmp_path: Path) -> None:
    """Of its address's, and of its person's."""
    with site_in(tmp_path, address_rate=1e-3, address_burst=20) as site:
        nobody = site.nobody()
        answers = [nobody.get("/api/tables").status_code for _ in range(4)]
        assert answers == [200, 200, 429, 429]
        assert nobody.get("/api/games").status_code == 200
    with site_in(tmp_path / "people", person_rate=1e-3, person_burst=20) as site:
        guest = site.guest()
        answers = [guest.client.get("/api/tables").status_code for _ in range(4)]
        assert answers == [200, 200, 429, 429]
        refused = guest.client.get("/api/tables")
        assert int(refused.headers["Retry-After"]) > 1


def test_sockets_and_probes_count_too(tmp_path: Path) -> None:
    """Probes apart from all else, so that they are answered on a busy day."""
    with site_in(tmp_path, address_rate=1e-3, address_burst=71) as site:
        guest = site.guest()
        table = guest.post("/tables", game="chuhan")["table"]
        for _ in range(6):  # ten each; coming and the table have cost the rest
            with guest.live(table):
                pass
        with pytest.raises(WebSocketDenialResponse) as refused:
            guest.live(table).__enter__()
        assert refused.value.status_code == 429
        answers = [site.nobody().get("/healthz").status_code for _ in range(15)]
        assert answers == [200] * 14 + [429]


def test_who_is_refused_again_and_again_hears_it_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To refuse takes its time, too."""
    monkeypatch.setattr(security, "PAUSE", 0.3)
    with site_in(tmp_path, address_rate=1e-3, address_burst=5) as site:
        nobody = site.nobody()

        def refused() -> float:
            began = time.monotonic()
            while nobody.get("/api/games").status_code == 200:
                pass
            return time.monotonic() - began

        at_once = [refused() for _ in range(REFUSALS)]
        assert min(at_once) < 0.3
        assert max(refused() for _ in range(3)) >= 0.3


def test_the_description_is_made_once(site: Site) -> None:
    first = site.nobody().get("/openapi.json")
    site.client.app.openapi = None  # type: ignore[attr-defined]
    again = site.nobody().get("/openapi.json")
    assert again.content == first.content
    known = site.nobody().get("/openapi.json", headers={"If-None-Match": first.headers["ETag"]})
    assert (known.status_code, known.content) == (304, b"")


def test_answers_that_are_kept_have_so_much_room() -> None:
    kept = KeptAnswers(room=100)
    for name in "abc":
        kept.put(name, bytes(40))
    assert [kept.get(name) is not None for name in "abc"] == [False, True, True]
    kept.get("b")
    kept.put("d", bytes(40))
    assert [kept.get(name) is not None for name in "bcd"] == [True, False, True]
    kept.put("d", bytes(101))
    assert (kept.size, kept.get("b"), kept.get("d")) == (0, None, None)
