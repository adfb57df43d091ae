"""Nets that play: trained with PyTorch (see `training/`), played with NumPy alone."""
