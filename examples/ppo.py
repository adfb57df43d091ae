"""A net learns a game of Tenka from nothing by playing against itself: PPO, on one core.

make build && pip install "$(echo dist/tenka-*.whl)[envs]" torch
python ppo.py suntzu --minutes 5     (leaves the learning curve, ppo-suntzu.svg, and ppo-suntzu.pt)
"""

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

import tenka.envs

GAMES, STEPS = 64, 128  # side by side, and decisions of each before the net learns
EPOCHS, BATCHES, CLIP = 2, 8, 0.2
RATE, ENTROPY, TRACE = 1e-3, 0.005, 0.99
WIDTH = 128
RIVALS = ("random", "greedy")
TRIALS = 30  # games against each rival for a point of the curve


class Net(nn.Module):
    """From an observation to the logits of all actions, and the worth of the position."""

    def __init__(self, size: int, actions: int) -> None:
        super().__init__()
        self.trunk = nn.Sequential(
            nn.Linear(size, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU()
        )
        self.policy, self.worth = nn.Linear(WIDTH, actions), nn.Linear(WIDTH, 1)

    def forward(self, seen: torch.Tensor, masks: torch.Tensor) -> Any:
        trunk = self.trunk(seen.float())
        logits = self.policy(trunk).masked_fill(~masks, -1e9)
        return torch.distributions.Categorical(logits=logits), self.worth(trunk).squeeze(-1)


class SelfPlay:
    """One net plays all seats of many games."""

    def __init__(self, game: str, seed: int, **options: Any) -> None:
        self.vector = tenka.envs.Vector(game, GAMES, seed, **options)
        self.told = self.vector.reset()
        encoding = self.vector.encoding
        self.seats = encoding.seats
        shape = (STEPS, GAMES)
        self.seen = np.zeros((*shape, encoding.size), np.int8)
        self.masks = np.zeros((*shape, encoding.actions), bool)
        self.movers, self.actions = np.zeros(shape, np.int64), np.zeros(shape, np.int64)
        self.logs, self.values = np.zeros(shape, np.float32), np.zeros(shape, np.float32)
        self.rewards, self.dones = np.zeros((*shape, self.seats), np.float32), np.zeros(shape, bool)

    @torch.no_grad()
    def play(self, net: Net) -> None:
        for step in range(STEPS):
            told = self.told
            self.seen[step], self.masks[step] = told.observations, told.masks
            self.movers[step] = told.seats
            policy, worth = net(torch.from_numpy(told.observations), torch.from_numpy(told.masks))
            action = policy.sample()
            self.actions[step], self.values[step] = action.numpy(), worth.numpy()
            self.logs[step] = policy.log_prob(action).numpy()
            self.vector.step(self.actions[step], told)
            self.rewards[step], self.dones[step] = told.rewards, told.dones

    def advantages(self) -> tuple[Any, Any]:
        """Of each decision, from the next one of the same seat or the end of its game; and whether
        that is known: the last decisions before the net learns are left out."""
        places = np.arange(GAMES)
        found, known = np.zeros((STEPS, GAMES), np.float32), np.zeros((STEPS, GAMES), bool)
        reward, value, trace = (np.zeros((GAMES, self.seats), np.float32) for _ in range(3))
        follows = np.zeros((GAMES, self.seats), bool)
        for step in reversed(range(STEPS)):
            ended = self.dones[step]
            reward[ended], follows[ended] = self.rewards[step, ended], True
            value[ended], trace[ended] = 0.0, 0.0
            mover = places, self.movers[step]
            known[step] = follows[mover]
            surprise = reward[mover] + value[mover] - self.values[step]
            found[step] = np.where(known[step], surprise + TRACE * trace[mover], 0.0)
            reward[mover], value[mover] = 0.0, self.values[step]
            trace[mover], follows[mover] = found[step], True
        return found, known


def learn(net: Net, optimizer: torch.optim.Optimizer, games: SelfPlay) -> None:
    advantages, known = games.advantages()
    rows = np.flatnonzero(known)
    flat = [
        torch.from_numpy(array.reshape(STEPS * GAMES, *array.shape[2:])[rows])
        for array in (games.seen, games.masks, games.actions, games.logs, games.values, advantages)
    ]
    for _ in range(EPOCHS):
        for part in torch.randperm(len(rows)).chunk(BATCHES):
            seen, masks, actions, logs, values, gains = (array[part] for array in flat)
            policy, worth = net(seen, masks)
            scaled = (gains - gains.mean()) / (gains.std() + 1e-8)
            ratio = (policy.log_prob(actions) - logs).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            loss = -torch.minimum(ratio * scaled, clipped * scaled).mean()
            loss = loss + 0.5 * (worth - (values + gains)).square().mean()
            loss = loss - ENTROPY * policy.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()


@torch.no_grad()
def share_won(net: Net, game: str, rival: str, trials: int, **options: Any) -> float:
    """Of games against bots, from each seat in turn."""
    seats = tenka.envs.encoding(game, **options).seats
    won = 0.0
    for trial in range(trials):
        env = tenka.envs.gym(game, trial % seats, rival, **options)
        seen, _ = env.reset(seed=trial)
        over, reward = False, 0.0
        while not over:
            rows = [torch.from_numpy(seen[name][None]) for name in ("observation", "action_mask")]
            policy, _ = net(rows[0], rows[1].bool())
            seen, reward, over, _, _ = env.step(int(policy.sample()))
        # Of two a win is 1 and a loss -1; of more the winners share 1.
        won += (reward + 1) / 2 if seats == 2 else reward
    return won / trials


def draw(curves: dict[str, list[tuple[float, float]]], to: Path) -> None:
    """The shares of games won over the minutes, as a picture."""
    longest = max(minutes for points in curves.values() for minutes, _ in points) or 1.0
    parts = ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 340" font-size="13">']
    for percent in range(0, 101, 25):
        y = 310 - 3 * percent
        parts.append(f'<path d="M50 {y}H520" stroke="#ccc"/><text x="5" y="{y}">{percent} %</text>')
    parts.append(f'<text x="50" y="332">0 to {longest:.1f} minutes</text>')
    for number, (rival, points) in enumerate(curves.items()):
        colour = ("#2471a3", "#c0392b")[number % 2]
        line = " ".join(f"{50 + 470 * x / longest:.1f},{310 - 300 * y:.1f}" for x, y in points)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts.append(f'<text x="530" y="{30 + 20 * number}" fill="{colour}">against {rival}</text>')
    to.write_text("\n".join([*parts, "</svg>\n"]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="suntzu")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--trials", type=int, default=TRIALS)
    parser.add_argument("--out", type=Path, default=Path("."))
    asked = parser.parse_args()
    torch.manual_seed(asked.seed)
    torch.set_num_threads(1)  # small nets only wait for each other
    games = SelfPlay(asked.game, asked.seed)
    net = Net(games.vector.encoding.size, games.vector.encoding.actions)
    optimizer = torch.optim.Adam(net.parameters(), RATE)
    curves: dict[str, list[tuple[float, float]]] = {rival: [] for rival in RIVALS}
    trained, decisions, point = 0.0, 0, 0
    while True:
        if trained >= point * 60 * asked.minutes / 10:  # ten points, and the one at the start
            point += 1
            for rival, points in curves.items():
                share = share_won(net, asked.game, rival, asked.trials)
                points.append((trained / 60, share))
            words = ", ".join(f"{name} {points[-1][1]:.0%}" for name, points in curves.items())
            print(
                f"{trained / 60:4.1f} minutes, {decisions:8} decisions; wins: {words}", flush=True
            )
        if trained >= 60 * asked.minutes:
            break
        start = time.monotonic()
        games.play(net)
        learn(net, optimizer, games)
        trained += time.monotonic() - start
        decisions += STEPS * GAMES
    draw(curves, asked.out / f"ppo-{asked.game}.svg")
    torch.save(net.state_dict(), asked.out / f"ppo-{asked.game}.pt")


if __name__ == "__main__":
    main()
