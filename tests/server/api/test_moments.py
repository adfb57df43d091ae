"""A game that goes on, at earlier moments: what each saw then, and nothing else."""

from typing import Any

from tests.server.api.site import Guest, Site
from tests.server.api.test_plans import send, sit_down, whole_plan

# Chu may hold Lyu Zhi: when Han uses Ji Bu, Chu is asked in secret.
WINDOW: Any = {"hands": [["ji_bu", "4", "4", "5"], ["lyu_zhi", "8", "9"]], "lead": 0}


def moments(guest: Guest, table: str, first: int = 0, last: int = 10**6) -> list[tuple[int, Any]]:
    found = guest.get(f"/tables/{table}/moments", first=first, last=last)
    return [(each["events"], each["view"]) for each in found]


def test_all_moments_are_what_everybody_saw(site: Site) -> None:
    table, han, chu = site.pair()
    watchers = (han, chu, site.guest())
    lived: list[dict[int, Any]] = [{}, {}, {}]
    for _ in range(12):
        for seen, guest in zip(lived, watchers, strict=True):
            state = guest.get(f"/tables/{table}")
            if state["window"] is None:
                seen.setdefault(len(state["journal"]), state["view"])
        for player in (han, chu):
            if player.get(f"/tables/{table}")["my_turn"]:
                player.move(table, player.legal(table)[-1])
                break
    assert len(lived[0]) > 6
    for seen, guest in zip(lived, watchers, strict=True):
        found = dict(moments(guest, table))
        assert seen.items() <= found.items()
        events = sorted(found)
        # From before one event to after another.
        between = [events[2], *events[3:5]]
        assert [told for told, _ in moments(guest, table, between[0], between[-1])] == between
        inside = moments(guest, table, between[-1] - 1, between[-1])
        assert [told for told, _ in inside] == [
            max(e for e in events if e < between[-1]),
            between[-1],
        ]


def test_no_moment_lies_in_a_secret_window(site: Site) -> None:
    table, han, chu = site.pair(position=WINDOW, window=0)
    han.move(table, "use ji_bu")
    assert han.get(f"/tables/{table}")["window"] is not None
    asked = len(han.get(f"/tables/{table}")["journal"])
    assert asked not in dict(moments(han, table))
    chu.move(table, "allow")
    assert asked not in dict(moments(han, table))
    now = han.get(f"/tables/{table}")
    assert moments(han, table)[-1] == (len(now["journal"]), now["view"])


def test_a_table_that_has_not_begun_has_none(site: Site) -> None:
    han = site.guest()
    table = han.post("/tables", game="chuhan")["table"]
    assert moments(han, table) == []
    assert han.missed("/tables/nowhere/moments") == (404, "NotFound")


def test_a_plan_is_seen_whole(site: Site) -> None:
    """Both lay five cards, and who sees a moment sees all or none of them."""
    table, one, other = sit_down(site)
    for player in (one, other):
        assert send(player, table, whole_plan(player, table)).status_code == 200
    seen = {len(view["placed"][0]) for _, view in moments(other, table)}
    assert seen == {0, 5}
