"""The names of people: a friendly one to begin with, and what another one may look like."""

import re
import unicodedata
from functools import cache
from random import Random

from tenka.server.errors import BadRequest, Refusal

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
# Signs that change nothing about what is seen.
UNSEEN = re.compile("[\u034f\u17b4\u17b5\u180b-\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
# Signs that look like others, as small letters: of other scripts, and those of ours that only some
# typefaces tell apart (a capital i, an l and a 1; an o and a 0).
ALIKE = str.maketrans(
    "\u0430\u0432\u0435\u043a\u043c\u043d\u043e\u0440\u0441\u0442\u0443\u0445"
    "\u0455\u0456\u0458\u04bb\u0501\u051b\u051d"
    "\u03b1\u03b9\u03ba\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7\u0131"
    "\u04cf\u0251\u0261\u0570\u0578\u057d\u0581\u0585"
    "l1|0",
    "abekmhopctyxsijhdqwaikvoptuxiiaghnugoiiio",
)
# Written together in one name, as everybody knows them.
EAST_ASIAN = frozenset(("CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO"))
RESERVED = """
admin administrator adminteam mod moderator root system sysadmin server host support staff official
owner operator webmaster postmaster help security tenka tenkaadmin tenkateam bot bots greedy random
search learned greedybot randombot searchbot learnedbot botzachłanny botlosowy mohóbot véletlenbot
guest nobody anonymous formerplayer aformerplayer deleted you
"""


class BadName(BadRequest):
    """A name that cannot be; the sentence says what is allowed."""


class NameTaken(Refusal):
    """A name that another's account has."""

    status = 409


def friendly_name(chance: Random) -> str:
    """A name for somebody new."""
    first, second = chance.choice(FIRST.split()), chance.choice(SECOND.split())
    return f"{first} {second} {chance.randrange(10, 100)}"


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
    if "".join(filter(str.isalnum, compared(name))) in _reserved():
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


def compared(name: str) -> str:
    """The form in which names are compared: equal if they look the same."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return UNSEEN.sub("", "".join(folded.split())).translate(ALIKE)


@cache
def _reserved() -> frozenset[str]:
    return frozenset(map(compared, RESERVED.split()))


def _script(letter: str) -> str:
    """The script of a letter: the first word of its name."""
    return unicodedata.name(letter, "?").split()[0]
