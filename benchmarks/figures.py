"""From samples to figures: what is compared with what, and what is wanted of it."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from benchmarks.rounds import Sample, Samples, Spread, spread

PEER = "OpenSpiel"
COMPILED = "compiled"
INTERPRETED = "interpreted"
EVENTS = ", events"
NOTHING = "python -c pass"


@dataclass(frozen=True, slots=True)
class Measure:
    """A task of ours and the peer's, counted by one kind of what it does."""

    what: str
    task: str
    kind: str
    peer_task: str
    a_second: bool = True  # else it is the time for one, and less is better
    wanted: Mapping[str, str] = field(default_factory=dict)

    def value(self, sample: Sample) -> float:
        return sample.rate(self.kind) if self.a_second else sample.cost(self.kind)


@dataclass(frozen=True, slots=True)
class Figure:
    """One line of the result; a ratio is ours to the peer's of the same round."""

    what: str
    who: str
    a_second: bool
    ours: Spread
    peer: Spread | None
    ratio: Spread | None
    wanted: str


MEASURES = (
    Measure(
        "legal moves/s",
        "legal",
        "moves",
        "legal",
        wanted={COMPILED: ">= 3, aim 10"},
    ),
    Measure("legal lists/s", "legal", "lists", "legal"),
    Measure(
        "steps/s",
        "step",
        "decisions",
        "step",
        wanted={COMPILED: ">= 0.5, aim 2", INTERPRETED: ">= 0.1"},
    ),
    Measure(
        "playout steps/s",
        "playout",
        "decisions",
        "playout",
        wanted={COMPILED: ">= 3, aim 8"},
    ),
    Measure("playout, dealt", "playout", "decisions", "playout_dealt"),
    Measure("playout games/s", "playout", "games", "playout"),
    Measure(
        "copy()",
        "copy",
        "copies",
        "copy",
        a_second=False,
        wanted={COMPILED: "<= 0.5, aim 0.25"},
    ),
)
# Sun Tzu against goofspiel.
SUNTZU = (
    Measure("legal moves/s", "legal", "moves", "legal"),
    Measure(
        "steps/s",
        "step",
        "decisions",
        "step",
        wanted={COMPILED: ">= 4, aim 6", INTERPRETED: ">= 1"},
    ),
    Measure("playout steps/s", "playout", "decisions", "playout"),
    Measure("copy()", "copy", "copies", "copy", a_second=False, wanted={COMPILED: "aim 0.5 us"}),
)
# Shogun against Catan.
SHOGUN = (
    Measure(
        "steps/s",
        "step",
        "decisions",
        "step",
        wanted={COMPILED: ">= 15, aim 40", INTERPRETED: ">= 3"},
    ),
    Measure(
        "playout steps/s",
        "playout",
        "decisions",
        "playout",
        wanted={COMPILED: ">= 15, aim 40", INTERPRETED: ">= 3"},
    ),
    Measure("playout games/s", "playout", "games", "playout"),
    Measure(
        "copy()",
        "copy",
        "copies",
        "copy",
        a_second=False,
        wanted={COMPILED: "<= 10 us, aim 5 us"},
    ),
)
# Chu Han against hearts, of which a game is one deal.
SEARCH = (
    Measure(
        "iterations/s, hand",
        "search",
        "iterations",
        "search",
        wanted={COMPILED: ">= 2, aim 4"},
    ),
    Measure("iterations/s, game", "search_game", "iterations", "search"),
)
STARTS = (
    ("import tenka", "import", "<= 0.1 s"),
    ("import, deal", "first_game", ""),
)


def figures(samples: Samples, measures: tuple[Measure, ...] = MEASURES) -> list[Figure]:
    """All figures that these samples can tell."""
    ours = list(dict.fromkeys(who for who, _ in samples if who not in (PEER, NOTHING)))
    found = [
        _figure(samples, measure, who)
        for measure in measures
        for who in ours
        if (who, measure.task) in samples
    ]
    for what, task, wanted in STARTS:
        who_starts = [who for who in ours if (who, task) in samples]
        found += [_start(samples, what, who, task, wanted) for who in who_starts]
    return found


def _figure(samples: Samples, measure: Measure, who: str) -> Figure:
    ours = [measure.value(sample) for sample in samples[who, measure.task]]
    peer = [measure.value(sample) for sample in samples.get((PEER, measure.peer_task), [])]
    return Figure(
        measure.what,
        who,
        measure.a_second,
        spread(ours),
        spread(peer) if peer else None,
        spread([a / b for a, b in zip(ours, peer, strict=True)]) if peer else None,
        measure.wanted.get(who, ""),
    )


def _start(samples: Samples, what: str, who: str, task: str, wanted: str) -> Figure:
    """How much longer this start takes than one that imports nothing."""
    pairs = zip(samples[who, task], samples[NOTHING, "nothing"], strict=True)
    ours = spread([sample.cost("starts") - bare.cost("starts") for sample, bare in pairs])
    return Figure(what, who, False, ours, None, None, wanted if who == COMPILED else "")
