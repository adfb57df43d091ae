"""A real Chromium: the system's, or Debian's package where we may install it.

Where there is one without windows it is taken: a page costs half there. What only a whole browser
can do (notifications) is tried in one.
"""

import os
import shutil
import subprocess
import sys

SHELLS = ("chromium-headless-shell",)
WHOLE = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
INSTALL = "apt-get install -y --no-install-recommends chromium chromium-headless-shell"
# As root there is no sandbox; no connections but ours; and no process in waiting: the pages of a
# profile share one, with what has been compiled there (contexts.py).
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--renderer-process-limit=1",
)


class NoChromium(Exception):
    """There is none, and it cannot be installed from here."""


def chromium(whole: bool = False) -> str:
    """The path of the browser."""
    found = _found(whole)
    if found is None:
        raise NoChromium(
            f"the browser tests need Chromium: run `sudo {INSTALL}`, or name one by TENKA_CHROMIUM"
        )
    return found


def _found(whole: bool) -> str | None:
    named = os.environ.get("TENKA_CHROMIUM")
    names = WHOLE if whole else (*SHELLS, *WHOLE)
    return named or next((path for name in names if (path := shutil.which(name))), None)


def _install() -> None:
    """Debian's packages, if that can be done; whether it worked is seen afterwards."""
    if os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in ("apt-get update -q", f"{INSTALL} -q"):
            subprocess.run(command.split(), check=False, capture_output=True, env=quiet)


def main() -> str | None:
    """Have one before the tests begin; else the line that says what to do."""
    if _found(whole=True) is None or not any(map(shutil.which, SHELLS)):
        _install()
    try:
        chromium(whole=True)
    except NoChromium as error:
        return f"tenka: {error}"
    return None


if __name__ == "__main__":
    sys.exit(main())
