"""People and tokens come out as they went in."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from tenka.server.store import Conflict, Line, Store, Token
from tenka.server.store.rows import Notice
from tests.server.databases import dump, place

from .sample import in_loop, person, with_table


@in_loop
async def test_a_person_is_found_by_id_and_by_link(tmp_path: Path) -> None:
    liu = person("liu", "劉邦 <b>&'\"")
    async with Store(place(tmp_path)) as store:
        await store.people.create(liu)
        assert await store.people.get("liu") == liu
        assert await store.people.by_link("link of liu") == liu
        assert await store.people.get("xiang") is None
        assert await store.people.by_link("no link") is None


@in_loop
async def test_a_person_gets_another_name_and_another_link(tmp_path: Path) -> None:
    async with Store(place(tmp_path)) as store:
        await store.people.create(person("liu"))
        await store.people.change(person("liu"), name="King of Han")
        await store.people.change(person("liu"), link_hash="new link")
        assert await store.people.by_link("link of liu") is None
        wanted = replace(person("liu", "King of Han"), link_hash="new link")
        assert await store.people.by_link("new link") == wanted
        assert await store.people.named({"liu", "nobody"}) == {"liu": "King of Han"}
        assert await store.people.named(set()) == {}


@in_loop
async def test_ids_links_and_logins_are_of_one_person(tmp_path: Path) -> None:
    async with Store(place(tmp_path)) as store:
        await store.people.create(person("liu"))
        for other in (person("liu", "again"), replace(person("xiang"), link_hash="link of liu")):
            with pytest.raises(Conflict, match="nothing was written"):
                await store.people.create(other)
        assert await store.people.get("liu") == person("liu")
        assert await store.people.get("xiang") is None
        with pytest.raises(Conflict, match="person xiang"):
            await store.people.change(person("xiang"), name="something")
        await store.people.create(person("xiang"))
        await store.people.change(person("liu"), login="king", password="hash")
        with pytest.raises(Conflict, match="nothing was written"):
            await store.people.change(person("xiang"), login="king", password="hash")
        assert await store.people.by_login("king") == replace(
            person("liu"), login="king", password="hash"
        )
        assert await store.people.by_login("hegemon") is None


@in_loop
async def test_what_a_name_looks_like_is_of_one_person(tmp_path: Path) -> None:
    liu, xiang = person("liu"), person("xiang", "Xiang Yu")
    async with Store(place(tmp_path)) as store:
        await store.people.create(liu, {"a", "b"})
        with pytest.raises(Conflict, match="nothing was written"):
            await store.people.create(xiang, {"b", "c"})
        assert await store.people.get("xiang") is None
        await store.people.create(xiang, {"c"})
        assert await store.people.looking({"b", "c", "d"}) == {"liu", "xiang"}
        with pytest.raises(Conflict, match="nothing was written"):
            await store.people.change(xiang, {"c", "a"}, name="Somebody else")
        assert await store.people.named({"xiang"}) == {"xiang": "Xiang Yu"}
        await store.people.change(liu, {"b", "d"}, name="King of Han")
        assert await store.people.looking({"a"}) == set()
        await store.people.change(xiang, {"a"}, name="Somebody else")
        await store.people.change(xiang, session=1)
        assert await store.people.looking({"a"}) == {"xiang"}
        await store.people.forget(liu, "nothing", 2.0)
        assert await store.people.looking({"b", "d"}) == set()


@in_loop
async def test_who_has_changed_meanwhile_is_not_changed(tmp_path: Path) -> None:
    async with Store(place(tmp_path)) as store:
        await store.people.create(person("liu"))
        owner = replace(person("liu"), login="king", password="hash")
        for was, change in (
            (person("liu"), {"login": "king", "password": "hash"}),
            (owner, {"password": "other"}),
            (replace(owner, password="other"), {"session": 1}),
        ):
            await store.people.change(was, **change)
            with pytest.raises(Conflict, match="person liu"):
                await store.people.change(was, name="Somebody else")
        assert (await store.people.named({"liu"}))["liu"] == "Liu Bang"


@in_loop
async def test_what_has_grown_meanwhile_is_not_overwritten(tmp_path: Path) -> None:
    async with Store(place(tmp_path)) as store:
        assert await store.people.as_stored("liu") is None
        await store.people.create(person("liu"))
        for notify in ({"zone": "Asia/Tokyo", "language": "hu"}, {"é": 1e9 + 0.1}, None):
            before = await store.people.as_stored("liu")
            assert before is not None
            assert before.person == await store.people.get("liu")
            await store.people.change(before.person, texts=before.texts, notify=notify)
            with pytest.raises(Conflict, match="person liu"):
                await store.people.change(before.person, texts=before.texts, ended_sessions={})
            assert await store.people.get("liu") == replace(person("liu"), notify=notify)


@in_loop
async def test_of_one_who_is_forgotten_only_the_id_is_left(tmp_path: Path) -> None:
    async with Store(place(tmp_path)) as store:
        for each in ("liu", "xiang"):
            await store.people.create(person(each, f"name of {each}"))
            await store.tokens.create(Token(f"token of {each}", each, "bot", 2.0))
        await with_table(store)
        liu = replace(
            person("liu", "name of liu"),
            login="login of liu",
            password="password of liu",
            notify={"mail": {"address": "address of liu"}},
        )
        await store.people.change(
            person("liu"), login=liu.login, password=liu.password, notify=liu.notify
        )
        await add_chat_and_notices(store)
        await store.people.forget(liu, "nobody's link", 9.0)
        left = "\n".join(dump(tmp_path))
        assert re.findall(r"\w+ of liu", left) == []
        assert sorted(re.findall(r"\w+ of xiang", left)) == [
            "chat of xiang", "link of xiang", "name of xiang", "notice of xiang", "token of xiang",
        ]  # fmt: skip
        gone = await store.people.get("liu")
        assert gone is not None
        assert (gone.name, gone.session, gone.deleted) == ("", 1, 9.0)


async def add_chat_and_notices(store: Store) -> None:
    for number, each in enumerate(("liu", "xiang")):
        await store.chat.add(Line("t", number, "players", each, 1.0, f"chat of {each}"))
        told = {"text": f"notice of {each}"}
        await store.notices.put(Notice(f"n{number}", each, "mail", told, 1.0, 0))


@in_loop
async def test_tokens_are_found_listed_used_and_revoked(tmp_path: Path) -> None:
    first, second = Token("h1", "liu", "one", 2.0), Token("h2", "liu", "two", 3.0)
    async with Store(place(tmp_path)) as store:
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
