"""The net: a trunk for what a seat sees, a few layers for each of its moves.

One shape for all games. What comes out for a move is its worth (Monte Carlo) or the logarithm of
its probability, up to a constant (policy); the trunk tells the worth of the situation.
"""

from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from tenka.bots.learned.packing import Layout


class Unpack(nn.Module):
    """`Layout.unpack` on any device."""

    def __init__(self, layout: Layout) -> None:
        super().__init__()
        for name in ("field", "shift", "mask", "value"):
            self.register_buffer(name, torch.from_numpy(getattr(layout, name)), persistent=False)
        self.equal = layout.equal

    def forward(self, rows: Tensor) -> Tensor:
        asked = (rows[:, self.field] >> self.shift) & self.mask
        first = self.equal
        return torch.cat(
            [asked[:, :first] == self.value[:first], asked[:, first:] >= self.value[first:]], 1
        )


class Net(nn.Module):
    """`outputs` numbers for each move, one for the situation."""

    def __init__(self, state: Layout, move: Layout, outputs: int, trunk: int, head: int) -> None:
        super().__init__()
        self.state, self.move = Unpack(state), Unpack(move)
        self.s1 = nn.Linear(state.size, trunk)
        self.s2 = nn.Linear(trunk, trunk)
        self.s3 = nn.Linear(trunk, trunk)
        self.join = nn.Linear(trunk, head)
        self.m1 = nn.Linear(move.size, head, bias=False)
        self.m2 = nn.Linear(head, head)
        self.m3 = nn.Linear(head, head)
        self.out = nn.Linear(head, outputs)
        self.worth = nn.Linear(trunk, 1)
        with torch.no_grad():
            self.out.weight.mul_(0.1)
            self.worth.weight.mul_(0.1)

    def forward(self, states: Tensor, moves: Tensor, of: Tensor) -> tuple[Tensor, Tensor]:
        """The numbers of each move, `of` says whose it is; the worth of each state."""
        kind = self.s1.weight.dtype
        s = functional.relu(self.s1(self.state(states).to(kind)))
        s = s + functional.relu(self.s2(s))
        s = s + functional.relu(self.s3(s))
        m = functional.relu(self.join(s)[of] + self.m1(self.move(moves).to(kind)))
        m = m + functional.relu(self.m2(m))
        m = m + functional.relu(self.m3(m))
        return self.out(m).float(), self.worth(s).float()[:, 0]


def to_array(net: nn.Module) -> NDArray[np.float32]:
    """All weights in a row."""
    flat = nn.utils.parameters_to_vector([p.detach() for p in net.parameters()])
    found: NDArray[np.float32] = flat.float().cpu().numpy()
    return found


def from_array(net: nn.Module, values: NDArray[np.float32]) -> None:
    """Take the weights of a row."""
    at = 0
    flat = torch.from_numpy(values)
    with torch.no_grad():
        for parameter in net.parameters():
            n = parameter.numel()
            parameter.copy_(flat[at : at + n].view_as(parameter))
            at += n


def named_arrays(net: nn.Module) -> dict[str, NDArray[np.float16]]:
    """The weights as a player without PyTorch wants them."""
    state: dict[str, Any] = net.state_dict()
    return {name: value.half().cpu().numpy() for name, value in state.items()}


def best_of_each(scores: Tensor, of: Tensor, decisions: int) -> Tensor:
    """The place in `scores` of the best move of each decision."""
    most = torch.full((decisions,), -1e30, device=scores.device)
    most = most.scatter_reduce(0, of, scores, "amax")
    places = torch.arange(len(scores), device=scores.device)
    found = torch.full((decisions,), len(scores), device=scores.device)
    return found.scatter_reduce(0, of, torch.where(scores >= most[of], places, len(scores)), "amin")


def log_softmax_of_each(scores: Tensor, of: Tensor, decisions: int) -> Tensor:
    """The logarithms of the moves' probabilities within each decision."""
    most = torch.full((decisions,), -1e30, device=scores.device)
    most = most.scatter_reduce(0, of, scores.detach(), "amax")
    shifted = scores - most[of]
    total = torch.zeros(decisions, device=scores.device).index_add(0, of, shifted.exp())
    return shifted - total.log()[of]
