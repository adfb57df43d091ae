"""Training as it is done: a net learns, goes on where it stopped, plays the same without PyTorch.

PyTorch is large, so these are run by `make test-training`.
"""

import json
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import tenka
from tenka.bots.learned.net import BadWeights, read
from tenka.bots.learned.player import Learned
from tests.bots import small_net
from tests.bots.test_learned import MADE

pytestmark = pytest.mark.training
SMALL = ("--actors", "1", "--servers", "1", "--games", "16")
DEALS = 50
SIZES = ("trunk=64", "head=32", "batch=256")


def train(game: str, out: Path, minutes: float, *more: str) -> list[dict[str, object]]:
    """Train in a process of its own; its lines of progress."""
    command = [sys.executable, "-m", "training", game, "--minutes", str(minutes), "--final", "1"]
    subprocess.run([*command, "--out", str(out), *SMALL, *more], check=True, timeout=600)
    return [json.loads(line) for line in (out / "progress.jsonl").read_text().splitlines()]


def test_pytorch_makes_the_sums_that_numpy_makes(tmp_path: Path) -> None:
    import torch

    from training.checkpoint import begin_from
    from training.network import Net

    path = small_net.write(tmp_path / "w.npz")
    net = Net(small_net.STATE, small_net.MOVE, small_net.OUTPUTS, small_net.TRUNK, small_net.HEAD)
    begin_from(path, net, small_net.NAME)
    of = torch.zeros(len(small_net.MOVES), dtype=torch.int64)
    with torch.no_grad():
        scores, worth = net(torch.tensor(small_net.STATES), torch.tensor(small_net.MOVES), of)
    mine = read(path, small_net.NAME, small_net.STATE, small_net.MOVE)
    numpy_scores, numpy_worth = mine.scores(small_net.STATES, small_net.MOVES)
    np.testing.assert_allclose(scores.numpy(), numpy_scores, atol=1e-5)
    np.testing.assert_allclose(worth.numpy(), [numpy_worth], atol=1e-5)
    made = json.loads(MADE.read_text())
    np.testing.assert_allclose(scores.numpy(), made["scores"], atol=1e-5)


def test_weights_of_something_else_are_no_beginning(tmp_path: Path) -> None:
    from training.checkpoint import begin_from
    from training.network import Net

    net = Net(small_net.STATE, small_net.MOVE, 1, 8, 4)
    path = small_net.write(tmp_path / "w.npz")
    with pytest.raises(BadWeights, match="for 'small-1', and this is 'other'"):
        begin_from(path, net, "other")
    with pytest.raises(BadWeights, match="another shape"):
        begin_from(path, net, small_net.NAME)


def test_a_minute_on_a_processor_improves_on_the_start(tmp_path: Path) -> None:
    from training.checkpoint import export
    from training.montecarlo import OUTPUTS
    from training.network import Net
    from training.subjects import CHUHAN

    start = tmp_path / "start.npz"
    facts = {"layout": CHUHAN.part("net_inputs").NAME}
    export(start, Net(*CHUHAN.layouts, OUTPUTS, 64, 32), facts)
    train("chuhan", tmp_path, 1.2, "--set", *SIZES, "memory=65536", "rate=0.003")
    files = [str(start), str(tmp_path / "final.npz")]
    won = sum(second_wins(files, deal, seat) for deal in range(DEALS) for seat in (0, 1))
    assert won > 0.6 * 2 * DEALS


def second_wins(files: list[str], deal: int, seat: int) -> bool:
    """Does the second net win this deal of Chu Han from that seat?"""
    state: Any = tenka.game("chuhan").new(seed=deal)
    nets = [Learned(tenka.FastChance(deal), "chuhan", file, heat=0.0) for file in files]
    while turn := state.turn:
        seen = tenka.Perspective(state, turn[0], tenka.FastChance(deal))
        state.apply(turn[0], nets[turn[0] == seat].choose(seen))
    return bool(state.outcome.winners == (seat,))


@pytest.mark.parametrize("game", ["suntzu", "shogun"])
def test_every_game_is_learned_and_goes_on_from_where_it_was(game: str, tmp_path: Path) -> None:
    settings = ("--set", *SIZES, "round=512")
    before = train(game, tmp_path, 0.4, *settings)
    after = train(game, tmp_path, 0.3, *settings)[len(before) :]
    for name in ("samples", "seconds"):
        assert after[0][name] > before[-1][name]  # type: ignore[operator]


def watched(out: Path, before: Any) -> tuple[Any, Any]:
    """The progress of a training of Chu Han that had come so far, and its learner."""
    from training.checkpoint import save
    from training.montecarlo import MOST, OUTPUTS, Chances
    from training.network import Net
    from training.progress import Progress
    from training.subjects import CHUHAN

    hands = [np.zeros((MOST + 1, MOST + 1, 2)) for _ in range(2)]
    run = SimpleNamespace(
        out=out, subject=CHUHAN, chances=Chances(), hands=hands, tally=np.zeros((1, 3, 4)),
        command="", args=SimpleNamespace(seed=1),
    )  # fmt: skip
    net = Net(*CHUHAN.layouts, OUTPUTS, 8, 4)
    method = SimpleNamespace(come=10)
    learner = SimpleNamespace(method=method, updates=3, result=net)
    learner.keep = lambda course: save(out, net, optimizer(net), None, course)
    return Progress(run, before), learner


def optimizer(net: Any) -> Any:
    import torch

    return torch.optim.AdamW(net.parameters())


def test_a_training_that_goes_on_keeps_its_early_weights_and_its_time(tmp_path: Path) -> None:
    import torch

    from training.checkpoint import Course, load
    from training.montecarlo import MOST

    (tmp_path / "minute2.npz").write_text("of the second minute")
    counted = torch.zeros((MOST + 1, MOST + 1, 2), dtype=torch.float64)
    counted[3, 0] = torch.tensor([400.0, 100.0])
    progress, learner = watched(tmp_path, Course(1000, 50, 70.0, 1, counted))
    chances = progress.run.chances.table
    assert chances[3, 0] == pytest.approx((100 + 40 * np.tanh(3 / 16)) / 440)
    progress.run.hands[0][3, 0] = 5, 5
    for _ in range(2):
        progress.said = time.time()
        progress.kept -= 61
        progress.watch(learner, 0.5)
    progress.log.close()
    assert {path.name for path in tmp_path.glob("minute*")} == {"minute2.npz", "minute3.npz"}
    assert (tmp_path / "minute2.npz").read_text() == "of the second minute"
    with np.load(tmp_path / "minute3.npz") as about:
        assert [int(about[f"about_{name}"]) for name in ("samples", "updates")] == [1010, 53]
    net = learner.result
    saved = load(tmp_path, net, optimizer(net), None)
    assert (saved.came, saved.updates, saved.minutes) == (1010, 53, 3)
    assert 70 <= saved.seconds < 100
    assert saved.hands is not None
    assert saved.hands[3, 0].tolist() == [405, 105]


def test_a_checkpoint_of_old_goes_on(tmp_path: Path) -> None:
    import torch

    from training.checkpoint import CHECKPOINT, Course, load
    from training.network import Net

    net = Net(small_net.STATE, small_net.MOVE, 1, 8, 4)
    steps = optimizer(net)
    saved = {"net": net.state_dict(), "optimizer": steps.state_dict(), "came": 7}
    torch.save(saved, tmp_path / CHECKPOINT)
    assert load(tmp_path, net, steps, None) == Course(came=7)


def test_an_average_is_learned_kept_and_played(tmp_path: Path) -> None:
    import torch

    more = ("--set", *SIZES, "round=512", "average=4096", "pull=0.05")
    train("suntzu", tmp_path, 0.4, *more)
    kept = torch.load(tmp_path / "checkpoint.pt")
    assert not torch.equal(kept["net"]["out.weight"], kept["average"]["out.weight"])
    train("suntzu", tmp_path, 0.05, *more)
    played = np.load(tmp_path / "final.npz")["out.weight"]
    again = torch.load(tmp_path / "checkpoint.pt")["average"]["out.weight"]
    np.testing.assert_allclose(played, again.half().numpy())


def test_an_answer_to_several_nets_is_learned(tmp_path: Path) -> None:
    small = ("--set", *SIZES, "round=512")
    train("suntzu", tmp_path / "first", 0.1, *small)
    against = ("--against", *[str(tmp_path / "first" / "final.npz")] * 2, *small, "rare=0.1")
    lines = train("suntzu", tmp_path / "answer", 0.4, *against)
    assert all("against" in line for line in lines)
    shared = train("suntzu", tmp_path / "shared", 0.2, *against, "rivals=0.5")
    assert not any("against" in line for line in shared)


SLOW = """
import time
from training.__main__ import Run, arguments
from training.learner import Learner

keep = Learner.keep
Learner.keep = lambda *given: (time.sleep(4), keep(*given))
Run(arguments()).go()
"""


def test_the_learner_is_waited_for(tmp_path: Path) -> None:
    """Its last update may take longer than the final games."""
    command = [sys.executable, "-c", SLOW, "suntzu", "--minutes", "0.05", "--final", "0"]
    small = (*SMALL, "--set", *SIZES, "round=512")
    subprocess.run([*command, "--out", str(tmp_path), *small], check=True, timeout=600)
    left = {path.name for path in tmp_path.iterdir()}
    assert left >= {"checkpoint.pt", "final.npz", "final.json", "progress.jsonl", "progress.svg"}


def test_a_training_whose_learner_fails_has_failed(tmp_path: Path) -> None:
    train("suntzu", tmp_path, 0.05, "--set", *SIZES, "round=512")
    (tmp_path / "final.json").write_text("as it was")
    command = [sys.executable, "-m", "training", "suntzu", "--out", str(tmp_path), *SMALL]
    run = subprocess.run(
        [*command, "--set", "trunk=32"], capture_output=True, text=True, timeout=300
    )
    assert run.returncode != 0
    last = run.stderr.splitlines()[-1]
    assert last.startswith("training: the learner failed (BadWeights: ")
    assert "is of a net of another shape: go on with its settings, or name another --out" in last
    assert (tmp_path / "final.json").read_text() == "as it was"


def test_a_training_whose_server_fails_has_failed(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "training", "suntzu", "--out", str(tmp_path), *SMALL]
    against = ("--against", str(tmp_path / "none.npz"), "--set", *SIZES)
    run = subprocess.run([*command, *against], capture_output=True, text=True, timeout=300)
    assert run.returncode != 0
    assert "training: the server failed (" in run.stderr.splitlines()[-1]
    assert not (tmp_path / "final.json").exists()


def test_bots_and_nets_are_not_answered_together(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "training", "suntzu", "--out", str(tmp_path)]
    run = subprocess.run([*command, "--against", "a.npz", "greedy"], capture_output=True, text=True)
    assert run.returncode != 0
    assert "one bot, or files of weights" in run.stderr


def test_a_setting_that_is_not_there_is_refused(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "training", "chuhan", "--out", str(tmp_path)]
    run = subprocess.run([*command, "--set", "speed=3"], capture_output=True, text=True)
    assert run.returncode != 0
    assert "there is no setting 'speed'" in run.stderr


def test_weights_to_begin_from_are_refused_where_a_checkpoint_is(tmp_path: Path) -> None:
    (tmp_path / "checkpoint.pt").write_text("where we were")
    command = [sys.executable, "-m", "training", "suntzu", "--out", str(tmp_path)]
    run = subprocess.run(
        [*command, "--begin", str(tmp_path / "final.npz")], capture_output=True, text=True
    )
    assert run.returncode != 0
    assert "leave --begin out, or name another --out" in run.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["checkpoint.pt"]


def test_a_player_that_is_answered_is_not_written_over(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "training", "suntzu", "--out", str(tmp_path)]
    against = str(tmp_path / "." / "final.npz")
    run = subprocess.run([*command, "--against", against], capture_output=True, text=True)
    assert run.returncode != 0
    assert "would be written over: name another --out" in run.stderr


def test_a_small_net_comes_nearer_to_its_teacher() -> None:
    import torch

    from training.network import Net, log_softmax_of_each
    from training.policy import taught

    torch.manual_seed(2)
    shapes = small_net.STATE, small_net.MOVE, 1
    teacher, net = Net(*shapes, 16, 8), Net(*shapes, 8, 4)
    with torch.no_grad():
        teacher.out.weight.mul_(30)
    states = torch.tensor([[n | (n % 4 << 40), n << 4] for n in range(8)])
    moves = torch.tensor(small_net.MOVES).repeat(8, 1)
    of = torch.arange(8).repeat_interleave(len(small_net.MOVES))

    def apart(other: Net) -> torch.Tensor:
        scores, worth = other(states, moves, of)
        logs = log_softmax_of_each(scores[:, 0], of, len(states))
        return taught(teacher, states, moves, of, logs, worth)

    assert apart(teacher).item() == pytest.approx(0, abs=1e-6)
    before = apart(net).item()
    optimizer = torch.optim.Adam(net.parameters(), 0.01)
    for _ in range(200):
        optimizer.zero_grad()
        apart(net).backward()
        optimizer.step()
    assert apart(net).item() < 0.3 * before


def test_an_average_begins_where_a_teacher_ends() -> None:
    import torch

    from training.network import Net
    from training.policy import EXTRA, TAUGHT, Games, Policy
    from training.settings import SETTINGS
    from training.subjects import SUNTZU

    net, teacher = (Net(*SUNTZU.layouts, 1, 16, 8) for _ in range(2))
    settings = {**SETTINGS["policy"], "batch": 32, "average": 64, "pull": 0.1}
    policy = Policy(net, SUNTZU, "cpu", settings, teacher)
    assert policy.average is not None
    average = policy.average.net
    policy.rows = torch.zeros((32, Games.width(SUNTZU)), dtype=torch.int64)
    policy.rows[:, -EXTRA] = 2  # moves
    policy.orders = [torch.arange(32)] * 2
    net.out.weight.data += 1
    policy.loss(TAUGHT / 2)
    policy.average.learn()  # nothing yet
    assert policy.average.seen == 0
    assert not torch.equal(average.out.weight, net.out.weight)
    policy.loss(TAUGHT)
    assert policy.average.seen > 0
    assert torch.equal(average.out.weight, net.out.weight)


def test_the_average_plays_what_was_played_all_along() -> None:
    """Two strategies in turn, each sure of itself: their average is sure of neither."""
    import torch

    from training.average import Average
    from training.network import Net
    from training.subjects import SUNTZU

    torch.manual_seed(1)
    average = Average(Net(*SUNTZU.layouts, 1, 16, 8), SUNTZU.fields, SUNTZU.most, 64, size=500)
    states = torch.zeros((256, SUNTZU.fields[0]), dtype=torch.int64)
    moves = torch.zeros((256, SUNTZU.most, SUNTZU.fields[1]), dtype=torch.int64)
    moves[:, 1] = 1
    counts = torch.full((256,), 2)
    for sure in ([0.99, 0.01], [0.01, 0.99]) * 8:
        logs = torch.tensor(sure * 256).log()
        average.remember(states, moves, counts, logs, torch.zeros(256))
    for _ in range(400):
        average.learn()
    assert average.seen == 16 * 256 // 4
    first = average.chances[:, 0].float().mean()
    assert 0.35 < first < 0.65
    of = torch.zeros(2, dtype=torch.int64)
    scores, _ = average.net(states[:1], moves[0, :2], of)
    played = torch.softmax(scores[:, 0], 0)[0]
    assert abs(played - first) < 0.05


@pytest.mark.parametrize("game", ["chuhan", "suntzu", "shogun"])
def test_a_share_of_the_games_is_against_greedy_players(game: str) -> None:
    from training.actors import Group, Rivals
    from training.shared import Channel
    from training.subjects import SUBJECTS

    subject, games = SUBJECTS[game], 8
    channel = Channel(games, subject.most + 64, subject.fields)
    group = Group(subject, list(range(games)), channel, Rivals(subject, "greedy", 0, 0.5, 1))
    assert (group.learners[:4] >= 0).all()
    assert (group.learners[4:] == -1).all()
    greedy = 0
    for _ in range(60):
        theirs = (group.learners >= 0) & (group.seats != group.learners)
        assert not channel.frozen.any()
        group.picks[:] = -1
        group.pick_for_rivals()
        assert (group.picks[~theirs] == -1).all()
        greedy += int((group.picks[theirs] >= 0).sum())
        group.picks[:] = np.maximum(group.picks, 0)
        group.play(group.picks.tobytes())
    assert greedy > 30
    assert group.learns(7, np.array([0, 1])).all()
    assert group.learns(1, np.array([0, 1])).tolist() == [False, True]


def test_each_frozen_net_decides_in_its_games() -> None:
    """And the learner's decisions are its own. Without rare moves a net plays its best one."""
    import torch

    from training.actors import Group, Rivals
    from training.network import Net
    from training.server import Picker
    from training.settings import SETTINGS
    from training.shared import Channel
    from training.subjects import SUBJECTS

    subject, games = SUBJECTS["suntzu"], 8
    channel = Channel(games, subject.most + 64, subject.fields)
    group = Group(subject, list(range(games)), channel, Rivals(subject, None, 2, 1.0, 1))
    assert group.numbers.tolist() == [1, 1, 2, 2, 1, 1, 2, 2]
    assert (channel.frozen == np.where(group.seats != group.learners, group.numbers, 0)).all()
    torch.manual_seed(1)
    learner, *frozen = (Net(*subject.layouts, 1, 16, 16) for _ in range(3))
    settings = SETTINGS["policy"] | {"rare": 1.0}
    picker = Picker(learner, frozen, "cpu", draws=True, settings=settings)
    moves = channel.moves[: len(group.moves)]
    asked = channel.states, moves, channel.counts, np.ones(games, bool), channel.frozen
    decided = [picker.pick(*asked)[0] for _ in range(20)]
    starts = np.cumsum(channel.counts) - channel.counts
    for n in range(games):
        number = int(channel.frozen[n])
        if not number:
            assert len({int(picks[n]) for picks in decided}) > 1
            continue
        rows = torch.from_numpy(moves[starts[n] : starts[n] + channel.counts[n]])
        of = torch.zeros(len(rows), dtype=torch.int64)
        scores, _ = frozen[number - 1](torch.from_numpy(channel.states[n : n + 1]), rows, of)
        assert {int(picks[n]) for picks in decided} == {int(scores[:, 0].argmax())}


def test_a_rate_is_told_with_its_interval() -> None:
    from training.progress import in_percent

    assert in_percent(60, 100) == (60.0, 50.2, 69.1)
    assert in_percent(0, 0) == (0.0, 0.0, 100.0)
