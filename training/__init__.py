"""Training by self-play: `python -m training chuhan --minutes 10 --out chuhan`."""
