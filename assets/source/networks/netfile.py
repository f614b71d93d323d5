"""The network file: quantisation and format, as docs/network.md describes them."""

import struct
import zlib

import jax.numpy as jnp
import numpy as np

UNITS = 128
OWN_FILES = 4
ENEMY_FILES = 8
BUCKETS = OWN_FILES * ENEMY_FILES
INPUTS = 200
OUTPUT_BUCKETS = 8
# The factors between weights and their whole numbers.
FIRST_ONE = 255
OUTPUT_ONE = 64


def quantised(weights):
    """The whole numbers of the file."""
    weights = {name: np.asarray(value, dtype=np.float64) for name, value in weights.items()}

    def whole(value, one, most, kind):
        return np.clip(np.rint(value * one), -most, most).astype(kind)

    return {
        "bias": whole(weights["bias"], FIRST_ONE, 2_000, "<i2"),
        "own": whole(weights["own"], FIRST_ONE, 505, "<i2"),
        "enemy": whole(weights["enemy"], FIRST_ONE, 505, "<i2"),
        "output": whole(weights["output"], OUTPUT_ONE, 127, "<i1"),
        "output_bias": whole(weights["output_bias"], FIRST_ONE * OUTPUT_ONE, 1 << 20, "<i4"),
    }


def dequantised(network):
    """The weights that the whole numbers stand for."""
    return {
        "bias": jnp.asarray(network["bias"] / FIRST_ONE, jnp.float32),
        "own": jnp.asarray(network["own"] / FIRST_ONE, jnp.float32),
        "enemy": jnp.asarray(network["enemy"] / FIRST_ONE, jnp.float32),
        "output": jnp.asarray(network["output"] / OUTPUT_ONE, jnp.float32),
        "output_bias": jnp.asarray(network["output_bias"] / (FIRST_ONE * OUTPUT_ONE), jnp.float32),
    }


def write(path, network, scale, correction):
    """Writes the file."""
    head = struct.pack(
        "<8s7HB5x", b"CANNONNN", 1, UNITS, OWN_FILES, ENEMY_FILES, INPUTS, OUTPUT_BUCKETS, scale, int(correction)
    )
    body = b"".join(network[name].tobytes() for name in ("bias", "own", "enemy", "output", "output_bias"))
    path.write_bytes(head + struct.pack("<I", zlib.crc32(head + body)) + body)


def read(path):
    """The whole numbers of a file, and whether its network is a correction."""
    content = path.read_bytes()
    head, body = content[:28], content[32:]
    if struct.unpack("<I", content[28:32])[0] != zlib.crc32(head + body):
        raise SystemExit(f"{path}: this is no network file, or it is damaged")
    parts = (
        ("bias", "<i2", (2, UNITS)),
        ("own", "<i2", (OWN_FILES, INPUTS, UNITS)),
        ("enemy", "<i2", (ENEMY_FILES, INPUTS, UNITS)),
        ("output", "<i1", (OUTPUT_BUCKETS, 2 * UNITS)),
        ("output_bias", "<i4", (OUTPUT_BUCKETS,)),
    )
    network, start = {}, 0
    for name, kind, shape in parts:
        count = int(np.prod(shape))
        network[name] = np.frombuffer(body, kind, count, start).reshape(shape)
        start += count * np.dtype(kind).itemsize
    return network, bool(head[22])
