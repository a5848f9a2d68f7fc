"""Colonies: five planets, ten years of trade, votes and pirates."""
