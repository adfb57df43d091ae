"""Which names look the same, by Unicode's own list of signs that are taken for each other.

Case, accents, punctuation, symbols and spaces do not count: `Liu Bang`, `liu-bang`, `Líu Bang.`
and one with a Cyrillic a look the same.
"""

import json
import re
import unicodedata
from functools import cache
from importlib.resources import files

# Marks that change nothing about what is seen.
UNSEEN = re.compile("[\u034f\u17b4\u17b5\u180b-\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
LEFT_TO_RIGHT = "\u200e"  # the list has it around signs of scripts that run to the left


def compared(name: str) -> str:
    """The form in which names are compared, searched for, and logged in by."""
    small = _visible(name).casefold()
    return _plain(small) or "".join(small.split())


def looks_of(name: str) -> frozenset[str]:
    """All that the name looks like, as it is written, in small letters and in capitals: a Greek nu
    looks like a v or like an N. Names look the same if they have one of these in common."""
    written = _visible(name)
    return frozenset(filter(None, (compared(name), _plain(written), _plain(written.upper()))))


def _visible(name: str) -> str:
    return UNSEEN.sub("", unicodedata.normalize("NFKC", name))


def _plain(text: str) -> str:
    """What is seen of it: letters and digits, each written as the one that it looks like."""
    apart = unicodedata.normalize("NFD", text)
    # A dash is not to become the sign of a long vowel, which looks like it.
    seen = "".join(sign for sign in apart if unicodedata.category(sign)[0] not in "CPZ")
    alike = unicodedata.normalize("NFD", seen.translate(_prototypes()))
    # A capital i looks like an l, and is an i here.
    return "".join(filter(_counts, alike)).casefold().replace("i", "l")


def _counts(sign: str) -> bool:
    """A letter, a digit, or a mark that makes another letter, as those of Indian scripts, kana and
    Thai do; accents do not."""
    place = unicodedata.combining(sign)
    accent = place == 1 or 10 <= place <= 36 or place >= 200
    return not accent and unicodedata.category(sign)[0] in "LMN"


@cache
def _prototypes() -> dict[int, str]:
    """The sign, or the signs, by which Unicode replaces one that looks like them; no letter is
    replaced by a bracket or a dash.

    The list has each pair both ways: a sign that has only one partner is replaced by it, unless
    it is the only one of the partner, too.
    """
    listed = json.loads(files("confusable_homoglyphs").joinpath("confusables.json").read_text())
    partners = {
        sign.replace(LEFT_TO_RIGHT, ""): [each["c"].replace(LEFT_TO_RIGHT, "") for each in pairs]
        for sign, pairs in listed.items()
    }
    found: dict[int, str] = {}
    for sign, (partner, *more) in partners.items():
        if len(sign) == 1 and not more:
            mutual = len(partner) == 1 and len(partners[partner]) == 1
            prototype = min(sign, partner) if mutual else partner
            if any(map(_counts, prototype)) or not _counts(sign):
                found[ord(sign)] = prototype
    return {sign: prototype.translate(found) for sign, prototype in found.items()}
