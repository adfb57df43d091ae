"""The figures that the page is compared with are those of the rules."""

from tests.rules.figures import FILE, text


def test_the_file_has_the_figures_of_the_rules() -> None:
    written = FILE.read_text(encoding="utf-8")
    assert written == text(), "write it anew: python -m tests.rules.figures --write"
