"""What a game that is over counts on the ladder of rivals: a person alone against bots, from the
set-up to the end, by their own decisions. Pure."""

from tenka.bots import levels_of
from tenka.core.record import GIVEN_UP
from tenka.server.store.records import HINTED, TAKEN_BACK
from tenka.server.store.rows import RivalGame
from tenka.server.tables.situation import Situation


def rival_games(situation: Situation) -> list[RivalGame]:
    """One for each rival that sat there; none, if the game does not count.

    It counts against bots that sat there from the beginning, and not in lessons, from positions,
    or if a bot has played for the person for a while. It is won by whoever comes first alone. A
    game that is won with a move taken back, by hints or since a bot gave up is practice and is not
    noted; against the first rival, with whom one learns, hints are welcome.
    """
    row, result = situation.row, situation.row.result
    if row.status != "over" or result is None or row.lesson is not None or row.position is not None:
        return []
    people = [seat for seat in situation.seats if seat.person_id or seat.player_id]
    if len(people) != 1 or people[0].kind != "person":
        return []
    mine, person, scores = people[0], people[0].person_id, result["scores"]
    if person is None or any(map(_for_a_person, situation.play.record.entries)):
        return []
    won = result["winners"] == [mine.seat]
    gave_up = result["reason"] in GIVEN_UP
    if won and (gave_up or result[TAKEN_BACK]):
        return []
    rungs = rungs_of(row.game)
    met = {seat.bot for seat in situation.seats if seat.kind == "bot"}
    return [
        RivalGame(
            *(row.id, bot, person, row.game, row.ended or 0.0, won),
            mine=None if gave_up else scores[mine.seat],
            theirs=None if gave_up else _best_of(bot, situation),
        )
        for place, bot in enumerate(rungs)
        if bot in met and not (won and place > 0 and mine.seat in result[HINTED])
    ]


def rungs_of(game_id: str) -> list[str]:
    """The bots whom people meet as rivals in a game, the weakest first."""
    levels = [level for level in levels_of(game_id) if level.character]
    return [level.name for level in sorted(levels, key=lambda level: level.strength or 0)]


def _for_a_person(entry: dict[str, object]) -> bool:
    return entry.get("event") == "bot_took_seat" and "why" in entry


def _best_of(bot: str, situation: Situation) -> int:
    result = situation.row.result or {}
    best: int = max(result["scores"][seat.seat] for seat in situation.seats if seat.bot == bot)
    return best
