### What the lab refuses, in English.

refusal-needs-altair = Plots are made by Altair: pip install "starboard-games[lab]".
refusal-cluster-version = The cluster has Starboard { $there } and this is { $here }; results would differ.
refusal-cluster-workers-die = Workers of the cluster die again and again, so there is no result; perhaps memory is short.
refusal-needs-ray = A cluster needs Ray: pip install "starboard-games[cluster]".
refusal-cluster-unreachable = The Ray cluster cannot be reached: { $problem }.
refusal-unknown-measure = Nothing called "{ $measure }" is measured here. Measures: { LIST($known, join: "comma") }.
refusal-too-many-cells = The experiment has { $cells } cells; at most { $most } are played.
refusal-variants-alike = Each [[variant]] needs a different name.
refusal-no-experiment = { $file } is no experiment: { $problem }.
refusal-empty-factor = The factor "{ $factor }" has no values.
refusal-component-file = The component file { $file } cannot be read.
refusal-needs-pyarrow = Rows are written by pyarrow: pip install "starboard-games[lab]".
refusal-chunk-unreadable = { $file } cannot be read; delete it, and `starboard lab run` will play it again.
refusal-no-run = There is no run in { $folder }.
refusal-plan-unreadable = The plan in { $folder } cannot be read: { $problem }.
refusal-another-run = { $folder } holds the run of another experiment, or of other rules; choose another folder with --out, or delete it.
refusal-no-wishes = { $file } says no wishes: { $problem }.
refusal-needs-optuna = Tuning needs Optuna: pip install "starboard-games[lab]".
refusal-variant-name-long = The name of a variant has at most { $most } characters.
refusal-variant-too-large = A variant changes at most { $most } values, in { $characters } characters.
refusal-too-many-actions = With these components there are { $actions } actions; at most { $most } can be played with here.
refusal-sets-nothing = "{ $text }" sets no value; write --set PATH=VALUE, such as --set cycle.tracker=16.
