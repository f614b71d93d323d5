"""Registration of all models with the kit: file names, build functions and limits."""

from kit import model

from . import items, terrain
from .shapes import LEVEL
from .vehicles import amphibious, bulldozer, command, destroyer, heavy, hunter, light, medium, minesweeper, mortar, super_heavy

# Radius of the circle in which a vehicle fits at any heading, which is more than a square, because long guns and broad blades may reach over
# its edge; and half the diagonal of a square.
CIRCLE, CORNER = 0.632, 0.7072
# Texture sizes: small, because fine details are modelled with triangles. Vehicles are seen from near, and their worn edges are fine.
PICTURE, VEHICLE_PICTURE = 256, 384

VEHICLES = (heavy, medium, light, command, destroyer, mortar, super_heavy, hunter, amphibious, bulldozer, minesweeper)
# Terrain: build function, triangles of the full and of the low version, maximum angle of smooth shading, and texture size.
TERRAIN = {
    "obstacle": (terrain.obstacle, 1200, 400, 50.0, PICTURE),
    "timber": (terrain.timber, 3000, 500, 50.0, PICTURE),
    "hedge": (terrain.hedge, 4000, 900, 70.0, 2 * PICTURE),
    "low": (terrain.low, 2500, 700, 40.0, PICTURE),
    "water": (terrain.water, 2400, 420, 60.0, PICTURE),
    "shore": (terrain.shore, 800, 120, 60.0, PICTURE),
    "shore-corner": (terrain.shore_corner, 160, 60, 60.0, PICTURE),
}
# Items: build function, radius of the circle in which they fit, triangles of the full and of the low version, and whether they have the
# weathered paint of vehicles.
ITEMS = {
    "mine": (items.mine, 0.205, 3000, 600, False),
    "flag": (items.flag, 0.45, 3000, 600, True),
    "shell": (items.shell, 0.11, 3000, 600, False),
    "depot": (items.depot, 0.62, 8000, 1500, True),
}


def _made(build):
    """Wraps a build function as a function that fills a model of the kit."""

    def fill(made):
        LEVEL.low = made.low
        try:
            build().fill(made)
        finally:
            LEVEL.low = False

    return fill


def _register():
    for module in VEHICLES:
        name = module.__name__.rsplit(".", 1)[-1].replace("_", "-")
        model(f"tank-chess/{name}", CIRCLE, texture=VEHICLE_PICTURE, triangles=14000, low_triangles=2600, kilobytes=720, smooth=50.0, weathered=True)(
            _made(module.build)
        )
    for name, (build, triangles, low_triangles, smooth, picture) in TERRAIN.items():
        stands = name != "water"
        model(
            f"tank-chess/{name}", CORNER, texture=picture, triangles=triangles, low_triangles=low_triangles, kilobytes=450 * picture // PICTURE,
            stands=stands, smooth=smooth
        )(_made(build))
    for name, (build, reach, triangles, low_triangles, weathered) in ITEMS.items():
        model(
            f"tank-chess/{name}", reach, triangles=triangles, low_triangles=low_triangles, texture=PICTURE // 2, kilobytes=triangles // 15,
            stands=name != "shell", weathered=weathered
        )(_made(build))


_register()
