"""Tables of Shogun and Sun Tzu as full as they get, for checks of what they show."""

from typing import Any

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
WINTER: Any = {
    **SPRING,
    "season": "winter",
    "phase": "winter",
    "order": [0, 1, 2, 3, 4],
    "players": [{**player, "rice": 1} for player in SPRING["players"]],
    "events": {"open": [5], "current": None},
}
