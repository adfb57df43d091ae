"""Greedy bots, one module for each game: they weigh every move one step ahead."""
