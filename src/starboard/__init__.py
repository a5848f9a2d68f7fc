"""One table for four games of voyages in space."""

__version__ = "0.1.0"
