"""How strong people are, by the rated games that they have played."""
