"""Commands of the server, where the server may not be installed: `pip install tenka` brings the
engine, the bots and the terminal."""

from collections.abc import Iterator
from contextlib import contextmanager

from tenka.core.errors import TenkaError


class NotInstalled(TenkaError):
    """The packages that the server needs are not there."""


@contextmanager
def server_parts() -> Iterator[None]:
    """Around imports of the server: who has not installed it is told how."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "tenka").startswith("tenka"):
            raise
        raise NotInstalled(
            f"the server is not installed ({error.name} is missing): pip install 'tenka[server]'"
        ) from error
