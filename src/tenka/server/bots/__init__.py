"""Bots in seats: a pool of processes, and what runs in them."""
