"""What people read, in their language: Fluent files of the shell and of each game.

>>> texts = Texts("pl", "chuhan")
>>> texts.say("seat-0")
'Han'
>>> texts.rule("CH-4.2")            # the sentence of a rule
>>> texts.say("card-ji_bu.ability")  # an attribute

The shell's files lie here, those of a game in the folder `texts` next to its module, one file for
each language. What a language lacks is said in English.
"""

from functools import cache
from importlib import import_module, resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, get_args

from tenka.core.errors import TenkaError
from tenka.core.registry import module_of

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Language = Literal["en", "pl", "hu"]
LANGUAGES: tuple[Language, ...] = get_args(Language)


class UnknownLanguage(TenkaError):
    """A language that there are no texts in."""


class MissingText(TenkaError):
    """A key that no file has, not even the English one."""


class Texts:
    """The texts of the shell, and of one game, in one language."""

    def __init__(self, language: str = "en", game_id: str | None = None) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(
                f"there are no texts in {language!r}; languages: {', '.join(LANGUAGES)}"
            )
        self.language = language
        self.game_id = game_id

    def has(self, key: str) -> bool:
        """Is there such a text?"""
        return self._find(key) is not None

    def say(self, key: str, **args: Any) -> str:
        """The text of a key, or of `key.attribute`; MissingText if there is none."""
        return self.format(key, args)[0]

    def rule(self, rule_id: str) -> str:
        """The sentence of a rule, for example of CH-5.7; empty where a game of others has none."""
        key = rule_key(rule_id)
        return self.say(key) if self.has(key) else ""

    def format(self, key: str, args: dict[str, Any]) -> tuple[str, list[Exception]]:
        """The text, and what could not be put into it."""
        bundle = self._find(key)
        if bundle is None:
            raise MissingText(f"there is no text {key!r} for {self.game_id or 'the shell'}")
        name, _, attribute = key.partition(".")
        message = bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            return "", []
        text, errors = bundle.format_pattern(pattern, args)
        return str(text), errors

    def _find(self, key: str) -> "FluentBundle | None":
        name, _, attribute = key.partition(".")
        for language in dict.fromkeys((self.language, "en")):
            bundle = load(language, self.game_id)
            if bundle.has_message(name):
                message = bundle.get_message(name)
                if attribute in message.attributes if attribute else message.value is not None:
                    return bundle
        return None


def rule_key(rule_id: str) -> str:
    """The key of a rule's sentence: Fluent's keys have no dots."""
    return "rule-" + rule_id.replace(".", "-")


def folders(game_id: str | None) -> list[Traversable]:
    """Where the files are: the game's folder, then the shell's."""
    found = [resources.files("tenka.texts")]
    if game_id is not None:
        beside = _beside(module_of(game_id))
        if beside is not None and beside.joinpath("texts").is_dir():
            found.insert(0, beside.joinpath("texts"))
    return found


@cache
def files_of(language: str, game_id: str) -> tuple[str, ...]:
    """The files of a game alone, as they are: this language's, and the English one for the rest."""
    *own, _ = folders(game_id)
    names = dict.fromkeys((f"{language}.ftl", "en.ftl"))
    files = [folder.joinpath(name) for folder in own for name in names]
    return tuple(file.read_text(encoding="utf-8") for file in files if file.is_file())


# Reading Fluent takes a tenth of a second, so a file is read when first needed, and once.
@cache
def load(language: str, game_id: str | None) -> "FluentBundle":
    """All texts of a language; where a game and the shell share a key, the game's holds."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders(game_id):
        file = folder.joinpath(f"{language}.ftl")
        if file.is_file():
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _beside(module_name: str | None) -> Traversable | None:
    if module_name is None:
        return None
    module = import_module(module_name)
    if module.__package__:
        return resources.files(module.__package__)
    return Path(module.__file__).parent if module.__file__ else None
