"""The room "study": bookshelves, a fireplace, a window at dusk, and a lamp over the table."""

import math

from kit import EYE, around, ball, begin, box, chance, cylinder, glow, matt, mottled, sky

WEST, EAST, NORTH, SOUTH, HIGH = -2.7, 3.0, 3.1, -2.9, 3.0

LEATHERS = [
    (0.23, 0.035, 0.025), (0.05, 0.075, 0.045), (0.035, 0.05, 0.10), (0.20, 0.10, 0.035), (0.12, 0.05, 0.025),
    (0.30, 0.20, 0.10), (0.07, 0.025, 0.02), (0.38, 0.29, 0.17), (0.06, 0.09, 0.08),
]


def shelves(along, wall, depth, first, last):
    """A bookcase in front of a wall; `along` is its axis, and `depth` points into the room."""
    wood = matt((0.085, 0.036, 0.017), 0.45)
    colors = [matt(color, 0.55) for color in LEATHERS]

    def put(a, b, near, far, low, high, material):
        lo, hi = sorted((wall + depth * near, wall + depth * far))
        corner = ((a, lo, low), (b, hi, high)) if along == 0 else ((lo, a, low), (hi, b, high))
        box(*corner, material)

    put(first, last, 0.0, 0.02, 0.0, 2.6, wood)
    rows = [0.10, 0.50, 0.86, 1.20, 1.54, 1.88, 2.22]
    for low, high in zip(rows, rows[1:] + [2.55]):
        put(first, last, 0.0, 1.0, low - 0.03, low, wood)
        at = first + 0.05
        while at < last - 0.08:
            if chance.random() < 0.06:
                at += chance.uniform(0.06, 0.22)
                continue
            material, run = chance.choice(colors), chance.randint(1, 6)
            tall = (high - low) * chance.uniform(0.66, 0.9)
            for _ in range(run):
                thick = chance.uniform(0.025, 0.055)
                if at + thick > last - 0.04:
                    break
                put(at, at + thick * 0.94, 0.1, chance.uniform(0.72, 0.82), low, low + tall * chance.uniform(0.97, 1.0), material)
                at += thick
            if at + 0.06 > last - 0.04:
                break
    posts = int((last - first) / 0.95) + 1
    for post in range(posts + 1):
        at = first + (last - first) * post / posts
        put(at - 0.02, at + 0.02, 0.0, 1.02, 0.0, 2.6, wood)


def build():
    """Builds the scene. Returns the linear colour of the table top, which reflects light onto the pieces."""
    begin()
    sky((0.10, 0.16, 0.30), 0.35)
    panel = matt((0.075, 0.033, 0.017), 0.5)
    paint = mottled((0.055, 0.085, 0.065), (0.065, 0.10, 0.075), 0.8)
    ceiling = matt((0.55, 0.49, 0.40))
    boards = mottled((0.10, 0.05, 0.025), (0.16, 0.085, 0.042), 0.35)
    box((WEST, SOUTH, -0.1), (EAST, NORTH, 0.0), boards)
    box((WEST, SOUTH, HIGH), (EAST, NORTH, HIGH + 0.1), ceiling)
    box((WEST - 0.1, NORTH, 0), (EAST + 0.1, NORTH + 0.1, HIGH), paint)
    box((WEST - 0.1, SOUTH - 0.1, 0), (EAST + 0.1, SOUTH, HIGH), paint)
    box((EAST, SOUTH, 0), (EAST + 0.1, NORTH, HIGH), paint)
    # The west wall has the window.
    for low, high in [((SOUTH, 0.0), (-0.75, HIGH)), ((0.85, 0.0), (NORTH, HIGH)), ((-0.75, 0.0), (0.85, 0.7)), ((-0.75, 2.5), (0.85, HIGH))]:
        box((WEST - 0.1, low[0], low[1]), (WEST, high[0], high[1]), paint)
    box((WEST - 0.08, 0.03, 0.7), (WEST - 0.03, 0.07, 2.5), panel)
    box((WEST - 0.08, -0.75, 1.55), (WEST - 0.03, 0.85, 1.59), panel)
    box((WEST - 0.6, -2.2, 0.2), (WEST - 0.55, 2.2, 3.0), glow((0.24, 0.36, 0.66), 1.5))
    curtain = matt((0.22, 0.035, 0.025), 0.9)
    for fold in range(7):
        for edge in (-0.80 - 0.075 * fold, 0.90 + 0.075 * fold):
            cylinder((WEST + 0.10 + 0.02 * (fold % 2), edge, 0.05), 0.055, 2.6, curtain, sides=12)
    # Panelling under the paint.
    for low, high in [((WEST, NORTH - 0.03), (EAST, NORTH)), ((WEST, SOUTH), (EAST, SOUTH + 0.03)), ((EAST - 0.03, SOUTH), (EAST, NORTH))]:
        box((*low, 0.0), (*high, 0.95), panel)
    shelves(0, NORTH, -0.32, -2.4, 1.2)
    shelves(1, EAST, -0.32, -2.5, 0.3)
    # A fireplace in the north wall, and a picture above it.
    stone = matt((0.33, 0.29, 0.24))
    box((1.40, NORTH - 0.30, 0.0), (2.80, NORTH, 1.15), stone)
    box((1.70, NORTH - 0.31, 0.06), (2.50, NORTH - 0.29, 0.78), glow((1.0, 0.36, 0.08), 3.2))
    box((1.35, NORTH - 0.38, 1.15), (2.85, NORTH, 1.21), stone)
    box((1.60, NORTH - 0.04, 1.45), (2.60, NORTH - 0.01, 2.25), matt((0.42, 0.27, 0.07), 0.35))
    box((1.67, NORTH - 0.05, 1.52), (2.53, NORTH - 0.03, 2.18), mottled((0.05, 0.06, 0.05), (0.20, 0.16, 0.09), 0.3))
    # A rug, chairs, and a sideboard with a small lamp at the south wall.
    box((-1.7, -1.6, 0.0), (1.7, 1.7, 0.012), mottled((0.16, 0.025, 0.022), (0.055, 0.028, 0.045), 0.16))
    leather = matt((0.13, 0.045, 0.022), 0.42)
    for x, y, turn in [(1.9, 1.55, 0.7), (-1.65, 1.9, -0.5), (0.1, -1.75, 0.0)]:
        box((x - 0.36, y - 0.34, 0.18), (x + 0.36, y + 0.34, 0.46), leather, turn)
        back = (0.30 * math.sin(-turn), 0.30 * math.cos(turn)) if y > 0 else (0.0, -0.32)
        ball((x + back[0], y + back[1], 0.68), (0.38, 0.16, 0.40), leather)
    box((-1.9, SOUTH + 0.03, 0.0), (-0.4, SOUTH + 0.48, 0.85), panel)
    brass, shade = matt((0.62, 0.43, 0.16), 0.3), glow((1.0, 0.62, 0.28), 9.0)
    for x, y, z in [(-1.2, SOUTH + 0.25, 0.85), (1.50, NORTH - 0.2, 1.21), (2.68, NORTH - 0.2, 1.21), (EAST - 0.5, 1.2, 0.75)]:
        cylinder((x, y, z), 0.025, 0.22, brass)
        cylinder((x, y, z + 0.20), 0.105, 0.17, shade, top=0.065)
    box((EAST - 0.75, 0.75, 0.0), (EAST - 0.25, 1.55, 0.75), panel)
    ball((-0.7, SOUTH + 0.25, 0.98), (0.16, 0.13, 0.13), matt((0.55, 0.50, 0.42), 0.3))
    # The lamp over the table: a wide shade lit from inside, high behind the left shoulder of South's player.
    x, y = around(0.80, 218.0)
    cylinder((x, y, EYE + 0.80), 0.30, 0.20, glow((1.0, 0.70, 0.40), 13.0), top=0.17, sides=32)
    cylinder((x, y, EYE + 1.0), 0.012, 1.2, brass)
    # Light of the lamp on the ceiling and in the rest of the room.
    ball((x, y, EYE + 1.12), (0.07, 0.07, 0.04), glow((1.0, 0.70, 0.40), 45.0))
    return (0.070, 0.034, 0.020)
