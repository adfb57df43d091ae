"""Networks as they may be stored: by hashes under a key of this server's own, for hours or days.

Who comes from the same network has the same hashes; no address is told by one.
"""

import hmac
import secrets
from dataclasses import dataclass
from ipaddress import ip_address

from tenka.server.people.limits import neighbourhood_of, network_of
from tenka.server.store import Store

KEY_NAME = "network_key"
SIGNS = 20  # of a hash


@dataclass(frozen=True, slots=True)
class From:
    """Where somebody comes from: their network, and the wider one around it."""

    network: str
    neighbourhood: str


class Networks:
    """Hashes networks; the key is read when it is wanted first."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._key = b""

    async def of(self, address: str | None) -> From:
        """Where an address is."""
        if not self._key:
            key = await self._store.settings.get_or_set(KEY_NAME, secrets.token_hex(32))
            self._key = bytes.fromhex(key)
        return From(self._hash(network_of(address)), self._hash(neighbourhood_of(address)))

    def _hash(self, network: str) -> str:
        return hmac.digest(self._key, network.encode(), "sha256").hex()[:SIGNS]


def is_here(address: str | None) -> bool:
    """Is it the server's own machine? Then it tells nothing of who comes."""
    try:
        return ip_address(address or "").is_loopback
    except ValueError:
        return False
