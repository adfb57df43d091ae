"""`python -m tests.attacks.fuzzing record --seconds 150`: one target, guided by coverage (atheris).

What is found is left in `tests/attacks/fuzzing/seeds/TARGET`, and is a test from then on.
"""

import argparse
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import atheris

with atheris.instrument_imports(include=["tenka"]):
    from tests.attacks.fuzzing.inputs import SEEDS, written
    from tests.attacks.fuzzing.mutation import mutated
    from tests.attacks.fuzzing.targets import TARGETS

    for name in TARGETS:  # games are imported when they are first asked for
        written(name)

LONGEST = 1 << 16
SLOW = 10  # seconds for one input


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.attacks.fuzzing")
    parser.add_argument("target", choices=TARGETS)
    parser.add_argument("--seconds", type=int, default=150)
    args = parser.parse_args()
    target = TARGETS[args.target]

    def one(data: bytes) -> None:
        target(data.decode(errors="replace"))

    def change(data: bytes, longest: int, seed: int) -> bytes:
        text = data.decode(errors="replace")
        return mutated(text, Random(seed)).encode(errors="surrogatepass")[:longest]

    with TemporaryDirectory() as found:
        kept = SEEDS / args.target
        kept.mkdir(parents=True, exist_ok=True)
        for number, seed in enumerate(written(args.target)):
            (Path(found) / str(number)).write_text(seed)
        flags = [
            f"-max_total_time={args.seconds}",
            f"-max_len={LONGEST}",
            f"-timeout={SLOW}",
            f"-artifact_prefix={kept}/",
            "-rss_limit_mb=4096",
            "-print_final_stats=1",
        ]
        atheris.Setup([sys.argv[0], *flags, found], one, custom_mutator=change)
        atheris.Fuzz()


if __name__ == "__main__":
    main()
