"""Fair rivals for those who look for a game."""
