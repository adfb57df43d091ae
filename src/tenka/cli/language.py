"""In which language to speak."""

import argparse
import os

from tenka.texts import LANGUAGES


def add_option(parser: argparse.ArgumentParser) -> None:
    """The option that all commands with texts have."""
    parser.add_argument(
        "--lang",
        metavar="LANGUAGE",
        help=f"{', '.join(LANGUAGES)}; by default that of your environment (LANG), else en",
    )


def language_of(wanted: str | None) -> str:
    """The language asked for, else the first one that the environment names, else English."""
    if wanted is not None:
        return wanted
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        named = os.environ.get(variable, "")
        if named:
            return named[:2] if named[:2] in LANGUAGES else "en"
    return "en"
