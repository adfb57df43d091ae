"""The names of people: a friendly one to begin with, and what another one may look like."""

import unicodedata
from random import Random

from tenka.server.errors import BadRequest

LONGEST = 24
MARKS_AT_MOST = 2  # accents on one letter; towers of them would hide the lines around

FIRST = """
Amber Autumn Bamboo Brave Bright Bronze Calm Candid Cedar Clever Cloudy Copper Coral Crimson Dawn
Early Evening Fair Fearless Gentle Golden Green Honest Humble Ivory Jade Keen Kind Lucky Maple
Merry Misty Morning Mountain Nimble Noble Patient Pearl Pine Plum Proud Quick Quiet River Ruby
Scarlet Silent Silver Snowy Spring Steady Summer Sunny Swift Tall Velvet Wandering Warm Willow
Winter Wise
"""
SECOND = """
Archer Badger Bear Boar Bridge Carp Cicada Crane Cricket Deer Dove Dragon Eagle Falcon Farmer
Ferry Finch Fisher Fox Gate General Gong Goose Hare Harp Hawk Heron Horse Kite Lantern Leopard
Lion Lotus Lynx Magpie Marten Miller Monkey Moth Otter Owl Oxcart Panda Pavilion Peacock Pheasant
Phoenix Piper Potter Quail Raven Rider Rooster Sailor Scholar Scout Scribe Sparrow Stork
Strategist Swallow Swan Tiger Tortoise Turtle Weaver Wolf
"""

# Letters that show nothing.
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0\U0001d159")


class BadName(BadRequest):
    """A name that cannot be; the sentence says what is allowed."""


def friendly_name(chance: Random) -> str:
    """A name for somebody new."""
    first, second = chance.choice(FIRST.split()), chance.choice(SECOND.split())
    return f"{first} {second} {chance.randrange(10, 100)}"


def compared(name: str) -> str:
    """The form in which names are compared: equal if they look the same."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return "".join(folded.split())


def checked_name(text: str) -> str:
    """The name as it is kept: composed, trimmed, single spaces; BadName if it cannot be."""
    name = unicodedata.normalize("NFC", " ".join(text.split()))
    letters = marks = 0
    for sign in name:
        category = unicodedata.category(sign)
        if sign != " " and (category[0] in "CZ" or sign in BLANK):
            raise BadName("a name has no invisible signs, and none that turn the writing around")
        marks = marks + 1 if category[0] == "M" else 0
        letters += marks == 0
        if marks > MARKS_AT_MOST or (marks and letters == 0):
            raise BadName("a name has no more accents than letters can bear")
    if not 1 <= letters <= LONGEST:
        raise BadName(f"a name has 1 to {LONGEST} characters, not {letters}")
    return name
