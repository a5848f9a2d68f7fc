### What the parts for researchers refuse, in English.

refusal-batch-opponents = { $game } for { $players } has { $opponents } opponents; name 1 or so many.
refusal-batch-seat = seat is one of 0 to { $last }, and only where there are opponents.
refusal-batch-empty = A batch has at least one game, not { $count }.
refusal-openspiel-components = components are written as "path:value;path:value", not "{ $text }".
refusal-batch-actions = { $games } games want as many actions, not { $given }.
refusal-batch-actions-whole = Actions are whole numbers in a row, one for each game.
refusal-agent-asked = { $agent } is asked and needs an action.
refusal-reset-first = reset comes first: there is no game yet to step or to look at.
refusal-stepper-died = A process that stepped games was ended from outside.
refusal-batch-illegal = Action { $action } in game { $number } is not legal.
refusal-data-set-unknown = { $file } is no data set of a solved game that is known here.
refusal-data-set-version = { $file } was made by version { $version } of the rules of { $game }.
refusal-data-set-unsolved = { $game } is not solved; there is no data set of it.
refusal-data-set-number = { $game } has no position with the number { $number }.
refusal-data-set-missing = There is no file { $file }; python -m starboard.research.solved makes it.
refusal-data-set-broken = { $file } is no data set of a solved game.
batch-action = Action { $action } in game { $number }: { $problem }
