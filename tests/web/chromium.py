"""A real Chromium: the system's, or Debian's package where we may install it."""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
INSTALL = "apt-get install -y --no-install-recommends chromium"
# As root there is no sandbox; and no connections but ours.
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


class NoChromium(Exception):
    """There is none, and it cannot be installed from here."""


def chromium() -> str:
    """The path of the browser."""
    return _found() or _installed()


def _found() -> str | None:
    named = os.environ.get("TENKA_CHROMIUM")
    return named or next((path for name in NAMES if (path := shutil.which(name))), None)


def _installed() -> str:
    if os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in ("apt-get update -q", f"{INSTALL} -q"):
            subprocess.run(command.split(), check=False, capture_output=True, env=quiet)
        found = _found()
        if found is not None:
            return found
    raise NoChromium(
        f"the browser tests need Chromium: run `sudo {INSTALL}`, or name one by TENKA_CHROMIUM"
    )


def main() -> str | None:
    """Have one before the tests begin; else the line that says what to do."""
    try:
        chromium()
    except NoChromium as error:
        return f"tenka: {error}"
    return None


if __name__ == "__main__":
    sys.exit(main())
