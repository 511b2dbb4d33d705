"""Tiny: porters and their loads, the smallest game that uses everything the contract offers.

Each porter holds two secret cards. In each round a load waits: every porter secretly chooses a
card, all are turned over together, and the highest carries the load for a point. The cards go to
the discards and each porter draws one. When the deck is too short for that, all cards, hands too,
are shuffled and dealt afresh. Once a game each porter may whistle, at any moment of a round: that
load is worth two points. The game is over when all loads are carried.
"""
