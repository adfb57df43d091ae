"""People and tokens come out as they went in."""

from dataclasses import replace
from pathlib import Path

import pytest

from tenka.server.store import Conflict, Store, Token

from .sample import in_loop, person


@in_loop
async def test_a_person_is_found_by_id_and_by_link(tmp_path: Path) -> None:
    liu = person("liu", "劉邦 <b>&'\"")
    async with Store(tmp_path) as store:
        await store.people.create(liu)
        assert await store.people.get("liu") == liu
        assert await store.people.by_link("link of liu") == liu
        assert await store.people.get("xiang") is None
        assert await store.people.by_link("no link") is None


@in_loop
async def test_a_person_gets_another_name_and_another_link(tmp_path: Path) -> None:
    async with Store(tmp_path) as store:
        await store.people.create(person("liu"))
        await store.people.rename("liu", "King of Han")
        await store.people.set_link("liu", "new link")
        assert await store.people.by_link("link of liu") is None
        wanted = replace(person("liu", "King of Han"), link_hash="new link")
        assert await store.people.by_link("new link") == wanted
        assert await store.people.named({"liu", "nobody"}) == {"liu": "King of Han"}
        assert await store.people.named(set()) == {}


@in_loop
async def test_ids_and_links_are_of_one_person(tmp_path: Path) -> None:
    async with Store(tmp_path) as store:
        await store.people.create(person("liu"))
        for other in (person("liu", "again"), replace(person("xiang"), link_hash="link of liu")):
            with pytest.raises(Conflict, match="nothing was written"):
                await store.people.create(other)
        assert await store.people.get("liu") == person("liu")
        assert await store.people.get("xiang") is None
        for change in (store.people.rename, store.people.set_link):
            with pytest.raises(Conflict, match="person xiang"):
                await change("xiang", "something")


@in_loop
async def test_tokens_are_found_listed_used_and_revoked(tmp_path: Path) -> None:
    first, second = Token("h1", "liu", "one", 2.0), Token("h2", "liu", "two", 3.0)
    async with Store(tmp_path) as store:
        await store.people.create(person("liu"))
        await store.people.create(person("xiang"))
        await store.tokens.create(second)
        await store.tokens.create(first)
        assert await store.tokens.of("liu") == (first, second)
        await store.tokens.used("h1", 9.5)
        assert await store.tokens.find("h1") == replace(first, last_used=9.5)
        with pytest.raises(Conflict):
            await store.tokens.revoke("xiang", "h1")  # not his
        await store.tokens.revoke("liu", "h1")
        assert await store.tokens.find("h1") is None
        await store.tokens.used("h1", 10.0)
        assert await store.tokens.of("liu") == (second,)
        with pytest.raises(Conflict):
            await store.tokens.create(Token("h3", "nobody", "lost", 4.0))


def test_no_secret_is_in_a_repr() -> None:
    assert "link of" not in repr(person("liu"))
    assert "h1" not in repr(Token("h1", "liu", "one", 2.0))
