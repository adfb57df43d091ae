"""What a job asks for, as the rules see it. No bot and no net is loaded here, so that a server need
not carry them: they are in the processes of bots."""

from tenka import FastChance, game
from tenka.core.contract import Json, State
from tenka.core.plan import decide, parts_of


def state_of(job: Json) -> State:
    """The position of a job."""
    played = game(job["game"])
    options = played.check_options(job["seats"], job["options"])
    return played.position(job["position"], FastChance(job["seed"] * 3), **options)


def first_moves(job: Json) -> list[str]:
    """The moves of a seat that no bot would move."""
    seat = job["seat"]
    return decide(state_of(job), seat, lambda state: state.legal(seat)[0])


def is_decision(job: Json, texts: object) -> bool:
    """Are these the texts of a whole legal decision?"""
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        return False
    state, seat = state_of(job), job["seat"]
    return len(texts) == parts_of(state, seat) and state.check(seat, texts) is None
