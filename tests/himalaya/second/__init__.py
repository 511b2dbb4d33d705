"""A second referee of Himalaya, written from the rules page and the board file alone."""
