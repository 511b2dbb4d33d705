"""The command line: ``parbat ...``."""
