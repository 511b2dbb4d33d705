"""What every game must keep, whatever its rules: run on every registered game and on Tiny."""
