"""Tables of all three games as full as they get, in every phase, for checks of what they show."""

from functools import partial
from itertools import chain
from typing import Any

from playwright.sync_api import Page, expect

from tenka.games.shogun.data import FIELDS
from tests.server.api.serving import Served
from tests.web.positions import SCENES
from tests.web.sights import Sight, at_table
from tests.web.visitors import Visitor

ASKED = "[aria-keyshortcuts=Enter]"

# Every province of the Sun board, dealt out among five; what is built, and where it burns.
OWNERS = {
    0: ("Settsu", "Yamato", "Kii", "Ise", "Shima", "Noto", "Kaga", "Omi"),
    1: ("Tamba", "Tajima", "Wakasa", "Echizen", "Kozuke", "Shimotsuke", "Hitachi", "Shimosa"),
    2: ("Aki", "Iwami", "Izumo", "Bingo", "Hoki", "Etchu", "Echigo", "Shinano"),
    3: ("Iyo", "Tosa", "Sanuki", "Mino", "Owari", "Hida", "Totomi", "Mikawa"),
    4: ("Mimasaka", "Bizen", "Harima", "Suruga", "Sagami", "Izu", "Kazusa", "Awa-Boso"),
}
BUILT = {
    "castle": ("Settsu", "Hoki", "Shinano", "Mino", "Kozuke", "Sagami", "Izu"),
    "temple": ("Yamato", "Kaga", "Etchu", "Aki", "Harima", "Sagami", "Mikawa"),
    "theatre": ("Echizen", "Hoki", "Kii", "Owari", "Omi", "Suruga", "Izu"),
}
BURNING = ("Tamba", "Mimasaka", "Tosa", "Suruga", "Mikawa", "Etchu", "Settsu")
ARMIES = (1, 2, 3, 4, 6)


def province(owner: int, at: int, name: str) -> dict[str, Any]:
    built = {kind: True for kind, names in BUILT.items() if name in names}
    markers = 2 if name == "Etchu" else int(name in BURNING)
    return {"owner": owner, "armies": ARMIES[(at + owner) % 5], **built, "markers": markers}


SPRING: Any = {
    "year": 2,
    "season": "spring",
    "phase": "planning",
    "provinces": {
        name: province(owner, at, name)
        for owner, names in OWNERS.items()
        for at, name in enumerate(names)
    },
    "players": [{"chests": 7, "rice": 5, "vp": 13 + seat} for seat in range(5)],
    "tower": {
        "inside": {**{str(seat): 4 for seat in range(5)}, "peasant": 3},
        "tray": {"1": 1, "peasant": 2},
    },
    "events": {"open": [5, 1, 10, 8], "current": None},
}
# The first plan: nothing is laid, and the nine provinces have the longest names that there are.
FIRST: Any = {
    "year": 1,
    "season": "spring",
    "phase": "planning",
    "provinces": {
        name: {"owner": 0 if at < 9 else 1 + at % 4, "armies": 2 + at % 4}
        for at, name in enumerate(sorted(chain(*OWNERS.values()), key=len, reverse=True))
    },
    "players": [{"chests": 18, "rice": 0, "vp": 0}] * 5,
    "tower": SPRING["tower"],
    "events": {**SPRING["events"], "stack": [2, 3, 4, 6]},
}
WINTER: Any = {
    **SPRING,
    "season": "winter",
    "phase": "winter",
    "order": [0, 1, 2, 3, 4],
    "players": [{**player, "rice": 1} for player in SPRING["players"]],
    "events": {"open": [5], "current": None},
}


def plan(seat: int) -> dict[str, str]:
    """Own provinces on the fields that use one, in the order of the mat; then chests."""
    fields = dict.fromkeys(FIELDS, "none")
    cards = [*OWNERS[seat], "chest0", "chest1"]
    fields |= dict(zip(FIELDS, cards, strict=False))
    return {**fields, "bid": "chest2"}


SEATS = list(OWNERS)
CHOOSING: Any = {
    **SPRING,
    "phase": "choosing",
    "plans": [plan(seat) for seat in SEATS],
    "choosing": SEATS,
    "actions": [
        *("battle_b", "castle", "temple", "theatre", "rice"),
        *("tax", "deploy5", "deploy3", "deploy1", "battle_a"),
    ],
    "specials": ["defence", "attack", "chest", "rice", "deploy6"],
    "events": {"open": [5, 1, 10], "current": 8},
}
# Omi marches: the first of the ten actions is ours to decide. Of four nobody took "deploy6".
MARCHING: Any = {
    **CHOOSING,
    "phase": "actions",
    "provinces": {name: there for name, there in SPRING["provinces"].items() if there["owner"] < 4},
    "players": SPRING["players"][:4],
    "choosing": [],
    "order": SEATS[:4],
    "taken": {"0": "defence", "1": "attack", "2": "chest", "3": "rice"},
    "plans": [
        {**plan(0), "deploy1": "chest3", "battle_b": "Omi"},
        *(plan(seat) for seat in SEATS[1:4]),
    ],
    "tower": {"inside": {str(seat): 4 for seat in range(4)}, "tray": {"1": 1, "peasant": 2}},
}
# Round 5 of 9, armies everywhere, and marks.
LAYING: Any = {
    "round": 5,
    "marker": -3,
    "armies": {"qin": 2, "chu": -3, "jin_yan": 1, "han_qi": -7, "wu": 4},
    "events": ["war_chariot", "pandemic"],
}
# Two battles are over; the third is won, and its armies come from where the winner says.
FIGHTING: Any = {
    **LAYING,
    "phase": "battles",
    "armies": {"qin": -3, "chu": 4, "jin_yan": 7, "han_qi": 1, "wu": 4},
    "marks": [{"chu": 1, "jin_yan": 1}, {"qin": 1}],
    "pool": [0, 13],
    "set_aside": [3, 4],
    "hands": [["2", "3", "5"], ["2", "4", "6", "7", "+1", "plague"]],
    "placed": [
        {"qin": "10", "chu": "6", "jin_yan": "4", "han_qi": "1", "wu": "8"},
        {"qin": "3", "chu": "1", "jin_yan": "5", "han_qi": "+2", "wu": "-1"},
    ],
    "fought": ["wu", "han_qi"],
    "decider": 1,
    "last_decider": 1,
    "counts": [13, 4],
    "battle": {"province": "chu", "step": "fight", "winner": 0},
    "pending": [{"seat": 0, "do": "transfer", "count": 1, "why": "battle"}],
}
DRAWING: Any = {
    **LAYING,
    "phase": "drawing",
    "drawn": [["+3", "plague", "+1"], ["+1", "+1"]],
    "keep": [2, 1],
}


def shogun(position: Any, visitor: Visitor, server: Served) -> Page:
    """Against bots, in seat 0; without a position provinces are drafted by five."""
    seats = 5 if position is None else len(position["players"])
    wanted = {"game": "shogun", "seats": seats, "seat": 0, "window": 0}
    wanted["bots"] = {str(seat): "greedy" for seat in range(1, seats)}
    if position is None:
        wanted["options"] = {"setup": "draft"}
    else:
        wanted["position"] = position
    table = visitor.api("POST", "/tables", wanted)["table"]
    page = visitor.open(f"/table/{table}")
    expect(page.locator(ASKED).first).to_be_visible()
    return page


def planning(visitor: Visitor, server: Served) -> Page:
    """Some cards laid: one may not lie there, one brings a revolt; and one in hand."""
    page = shogun(SPRING, visitor, server)
    laid = {"castle": "Ise", "theatre": "Kii", "rice": "Yamato", "tax": "Settsu", "bid": "chest3"}
    for field, card in laid.items():
        page.locator(f"[data-card='{card}']").click()
        page.locator(f"[data-field={field}]").click()
    page.locator("[data-card=Shima]").click()
    return page


def suntzu(position: Any, visitor: Visitor, server: Served) -> Page:
    """With Warlords and an event; without a position Warlords are chosen."""
    options = {"edition": "pl", "events": True, "warlords": True}
    page = visitor.quick(game="suntzu", seat=0, options=options, position=position)
    expect(page.locator(ASKED).first).to_be_visible()
    return page


def laying(visitor: Visitor, server: Served) -> Page:
    """Two cards laid, one in hand."""
    page = suntzu(LAYING, visitor, server)
    for slot in ("qin", "han_qi"):
        page.locator("[data-card]").last.click(position={"x": 12, "y": 30})
        page.locator(f"button[data-slot={slot}]").click()
    page.locator("[data-card]").last.click(position={"x": 12, "y": 30})
    return page


BOARDS: dict[str, dict[str, Sight]] = {
    "shogun": {
        "draft": partial(shogun, None),
        "first plan": partial(shogun, FIRST),
        "planning": planning,
        "choosing": partial(shogun, CHOOSING),
        "marching": partial(shogun, MARCHING),
        "winter": partial(shogun, WINTER),
    },
    "suntzu": {
        "warlords": partial(suntzu, None),
        "laying": laying,
        "fighting": partial(suntzu, FIGHTING),
        "drawing": partial(suntzu, DRAWING),
    },
    "chuhan": {
        name: partial(at_table, SCENES[name]) for name in ("lead", "counter", "face-up cards")
    },
}
