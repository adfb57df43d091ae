"""A process in which bots think, as the pool sees it; what runs in it is `bot_process_main.py`."""

import json

from tenka.core.contract import Json
from tenka.server.processes.child_process import ChildProcess, ProcessFailed


class BotProcess(ChildProcess[Json]):
    """A process that answers one job at a time, and is replaced when it has failed."""

    main = "tenka.server.bots.bot_process_main"
    what = "the bot process"

    def __init__(self, budget: float) -> None:
        super().__init__(budget)
        self.levels: Json = {}  # by game and name, as the process has told
        self.broken: list[str] = []  # bots that cannot be made, as it has told

    def greeted(self, line: bytes) -> bool:
        told = self._read_json(line)
        self.levels, self.broken = told.get("levels", {}), told.get("broken", [])
        return bool(self.levels)

    def understood(self, line: bytes) -> Json:
        answer = self._read_json(line)
        if "error" in answer:
            raise ProcessFailed(str(answer["error"]))
        return answer

    async def do(self, job: Json) -> Json:
        """The answer to a job. TimeoutError, ProcessFailed: none, and the process is killed."""
        return await self.ask(json.dumps(job).encode())

    def _read_json(self, line: bytes) -> Json:
        try:
            answer = json.loads(line)
        except ValueError as error:
            raise self._died() from error
        if not isinstance(answer, dict):
            raise ProcessFailed("the bot process's answer is none")
        return answer
