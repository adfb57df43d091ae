"""The journal tells the truth: whoever keeps a book from it has the position."""

from collections import Counter
from typing import Any

import pytest

import tenka
from tenka.core.contract import Json, State

from .table import BUILDINGS, SHOGUN, START_CHESTS, do, season, throws, tower, winter


class Book:
    """Chests, rice, points, provinces and the tower, by what a spectator is told."""

    def __init__(self, state: State) -> None:
        p = state.to_position()
        self.told = len(state.journal(None))
        seats = len(p["players"])
        self.chests = [START_CHESTS[seats]] * seats
        self.rice, self.vp = [0] * seats, [0] * seats
        self.land: dict[str, Json] = p["provinces"]
        self.inside = Counter(p["tower"]["inside"])
        self.taxing = ""
        self.laid: list[Json] = [{}] * seats
        self.shown: set[tuple[int, str, str]] = set()

    def read(self, state: State) -> None:
        """All that has happened since."""
        for event in state.journal(None, self.told):
            self.told += 1
            getattr(self, event["kind"], lambda event: None)(event)

    def settled(self, e: Json) -> None:
        bare: Json = dict.fromkeys(BUILDINGS, False)
        self.land[e["province"]] = bare | {
            "owner": e["seat"], "armies": e["armies"], "markers": 0,
        }  # fmt: skip

    def bid(self, e: Json) -> None:
        self.chests[e["seat"]] -= e["paid"]

    def built(self, e: Json) -> None:
        self.chests[e["seat"]] -= e["cost"]
        self.land[e["province"]][e["building"]] = True
        self.land[e["province"]]["markers"] -= e["calmed"]

    def taxed(self, e: Json) -> None:
        self.chests[e["seat"]] += e["gained"]
        self._marked(e["province"])

    def harvested(self, e: Json) -> None:
        self.rice[e["seat"]] += e["gained"]
        self._marked(e["province"])

    def _marked(self, name: str) -> None:
        if self.land[name]["markers"] == 0:
            self.land[name]["markers"] = 1
        else:
            self.taxing = name

    def quelled(self, e: Json) -> None:
        self.land[e["province"]]["armies"] = e["left"]
        self.land[e["province"]]["markers"] += e["province"] == self.taxing
        self.taxing = ""

    def overrun(self, e: Json) -> None:
        del self.land[e["province"]]
        self.taxing = ""

    def deployed(self, e: Json) -> None:
        self.chests[e["seat"]] -= e["cost"]
        self.land[e["province"]]["armies"] += e["armies"]

    def moved(self, e: Json) -> None:
        self.land[e["from"]]["armies"] -= e["armies"]
        self.land[e["to"]]["armies"] += e["armies"]

    def attacked(self, e: Json) -> None:
        self.land[e["from"]]["armies"] -= e["armies"]
        owner = self.land[e["to"]]["owner"] if e["to"] in self.land else None
        assert e["owner"] == owner

    def conquered(self, e: Json) -> None:
        if e["owner"] is None:
            self.settled(e | {"armies": e["left"]})
        self.land[e["province"]] |= {"owner": e["seat"], "armies": e["left"]}

    def repelled(self, e: Json) -> None:
        if e["owner"] is not None:
            self.land[e["province"]]["armies"] = e["left"]

    def emptied(self, e: Json) -> None:
        self.land.pop(e["province"], None)

    def thrown(self, e: Json) -> None:
        went_in: Counter[str] = Counter(e["fighters"]) + Counter(e["tray"])
        assert self.inside + went_in == Counter(e["out"]) + Counter(e["inside"])
        counts = (went_in.total(), sum(e["out"].values()), sum(e["inside"].values()))
        assert (e["thrown"], e["fell"], e["held"]) == counts
        self.inside = Counter(e["inside"])

    def winter_came(self, e: Json) -> None:
        assert e["before"] == self.rice
        self.rice = [max(0, rice - e["loss"]) for rice in self.rice]
        assert e["rice"] == self.rice

    def gained(self, e: Json) -> None:
        self.vp[e["seat"]] += e["points"]
        assert e["vp"] == self.vp[e["seat"]]

    def scored(self, e: Json) -> None:
        for seat, points in enumerate(e["points"]):
            rows = [region[seat] for region in e["regions"].values()]
            parts = ("provinces", "buildings", *BUILDINGS)
            assert all(row["total"] == sum(row[part] for part in parts) for row in rows)
            assert sum(row["total"] for row in rows) == points
            assert e["vp"][seat] == e["before"][seat] + points

    def season_began(self, e: Json) -> None:
        if (e["year"], e["season"]) == (2, "spring"):
            self.rice = [0] * len(self.rice)
            for province in self.land.values():
                province["markers"] = 0

    def revealed(self, e: Json) -> None:
        if e["what"] == "card":
            assert self.laid[e["seat"]][e["action"]] == e["card"]
            self.shown.add((e["seat"], e["action"], e["card"]))

    def taken_off(self, e: Json) -> None:
        assert self.laid[e["seat"]][e["action"]] == e["card"]
        self.shown.add((e["seat"], e["action"], e["card"]))

    def season_ended(self, e: Json) -> None:
        """Every card has been seen, and no other."""
        cards = {
            (seat, field, card)
            for seat, plan in enumerate(self.laid)
            for field, card in plan.items()
            if card != "none" and field != "bid"
        }
        assert {shown for shown in self.shown if shown[1] != "bid"} == cards
        self.shown = set()

    def check(self, state: State) -> None:
        """Is the book the position?"""
        p = state.to_position()
        for name in ("chests", "rice", "vp"):
            assert getattr(self, name) == [player[name] for player in p["players"]], name
        assert self.land == p["provinces"]
        assert self.inside == Counter(p["tower"]["inside"])


@pytest.mark.rule("SG-1.4", "SG-3.12", "SG-4.2", "SG-5.1", "SG-5.5", "SG-7.1", "SG-7.4", "SG-7.5")
@pytest.mark.parametrize(
    ("seats", "options"),
    [(3, {}), (4, {"board": "moon"}), (5, {"setup": "draft"}), (4, {}), (3, {"board": "moon"})],
)
def test_every_chest_and_every_army_is_accounted_for(seats: int, options: dict[str, Any]) -> None:
    state = SHOGUN.new(seats, seats, journal=True, **options)
    book = Book(state)
    draws = tenka.FastChance(1).draws("moves")
    while state.turn:
        seat = state.turn[0]
        moves = state.legal(seat)
        move = moves[draws.below(len(moves))]
        plans = state.to_position()["plans"]
        if state.turn == (seat,) and len(plans[seat]) == 10:  # the last card of the season
            card = state.text(move).split()[2]
            book.laid = [*plans[:seat], plans[seat] | {"bid": card}, *plans[seat + 1 :]]
        state.apply(seat, move)
        book.read(state)
        book.check(state)
    assert state.outcome is not None
    last = state.journal(None)[-1]
    assert (last["kind"], last["winners"]) == ("game_over", list(state.outcome.winners))
    assert last["scores"] == list(state.outcome.scores) == book.vp


@pytest.mark.rule("SG-4.2", "SG-6.3")
def test_income_is_told_as_what_it_is() -> None:
    state = season("Kaga 0:1, Omi 1:1", "tax Kaga", "rice Omi", journal=True)
    told = [e for e in state.journal(None) if e["kind"] in ("taxed", "harvested")]
    assert told == [
        {"kind": "harvested", "seat": 1, "province": "Omi", "gained": 2},
        {"kind": "taxed", "seat": 0, "province": "Kaga", "gained": 4},
    ]


@pytest.mark.rule("SG-5.1")
def test_a_throw_tells_what_went_in_what_lay_on_the_tray_and_what_came_out() -> None:
    state = season(
        "Settsu 0:5, Omi 1:3",
        "battle_a Settsu",
        tower=tower("p:2", "2:1"),
        chance=throws("0:3 1:1 p:1"),
        journal=True,
    )
    do(state, "0 move Settsu Omi 4")
    (thrown,) = [e for e in state.journal(2) if e["kind"] == "thrown"]
    assert thrown == {
        "kind": "thrown",
        "fighters": {"0": 4, "1": 3},
        "tray": {"2": 1},
        "out": {"0": 3, "1": 1, "peasant": 1},
        "inside": {"0": 1, "1": 2, "2": 1, "peasant": 1},
        "thrown": 8,
        "fell": 5,
        "held": 5,
    }


@pytest.mark.rule("SG-3.8")
@pytest.mark.parametrize(
    ("on", "plan", "why"),
    [
        ("Omi 0:1", "castle Omi", "chests"),
        ("Omi 0:1 theatre", "theatre Omi", "built"),
        ("Settsu 0:1 castle", "theatre Settsu", "sites"),
        ("Omi 0:1", "battle_a Omi", "no_march"),
    ],
)
def test_a_skipped_action_says_why(on: str, plan: str, why: str) -> None:
    state = season(on, plan, chests="1", journal=True)
    action, name = plan.split()
    told = [e for e in state.journal(None) if e["kind"] == "skipped"]
    assert told == [{"kind": "skipped", "seat": 0, "action": action, "province": name, "why": why}]


@pytest.mark.rule("SG-7.1", "SG-7.2")
def test_winter_says_what_is_missing() -> None:
    state = winter("Kai 0:2, Omi 1:2", "4 3 3", event=3, year=2, chance=throws("1:2"), journal=True)
    told = {e["kind"]: e for e in state.journal(None)}
    assert told["winter_came"]["rice"] == [1, 0, 0]
    assert told["starved"] == {
        "kind": "starved", "seat": 1, "provinces": 1, "rice": 0, "missing": 1,
    }  # fmt: skip
