"""The host's way in: where `tenka admin` finds the server that runs, and the key to it.

Both are in a file of the data directory, which is the host's alone, as long as the server runs.
"""

import json
import logging
import os
from dataclasses import dataclass, field
from pathlib import Path

FILE = "admin.json"

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class AdminAccess:
    """Where a server is, and what opens it to its host."""

    address: str
    token: str = field(repr=False)

    def write(self, directory: Path) -> None:
        """Put it into the data directory; a server that cannot is no worse for those who play."""
        draft = directory / f".{FILE}"
        body = json.dumps({"address": self.address, "token": self.token})
        try:
            draft.unlink(missing_ok=True)
            with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
                file.write(body)
            draft.replace(directory / FILE)
        except OSError as error:
            log.warning("no %s could be written: %s", FILE, error.strerror)

    def remove(self, directory: Path) -> None:
        """The server is going."""
        if AdminAccess.read(directory) == self:
            (directory / FILE).unlink(missing_ok=True)

    @staticmethod
    def read(directory: Path) -> "AdminAccess | None":
        """The way into the server that uses this data directory, if one does."""
        try:
            found = json.loads((directory / FILE).read_text())
            return AdminAccess(str(found["address"]), str(found["token"]))
        except (FileNotFoundError, NotADirectoryError, ValueError, TypeError, KeyError):
            return None
