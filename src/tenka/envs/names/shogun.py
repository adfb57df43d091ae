"""What each bit of an observation of Shogun means: the fields of `bots/shogun/features.py`, then
that of `envs/stepping/shogun.py`. Seats are told clockwise from the one who looks."""

from tenka.bots.learned.packing import Feature
from tenka.bots.shogun.features import (
    ASKED_AT,
    CARDS_AT,
    COURSE_AT,
    LARGEST_GROUP,
    PLAN_AT,
    PROVINCE_BITS,
    PROVINCES_AT,
    REGION_BITS,
    REGIONS_AT,
    REGIONS_IN_ONE,
    SEATS_AT,
    STATE_FIELDS,
    SURPLUS_EVEN,
)
from tenka.bots.shogun.move_features import DONE
from tenka.envs.names.part import Part, Parts, flag
from tenka.games.shogun.board import NAMES
from tenka.games.shogun.data import (
    ACTIONS,
    BOARDS,
    BUILDINGS,
    CHEST_CARDS,
    EVENTS,
    FEW_SEATS,
    FIELDS,
    MOST_SEATS,
    REGIONS,
    SEASONS,
    SPECIALS,
)
from tenka.games.shogun.table import PHASES

BEGUN = STATE_FIELDS
OTHERS = [f"seat +{step}" for step in range(1, MOST_SEATS)]  # so many places to my left
PLACES = ("none", *[str(n) for n in range(1, MOST_SEATS + 1)])
CHESTS = [f"chest{n}" for n in range(CHEST_CARDS)]
OWN_CARDS = ("none", "province", "chest", "empty")


def course() -> Parts:
    at = COURSE_AT
    found: Parts = {
        (at, 0): Part("seats", [str(FEW_SEATS + n) for n in range(3)]),
        (at, 2): Part("board", BOARDS),
        (at, 3): Part("year", ("1", "2")),
        (at, 4): Part("season", SEASONS),
        (at, 6): Part("phase", PHASES),
        (at, 9): Part("actions done this season"),
        (at, 13): Part("event in force", ("none", *[f"{e.n} {e.id}" for e in EVENTS])),
        (at, 29): Part("peasants outside the tower"),
        (at, 34): Part("peasants in the tower"),
        (at, 39): Part("peasants on the tray"),
        (at, 43): flag("the draft's open cards may be renewed"),
        (at, 44): flag("a card of the draft is drawn"),
        (at, 45): Part("revolts to come"),
        (at, 47): Part("more peasants in revolts"),
    }
    for n, event in enumerate(EVENTS):
        found[at, 17 + n] = flag(f"open event: {event.n} {event.id}")
    return found


def cards() -> Parts:
    when = ["not open", *[f"in {n}" for n in range(int(DONE) - 1)], "done"]
    found: Parts = {}
    for n, action in enumerate(ACTIONS):
        found[CARDS_AT, 3 * n] = Part(f"when {action} comes", when)
    for n, special in enumerate(SPECIALS):
        found[CARDS_AT, 30 + 3 * n] = Part(f"place of the special card {special}", PLACES)
    for step in range(4):
        found[CARDS_AT, 45 + 3 * step] = Part(f"my groups of {LARGEST_GROUP - step}")
    return found


def plan() -> Parts:
    at = PLAN_AT
    found: Parts = {
        (at, 0): Part("fields of my plan that are filled"),
        (at, 31): Part("cards I hold beyond the fields left", less=int(SURPLUS_EVEN)),
        (at, 36): Part("chests that my plan will cost"),
        (at, 41): Part("chests that my plan leaves"),
        (at, 46): flag("my plan costs more than I have"),
    }
    for n, field in enumerate(FIELDS):
        found[at, 4 + 2 * n] = Part(f"my plan: {field}", OWN_CARDS)
    for n, chest in enumerate(CHESTS):
        found[at, 26 + n] = flag(f"my hand: {chest}")
    return found


def provinces() -> Parts:
    owners = ("nobody", "me", *OTHERS, "out of the game")
    found: Parts = {}
    for land, name in enumerate(NAMES):
        at, start = PROVINCES_AT + land // 2, int(PROVINCE_BITS) * (land % 2)
        found[at, start] = Part(f"{name}: owner", owners)
        found[at, start + 3] = Part(f"{name}: my armies")
        found[at, start + 8] = Part(f"{name}: armies of another")
        found[at, start + 13] = Part(f"{name}: markers of unrest")
        for kind, building in enumerate(BUILDINGS):
            found[at, start + 15 + kind] = flag(f"{name}: {building}")
        found[at, start + 18] = Part(f"{name}: its card in my plan", ("none", *FIELDS))
        found[at, start + 22] = flag(f"{name}: its card was seen in another's plan")
        found[at, start + 23] = Part(f"{name}: strongest armies beside it, of the other side")
        found[ASKED_AT, land] = flag(f"{name}: asked about")
    return found


def seats() -> Parts:
    bids = ("none yet", "no card", "province", *CHESTS)
    found: Parts = {}
    for step, who in enumerate(("me", *OTHERS)):
        has = SEATS_AT + 2 * step
        labels = {
            0: "chests", 5: "rice", 10: "points", 16: "armies in reserve", 22: "provinces",
            27: "castles", 31: "temples", 35: "theatres", 39: "points that scoring would bring",
            45: "armies in the tower", 50: "armies on the tray",
        }  # fmt: skip
        for shift, label in labels.items():
            found[has, shift] = Part(f"{who}: {label}")
        stands = has + 1
        found[stands, 0] = flag(f"{who}: plays")
        found[stands, 1] = Part(f"{who}: special card", ("none", *SPECIALS))
        found[stands, 4] = Part(f"{who}: place in the order", PLACES)
        found[stands, 7] = Part(f"{who}: bid", bids)
        found[stands, 10] = Part(f"{who}: place among those who choose", PLACES)
        found[stands, 13] = Part(f"{who}: groups left in the draft")
        found[stands, 17] = Part(f"{who}: rice missing in the mildest winter")
        found[stands, 21] = Part(f"{who}: rice missing in the hardest winter")
        found[stands, 25] = Part(f"{who}: seats ahead")
    return found


def regions() -> Parts:
    found: Parts = {}
    stands = ("no buildings", "I am behind", "tied", "I am ahead")
    for n, (region, building) in enumerate((r, b) for r in REGIONS for b in BUILDINGS):
        at = REGIONS_AT + n // int(REGIONS_IN_ONE)
        start = int(REGION_BITS) * (n % int(REGIONS_IN_ONE))
        found[at, start] = Part(f"{region}, {building}: mine")
        found[at, start + 2] = Part(f"{region}, {building}: most of another")
        found[at, start + 4] = Part(f"{region}, {building}: majority", stands)
    return found


PARTS: Parts = {
    **course(),
    **cards(),
    **plan(),
    **provinces(),
    **seats(),
    **regions(),
    (BEGUN, 0): Part("goal of the march begun", ("none", *NAMES)),
}
EXTRA: list[Feature] = [(BEGUN, 0, 6, land + 1, False) for land in range(len(NAMES))]
