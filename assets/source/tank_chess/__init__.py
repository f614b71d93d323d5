"""The models of Tank Chess.

`measures.py` is the table of the vehicles; a file in `vehicles/` builds each of them from the shared parts: `running_gear.py` (bands of
links, wheels, fenders, tyres), `hulls.py`, `guns.py`, `fittings.py` (hatches, lamps, grilles, stowage). `terrain.py` has what fills squares
and `items.py` what lies on them; `register.py` tells the kit of all. `shapes.py` makes the solids, with bevels, and `model.py` hands them
to the kit at the scale that vehicles have on the board.
"""
