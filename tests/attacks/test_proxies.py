"""A proxy on the server's machine speaks for people elsewhere: to them nothing is open that is for
this machine alone, however little the proxy says of itself."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import HTTPConnection

from tenka.server.api.admin_proxy import FORGED
from tenka.server.api.proxies import BROWSERS, is_local
from tests import patient
from tests.attacks.forwarder import forwarding
from tests.server.api.serving import Served, served
from tests.server.shell import fault

# What proxies say: nginx as it comes and as pages on the web tell it to be set up, and others.
SAID: list[Mapping[str, str]] = [
    {"X-Real-IP": "203.0.113.7"},
    {"Via": "1.1 proxy"},
    {"Forwarded": "for=203.0.113.7"},
    {"X-Forwarded-For": "203.0.113.7"},
    {"X-Forwarded-Proto": "https"},
    {"X-Forwarded-Host": "tenka.example.org"},
    {"CF-Connecting-IP": "203.0.113.7"},
    {"True-Client-IP": "203.0.113.7"},
    {"X-Client-IP": "203.0.113.7"},
    {"X-Cluster-Client-IP": "203.0.113.7"},
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("proxies")) as running:
        yield running


def key(server: Served) -> dict[str, str]:
    return {"Authorization": f"Bearer {server.services.admin_token}"}


def owner(server: Served) -> dict[str, str]:
    """The cookies of an owner's browser."""
    url = f"{server.url}/api/admin"
    made = patient.post(f"{url}/accounts", json={"name": "Fan Zeng"}, headers=key(server)).json()
    patient.post(f"{url}/owners", json={"name": "Fan Zeng"}, headers=key(server))
    return dict(patient.post(f"{server.url}/api/login", json=made).cookies)


def closed(server: Served, through: str, **more: Any) -> None:
    """Neither figures nor what `tenka admin` does, for who comes by that way."""
    assert fault(patient.get(f"{through}/metrics", **more)) == (403, "NotYours")
    headers = {**key(server), **more.pop("headers", {})}
    asked = patient.get(f"{through}/api/admin/bans", headers=headers, **more)
    assert fault(asked) == (403, "NotYours")


def test_any_sign_of_a_proxy_closes_what_is_for_this_machine(server: Served) -> None:
    assert patient.get(f"{server.url}/metrics").status_code == 200
    said: dict[str, str] = {}
    with forwarding(server.url, lambda client: dict(said)) as through:
        for one in SAID:
            said.clear()
            said.update(one)
            closed(server, through)


def test_so_does_the_name_that_was_asked_for(server: Served) -> None:
    with forwarding(server.url, keeps_host=True) as through:
        closed(server, through, headers={"Host": "tenka.example.org"})


def test_so_does_nginx_as_it_comes(server: Served) -> None:
    """It tells nothing of itself, but asks as nobody else does any more."""
    with forwarding(server.url, lambda client: {"Connection": "close"}, version="1.0") as through:
        closed(server, through)


def test_a_named_proxy_opens_nothing_either(tmp_path: Path) -> None:
    with (
        served(tmp_path, proxies=("127.0.0.1",)) as server,
        forwarding(server.url, lambda client: {"X-Forwarded-For": client}) as through,
    ):
        # To whom the proxy believes it, the client is this machine.
        closed(server, through, headers={"X-Forwarded-For": "127.0.0.1"})


@pytest.mark.parametrize(
    "told", [{"url": "https://tenka.example.org"}, {"proxies": ("192.0.2.1",)}], ids=str
)
def test_one_that_shows_no_sign_opens_no_figures(tmp_path: Path, told: dict[str, Any]) -> None:
    """As nginx asks from 1.29.7 on: the host has said that there is a proxy, and that is enough."""
    with served(tmp_path, **told) as server, forwarding(server.url) as through:
        assert fault(patient.get(f"{through}/metrics")) == (403, "NotYours")
        assert fault(patient.get(f"{server.url}/metrics")) == (403, "NotYours")


@pytest.mark.parametrize("name", BROWSERS)
def test_no_browser_uses_the_hosts_key(server: Served, name: str) -> None:
    url, headers = f"{server.url}/api/admin/bans", {**key(server), name: "none"}
    assert patient.get(url, headers=key(server)).status_code == 200
    assert fault(patient.get(url, headers=headers)) == (403, "NotYours")


def test_its_own_address_is_this_machine_only_by_that_name() -> None:
    def asks(host: str) -> bool:
        return is_local(
            HTTPConnection(
                {
                    "type": "http",
                    "http_version": "1.1",
                    "client": ("203.0.113.9", 6),
                    "server": ("203.0.113.9", 8380),
                    "headers": [(b"host", host.encode())],
                }
            )
        )

    assert asks("203.0.113.9:8380")
    assert not asks("tenka.example.org")


def test_an_owner_is_told_to_name_the_proxy(server: Served) -> None:
    cookies = owner(server)
    assert patient.get(f"{server.url}/api/admin/bans", cookies=cookies).status_code == 200
    with forwarding(server.url, lambda client: {"X-Real-IP": client}) as through:
        refused = patient.get(f"{through}/api/admin/bans", cookies=cookies)
        assert fault(refused) == (403, "UnknownProxy")
        assert "TENKA_PROXIES=127.0.0.1" in refused.json()["error"]["message"]
        assert fault(patient.get(f"{through}/api/admin/bans")) == (404, "NotFound")
        seen = patient.get(f"{through}/api/admin/proxy", cookies=cookies).json()
        assert (seen["signs"], seen["named"], seen["told"]) == (["x-real-ip"], False, False)


def test_the_trial_tells_what_a_proxy_makes_of_requests(tmp_path: Path) -> None:
    def right(client: str) -> Mapping[str, str]:
        return {"X-Forwarded-For": "5.9.77.12", "X-Forwarded-Proto": "https"}

    with served(tmp_path, proxies=("127.0.0.1",), url="http://127.0.0.1:1") as server:
        cookies = owner(server)
        forged = {"X-Forwarded-For": FORGED}

        def seen(through: str) -> dict[str, Any]:
            asked = patient.get(f"{through}/api/admin/proxy", cookies=cookies, headers=forged)
            return dict(asked.json())

        with forwarding(server.url, right) as through:
            told = seen(through)
            assert (told["named"], told["told"], told["forged"]) == (True, True, False)
            assert (told["address"], told["kind"]) == ("5.9.77.12", "public")
            assert told["https"] is True
            assert patient.get(f"{through}/api/admin/bans", cookies=cookies).status_code == 200
            stream = patient.get(f"{through}/api/admin/proxy/stream?silence=0", cookies=cookies)
            assert stream.text == "1\n2\n"
            whole = patient.post(
                f"{through}/api/admin/proxy/body",
                content=b" " * told["body_limit"],
                cookies=cookies,
            )
            assert whole.json() == {"bytes": told["body_limit"]}
        # One that passes on whatever the browser says of itself.
        with forwarding(server.url) as through:
            assert seen(through)["forged"] is True
        # One that says nothing of its client: nobody knows who asks.
        with forwarding(server.url, lambda client: {"X-Forwarded-For": "", "Via": "x"}) as through:
            told = seen(through)
            assert (told["named"], told["told"]) == (True, False)
            refused = patient.get(f"{through}/api/admin/bans", cookies=cookies)
            assert fault(refused) == (403, "UnknownProxy")
