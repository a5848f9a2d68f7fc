"""Older databases brought up to date, step by step."""
