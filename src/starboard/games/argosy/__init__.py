"""Argosy: three or four peoples research, spread among the stars and evolve."""
