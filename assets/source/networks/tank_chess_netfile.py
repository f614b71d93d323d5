"""The network file of Tank Chess: quantisation and format, as docs/network.md describes them."""

import struct
import zlib

import jax.numpy as jnp
import numpy as np

UNITS = 32
# The frames of a view, the owners of units, and the kinds and facings of units.
FRAMES, OWNERS, KINDS, FACINGS = 2, 2, 11, 8
SIDES = FRAMES * OWNERS
# Offsets from a Command are classes by direction and distance; the last class is the Command's own square.
DIRECTIONS, DISTANCES = 16, 7
OFFSETS = DIRECTIONS * DISTANCES + 1
EXITS, LANES = 33, 4
OTHERS = FRAMES * EXITS + FRAMES * FACINGS * LANES
UNIT_ROWS = SIDES * KINDS * FACINGS * OFFSETS
ROWS = UNIT_ROWS + OTHERS
OUTPUT_BUCKETS = 8
BIASES = 6
# The factors between weights and their whole numbers.
FIRST_ONE = 510
OUTPUT_ONE = 64
ACTIVATION_ONE = 255
# The largest weight of a row.
MAX_WEIGHT = 127 / FIRST_ONE

PARTS = (
    ("bias", "<i2", (BIASES, UNITS), FIRST_ONE, 2_000),
    ("place", "<i1", (SIDES, KINDS, OFFSETS, UNITS), FIRST_ONE, 127),
    ("stance", "<i1", (SIDES, FACINGS, OFFSETS, UNITS), FIRST_ONE, 127),
    ("aim", "<i1", (SIDES, KINDS, FACINGS, DIRECTIONS + 1, UNITS), FIRST_ONE, 127),
    ("other", "<i1", (OTHERS, UNITS), FIRST_ONE, 127),
    ("output", "<i1", (OUTPUT_BUCKETS, 2 * UNITS), OUTPUT_ONE, 127),
    ("output_bias", "<i4", (OUTPUT_BUCKETS,), ACTIVATION_ONE * OUTPUT_ONE, 1 << 20),
)


def quantised(weights):
    """The whole numbers of the file."""
    return {
        name: np.clip(np.rint(np.asarray(weights[name], np.float64) * one), -most, most).astype(kind).reshape(shape)
        for name, kind, shape, one, most in PARTS
    }


def dequantised(network):
    """The weights that the whole numbers stand for."""
    return {name: jnp.asarray(network[name] / one, jnp.float32) for name, _, _, one, _ in PARTS}


def write(path, network, scale):
    """Writes the file."""
    head = struct.pack("<8s8H4x", b"TANKCHNN", 1, UNITS, KINDS, OFFSETS, EXITS, OUTPUT_BUCKETS, BIASES, scale)
    body = b"".join(network[name].tobytes() for name, *_ in PARTS)
    path.write_bytes(head + struct.pack("<I", zlib.crc32(head + body)) + body)


def read(path):
    """The whole numbers of a file."""
    content = path.read_bytes()
    head, body = content[:28], content[32:]
    if head[:8] != b"TANKCHNN" or struct.unpack("<I", content[28:32])[0] != zlib.crc32(head + body):
        raise SystemExit(f"{path}: this is no network file of Tank Chess, or it is damaged")
    network, start = {}, 0
    for name, kind, shape, _, _ in PARTS:
        count = int(np.prod(shape))
        network[name] = np.frombuffer(body, kind, count, start).reshape(shape)
        start += count * np.dtype(kind).itemsize
    return network
