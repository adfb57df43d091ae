"""The environment of a process in which a bot thinks: one core for each."""

from typing import Final

ONE_CORE: Final = {
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "MKL_NUM_THREADS": "1",
}
