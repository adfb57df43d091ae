"""HEAD is answered wherever GET is."""

from pathlib import Path

from tests import patient
from tests.server.api.serving import served, until
from tests.server.api.site import Site


def test_it_is_answered_like_get_without_a_body(site: Site) -> None:
    guest = site.guest()
    table = guest.post("/tables", game="chuhan", bots={"1": "greedy"})["table"]
    for path in ("/", "/healthz", "/readyz", "/docs", "/api/games", f"/api/tables/{table}"):
        got, head = guest.client.get(path), guest.client.head(path)
        assert head.status_code == got.status_code == 200, path
        assert head.headers["content-type"] == got.headers["content-type"]
        assert head.content == b""
    assert guest.client.head("/api/nothing").status_code == 404
    assert guest.client.head("/api/quick").status_code == 405


def test_a_running_server_answers_it_and_a_stream_ends(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        guest = server.guest()
        table = guest.post("/tables", game="chuhan", bots={"1": "greedy"})["table"]
        with patient.Client(base_url=server.url, headers=guest.headers) as client:
            head, got = client.head("/api/games"), client.get("/api/games")
            assert head.status_code == 200
            assert head.headers["content-length"] == got.headers["content-length"]
            assert client.head(f"/api/tables/{table}/stream").status_code == 200
            until(lambda: server.services.lobby.listening(table) == 0)
            assert client.head("/healthz").status_code == 200  # by the same connection
