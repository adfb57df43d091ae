"""What a net has played on average, learned beside it.

In games of secret plans self-play runs in circles: each strategy answers the one before. Their mean
over time is harder to answer than the last of them (fictitious play), so a second net imitates a
sample of everything the first one has ever done.
"""

import copy

import torch
from torch import Tensor

from training.network import Net, log_softmax_of_each

RATE = 5e-4
ONE_OF = 4  # situations is offered to the memory
WORTH_WEIGHT = 0.5


class Average:
    """The second net, and what it learns from."""

    def __init__(self, net: Net, fields: tuple[int, int], most: int, batch: int, size: int) -> None:
        self.net = copy.deepcopy(net)
        device = next(net.parameters()).device
        self.device, self.most, self.batch, self.size = device, most, batch, size
        state_fields, move_fields = fields
        whole = {"dtype": torch.int64, "device": device}
        self.states = torch.zeros((size, state_fields), **whole)
        self.moves = torch.zeros((size, most, move_fields), **whole)
        self.counts = torch.zeros(size, **whole)
        self.chances = torch.zeros((size, most), dtype=torch.float16, device=device)
        self.came = torch.zeros(size, device=device)
        self.seen = 0
        self.optimizer = torch.optim.AdamW(self.net.parameters(), lr=RATE, weight_decay=1e-4)

    def remember(
        self, states: Tensor, moves: Tensor, counts: Tensor, logs: Tensor, came: Tensor
    ) -> None:
        """Keep a sample of these situations: in the end each has had the same chance to stay."""
        chances = torch.zeros((len(states), self.most), device=self.device)
        chances[torch.arange(self.most, device=self.device) < counts[:, None]] = logs.detach().exp()
        kept = torch.arange(0, len(states), ONE_OF, device=self.device)
        numbers = self.seen + torch.arange(len(kept), device=self.device)
        self.seen += len(kept)
        places = (torch.rand(len(kept), device=self.device) * (numbers + 1)).long()
        places = torch.where(numbers < self.size, numbers, places)
        fit = places < self.size
        places, kept = places[fit], kept[fit]
        self.states[places], self.moves[places] = states[kept], moves[kept]
        self.counts[places], self.came[places] = counts[kept], came[kept]
        self.chances[places] = chances[kept].half()

    def learn(self) -> None:
        """One step towards what is remembered, if anything is."""
        if not self.seen:
            return
        some = torch.randint(min(self.seen, self.size), (self.batch,), device=self.device)
        there = torch.arange(self.most, device=self.device) < self.counts[some][:, None]
        rows = torch.arange(self.batch, device=self.device)[:, None]
        of = rows.expand(self.batch, self.most)[there]
        cuda = self.device.type == "cuda"
        with torch.autocast(self.device.type, dtype=torch.bfloat16, enabled=cuda):
            scores, worth = self.net(self.states[some], self.moves[some][there], of)
            logs = log_softmax_of_each(scores[:, 0], of, self.batch)
            unlike = -(self.chances[some][there].float() * logs).sum() / self.batch
            loss = unlike + WORTH_WEIGHT * ((worth - self.came[some]) ** 2).mean()
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        self.optimizer.step()

    def apart(self, states: Tensor, moves: Tensor, of: Tensor, logs: Tensor) -> Tensor:
        """How far the first net's probabilities are from these."""
        with torch.no_grad():
            scores, _ = self.net(states, moves, of)
            mine = log_softmax_of_each(scores[:, 0], of, len(states))
        return (logs.exp() * (logs - mine)).sum() / len(states)
