"""The whole server on a disk that is full and with a database that others hold: a move is refused
in words that tell no more than when to try again, nothing of it stays, and the same request is
taken once there is room again; the host finds the reason in the log."""

import shutil
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx2
import pytest

from tenka.server.api.error_answers import SOON, body_of
from tenka.server.errors import Unavailable
from tests import patient
from tests.server.api.serving import Account, Served, served, until
from tests.server.api.site import LAST_CARD
from tests.server.databases import locked
from tests.server.disk import small_disk

MOVE = {"decision": 0, "key": "k", "moves": ["play 4"]}
PASSING = (503, body_of(Unavailable(SOON))["error"])


def a_table(server: Served) -> tuple[Account, str]:
    """Somebody whose move it is, and his table."""
    han = server.guest()
    return han, han.post("/quick", game="chuhan", position=LAST_CARD)["table"]


def move(player: Account, table: str) -> httpx2.Response:
    url = f"{player.url}/api/tables/{table}/moves"
    return patient.post(url, json=MOVE, headers=player.headers)


def refusal(answer: httpx2.Response) -> tuple[int, Any]:
    return answer.status_code, answer.json()["error"]


def test_a_database_that_another_program_holds(tmp_path: Path) -> None:
    with served(tmp_path, complaints=True) as server:
        han, table = a_table(server)
        before = han.get(f"/tables/{table}")
        with locked(tmp_path):
            assert refusal(move(han, table)) == PASSING
            assert han.get(f"/tables/{table}") == before
        assert move(han, table).json()["repeated"] is False
        assert han.get(f"/tables/{table}")["status"] == "over"


def fill(disk: Path) -> Path:
    """Take all the room there is."""
    ballast = disk / "ballast"
    page = bytes(4096)
    with ballast.open("wb", buffering=0) as file, suppress(OSError):
        while True:
            file.write(page)
    assert shutil.disk_usage(disk).free < len(page)
    return ballast


@pytest.mark.sqlite
def test_a_disk_that_is_full(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", 2) as disk:
        with served(disk, complaints=True) as server:
            han, table = a_table(server)
            before = han.get(f"/tables/{table}")
            assert patient.get(f"{server.url}/readyz").status_code == 200
            ballast = fill(disk)
            until(lambda: patient.get(f"{server.url}/readyz").status_code == 503)
            assert refusal(move(han, table)) == PASSING
            assert han.get(f"/tables/{table}") == before
            ballast.unlink()
            until(lambda: patient.get(f"{server.url}/readyz").status_code == 200)
            assert move(han, table).json()["repeated"] is False
            after = han.get(f"/tables/{table}/record")
        with served(disk) as server:
            assert patient.get(f"{server.url}/api/tables/{table}/record").json() == after
