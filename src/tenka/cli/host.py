"""Asking the server that runs, as its host."""

from pathlib import Path
from typing import Any

import httpx2

from tenka.core.errors import TenkaError
from tenka.server.door import Door

PATIENCE = 30.0


class NoServer(TenkaError):
    """There is no server to be asked."""


class Refused(TenkaError):
    """The server has refused it, and says why."""


def ask(directory: Path, method: str, path: str, **more: Any) -> Any:
    """What the server that uses this data directory answers its host."""
    door = Door.read(directory)
    if door is None:
        raise NoServer(f"no server uses {directory}; start it, or name another by --data")
    headers = {"Authorization": f"Bearer {door.token}"}
    url = f"{door.address}/api/admin{path}"
    try:
        # Whatever proxy there is for the web, the server is on this machine.
        with httpx2.Client(headers=headers, timeout=PATIENCE, trust_env=False) as client:
            answer = client.request(method, url, **more)
    except httpx2.TimeoutException as error:
        raise NoServer(f"the server at {door.address} does not answer") from error
    except httpx2.TransportError as error:
        raise NoServer(f"no server uses {directory} any more; it was killed, or is gone") from error
    if answer.is_success:
        return answer.json() if answer.content else None
    raise Refused(_why(answer, door, directory))


def _why(answer: httpx2.Response, door: Door, directory: Path) -> str:
    try:
        message = str(answer.json()["error"]["message"])
    except (ValueError, TypeError, KeyError):
        message = ""
    if message in ("", "Not Found"):
        return f"what runs at {door.address} is not the server that uses {directory}"
    return message
