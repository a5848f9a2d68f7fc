### Was das Training ablehnt, auf Deutsch.

refusal-other-training = In { $folder } liegt ein anderes Training; nimm einen anderen Ordner oder dieselben Einstellungen.
refusal-needs-training = Zum Trainieren braucht es jax und optax: pip install "starboard-games[train]".
refusal-not-observed = { $game } hat keine Beobachtungen, aus denen man lernen könnte.
refusal-players-vary = Ein Netz lernt für eine Zahl von Spielern; trainiere für jede eines.
