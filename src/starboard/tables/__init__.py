"""Live tables: seats, an append-only log, undo, clocks and dice that can be checked; no HTTP here."""

from starboard.kernel.errors import speaks

speaks("starboard.tables")
