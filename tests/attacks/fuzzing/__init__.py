"""Garbage made with care: inputs are changed again and again where that reaches new code."""
