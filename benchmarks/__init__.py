"""Tenka side by side with OpenSpiel: `make bench`. docs/performance.md says what the figures mean.

They are read as ratios: both are measured in turn in the same rounds, so that a busy machine slows
both alike.
"""
