"""Writes the OpenAPI description without a server: `python -m tenka.server.write_openapi`."""

import json
import sys

from tenka.server.app import create_app
from tenka.server.settings import Settings


def main() -> None:
    """To the standard output."""
    json.dump(create_app(Settings()).openapi(), sys.stdout, indent=1)


if __name__ == "__main__":
    main()
