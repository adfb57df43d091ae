"""Tables: what people sit down at. The only place that knows the truth of a game in progress."""
