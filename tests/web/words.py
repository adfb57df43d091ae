"""The texts of the page, as a test expects them."""

import re
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource


def unbroken(text: str) -> str:
    """As the page shows it: a number and its Hungarian ending stay in one line."""
    return re.sub(r"(?<=\d-)(?=[^\W\d_])", "\u2060", text)


class Words:
    """Those of one language."""

    def __init__(self, language: str) -> None:
        file = resources.files("tenka.texts").joinpath("web", f"{language}.ftl")
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def __call__(self, key: str, **args: Any) -> str:
        """The text of `key` or `key.attribute`."""
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, key
        text, errors = self._bundle.format_pattern(pattern, args)
        assert not errors, errors
        return str(text)
