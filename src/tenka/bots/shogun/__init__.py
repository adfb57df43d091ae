"""What a player of Shogun knows."""
