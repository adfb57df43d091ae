"""What people are told outside the page, in their language."""

from tenka.server.notify.channels import Message
from tenka.server.store.rows import OwedKind
from tenka.texts import Texts


def awaited(kind: OwedKind, language: str, game: str, table: str, site: str, by: str) -> Message:
    """A move or an answer is awaited, or a seat is kept `by` somebody; `site` is where the page
    is."""
    texts = Texts(language, game)
    title = texts.say("game-title") if texts.has("game-title") else game
    line = texts.say(f"notify-{kind}-line", game=title, name=by)
    url = f"{site}/table/{table}"
    return Message(kind, texts.say(f"notify-{kind}", game=title), line, url, table, game)


def begins_soon(language: str, tournament: str, name: str, game: str, site: str) -> Message:
    """A tournament is about to begin."""
    texts = Texts(language, game)
    title = texts.say("game-title") if texts.has("game-title") else game
    line = texts.say("notify-begins-line", game=title, name=name)
    url = f"{site}/tournaments/{tournament}"
    return Message("begins", texts.say("notify-begins", name=name), line, url, game=game)


def appeal_answered(language: str, answer: str, word: str, site: str) -> Message:
    """What somebody who was shut out has said to it is answered."""
    say = Texts(language).say
    line = say(f"notify-appeal-{answer}")
    sentence = f"{line} {say('notify-appeal-word', word=word)}" if word else line
    return Message("appeal", say("notify-appeal"), sentence, f"{site}/")


def for_owners(language: str, about: str, count: int, site: str) -> Message:
    """Something waits for those who look after the server."""
    say = Texts(language).say
    line = say(f"notify-owner-{about}", count=count)
    return Message("owner", say("notify-owner"), line, f"{site}/owner")


def is_it_you(language: str, url: str) -> Message:
    """Is a mail address that of the one who wrote it? Whoever opens the link says so."""
    say = Texts(language).say
    return Message("confirm", say("notify-confirm"), say("notify-confirm-line"), url)


def a_test(language: str, site: str) -> Message:
    """Asked for in the settings, to see whether notices arrive."""
    say = Texts(language).say
    return Message("test", say("notify-test"), say("notify-test-line"), site)
