"""Games as they were at earlier moments: replayed in a process of its own, for whoever asks."""
