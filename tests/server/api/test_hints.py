"""What would the master do? Told to one seat, where nobody is wronged by it."""

from typing import Any

import pytest

from tenka.core.contract import Json
from tenka.server.processes.child_process import ProcessFailed
from tests.server.api.site import LAST_CARD, WINDOW, Guest, Site


def against_a_bot(site: Site, **wanted: Any) -> tuple[str, Guest]:
    guest = site.guest()
    return guest.post("/quick", game="chuhan", seat=0, window=0, **wanted)["table"], guest


def hints(guest: Guest, table: str) -> list[Json]:
    happened = guest.get(f"/tables/{table}")["happenings"]
    return [each for each in happened if each["event"] == "hinted"]


def test_it_is_told_and_written_down_once(site: Site) -> None:
    table, han = against_a_bot(site, position={"lead": 0, "hands": [["4", "4", "9"], ["8"]]})
    state = han.get(f"/tables/{table}")
    assert state["may_hint"] is True
    told = han.post(f"/tables/{table}/hint")
    assert told["decision"] == state["decision"]
    assert {choice["moves"][0] for choice in told["choices"]} <= set(han.legal(table))
    assert han.post(f"/tables/{table}/hint") == told
    assert len(hints(han, table)) == 1
    assert han.get(f"/tables/{table}")["decision"] == state["decision"]


def test_it_stands_beside_the_result_and_in_the_record(site: Site) -> None:
    table, han = against_a_bot(site, position=LAST_CARD)
    han.post(f"/tables/{table}/hint")
    han.move(table, "play 4")
    assert han.get(f"/tables/{table}")["result"]["hinted"] == [0]
    record = han.get(f"/tables/{table}/record")
    assert {"event": "hinted", "seat": 0} in record["entries"]


def test_none_is_given_where_others_have_not_agreed(site: Site) -> None:
    """And it is not even noted that somebody wanted one."""
    table, han, chu = site.pair()
    player = han if han.get(f"/tables/{table}")["my_turn"] else chu
    assert player.get(f"/tables/{table}")["may_hint"] is False
    assert player.refused(f"/tables/{table}/hint") == (403, "NoHints")
    assert hints(player, table) == []
    assert site.guest().refused(f"/tables/{table}/hint") == (403, "NotYours")
    assert site.guest().refused("/tables/nowhere/hint") == (404, "NotFound")


def test_rated_games_are_played_without(site: Site) -> None:
    table, han = against_a_bot(site, rated=True)
    assert han.get(f"/tables/{table}")["may_hint"] is False
    assert han.refused(f"/tables/{table}/hint") == (403, "NoHints")


def test_friends_give_each_other_hints_in_their_turn(site: Site) -> None:
    table, han, chu = site.pair(friendly=True)
    first, second = (han, chu) if han.get(f"/tables/{table}")["my_turn"] else (chu, han)
    assert second.refused(f"/tables/{table}/hint") == (409, "NotNow")
    first.post(f"/tables/{table}/hint")
    assert len(hints(second, table)) == 1
    first.post(f"/tables/{table}/resign")
    assert first.refused(f"/tables/{table}/hint") == (409, "NotNow")


def test_a_lesson_has_hints(site: Site) -> None:
    guest = site.guest()
    table = guest.post("/lessons/suntzu")["table"]
    assert len(guest.post(f"/tables/{table}/hint")["choices"][0]["moves"]) == 2


def test_a_secret_window_stays_secret(site: Site) -> None:
    """That Chu asks would tell Han that he has something to think about."""
    table, han, chu = site.pair(position=WINDOW, window=6)
    han.move(table, "use ji_bu")
    assert chu.refused(f"/tables/{table}/hint") == (409, "NotNow")
    assert hints(han, table) == []


def test_the_bot_is_told_of_the_deal_as_all_have_seen_it(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And of none where the game began from a position."""
    told: list[Any] = []
    bots = site.services.bots
    give = bots.hint

    async def noted(*asked: Any, **more: Any) -> Json:
        told.append(more["dealt"])
        return await give(*asked, **more)

    monkeypatch.setattr(bots, "hint", noted)
    table, han, chu = site.pair(friendly=True)
    first = han if han.get(f"/tables/{table}")["my_turn"] else chu
    first.post(f"/tables/{table}/hint")
    table, han = against_a_bot(site, position=LAST_CARD)
    han.post(f"/tables/{table}/hint")
    assert [event and (event["hand"], event["scores"]) for event in told] == [(1, [0, 1]), None]
    assert "cards" not in told[0]


def test_a_bot_that_fails_can_be_asked_again(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(*asked: Any, **more: Any) -> Json:
        raise ProcessFailed("it died")

    table, han = against_a_bot(site, position=LAST_CARD)
    with monkeypatch.context() as patch:
        patch.setattr(site.services.bots, "hint", fails)
        assert han.refused(f"/tables/{table}/hint") == (503, "Unavailable")
    assert han.post(f"/tables/{table}/hint")["choices"][0]["moves"] == ["play 4"]
