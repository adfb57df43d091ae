"""For those who run the server: figures, logs, the way in for its owner."""
