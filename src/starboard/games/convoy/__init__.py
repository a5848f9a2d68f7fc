"""Cosmic Convoy: a crew, or two, on a ship whose Modules turn over."""
