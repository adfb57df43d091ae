"""Tournaments that run by themselves."""
