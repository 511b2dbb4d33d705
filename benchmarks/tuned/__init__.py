"""The games whose computer players play by numbers that ``benchmarks.tuning`` finds."""
