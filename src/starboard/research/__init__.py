"""The games where researchers' tools are: batches, Gymnasium, PettingZoo, OpenSpiel, the solved data set."""
