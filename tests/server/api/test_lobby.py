"""Games, lists, opening tables, sitting down and getting up."""

from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tenka import game, game_ids, games
from tenka.bots import bots_of, levels_of
from tenka.server.store.rows import Seated
from tests.server.api.site import LAST_CARD, Guest, Site, finish, site_in
from tests.server.databases import query
from tests.server.shell import fault


def test_games(site: Site) -> None:
    games = {game["id"]: game for game in site.guest().get("/games")}
    assert games["chuhan"] == {
        "id": "chuhan",
        "seats": [2],
        "options": {"events": {"default": False, "default_by": {}, "choices": [False, True]}},
        "differences": {},
        "rules": 1,
        "bots": list(bots_of("chuhan")),
        "levels": [
            {
                "name": level.name,
                "character": level.character or None,
                "strength": level.strength,
                "seconds": level.seconds,
            }
            for level in levels_of("chuhan")
        ],
        "lesson": True,
    }
    assert games["shogun"]["options"]["setup"] == {
        "default": "preset",
        "default_by": {"board": {"sun": "preset", "moon": "draft"}},
        "choices": ["preset", "draft"],
    }
    editions = games["suntzu"]["differences"]["edition"]
    assert editions["order_from_round"] == {"en": 2, "hu": 3, "pl": 4}
    assert editions["light_infantry"] == {"en": "army", "hu": "army", "pl": "point"}


def test_as_many_seats_as_a_game_has_by_itself(site: Site) -> None:
    """The server, the engine and the page that tells it agree."""
    guest = site.guest()
    for id in game_ids():
        seats = len(guest.post("/quick", game=id)["seats"])
        assert game(id).new() == game(id).new(seats)
        assert (
            seats == len(guest.post("/tables", game=id, public=False)["seats"]) == game(id).seats[0]
        )
    page = (Path(__file__).parents[3] / "docs" / "bot-api.md").read_text()
    assert f"2, and {game('shogun').seats[0]} in Shogun" in page


class TestLists:
    def test_open_tables_are_for_all(self, site: Site) -> None:
        han = site.guest()
        first = han.post("/tables", game="chuhan")["table"]
        site.pass_time(1)
        second = han.post("/tables", game="chuhan", options={"events": True})["table"]
        site.pass_time(1)
        han.post("/tables", game="chuhan", public=False)
        answer = site.nobody().get("/api/tables")
        assert "set-cookie" not in answer.headers
        assert [table["id"] for table in answer.json()] == [second, first]
        shown = answer.json()[0]
        assert shown["options"] == {"events": True}
        assert (shown["my_seat"], shown["my_turn"]) == (None, None)
        mine = {
            "seat": 0,
            "kind": "person",
            "name": han.name,
            "bot": None,
            "aborted": 0,
            "rating": None,
        }
        assert shown["seats"][0] == mine
        assert shown["from_position"] is False
        older = site.guest().get("/tables", before=shown["created"])
        assert [table["id"] for table in older] == [first]

    def test_live_tables_that_all_have_left_are_not_listed(self, site: Site) -> None:
        han, later = site.guest(), {"bank": 86400.0}
        alone = han.post("/tables", game="chuhan")["table"]
        slow = han.post("/tables", game="chuhan", pace="correspondence", clock=later)["table"]
        with han.live(alone):
            site.pass_time(3600)
            assert {table["id"] for table in han.get("/tables")} == {alone, slow}
        assert [table["id"] for table in han.get("/tables")] == [slow]
        site.pass_time(15 * 86400)
        assert han.get("/tables") == []
        assert site.guest().post(f"/tables/{alone}/join")["status"] == "playing"

    def test_played_tables_are_for_all_who_want_to_watch(self, tmp_path: Path) -> None:
        with site_in(tmp_path) as site:
            table, han, _ = site.pair(clock={"bank": 10 * 3600.0})
            site.pair(public=False)
            han.post("/quick", game="chuhan")
            han.post("/lessons/chuhan")
            han.post("/tables", game="chuhan")
            over, _, chu = site.pair()
            chu.post(f"/tables/{over}/resign")
            answer = site.nobody().get("/api/tables/playing")
            assert "set-cookie" not in answer.headers
            (shown,) = answer.json()
            assert (shown["id"], shown["status"], shown["my_seat"]) == (table, "playing", None)
            assert han.get("/tables/playing")[0]["my_seat"] == 0
            assert han.get("/tables/playing", game="suntzu") == []
            with han.live(table):
                site.pass_time(3 * 3600)
                assert len(han.get("/tables/playing")) == 1  # somebody is there
            assert han.get("/tables/playing") == []

    def test_the_store_is_told_only_of_tables_that_it_would_leave_out(
        self, empty_site: Site, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """However many are played by themselves, a list is found by a short question."""
        site = empty_site
        found, told = site.services.store.tables.public, []

        async def asked(*given: Any, awake: Sequence[str], **wanted: Any) -> list[Seated]:
            told.append(list(awake))
            return await found(*given, awake=awake, **wanted)

        monkeypatch.setattr(site.services.store.tables, "public", asked)
        han = site.guest()

        def both(**terms: Any) -> list[str]:
            played, *_ = site.pair(clock={"bank": 10 * 3600.0}, **terms)
            return [han.post("/tables", game="chuhan", **terms)["table"], played]

        old, hidden = both(), both(public=False)
        with ExitStack() as listening:
            for table in old:
                listening.enter_context(han.live(table))
            site.pass_time(3 * 3600)
            young = both()
            for table in (*young, hidden[0]):
                listening.enter_context(han.live(table))
            for path, at in (("/tables", 0), ("/tables/playing", 1)):
                assert [each["id"] for each in han.get(path)] == [young[at], old[at]]
        assert told == [[old[0]], [old[1]]]

    def test_no_table_is_loaded_to_be_listed(self, tmp_path: Path) -> None:
        with site_in(tmp_path) as site:
            site.pair()
        with site_in(tmp_path) as site:
            before = len(site.services.lobby)
            assert len(site.nobody().get("/api/tables/playing").json()) == 1
            assert len(site.services.lobby) == before

    def test_by_game(self, site: Site) -> None:
        han = site.guest()
        han.post("/tables", game="chuhan")
        assert len(han.get("/tables", game="chuhan")) == 1
        assert han.get("/tables", game="go") == []
        assert han.missed("/tables", game="x" * 65) == (422, "BadRequest")
        assert han.missed("/tables", before="soon") == (422, "BadRequest")

    def test_mine_with_my_turn_first(self, site: Site) -> None:
        first, han, chu = site.pair()
        site.pass_time(1)
        second = chu.post("/tables", game="chuhan", public=False)["table"]
        assert [(t["id"], t["my_turn"]) for t in han.get("/tables/mine")] == [(first, True)]
        mine = chu.get("/tables/mine")
        assert [(t["id"], t["my_turn"]) for t in mine] == [(second, None), (first, False)]
        han.move(first, "play 0" if "play 0" in han.legal(first) else han.legal(first)[0])
        assert chu.get("/tables/mine")[0]["id"] == first

    def test_mine_by_status_and_time(self, site: Site) -> None:
        table, han, _ = site.pair()
        assert han.get("/tables/mine", status="open") == []
        (only,) = han.get("/tables/mine", status=["playing", "over"])
        assert only["id"] == table
        assert han.get("/tables/mine", before=only["created"]) == []
        assert han.missed("/tables/mine", status="lost") == (422, "BadRequest")

    def test_mine_by_game_result_and_rivals(self, site: Site) -> None:
        table, han, chu = site.pair(position=LAST_CARD)
        han.move(table, "play 4")
        site.pass_time(1)
        quick = han.post("/quick", game="suntzu")["table"]

        def mine(guest: Guest, **wanted: Any) -> list[str]:
            return [one["id"] for one in guest.get("/tables/mine", **wanted)]

        assert mine(han) == [quick, table]
        assert mine(han, limit=1) == [quick]
        assert mine(han, game="chuhan") == mine(han, result="won") == [table]
        assert mine(chu, result="lost") == mine(chu, against="people") == [table]
        assert mine(han, against="bots") == mine(han, game="suntzu") == [quick]
        assert mine(han, result="none") == mine(chu, result="won") == []
        (over,) = chu.get("/tables/mine", status="over")
        assert over["ended"] is not None
        wrong: tuple[dict[str, Any], ...] = (
            {"result": "good"},
            {"against": "all"},
            {"game": "x" * 65},
            {"limit": 0},
            {"limit": 101},
            {"limit": "all"},
        )
        for each in wrong:
            assert han.missed("/tables/mine", **each) == (422, "BadRequest")

    def test_nobody_has_no_tables(self, site: Site) -> None:
        site.pair()
        assert site.guest().get("/tables/mine") == []

    def test_a_table_that_another_release_began(self, tmp_path: Path) -> None:
        """It is left alone; the server starts, and all else goes on."""
        with site_in(tmp_path) as site:
            table, han, _ = site.pair()
            cookies = dict(han.client.cookies)
        query(tmp_path, "UPDATE tables SET rules = 99, release = '9.9'")
        with site_in(tmp_path) as site:
            again = site.nobody()
            again.cookies.update(cookies)
            (mine,) = again.get("/api/tables/mine").json()
            assert (mine["id"], mine["my_turn"]) == (table, None)
            answer = again.get(f"/api/tables/{table}")
            assert fault(answer) == (409, "NotNow")
            assert "tenka 9.9 can replay it" in answer.text
            assert again.get(f"/api/tables/{table}/terms").json() == mine

    @pytest.mark.parametrize(
        "damage",
        [
            "UPDATE tables SET game = 'mahjong'",
            """UPDATE tables SET options = '{"storms": true}'""",
            "UPDATE entries SET body = '{}'",
        ],
    )
    def test_a_table_that_cannot_be_loaded_stops_nobody(self, tmp_path: Path, damage: str) -> None:
        with site_in(tmp_path) as site:
            table, han, _ = site.pair(clock={"bank": 600.0})
            han.move(table, han.legal(table)[0])
            cookies = dict(han.client.cookies)
        query(tmp_path, damage)
        with site_in(tmp_path) as site:
            again = site.nobody()
            again.cookies.update(cookies)
            assert [mine["id"] for mine in again.get("/api/tables/mine").json()] == [table]
            assert fault(again.get(f"/api/tables/{table}")) == (409, "NotNow")

    def test_a_record_of_other_rules_is_given_out(self, tmp_path: Path) -> None:
        with site_in(tmp_path) as site:
            table, han, chu = site.pair(position=LAST_CARD)
            finish(table, han, chu)
            before = han.get(f"/tables/{table}/record")
        query(tmp_path, "UPDATE tables SET rules = 99, release = '9.9'")
        with site_in(tmp_path) as site:
            after = site.nobody().get(f"/api/tables/{table}/record").json()
            assert after == {**before, "rules": 99, "release": "9.9"}


NotifySettings = tuple[tuple[dict[str, Any], tuple[int, str]], ...]

NO_TABLES: NotifySettings = (
    ({"game": "go"}, (404, "UnknownGame")),
    ({}, (422, "BadRequest")),
    ({"game": "chuhan", "more": 1}, (422, "BadRequest")),
    ({"game": "chuhan", "options": {"storms": True}}, (422, "BadOption")),
    ({"game": "chuhan", "options": {"events": 1}}, (422, "BadOption")),
    ({"game": "chuhan", "seats": 3}, (422, "BadSeat")),
    ({"game": "chuhan", "seats": "2"}, (422, "BadRequest")),
    ({"game": "chuhan", "seat": 2}, (422, "BadSeat")),
    ({"game": "chuhan", "seat": -1}, (422, "BadSeat")),
    ({"game": "chuhan", "pace": "slow"}, (422, "BadRequest")),
    ({"game": "chuhan", "clock": {"bank": 0}}, (422, "BadRequest")),
    ({"game": "chuhan", "clock": {"bank": 60, "cap": 90}}, (422, "BadClock")),
    ({"game": "chuhan", "clock": {"bank": 90000}}, (422, "BadClock")),
    ({"game": "chuhan", "window": -1}, (422, "BadRequest")),
    ({"game": "chuhan", "window": 61}, (422, "BadRequest")),
    ({"game": "chuhan", "bots": {"1": "deep"}}, (422, "UnknownBot")),
    ({"game": "chuhan", "bots": {"2": "greedy"}}, (422, "BadSeat")),
    ({"game": "chuhan", "bots": {"one": "greedy"}}, (422, "BadRequest")),
    ({"game": "chuhan", "bots": {"9" * 5000: "greedy"}}, (422, "BadRequest")),
    ({"game": "chuhan", "bots": {"0": "greedy", "1": "greedy"}}, (422, "BadSeat")),
    ({"game": "chuhan", "seat": 1, "bots": {"1": "greedy"}}, (422, "BadSeat")),
    ({"game": "chuhan", "position": {"hands": [["4"]]}}, (422, "BadPosition")),
)
NO_QUICK_GAMES: NotifySettings = (
    ({"game": "go"}, (404, "UnknownGame")),
    ({"game": "chuhan", "bot": "deep"}, (422, "UnknownBot")),
    ({"game": "chuhan", "seat": 7}, (422, "BadSeat")),
    ({"game": "chuhan", "window": 99}, (422, "BadRequest")),
)


class TestOpening:
    def test_with_every_option(self, site: Site) -> None:
        han = site.guest()
        opened = han.post(
            "/tables",
            game="chuhan",
            options={"events": True},
            seats=2,
            seat=1,
            pace="correspondence",
            clock={"bank": 86400, "increment": 3600, "cap": 172800},
            window=3,
            public=False,
            allow_return=False,
        )
        assert (opened["status"], opened["seat"], opened["view"]) == ("open", 1, None)
        assert [seat["kind"] for seat in opened["seats"]] == ["open", "person"]
        assert opened["clocks"]["seats"] == [{"left": 86400, "running": False, "grace": 0.0}] * 2
        assert opened["fairness"]["secret"] is None
        terms = han.get(f"/tables/{opened['table']}/terms")
        assert terms["clock"] == {
            "pace": "correspondence",
            "bank": 86400.0,
            "increment": 3600.0,
            "cap": 172800.0,
            "grace": 0.0,
            "first": None,
        }
        assert terms["options"] == {"events": True}
        assert (terms["pace"], terms["window"]) == ("correspondence", 3.0)
        assert (terms["public"], terms["allow_return"], terms["friendly"]) == (False, False, False)
        assert (terms["my_seat"], terms["status"], terms["rematch_of"]) == (1, "open", None)

    def test_with_nothing_but_the_game(self, tmp_path: Path) -> None:
        with site_in(tmp_path, window=4.0) as site:
            han = site.guest()
            opened = han.post("/tables", game="chuhan")
            terms = site.nobody().get(f"/api/tables/{opened['table']}/terms").json()
            assert (terms["window"], terms["pace"], terms["clock"]) == (4.0, "live", None)
            assert terms["options"] == {"events": False}
            assert opened["seat"] == 0

    def test_with_a_bot_it_begins_at_once(self, site: Site) -> None:
        han = site.guest()
        opened = han.post("/tables", game="chuhan", bots={"0": "random"}, window=0)
        assert (opened["status"], opened["seat"]) == ("playing", 1)
        bot = {
            "seat": 0,
            "kind": "bot",
            "name": None,
            "bot": "random",
            "aborted": None,
            "rating": None,
        }
        assert opened["seats"][0] == bot
        site.settle()
        assert han.get(f"/tables/{opened['table']}")["version"] > opened["version"]

    def test_from_a_position(self, site: Site) -> None:
        table, han, chu = site.pair(position=LAST_CARD)
        assert han.get(f"/tables/{table}/terms")["friendly"]
        assert han.get(f"/tables/{table}")["view"]["hands"] == [["4"], {"hidden": 1}]
        assert chu.get(f"/tables/{table}")["view"]["hands"] == [{"hidden": 1}, ["8"]]
        assert chu.get(f"/tables/{table}/terms")["from_position"]
        assert chu.get(f"/tables/{table}")["from_position"]

    def test_a_public_table_for_people_begins_from_the_normal_set_up(self, site: Site) -> None:
        """Else who opened it knows the other's hand and chose the pile."""
        han = site.guest()
        begin: dict[str, Any] = {"game": "chuhan", "position": LAST_CARD}
        assert han.refused("/tables", **begin) == (422, "BadOption")
        assert han.refused("/tables", public=True, **begin) == (422, "BadOption")
        private = han.post("/tables", public=False, **begin)
        assert private["from_position"]
        waiting = site.guest().get(f"/tables/{private['table']}")
        assert (waiting["status"], waiting["from_position"]) == ("open", True)
        assert han.post("/tables", bots={"1": "random"}, **begin)["status"] == "playing"

    def test_refused(self, empty_site: Site) -> None:
        guest = empty_site.guest()
        for wanted, told in NO_TABLES:
            assert guest.refused("/tables", **wanted) == told, wanted
        assert guest.get("/tables") == guest.get("/tables/mine") == []

    def test_not_too_many(self, tmp_path: Path) -> None:
        with site_in(tmp_path, tables=2) as site:
            han = site.guest()
            first = han.post("/tables", game="chuhan")["table"]
            han.post("/quick", game="chuhan")
            assert han.refused("/tables", game="chuhan") == (429, "TooManyTables")
            assert han.refused("/quick", game="chuhan") == (429, "TooManyTables")
            assert site.guest().post("/quick", game="chuhan")["status"] == "playing"
            assert han.client.post(f"/api/tables/{first}/leave").status_code == 204
            assert han.post("/quick", game="chuhan")["status"] == "playing"

    def test_a_garbled_body(self, site: Site) -> None:
        for body in (b"", b"{", b"[]", b'"chuhan"', b'{"game": "\xff"}'):
            answer = site.nobody().post("/api/tables", content=body)
            assert answer.status_code in (400, 422), body
            assert fault(answer)[1] == "BadRequest"


class TestQuick:
    def test_you_play_at_once(self, site: Site) -> None:
        han = site.guest()
        began = han.post("/quick", game="chuhan")
        assert (began["status"], began["seat"], began["my_turn"]) == ("playing", 0, True)
        assert began["seats"][1]["bot"] == "master"
        assert not han.get(f"/tables/{began['table']}/terms")["public"]

    def test_your_wishes(self, site: Site) -> None:
        wish = {"game": "chuhan", "options": {"events": True}, "seats": 2, "seat": 1, "window": 0}
        began = site.guest().post("/quick", bot="random", **wish)
        assert (began["seat"], began["seats"][0]["bot"]) == (1, "random")

    def test_refused(self, site: Site) -> None:
        for wanted, told in NO_QUICK_GAMES:
            assert site.guest().refused("/quick", **wanted) == told, wanted


class TestSeats:
    def test_it_begins_when_all_sit(self, site: Site) -> None:
        han, chu = site.guest(), site.guest()
        table = han.post("/tables", game="chuhan", seat=1)["table"]
        joined = chu.post(f"/tables/{table}/join")
        assert (joined["status"], joined["seat"]) == ("playing", 0)
        assert joined["view"]["seat"] == 0
        assert han.get(f"/tables/{table}")["view"]["seat"] == 1

    def test_a_taken_seat_and_a_full_table(self, site: Site) -> None:
        han, chu = site.guest(), site.guest()
        table = han.post("/tables", game="chuhan", seat=0)["table"]
        assert chu.refused(f"/tables/{table}/join", seat=0) == (409, "Full")
        assert chu.refused(f"/tables/{table}/join", seat=2) == (422, "BadSeat")
        assert chu.refused(f"/tables/{table}/join", seat="1") == (422, "BadRequest")
        assert han.refused(f"/tables/{table}/join", seat=1) == (409, "NotNow")
        chu.post(f"/tables/{table}/join", seat=1)
        assert site.guest().refused(f"/tables/{table}/join") == (409, "NotNow")
        assert site.guest().refused("/tables/nowhere/join") == (404, "NotFound")

    def test_leaving_before_the_start(self, empty_site: Site) -> None:
        han, chu = empty_site.guest(), empty_site.guest()
        table = han.post("/tables", game="chuhan")["table"]
        assert chu.refused(f"/tables/{table}/leave") == (403, "NotYours")
        assert han.post(f"/tables/{table}/leave") is None
        state = han.get(f"/tables/{table}")
        assert (state["status"], state["seat"]) == ("aborted", None)
        assert chu.refused(f"/tables/{table}/join") == (409, "NotNow")
        assert chu.get("/tables") == []

    def test_not_after_it(self, site: Site) -> None:
        table, han, _ = site.pair()
        assert han.refused(f"/tables/{table}/leave") == (409, "NotNow")

    def test_start_now_with_bots(self, site: Site) -> None:
        han, chu = site.guest(), site.guest()
        table = han.post("/tables", game="chuhan")["table"]
        assert chu.refused(f"/tables/{table}/start") == (403, "NotYours")
        began = han.post(f"/tables/{table}/start")
        assert (began["status"], began["seats"][1]["kind"]) == ("playing", "bot")
        assert han.refused(f"/tables/{table}/start") == (409, "NotNow")
        assert han.refused("/tables/nowhere/start") == (404, "NotFound")

    def test_only_the_host_begins_early(self, site: Site, monkeypatch: Any) -> None:
        monkeypatch.setitem(games.OURS, "trio", "tests.server.leaks.trio")
        ann, bob = site.guest(), site.guest()
        table = ann.post("/tables", game="trio")["table"]
        bob.post(f"/tables/{table}/join")
        told = [guest.get(f"/tables/{table}")["may_begin"] for guest in (ann, bob, site.guest())]
        assert told == [True, False, False]
        assert bob.refused(f"/tables/{table}/start") == (403, "NotYours")
        assert ann.client.post(f"/api/tables/{table}/leave").status_code == 204
        assert bob.get(f"/tables/{table}")["may_begin"]
        assert bob.post(f"/tables/{table}/start")["status"] == "playing"

    def test_a_new_name_is_seen(self, site: Site) -> None:
        table, han, chu = site.pair()
        han.client.patch("/api/me", json={"name": "Liu Bang"})
        assert chu.get(f"/tables/{table}")["seats"][0]["name"] == "Liu Bang"
        assert chu.get(f"/tables/{table}/terms")["seats"][0]["name"] == "Liu Bang"


class TestRematch:
    def test_it_begins_when_both_want_it(self, empty_site: Site) -> None:
        table, han, chu = empty_site.pair(position=LAST_CARD)
        assert han.refused(f"/tables/{table}/rematch") == (409, "NotNow")
        finish(table, han, chu)
        again = han.post(f"/tables/{table}/rematch")
        assert (again["status"], again["seat"]) == ("open", 1)
        kept = {
            "seat": 0,
            "kind": "open",
            "name": chu.name,
            "bot": None,
            "aborted": 0,
            "rating": None,
        }
        assert again["seats"][0] == kept
        assert empty_site.guest().refused(f"/tables/{again['table']}/join") == (409, "Full")
        assert empty_site.guest().get("/tables") == []
        assert again["table"] in [t["id"] for t in chu.get("/tables/mine", status="open")]
        assert han.post(f"/tables/{table}/rematch")["status"] == "open"
        began = chu.post(f"/tables/{table}/rematch")
        assert (began["table"], began["status"], began["seat"]) == (again["table"], "playing", 0)
        assert chu.get(f"/tables/{again['table']}/terms")["rematch_of"] == table
        assert chu.get(f"/tables/{again['table']}/terms")["friendly"]  # like the first one

    def test_against_a_bot_it_begins_at_once(self, site: Site) -> None:
        han = site.guest()
        table = han.post("/quick", game="chuhan", window=0)["table"]
        han.post(f"/tables/{table}/resign")
        again = han.post(f"/tables/{table}/rematch")
        assert (again["status"], again["seat"]) == ("playing", 1)
        assert again["seats"][0]["bot"] == "master"

    def test_another_bot_may_be_asked_for(self, site: Site) -> None:
        han = site.guest()
        table = han.post("/quick", game="suntzu", window=0)["table"]
        han.post(f"/tables/{table}/resign")
        at = f"/tables/{table}/rematch"
        assert han.refused(at, bot="deep") == (422, "UnknownBot")
        assert han.refused(at, level="novice") == (422, "BadRequest")
        again = han.post(at, bot="novice")
        assert (again["status"], again["seats"][0]["bot"]) == ("playing", "novice")
        # There is one rematch for all: who comes to it takes it as it is.
        assert han.post(at, bot="random")["seats"][0]["bot"] == "novice"

    def test_no_bot_takes_the_seat_of_a_person(self, site: Site) -> None:
        table, han, chu = site.pair()
        han.post(f"/tables/{table}/resign")
        again = han.post(f"/tables/{table}/rematch", bot="novice")
        assert [seat["kind"] for seat in again["seats"]] == ["open", "person"]
        assert chu.post(f"/tables/{table}/rematch")["status"] == "playing"

    def test_one_that_was_given_up_can_be_asked_for_again(self, site: Site) -> None:
        table, han, chu = site.pair(position=LAST_CARD)
        finish(table, han, chu)
        first = han.post(f"/tables/{table}/rematch")["table"]
        assert chu.get(f"/tables/{table}")["rematch"] == first
        assert site.guest().get(f"/tables/{table}")["rematch"] is None
        assert han.client.post(f"/api/tables/{first}/leave").status_code == 204
        second = chu.post(f"/tables/{table}/rematch")
        assert (second["table"] != first, second["status"]) == (True, "open")

    def test_the_other_may_decline(self, site: Site) -> None:
        table, han, chu = site.pair()
        han.post(f"/tables/{table}/resign")
        again = han.post(f"/tables/{table}/rematch")["table"]
        chu.post(f"/tables/{again}/leave")
        assert han.get(f"/tables/{again}")["status"] == "open"
        assert site.guest().post(f"/tables/{again}/join")["status"] == "playing"

    def test_refused(self, site: Site) -> None:
        table, han, _ = site.pair()
        han.post(f"/tables/{table}/resign")
        assert site.guest().refused(f"/tables/{table}/rematch") == (403, "NotYours")
        assert han.refused("/tables/nowhere/rematch") == (404, "NotFound")
