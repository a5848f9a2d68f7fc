"""Live tables: seats, an append-only log, undo, clocks and dice that can be checked; no HTTP here."""
