"""Procedural surfaces that are baked into the normals, the roughness and the wear of each slot.

The material of a slot emits one of several `VIEWS`, and its normal contains rounded edges and the grain. Two bakes therefore give all three
textures of an indoor model. A weathered model needs four, from which `weather.py` computes its colours.
"""

from __future__ import annotations

import math

import bpy

from .finish import PATTERN, STONE
from .slots import SLOTS, Slot

ROUNDING = 0.004
"""Radius of the rounded edges in the baked normals."""
OPEN_DISTANCE = 0.30
"""Maximum distance of ambient occlusion."""
CREVICE_DISTANCE = 0.035
"""Maximum distance of dirt from a corner."""
WORN_WIDTH = 0.014
"""Width of the worn edges of weathered models."""
WASH_DISTANCE = 0.020
"""Maximum distance of dark wash from a corner of weathered models."""
HALF_SPACE = 2.0
"""Half the width of the cube of which positions are baked as colours from 0 to 1."""
MOST_SLOTS = 64
"""One more than the largest number of slots of a model."""
VIEWS = ("packed", "open", "place", "kind")
"""What a material can emit: occlusion, roughness and wear; occlusion, near occlusion and edges; the position; tone, slot and upward share
of the normal."""


class Nodes:
    """A helper for building node trees, in which numbers and sockets can be used interchangeably."""

    def __init__(self, tree: bpy.types.NodeTree):
        self.tree = tree

    def node(self, kind: str, settings: dict | None = None, **inputs):
        """Adds a node and connects or sets its inputs."""
        made = self.tree.nodes.new(kind)
        for key, value in (settings or {}).items():
            setattr(made, key, value)
        for key, value in inputs.items():
            self.put(made.inputs[key.replace("_", " ")], value)
        return made

    def put(self, socket, value):
        """Connects a socket to an input, or sets the input's value."""
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def math(self, operation: str, *values, clamp: bool = False):
        """Adds an arithmetic node."""
        made = self.tree.nodes.new("ShaderNodeMath")
        made.operation, made.use_clamp = operation, clamp
        for socket, value in zip(made.inputs, values):
            self.put(socket, value)
        return made.outputs[0]

    def ramp(self, value, low, high, to_low=0.0, to_high=1.0):
        """Maps a value from one range to another, smoothly and clamped."""
        made = self.tree.nodes.new("ShaderNodeMapRange")
        made.interpolation_type = "SMOOTHSTEP"
        for socket, given in zip(made.inputs, (value, low, high, to_low, to_high)):
            self.put(socket, given)
        return made.outputs[0]

    def noise(self, scale: float, stretch=(1.0, 1.0, 1.0), detail: float = 2.0):
        """3D noise between 0 and 1, coarser along axes with a smaller scale."""
        where = self.node("ShaderNodeNewGeometry").outputs["Position"]
        mapped = self.node("ShaderNodeMapping", Vector=where, Scale=stretch).outputs[0]
        return self.node("ShaderNodeTexNoise", Vector=mapped, Scale=scale, Detail=detail).outputs["Fac"]

    def wound_noise(self, across: float, along: float):
        """Noise between 0 and 1 that tiles in the unit square; `across` and `along` are its frequencies."""
        where = self.node("ShaderNodeSeparateXYZ", Vector=self.node("ShaderNodeNewGeometry").outputs["Position"]).outputs

        def wound(axis, reach):
            angle = self.math("MULTIPLY", where[axis], math.tau)
            return [self.math("MULTIPLY", self.math(side, angle), reach) for side in ("SINE", "COSINE")]

        (x, y), (z, w) = wound("X", along), wound("Y", across)
        place = self.node("ShaderNodeCombineXYZ", X=x, Y=y, Z=z).outputs[0]
        return self.node("ShaderNodeTexNoise", {"noise_dimensions": "4D"}, Vector=place, W=w, Scale=2.0, Detail=2.0).outputs["Fac"]

    def cells(self, scale: float):
        """Voronoi cells: (distance from the nearest cell centre in cells, tone of the cell from 0 to 1)."""
        where = self.node("ShaderNodeNewGeometry").outputs["Position"]
        made = self.node("ShaderNodeTexVoronoi", Vector=where, Scale=scale)
        tone = self.node("ShaderNodeSeparateXYZ", Vector=made.outputs["Color"]).outputs["X"]
        return made.outputs["Distance"], tone

    def bricks(self, length: float, height: float, joint: float, stagger: float = 0.5):
        """Courses of bricks on the pattern coordinates: (tone of the brick, joint from 0 to 1)."""
        where = self.node("ShaderNodeAttribute", {"attribute_name": PATTERN}).outputs["Vector"]
        made = self.node(
            "ShaderNodeTexBrick",
            {"offset": stagger},
            Vector=where,
            Color1=(0.0, 0.0, 0.0, 1.0),
            Color2=(1.0, 1.0, 1.0, 1.0),
            Mortar=(0.5, 0.5, 0.5, 1.0),
            Scale=1.0,
            Mortar_Size=joint,
            Mortar_Smooth=0.35,
            Brick_Width=length,
            Row_Height=height,
        )
        return made.outputs["Color"], made.outputs["Fac"]

    def row(self, height: float):
        """The relative height of a point within its row of tiles, from 0 to 1."""
        where = self.node("ShaderNodeAttribute", {"attribute_name": PATTERN}).outputs["Vector"]
        up = self.node("ShaderNodeSeparateXYZ", Vector=where).outputs["Y"]
        return self.math("FRACT", self.math("DIVIDE", up, height))


def _grain(nodes: Nodes, kind: str):
    """The grain of a surface: (height in model units, roughness factor, tone)."""
    if kind == "smooth":
        return 0.0, nodes.ramp(nodes.noise(7.0), 0.3, 0.7, 0.86, 1.0), 1.0
    if kind == "cast":
        soft = nodes.noise(9.0)
        return nodes.math("MULTIPLY", nodes.noise(45.0), 0.0012), nodes.ramp(soft, 0.3, 0.7, 0.72, 1.0), 1.0
    if kind == "cloth":
        fine, broad = nodes.noise(60.0), nodes.noise(16.0)
        height = nodes.math("ADD", nodes.math("MULTIPLY", fine, 0.0016), nodes.math("MULTIPLY", broad, 0.004))
        return height, nodes.ramp(broad, 0.3, 0.7, 0.82, 1.0), nodes.ramp(broad, 0.25, 0.75, 0.95, 1.0)
    if kind == "felt":
        fine = nodes.noise(70.0)
        return nodes.math("MULTIPLY", fine, 0.003), nodes.ramp(nodes.noise(12.0), 0.3, 0.7, 0.75, 1.0), 1.0
    if kind == "leather":
        return nodes.math("MULTIPLY", nodes.noise(80.0), 0.0025), nodes.ramp(nodes.noise(20.0), 0.3, 0.7, 0.8, 1.0), 1.0
    if kind == "feather":
        strands = nodes.noise(60.0, (1.0, 1.0, 0.45), 3.0)
        return nodes.math("MULTIPLY", strands, 0.010), 1.0, nodes.ramp(strands, 0.3, 0.65, 0.78, 1.0)
    if kind == "foliage":
        # Tufts, each with its own green, and dark gaps between them.
        away, tone = nodes.cells(24.0)
        tuft, leaves = nodes.ramp(away, 0.15, 0.75, 1.0, 0.0), nodes.noise(70.0, detail=3.0)
        height = nodes.math("ADD", nodes.math("MULTIPLY", tuft, 0.020), nodes.math("MULTIPLY", leaves, 0.014))
        shade = nodes.math("MULTIPLY", nodes.ramp(tone, 0.0, 1.0, 0.72, 1.0), nodes.ramp(leaves, 0.3, 0.7, 0.70, 1.0))
        shade = nodes.math("MULTIPLY", shade, nodes.ramp(tuft, 0.0, 0.8, 0.64, 1.0))
        return height, nodes.ramp(leaves, 0.3, 0.7, 0.9, 1.0), shade
    if kind == "ripples":
        # Streaks of light that tile between squares: 4D noise on a torus.
        streaks = nodes.wound_noise(0.62, 0.34)
        ridge = nodes.math("ABSOLUTE", nodes.math("SUBTRACT", streaks, 0.5))
        return 0.0, 1.0, nodes.ramp(ridge, 0.0, 0.13, 1.0, 0.74)
    if kind == "wood":
        fibre = nodes.noise(26.0, (1.0, 1.0, 0.1), 3.0)
        return nodes.math("MULTIPLY", fibre, 0.003), nodes.ramp(fibre, 0.3, 0.7, 0.78, 1.0), nodes.ramp(fibre, 0.3, 0.7, 0.84, 1.0)
    if kind == "lacquer":
        # The fibres of the wood show a little through the lacquer.
        fibre = nodes.noise(34.0, (1.0, 0.09, 1.0), 3.0)
        return nodes.math("MULTIPLY", fibre, 0.0014), nodes.ramp(fibre, 0.3, 0.7, 0.88, 1.0), nodes.ramp(fibre, 0.3, 0.7, 0.93, 1.0)
    if kind == "concrete":
        pits, broad = nodes.noise(55.0, detail=4.0), nodes.noise(7.0, detail=3.0)
        return nodes.math("MULTIPLY", pits, 0.006), nodes.ramp(pits, 0.3, 0.7, 0.85, 1.0), nodes.ramp(broad, 0.3, 0.7, 0.86, 1.0)
    if kind in ("masonry", "ashlar"):
        length, height, joint = (STONE * 0.8, STONE * 0.36, 0.0022) if kind == "masonry" else (STONE, STONE * 0.6, 0.0016)
        tone, gap = nodes.bricks(length, height, joint)
        pits = nodes.noise(90.0, detail=3.0)
        rise = nodes.math("ADD", nodes.math("MULTIPLY", pits, 0.0006), nodes.math("MULTIPLY", tone, 0.0012))
        rise = nodes.math("SUBTRACT", rise, nodes.math("MULTIPLY", gap, 0.005))
        shade = nodes.math("MULTIPLY", nodes.ramp(tone, 0.0, 1.0, 0.84, 1.0), nodes.ramp(gap, 0.0, 1.0, 1.0, 0.78))
        return rise, nodes.ramp(pits, 0.3, 0.7, 0.85, 1.0), shade
    if kind == "tiles":
        height = STONE / 2.4
        tone, gap = nodes.bricks(STONE / 2, height, 0.0012)
        slant = nodes.row(height)
        rise = nodes.math("MULTIPLY", nodes.math("SUBTRACT", 1.0, slant), 0.005)
        rise = nodes.math("SUBTRACT", rise, nodes.math("MULTIPLY", gap, 0.003))
        shade = nodes.math("MULTIPLY", nodes.ramp(tone, 0.0, 1.0, 0.80, 1.0), nodes.ramp(slant, 0.6, 1.0, 1.0, 0.75))
        return rise, nodes.ramp(tone, 0.0, 1.0, 0.8, 1.0), shade
    raise ValueError(f"no grain is named {kind!r}")


def prepare(material: bpy.types.Material, number: int, image: bpy.types.Image, occlusion_samples: int):
    """Sets up the material nodes of the slot with this number for baking into an image. It emits nothing before `show`."""
    slot: Slot = SLOTS[material.name]
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    nodes = Nodes(tree)
    height, roughness, tone = _grain(nodes, slot.grain)

    rounded = nodes.node("ShaderNodeBevel", {"samples": 4}, Radius=ROUNDING).outputs[0]
    bump = nodes.node("ShaderNodeBump", Height=height, Normal=rounded, Strength=min(slot.depth, 1.0), Distance=1.0).outputs[0]

    settings = {"samples": occlusion_samples}
    opened = nodes.node("ShaderNodeAmbientOcclusion", settings, Distance=OPEN_DISTANCE).outputs["AO"]
    near = nodes.node("ShaderNodeAmbientOcclusion", settings, Distance=CREVICE_DISTANCE).outputs["AO"]
    wide = nodes.node("ShaderNodeBevel", {"samples": 3}, Radius=ROUNDING * 1.6).outputs[0]
    flat = nodes.node("ShaderNodeNewGeometry").outputs["True Normal"]
    agree = nodes.node("ShaderNodeVectorMath", {"operation": "DOT_PRODUCT"})
    nodes.put(agree.inputs[0], wide)
    nodes.put(agree.inputs[1], flat)
    edge = nodes.ramp(agree.outputs["Value"], 0.97, 0.80, 0.0, slot.rubbed)
    edge = nodes.math("MULTIPLY", edge, nodes.ramp(near, 0.75, 0.95))
    dirt = nodes.ramp(near, 0.25, 0.85, 0.58, 0.88)
    wear = nodes.math("MULTIPLY", dirt, tone)
    wear = nodes.math("ADD", wear, nodes.math("MULTIPLY", edge, 0.14), clamp=True)
    roughness = nodes.math("SUBTRACT", roughness, nodes.math("MULTIPLY", edge, 0.18))
    occlusion = nodes.math("POWER", opened, 1.15)
    nodes.node("ShaderNodeCombineXYZ", {"name": "packed"}, X=occlusion, Y=roughness, Z=wear)

    seam = nodes.node("ShaderNodeAmbientOcclusion", settings, Distance=WASH_DISTANCE).outputs["AO"]
    broad = nodes.node("ShaderNodeBevel", {"samples": 4}, Radius=WORN_WIDTH).outputs[0]
    turned = nodes.node("ShaderNodeVectorMath", {"operation": "DOT_PRODUCT"})
    nodes.put(turned.inputs[0], broad)
    nodes.put(turned.inputs[1], flat)
    worn = nodes.math("MULTIPLY", nodes.ramp(turned.outputs["Value"], 0.985, 0.945, 0.0, slot.rubbed), nodes.ramp(seam, 0.70, 0.90))
    nodes.node("ShaderNodeCombineXYZ", {"name": "open"}, X=occlusion, Y=seam, Z=worn)
    geometry = nodes.node("ShaderNodeNewGeometry")
    place = nodes.node("ShaderNodeSeparateXYZ", Vector=geometry.outputs["Position"]).outputs
    scaled = [nodes.math("MULTIPLY_ADD", place[axis], 0.5 / HALF_SPACE, 0.5) for axis in "XYZ"]
    nodes.node("ShaderNodeCombineXYZ", {"name": "place"}, X=scaled[0], Y=scaled[1], Z=scaled[2])
    upward = nodes.node("ShaderNodeSeparateXYZ", Vector=flat).outputs["Z"]
    upward = nodes.math("MULTIPLY_ADD", upward, 0.5, 0.5)
    nodes.node("ShaderNodeCombineXYZ", {"name": "kind"}, X=tone, Y=(number + 1) / MOST_SLOTS, Z=upward)

    emission = nodes.node("ShaderNodeEmission", {"name": "emission"}).outputs[0]
    surface = nodes.node("ShaderNodeBsdfDiffuse", Normal=bump).outputs[0]
    both = tree.nodes.new("ShaderNodeAddShader")
    tree.links.new(emission, both.inputs[0])
    tree.links.new(surface, both.inputs[1])
    tree.links.new(both.outputs[0], tree.nodes.new("ShaderNodeOutputMaterial").inputs["Surface"])
    target = nodes.node("ShaderNodeTexImage", {"image": image})
    tree.nodes.active = target


def show(material: bpy.types.Material, view: str):
    """Makes a prepared material emit one of the `VIEWS`."""
    tree = material.node_tree
    tree.links.new(tree.nodes[view].outputs[0], tree.nodes["emission"].inputs["Color"])
