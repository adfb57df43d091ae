"""What runs in one of many processes: a referee, told the contest first and then game by game.

Answers are lines of the result file, or `{"error": ...}` where a game itself is broken.
"""

from tenka.arena.child_process import answer_all
from tenka.arena.contest import Contest
from tenka.arena.errors import ArenaError
from tenka.arena.match import Referee
from tenka.arena.schedule import Fixture
from tenka.core.contract import Json


class RemoteReferee:
    """A referee that is asked in JSON, by a pipe or by Ray."""

    def __init__(self) -> None:
        self._referee: Referee | None = None

    def answer(self, question: Json) -> Json:
        """The answer to one question."""
        if "contest" in question:
            self._referee = Referee(Contest.from_json(question["contest"]))
            return {}
        assert self._referee is not None
        try:
            return self._referee.play(Fixture.from_json(question)).to_json()
        except ArenaError as error:
            return {"error": str(error)}

    def close(self) -> None:
        """No bot outlives its referee."""
        if self._referee is not None:
            self._referee.close()


if __name__ == "__main__":
    referee = RemoteReferee()
    try:
        answer_all(referee.answer)
    finally:
        referee.close()
