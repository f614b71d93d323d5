"""The room "field": a camp in a meadow by day, with tents, fences, a farm, woods and hills in the distance, and soft clouds."""

import math

import bpy

from kit import around, ball, begin, box, box_mesh, chance, cylinder, disc, matt, mottled, place, ring, tent_mesh


def heaven():
    """A sky that is blue above and pale at the horizon, with banks of cloud. It has no sun, which is a separate light in the game."""
    tree = bpy.context.scene.world.node_tree
    nodes, links = tree.nodes, tree.links
    place = nodes.new("ShaderNodeTexCoord")
    parts = nodes.new("ShaderNodeSeparateXYZ")
    links.new(place.outputs["Generated"], parts.inputs["Vector"])
    height = nodes.new("ShaderNodeValToRGB")
    stops = height.color_ramp.elements
    stops[0].position, stops[0].color = 0.0, (0.78, 0.84, 0.88, 1.0)
    stops[1].position, stops[1].color = 0.75, (0.16, 0.30, 0.58, 1.0)
    stops.new(0.16).color = (0.60, 0.72, 0.85, 1.0)
    links.new(parts.outputs["Z"], height.inputs["Fac"])
    stretch = nodes.new("ShaderNodeMapping")
    stretch.inputs["Scale"].default_value = (1.0, 1.0, 3.2)
    links.new(place.outputs["Generated"], stretch.inputs["Vector"])
    noise = nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = 2.1
    noise.inputs["Detail"].default_value = 5.0
    links.new(stretch.outputs["Vector"], noise.inputs["Vector"])
    cover = nodes.new("ShaderNodeValToRGB")
    cover.color_ramp.elements[0].position, cover.color_ramp.elements[1].position = 0.47, 0.66
    links.new(noise.outputs["Fac"], cover.inputs["Fac"])
    mix = nodes.new("ShaderNodeMix")
    mix.data_type = "RGBA"
    links.new(cover.outputs["Color"], mix.inputs["Factor"])
    links.new(height.outputs["Color"], mix.inputs[6])
    mix.inputs[7].default_value = (1.05, 1.02, 0.98, 1.0)
    links.new(mix.outputs[2], nodes["Background"].inputs["Color"])
    nodes["Background"].inputs["Strength"].default_value = 1.0


def fence(points, wood):
    """A fence of posts and two rails through points on the ground."""
    for (x, y), (to_x, to_y) in zip(points, points[1:]):
        length, turn = math.hypot(to_x - x, to_y - y), math.atan2(to_y - y, to_x - x)
        steps = max(1, round(length / 1.9))
        for step in range(steps):
            at = (x + (to_x - x) * step / steps, y + (to_y - y) * step / steps)
            box((at[0] - 0.07, at[1] - 0.07, 0.0), (at[0] + 0.07, at[1] + 0.07, 1.15), wood, turn)
        middle = ((x + to_x) / 2, (y + to_y) / 2)
        for height in (0.5, 0.95):
            box((middle[0] - length / 2, middle[1] - 0.035, height - 0.07), (middle[0] + length / 2, middle[1] + 0.035, height + 0.07), wood, turn)


def tree(x, y, tall, bark, leaves):
    """A tree with a round crown of many clumps."""
    cylinder((x, y, 0.0), 0.035 * tall, tall * 0.5, bark)
    for _ in range(26):
        height = chance.uniform(0.30, 0.95)
        reach = 0.34 * math.sqrt(1.0 - ((height - 0.55) / 0.45) ** 2)
        aside, back = chance.uniform(-reach, reach), chance.uniform(-reach, reach)
        ball((x + aside * tall, y + back * tall, height * tall), [tall * chance.uniform(0.09, 0.15)] * 3, chance.choice(leaves))


def cannon(x, y, turn, wood, iron):
    """A gun on its carriage, turned about the vertical."""

    def at(across, ahead, height):
        return x + across * math.cos(turn) - ahead * math.sin(turn), y + across * math.sin(turn) + ahead * math.cos(turn), height

    def put(across, ahead, height, half, material):
        middle = at(across, ahead, height)
        box([m - h for m, h in zip(middle, half)], [m + h for m, h in zip(middle, half)], material, turn)

    for side in (-0.62, 0.62):
        ring(at(side, 0.0, 0.72), 0.64, 0.06, wood, turn)
        for angle in range(4):
            spoke = place(box_mesh(), at(side, 0.0, 0.72), (0.05, 0.06, 1.28), wood, turn)
            spoke.rotation_euler = (math.radians(45.0 * angle), 0.0, turn)
            spoke.rotation_mode = "XYZ"
    put(0.0, 0.0, 0.72, (0.62, 0.06, 0.06), wood)
    put(0.0, 0.35, 1.02, (0.13, 0.95, 0.13), iron)
    put(0.0, 1.28, 1.02, (0.16, 0.06, 0.16), iron)
    put(0.0, -0.9, 0.50, (0.12, 0.95, 0.10), wood)


def farm(x, y, turn):
    """A farmhouse with a red roof and a barn, far away."""
    wall, roof = matt((0.62, 0.56, 0.44)), matt((0.28, 0.085, 0.05))
    for across, ahead, wide, deep, high in [(0.0, 0.0, 9.0, 6.0, 4.2), (12.0, 3.0, 13.0, 7.0, 4.6)]:
        middle = (x + across * math.cos(turn) - ahead * math.sin(turn), y + across * math.sin(turn) + ahead * math.cos(turn))
        box((middle[0] - wide / 2, middle[1] - deep / 2, 0.0), (middle[0] + wide / 2, middle[1] + deep / 2, high), wall, turn)
        place(tent_mesh(), (*middle, high), (deep * 0.60, wide * 0.53, deep * 0.55), roof, turn + math.pi / 2)


def build():
    """Builds the scene. Returns the linear colour of the table top, which reflects light onto the pieces."""
    begin()
    heaven()
    sun = bpy.data.objects.new("sun", bpy.data.lights.new("sun", "SUN"))
    sun.data.energy, sun.data.angle, sun.data.color = 4.2, math.radians(2.0), (1.0, 0.92, 0.78)
    east, north = around(1.0, 232.0)
    sun.rotation_euler = (math.radians(44.0), 0.0, math.atan2(east, -north))
    bpy.context.scene.collection.objects.link(sun)
    grass = mottled((0.058, 0.100, 0.022), (0.165, 0.180, 0.050), 2.6)
    disc(600.0, 0.0, grass)
    # Worn ground around the table, and a track that leads past the tents to the farm.
    disc(2.1, 0.004, mottled((0.13, 0.12, 0.045), (0.20, 0.155, 0.085), 0.6), (0.2, 0.1))
    dust = mottled((0.26, 0.20, 0.11), (0.36, 0.28, 0.16), 1.5)
    for step in range(60):
        x, y = around(3.0 + 0.045 * step * step, -6.0 - 16.0 * math.sin(step / 9.0) * math.exp(-step / 60.0))
        disc(0.75 + 0.018 * step, 0.006 + 0.0004 * step, dust, (x, y))
    # Fields on the slopes behind the meadow.
    for degrees, distance, wide, color in [
        (-34, 62, 17, (0.34, 0.27, 0.085)), (10, 70, 15, (0.20, 0.22, 0.05)), (38, 58, 16, (0.36, 0.29, 0.10)),
        (150, 60, 17, (0.34, 0.27, 0.085)), (196, 66, 18, (0.17, 0.20, 0.05)), (100, 66, 18, (0.30, 0.24, 0.09)), (-90, 64, 18, (0.24, 0.23, 0.06)),
    ]:
        disc(wide, 0.05, mottled(tuple(0.85 * part for part in color), color, 3.0), around(distance, degrees))
    canvas = [matt((0.66, 0.61, 0.50), 0.9), matt((0.56, 0.51, 0.41), 0.9)]
    opening = matt((0.05, 0.045, 0.035))
    for degrees, distance in [(-62, 17), (-46, 15), (-31, 16), (24, 14), (41, 15.5), (61, 18), (128, 16), (146, 15), (163, 17), (205, 16), (-112, 19)]:
        x, y = around(distance, degrees)
        turn = -math.radians(degrees) + chance.uniform(-0.3, 0.3)
        place(tent_mesh(), (x, y, 0.0), (1.7, 2.1, 2.3), chance.choice(canvas), turn)
        place(tent_mesh(), (x, y, 0.0), (0.45, 2.16, 1.55), opening, turn)
    bark = matt((0.07, 0.05, 0.035))
    leaves = [mottled((0.024, 0.055, 0.014), (0.070, 0.115, 0.030), 1.0), mottled((0.036, 0.062, 0.014), (0.105, 0.125, 0.034), 1.2)]
    far_leaves = [matt((0.050, 0.090, 0.052)), matt((0.066, 0.100, 0.050)), matt((0.042, 0.078, 0.050))]
    # Woods along the edge of the meadow, with gaps through which the hills are seen.
    for _ in range(330):
        degrees, distance = chance.uniform(0, 360), chance.uniform(92, 125)
        if math.sin(math.radians(degrees * 3.0 + 40.0)) + 0.6 * math.sin(math.radians(degrees * 7.0)) < -0.25:
            continue
        x, y = around(distance, degrees)
        tall = chance.uniform(4.0, 8.5)
        wide = tall * chance.uniform(0.36, 0.55)
        ball((x, y, tall * 0.5), (wide, wide, tall * 0.5), chance.choice(far_leaves))
    for degrees in range(-170, 190, 5):
        x, y = around(84.0 + chance.uniform(-3, 3), degrees)
        if chance.random() < 0.55:
            ball((x, y, 0.5), (3.6, 3.6, 1.6), chance.choice(far_leaves))
    for degrees, distance, tall in [(-17, 30, 8.0), (-52, 38, 9.0), (12, 46, 9.0), (96, 17, 7.5), (-88, 24, 10.0), (176, 32, 8.5), (140, 44, 9.0), (212, 40, 9.0)]:
        tree(*around(distance, degrees), tall, bark, leaves)
    farm(*around(66.0, -4.0), 0.2)
    farm(*around(72.0, 186.0), -0.3)
    # Hills, paler with the distance.
    for distance, color, low, high, step in [(230.0, (0.10, 0.155, 0.085), 12.0, 26.0, 17), (420.0, (0.20, 0.27, 0.30), 34.0, 70.0, 15)]:
        hill = matt(color)
        for degrees in range(0, 360, step):
            x, y = around(distance, degrees + chance.uniform(-6, 6))
            ball((x, y, -4.0), (distance * 0.20, distance * 0.20, chance.uniform(low, high)), hill)
    # Camp equipment: a gun and its limber, a stack of casks, fences.
    wood, iron = matt((0.16, 0.17, 0.13)), matt((0.10, 0.085, 0.05), 0.35)
    for bearing, turn in [(-8.0, 1.15), (172.0, -1.0)]:
        cannon(*around(7.5, bearing), turn, wood, iron)
    cask = matt((0.20, 0.115, 0.05), 0.6)
    for degrees, distance in [(-25, 9.0), (-21, 9.6), (78, 8.0), (-140, 8.6), (150, 9.0), (156, 9.6)]:
        x, y = around(distance, degrees)
        cylinder((x, y, 0.0), 0.30, 0.8, cask, top=0.27)
    rail = matt((0.26, 0.21, 0.14))
    fence([around(20, -84), around(22, -58), around(26, -34), around(27, -14)], rail)
    fence([around(25, 8), around(22, 34), around(23, 62), around(26, 88)], rail)
    fence([around(24, 112), around(21, 138), around(22, 166), around(25, 186)], rail)
    return (0.26, 0.21, 0.14)
