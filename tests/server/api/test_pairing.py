"""Looking for a game by HTTP, and those one follows or blocks."""

from typing import Any

import pytest

import tenka
from tenka.core.chance import seal_of
from tenka.server.people import contacts
from tenka.server.people.limits import TO_THE_SAME
from tests.server.api.site import Guest, Site
from tests.server.shell import fault

HAN, CHU = "5f" * 16, "c0ffee" * 6


@pytest.fixture
def site(empty_site: Site) -> Site:
    """Who looks for a game is everybody's business: each test has its own."""
    return empty_site


def id_of(guest: Guest) -> str:
    return str(guest.get("/me")["id"])


def put(guest: Guest, path: str, **body: Any) -> tuple[int, str]:
    answer = guest.client.put(f"/api{path}", json=body)
    return (204, "") if answer.status_code == 204 else fault(answer)


def look(site: Site) -> None:
    """What the server does every second."""
    assert site.client.portal is not None
    site.client.portal.call(site.services.matchmaker.look)


def stop(guest: Guest) -> None:
    assert guest.client.delete("/api/seek").status_code == 204


class TestSeeking:
    def test_alone_with_a_bot_to_play_meanwhile_then_with_somebody(self, site: Site) -> None:
        han, chu = site.guest(), site.guest()
        assert han.get("/seek") is None
        alone = han.post("/seek", game="chuhan")
        assert (alone["table"], alone["rating"], alone["bot"]) == (None, 1000, "adept")
        assert (alone["least"], alone["most"]) == (900, 1100)
        meanwhile = han.post("/quick", game="chuhan", bot=alone["bot"], rated=True)
        assert meanwhile["status"] == "playing"
        site.pass_time(5)
        assert han.get("/seek")["most"] == 1140
        proposal = chu.post("/seek", game="chuhan")["proposal"]
        assert (proposal["left"], proposal["answered"]) == (10.0, False)
        assert han.get("/seek")["proposal"] == {**proposal, "seat": 1 - proposal["seat"]}
        found = proposal["id"]
        assert han.missed(f"/tables/{found}") == (404, "NotFound")
        mine = han.post("/seek/answer", proposal=found, nonce="5f")
        assert (mine["table"], mine["proposal"]["answered"]) == (None, True)
        assert chu.post("/seek/answer", proposal=found, nonce="77")["table"] == found
        assert han.get("/seek")["table"] == found
        stop(han)
        state = han.get(f"/tables/{found}")
        assert (state["status"], state["rated"]) == ("playing", True)
        assert state["fairness"]["commitment"] == proposal["commitment"]
        assert sorted(state["fairness"]["nonces"]) == ["5f", "77"]
        assert han.get("/seek") is None

    def test_nonces_are_sealed_first_and_given_when_all_have_answered(self, site: Site) -> None:
        han, chu = site.guest(), site.guest()
        han.post("/seek", game="chuhan")
        found = chu.post("/seek", game="chuhan")["proposal"]["id"]
        answer = "/seek/answer"
        first = han.post(answer, proposal=found, seal=seal_of(HAN))["proposal"]
        assert (first["answered"], first["awaited"]) == (True, False)
        assert first["seals"] == chu.get("/seek")["proposal"]["seals"] == ["", ""]
        assert han.refused(answer, proposal=found, nonce=HAN) == (409, "NotNow")
        second = chu.post(answer, proposal=found, seal=seal_of(CHU))["proposal"]
        assert second["awaited"] is True
        seats = {second["seat"]: (chu, CHU), first["seat"]: (han, HAN)}
        seals = [seal_of(seats[seat][1]) for seat in range(2)]
        assert second["seals"] == han.get("/seek")["proposal"]["seals"] == seals
        assert han.refused(answer, proposal=found, nonce=CHU) == (422, "BadRequest")
        waits = han.post(answer, proposal=found, nonce=HAN)["proposal"]
        assert (waits["awaited"], waits["nonces"]) == (False, ["", ""])
        assert HAN not in chu.client.get("/api/seek").text
        assert chu.post(answer, proposal=found, nonce=CHU)["table"] == found
        assert chu.post(answer, proposal=found, nonce=CHU)["table"] == found  # sent again
        state = chu.get(f"/tables/{found}")
        assert (state["status"], state["seat"]) == ("playing", second["seat"])
        assert state["fairness"]["seals"] == seals
        assert state["fairness"]["commitment"] == first["commitment"]
        chu.post(f"/tables/{found}/resign")
        record = tenka.Record.from_json(chu.client.get(f"/api/tables/{found}/record").text)
        record.verify()
        assert (record.shares.kinds(), record.shares.proof()) == (["sealed", "sealed"], "sealed")

    def test_who_does_not_answer_is_told_for_how_long_they_are_left_out(self, site: Site) -> None:
        han, chu, eve = site.guest(), site.guest(), site.guest()
        for each in (han, chu):
            proposal = each.post("/seek", game="chuhan")["proposal"]
        han.post("/seek/answer", proposal=proposal["id"])
        assert eve.refused("/seek/answer", proposal=proposal["id"]) == (409, "Stale")
        site.pass_time(11)
        look(site)
        late = chu.client.post("/api/seek/answer", json={"proposal": proposal["id"]})
        assert fault(late) == (429, "SeekPaused")
        again = chu.client.post("/api/seek", json={"game": "chuhan"})
        assert fault(again) == (429, "SeekPaused")
        assert 13.0 < again.json()["error"]["retry_after"] <= 15.0
        assert chu.get("/seek") is None
        mine = han.get("/seek")
        assert (mine["proposal"], mine["waited"]) == (None, 11.0)
        assert eve.post("/seek", game="chuhan")["proposal"]["answered"] is False
        assert han.get("/seek")["proposal"] is not None

    def test_who_stops_is_not_found(self, site: Site) -> None:
        han, chu = site.guest(), site.guest()
        han.post("/seek", game="suntzu")
        stop(han)
        assert chu.post("/seek", game="suntzu")["proposal"] is None

    @pytest.mark.parametrize(
        ("wanted", "kind"),
        [
            ({"game": "chess"}, (404, "UnknownGame")),
            ({"game": "chuhan", "seats": 7}, (422, "BadOption")),
            ({"game": "chuhan", "pace": "blitz"}, (422, "BadRequest")),
            ({"game": "chuhan", "more": 1}, (422, "BadRequest")),
            ({}, (422, "BadRequest")),
        ],
    )
    def test_what_is_none(self, site: Site, wanted: dict[str, Any], kind: tuple[int, str]) -> None:
        han = site.guest()
        assert han.refused("/seek", **wanted) == kind
        assert han.get("/seek") is None


class TestInvitations:
    def test_a_seat_is_kept_and_found_among_ones_tables(self, site: Site) -> None:
        han, chu, eve = site.guest(), site.guest(), site.guest()
        wanted = {"game": "chuhan", "invite": id_of(chu), "public": False, "window": 0}
        table = han.post("/tables", **wanted)["table"]
        assert eve.refused(f"/tables/{table}/join") == (409, "Full")
        (mine,) = chu.get("/tables/mine")
        assert (mine["id"], mine["status"]) == (table, "open")
        assert chu.post(f"/tables/{table}/join")["status"] == "playing"

    def test_nobody_who_is_none_or_has_blocked_me(self, site: Site) -> None:
        han, chu = site.guest(), site.guest()
        put(chu, f"/me/contacts/{id_of(han)}", kind="block")
        told = []
        for who in (id_of(chu), id_of(han), "none"):  # nobody learns that he is blocked
            answer = han.client.post("/api/tables", json={"game": "chuhan", "invite": who})
            assert fault(answer) == (403, "CannotInvite")
            told.append(answer.json()["error"])
        assert told == [told[0]] * 3
        bots = {"1": "random"}
        full = han.refused("/tables", game="chuhan", bots=bots, invite=id_of(site.guest()))
        assert full == (422, "BadSeat")
        assert han.get("/tables/mine") == []

    def test_nobody_is_called_again_and_again(self, site: Site) -> None:
        han, chu, qi = site.guest(), site.guest(), site.guest()
        for _ in range(TO_THE_SAME):
            table = han.post("/tables", game="chuhan", invite=id_of(chu))["table"]
            han.post(f"/tables/{table}/leave")
        assert han.refused("/tables", game="chuhan", invite=id_of(chu)) == (429, "TooMany")
        han.post("/tables", game="chuhan", invite=id_of(qi))

    def test_who_has_blocked_one_is_asked_for_no_rematch(self, site: Site) -> None:
        clock = {"bank": 86400, "increment": 86400}
        table, han, chu = site.pair(pace="correspondence", clock=clock)
        chu.post(f"/tables/{table}/resign")
        put(chu, f"/me/contacts/{id_of(han)}", kind="block")
        again = han.post(f"/tables/{table}/rematch")["table"]
        assert [seat["name"] for seat in han.get(f"/tables/{again}")["seats"]].count(None) == 1
        assert [each["id"] for each in chu.get("/tables/mine")] == [table]


class TestContacts:
    def test_follow_mute_block_and_none(self, site: Site) -> None:
        han, chu = site.guest(), site.guest()
        where = f"/me/contacts/{id_of(chu)}"
        assert put(han, where, kind="follow") == (204, "")
        (contact,) = han.get("/me/contacts")["people"]
        assert (contact["name"], contact["kind"], contact["here"]) == (chu.name, "follow", None)
        assert chu.get("/me/contacts") == {"people": [], "visible": False}
        assert put(han, where, kind="mute") == (204, "")
        assert [each["kind"] for each in han.get("/me/contacts")["people"]] == ["mute"]
        assert put(han, where, kind="block") == (204, "")
        han.post("/seek", game="chuhan")
        assert chu.post("/seek", game="chuhan")["proposal"] is None
        assert put(han, where, kind=None) == (204, "")
        assert han.get("/me/contacts")["people"] == []
        look(site)
        assert chu.get("/seek")["proposal"] is not None

    def test_who_is_here_if_they_allow_it(self, site: Site) -> None:
        han, chu = site.guest(), site.guest()
        put(han, f"/me/contacts/{id_of(chu)}", kind="follow")

        def here() -> bool | None:
            return bool_or_none(han.get("/me/contacts")["people"][0]["here"])

        chu.get("/me/contacts")
        assert here() is None
        put(chu, "/me/visible", visible=True)
        assert (here(), chu.get("/me/contacts")["visible"]) == (True, True)
        site.pass_time(120)
        assert here() is False
        chu.get("/tables")
        assert here() is True
        put(chu, "/me/visible", visible=False)
        assert here() is None
        put(chu, "/me/visible", visible=True)
        put(chu, f"/me/contacts/{id_of(han)}", kind="block")
        assert here() is None
        put(chu, f"/me/contacts/{id_of(han)}", kind=None)
        assert here() is True
        put(han, f"/me/contacts/{id_of(chu)}", kind="block")
        assert here() is None

    def test_who_has_as_many_as_may_be_can_still_block_one_of_them(
        self, site: Site, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(contacts, "MOST", 1)
        han, chu, eve = site.guest(), site.guest(), site.guest()
        assert put(han, f"/me/contacts/{id_of(chu)}", kind="follow") == (204, "")
        assert put(han, f"/me/contacts/{id_of(eve)}", kind="follow") == (409, "ListFull")
        assert put(han, f"/me/contacts/{id_of(chu)}", kind="block") == (204, "")
        (contact,) = han.get("/me/contacts")["people"]
        assert (contact["name"], contact["kind"]) == (chu.name, "block")

    def test_who_is_none(self, site: Site) -> None:
        han, chu = site.guest(), site.guest()
        assert put(han, "/me/contacts/none", kind="follow") == (404, "NotFound")
        assert put(han, f"/me/contacts/{id_of(han)}", kind="follow") == (422, "BadRequest")
        assert put(han, f"/me/contacts/{id_of(chu)}", kind="love") == (422, "BadRequest")
        gone = id_of(chu)
        put(han, f"/me/contacts/{gone}", kind="follow")
        chu.post("/me/delete", password=None)
        assert han.get("/me/contacts")["people"] == []
        assert put(han, f"/me/contacts/{gone}", kind="follow") == (404, "NotFound")


def bool_or_none(value: Any) -> bool | None:
    assert value in (True, False, None)
    return None if value is None else bool(value)
