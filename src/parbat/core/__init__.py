"""The contract between games and everything that plays them. No input, no output, no clock."""
