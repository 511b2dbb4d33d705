"""Nanga Parbat: trap animals, place hikers, build camps. Rules in docs/rules/nanga-parbat.md."""
