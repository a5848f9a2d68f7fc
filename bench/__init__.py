"""Benchmarks: figures from one run, side by side, as ratios."""
