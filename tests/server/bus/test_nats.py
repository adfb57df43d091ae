"""NATS that goes away and comes back, and servers that are not ours."""

import asyncio
import logging
import socket
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tenka.core.contract import Json
from tenka.server.bus.contract import BusAway
from tenka.server.bus.in_process import InProcessBus
from tenka.server.bus.nats import NatsBus
from tenka.server.bus.open_bus import bus_of
from tenka.server.settings import BadSetting, Settings
from tests.patient import PATIENCE
from tests.server.nats_credentials import (
    ACCOUNT,
    STRANGER,
    USER,
    credentials,
    server_arguments,
)
from tests.server.nats_server import NatsServer, free_port

PASSWORD = "not-to-be-told"
# Signed by itself, for 127.0.0.1 and a hundred years; nobody else trusts it.
TLS = Path(__file__).parents[2] / "data" / "tls"


async def until(true: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.005)


async def away(bus: NatsBus) -> None:
    """Wait until it has noticed."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                await bus.publish("nobody-listens", {})
            except BusAway:
                return
            await asyncio.sleep(0.005)


def test_it_comes_back_by_itself_and_those_who_listen_are_told_of_the_gap(
    own_nats: NatsServer,
) -> None:
    async def story() -> None:
        here, there = NatsBus([own_nats.url]), NatsBus([own_nats.url])
        await here.open()
        await there.open()
        heard: list[Any] = []

        async def hear(message: Json) -> None:
            heard.append(message["n"])

        async def gap() -> None:
            heard.append("gap")

        async def doubled(message: Json) -> Json:
            return {"n": 2 * message["n"]}

        await here.subscribe("x", hear, gap=gap)
        await here.respond("y", doubled)
        await there.publish("x", {"n": 1})
        await until(lambda: heard == [1])
        for n in (2, 3):
            own_nats.stop()
            await asyncio.gather(away(here), away(there))
            for refused in (there.publish("x", {"n": 0}), there.request("y", {"n": 0}, PATIENCE)):
                with pytest.raises(BusAway):
                    await refused
            own_nats.start()
            await until(lambda: heard[-1] == "gap")
            await until(lambda: not there._connection.lost.done())  # type: ignore[union-attr]
            await there.publish("x", {"n": n})
            await until(lambda: heard[-1] != "gap")
            assert await there.request("y", {"n": n}, PATIENCE) == {"n": 2 * n}
        assert heard == [1, "gap", 2, "gap", 3]  # what was refused has not come later
        await here.close()
        await there.close()

    asyncio.run(story())


def test_who_waits_for_an_answer_is_told_that_the_connection_is_lost(own_nats: NatsServer) -> None:
    async def story() -> None:
        bus = NatsBus([own_nats.url])
        await bus.open()
        asked = asyncio.Event()

        async def never(message: Json) -> Json:
            asked.set()
            await asyncio.sleep(0.2)
            return {}

        await bus.respond("x", never)
        asking = asyncio.ensure_future(bus.request("x", {}, 100 * PATIENCE))
        await asked.wait()
        own_nats.stop()
        async with asyncio.timeout(PATIENCE):
            with pytest.raises(BusAway):
                await asking
        await bus.close()

    asyncio.run(story())


def test_the_next_server_is_taken_if_the_first_is_away(own_nats: NatsServer) -> None:
    async def story() -> None:
        bus = NatsBus([f"nats://127.0.0.1:{free_port()}", own_nats.url])
        await bus.open()
        await bus.publish("x", {})
        await bus.close()

    asyncio.run(story())


def refused(url: str, credentials: str | None = None) -> str:
    """The words in which a bus says that it cannot begin."""

    async def story() -> str:
        with pytest.raises(BusAway) as why:
            await NatsBus([url], credentials).open()
        return str(why.value)

    return asyncio.run(story())


def test_a_bus_that_is_not_there_is_told_without_secrets() -> None:
    port = free_port()
    told = refused(f"nats://me:{PASSWORD}@127.0.0.1:{port}")
    assert told == f"no bus at 127.0.0.1:{port}: ConnectionRefusedError"


@pytest.mark.parametrize("user", ["me:wrong", "other:" + PASSWORD, "a-token"])
def test_wrong_passwords_are_told_without_secrets(
    user: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    server = NatsServer("--user", "me", "--pass", PASSWORD)
    server.start()
    try:
        told = refused(f"nats://{user}@127.0.0.1:{server.port}")
    finally:
        server.stop()
    assert "does not know our user" in told
    assert user not in told + caplog.text
    assert PASSWORD not in told + caplog.text


@pytest.mark.parametrize(
    ("arguments", "user"),
    [(("--user", "me", "--pass", PASSWORD), f"me:{PASSWORD}"), (("--auth", "a-token"), "a-token")],
)
def test_user_and_password_or_a_token_open_it(arguments: tuple[str, ...], user: str) -> None:
    server = NatsServer(*arguments)
    server.start()

    async def story() -> None:
        bus = NatsBus([f"nats://{user}@127.0.0.1:{server.port}"])
        await bus.open()
        await bus.publish("x", {})
        await bus.close()

    try:
        asyncio.run(story())
    finally:
        server.stop()


def test_credentials_of_a_file_open_it_and_those_of_a_stranger_do_not(tmp_path: Path) -> None:
    server = NatsServer(*server_arguments(tmp_path))
    server.start()

    async def story(file: str) -> None:
        bus = NatsBus([server.url], file)
        await bus.open()
        await bus.publish("x", {})
        await bus.close()

    try:
        asyncio.run(story(credentials(tmp_path, USER, signed_by=ACCOUNT)))
        told = refused(server.url, credentials(tmp_path, STRANGER, signed_by=STRANGER))
    finally:
        server.stop()
    assert "does not know our user" in told
    assert STRANGER.seed.decode() not in told


def test_no_password_goes_to_a_server_without_tls_if_tls_is_asked_for() -> None:
    """One who sits between could say that there is no TLS, and be told the password."""
    heard = b""
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def pretend() -> None:
            nonlocal heard
            with listening.accept()[0] as sock:
                sock.sendall(b'INFO {"server_id":"x","version":"2.10.0","max_payload":1048576}\r\n')
                while got := sock.recv(4096):
                    heard += got

        thread = threading.Thread(target=pretend, daemon=True)
        thread.start()
        told = refused(f"tls://me:{PASSWORD}@127.0.0.1:{listening.getsockname()[1]}")
        thread.join(PATIENCE)
    assert "does not offer TLS" in told
    assert heard == b""


def test_tls_with_a_certificate_that_is_trusted_and_with_one_that_is_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    key, made = TLS / "key.pem", TLS / "certificate.pem"
    server = NatsServer("--tls", "--tlscert", str(made), "--tlskey", str(key))
    server.start()
    url = f"tls://127.0.0.1:{server.port}"

    async def story() -> None:
        bus = NatsBus([url])
        await bus.open()
        await bus.publish("x", {})
        await bus.close()

    monkeypatch.setattr("tenka.server.bus.nats.CONNECTING", PATIENCE)
    try:
        assert "certificate is not trusted" in refused(url)
        monkeypatch.setenv("SSL_CERT_FILE", str(made))
        asyncio.run(story())
    finally:
        server.stop()


def test_settings_choose_the_bus(tmp_path: Path) -> None:
    assert isinstance(bus_of(Settings(data=tmp_path)), InProcessBus)
    url = f"tls://me:{PASSWORD}@one.example.org:4222, tls://two.example.org"
    settings = Settings(data=tmp_path, bus_url=url)
    assert isinstance(bus_of(settings), NatsBus)
    assert PASSWORD not in repr(settings)


@pytest.mark.parametrize("url", [f"http://me:{PASSWORD}@host", "nats://", "nats://host:99999999"])
def test_an_address_that_is_none_is_told_without_secrets(tmp_path: Path, url: str) -> None:
    with pytest.raises(BadSetting, match=r"TENKA_BUS_URL=\.\.\.; allowed: tls://") as told:
        Settings(data=tmp_path, bus_url=url)
    assert PASSWORD not in str(told.value)


def test_credentials_that_are_not_there_are_told(tmp_path: Path) -> None:
    with pytest.raises(BadSetting, match="TENKA_BUS_CREDENTIALS"):
        Settings(data=tmp_path, bus_credentials=str(tmp_path / "none"))
