"""The room "study": bookshelves, a fireplace, windows at dusk, chairs, and lamps on small tables and over the board."""

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


def window(along, wall, outward, first, last, low, high, wood):
    """The bars of a window in a wall, and dusk over a garden behind it. `along` is the axis of the wall."""

    def put(a, b, near, far, bottom, top, material):
        lo, hi = sorted((wall + outward * near, wall + outward * far))
        corner = ((a, lo, bottom), (b, hi, top)) if along == 0 else ((lo, a, bottom), (hi, b, top))
        return box(*corner, material)

    middle, bar = (first + last) / 2, 0.022
    for at in (first + 0.03, middle, last - 0.03):
        put(at - bar, at + bar, 0.02, 0.07, low, high, wood)
    rows = max(2, round((high - low) / 0.5))
    for row in range(rows + 1):
        at = low + (high - low) * row / rows
        put(first, last, 0.02, 0.07, at - bar, at + bar, wood)
    put(first - 3.0, last + 3.0, 2.2, 2.25, -1.5, 5.0, dusk())
    hedge = matt((0.010, 0.014, 0.012))
    put(first - 3.0, last + 3.0, 1.9, 2.1, -1.5, 0.45, hedge)
    for _ in range(9):
        at, tall = chance.uniform(first - 2.0, last + 2.0), chance.uniform(0.25, 0.75)
        place = (at, wall + outward * 2.0) if along == 0 else (wall + outward * 2.0, at)
        ball((*place, 0.45), (0.30, 0.30, tall), hedge)


def dusk():
    """The sky after sunset: warm at the horizon and blue above."""
    material = matt((0.0, 0.0, 0.0))
    nodes, links = material.node_tree.nodes, material.node_tree.links
    place, parts, ramp = (nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "SeparateXYZ", "ValToRGB"))
    links.new(place.outputs["Generated"], parts.inputs["Vector"])
    links.new(parts.outputs["Z"], ramp.inputs["Fac"])
    stops = ramp.color_ramp.elements
    stops[0].position, stops[0].color = 0.28, (1.0, 0.50, 0.20, 1.0)
    stops[1].position, stops[1].color = 0.80, (0.16, 0.27, 0.60, 1.0)
    stops.new(0.40).color = (0.72, 0.50, 0.48, 1.0)
    stops.new(0.52).color = (0.34, 0.42, 0.66, 1.0)
    surface = nodes["Principled BSDF"]
    links.new(ramp.outputs["Color"], surface.inputs["Emission Color"])
    surface.inputs["Emission Strength"].default_value = 1.6
    return material


def curtains(along, wall, inward, first, last, cloth):
    """Two curtains beside a window, in folds."""
    for fold in range(6):
        for at in (first - 0.05 - 0.075 * fold, last + 0.05 + 0.075 * fold):
            away = wall + inward * (0.10 + 0.02 * (fold % 2))
            cylinder(((at, away) if along == 0 else (away, at)) + (0.03,), 0.055, 2.65, cloth, sides=12)


def lamp(x, y, z, shade, brass, size=1.0):
    """A lamp with a shade, on a piece of furniture."""
    cylinder((x, y, z), 0.07 * size, 0.03, brass)
    cylinder((x, y, z), 0.022 * size, 0.24 * size, brass)
    cylinder((x, y, z + 0.20 * size), 0.16 * size, 0.20 * size, shade, top=0.09 * size)


def fireplace(x, wall):
    """A fireplace of stone in the north wall, with logs that burn on a high hearth, candles and a picture above."""
    stone, dark, brass = matt((0.42, 0.37, 0.30)), matt((0.02, 0.016, 0.014)), matt((0.62, 0.43, 0.16), 0.3)
    box((x - 0.80, wall - 0.30, 0.0), (x - 0.50, wall, 0.90), stone)
    box((x + 0.50, wall - 0.30, 0.0), (x + 0.80, wall, 0.90), stone)
    box((x - 0.80, wall - 0.30, 0.90), (x + 0.80, wall, 1.12), stone)
    box((x - 0.90, wall - 0.40, 1.12), (x + 0.90, wall, 1.18), stone)
    box((x - 0.92, wall - 0.70, 0.0), (x + 0.92, wall - 0.05, 0.24), stone)
    box((x - 0.50, wall - 0.03, 0.24), (x + 0.50, wall, 0.90), dark)
    flames = [(-0.33, 0.050, 0.20), (-0.25, 0.060, 0.34), (-0.15, 0.075, 0.30), (-0.06, 0.080, 0.50), (0.05, 0.080, 0.40), (0.14, 0.070, 0.46), (0.24, 0.060, 0.28), (0.32, 0.045, 0.18)]
    for at, wide, tall in flames:
        for share, color, strength in [(1.0, (1.0, 0.26, 0.04), 1.3), (0.62, (1.0, 0.50, 0.12), 2.2)]:
            near = wall - 0.13 - 0.05 * (1.0 - share)
            cylinder((x + at, near, 0.32), wide * share, tall * share, glow(color, strength), top=0.004, sides=12)
            ball((x + at, near, 0.33), (wide * share, wide * share, 0.06 * share), glow(color, strength))
    bark = matt((0.05, 0.03, 0.02))
    for at in (-0.24, 0.02, 0.26):
        ball((x + at, wall - 0.20, 0.32), (0.20, 0.06, 0.06), bark)
    for at in (-0.62, 0.62):
        cylinder((x + at, wall - 0.2, 1.18), 0.03, 0.16, brass)
        cylinder((x + at, wall - 0.2, 1.34), 0.014, 0.12, matt((0.80, 0.74, 0.60)))
        ball((x + at, wall - 0.2, 1.49), (0.012, 0.012, 0.03), glow((1.0, 0.60, 0.22), 30.0))
    box((x - 0.52, wall - 0.05, 1.42), (x + 0.52, wall - 0.01, 2.22), matt((0.42, 0.27, 0.07), 0.35))
    box((x - 0.44, wall - 0.06, 1.50), (x + 0.44, wall - 0.04, 2.14), mottled((0.05, 0.06, 0.05), (0.20, 0.16, 0.09), 0.3))


def armchair(x, y, turn, leather):
    """A deep chair of leather that faces along `turn`, in degrees clockwise from north."""
    angle = -math.radians(turn)

    def put(across, ahead, low, half, high):
        place = (x + across * math.cos(angle) - ahead * math.sin(angle), y + across * math.sin(angle) + ahead * math.cos(angle))
        box((place[0] - half[0], place[1] - half[1], low), (place[0] + half[0], place[1] + half[1], high), leather, angle)

    put(0.0, 0.0, 0.12, (0.34, 0.34), 0.42)
    put(0.0, -0.34, 0.12, (0.36, 0.10), 0.86)
    ball((x + 0.34 * math.sin(angle), y - 0.34 * math.cos(angle), 0.86), (0.34, 0.20, 0.16), leather)
    for hand in (-0.36, 0.36):
        put(hand, 0.0, 0.12, (0.08, 0.36), 0.56)
        cylinder((x + hand * math.cos(angle) + 0.28 * -math.sin(angle), y + hand * math.sin(angle) + 0.28 * math.cos(angle), 0.12), 0.10, 0.50, leather)


def build():
    """Builds the scene. Returns the linear colour of the table top, which reflects light onto the pieces."""
    begin()
    sky((0.10, 0.16, 0.30), 0.35)
    panel = matt((0.075, 0.033, 0.017), 0.5)
    paint = mottled((0.055, 0.085, 0.065), (0.065, 0.10, 0.075), 0.8)
    ceiling = matt((0.55, 0.49, 0.40))
    boards = mottled((0.10, 0.05, 0.025), (0.16, 0.085, 0.042), 0.35)
    white, cloth = matt((0.52, 0.48, 0.40)), matt((0.22, 0.035, 0.025), 0.9)
    box((WEST, SOUTH, -0.1), (EAST, NORTH, 0.0), boards)
    box((WEST, SOUTH, HIGH), (EAST, NORTH, HIGH + 0.1), ceiling)
    box((EAST, SOUTH, 0), (EAST + 0.1, NORTH, HIGH), paint)
    # The north, the south and the west wall have a window each.
    for wall, first, last, low in [(NORTH, 1.55, 2.65, 0.08), (SOUTH - 0.1, -0.75, 0.30, 0.08)]:
        box((WEST - 0.1, wall, 0), (first, wall + 0.1, HIGH), paint)
        box((last, wall, 0), (EAST + 0.1, wall + 0.1, HIGH), paint)
        box((first, wall, 0), (last, wall + 0.1, low), panel)
        box((first, wall, 2.45), (last, wall + 0.1, HIGH), paint)
    window(0, NORTH, 1.0, 1.55, 2.65, 0.08, 2.45, white)
    window(0, SOUTH, -1.0, -0.75, 0.30, 0.08, 2.45, white)
    curtains(0, NORTH, -1.0, 1.55, 2.65, cloth)
    curtains(0, SOUTH, 1.0, -0.75, 0.30, cloth)
    for low, high in [((SOUTH, 0.0), (-0.75, HIGH)), ((0.85, 0.0), (NORTH, HIGH)), ((-0.75, 0.0), (0.85, 0.55)), ((-0.75, 2.5), (0.85, HIGH))]:
        box((WEST - 0.1, low[0], low[1]), (WEST, high[0], high[1]), paint)
    window(1, WEST, -1.0, -0.75, 0.85, 0.55, 2.5, white)
    curtains(1, WEST, 1.0, -0.75, 0.85, cloth)
    # Panelling under the paint.
    for low, high in [((WEST, NORTH - 0.03), (1.5, NORTH)), ((WEST, SOUTH), (-0.85, SOUTH + 0.03)), ((0.40, SOUTH), (EAST, SOUTH + 0.03)), ((EAST - 0.03, SOUTH), (EAST, NORTH))]:
        box((*low, 0.0), (*high, 0.95), panel)
    shelves(0, NORTH, -0.32, WEST + 0.02, -1.72)
    shelves(0, NORTH, -0.32, 0.24, 1.16)
    shelves(1, EAST, -0.32, -2.5, 0.3)
    shelves(0, SOUTH, 0.32, 0.75, 2.3)
    shelves(0, SOUTH, 0.32, WEST + 0.02, -1.55)
    fireplace(-0.72, NORTH)
    # A rug, chairs, and small tables with lamps.
    box((-1.7, -1.6, 0.0), (1.7, 1.7, 0.012), mottled((0.16, 0.025, 0.022), (0.055, 0.028, 0.045), 0.16))
    leather = matt((0.12, 0.036, 0.018), 0.42)
    for x, y, turn in [(0.62, 1.75, -140.0), (-1.95, 1.55, 110.0), (1.65, -1.75, 30.0), (-1.5, -1.75, -20.0)]:
        armchair(x, y, turn, leather)
    brass, shade = matt((0.62, 0.43, 0.16), 0.3), glow((1.0, 0.60, 0.26), 5.0)
    for x, y, high in [(-2.30, 2.30, 0.58), (1.32, 2.52, 0.58), (EAST - 0.5, 1.2, 0.60), (0.55, SOUTH + 0.36, 0.60), (-1.20, SOUTH + 0.40, 0.60)]:
        cylinder((x, y, 0.0), 0.20, 0.03, panel)
        cylinder((x, y, 0.0), 0.03, high, panel)
        cylinder((x, y, high), 0.25, 0.03, panel)
        lamp(x, y, high + 0.03, shade, brass)
    # A globe on a stand.
    cylinder((2.35, -2.1, 0.0), 0.16, 0.50, panel, top=0.05)
    ball((2.35, -2.1, 0.72), (0.24, 0.24, 0.24), mottled((0.10, 0.19, 0.22), (0.42, 0.33, 0.17), 0.18))
    # The lamp over the table: a wide shade lit from inside, high behind the left shoulder of South's player.
    x, y = around(0.80, 218.0)
    cylinder((x, y, EYE + 0.80), 0.30, 0.20, glow((1.0, 0.70, 0.40), 13.0), top=0.17, sides=32)
    cylinder((x, y, EYE + 1.0), 0.012, 1.2, brass)
    # Light of the lamp on the ceiling and in the rest of the room.
    ball((x, y, EYE + 1.12), (0.07, 0.07, 0.04), glow((1.0, 0.70, 0.40), 45.0))
    return (0.070, 0.034, 0.020)
