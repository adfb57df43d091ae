"""Who deletes his account is gone; his games stay, without his name."""

import re
from pathlib import Path

from tenka.core.contract import Json
from tenka.server.store.lookalikes import compared
from tests.server.api.accounts.one_account import FORM, NAME, PASSWORD, device, told_at
from tests.server.api.site import Guest, Site, site_in
from tests.server.databases import dump, query
from tests.server.shell import fault


class TestDeleting:
    def test_a_token_that_was_made_meanwhile_is_none(self, site: Site) -> None:
        guest, services = site.guest(), site.services
        assert site.client.portal is not None
        person = site.client.portal.call(services.identity.person, guest.get("/me")["id"])
        guest.post("/me/delete")
        assert person is not None
        token, _ = site.client.portal.call(services.identity.tokens.new, person, "bot")
        bearer = {"Authorization": f"Bearer {token}"}
        assert fault(site.nobody().get("/api/me", headers=bearer)) == (401, "BadToken")

    def test_games_stay_without_the_name(self, site: Site, tmp_path: Path) -> None:
        table, han, chu = site.pair()
        han.post("/me/account", **FORM)
        opened = han.post("/tables", game="chuhan")["table"]
        token = han.post("/me/tokens", name="bot")["token"]
        link = han.post("/me/link")["url"]
        with chu.live(table) as watching, han.live(table) as socket:
            for each in (watching, socket):
                each.receive_json()
            han.post("/me/delete", password=PASSWORD)
            heard: list[Json] = []
            while not heard or heard[-1]["type"] != "closing":
                heard.append(socket.receive_json())
        assert han.get("/me")["account"] is False
        assert han.get("/tables/mine") == []
        assert chu.get(f"/tables/{opened}")["status"] == "aborted"
        state = chu.get(f"/tables/{table}")
        assert (state["status"], state["result"]["winners"]) == ("over", [1])
        assert [seat["name"] for seat in state["seats"]] == ["", chu.name]
        assert [seat["name"] for seat in chu.get("/tables/mine")[0]["seats"]] == ["", chu.name]
        assert chu.client.get(f"/api/tables/{table}/record").status_code == 200
        bearer = {"Authorization": f"Bearer {token}"}
        assert fault(site.nobody().get("/api/me", headers=bearer)) == (401, "BadToken")
        assert site.client.get(told_at(link)).status_code == 404
        assert chu.refused("/login", **FORM) == (403, "WrongPassword")
        kept = "\n".join(dump(tmp_path))
        assert not re.search(f"{NAME}|{compared(NAME)}|argon2", kept)
        # Who wants to play again does not wait for him.
        again = chu.post(f"/tables/{table}/rematch")
        assert [seat["kind"] for seat in again["seats"]] == ["person", "open"]
        site.guest().post(f"/tables/{again['table']}/join")
        # The name is free.
        site.guest().post("/me/account", **FORM)

    def test_with_more_than_two_a_bot_plays_on(self, site: Site) -> None:
        guest = site.guest()
        table = guest.post("/tables", game="shogun", seats=3, seat=0)["table"]
        others = [site.guest() for _ in range(2)]
        for other in others:
            other.post(f"/tables/{table}/join")
        guest.post("/me/delete")
        state = others[0].get(f"/tables/{table}")
        assert state["status"] == "playing"
        assert state["seats"][0]["kind"] == "bot"
        assert state["seats"][0]["name"] is None

    def test_it_needs_the_password(self, site: Site, owner: Guest) -> None:
        assert owner.refused("/me/delete") == (403, "WrongPassword")
        assert owner.refused("/me/delete", password=None) == (403, "WrongPassword")
        assert owner.refused("/me/delete", password="wrong") == (403, "WrongPassword")
        assert owner.get("/me")["name"] == NAME
        device(site)

    def test_a_game_that_nobody_can_play_on_is_no_hindrance(self, tmp_path: Path) -> None:
        with site_in(tmp_path) as site:
            _, han, _ = site.pair()
            cookies = dict(han.client.cookies)
        query(tmp_path, "UPDATE tables SET rules = 99")
        with site_in(tmp_path) as site:
            client = site.nobody()
            client.cookies.update(cookies)
            assert client.post("/api/me/delete", json={}).status_code == 204

    def test_another_device_is_nobody_after_that(self, site: Site, owner: Guest) -> None:
        other = device(site)
        owner.post("/me/delete", password=PASSWORD)
        assert other.get("/me")["account"] is False
