"""Training that can be taken up again, and weights that play without PyTorch."""

import os
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from tenka.bots.learned.net import ABOUT, BadWeights, read_arrays
from training.network import Net, named_arrays
from training.subjects import Subject

CHECKPOINT = "checkpoint.pt"


@dataclass
class Course:
    """How far a training has come, in all its runs together."""

    came: int = 0  # samples
    updates: int = 0
    seconds: float = 0.0
    minutes: int = 0  # after which it was saved
    hands: Tensor | None = None  # what Chu Han's table of chances is counted from


def save(
    out: Path,
    net: nn.Module,
    optimizer: torch.optim.Optimizer,
    average: nn.Module | None,
    course: Course,
) -> None:
    """Write all that is needed to go on; an interrupted write leaves the one before."""
    saved = {"net": net.state_dict(), "optimizer": optimizer.state_dict(), **vars(course)}
    if average is not None:
        saved["average"] = average.state_dict()
    half_written = out / (CHECKPOINT + ".part")
    torch.save(saved, half_written)
    os.replace(half_written, out / CHECKPOINT)


def load(
    out: Path, net: nn.Module, optimizer: torch.optim.Optimizer, average: nn.Module | None
) -> Course:
    """Go on from a checkpoint, if there is one; how far the training had come."""
    path = out / CHECKPOINT
    if not path.exists():
        return Course()
    saved: dict[str, Any] = torch.load(path, map_location="cpu")
    try:
        net.load_state_dict(saved["net"])
    except RuntimeError as error:
        raise BadWeights(
            f"{path} is of a net of another shape: go on with its settings, or name another --out"
        ) from error
    optimizer.load_state_dict(saved["optimizer"])
    if average is not None:
        average.load_state_dict(saved.get("average", saved["net"]))
    # Older checkpoints know the samples alone.
    return Course(
        **{field.name: saved[field.name] for field in fields(Course) if field.name in saved}
    )


def export(path: Path, net: nn.Module, facts: dict[str, Any]) -> None:
    """Write weights for `tenka.bots.learned`, with the facts of how they were made."""
    arrays: dict[str, Any] = dict(named_arrays(net))
    arrays |= {ABOUT + name: np.array(value) for name, value in facts.items()}
    half_written = path.with_suffix(".part")
    with half_written.open("wb") as file:
        np.savez(file, allow_pickle=False, **arrays)
    os.replace(half_written, path)  # games may be reading the weights of a minute


def begin_from(path: Path, net: nn.Module, layout: str) -> None:
    """Take the weights of an export; BadWeights if they are of something else."""
    arrays, about = read_arrays(path)
    if about.get("layout") != layout:
        raise BadWeights(f"{path.name} is for {about.get('layout')!r}, and this is {layout!r}")
    try:
        net.load_state_dict({key: torch.from_numpy(value).float() for key, value in arrays.items()})
    except RuntimeError as error:
        raise BadWeights(f"{path.name} is of a net of another shape: {error}") from error


def net_of(path: Path, subject: Subject) -> Net:
    """The net of an export, of whatever size it is."""
    arrays, _ = read_arrays(path)
    try:
        outputs, trunk, head = (len(arrays[f"{name}.weight"]) for name in ("out", "s1", "m1"))
    except KeyError as error:
        raise BadWeights(f"{path.name} is of a net of another shape: {error}") from error
    net = Net(*subject.layouts, outputs, trunk, head)
    begin_from(path, net, subject.part("net_inputs").NAME)
    return net
