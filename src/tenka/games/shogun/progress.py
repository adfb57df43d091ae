"""The course of play: what happens by itself between decisions (SG-8.3, SG-8.4)."""

from tenka.games.shogun import actions, winter
from tenka.games.shogun.choosing import begin_actions, end_planning
from tenka.games.shogun.draft import groups_left
from tenka.games.shogun.season import all_planned, end_season
from tenka.games.shogun.set_up import finish
from tenka.games.shogun.table import (
    ACTING,
    ACTION_COUNT,
    CHOOSING,
    DRAFT,
    PLANNING,
    WINTER,
    Table,
)


def settle(t: Table) -> None:
    """Go on until somebody owes a decision or the game is over."""
    while True:
        if t.phase == PLANNING:
            if not all_planned(t):
                return
            end_planning(t)
        elif t.phase == ACTING:
            if t.action == ACTION_COUNT:
                end_season(t)
            elif actions.step(t):
                return
        elif t.phase == CHOOSING:
            if t.choosing:
                return
            begin_actions(t)
        elif t.phase == DRAFT:
            if groups_left(t):
                return
            finish(t)
        elif t.phase == WINTER:
            if winter.step(t):
                return
        else:
            return
