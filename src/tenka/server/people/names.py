"""The names of people: a friendly one to begin with, and what another one may look like."""

import unicodedata
from functools import cache
from random import Random

from tenka.server.errors import BadRequest, Refusal
from tenka.server.store.lookalikes import looks_of

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
# Written together in one name, as everybody knows them.
EAST_ASIAN = frozenset(("CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO"))
RESERVED = """
admin administrator adminteam mod moderator root system sysadmin server host support staff official
owner operator webmaster postmaster help security tenka tenkaadmin tenkateam bot bots greedy random
novice adept expert master nowicjusz ekspert mistrz újonc haladó szakértő mester
search learned greedybot randombot searchbot learnedbot botzachłanny botlosowy mohóbot véletlenbot
guest nobody anonymous formerplayer aformerplayer deleted you
"""


class BadName(BadRequest):
    """A name that cannot be; the sentence says what is allowed."""


class NameTaken(Refusal):
    """A name that another has, or one that looks like it."""

    status = 409


def friendly_name(chance: Random, digits: int = 2) -> str:
    """A name for somebody new."""
    first, second = chance.choice(FIRST.split()), chance.choice(SECOND.split())
    return f"{first} {second} {chance.randrange(10 ** (digits - 1), 10**digits)}"


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


def allowed_name(text: str) -> str:
    """The name of a person, as it is kept; BadName if it cannot be or is not allowed here."""
    name = checked_name(text)
    if not _reserved().isdisjoint(looks_of(name)):
        raise BadName("this name is not allowed; choose another")
    return name


def owned_name(text: str) -> str:
    """The name of an account: one that nobody can copy by letters that look alike."""
    name = allowed_name(text)
    if not any(map(str.isalnum, name)):
        raise BadName("the name of an account has a letter or a digit at least")
    letters = filter(str.isalpha, unicodedata.normalize("NFKC", name))
    scripts = {_script(letter) for letter in letters}
    if len(scripts - EAST_ASIAN) > 1 or (scripts & EAST_ASIAN and scripts - EAST_ASIAN - {"LATIN"}):
        raise BadName("the name of an account is written in one script, such as Latin letters")
    return name


@cache
def _reserved() -> frozenset[str]:
    return frozenset().union(*map(looks_of, RESERVED.split()))


def _script(letter: str) -> str:
    """The script of a letter: the first word of its name."""
    return unicodedata.name(letter, "?").split()[0]
