"""The sentence of a rule that a move breaks, in the language of who asks: the rule's own, as
`tenka rules CH-3.4` says it, which tells nothing of a game that is played."""

import asyncio

from tenka.games import game, game_ids
from tenka.texts import LANGUAGES, Texts

ENGLISH = LANGUAGES[0]
TAKEN = 20  # of the languages that somebody reads
_SENTENCES: dict[tuple[str, str], str | None] = {}


def language_of(accepted: str) -> str:
    """The language of ours that a header Accept-Language likes best; English, if it likes none."""
    liked: list[tuple[float, str]] = []
    for each in accepted.split(",", TAKEN)[:TAKEN]:
        tag, _, weight = each.strip().lower().partition(";q=")
        language = tag.partition("-")[0]
        if language in LANGUAGES:
            liked.append((-_number(weight), language))
    return min(liked, key=lambda each: each[0], default=(0.0, ENGLISH))[1]


async def sentence_of(rule: str, language: str) -> str | None:
    """What a rule says; None where a game of others has no such text."""
    if (rule, language) not in _SENTENCES:
        # In a thread, since the texts of a game take a while to be read for the first time.
        await asyncio.to_thread(read, rule, language)
    return _SENTENCES[rule, language]


def read(rule: str, language: str) -> None:
    """Have the sentence of a rule at hand."""
    games = (id for id in game_ids() if rule in game(id).rule_ids)
    found = next((Texts(language, id).rule(rule) or None for id in games), None)
    _SENTENCES[rule, language] = found


def _number(weight: str) -> float:
    try:
        return float(weight)
    except ValueError:
        return 1.0
