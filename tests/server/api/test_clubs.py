"""Clubs by HTTP: who comes in, who goes out, and that nobody else learns that anything is there."""

from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.server.api.site import Guest, Site
from tests.server.api.test_admin import Host
from tests.server.api.test_ratings import account, beats, id_of
from tests.server.api.test_tournaments import look, opened, sit_down

DAY = 86400.0
UNKNOWN = "nothing"
NEW = {"set-cookie", "x-request-id"}
HIDDEN = ("/api/tables/{id}", "/api/tournaments/{tournament}", "/api/clubs/{club}")


@pytest.fixture
def site(empty_site: Site) -> Site:
    """Clubs are for long: each test has its own."""
    return empty_site


class Club:
    """A club of Ann's, who is its organiser, and Ben's."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.host = Host(site)
        self.ann, self.ben = account(site, "Ann"), account(site, "Ben")
        self.id = self.host.post("/clubs", name=" Elbe  club ", organiser="ann")["id"]
        self.path = f"/clubs/{self.id}"
        self.let_in(self.ben)

    def code(self, **wanted: Any) -> str:
        url = self.ann.post(f"{self.path}/invitations", **wanted)["url"]
        return str(url.partition("#")[2])

    def let_in(self, guest: Guest) -> None:
        guest.post("/club-invitations/join", code=self.code())

    def put_out(self, guest: Guest) -> None:
        answer = self.ann.client.delete(f"/api{self.path}/members/{id_of(guest)}")
        assert answer.status_code == 204, answer.text

    def table(self, **wanted: Any) -> str:
        """A game of theirs that has begun."""
        asked = {"game": "chuhan", "seat": 0, "window": 0, "club": self.id, **wanted}
        table = str(self.ann.post("/tables", **asked)["table"])
        self.ben.post(f"/tables/{table}/join")
        return table

    def members(self) -> list[str]:
        return sorted(each["name"] for each in self.ann.get(self.path)["members"])


@pytest.fixture
def club(site: Site) -> Club:
    return Club(site)


def ids(found: list[Any]) -> set[str]:
    return {each["id"] for each in found}


class TestComingAndGoing:
    def test_the_host_names_it_and_its_organiser_invites(self, club: Club) -> None:
        assert club.ann.get("/clubs") == [{"id": club.id, "name": "Elbe club"}]
        shown = club.ann.get(club.path)
        assert (shown["organiser"], club.members()) == (True, ["Ann", "Ben"])
        assert [each["organiser"] for each in shown["members"]] == [True, False]
        (used,) = shown["invitations"]
        assert (used["uses"], used["used"], used["open"]) == (1, 1, False)
        his = club.ben.get(club.path)
        assert (his["organiser"], his["invitations"]) == (False, [])
        (listed,) = club.host.get("/clubs")
        assert (listed["name"], listed["members"]) == ("Elbe club", 2)

    def test_an_invitation_is_bounded_and_revocable(self, club: Club) -> None:
        cat, dan = account(club.site, "Cat"), account(club.site, "Dan")
        once = club.code()
        assert dan.post("/club-invitations/look", code=once)["name"] == "Elbe club"
        for _ in range(2):  # who is in takes nobody's place
            cat.post("/club-invitations/join", code=once)
        refused = (403, "BadInvitation")
        assert dan.refused("/club-invitations/join", code=once) == refused
        old = club.code(days=1)
        club.site.pass_time(DAY + 1)
        assert dan.refused("/club-invitations/join", code=old) == refused
        revoked = club.code(uses=5)
        newest = club.ann.get(club.path)["invitations"][-1]["id"]
        path = f"/api{club.path}/invitations/{newest}"
        assert club.ben.client.delete(path).json()["error"]["kind"] == "NotAnOrganiser"
        assert [club.ann.client.delete(path).status_code for _ in range(2)] == [204, 404]
        assert dan.refused("/club-invitations/join", code=revoked) == refused
        assert dan.refused("/club-invitations/look", code="none") == refused
        assert club.members() == ["Ann", "Ben", "Cat"]

    def test_who_may_do_what(self, club: Club) -> None:
        guest, ben = club.site.guest(), id_of(club.ben)
        assert guest.refused("/club-invitations/join", code=club.code()) == (403, "NoAccount")
        assert club.ben.refused(f"{club.path}/invitations") == (403, "NotAnOrganiser")
        mine = f"/api{club.path}/members/{id_of(club.ann)}"
        assert club.ben.client.delete(mine).status_code == 403
        theirs = f"/api{club.path}/members/{ben}"
        assert club.ben.client.put(theirs, json={"organiser": True}).status_code == 403
        assert club.ann.client.put(theirs, json={"organiser": True}).status_code == 204
        club.ben.post(f"{club.path}/invitations", uses=3)
        assert club.ann.client.delete(mine).status_code == 204  # she leaves
        assert club.ann.missed(club.path) == (404, "NotFound")
        assert club.ben.client.delete(mine).status_code == 404

    def test_there_is_an_end_to_clubs(self, club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
        cat, code = account(club.site, "Cat"), club.code()
        for limit, refused in (("MOST_MEMBERS", "ClubFull"), ("MOST_CLUBS", "ListFull")):
            with monkeypatch.context() as lower:
                lower.setattr(f"tenka.server.people.clubs.{limit}", 0)
                assert cat.refused("/club-invitations/join", code=code) == (409, refused)
        cat.post("/club-invitations/join", code=code)
        assert "Cat" in club.members()

    def test_bad_input(self, club: Club) -> None:
        for wanted in ({"uses": 0}, {"uses": 101}, {"days": 0}, {"days": 61}, {"colour": "red"}):
            assert club.ann.refused(f"{club.path}/invitations", **wanted) == (422, "BadRequest")
        for _ in range(19):
            club.code()
        assert club.ann.refused(f"{club.path}/invitations") == (409, "ListFull")
        for name in ("", "  ", "a\nb\0", "x" * 49):
            assert club.host.refused("/clubs", name=name, organiser="Ann") == (422, "BadRequest")
        assert club.host.refused("/clubs", name="Oder", organiser="Nobody") == (404, "NotFound")
        assert club.host.refused("/clubs/dissolve", club="none") == (404, "NotFound")
        assert len(club.host.get("/clubs")) == 1

    def test_an_account_that_is_deleted_is_in_no_club(self, club: Club) -> None:
        club.ben.post("/me/delete", password="a long pass phrase")
        assert club.members() == ["Ann"]

    def test_a_club_that_is_dissolved(self, club: Club) -> None:
        table = club.table()
        club.host.post("/clubs/dissolve", club=club.id)
        assert club.ann.missed(club.path) == (404, "NotFound")
        assert club.ann.get(f"/tables/{table}")["seat"] == 0  # it is still theirs
        assert club.site.guest().missed(f"/tables/{table}") == (404, "NotFound")


class TestTables:
    def test_members_alone_find_them(self, club: Club) -> None:
        wanted = {"game": "chuhan", "club": club.id}
        free = club.ann.post("/tables", **wanted)["table"]
        hidden = club.ann.post("/tables", **wanted, public=False)["table"]
        played = club.table()
        stranger = club.site.guest()
        mark = next(each for each in club.ben.get("/tables") if each["id"] == free)
        assert mark["club"] == "Elbe club"
        assert ids(club.ben.get("/tables", club=club.id)) == {free}
        assert ids(club.ben.get("/tables/playing", club=club.id)) == {played}
        assert ids(stranger.get("/tables")) == ids(stranger.get("/tables/playing")) == set()
        assert stranger.missed("/tables", club=club.id) == (404, "NotFound")
        assert stranger.missed("/leaderboard/chuhan", club=club.id) == (404, "NotFound")
        assert stranger.missed("/tournaments", club=club.id) == (404, "NotFound")
        assert stranger.refused("/tables", **wanted) == (404, "NotFound")
        assert stranger.refused(f"/tables/{hidden}/join") == (404, "NotFound")
        club.ben.post(f"/tables/{hidden}/join")

    def test_a_seat_is_kept_for_members_alone(self, club: Club) -> None:
        wanted = {"game": "chuhan", "club": club.id}
        stranger = id_of(club.site.guest())
        assert club.ann.refused("/tables", **wanted, invite=stranger) == (403, "NotYours")
        kept = club.ann.post("/tables", **wanted, invite=id_of(club.ben))["table"]
        assert ids(club.ben.get("/tables/mine")) == {kept}

    def test_who_is_put_out_keeps_their_seats_and_sees_nothing_else(self, club: Club) -> None:
        cat = account(club.site, "Cat")
        club.let_in(cat)
        table, theirs = club.table(), club.table()
        with cat.live(table) as socket, club.ben.live(table) as his:
            assert (socket.receive_json()["seat"], his.receive_json()["seat"]) == (None, 1)
            club.put_out(cat)
            assert socket.receive_json()["type"] == "closing"
        assert cat.missed(f"/tables/{table}") == (404, "NotFound")
        club.put_out(club.ben)
        assert club.ben.get(f"/tables/{theirs}")["seat"] == 1
        club.ben.post(f"/tables/{theirs}/resign")
        assert club.ben.refused(f"/tables/{theirs}/rematch") == (409, "NotNow")
        free = club.ann.post("/tables", game="chuhan", club=club.id)["table"]
        assert club.ben.missed(f"/tables/{free}") == (404, "NotFound")
        again = club.ann.post(f"/tables/{theirs}/rematch")
        assert [seat["name"] for seat in again["seats"]] == [None, "Ann"]
        assert club.ben.missed(f"/tables/{again['table']}") == (404, "NotFound")

    def test_a_rematch_stays_in_the_club(self, club: Club) -> None:
        table = club.table()
        club.ben.post(f"/tables/{table}/resign")
        again = club.ann.post(f"/tables/{table}/rematch")
        assert again["club"] == club.id
        assert club.site.guest().missed(f"/tables/{again['table']}") == (404, "NotFound")
        assert club.ben.post(f"/tables/{again['table']}/join")["status"] == "playing"

    def test_a_profile_names_no_table_of_a_club(self, club: Club) -> None:
        beats(club.site, club.ann, club.ben, club=club.id)
        career = club.site.guest().get(f"/people/{id_of(club.ann)}/games/chuhan")
        assert [win["table"] for win in career["wins"]] == [None]

    def test_the_leaderboard_is_of_members(self, club: Club) -> None:
        cat = account(club.site, "Cat")
        for other in (club.ben, cat):
            for _ in range(10):
                beats(club.site, club.ann, other)
                club.site.pass_time(60)
        rows = club.ben.get("/leaderboard/chuhan", club=club.id)["rows"]
        assert [row["name"] for row in rows if not row["bot"]] == ["Ann", "Ben"]


class TestTournaments:
    def test_members_alone_enter_it_and_it_is_played_in_the_club(self, club: Club) -> None:
        stranger = account(club.site, "Eve")
        form = {"name": "Cup", "game": "chuhan", "club": club.id}
        assert stranger.refused("/tournaments", **form) == (404, "NotFound")
        id = opened(club.ben, club=club.id, least=2)
        assert ids(stranger.get("/tournaments")["open"]) == set()
        (listed,) = club.ann.get("/tournaments", club=club.id)["open"]
        assert listed["club"] == {"id": club.id, "name": "Elbe club"}
        assert stranger.refused(f"/tournaments/{id}/join") == (404, "NotFound")
        for each in (club.ann, club.ben):
            each.post(f"/tournaments/{id}/join")
        club.ben.post(f"/tournaments/{id}/begin")
        (table,) = {*sit_down(id, club.ann, club.ben)}
        assert stranger.missed(f"/tables/{table}") == (404, "NotFound")
        assert ids(stranger.get("/tables/playing")) == set()

    def test_who_is_put_out_is_paired_no_more(self, club: Club) -> None:
        waiting = opened(club.ann, club=club.id, least=2)
        running = opened(club.ann, club=club.id, kind="round_robin", most=3)
        cat = account(club.site, "Cat")
        club.let_in(cat)
        for each in (club.ann, club.ben, cat):
            each.post(f"/tournaments/{running}/join")
        club.ben.post(f"/tournaments/{waiting}/join")
        look(club.site)
        club.put_out(club.ben)
        shown = club.ann.get(f"/tournaments/{running}")
        assert [row["name"] for row in shown["standings"] if row["withdrawn"]] == ["Ben"]
        assert club.ann.get(f"/tournaments/{waiting}")["standings"] == []
        assert club.ben.missed(f"/tournaments/{running}") == (404, "NotFound")
        assert club.ben.get("/tournaments")["mine"] == []

    def test_those_of_a_dissolved_club_are_called_off(self, club: Club) -> None:
        tournaments = [
            opened(club.ann, club=club.id, least=2),
            opened(club.ann, club=club.id, kind="round_robin", most=2),
        ]
        for id in tournaments:
            for each in (club.ann, club.ben):
                each.post(f"/tournaments/{id}/join")
        look(club.site)
        club.host.post("/clubs/dissolve", club=club.id)
        club.site.pass_time(3600)
        look(club.site)
        assert club.ann.get("/tournaments")["mine"] == []
        opened(club.ann)  # the two count no more


def described(site: Site) -> Iterator[tuple[str, str]]:
    """Every route with the id of something that may be a club's, those not described among them."""
    for path, ways in site.client.get("/openapi.json").json()["paths"].items():
        if path.startswith(HIDDEN):
            yield from ((how.upper(), path) for how in ways)
    yield "GET", "/table/{id}"


BODIES: tuple[Any, ...] = (None, {"colour": "red"})


def test_a_stranger_cannot_tell_it_from_what_is_not_there(club: Club) -> None:
    over = club.table()
    club.ben.post(f"/tables/{over}/resign")
    things = {
        "id": [club.table(), over],
        "tournament": [opened(club.ann, club=club.id)],
        "club": [club.id],
    }
    routes = list(described(club.site))
    assert len(routes) > 40
    member = account(club.site, "Eve").client
    forger = club.site.nobody()
    forger.headers["Authorization"] = "Bearer tenka_none"
    for how, path in routes:
        kind = path.partition("{")[2].partition("}")[0]
        for id in things[kind]:
            for body in (None,) if how == "GET" else BODIES:
                found = answered(member, how, path, kind, id, body)
                assert found == answered(member, how, path, kind, UNKNOWN, body), (how, path)
            found = answered(forger, how, path, kind, id, None)
            assert found == answered(forger, how, path, kind, UNKNOWN, None), (how, path)
            found, wanted = (
                answered(club.site.nobody(), how, path, kind, each, None) for each in (id, UNKNOWN)
            )
            assert found == wanted, (how, path)


def answered(client: TestClient, how: str, path: str, kind: str, id: str, body: Any) -> Any:
    """All that an answer tells, but for what is new each time."""
    where = path.replace(f"{{{kind}}}", id).replace("{person}", "p").replace("{invitation}", "i")
    answer = client.request(how, where, json=body)
    headers = {name: "" if name in NEW else value for name, value in answer.headers.items()}
    return answer.status_code, answer.content, headers


def test_nor_by_socket(club: Club) -> None:
    stranger, heard = club.site.guest(), []
    for table in (club.table(), UNKNOWN):
        with stranger.live(table) as socket:
            heard.append([socket.receive_json(), socket.receive()])
    assert heard[0] == heard[1]
    assert heard[0][1]["code"] == 4404


def test_an_owner_of_the_server_sees_to_every_club(club: Club) -> None:
    owner = account(club.site, "Zoe")
    club.host.post("/owners", name="Zoe")
    shown = owner.get(club.path)
    assert (shown["member"], shown["organiser"]) == (False, True)
    assert owner.get(f"/tables/{club.table()}")["seat"] is None
