"""What tests of positions share: common hands, the full position, and why one is refused."""

from typing import Any

import pytest

import tenka

from .table import CHUHAN

HANDS = [["4", "9"], ["5", "5"]]


def read(**position: Any) -> dict[str, Any]:
    """The full position that a short one stands for."""
    full: dict[str, Any] = CHUHAN.position(position).to_position()
    return full


def impossible(**position: Any) -> str:
    """Why a position is refused."""
    with pytest.raises(tenka.BadPosition) as caught:
        CHUHAN.position(position)
    return str(caught.value)
