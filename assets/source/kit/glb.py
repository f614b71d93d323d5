"""Export of glTF binaries: a node for each part, a primitive for each slot, and three shared textures or vertex colours."""

from __future__ import annotations

import json
import struct
from pathlib import Path

import bpy
import numpy as np

from .bake import Textures
from .finish import PART
from .low import SHADE
from .model import Model
from .png import encode

FLOAT, UINT16, UINT8 = 5126, 5123, 5121
KINDS = {1: "SCALAR", 2: "VEC2", 3: "VEC3", 4: "VEC4"}


class Buffer:
    """The binary chunk with its buffer views and accessors."""

    def __init__(self):
        self.bytes = bytearray()
        self.views: list[dict] = []
        self.accessors: list[dict] = []

    def view(self, data: bytes, target: int | None = None) -> int:
        """Adds bytes and returns the index of their buffer view."""
        self.bytes += b"\0" * (-len(self.bytes) % 4)
        view = {"buffer": 0, "byteOffset": len(self.bytes), "byteLength": len(data)}
        if target:
            view["target"] = target
        self.bytes += data
        self.views.append(view)
        return len(self.views) - 1

    def accessor(self, values: np.ndarray, component: int, target: int, bounds: bool = False, normalized: bool = False) -> int:
        """Adds an array and returns the index of its accessor."""
        values = np.ascontiguousarray(values)
        columns = 1 if values.ndim == 1 else values.shape[1]
        accessor = {
            "bufferView": self.view(values.tobytes(), target),
            "componentType": component,
            "count": len(values),
            "type": KINDS[columns],
        }
        if bounds:
            accessor |= {"min": values.min(axis=0).tolist(), "max": values.max(axis=0).tolist()}
        if normalized:
            accessor["normalized"] = True
        self.accessors.append(accessor)
        return len(self.accessors) - 1


def write(path: Path, made: bpy.types.Object, model: Model, textures: Textures | None):
    """Writes a finished mesh: with textures, UVs and tangents, or else with vertex colours."""
    buffer = Buffer()
    corners = _corners(made.data, textures is not None)
    slots = [material.name for material in made.data.materials]
    document = {
        "asset": {"version": "2.0", "generator": "assets/source/kit"},
        "scene": 0,
        "nodes": [],
        "meshes": [],
        "materials": [_material(slot, textures is not None) for slot in slots],
    }
    numbers = {name: number for number, name in enumerate(model.parts)}
    for name, part in model.parts.items():
        pivot = np.array(part.pivot)
        mine = corners["part"] == numbers[name]
        primitives = [
            _primitive(buffer, corners, mine & (corners["slot"] == slot), pivot, slot) for slot in range(len(slots))
        ]
        parent = np.array(model.parts[part.parent].pivot) if part.parent else np.zeros(3)
        node = {"name": name, "translation": _axes(pivot - parent).tolist()}
        primitives = [primitive for primitive in primitives if primitive]
        if primitives:
            node["mesh"] = len(document["meshes"])
            document["meshes"].append({"name": name, "primitives": primitives})
        children = [numbers[other.name] for other in model.parts.values() if other.parent == name]
        if children:
            node["children"] = children
        document["nodes"].append(node)
    roots = [numbers[part.name] for part in model.parts.values() if part.parent is None]
    document["scenes"] = [{"nodes": roots}]
    if textures is not None:
        images = [("orm", textures.orm), ("normal", textures.normal), ("wear", textures.wear)]
        document["images"] = [
            {"name": name, "mimeType": "image/png", "bufferView": buffer.view(encode(pixels))} for name, pixels in images
        ]
        document["samplers"] = [{"magFilter": 9729, "minFilter": 9987, "wrapS": 33071, "wrapT": 33071}]
        document["textures"] = [{"source": number, "sampler": 0, "name": name} for number, (name, _) in enumerate(images)]
    document["accessors"], document["bufferViews"] = buffer.accessors, buffer.views
    document["buffers"] = [{"byteLength": len(buffer.bytes)}]
    text = json.dumps(document, separators=(",", ":")).encode()
    text += b" " * (-len(text) % 4)
    binary = bytes(buffer.bytes) + b"\0" * (-len(buffer.bytes) % 4)
    length = 12 + 8 + len(text) + 8 + len(binary)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(
        struct.pack("<4sII", b"glTF", 2, length)
        + struct.pack("<I4s", len(text), b"JSON")
        + text
        + struct.pack("<I4s", len(binary), b"BIN\0")
        + binary
    )


def _short(values: np.ndarray, steps: int) -> np.ndarray:
    """Rounds to fractions of a power of two for better compression."""
    return (np.round(values * steps) / steps + 0.0).astype(np.float32)


def _axes(points: np.ndarray) -> np.ndarray:
    """Converts from the axes of Blender to those of glTF (y up, forward is -z)."""
    return np.stack([points[..., 0], points[..., 2], -points[..., 1]], axis=-1)


def _material(slot: str, textured: bool) -> dict:
    if not textured:
        return {"name": slot, "pbrMetallicRoughness": {"metallicFactor": 0.0}}
    return {
        "name": slot,
        "pbrMetallicRoughness": {
            "baseColorTexture": {"index": 2},
            "metallicRoughnessTexture": {"index": 0},
            "metallicFactor": 0.0,
        },
        "normalTexture": {"index": 1},
        "occlusionTexture": {"index": 0},
    }


def _corners(mesh: bpy.types.Mesh, textured: bool) -> dict[str, np.ndarray]:
    """The vertex attributes of each corner of each triangle."""

    def get(collection, key: str, width: int, kind=np.float32) -> np.ndarray:
        values = np.empty(len(collection) * width, kind)
        collection.foreach_get(key, values)
        return values.reshape(-1, width) if width > 1 else values

    faces = len(mesh.polygons)
    assert all(len(polygon.vertices) == 3 for polygon in mesh.polygons)
    vertices = get(mesh.loops, "vertex_index", 1, np.int32)
    corners = {
        "position": get(mesh.vertices, "co", 3)[vertices],
        "normal": get(mesh.corner_normals, "vector", 3),
        "part": get(mesh.attributes[PART].data, "value", 1, np.int32).repeat(3),
        "slot": get(mesh.polygons, "material_index", 1, np.int32).repeat(3),
    }
    assert len(vertices) == faces * 3
    if textured:
        mesh.calc_tangents(uvmap=mesh.uv_layers.active.name)
        uv = get(mesh.uv_layers.active.uv, "vector", 2)
        corners["uv"] = np.column_stack([uv[:, 0], 1 - uv[:, 1]])
        corners["tangent"] = get(mesh.loops, "tangent", 3)
        corners["sign"] = get(mesh.loops, "bitangent_sign", 1)
        corners["normal"] = get(mesh.loops, "normal", 3)
    else:
        corners["colour"] = get(mesh.attributes[SHADE].data, "color", 4)
    return corners


def _primitive(buffer: Buffer, corners: dict, chosen: np.ndarray, pivot: np.ndarray, slot: int) -> dict | None:
    if not chosen.any():
        return None
    columns = [_axes(corners["position"][chosen] - pivot), _axes(corners["normal"][chosen])]
    if "uv" in corners:
        columns += [corners["uv"][chosen], _axes(corners["tangent"][chosen]), corners["sign"][chosen][:, None]]
    else:
        columns.append(np.round(corners["colour"][chosen] * 255))
    rows = np.hstack(columns).astype(np.float32) + 0.0
    fineness = np.array([1e5] * 3 + [50] * 3 + [1e4] * 2 + [12] * 3 + [1]) if "uv" in corners else np.array([1e5] * 3 + [50] * 3 + [1] * 4)
    _, first, index = np.unique(np.round(rows * fineness).astype(np.int64), axis=0, return_index=True, return_inverse=True)
    order = np.argsort(first)
    rank = np.empty_like(order)
    rank[order] = np.arange(len(order))
    rows, index = rows[first[order]], rank[index.ravel()]
    assert len(rows) < 65536
    attributes = {
        "POSITION": buffer.accessor(_short(rows[:, 0:3], 2**16), FLOAT, 34962, bounds=True),
        "NORMAL": buffer.accessor(_short(rows[:, 3:6], 2**9), FLOAT, 34962),
    }
    if "uv" in corners:
        places = np.round(np.clip(rows[:, 6:8], 0, 1) * 65535).astype(np.uint16)
        attributes["TEXCOORD_0"] = buffer.accessor(places, UINT16, 34962, normalized=True)
        attributes["TANGENT"] = buffer.accessor(_short(rows[:, 8:12], 2**8), FLOAT, 34962)
    else:
        attributes["COLOR_0"] = buffer.accessor(rows[:, 6:10].astype(np.uint8), UINT8, 34962, normalized=True)
    return {
        "attributes": attributes,
        "indices": buffer.accessor(index.astype(np.uint16), UINT16, 34963),
        "material": slot,
    }
