"""One room per game, all furnished alike; `registry` has the keys."""
