"""Where each game's numbers come from: what its manifest names as its encoding."""
