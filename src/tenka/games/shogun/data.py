"""The figures of Shogun. Rules code takes every number from here."""

from typing import Final, NamedTuple

SEATS: Final = (3, 4, 5)
MOST_SEATS: Final = 5
BOARDS: Final = ("sun", "moon")
YEARS: Final = 2
SEASONS: Final = ("spring", "summer", "autumn", "winter")

ARMIES: Final = 62
PEASANTS: Final = 20
CHEST_CARDS: Final = 5  # of the values 0 to 4
OPEN_ACTIONS: Final = 5
OPEN_EVENTS: Final = 4
OPEN_CARDS: Final = 2

START_CHESTS: Final = {3: 18, 4: 15, 5: 12}
START_GROUPS: Final = {
    3: (5, 4, 4, 3, 3, 2, 2, 2, 2),
    4: (5, 4, 4, 3, 3, 2, 2, 2),
    5: (5, 4, 4, 3, 3, 2, 2),
}
TOWER_START_ARMIES: Final = 7
TOWER_START_PEASANTS: Final = 10

# The tower (SG-9).
FLOORS: Final = 3
P_HOLD: Final = 0.15
P_KNOCK: Final = 0.04

ACTIONS: Final = (
    "castle", "temple", "theatre", "rice", "tax", "deploy5", "deploy3", "deploy1", "battle_a",
    "battle_b",
)  # fmt: skip
BID: Final = "bid"
FIELDS: Final = (*ACTIONS, BID)
COSTS: Final = (3, 2, 1, 0, 0, 3, 2, 1, 0, 0)  # of the actions, in this order
SPECIALS: Final = ("chest", "rice", "deploy6", "attack", "defence")

BUILDINGS: Final = ("castle", "temple", "theatre")
SUPPLIES: Final = (28, 26, 26)

DEPLOY5: Final = 5
DEPLOY3: Final = 3
DEPLOY1: Final = 1
DEPLOY5_LESS: Final = 3
DEPLOY3_LESS: Final = 2
DEPLOY6: Final = 6
SPECIAL_INCOME: Final = 1
SPECIAL_ARMIES: Final = 1
CASTLE_ARMIES: Final = 1
NEUTRAL_PEASANTS: Final = 1
NEUTRAL_TWO_PEASANTS: Final = 2
MARCH_MIN_ARMIES: Final = 2
TAX_MAX: Final = 5
TAX_MIN: Final = 6
RICE_MIN: Final = 4
RICE_MAX: Final = 3
THEATRE_CALMS: Final = 1

PROVINCE_VP: Final = 1
BUILDING_VP: Final = 1
MAJORITY_VP: Final = (3, 2, 1)  # castles, temples, theatres
TIED_LESS_VP: Final = 1


class Event(NamedTuple):
    """An event card: its number, what it does, and the rice it costs if it is left for winter."""

    n: int
    id: str
    winter_loss: int


EVENTS: Final = (
    Event(1, "theatre_calms", 5),
    Event(2, "theatre_calms", 7),
    Event(3, "neutral_two", 3),
    Event(4, "castle_defence", 2),
    Event(5, "castle_defence", 6),
    Event(6, "temple_peace", 3),
    Event(7, "temple_peace", 4),
    Event(8, "tax_max5", 0),
    Event(9, "tax_min6", 2),
    Event(10, "rice_min4", 3),
    Event(11, "rice_max3", 4),
    Event(12, "deploy_less", 1),
)


class Shortage(NamedTuple):
    """So much rice missing brings so many revolts, each with so many extra peasants."""

    missing: int  # this many or more
    revolts: int
    extra: int


SHORTAGES: Final = (
    Shortage(7, 3, 3),
    Shortage(5, 2, 3),
    Shortage(3, 2, 2),
    Shortage(2, 1, 2),
    Shortage(1, 1, 1),
)


class Province(NamedTuple):
    """A province: its income, its building sites, its region on each board, its land borders."""

    name: str
    chests: int
    rice: int
    sites: int
    sun: str
    moon: str
    land: str  # the names of its neighbours


REGIONS: Final = ("brown", "green", "purple", "red", "yellow")

# Sorted by name.
PROVINCES: Final = (
    Province("Aki", 4, 3, 2, "green", "green", "Bingo Iwami"),
    Province("Awa-Boso", 3, 4, 2, "yellow", "yellow", "Kazusa"),
    Province("Awa-Shikoku", 4, 2, 2, "purple", "purple", "Iyo Sanuki Tosa"),
    Province("Bingo", 3, 4, 2, "green", "green", "Aki Bitchu Hoki Iwami Izumo"),
    Province("Bitchu", 5, 3, 2, "green", "green", "Bingo Bizen Hoki Mimasaka"),
    Province("Bizen", 4, 2, 1, "green", "green", "Bitchu Harima Mimasaka"),
    Province("Echigo", 5, 3, 2, "brown", "brown", "Etchu Kozuke Mutsu Shinano"),
    Province("Echizen", 4, 4, 2, "red", "brown", "Hida Kaga Mino Omi Wakasa"),
    Province("Etchu", 7, 3, 3, "brown", "brown", "Echigo Hida Kaga Noto Shinano"),
    Province("Harima", 4, 4, 2, "red", "red", "Bizen Hoki Mimasaka Settsu Tajima Tamba"),
    Province("Hida", 4, 2, 2, "red", "red", "Echizen Etchu Kaga Mino Shinano"),
    Province("Hitachi", 3, 4, 1, "brown", "yellow", "Mutsu Shimosa Shimotsuke"),
    Province("Hoki", 6, 5, 2, "green", "green", "Bingo Bitchu Harima Izumo Mimasaka Tajima"),
    Province("Ise", 5, 3, 2, "purple", "purple", "Kii Mino Omi Owari Shima Yamato"),
    Province("Iwami", 7, 2, 1, "green", "green", "Aki Bingo Izumo"),
    Province("Iyo", 3, 4, 3, "purple", "purple", "Awa-Shikoku Sanuki Tosa"),
    Province("Izu", 6, 2, 3, "yellow", "yellow", "Sagami Suruga"),
    Province("Izumo", 3, 3, 3, "green", "green", "Bingo Hoki Iwami"),
    Province("Kaga", 4, 5, 3, "brown", "brown", "Echizen Etchu Hida Noto"),
    Province("Kai", 5, 3, 1, "yellow", "red", "Musashi Sagami Shinano Suruga Totomi"),
    Province("Kazusa", 5, 3, 3, "yellow", "yellow", "Awa-Boso Shimosa"),
    Province("Kii", 5, 4, 2, "purple", "purple", "Ise Settsu Yamato"),
    Province(
        "Kozuke", 3, 4, 2, "brown", "brown", "Echigo Musashi Mutsu Shimosa Shimotsuke Shinano"
    ),
    Province("Mikawa", 6, 3, 1, "red", "red", "Mino Owari Shinano Totomi"),
    Province("Mimasaka", 7, 3, 1, "green", "red", "Bitchu Bizen Harima Hoki"),
    Province("Mino", 3, 5, 1, "red", "red", "Echizen Hida Ise Mikawa Omi Owari Shinano"),
    Province("Musashi", 6, 3, 2, "yellow", "yellow", "Kai Kozuke Sagami Shimosa Shinano"),
    Province("Mutsu", 4, 3, 2, "brown", "brown", "Echigo Hitachi Kozuke Shimotsuke"),
    Province("Noto", 5, 2, 2, "brown", "brown", "Etchu Kaga"),
    Province("Omi", 3, 2, 3, "red", "red", "Echizen Ise Mino Settsu Tamba Wakasa Yamato"),
    Province("Owari", 6, 2, 2, "red", "purple", "Ise Mikawa Mino"),
    Province("Sagami", 3, 4, 3, "yellow", "yellow", "Izu Kai Musashi Suruga"),
    Province("Sanuki", 6, 2, 1, "purple", "green", "Awa-Shikoku Iyo"),
    Province("Settsu", 7, 3, 1, "purple", "purple", "Harima Kii Omi Tamba Yamato"),
    Province("Shima", 4, 3, 1, "purple", "purple", "Ise"),
    Province("Shimosa", 5, 5, 1, "yellow", "yellow", "Hitachi Kazusa Kozuke Musashi Shimotsuke"),
    Province("Shimotsuke", 6, 2, 3, "brown", "brown", "Hitachi Kozuke Mutsu Shimosa"),
    Province(
        "Shinano",
        6,
        2,
        3,
        "brown",
        "red",
        "Echigo Etchu Hida Kai Kozuke Mikawa Mino Musashi Totomi",
    ),
    Province("Suruga", 7, 3, 2, "yellow", "yellow", "Izu Kai Sagami Totomi"),
    Province("Tajima", 4, 4, 1, "green", "green", "Harima Hoki Tamba Wakasa"),
    Province("Tamba", 7, 2, 1, "red", "red", "Harima Omi Settsu Tajima Wakasa"),
    Province("Tosa", 6, 3, 2, "purple", "purple", "Awa-Shikoku Iyo"),
    Province("Totomi", 6, 2, 2, "yellow", "yellow", "Kai Mikawa Shinano Suruga"),
    Province("Wakasa", 6, 2, 2, "red", "brown", "Echizen Omi Tajima Tamba"),
    Province("Yamato", 5, 4, 2, "purple", "purple", "Ise Kii Omi Settsu"),
)

# Exact for the Sun board; the Moon board uses the same (SG-1.3).
SEA_ROUTES: Final = (
    ("Tajima", "Kaga"),
    ("Harima", "Sanuki"),
    ("Aki", "Iyo"),
    ("Kii", "Awa-Shikoku"),
    ("Shima", "Izu"),
    ("Izu", "Awa-Boso"),
)
FEW_SEATS: Final = 3  # with so few some provinces are out of the game
OUT_WITH_FEW: Final = {
    "sun": (
        "Izumo",
        "Iwami",
        "Sanuki",
        "Tosa",
        "Echigo",
        "Mutsu",
        "Kazusa",
        "Awa-Boso",
    ),
    "moon": (
        "Iwami",
        "Aki",
        "Mutsu",
        "Shimotsuke",
        "Iyo",
        "Tosa",
        "Hitachi",
        "Shimosa",
    ),
}

# The columns of the Sun board's preset set-up: the provinces of the groups of START_GROUPS.
PRESETS: Final = {
    3: (
        "Suruga Mino Tamba Musashi Harima Izu Owari Sagami Tajima",
        "Yamato Echizen Shimotsuke Shimosa Ise Hitachi Awa-Shikoku Kaga Kii",
        "Bizen Omi Hida Etchu Hoki Bitchu Bingo Settsu Shinano",
    ),
    4: (
        "Yamato Awa-Shikoku Kaga Omi Tamba Kii Settsu Noto",
        "Kozuke Hida Ise Echizen Shinano Etchu Shimotsuke Shima",
        "Mimasaka Wakasa Awa-Boso Harima Bitchu Hoki Tajima Kazusa",
        "Kai Musashi Mino Mikawa Bingo Aki Totomi Sagami",
    ),
    5: (
        "Sagami Mimasaka Harima Kazusa Izu Awa-Boso Bizen",
        "Shimotsuke Echizen Tamba Shimosa Kozuke Hitachi Wakasa",
        "Mino Hida Iyo Owari Totomi Mikawa Tosa",
        "Hoki Shinano Bingo Echigo Aki Izumo Etchu",
        "Yamato Kaga Kii Shima Omi Ise Noto",
    ),
}
