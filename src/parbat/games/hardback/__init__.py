"""Hardback, by Jeff Beck and Tim Fowers; its rules are docs/rules/hardback.md."""
