"""Telling people outside that it is their turn: by a webhook or by mail, if they have set it."""
