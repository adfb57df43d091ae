"""Requests to addresses that people have named: into the world, never into the host's network."""

import asyncio
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from ipaddress import ip_address

import httpx2

from tenka.server.notify.allowed_targets import LOOKING, checked_address, is_public
from tenka.server.notify.channels import NotDelivered

AT_ONCE = 8
LONGEST = 500
PATIENCE = 10.0
FAILURES = (httpx2.HTTPError, httpx2.InvalidURL, OSError, ValueError)
PORTS = {"http": 80, "https": 443}


class BadUrl(Exception):
    """An address that nothing can be sent to; the sentence says what is allowed."""


class Posting:
    """Sends them. `private`: they may reach into the host's own network."""

    def __init__(self, name: str, *, private: bool) -> None:
        self._private = private
        # Names that take long to look up keep no other threads.
        self.threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix=name)

    def check(self, text: str) -> httpx2.URL:
        """The address; BadUrl if nothing can be sent there."""
        url = parsed(text)
        if url.scheme not in PORTS or not url.host or not 0 < (url.port or 1) < 65536:
            raise BadUrl("an address is needed such as https://example.org/turn")
        if url.userinfo:
            raise BadUrl("the address has a user or a password in it, and needs none")
        try:
            literal = ip_address(url.host)
        except ValueError:
            return url
        if not self._private and not is_public(literal):
            raise BadUrl("the address has to be reached by the world, not only from this server")
        return url

    async def post(
        self, url: httpx2.URL, body: bytes, headers: Mapping[str, str], *, trial: bool
    ) -> int:
        """The status; whatever else is answered is not read. NotDelivered, if none comes. The
        connection is made to the address that was checked: a name may mean another one by then.
        A person waits for a `trial`, to whom its time must not tell why nobody is reached."""
        clock = asyncio.get_running_loop().time
        began = clock()
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._post(url, body, headers)
        except TimeoutError as error:
            raise NotDelivered("slow") from error
        except (NotDelivered, *FAILURES) as error:
            if trial:
                await asyncio.sleep(max(0.0, began + LOOKING - clock()))
            raise NotDelivered("unreachable") from error

    async def _post(self, url: httpx2.URL, body: bytes, headers: Mapping[str, str]) -> int:
        port = url.port or PORTS[url.scheme]
        address = await checked_address(url.host, port, self.threads, private=self._private)
        there = url.copy_with(host=address)
        head = {"Host": url.netloc.decode(), "User-Agent": "Tenka", **headers}
        name = {"sni_hostname": url.raw_host.decode()}
        async with (
            httpx2.AsyncClient(timeout=PATIENCE, trust_env=False) as client,
            client.stream("POST", there, content=body, headers=head, extensions=name) as answer,
        ):
            return answer.status_code

    def close(self) -> None:
        """Nothing is sent any more."""
        self.threads.shutdown(wait=False, cancel_futures=True)


def parsed(text: str) -> httpx2.URL:
    """The address; BadUrl if it is none."""
    if len(text) > LONGEST or any(sign.isspace() or not sign.isprintable() for sign in text):
        raise BadUrl(f"an address has {LONGEST} characters at most, no spaces")
    try:
        return httpx2.URL(text)
    except (httpx2.InvalidURL, ValueError) as error:
        raise BadUrl("this is no address") from error


def check_taken(status: int) -> None:
    """NotDelivered, if that status says that it was not taken."""
    if 300 <= status < 400:
        raise NotDelivered("redirected")
    if not 200 <= status < 300:
        raise NotDelivered("refused")
