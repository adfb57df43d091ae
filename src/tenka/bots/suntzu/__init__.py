"""What a player of Sun Tzu knows."""
