### What training refuses, in English.

refusal-other-training = { $folder } holds another training; choose another folder, or the same settings.
refusal-needs-training = Training needs jax and optax: pip install "starboard-games[train]".
refusal-not-observed = { $game } has no observations to learn from.
refusal-players-vary = A network learns for one number of players; train one for each.
