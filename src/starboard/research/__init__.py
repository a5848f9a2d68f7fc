"""The games where researchers' tools are: batches, Gymnasium, PettingZoo, OpenSpiel, the solved data set."""

from starboard.kernel.errors import speaks

speaks("starboard.research")
