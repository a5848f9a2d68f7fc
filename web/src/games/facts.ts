/** What the rules say of each game: npm run types. */
export const FACTS = {
  argosy: {"players": [3, 4], "minutes": [90, 120], "lessons": ["first", "second"], "characters": [{"name": "talitha", "level": "medium"}, {"name": "shaula", "level": "hard"}, {"name": "merope", "level": "hard"}, {"name": "alcor", "level": "best"}], "ranks": 0, "puzzles": []},
  colonies: {"players": [3, 4, 5], "minutes": [120, 180], "lessons": ["first", "second"], "characters": [{"name": "izar", "level": "medium"}, {"name": "procyon", "level": "hard"}, {"name": "regulus", "level": "hard"}, {"name": "capella", "level": "best"}], "ranks": 0, "puzzles": []},
  convoy: {"players": [1, 2], "minutes": [10, 20], "lessons": ["first", "second"], "characters": [{"name": "nunki", "level": "medium"}, {"name": "zosma", "level": "hard"}, {"name": "hadar", "level": "hard"}], "ranks": 3, "puzzles": []},
  wheel: {"players": [2], "minutes": [10, 20], "lessons": ["first", "second"], "characters": [{"name": "sabik", "level": "medium"}, {"name": "polaris", "level": "hard"}, {"name": "atria", "level": "best"}], "ranks": 0, "puzzles": ["Black", "White"]},
};

/** The levels of bots, from the weakest. */
export const LEVELS = ["easy", "medium", "hard", "best"] as const;
