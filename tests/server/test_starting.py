"""A server that starts: nobody is kept waiting at a door that does not open yet."""

import signal
import socket
from pathlib import Path

import pytest

from tenka.server.app import create_app
from tenka.server.serve import CannotListen, Server, bound, config_of
from tenka.server.settings import Settings
from tenka.server.tables.lobby import Lobby
from tests.server.nats_server import free_port
from tests.server.shell import NoBots


def answers(port: int) -> bool:
    """Is a connection taken there? If not, who knocks knows it at once."""
    try:
        socket.create_connection(("127.0.0.1", port)).close()
    except ConnectionRefusedError:
        return False
    return True


def server_of(settings: Settings, seen: list[bool]) -> Server:
    """One that looks whether it answers when it has started, and ends."""
    app = create_app(settings, bots=NoBots())

    def started() -> None:
        seen.append(answers(settings.port))
        signal.raise_signal(signal.SIGTERM)

    return Server(config_of(settings, app), app, started)


def test_who_knocks_before_it_is_ready_is_refused_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(data=tmp_path, port=free_port())
    seen: list[bool] = []
    start = Lobby.start

    async def last_but_one(lobby: Lobby) -> None:
        seen.append(answers(settings.port))
        await start(lobby)

    monkeypatch.setattr(Lobby, "start", last_but_one)
    with bound(settings) as sock:
        server_of(settings, seen).run([sock])
    assert seen == [False, True]


def test_a_port_that_another_has_taken_while_it_started(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, port=free_port())
    with bound(settings) as sock, socket.create_server(("127.0.0.1", settings.port)):
        server = server_of(settings, [])
        with pytest.raises(SystemExit):
            server.run([sock])
    with pytest.raises(CannotListen, match="is taken"):
        raise server.config.app.state.failure  # type: ignore[union-attr]
