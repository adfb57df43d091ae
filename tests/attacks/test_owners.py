"""Who has stolen an owner's token, or a cookie in which the second factor was not shown, has stolen
a player: nothing that owners alone may do is open to them."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tenka.server.people.identity import PROOF_AGE
from tests.server.api.accounts.test_second_factor import PASSWORD, member, turned_on
from tests.server.api.site import Guest, Site, site_in
from tests.server.api.test_admin import Host
from tests.server.api.test_ratings import account, id_of
from tests.server.api.test_tournaments import opened
from tests.server.shell import fault


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with site_in(tmp_path) as made:
        yield made


def bot_of(site: Site, who: Guest) -> TestClient:
    """Who has a token of theirs."""
    bot = site.nobody()
    token = who.post("/me/tokens", name="bot")["token"]
    bot.headers["Authorization"] = f"Bearer {token}"
    return bot


def is_token(client: TestClient) -> bool:
    return "Authorization" in client.headers


class Realm:
    """An owner of the server, and a club and a tournament that are Ann's."""

    def __init__(self, site: Site) -> None:
        self.owner = member(site)
        Host(site).post("/owners", name="Fan Zeng")
        self.ann = account(site, "Ann")
        self.club = Host(site).post("/clubs", name="Elbe", organiser="Ann")["id"]
        self.tournament = opened(self.ann)
        self.ann.post(f"/tournaments/{self.tournament}/join")
        self.table = self.ann.post("/tables", game="chuhan", club=self.club)["table"]

    def is_closed_to(self, client: TestClient) -> None:
        club, ann = f"/api/clubs/{self.club}", id_of(self.ann)
        for path in (
            club,
            f"/api/tables/{self.table}",
            f"/api/tables?club={self.club}",
            f"/api/tournaments?club={self.club}",
            f"/api/leaderboard/chuhan?club={self.club}",
        ):
            assert fault(client.get(path)) == (404, "NotFound"), path
        invited = client.post(f"{club}/invitations", json={})
        demoted = client.put(f"{club}/members/{ann}", json={"organiser": False})
        put_out = client.delete(f"{club}/members/{ann}")
        wanted = {"game": "chuhan", "club": self.club}
        tables = client.post("/api/tables", json=wanted)
        hidden = 403, "NotYours"  # from a token, whatever there is
        for refused in (invited, demoted, put_out):
            assert fault(refused) == (hidden if is_token(client) else (404, "NotFound"))
        assert fault(tables) == (404, "NotFound")
        for act in ("remove", "lift", "cancel"):
            asked = client.post(
                f"/api/tournaments/{self.tournament}/{act}",
                json={"person": ann} if act == "remove" else None,
            )
            assert fault(asked) == (hidden if is_token(client) else (403, "NotTheOpener")), act

    def is_open_to(self, owner: Guest) -> None:
        assert owner.get(f"/clubs/{self.club}")["organiser"] is True
        assert owner.get(f"/tables/{self.table}")["seat"] is None
        owner.get("/tables", club=self.club)
        owner.post(f"/clubs/{self.club}/invitations")
        owner.post(f"/tournaments/{self.tournament}/lift")
        owner.post(f"/tournaments/{self.tournament}/remove", person=id_of(self.ann))


def test_a_token_is_a_players(site: Site) -> None:
    realm = Realm(site)
    realm.is_closed_to(bot_of(site, realm.owner))
    realm.is_open_to(realm.owner)


def test_an_organisers_token_takes_nothing_away(site: Site) -> None:
    """Neither the club nor the tournament, though they are Ann's."""
    realm = Realm(site)
    bot, ann = bot_of(site, realm.ann), id_of(realm.ann)
    assert bot.get(f"/api/clubs/{realm.club}").json()["organiser"] is True
    club = f"/api/clubs/{realm.club}"
    member = f"{club}/members/{ann}"
    refused = [
        bot.post(f"{club}/invitations", json={}),
        bot.delete(f"{club}/invitations/x"),
        bot.put(member, json={"organiser": False}),
        bot.delete(member),
        *(
            bot.post(f"/api/tournaments/{realm.tournament}/{act}", json={"person": ann})
            for act in ("remove", "lift", "cancel")
        ),
    ]
    assert [fault(each) for each in refused] == [(403, "NotYours")] * 7
    realm.ann.post(f"/tournaments/{realm.tournament}/cancel")


def test_so_is_a_session_that_has_not_shown_the_second_factor(site: Site) -> None:
    realm = Realm(site)
    phone, _ = turned_on(site, realm.owner)
    site.pass_time(PROOF_AGE + 1)
    realm.is_closed_to(realm.owner.client)
    realm.owner.post("/me/second-factor/show", code=phone.code())
    realm.is_open_to(realm.owner)


def test_a_server_may_demand_a_second_factor_of_owners(tmp_path: Path) -> None:
    with site_in(tmp_path, owners_second_factor=True) as site:
        realm = Realm(site)
        realm.is_closed_to(realm.owner.client)
        assert realm.owner.missed("/admin/bans") == (403, "SecondFactorNeeded")
        view = realm.owner.get("/me/second-factor")
        assert (view["on"], view["demanded"]) == (False, True)
        assert realm.ann.get("/me/second-factor")["demanded"] is False
        phone, _ = turned_on(site, realm.owner)
        realm.is_open_to(realm.owner)
        realm.owner.get("/admin/bans")
        realm.owner.post("/me/second-factor/off", password=PASSWORD, code=phone.next())
        realm.is_closed_to(realm.owner.client)
        assert realm.owner.missed("/admin/bans") == (403, "SecondFactorNeeded")
