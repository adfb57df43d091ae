"""Where and when it was measured."""

import os
import platform
import subprocess
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from typing import Any

# From this load on, the figures of one side alone say little.
BUSY = 2.5


def machine() -> dict[str, Any]:
    """The machine, as JSON."""
    return {
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "system": platform.platform(),
        "processor": processor(),
        "processors": os.cpu_count(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "versions": {
            name: installed(name) for name in ("tenka", "open_spiel", "numpy", "catanatron")
        },
    }


def processor() -> str:
    """The processor's name, as well as the system tells it."""
    try:
        said = subprocess.run(
            ["lscpu"], capture_output=True, text=True, check=True, env={**os.environ, "LC_ALL": "C"}
        ).stdout
    except (OSError, subprocess.CalledProcessError):
        said = ""
    for line in said.splitlines():
        name, _, value = line.partition(":")
        if name.strip() == "Model name":
            return f"{value.strip()} ({platform.machine()})"
    return platform.processor() or platform.machine()


def installed(package: str) -> str | None:
    """Its version, if it is installed."""
    try:
        return version(package)
    except PackageNotFoundError:
        return None


def load() -> float | None:
    """How many processes wanted to run in the last minute, where the system tells."""
    try:
        return round(os.getloadavg()[0], 2)
    except (AttributeError, OSError):
        return None
