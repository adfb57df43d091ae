"""Why a position cannot be, in the language of who asks: what has to be true of the field that the
engine complains of. The engine's own words name the figures."""

import re

from tenka.core.errors import BadPosition
from tenka.texts import Texts

FIELD = re.compile(r"[\w-]+(?=[^:]*:)")
# Of all cards of a game, or of a seat, some are missing or there too often.
CARDS = re.compile(r"not the \w+ cards|the cards of|.*more than \d+ times")


def reason_of(error: BadPosition, game: str, language: str) -> str:
    """A sentence of the game's texts, `position-FIELD`, or that it does not fit."""
    texts, words = Texts(language, game), str(error)
    named = FIELD.match(words)
    field = "cards" if CARDS.match(words) else named.group() if named else "other"
    if texts.has(f"position-{field}"):
        return texts.say(f"position-{field}")
    if texts.has(f"card-{field}") and texts.has("position-province"):
        return texts.say("position-province", province=texts.say(f"card-{field}"))
    return texts.say("position-other")
