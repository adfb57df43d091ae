"""`tenka admin` with a server that runs, and without one."""

import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from tenka.cli import main
from tenka.server.ops.admin_access import FILE, AdminAccess
from tenka.server.ops.logs import ERRORS, ERRORS_SIZE
from tests import patient
from tests.server.api.serving import Served, served
from tests.server.quick_hashes import quick_hashes
from tests.server.shell import app_in, browsing

__all__ = ["quick_hashes"]

Told = pytest.CaptureFixture[str]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    with served(tmp_path / "data") as running:
        yield running


def said(told: Told, data: Path, *command: str, status: int = 0) -> list[str]:
    """The lines that a command says, or the one for which it cannot be done."""
    told.readouterr()
    assert main(["admin", *command, "--data", str(data)]) == status
    out, err = told.readouterr()
    if status:
        assert out == ""
        assert err.startswith("tenka: ")
        assert err.count("\n") == 1
        return [err]
    assert err == ""
    return out.splitlines()


def test_the_host_looks_after_it(server: Served, tmp_path: Path, capsys: Told) -> None:
    data = tmp_path / "data"
    ann, ben = server.guest(), server.guest()
    table = ann.post("/tables", game="chuhan")["table"]
    ben.post(f"/tables/{table}/join")
    name = ann.get("/me")["name"]
    (line,) = said(capsys, data, "tables")
    assert table in line
    assert "chuhan  playing" in line
    assert name in line
    assert said(capsys, data, "tables", "--status", "open") == ["no tables"]
    assert said(capsys, data, "tables", "--game", "shogun") == ["no tables"]
    assert said(capsys, data, "close", table) == [f"table {table} is closed"]
    assert ann.get(f"/tables/{table}")["status"] == "aborted"
    assert "the game is over" in said(capsys, data, "close", table, status=1)[0]
    assert "no such table" in said(capsys, data, "close", "a/../b?c", status=1)[0]
    rated = ann.post("/tables", game="chuhan", rated=True, clock={"bank": 600})["table"]
    ben.post(f"/tables/{rated}/join")
    assert "was not rated" in said(capsys, data, "annul", rated, status=1)[0]
    ben.post(f"/tables/{rated}/resign")
    counted = [f"the game at table {rated} counts for nothing"]
    assert said(capsys, data, "annul", rated) == counted
    assert "annulled already" in said(capsys, data, "annul", rated, status=1)[0]
    (line,) = said(capsys, data, "people", name.lower())
    assert ann.get("/me")["id"] in line
    assert said(capsys, data, "people", "nobody at all") == ["nobody has such a name"]
    assert said(capsys, data, "bans") == ["nobody is banned"]
    assert len(said(capsys, data, "ban", "name", name, "--reason", "rude")) == 2
    assert "rude" in said(capsys, data, "bans")[0]
    assert len(said(capsys, data, "unban", "name", name)) == 2
    assert "is banned" in said(capsys, data, "unban", "name", name, status=1)[0]
    assert "no address" in said(capsys, data, "ban", "address", "here", status=1)[0]
    assert said(capsys, data, "errors") == ["no errors"]


def test_a_password_that_is_forgotten(server: Served, tmp_path: Path, capsys: Told) -> None:
    data = tmp_path / "data"
    with patient.Client(base_url=server.url, headers={"Origin": server.url}) as ann:
        form = {"name": "Ann of the Lake", "password": "four geese over the lake"}
        assert ann.post("/api/me/account", json=form).status_code in (200, 201)
        told = said(capsys, data, "password", "ann of the lake")[0]
        new = told.removeprefix("the password of Ann of the Lake is now ")
        assert ann.get("/api/me").json()["account"] is False
        assert ann.post("/api/login", json=form).status_code == 403
        assert ann.post("/api/login", json={**form, "password": new}).json()["account"] is True
    assert "no account" in said(capsys, data, "password", "nobody at all", status=1)[0]


def test_the_door_is_the_hosts_and_goes_with_the_server(tmp_path: Path, capsys: Told) -> None:
    data = tmp_path / "data"
    with served(data):
        access = AdminAccess.read(data)
        assert access is not None
        assert access.token not in repr(access)
        assert (data / FILE).stat().st_mode & 0o777 == 0o600
        (data / FILE).write_text(json.dumps({"address": access.address, "token": "another's"}))
        assert "is not the server" in said(capsys, data, "bans", status=1)[0]
        access.write(data)
        said(capsys, data, "bans")
    assert not (data / FILE).exists()
    assert "no server uses" in said(capsys, data, "bans", status=1)[0]
    access.write(data)  # as a server that was killed leaves it
    assert "no server uses" in said(capsys, data, "bans", status=1)[0]
    for garbage in ("", "[]", "{}", "\xff"):
        (data / FILE).write_text(garbage)
        assert "no server uses" in said(capsys, data, "tables", status=1)[0]
    assert "no server uses" in said(capsys, tmp_path / "none", "tables", status=1)[0]


def test_errors_are_kept_without_what_they_quote(tmp_path: Path, capsys: Told) -> None:
    app = app_in(tmp_path)

    @app.get("/boom")
    async def boom() -> None:
        raise ValueError("the-king-of-hearts")

    with browsing(app) as client:
        quoting = "Task exception was never retrieved\nfuture: <Task exception=the-king-of-hearts>"
        logging.getLogger("asyncio").error(quoting)
        id = client.get("/boom").json()["id"]
    lines = said(capsys, tmp_path, "errors")
    assert lines[0].endswith("Task exception was never retrieved")
    assert "error in a request ValueError" in lines[1]
    assert id in lines[1]
    assert any("test_admin.py" in line and "boom" in line for line in lines[2:])
    assert "king" not in "".join(lines)
    assert (tmp_path / ERRORS).stat().st_mode & 0o777 == 0o600
    with (tmp_path / ERRORS).open("a") as file:
        file.write('{"time": "half a li')
    assert said(capsys, tmp_path, "errors", "--last", "1") == lines[1:]
    assert said(capsys, tmp_path / "none", "errors") == ["no errors"]


def test_the_file_of_errors_does_not_grow_for_ever(tmp_path: Path, capsys: Told) -> None:
    with browsing(app_in(tmp_path)):
        for number in range(2000):
            logging.getLogger("tenka.test").error("%s %s", "x" * 400, number)
    files = list(tmp_path.glob("errors.log*"))
    assert len(files) == 2
    assert all(file.stat().st_size <= ERRORS_SIZE for file in files)
    assert {file.stat().st_mode & 0o777 for file in files} == {0o600}
    assert said(capsys, tmp_path, "errors", "--last", "3")[-1].endswith("x 1999")


def test_a_closed_club_is_opened(server: Served, tmp_path: Path, capsys: Told) -> None:
    data = tmp_path / "data"
    by_environment = ["sign-up: open", "guests: yes", "as TENKA_SIGNUP and TENKA_GUESTS say"]
    assert said(capsys, data, "admission") == by_environment
    *changed, why = said(capsys, data, "admission", "--signup", "invitation", "--guests", "no")
    assert changed == ["sign-up: invitation", "guests: no"]
    assert "until --reset" in why
    assert said(capsys, data, "admission", "--reset") == by_environment
    said(capsys, data, "admission", "--signup", "host", "--guests", "no")
    assert "allow that first" in said(capsys, data, "invite", status=1)[0]
    said(capsys, data, "admission", "--signup", "invitation")
    for wrong in ("0", "1001", "many"):
        (line,) = said(capsys, data, "invite", "--uses", wrong, status=2)
        assert f"{wrong!r} is no number from 1 to 1000" in line
    assert patient.get(f"{server.url}/api/tables").status_code == 403
    line, hint = said(capsys, data, "invite", "--uses", "2", "--note", "the Tuesday group")
    assert "TENKA_URL" in hint
    url, _, more = line.partition("  ")
    assert more.startswith("(for 2 people, until ")
    code = url.removeprefix(f"{server.url}/signup#")
    (line,) = said(capsys, data, "invitations")
    assert "used 0 of 2" in line
    assert line.endswith("the Tuesday group")
    assert code not in line
    form = {"name": "Han Xin", "password": "three geese over the river", "invitation": code}
    with patient.Client(base_url=server.url) as browser:
        assert browser.post("/api/me/account", json=form).status_code == 201
        assert browser.get("/api/tables").status_code == 200
        assert browser.get("/api/admin/people").status_code == 404
        assert said(capsys, data, "owner", "Han Xin") == ["Han Xin is an owner"]
        assert browser.get("/api/admin/people").status_code == 200
        assert "owner" in said(capsys, data, "people", "han")[0]
        assert "127.0.0.1 at " in said(capsys, data, "people", "han")[0]
        assert said(capsys, data, "owner", "Han Xin", "--remove") == ["Han Xin is no owner"]
        assert browser.get("/api/admin/people").status_code == 404
    assert "no account of that name" in said(capsys, data, "owner", "Nobody", status=1)[0]
    id = said(capsys, data, "invitations")[0].split()[0]
    assert said(capsys, data, "uninvite", id) == [f"invitation {id} is revoked"]
    assert said(capsys, data, "invitations") == ["no invitations"]
    assert "no such invitation" in said(capsys, data, "uninvite", "a/../b", status=1)[0]
    (line,) = said(capsys, data, "account", "Liu Bang")
    password = line.removeprefix("Liu Bang may log in with the password ")
    form = {"name": "Liu Bang", "password": password}
    assert patient.post(f"{server.url}/api/login", json=form).status_code == 200
    assert "taken" in said(capsys, data, "account", "Liu Bang", status=1)[0]
    (line,) = said(capsys, data, "club", "Elbe club", "Liu Bang")
    club = line.removeprefix("Elbe club is a club; its id is ")
    assert said(capsys, data, "clubs")[0].split()[:4] == [club, "Elbe", "club", "1"]
    assert "no account of that name" in said(capsys, data, "club", "Oder", "Nobody", status=1)[0]
    assert said(capsys, data, "dissolve", club) == [f"club {club} is dissolved"]
    assert said(capsys, data, "clubs") == ["no clubs"]
    assert "no such club" in said(capsys, data, "dissolve", club, status=1)[0]
