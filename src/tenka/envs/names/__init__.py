"""The names of all indices of an observation, by game."""
