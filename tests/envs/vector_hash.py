"""A hash over all that a vector tells: run it compiled and interpreted, and compare.

python tests/envs/vector_hash.py shogun 100 '{"seats": 4}'
"""

import hashlib
import json
import sys

from tenka.envs.stepping import many_games
from tenka.envs.vector import Vector


def main(game_id: str, steps: int, options: dict[str, object]) -> None:
    vector = Vector(game_id, 3, 5, **options)  # type: ignore[arg-type]
    told = vector.reset()
    link = b""
    for step in range(steps):
        parts = [getattr(told, name).tobytes() for name in told._fields]
        link = hashlib.sha256(link + b"|".join([*parts, vector.seeds.tobytes()])).digest()
        # The first legal action of some games, the last one of the others.
        last = told.masks.shape[1] - 1 - told.masks[:, ::-1].argmax(1)
        actions = told.masks.argmax(1)
        actions[step % 2 :: 2] = last[step % 2 :: 2]
        vector.step(actions, told)
    print(str(many_games.__file__).endswith(".py"), link.hex())


main(sys.argv[1], int(sys.argv[2]), json.loads(sys.argv[3]))
