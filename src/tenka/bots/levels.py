"""The levels that every game has, beside its own."""

from tenka.core.manifest import Level

RANDOM = Level("random", "tenka.bots.random:RandomBot", 0.1, strength=0)
# Not offered: what others are measured by, unless a game has its own.
YARDSTICK = Level("ismcts", "tenka.bots.search.ismcts:Ismcts", 2.0, offered=False)
