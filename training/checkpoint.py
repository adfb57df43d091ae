"""Training that can be taken up again, and weights that play without PyTorch."""

import os
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from training.network import named_arrays

CHECKPOINT = "checkpoint.pt"


def save(out: Path, net: nn.Module, optimizer: torch.optim.Optimizer, came: int) -> None:
    """Write all that is needed to go on; an interrupted write leaves the one before."""
    saved = {"net": net.state_dict(), "optimizer": optimizer.state_dict(), "came": came}
    half_written = out / (CHECKPOINT + ".part")
    torch.save(saved, half_written)
    os.replace(half_written, out / CHECKPOINT)


def load(out: Path, net: nn.Module, optimizer: torch.optim.Optimizer) -> int:
    """Go on from a checkpoint, if there is one; how many samples came before it."""
    path = out / CHECKPOINT
    if not path.exists():
        return 0
    saved: dict[str, Any] = torch.load(path, map_location="cpu")
    net.load_state_dict(saved["net"])
    optimizer.load_state_dict(saved["optimizer"])
    return int(saved["came"])


def export(path: Path, net: nn.Module, **facts: Any) -> None:
    """Write weights for `tenka.bots.learned`, with the facts of how they were made."""
    with path.open("wb") as file:
        np.savez(
            file,
            **named_arrays(net),
            **{f"about_{name}": np.array(value) for name, value in facts.items()},
        )
