"""Himalaya, by Régis Bonnessée; its rules are docs/rules/himalaya.md."""
