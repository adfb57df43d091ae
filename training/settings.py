"""How a net is trained, by method, if nobody says otherwise (`--set`): the size of the net, what is
learned at once and how fast, how wildly it plays."""

SETTINGS: dict[str, dict[str, float]] = {
    "montecarlo": {
        "batch": 32768, "reuse": 2.0, "memory": 1 << 22, "rate": 1e-3, "rate_end": 1e-5,
        "wild": 0.01, "soft": 0.1, "noise": 0.03, "draws": 0, "rare": 0, "trunk": 1024, "head": 512,
        "rivals": 0,
    },
    "policy": {
        "batch": 32768, "round": 1 << 17, "epochs": 2, "rate": 5e-4, "rate_end": 3e-5,
        "entropy": 0.03, "entropy_end": 0.005, "wild": 0, "soft": 0, "noise": 0, "draws": 1,
        "rare": 0, "trunk": 1024, "head": 512, "rivals": 0, "average": 0, "pull": 0,
    },
}  # fmt: skip
