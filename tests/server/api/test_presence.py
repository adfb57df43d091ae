"""Who is here, who is gone for how long, and what the others may do then."""

from typing import Any

import pytest

from tenka.core.contract import Json
from tests.server.api.site import LAST_CARD, Guest, Site, live

SMALL = {"hands": [["4", "5"], ["8", "9"]], "lead": 0}


def present(socket: Any) -> dict[int, tuple[str, float]]:
    """The next that is told of who is here."""
    while (message := socket.receive_json())["type"] != "presence":
        assert message["type"] == "state"
    return {each["seat"]: (each["is"], each["seconds"]) for each in message["seats"]}


def claim(guest: Guest, table: str, seat: int, what: str) -> tuple[int, str]:
    return guest.refused(f"/tables/{table}/claim", seat=seat, what=what)


class TestPresence:
    def test_coming_looking_elsewhere_going_and_coming_back(self, site: Site) -> None:
        table, han, chu = site.pair()
        with han.live(table, presence=True) as his:
            assert present(his)[0] == ("here", 0.0)
            with chu.live(table) as hers:
                assert present(his) == {0: ("here", 0.0), 1: ("here", 0.0)}
                hers.send_json({"type": "looking", "looking": False})
                assert present(his)[1] == ("away", 0.0)
                with chu.live(table, presence=True) as another_tab:
                    assert present(another_tab)[1] == ("here", 0.0)
                    assert present(his)[1] == ("here", 0.0)
                assert present(his)[1] == ("away", 0.0)
            assert present(his)[1] == ("gone", 0.0)
            site.pass_time(12.0)
            with han.live(table, presence=True) as again:
                assert present(again)[1] == ("gone", 12.0)
            with chu.live(table):
                assert present(his)[1][0] == "here"

    def test_what_is_no_news_is_not_told(self, site: Site) -> None:
        table, han, chu = site.pair()
        with han.live(table, presence=True) as his, chu.live(table):
            assert [present(his) for _ in range(2)][-1][1] == ("here", 0.0)
            with chu.live(table):
                pass
            his.send_json({"type": "ping"})
            assert his.receive_json() == {"type": "pong"}

    def test_only_who_asks_is_told(self, site: Site) -> None:
        table, han, chu = site.pair()
        with han.live(table) as his:
            assert his.receive_json()["type"] == "state"
            with chu.live(table):
                pass
            his.send_json({"type": "ping"})
            assert his.receive_json() == {"type": "pong"}

    def test_spectators_are_told_and_are_nobody(self, site: Site) -> None:
        table, han, _ = site.pair()
        watcher = site.guest()
        with han.live(table, presence=True) as his:
            present(his)
            with live(watcher.client, table, presence=True) as onlooker:
                assert present(onlooker)[0] == ("here", 0.0)
                onlooker.send_json({"type": "looking", "looking": False})
            his.send_json({"type": "ping"})
            assert his.receive_json() == {"type": "pong"}

    def test_bots_are_always_there(self, site: Site) -> None:
        guest = site.guest()
        table = guest.post("/quick", game="chuhan")["table"]
        with guest.live(table, presence=True) as socket:
            assert present(socket) == {0: ("here", 0.0)}

    @pytest.mark.parametrize("message", [{}, {"looking": "no"}, {"looking": None}])
    def test_messages_that_are_none(self, site: Site, message: Json) -> None:
        table, han, _ = site.pair()
        with han.live(table) as socket:
            socket.receive_json()
            socket.send_json({"type": "looking", **message})
            assert socket.receive_json()["error"]["kind"] == "BadRequest"


class TestClaims:
    def waiting(self, site: Site, **terms: Any) -> tuple[str, Guest, Guest]:
        """Chu owes a move; both have been there."""
        table, han, chu = site.pair(position=SMALL, public=False, **terms)
        with han.live(table), chu.live(table):
            han.move(table, "play 4")
        return table, han, chu

    def test_the_game_is_won(self, site: Site) -> None:
        table, han, _ = self.waiting(site)
        site.pass_time(119.0)
        assert claim(han, table, 1, "game") == (409, "NotNow")
        site.pass_time(1.0)
        state = han.post(f"/tables/{table}/claim", seat=1, what="game")
        assert state["status"] == "over"
        assert (state["result"]["winners"], state["result"]["reason"]) == ([0], "left")
        assert state["happenings"][-1] == {
            "at": len(state["journal"]), "event": "left", "seat": 1, "bot": None, "why": None,
        }  # fmt: skip

    def test_a_bot_plays_on_until_they_come_back(self, site: Site) -> None:
        table, han, chu = self.waiting(site, claim_after=30.0)
        site.pass_time(30.0)
        state = han.post(f"/tables/{table}/claim", seat=1, what="bot")
        assert (state["status"], state["seats"][1]["kind"]) == ("playing", "bot")
        assert [(each["event"], each["why"]) for each in state["happenings"]] == [
            ("bot_took_seat", "left")
        ]
        site.settle()
        back = chu.post(f"/tables/{table}/return")
        assert back["happenings"][-1]["event"] == "player_took_seat"

    def test_who_is_here_cannot_be_claimed(self, site: Site) -> None:
        table, han, chu = self.waiting(site)
        site.pass_time(3600.0)
        with chu.live(table) as hers:
            hers.receive_json()
            assert claim(han, table, 1, "game") == (409, "NotNow")
        assert claim(han, table, 1, "game") == (409, "NotNow")  # they have just been here

    def test_who_is_cut_off_is_gone_from_then_on(self, site: Site) -> None:
        table, han, chu = self.waiting(site)
        site.pass_time(3600.0)
        with chu.live(table) as hers:
            assert hers.receive_json()["type"] == "state"
            chu.post("/me/logout-everywhere")
            assert hers.receive_json()["type"] == "closing"
        assert claim(han, table, 1, "game") == (409, "NotNow")
        site.pass_time(119.0)
        assert claim(han, table, 1, "game") == (409, "NotNow")
        site.pass_time(1.0)
        assert han.post(f"/tables/{table}/claim", seat=1, what="game")["status"] == "over"

    def test_refusals(self, site: Site) -> None:
        table, han, chu = self.waiting(site)
        site.pass_time(3600.0)
        stranger = site.guest()
        assert claim(chu, table, 0, "game") == (409, "NotNow")  # it is his own turn
        assert claim(han, table, 0, "game") == (409, "NotNow")
        assert claim(stranger, table, 1, "game") == (403, "NotYours")
        assert claim(han, table, 7, "game") == (422, "BadSeat")
        assert claim(han, table, 1, "cake")[0] == 422
        never, han, _ = self.waiting(site, claim_after=None)
        site.pass_time(9999.0)
        assert claim(han, never, 1, "game") == (409, "NotNow")

    @pytest.mark.parametrize("seconds", [0.0, 29.9, 3600.1, -1.0])
    def test_terms_that_are_none(self, site: Site, seconds: float) -> None:
        refused = site.guest().refused("/tables", game="chuhan", claim_after=seconds)
        assert refused == (422, "BadOption")

    def test_with_more_players_a_bot_plays_on(self, site: Site) -> None:
        guests = [site.guest() for _ in range(3)]
        table = guests[0].post("/tables", game="shogun", seats=3, seat=0)["table"]
        for guest in guests[1:]:
            guest.post(f"/tables/{table}/join")
        state = guests[0].get(f"/tables/{table}")
        absent = state["view"]["turn"][0]
        others = [seat for seat in range(3) if seat != absent]
        site.pass_time(120.0)
        assert claim(guests[others[0]], table, absent, "game") == (409, "NotNow")
        after = guests[others[0]].post(f"/tables/{table}/claim", seat=absent, what="bot")
        assert after["seats"][absent]["kind"] == "bot"


class TestHappenings:
    def test_an_undo_says_who(self, site: Site) -> None:
        guest = site.guest()
        table = guest.post("/quick", game="chuhan", window=0)["table"]
        guest.move(table, guest.legal(table)[0])
        site.settle()
        state = guest.post(f"/tables/{table}/undo")
        (undone,) = state["happenings"]
        assert (undone["event"], undone["seat"]) == ("undone", 0)
        assert undone["at"] == len(state["journal"])

    def test_a_time_out_says_so(self, site: Site) -> None:
        table, han, _ = site.pair(clock={"bank": 60.0, "increment": 0.0})
        site.pass_time(61.0)
        (taken,) = han.get(f"/tables/{table}")["happenings"]
        assert (taken["event"], taken["seat"], taken["why"]) == ("bot_took_seat", 0, "time")

    def test_an_end_by_the_rules_is_none(self, site: Site) -> None:
        table, han, _ = site.pair(position=LAST_CARD, public=False)
        han.move(table, "play 4")
        assert han.get(f"/tables/{table}")["happenings"] == []


class TestGrace:
    def left(self, guest: Guest, table: str) -> tuple[float, float]:
        clock = guest.get(f"/tables/{table}")["clocks"]["seats"][0]
        return clock["left"], clock["grace"]

    def test_a_lost_connection_stops_the_clock_of_who_has_to_decide(self, site: Site) -> None:
        table, han, chu = site.pair(clock={"bank": 100.0, "grace": 60.0}, position=SMALL)
        site.pass_time(5)
        assert self.left(chu, table) == (95, 0)  # who was never here has lost nothing
        with chu.live(table) as hers:
            with han.live(table):
                pass
            told = [hers.receive_json() for _ in range(2)]
            assert told[-1]["clocks"]["seats"][0] == {"left": 95.0, "running": True, "grace": 60.0}
            site.pass_time(40)
            assert self.left(chu, table) == (95, 20)
            with han.live(table):
                site.pass_time(10)
                assert self.left(chu, table) == (85, 0)
            site.pass_time(30)
            assert self.left(chu, table) == (75, 0)
            site.pass_time(75)
            assert chu.get(f"/tables/{table}")["seats"][0]["kind"] == "bot"

    def test_who_comes_back_late_has_the_time_that_is_left(self, site: Site) -> None:
        table, han, chu = site.pair(clock={"bank": 20.0, "grace": 60.0}, position=SMALL)
        with han.live(table):
            pass
        site.pass_time(10)
        with han.live(table):
            site.pass_time(19)
            assert chu.get(f"/tables/{table}")["seats"][0]["kind"] == "person"
            site.pass_time(1)
            assert chu.get(f"/tables/{table}")["seats"][0]["kind"] == "bot"

    def test_who_is_cut_off_has_it_too(self, site: Site) -> None:
        table, han, chu = site.pair(clock={"bank": 100.0, "grace": 60.0}, position=SMALL)
        with han.live(table) as his:
            assert his.receive_json()["type"] == "state"
            han.post("/me/logout-everywhere")
            assert his.receive_json()["type"] == "closing"
        site.pass_time(40)
        assert self.left(chu, table) == (100, 20)

    @pytest.mark.parametrize("clock", [{"bank": 60, "grace": 61}, {"bank": 60, "grace": -1}])
    def test_it_is_a_minute_at_most(self, site: Site, clock: Any) -> None:
        refused = site.guest().refused("/tables", game="chuhan", clock=clock)
        assert refused == (422, "BadRequest")
