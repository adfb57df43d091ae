"""Search in worlds dealt anew; it knows no game."""
