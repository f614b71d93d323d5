"""The models of the plain set, which both games use: tokens and blocks of lacquered wood with engraved symbols, as in a boxed game.

`symbols.py` has the drawings, and `engraving.py` cuts them into the tops of the shapes. `tokens.py` has the soldiers and towns of Cannon,
`gun.py` its gun, and `blocks.py` the vehicles of Tank Chess.
"""
