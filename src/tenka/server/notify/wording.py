"""What people are told outside the page, in their language."""

from tenka.server.notify.channels import Message
from tenka.texts import Texts


def your_turn(language: str, game: str, table: str, site: str) -> Message:
    """A move is awaited; `site` is where the page is."""
    texts = Texts(language, game)
    title = texts.say("game-title") if texts.has("game-title") else game
    line = texts.say("notify-turn-line", game=title)
    url = f"{site}/table/{table}"
    return Message("turn", texts.say("notify-turn", game=title), line, url, table, game)


def your_round(language: str, game: str, table: str, site: str) -> Message:
    """A round of a tournament begins, and somebody is awaited at that table."""
    texts = Texts(language, game)
    title = texts.say("game-title") if texts.has("game-title") else game
    line = texts.say("notify-round-line", game=title)
    url = f"{site}/table/{table}"
    return Message("round", texts.say("notify-round", game=title), line, url, table, game)


def is_it_you(language: str, url: str) -> Message:
    """Is a mail address that of the one who wrote it? Whoever opens the link says so."""
    say = Texts(language).say
    return Message("confirm", say("notify-confirm"), say("notify-confirm-line"), url)


def a_test(language: str, site: str) -> Message:
    """Asked for in the settings, to see whether notices arrive."""
    say = Texts(language).say
    return Message("test", say("notify-test"), say("notify-test-line"), site)
