"""Processes of the server's own: how they are started, asked and replaced, and whose turn it is."""
