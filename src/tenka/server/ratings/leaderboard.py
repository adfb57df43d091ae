"""Who is on a leaderboard."""

from tenka.server.ratings.scale import DAY

LISTED = 200  # of the strongest
LEAST_GAMES = 10  # who has played fewer is not on it
RESTING = 90 * DAY  # nor who has not played for so long
