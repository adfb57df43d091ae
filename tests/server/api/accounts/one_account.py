"""An account, as tests sign up and log in with it."""

from typing import Any

from argon2 import PasswordHasher

from tests.server.api.site import Guest, Site

NAME, PASSWORD = "Xiang Yu", "three geese over the river"
FORM = {"name": NAME, "password": PASSWORD}


class Quick(PasswordHasher):
    """Hashes that take no time; it counts them."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.compared: list[str] = []

    def verify(self, hash: str | bytes, password: str | bytes) -> Any:
        self.compared.append(str(hash).split("$")[3])
        return super().verify(hash, password)


def device(site: Site, name: str = NAME, password: str = PASSWORD) -> Guest:
    """Another browser, logged in."""
    other = site.guest()
    assert other.post("/login", name=name, password=password)["account"]
    return other


def rename(guest: Guest, name: str) -> Any:
    return guest.client.patch("/api/me", json={"name": name})


def told_at(link: str) -> str:
    """Where the page of a link asks whose it is."""
    return link.replace("/link/", "/api/link/")
