"""Every level that people meet as a character has a face, a name and a sentence."""

from pathlib import Path

import pytest

import tenka
from tenka.core import registry

ROOT = Path(__file__).parents[2]
CHARACTERS = sorted(
    level.character
    for game_id in tenka.game_ids()
    for level in registry.manifest(game_id).levels
    if level.character
)


@pytest.mark.parametrize("character", CHARACTERS)
def test_a_character_has_a_face_a_name_and_a_sentence(character: str) -> None:
    assert (ROOT / "web/src/rivals/faces" / f"{character}.svg").is_file()
    for language in ("en", "pl", "hu"):
        texts = (ROOT / f"src/tenka/texts/web/{language}.ftl").read_text()
        said = texts.partition(f"\nweb-rival-{character} = ")[2].splitlines()
        assert said, language
        assert said[1].startswith("    .line = "), language
