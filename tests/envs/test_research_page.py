"""docs/research.md: every example does what the page says, and its sizes are right."""

import doctest
import re
from pathlib import Path

import pytest

from tests.envs.kinds import KINDS

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text()
DIALOGUES = "\n".join(re.findall(r"^```python\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE))


def test_the_dialogues() -> None:
    pytest.importorskip("pyspiel", reason="there is no OpenSpiel for this Python")
    example = doctest.DocTestParser().get_doctest(DIALOGUES, {}, "research.md", None, 0)
    told: list[str] = []
    options = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    failed, tried = doctest.DocTestRunner(optionflags=options).run(example, out=told.append)
    assert failed == 0, "".join(told)
    assert tried > 25


def test_the_sizes() -> None:
    table = PAGE.split("| size | actions |")[1].split("\n\n")[0]
    for kind in KINDS:
        encoding = kind.encoding()
        assert f"{encoding.size:,}" in table
        assert f"{encoding.actions:,}" in table
