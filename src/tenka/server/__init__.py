"""The server: tables, live play, nothing lost, nothing leaked."""
