"""Writes docs/settings.md: `python -m tenka.server.write_settings > docs/settings.md`."""

import sys

from tenka.server.settings import described

HEAD = """\
# Settings

All that a server can be told by its environment; `--host`, `--port` and `--data` of `tenka serve`
come before it. A value that is not allowed, or a name that looks like one of these misspelt, stops
the start with one line that says what is wrong; any other name that begins with `TENKA_` is told
and passed over. [hosting.md](hosting.md) says what they are good for. This page is written by
`python -m tenka.server.write_settings`.

| variable | meaning | allowed | default |
|---|---|---|---|
"""


def page() -> str:
    """The whole page."""
    rows = (
        f"| `{each.variable}` | {each.meaning} | {each.allowed or 'text'} | {each.default} |\n"
        for each in described()
    )
    return HEAD + "".join(rows)


def main() -> None:
    """To the standard output."""
    sys.stdout.write(page())


if __name__ == "__main__":
    main()
