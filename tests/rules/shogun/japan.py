"""The map and the set-up tables of Shogun, written out again for the tests."""

# name: chests, rice, building sites, region on the Sun board, on the Moon board, land borders
_LAND = """
Aki 4 3 2 green green Bingo Iwami
Awa-Boso 3 4 2 yellow yellow Kazusa
Awa-Shikoku 4 2 2 purple purple Iyo Sanuki Tosa
Bingo 3 4 2 green green Aki Bitchu Hoki Iwami Izumo
Bitchu 5 3 2 green green Bingo Bizen Hoki Mimasaka
Bizen 4 2 1 green green Bitchu Harima Mimasaka
Echigo 5 3 2 brown brown Etchu Kozuke Mutsu Shinano
Echizen 4 4 2 red brown Hida Kaga Mino Omi Wakasa
Etchu 7 3 3 brown brown Echigo Hida Kaga Noto Shinano
Harima 4 4 2 red red Bizen Hoki Mimasaka Settsu Tajima Tamba
Hida 4 2 2 red red Echizen Etchu Kaga Mino Shinano
Hitachi 3 4 1 brown yellow Mutsu Shimosa Shimotsuke
Hoki 6 5 2 green green Bingo Bitchu Harima Izumo Mimasaka Tajima
Ise 5 3 2 purple purple Kii Mino Omi Owari Shima Yamato
Iwami 7 2 1 green green Aki Bingo Izumo
Iyo 3 4 3 purple purple Awa-Shikoku Sanuki Tosa
Izu 6 2 3 yellow yellow Sagami Suruga
Izumo 3 3 3 green green Bingo Hoki Iwami
Kaga 4 5 3 brown brown Echizen Etchu Hida Noto
Kai 5 3 1 yellow red Musashi Sagami Shinano Suruga Totomi
Kazusa 5 3 3 yellow yellow Awa-Boso Shimosa
Kii 5 4 2 purple purple Ise Settsu Yamato
Kozuke 3 4 2 brown brown Echigo Musashi Mutsu Shimosa Shimotsuke Shinano
Mikawa 6 3 1 red red Mino Owari Shinano Totomi
Mimasaka 7 3 1 green red Bitchu Bizen Harima Hoki
Mino 3 5 1 red red Echizen Hida Ise Mikawa Omi Owari Shinano
Musashi 6 3 2 yellow yellow Kai Kozuke Sagami Shimosa Shinano
Mutsu 4 3 2 brown brown Echigo Hitachi Kozuke Shimotsuke
Noto 5 2 2 brown brown Etchu Kaga
Omi 3 2 3 red red Echizen Ise Mino Settsu Tamba Wakasa Yamato
Owari 6 2 2 red purple Ise Mikawa Mino
Sagami 3 4 3 yellow yellow Izu Kai Musashi Suruga
Sanuki 6 2 1 purple green Awa-Shikoku Iyo
Settsu 7 3 1 purple purple Harima Kii Omi Tamba Yamato
Shima 4 3 1 purple purple Ise
Shimosa 5 5 1 yellow yellow Hitachi Kazusa Kozuke Musashi Shimotsuke
Shimotsuke 6 2 3 brown brown Hitachi Kozuke Mutsu Shimosa
Shinano 6 2 3 brown red Echigo Etchu Hida Kai Kozuke Mikawa Mino Musashi Totomi
Suruga 7 3 2 yellow yellow Izu Kai Sagami Totomi
Tajima 4 4 1 green green Harima Hoki Tamba Wakasa
Tamba 7 2 1 red red Harima Omi Settsu Tajima Wakasa
Tosa 6 3 2 purple purple Awa-Shikoku Iyo
Totomi 6 2 2 yellow yellow Kai Mikawa Shinano Suruga
Wakasa 6 2 2 red brown Echizen Omi Tajima Tamba
Yamato 5 4 2 purple purple Ise Kii Omi Settsu
"""
_ROWS = [line.split() for line in _LAND.split("\n") if line]
PROVINCES = [row[0] for row in _ROWS]
CHESTS = {row[0]: int(row[1]) for row in _ROWS}
RICE = {row[0]: int(row[2]) for row in _ROWS}
SITES = {row[0]: int(row[3]) for row in _ROWS}
REGIONS = {
    board: {row[0]: row[column] for row in _ROWS} for board, column in (("sun", 4), ("moon", 5))
}
SEA = [
    ("Tajima", "Kaga"),
    ("Harima", "Sanuki"),
    ("Aki", "Iyo"),
    ("Kii", "Awa-Shikoku"),
    ("Shima", "Izu"),
    ("Izu", "Awa-Boso"),
]
OUT = {
    "sun": ["Izumo", "Iwami", "Sanuki", "Tosa", "Echigo", "Mutsu", "Kazusa", "Awa-Boso"],
    "moon": ["Iwami", "Aki", "Mutsu", "Shimotsuke", "Iyo", "Tosa", "Hitachi", "Shimosa"],
}


def neighbours(province: str, board: str = "sun", seats: int = 4) -> list[str]:
    """Where armies may go from a province, sorted."""
    land = next(row[6:] for row in _ROWS if row[0] == province)
    sea = [b if a == province else a for a, b in SEA if province in (a, b)]
    gone = OUT[board] if seats == 3 else []
    return sorted(name for name in [*land, *sea] if name not in gone)


def in_game(board: str, seats: int) -> list[str]:
    """The provinces of a game."""
    return [name for name in PROVINCES if seats > 3 or name not in OUT[board]]


# players: the columns of the preset set-up
PRESETS: dict[int, list[dict[str, int]]] = {
    3: [
        {
            "Suruga": 5,
            "Mino": 4,
            "Tamba": 4,
            "Musashi": 3,
            "Harima": 3,
            "Izu": 2,
            "Owari": 2,
            "Sagami": 2,
            "Tajima": 2,
        },
        {
            "Yamato": 5,
            "Echizen": 4,
            "Shimotsuke": 4,
            "Shimosa": 3,
            "Ise": 3,
            "Hitachi": 2,
            "Awa-Shikoku": 2,
            "Kaga": 2,
            "Kii": 2,
        },
        {
            "Bizen": 5,
            "Omi": 4,
            "Hida": 4,
            "Etchu": 3,
            "Hoki": 3,
            "Bitchu": 2,
            "Bingo": 2,
            "Settsu": 2,
            "Shinano": 2,
        },
    ],
    4: [
        {
            "Yamato": 5,
            "Awa-Shikoku": 4,
            "Kaga": 4,
            "Omi": 3,
            "Tamba": 3,
            "Kii": 2,
            "Settsu": 2,
            "Noto": 2,
        },
        {
            "Kozuke": 5,
            "Hida": 4,
            "Ise": 4,
            "Echizen": 3,
            "Shinano": 3,
            "Etchu": 2,
            "Shimotsuke": 2,
            "Shima": 2,
        },
        {
            "Mimasaka": 5,
            "Wakasa": 4,
            "Awa-Boso": 4,
            "Harima": 3,
            "Bitchu": 3,
            "Hoki": 2,
            "Tajima": 2,
            "Kazusa": 2,
        },
        {
            "Kai": 5,
            "Musashi": 4,
            "Mino": 4,
            "Mikawa": 3,
            "Bingo": 3,
            "Aki": 2,
            "Totomi": 2,
            "Sagami": 2,
        },
    ],
    5: [
        {"Sagami": 5, "Mimasaka": 4, "Harima": 4, "Kazusa": 3, "Izu": 3, "Awa-Boso": 2, "Bizen": 2},
        {
            "Shimotsuke": 5,
            "Echizen": 4,
            "Tamba": 4,
            "Shimosa": 3,
            "Kozuke": 3,
            "Hitachi": 2,
            "Wakasa": 2,
        },
        {"Mino": 5, "Hida": 4, "Iyo": 4, "Owari": 3, "Totomi": 3, "Mikawa": 2, "Tosa": 2},
        {"Hoki": 5, "Shinano": 4, "Bingo": 4, "Echigo": 3, "Aki": 3, "Izumo": 2, "Etchu": 2},
        {"Yamato": 5, "Kaga": 4, "Kii": 4, "Shima": 3, "Omi": 3, "Ise": 2, "Noto": 2},
    ],
}
