"""The net's server: answers the actors, on a process and weights of its own."""

import math
import time
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from training.network import Net, best_of_each, from_array, log_softmax_of_each
from training.shared import ANSWERED, ASKED, PAUSE, Channel, Weights

WILD = 1000.0  # so much noise that any move is picked
LEAST_NOISE = 1e-9
NEVER = -1e4  # a logarithm


class Picker:
    """Picks moves: drawn by their probabilities, or the best with a little noise for actors."""

    def __init__(
        self, net: Net, frozen: list[Net], device: str, *, draws: bool, settings: dict[str, Any]
    ) -> None:
        self.net, self.frozen, self.device, self.draws = net, frozen, device, draws
        self.wild = float(settings["wild"])
        self.soft = float(settings["soft"])
        self.noise = float(settings["noise"])
        self.rare = float(settings["rare"])

    @torch.no_grad()
    def pick(
        self,
        states: NDArray[np.int64],
        moves: NDArray[np.int64],
        counts: NDArray[np.int32],
        explores: NDArray[np.bool_],
        frozen: NDArray[np.int8],
    ) -> tuple[NDArray[np.int32], NDArray[np.float32]]:
        """The places of the picks; their log probabilities and what the situations are worth."""
        n = len(states)
        many = self._send(counts).long()
        of = torch.repeat_interleave(
            torch.arange(n, device=self.device), many, output_size=len(moves)
        )
        seen, told = self._send(states), self._send(moves)
        found, worth = self.net(seen, told, of)
        scores = found[:, 0]
        for number, rival in enumerate(self.frozen, 1):
            its = self._send(frozen == number)
            its_moves = its[of]
            own = (torch.cumsum(its, 0) - 1)[of[its_moves]]
            told_by_it = rival(seen[its], told[its_moves], own)[0][:, 0]
            scores[its_moves] = self._without_rare(told_by_it, own, int(its.sum()))
        logs = log_softmax_of_each(scores, of, n) if self.draws else scores
        noise = torch.rand(len(scores), device=self.device).clamp(LEAST_NOISE, 1 - 1e-7)
        noisy = logs - torch.log(-torch.log(noise)) * self._heat(self._send(explores), of)
        places = best_of_each(noisy, of, n)
        picks = (places - (torch.cumsum(many, 0) - many)).to(torch.int32)
        beliefs = torch.stack([logs[places], worth], 1)
        return picks.cpu().numpy(), beliefs.cpu().numpy()

    def _without_rare(self, scores: Tensor, of: Tensor, n: int) -> Tensor:
        """A frozen net never plays a move that is less likely than so much of its best one's
        probability."""
        if not self.rare:
            return scores
        best = scores[best_of_each(scores, of, n)][of]
        return torch.where(scores < best + math.log(self.rare), NEVER, scores)

    def _heat(self, explores: Tensor, of: Tensor) -> Tensor:
        """How much noise each move's score gets."""
        if self.draws:
            return torch.ones(len(of), device=self.device)
        chance = torch.rand(len(explores), device=self.device)
        heat = torch.where(chance < self.soft, self.noise, 0.0)
        heat = torch.where(chance < self.wild, WILD, heat)
        return torch.where(explores, heat, 0.0)[of]

    def _send(self, values: NDArray[Any]) -> Tensor:
        tensor = torch.from_numpy(values)
        if self.device == "cpu":
            return tensor
        return tensor.pin_memory().to(self.device, non_blocking=True)


def answer(picker: Picker, ready: list[Channel]) -> None:
    """Answer all channels that ask, in one batch."""
    sizes = [(int(channel.size[0]), int(channel.size[1])) for channel in ready]
    pairs = list(zip(ready, sizes, strict=True))
    picks, beliefs = picker.pick(
        np.concatenate([channel.states[:n] for channel, (n, _) in pairs]),
        np.concatenate([channel.moves[:m] for channel, (_, m) in pairs]),
        np.concatenate([channel.counts[:n] for channel, (n, _) in pairs]),
        np.concatenate([np.full(n, channel.explores) for channel, (n, _) in pairs]),
        np.concatenate([channel.frozen[:n] for channel, (n, _) in pairs]),
    )
    at = 0
    for channel, (n, _) in pairs:
        channel.picks[:n] = picks[at : at + n]
        channel.beliefs[:n] = beliefs[at : at + n]
        channel.flag[0] = ANSWERED
        at += n


def serve(
    net: Net,
    frozen: list[Net],
    weights: Weights,
    channels: list[Channel],
    stop: NDArray[np.int32],
    settings: dict[str, Any],
    busy: NDArray[np.float64],
) -> None:
    """What runs in the server's process. Busy: seconds of work, batches, decisions."""
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.set_num_threads(1)
    for each in (net, *frozen):
        each.to(device, torch.bfloat16 if device == "cuda" else torch.float32)
    picker = Picker(net, frozen, device, draws=bool(settings["draws"]), settings=settings)
    version = -1
    while not stop[0]:
        if (newer := weights.newer(version)) is not None:
            version, values = newer
            from_array(net, values)
        ready = [channel for channel in channels if channel.flag[0] == ASKED]
        if not ready or version < 0:
            time.sleep(PAUSE)
            continue
        began = time.perf_counter()
        answer(picker, ready)
        busy += time.perf_counter() - began, 1, sum(int(channel.size[0]) for channel in ready)
