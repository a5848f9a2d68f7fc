/** What the rules say of each game: npm run types. */
export const FACTS = {
  argosy: {"players": [3, 4], "minutes": [90, 120], "lessons": ["first", "second"], "ranks": 0, "puzzles": []},
  colonies: {"players": [3, 4, 5], "minutes": [120, 180], "lessons": ["first", "second"], "ranks": 0, "puzzles": []},
  convoy: {"players": [1, 2], "minutes": [10, 20], "lessons": ["first", "second"], "ranks": 3, "puzzles": []},
  wheel: {"players": [2], "minutes": [10, 20], "lessons": ["first", "second"], "ranks": 0, "puzzles": ["Black", "White"]},
};

/** The levels of bots, from the weakest. */
export const LEVELS = ["easy", "medium", "hard", "best"] as const;
