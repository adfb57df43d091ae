"""What a player of Chu Han knows."""
