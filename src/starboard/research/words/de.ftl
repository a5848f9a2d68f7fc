### Was die Teile für Forschende ablehnen, auf Deutsch.

refusal-batch-opponents = { $game } zu { $players } hat { $opponents } Gegner; nenne 1 oder so viele.
refusal-batch-seat = seat ist eine Zahl von 0 bis { $last }, und nur wo es Gegner gibt.
refusal-batch-empty = Ein Stapel hat mindestens ein Spiel, nicht { $count }.
refusal-openspiel-components = components schreibt man als „Pfad:Wert;Pfad:Wert“, nicht „{ $text }“.
refusal-batch-actions = { $games } Spiele wollen ebenso viele Aktionen, nicht { $given }.
refusal-batch-actions-whole = Aktionen sind ganze Zahlen in einer Reihe, eine für jedes Spiel.
refusal-agent-asked = { $agent } ist gefragt und braucht eine Aktion.
refusal-reset-first = Zuerst kommt reset: Noch gibt es kein Spiel, das weitergehen oder angesehen werden könnte.
refusal-stepper-died = Ein Prozess, der Spiele weiterrückte, wurde von außen beendet.
refusal-batch-illegal = Aktion { $action } in Spiel { $number } ist nicht erlaubt.
refusal-data-set-unknown = { $file } ist kein Datensatz eines gelösten Spiels, das hier bekannt ist.
refusal-data-set-version = { $file } stammt von Version { $version } der Regeln von { $game }.
refusal-data-set-unsolved = { $game } ist nicht gelöst; davon gibt es keinen Datensatz.
refusal-data-set-number = { $game } hat keine Stellung mit der Nummer { $number }.
refusal-data-set-missing = Die Datei { $file } gibt es nicht; python -m starboard.research.solved legt sie an.
refusal-data-set-broken = { $file } ist kein Datensatz eines gelösten Spiels.
batch-action = Aktion { $action } in Spiel { $number }: { $problem }
