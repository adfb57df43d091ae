"""Asking the server that runs, as its host."""

from pathlib import Path
from typing import Any

import httpx2

from tenka.core.errors import TenkaError
from tenka.server.ops.admin_access import AdminAccess

PATIENCE = 30.0


class NoServer(TenkaError):
    """There is no server to be asked."""


class Refused(TenkaError):
    """The server has refused it, and says why."""


def ask(directory: Path, method: str, path: str, **more: Any) -> Any:
    """What the server that uses this data directory answers its host."""
    access = AdminAccess.read(directory)
    if access is None:
        raise NoServer(f"no server uses {directory}; start it, or name another by --data")
    headers = {"Authorization": f"Bearer {access.token}"}
    url = f"{access.address}/api/admin{path}"
    try:
        # Whatever proxy there is for the web, the server is on this machine.
        with httpx2.Client(headers=headers, timeout=PATIENCE, trust_env=False) as client:
            answer = client.request(method, url, **more)
    except httpx2.TimeoutException as error:
        raise NoServer(f"the server at {access.address} does not answer") from error
    except httpx2.TransportError as error:
        raise NoServer(f"no server uses {directory} any more; it was killed, or is gone") from error
    if answer.is_success:
        return answer.json() if answer.content else None
    raise Refused(_why(answer, access, directory))


def _why(answer: httpx2.Response, access: AdminAccess, directory: Path) -> str:
    try:
        message = str(answer.json()["error"]["message"])
    except (ValueError, TypeError, KeyError):
        message = ""
    if message in ("", "Not Found"):
        return f"what runs at {access.address} is not the server that uses {directory}"
    return message
