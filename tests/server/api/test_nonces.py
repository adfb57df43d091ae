"""Nonces at a table: sealed first, given once all seats are taken, and what becomes of who does
not."""

from typing import Any

import pytest

import tenka
from tenka.core.chance import seal_of
from tests.server.api.site import Guest, Site

HAN, CHU, OTHER = "5f" * 16, "c0ffee" * 6, "77" * 16


def fairness(guest: Guest, table: str) -> dict[str, Any]:
    found: dict[str, Any] = guest.get(f"/tables/{table}")["fairness"]
    return found


def sealed_table(site: Site, **terms: Any) -> tuple[str, Guest, Guest]:
    """All seats are taken, and both have sealed; the table, Han, Chu."""
    han, chu = site.guest(), site.guest()
    wanted = {"game": "chuhan", "seat": 0, "window": 0, "seal": seal_of(HAN), **terms}
    table = str(han.post("/tables", **wanted)["table"])
    chu.post(f"/tables/{table}/join", seal=seal_of(CHU))
    return table, han, chu


def sealed_by_three(site: Site) -> tuple[str, list[Guest]]:
    """The same of Shogun, with three."""
    guests = [site.guest() for _ in range(3)]
    wanted = {"game": "shogun", "seats": 3, "seat": 0, "seal": seal_of(HAN)}
    table = str(guests[0].post("/tables", **wanted)["table"])
    for guest, nonce in zip(guests[1:], (CHU, OTHER), strict=True):
        guest.post(f"/tables/{table}/join", seal=seal_of(nonce))
    return table, guests


def called_off(guest: Guest, table: str, seat: int) -> int:
    return int(guest.get(f"/tables/{table}")["seats"][seat]["aborted"])


class TestUnsealing:
    def test_it_begins_when_all_have_unsealed(self, site: Site) -> None:
        table, han, chu = sealed_table(site)
        told = fairness(chu, table)
        assert told["seals"] == [seal_of(HAN), seal_of(CHU)]
        assert (told["nonces"], told["awaited"]) == (["", ""], [0, 1])
        waits = han.post(f"/tables/{table}/join", nonce=HAN)
        assert (waits["status"], waits["fairness"]["awaited"]) == ("open", [1])
        assert HAN not in chu.client.get(f"/api/tables/{table}").text  # before all have
        began = chu.post(f"/tables/{table}/join", nonce=CHU)
        assert began["status"] == "playing"
        assert began["fairness"]["nonces"] == [HAN, CHU]
        assert began["happenings"] == []
        assert chu.post(f"/tables/{table}/join", nonce=CHU)["status"] == "playing"  # sent again
        assert chu.refused(f"/tables/{table}/join", nonce=OTHER) == (409, "NotNow")
        chu.post(f"/tables/{table}/resign")
        record = tenka.Record.from_json(chu.client.get(f"/api/tables/{table}/record").text)
        assert [entry["event"] for entry in record.entries] == [
            *("sealed", "sealed", "nonce", "nonce", "resigned")
        ]
        assert (record.shares.kinds(), record.shares.proof()) == (["sealed", "sealed"], "sealed")

    def test_what_was_not_sealed_is_refused(self, site: Site) -> None:
        table, han, _ = sealed_table(site)
        join = f"/tables/{table}/join"
        assert han.refused(join, nonce=CHU) == (422, "BadRequest")
        assert han.refused(join, seal=seal_of(OTHER)) == (409, "NotNow")
        assert han.refused(join, seal=seal_of(HAN), nonce=HAN) == (422, "BadRequest")
        assert han.post(join, seal=seal_of(HAN))["status"] == "open"  # sent again
        assert fairness(han, table)["awaited"] == [0, 1]

    def test_nothing_is_unsealed_before_all_are_there(self, site: Site) -> None:
        han = site.guest()
        table = han.post("/tables", game="chuhan", seal=seal_of(HAN))["table"]
        assert han.refused(f"/tables/{table}/join", nonce=HAN) == (409, "NotNow")
        han.post(f"/tables/{table}/join", seal=seal_of(OTHER))  # another browser of theirs
        assert fairness(han, table)["seals"][0] == seal_of(OTHER)

    def test_who_does_not_seal_goes_first(self, site: Site) -> None:
        """A nonce as it is counts as given when it is given: it stands before any is unsealed."""
        han, chu = site.guest(), site.guest()
        table = han.post("/tables", game="chuhan", seat=0, seal=seal_of(HAN))["table"]
        chu.post(f"/tables/{table}/join", nonce="77")
        assert fairness(han, table)["nonces"] == ["", "77"]
        assert chu.refused(f"/tables/{table}/join", nonce="78") == (409, "NotNow")
        assert han.post(f"/tables/{table}/join", nonce=HAN)["status"] == "playing"
        han.post(f"/tables/{table}/resign")
        record = tenka.Record.from_json(han.client.get(f"/api/tables/{table}/record").text)
        assert record.shares.kinds() == ["sealed", "plain"]

    def test_where_days_go_by_a_nonce_is_given_as_it_is(self, site: Site) -> None:
        han, chu = site.guest(), site.guest()
        wanted = {"game": "chuhan", "pace": "correspondence", "seal": seal_of(HAN)}
        opened = han.post("/tables", **wanted)
        assert (opened["fairness"]["sealing"], opened["fairness"]["seals"]) == (False, ["", ""])
        join = f"/tables/{opened['table']}/join"
        assert chu.refused(join, seal=seal_of(CHU)) == (409, "NotNow")
        assert chu.post(join, nonce=CHU)["status"] == "playing"


class TestHeldBack:
    def test_who_holds_back_loses_the_seat(self, site: Site) -> None:
        table, han, chu = sealed_table(site)
        han.post(f"/tables/{table}/join", nonce=HAN)
        site.pass_time(14.0)
        assert fairness(han, table)["awaited"] == [1]
        site.pass_time(2.0)
        state = han.get(f"/tables/{table}")
        assert [seat["kind"] for seat in state["seats"]] == ["person", "open"]
        assert state["fairness"]["seals"] == ["", ""]  # theirs is known: it is void
        chu.post(f"/tables/{table}/join", seal=seal_of(OTHER))
        assert called_off(han, table, 1) == 1
        assert han.refused(f"/tables/{table}/join", nonce=HAN) == (409, "NotNow")

    def test_getting_up_is_holding_back(self, site: Site) -> None:
        table, han, chu = sealed_table(site)
        han.post(f"/tables/{table}/join", nonce=HAN)
        chu.client.post(f"/api/tables/{table}/leave")
        assert fairness(han, table)["seals"] == ["", ""]
        third = site.guest()
        begun = third.post(f"/tables/{table}/join", seal=seal_of(OTHER))
        assert begun["status"] == "open"
        chu_elsewhere = chu.post("/tables", game="chuhan")["table"]
        assert called_off(han, chu_elsewhere, 0) == 1

    @pytest.mark.parametrize("leaves", [True, False])
    @pytest.mark.parametrize("plain", [True, False])
    def test_no_game_begins_without_whose_nonce_is_void(
        self, site: Site, leaves: bool, plain: bool
    ) -> None:
        """However fast somebody sits down again: they know it, and would choose theirs by it."""
        table, han, chu = sealed_table(site)
        join = f"/tables/{table}/join"
        han.post(join, nonce=HAN)
        if leaves:
            chu.client.post(f"/api/tables/{table}/leave")
        else:
            site.pass_time(16.0)
        comes = site.guest() if plain else chu
        began = comes.post(join, **({"nonce": CHU} if plain else {"seal": seal_of(CHU)}))
        assert (began["status"], began["fairness"]["awaited"]) == ("open", [0])
        if not plain:
            assert comes.refused(join, nonce=CHU) == (409, "NotNow")
        for known in ({"nonce": HAN}, {"seal": seal_of(HAN)}):
            assert han.refused(join, **known) == (409, "NotNow")
        site.pass_time(14.0)
        han.post(join, seal=seal_of(OTHER))
        site.pass_time(14.0)  # each has the whole time for what is awaited of them
        assert fairness(han, table)["awaited"] == ([0] if plain else [0, 1])
        began = han.post(join, nonce=OTHER)
        if not plain:
            began = chu.post(join, nonce=CHU)
        assert began["status"] == "playing"
        assert began["fairness"]["nonces"] == [OTHER, CHU]

    def test_bots_take_no_seat_to_begin_without_it(self, site: Site) -> None:
        table, (han, _, third) = sealed_by_three(site)
        han.post(f"/tables/{table}/join", nonce=HAN)
        third.client.post(f"/api/tables/{table}/leave")
        started = han.post(f"/tables/{table}/start")
        assert (started["status"], started["fairness"]["awaited"]) == ("open", [0])

    def test_who_does_not_seal_anew_loses_the_seat(self, site: Site) -> None:
        table, han, chu = sealed_table(site)
        join = f"/tables/{table}/join"
        han.post(join, nonce=HAN)
        chu.client.post(f"/api/tables/{table}/leave")
        chu.post(join, seal=seal_of(CHU))
        site.pass_time(16.0)
        state = han.get(f"/tables/{table}")
        assert [seat["kind"] for seat in state["seats"]] == ["open", "person"]
        assert state["fairness"]["seals"] == ["", seal_of(CHU)]
        han.post(join, seal=seal_of(OTHER))
        assert called_off(han, table, 0) == 0  # nothing was known to them

    def test_each_time_is_counted(self, site: Site) -> None:
        """Also at one table, and whoever else gets up from it."""
        table, han, chu = sealed_table(site)
        chus, hans = OTHER, HAN
        for times in (1, 2, 3):
            han.post(f"/tables/{table}/join", nonce=hans)
            chu.client.post(f"/api/tables/{table}/leave")
            hans, chus = f"{times}" * 32, f"{times + 4}" * 32
            han.post(f"/tables/{table}/join", seal=seal_of(hans))
            chu.post(f"/tables/{table}/join", seal=seal_of(chus))
            assert called_off(han, table, 1) == times
        chu.post(f"/tables/{table}/join", nonce=chus)
        han.client.post(f"/api/tables/{table}/leave")
        elsewhere = chu.post("/tables", game="chuhan")["table"]
        assert called_off(han, elsewhere, 0) == 3

    def test_all_who_are_late_are_counted(self, site: Site) -> None:
        table, (han, *late) = sealed_by_three(site)
        han.post(f"/tables/{table}/join", nonce=HAN)
        site.pass_time(16.0)
        for each in late:
            elsewhere = each.post("/tables", game="chuhan")["table"]
            assert called_off(han, elsewhere, 0) == 1

    def test_nobody_is_counted_among_friends_nor_before_others_have(self, site: Site) -> None:
        for terms, opens in (({"public": False}, True), ({}, False)):
            table, han, chu = sealed_table(site, **terms)
            if opens:
                han.post(f"/tables/{table}/join", nonce=HAN)
            chu.client.post(f"/api/tables/{table}/leave")
            elsewhere = chu.post("/tables", game="chuhan")["table"]
            assert called_off(han, elsewhere, 0) == 0

    def test_a_table_that_nobody_comes_back_to_ends(self, site: Site) -> None:
        table, han, _ = sealed_table(site)
        site.pass_time(16.0)
        assert han.get(f"/tables/{table}")["status"] == "aborted"


class TestAgainstBots:
    @pytest.mark.parametrize("path", ["/quick", "/tables"])
    def test_the_commitment_comes_before_the_nonce(self, site: Site, path: str) -> None:
        han = site.guest()
        bots = {"bots": {"1": "random"}} if path == "/tables" else {"bot": "random"}
        wanted = {"game": "chuhan", "seal": seal_of(HAN), "key": "k" * 16, **bots}
        opened = han.post(path, **wanted)
        assert (opened["status"], opened["fairness"]["awaited"]) == ("open", [0])
        assert han.post(path, **wanted)["table"] == opened["table"]  # its answer was lost
        began = han.post(f"/tables/{opened['table']}/join", nonce=HAN)
        assert (began["status"], began["fairness"]["nonces"]) == ("playing", [HAN, ""])

    def test_a_page_that_dies_leaves_no_game(self, site: Site) -> None:
        han = site.guest()
        table = han.post("/quick", game="chuhan", seal=seal_of(HAN))["table"]
        site.pass_time(16.0)
        assert han.get(f"/tables/{table}")["status"] == "aborted"
        assert han.get("/tables/mine") == []

    def test_one_request_still_begins(self, site: Site) -> None:
        assert site.guest().post("/quick", game="chuhan")["status"] == "playing"

    def test_once_more(self, site: Site) -> None:
        han = site.guest()
        table = han.post("/quick", game="chuhan")["table"]
        han.post(f"/tables/{table}/resign")
        again = han.post(f"/tables/{table}/rematch", seal=seal_of(HAN))
        assert again["fairness"]["awaited"] == [1]
        began = han.post(f"/tables/{again['table']}/join", nonce=HAN)
        assert began["fairness"]["nonces"] == ["", HAN]


def test_a_rematch_of_two(site: Site) -> None:
    table, han, chu = site.pair()
    han.post(f"/tables/{table}/resign")
    again = han.post(f"/tables/{table}/rematch", seal=seal_of(HAN))["table"]
    asked = chu.post(f"/tables/{table}/rematch", seal=seal_of(CHU))
    assert (asked["table"], asked["fairness"]["awaited"]) == (again, [0, 1])
