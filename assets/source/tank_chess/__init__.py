"""The models of Tank Chess.

`measures.py` is the table of vehicle dimensions. Each file in `vehicles/` builds a vehicle from shared parts: `running_gear.py` (tracks,
wheels, fenders, tyres), `hulls.py`, `guns.py` and `fittings.py` (hatches, lamps, grilles, stowage). `terrain.py` contains the terrain and
`items.py` small objects; `register.py` registers all models with the kit. `shapes.py` creates bevelled solids, and `model.py` passes them
to the kit.
"""
