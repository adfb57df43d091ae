"""What no call about accounts takes: tokens, pages of other sites, garbage."""

from typing import Any

from tests.server.api.accounts.one_account import FORM, NAME, PASSWORD, device
from tests.server.api.site import Guest, Site
from tests.server.shell import fault

CALLS: tuple[tuple[str, Any], ...] = (
    ("/me/account", FORM),
    ("/login", FORM),
    ("/logout", {}),
    ("/me/logout-everywhere", {}),
    ("/me/password", {"old": PASSWORD, "new": "four geese over the lake"}),
    ("/me/delete", {"password": PASSWORD}),
)


def test_neither_a_token_nor_another_sites_page_may_do_it(site: Site, owner: Guest) -> None:
    token = owner.post("/me/tokens", name="bot")["token"]
    bearer = {"Authorization": f"Bearer {token}"}
    foreign = {"Origin": "https://evil.example"}
    client = site.nobody()
    for path, body in CALLS:
        assert fault(client.post(f"/api{path}", json=body, headers=bearer)) == (403, "NotYours")
        answer = owner.client.post(f"/api{path}", json=body, headers=foreign)
        assert fault(answer) == (403, "ForeignOrigin")
    assert fault(client.patch("/api/me", json={"name": "x"}, headers=bearer)) == (403, "NotYours")
    assert owner.get("/me")["name"] == NAME
    device(site)


def test_garbage(site: Site, owner: Guest) -> None:
    for path in ("/me/account", "/login", "/me/password", "/me/delete"):
        for body in (b"", b"[]", b"{", b'{"name": 3, "password": {}}', b'{"x": 1}'):
            answer = owner.client.post(f"/api{path}", content=body)
            assert fault(answer) == (422, "BadRequest")
