"""Parbat: Nanga Parbat, Himalaya and Hardback under one exact rules engine."""

from parbat import uncompiled as _uncompiled

_uncompiled.install_if_asked()
