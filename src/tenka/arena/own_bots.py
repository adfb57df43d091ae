"""Bots of one's own are made once before a contest: who misspells a name plays no games by it."""

from tenka.arena.child_process import ChildProcess, Ended, NoAnswer
from tenka.arena.contest import Contest
from tenka.arena.match import START_LIMIT
from tenka.bots import UnknownBot
from tenka.core.contract import Json


def check_own_bots(contest: Contest) -> None:
    """UnknownBot if a `module:Class` of the contest cannot be made. It is made in a process of its
    own: nothing of a bot runs here."""
    for name in contest.bots:
        if ":" not in name:
            continue
        process = ChildProcess("tenka.arena.player", str(START_LIMIT))
        try:
            answer = process.ask(_question(name, contest), START_LIMIT)
        except NoAnswer:
            answer = {"raised": f"it was not there in {START_LIMIT:g} seconds"}
        except Ended:
            answer = {"raised": "its process has ended"}
        finally:
            process.kill()
        if answer:
            raise UnknownBot(f"the bot {name} cannot be made: {answer.get('raised', answer)}")


def _question(name: str, contest: Contest) -> Json:
    return {"bot": name, "game": contest.game, "budget": contest.budget, "seed": contest.seed}
