"""Guests who look for games and never come keep nobody else from playing, and leave nothing."""

from pathlib import Path

import pytest

from tenka.server.pairing.absence import counted
from tenka.server.store import Conflict
from tenka.server.store.no_shows import noting
from tenka.server.tables.clock import FIRST
from tests.attacks.matchmaking import WANTED, Attacker, Player, guest_from, met, second
from tests.server.api.site import Guest, Site, site_in
from tests.server.databases import query

AT_ONCE = 3  # seconds: a look, the answer, and that it is seen
ONE_PROPOSAL = AT_ONCE + 10  # if one does not come before it is known of their network


def rows(data: Path, table: str) -> int:
    return int(query(data, f"SELECT COUNT(*) FROM {table}")[0][0])


def honest(site: Site, pairs: int, address: str = "198.51.100.{}") -> list[Player]:
    return [Player(guest_from(site, address.format(at))) for at in range(1, 2 * pairs + 1)]


def attack(
    tmp_path: Path, attackers: int, pairs: int, *, far: bool = False, seals: bool = False
) -> list[int]:
    """The attackers begin a minute before, from one address or each from their own."""
    with site_in(tmp_path) as site:
        theirs = [
            Attacker(site, f"203.{at}.113.7" if far else "203.0.113.7", anew=True, seals=seals)
            for at in range(attackers)
        ]
        for _ in range(20):
            second(site, *theirs)
        waited = met(site, honest(site, pairs), theirs, within=60)
        assert any(each.seen for each in theirs)
        assert rows(tmp_path, "tables") == pairs
        return waited


@pytest.mark.parametrize("seals", [False, True])
def test_three_guests_do_not_stop_matchmaking(tmp_path: Path, seals: bool) -> None:
    """They never answer, or seal a nonce and never give it."""
    waited = sorted(attack(tmp_path, attackers=3, pairs=5, seals=seals))
    assert waited[-3] <= AT_ONCE  # all but one whom they meet, and their next rival
    assert waited[-1] <= ONE_PROPOSAL


def test_who_comes_alone_loses_one_proposal_and_then_meets_the_next(tmp_path: Path) -> None:
    with site_in(tmp_path) as site:
        theirs = [Attacker(site, "203.0.113.7", anew=True) for _ in range(3)]
        first, other = honest(site, 1)
        for _ in range(30):
            second(site, *theirs, first)
        assert first.table is None
        met(site, [first, other], theirs, within=ONE_PROPOSAL)
        assert other.waited <= ONE_PROPOSAL
        assert rows(tmp_path, "tables") == 1


def test_who_shares_the_address_of_an_attacker_is_paired_too(tmp_path: Path) -> None:
    with site_in(tmp_path) as site:
        theirs = [Attacker(site, "203.0.113.7", anew=True) for _ in range(3)]
        for _ in range(20):
            second(site, *theirs)
        neighbour = Player(guest_from(site, "203.0.113.7"))
        stranger = Player(guest_from(site, "198.51.100.1"))
        met(site, [neighbour, stranger], theirs, within=180)


def test_nor_do_six_who_delete_themselves_before_it_is_over(tmp_path: Path) -> None:
    with site_in(tmp_path) as site:
        theirs = [Attacker(site, "203.0.113.7", anew=True, deletes=True) for _ in range(6)]
        for _ in range(20):
            second(site, *theirs)
        met(site, honest(site, 1), theirs, within=60)


def test_who_asks_for_a_search_again_and_again_is_refused(tmp_path: Path) -> None:
    with site_in(tmp_path, person_rate=1.0, person_burst=100) as site:
        guest = guest_from(site, "203.0.113.7")
        codes = [guest.client.post("/api/seek", json=WANTED).status_code for _ in range(12)]
        assert codes.count(201) in range(8, 11)
        assert codes[-1] == 429


@pytest.mark.long
@pytest.mark.parametrize("far", [False, True])
def test_nor_do_thirty(tmp_path: Path, far: bool) -> None:
    assert max(attack(tmp_path, attackers=30, pairs=5, far=far)) <= ONE_PROPOSAL


def test_nothing_of_it_is_kept(tmp_path: Path) -> None:
    with site_in(tmp_path) as site:
        theirs = [Attacker(site, "203.0.113.7") for _ in range(3)]
        for _ in range(40):
            second(site, *theirs)
        site.timers.advance(2 * 86400.0)
        assert site.client.portal is not None
        site.client.portal.call(site.services.matchmaker.look)
        site.client.portal.call(site.services.retention.prune)
        assert rows(tmp_path, "tables") == rows(tmp_path, "no_shows") == 0
        assert rows(tmp_path, "seekers") <= 3


def found_table(site: Site, *players: Player) -> str:
    """The game that begins for them."""
    met(site, list(players), [], within=AT_ONCE)
    (table,) = {player.table for player in players}
    assert table is not None
    return table


def status(site: Site, table: str) -> str:
    return str(site.guest().get(f"/tables/{table}")["status"])


def move_if_due(table: str, guest: Guest) -> None:
    if guest.get(f"/tables/{table}")["my_turn"]:
        guest.move(table, guest.legal(table)[0])


class TestWhoComesAndDoesNotPlay:
    def test_it_is_over_soon_and_they_are_left_out(self, tmp_path: Path) -> None:
        with site_in(tmp_path) as site:
            idler, (other,) = Player(guest_from(site, "203.0.113.7")), honest(site, 1)[:1]
            table = found_table(site, idler, other)
            move_if_due(table, other.guest)
            site.pass_time(FIRST - 1 - AT_ONCE)
            assert status(site, table) == "playing"
            site.pass_time(1 + AT_ONCE)
            assert status(site, table) == "over"
            assert idler.guest.refused("/seek", **WANTED) == (429, "SeekPaused")
            assert other.guest.post("/seek", **WANTED)["table"] is None
            assert rows(tmp_path, "no_shows") == 3  # the person, and where they come from

    def test_who_gives_up_at_once_is_left_out_too(self, tmp_path: Path) -> None:
        with site_in(tmp_path) as site:
            idler, (other,) = Player(guest_from(site, "203.0.113.7")), honest(site, 1)[:1]
            table = found_table(site, idler, other)
            idler.guest.post(f"/tables/{table}/resign")
            assert idler.guest.refused("/seek", **WANTED) == (429, "SeekPaused")
            assert other.guest.post("/seek", **WANTED)["table"] is None

    def test_nobody_keeps_several_waiting_at_once(self, tmp_path: Path) -> None:
        with site_in(tmp_path) as site:
            idler, other = Player(guest_from(site, "203.0.113.7")), honest(site, 1)[0]
            found_table(site, idler, other)
            assert idler.guest.refused("/seek", **WANTED) == (429, "TooManyTables")
            # A game against a bot, or with friends, is nobody's who is found.
            site.pair()
            bots = site.guest()
            bots.post("/quick", game="chuhan", rated=True)
            assert bots.post("/seek", **WANTED)["table"] is None

    def test_whoever_begins_has_the_whole_bank(self, tmp_path: Path) -> None:
        with site_in(tmp_path) as site:
            players = honest(site, 1)
            table = found_table(site, *players)
            (first,) = [
                each.guest for each in players if each.guest.get(f"/tables/{table}")["my_turn"]
            ]
            site.pass_time(100)
            move_if_due(table, first)
            state = first.get(f"/tables/{table}")
            left = state["clocks"]["seats"][state["seat"]]["left"]
            assert 900 - 100 < left + AT_ONCE <= 900 - 100 + 10 + AT_ONCE


def test_of_two_counts_written_at_once_none_is_lost(tmp_path: Path) -> None:
    """Where two proposals end in the same moment; the second is counted anew."""
    with site_in(tmp_path) as site:
        store = site.services.store

        async def twice(time: float) -> None:
            before = await store.no_shows.of(["network x"])
            told = noting(counted([["network x"]], before, time), before)
            await store.seekers.end_proposal("one", told)
            with pytest.raises(Conflict):
                await store.seekers.end_proposal("another", told)

        assert site.client.portal is not None
        for time in (1.0, 2.0):  # the first ever, and one more
            site.client.portal.call(twice, time)
