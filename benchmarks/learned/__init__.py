"""What is learned from games, and how: a module for each game."""
