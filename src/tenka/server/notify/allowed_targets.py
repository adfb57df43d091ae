"""Which addresses of the network a webhook may reach: those of the whole world, not the host's."""

import asyncio
import socket
from concurrent.futures import Executor
from functools import partial
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

from tenka.server.notify.channels import NotDelivered

# Other networks can be reached through these.
TRANSLATED = (ip_network("64:ff9b::/96"), ip_network("64:ff9b:1::/48"))


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Is it an address of the world, and no special one?"""
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        hidden = address.sixtofour is not None or address.teredo is not None
        if hidden or address.is_site_local or any(address in net for net in TRANSLATED):
            return False
    return address.is_global and not (address.is_multicast or address.is_reserved)


LOOKING = 3.0  # seconds that a name may take to be looked up


async def checked_address(host: str, port: int, threads: Executor, *, private: bool) -> str:
    """An address of that host to connect to; NotDelivered if it has none that is allowed. It tells
    nobody which names there are in the host's own network: those have no address."""
    asked = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    try:
        async with asyncio.timeout(LOOKING):
            found = await asyncio.get_running_loop().run_in_executor(threads, asked)
    except (OSError, UnicodeError) as error:  # a TimeoutError is one, too
        raise NotDelivered("unreachable") from error
    addresses = [str(each[4][0]) for each in found]
    allowed = [each for each in addresses if private or is_public(ip_address(each.split("%")[0]))]
    if not allowed:
        raise NotDelivered("unreachable")
    return allowed[0]
