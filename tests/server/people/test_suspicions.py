"""Signs of unfair play: what catches the eye, and what does not."""

from collections.abc import Iterator
from itertools import count

from tenka.server.people.suspicions import Feeding, Quitter, feedings, quitters
from tenka.server.store.rows import FinishedGame, FinishedSeat

NUMBERS = count()
HOME, ELSEWHERE = "203.0.113.7", "198.51.100.1"


def game(
    winner: str, loser: str, decisions: int = 20, *, gave_up: bool = False, name: str = "chuhan"
) -> FinishedGame:
    seats = (
        FinishedSeat(winner, decisions, True, False),
        FinishedSeat(loser, decisions, False, gave_up),
    )
    return FinishedGame(f"t{next(NUMBERS)}", name, seats)


def usual(name: str = "chuhan") -> Iterator[FinishedGame]:
    """Others play, too."""
    return (game(f"w{number}", f"l{number}", 20, name=name) for number in range(10))


class TestQuitters:
    def test_who_gives_up_at_once_again_and_again(self) -> None:
        games = [game(f"p{n}", "quits", 2, gave_up=True) for n in range(5)]
        games += [game("quits", "p0"), game("p1", "quits")]
        assert quitters([*usual(), *games]) == [Quitter("quits", 5, 7)]

    def test_who_gives_up_what_is_lost_or_seldom(self) -> None:
        late = [game(f"p{n}", "late", 15, gave_up=True) for n in range(9)]
        seldom = [game(f"p{n}", "seldom", 1, gave_up=True) for n in range(4)]
        busy = [game(f"p{n}", "busy", 1, gave_up=True) for n in range(6)]
        busy += [game("busy", f"p{n}") for n in range(7)]
        assert quitters([*usual(), *late, *seldom, *busy]) == []

    def test_nobody_is_blamed_for_a_rival_who_quits_nor_for_a_bot(self) -> None:
        bots = [
            FinishedGame(f"b{n}", "chuhan", (FinishedSeat(None, 0, False, True),)) for n in range(9)
        ]
        assert (
            quitters([*(game("patient", f"p{n}", 1, gave_up=True) for n in range(9)), *bots]) == []
        )


SAME = {"main": HOME, "second": HOME}


class TestFeedings:
    def fed(self, games: int = 8, decisions: int = 4) -> list[FinishedGame]:
        return [game("main", "second", decisions, gave_up=True) for _ in range(games)]

    def test_one_person_with_two_accounts(self) -> None:
        games = [*usual(), *self.fed(9), game("second", "main", 20)]
        assert feedings(games, SAME) == [Feeding("main", "second", 9, 10, 4)]
        assert feedings(self.fed(), SAME) == [Feeding("main", "second", 8, 8, 4)]

    def test_a_family_whose_child_loses_long_games(self) -> None:
        assert feedings([*usual(), *self.fed(decisions=18)], SAME) == []

    def test_two_of_one_home_who_are_equal(self) -> None:
        games = [*self.fed(4), *(game("second", "main", 4) for _ in range(4))]
        assert feedings([*usual(), *games], SAME) == []

    def test_a_strong_player_and_a_weak_one_who_live_apart(self) -> None:
        for addresses in ({"main": HOME, "second": ELSEWHERE}, {"main": HOME}, {}):
            assert feedings([*usual(), *self.fed()], addresses) == []

    def test_a_few_games(self) -> None:
        assert feedings([*usual(), *self.fed(5)], SAME) == []

    def test_games_are_as_long_as_that_game_is(self) -> None:
        quick = [game("main", "second", 4, name="suntzu") for _ in range(8)]
        others = [game(f"w{n}", f"l{n}", 5, name="suntzu") for n in range(9)]
        assert feedings([*usual(), *others, *quick], SAME) == []

    def test_tables_of_several_are_not_about_two(self) -> None:
        third = FinishedSeat("third", 4, False, False)
        games = [FinishedGame(each.table_id, "shogun", (*each.seats, third)) for each in self.fed()]
        assert feedings(games, {**SAME, "third": HOME}) == []
