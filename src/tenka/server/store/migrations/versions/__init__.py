"""One file for each version; what is released is never edited."""
