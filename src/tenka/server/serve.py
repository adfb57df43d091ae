"""Runs the app in uvicorn: until a signal comes, then everybody is told before he is cut off."""

import asyncio
import errno
import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable
from types import FrameType
from typing import cast

import uvicorn
from fastapi import FastAPI

from tenka.core.errors import TenkaError
from tenka.server.api.proxies import named_proxies
from tenka.server.app import create_app
from tenka.server.connections import Connections
from tenka.server.ops.admin_access import AdminAccess
from tenka.server.ops.file_limit import raise_file_limit
from tenka.server.ops.logs import start_logging
from tenka.server.services import Services
from tenka.server.settings import Settings

BACKLOG = 2048
# Seconds after which a thread that computes lets the loop go on: those that read the database would
# keep everybody's moves ten times as long.
SWITCH = 0.0005
# Longer than proxies keep theirs: one that is closed while it is used again fails that request.
KEPT_ALIVE = 75  # seconds
# Who listens at all addresses is found at this one by the machine itself.
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}
ELSEWHERE = ("192.0.2.1", 9)  # an address that nobody has


class CannotListen(TenkaError):
    """The address or the port is not to be had."""


class Server(uvicorn.Server):
    """uvicorn, with our way of beginning and ending."""

    def __init__(self, config: uvicorn.Config, app: FastAPI, started: Callable[[], None]) -> None:
        super().__init__(config)
        self.services: Services = app.state.services
        self.announce = started
        self.admin_access: AdminAccess | None = None

    def is_news(self, record: logging.LogRecord) -> bool:
        """Is this worth a line? A start that fails is told by whoever called us, who presses Ctrl-C
        twice knows that something breaks off, and a socket that was refused is no fault of ours."""
        refused = "without completing handshake" in record.getMessage()
        return self.started and not self.force_exit and not refused

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self.services.open_door = lambda: self._listen(sockets or [])
        await super().startup(sockets)
        if self.started:
            if sockets:
                self.admin_access = AdminAccess(address_of(sockets[0]), self.services.admin_token)
                self.admin_access.write(self.services.settings.data)
            collect_rarely()
            sys.setswitchinterval(SWITCH)
            self.announce()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        # First, while all connections still stand: uvicorn cuts sockets before the app is told.
        if self.admin_access is not None:
            self.admin_access.remove(self.services.settings.data)
        await self.services.stop_play()
        await super().shutdown(sockets)

    def _listen(self, sockets: list[socket.socket]) -> None:
        """Now whoever knocks is let in; CannotListen, if another program was quicker."""
        try:
            for sock in sockets:
                sock.listen(BACKLOG)
        except OSError as error:
            raise _cannot_listen(error, self.services.settings) from error

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal ends it in peace, a second Ctrl-C now; it is not raised again afterwards."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True


def run(settings: Settings, announce: Callable[[str, str | None], None]) -> None:
    """Serve until a signal comes; `announce` is told the address once people may come, and the one
    for others in the same network if there is one. What prevents it is a TenkaError."""
    start_logging(settings.log_level)
    raise_file_limit()
    with bound(settings) as sock:
        address = address_of(sock)
        app = create_app(settings)
        told = (settings.url, None) if settings.url else (address, network_address_of(sock))
        server = Server(config_of(settings, app), app, lambda: announce(*told))
        logging.getLogger("uvicorn.error").addFilter(server.is_news)
        try:
            server.run([sock])
        except SystemExit:
            failure: TenkaError | None = getattr(app.state, "failure", None)
            if failure is None:
                raise
            raise failure from None


def config_of(settings: Settings, app: FastAPI) -> uvicorn.Config:
    """How uvicorn runs the app."""
    connections = Connections(settings, named_proxies(settings))
    return uvicorn.Config(
        app,
        lifespan="on",
        # It calls them as it would its own classes.
        http=cast(type[asyncio.Protocol], connections.http),
        ws=cast(type[asyncio.Protocol], connections.socket),
        ws_per_message_deflate=False,  # it would double what an idle socket takes
        ws_max_size=settings.message_limit,
        log_config=None,
        access_log=False,  # the app's own names no secrets
        server_header=False,
        proxy_headers=False,  # api/proxies.py reads them
        backlog=BACKLOG,
        timeout_keep_alive=KEPT_ALIVE,
        timeout_graceful_shutdown=round(settings.grace),
    )


def collect_rarely() -> None:
    """Leave alone what is there now, and look for cycles in what comes later seldom: games make
    none, and a quarter of the time that moves took went into looking."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 50)
    gc.enable()


def bound(settings: Settings) -> socket.socket:
    """A socket that has its address and does not listen yet: who knocks before the server is ready
    is refused at once, and can go to another one. CannotListen says why there is none."""
    try:
        found = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM)
        family, _, _, _, address = found[0]
        sock = socket.socket(family)
        try:
            # As `socket.create_server` does it.
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                sock.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            sock.bind(address)
        except BaseException:
            sock.close()
            raise
    except OSError as error:
        raise _cannot_listen(error, settings) from error
    return sock


def _cannot_listen(error: OSError, settings: Settings) -> CannotListen:
    port = settings.port
    if error.errno == errno.EADDRINUSE:
        return CannotListen(
            f"port {port} is taken; stop the other program or choose another port by --port"
        )
    if error.errno in (errno.EACCES, errno.EPERM):
        return CannotListen(f"port {port} is not for this user; choose one above 1023")
    return CannotListen(f"cannot listen at {settings.host}, port {port}: {error.strerror}")


def network_address_of(sock: socket.socket) -> str | None:
    """Where others in the same network find it; None, if it is for this machine or one address
    alone, or there is no network."""
    host, port = sock.getsockname()[:2]
    if host not in EVERYWHERE:
        return None
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
            asking.connect(ELSEWHERE)  # it only chooses the way; nothing is sent
            own = asking.getsockname()[0]
    except OSError:
        return None
    return None if own.startswith("127.") else f"http://{own}:{port}"


def address_of(sock: socket.socket) -> str:
    """Where a browser finds it."""
    host, port = sock.getsockname()[:2]
    host = EVERYWHERE.get(host, host)
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
