"""The room "field": a camp in a meadow by day, with a row of tents, woods and hills in the distance, and soft clouds."""

import math

import bpy

from kit import around, ball, begin, box, chance, cylinder, matt, mottled


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


def tent(x, y, turn, cloth):
    """A ridge tent."""
    bpy.ops.mesh.primitive_cone_add(vertices=4, radius1=1.9, radius2=0.0, depth=2.3, location=(x, y, 1.15), rotation=(0, 0, turn + math.pi / 4))
    bpy.context.object.scale = (1.0, 1.35, 1.0)
    bpy.context.object.data.materials.append(cloth)


def build():
    """Builds the scene. Returns the linear colour of the table top, which reflects light onto the pieces."""
    begin()
    heaven()
    sun = bpy.data.objects.new("sun", bpy.data.lights.new("sun", "SUN"))
    sun.data.energy, sun.data.angle, sun.data.color = 3.0, math.radians(2.0), (1.0, 0.92, 0.78)
    east, north = around(1.0, 232.0)
    sun.rotation_euler = (math.radians(44.0), 0.0, math.atan2(east, -north))
    bpy.context.scene.collection.objects.link(sun)
    grass = mottled((0.075, 0.115, 0.026), (0.155, 0.165, 0.052), 1.3)
    bpy.ops.mesh.primitive_circle_add(vertices=96, radius=400.0, fill_type="NGON")
    bpy.context.object.data.materials.append(grass)
    # Worn ground around the table.
    bpy.ops.mesh.primitive_circle_add(vertices=48, radius=2.1, fill_type="NGON", location=(0.2, 0.1, 0.004))
    bpy.context.object.data.materials.append(mottled((0.13, 0.12, 0.045), (0.20, 0.155, 0.085), 0.6))
    canvas = [matt((0.62, 0.57, 0.46), 0.9), matt((0.55, 0.50, 0.40), 0.9)]
    for degrees, distance in [(-62, 15), (-44, 13.5), (-28, 14.5), (24, 13), (43, 14), (61, 17), (128, 15), (158, 19), (205, 18), (-112, 19)]:
        x, y = around(distance, degrees)
        tent(x, y, -math.radians(degrees) + chance.uniform(-0.25, 0.25), chance.choice(canvas))
    bark = matt((0.07, 0.05, 0.035))
    leaves = [mottled((0.028, 0.060, 0.016), (0.075, 0.115, 0.034), 1.0), mottled((0.040, 0.066, 0.016), (0.11, 0.125, 0.036), 1.2)]
    for _ in range(140):
        degrees, distance = chance.uniform(0, 360), chance.uniform(44, 80)
        x, y = around(distance, degrees)
        tall = chance.uniform(6.0, 12.0) * (0.5 + 0.5 * math.cos(math.radians(degrees * 2.0 - 40.0)) ** 2)
        wide = tall * chance.uniform(0.34, 0.5)
        ball((x, y, tall * 0.6), (wide, wide, tall * 0.5), chance.choice(leaves))
    for degrees, distance, tall in [(-12, 26, 9.0), (96, 17, 7.5), (-88, 24, 10.0), (176, 30, 9.0)]:
        x, y = around(distance, degrees)
        cylinder((x, y, 0.0), 0.3, tall * 0.5, bark)
        for _ in range(14):
            ball(
                (x + chance.uniform(-0.24, 0.24) * tall, y + chance.uniform(-0.24, 0.24) * tall, tall * chance.uniform(0.45, 0.95)),
                [tall * chance.uniform(0.14, 0.22)] * 3, chance.choice(leaves),
            )
    hills = matt((0.19, 0.25, 0.27))
    for degrees in range(0, 360, 24):
        x, y = around(330.0, degrees + chance.uniform(-8, 8))
        ball((x, y, 0.0), (95.0, 95.0, chance.uniform(12.0, 34.0)), hills)
    # Camp equipment: a gun and its limber, a stack of casks, and a fire.
    wood, iron = matt((0.16, 0.17, 0.13)), matt((0.10, 0.085, 0.05), 0.35)
    gun = around(7.5, 4.0)
    for side in (-0.75, 0.75):
        bpy.ops.mesh.primitive_torus_add(location=(gun[0] + side, gun[1], 0.7), rotation=(0, math.pi / 2, 0), major_radius=0.64, minor_radius=0.06)
        bpy.context.object.data.materials.append(wood)
    bpy.ops.mesh.primitive_cone_add(vertices=20, radius1=0.19, radius2=0.12, depth=1.9, location=(gun[0], gun[1] - 0.2, 0.95), rotation=(math.radians(82), 0, 0))
    bpy.context.object.data.materials.append(iron)
    cask = matt((0.20, 0.115, 0.05), 0.6)
    for degrees, distance in [(-24, 5.2), (-16, 5.6), (78, 5.0), (-140, 5.6), (150, 6.0)]:
        x, y = around(distance, degrees)
        cylinder((x, y, 0.0), 0.30, 0.8, cask, top=0.27)
    for degrees, distance in [(34, 4.4), (-70, 4.8), (196, 4.2)]:
        x, y = around(distance, degrees)
        box((x - 0.5, y - 0.3, 0.0), (x + 0.5, y + 0.3, 0.5), wood, chance.uniform(-1.0, 1.0))
    return (0.26, 0.21, 0.14)
