"""Search over any game's compiled position."""
