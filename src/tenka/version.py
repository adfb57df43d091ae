"""The release, and those before it."""

VERSION = "0.1.0"

# All whose records this one reads, the oldest first.
RELEASES = (VERSION,)
