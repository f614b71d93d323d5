"""Trains the network (NNUE) of Tank Chess, which corrects the linear evaluation, and writes its file.

docs/network.md describes the network and its file, docs/datagen.md the data. README.md beside this script has the commands.

    pip install "jax==0.10.*" "optax==0.2.*" numpy
    python3 assets/source/networks/tank_chess_train.py --data data/*.inputs --out tank-chess.nnue --curves tank-chess-curves
"""

import sys

import jax
import jax.numpy as jnp
import numpy as np

import tank_chess_data
import tank_chess_netfile as netfile
import training
from tank_chess_netfile import DIRECTIONS, DISTANCES, FACINGS, KINDS, MAX_WEIGHT, OFFSETS, OUTPUT_BUCKETS, SIDES, UNIT_ROWS, UNITS

# The score at which the odds of winning are e to 1, in hundredths of a light tank. It is that of `WIN_MODEL` in
# crates/engine/src/tank_chess/mod.rs, and the evaluation that an output of 1 means.
SCALE = 477
# The help of --data.
DATA = "files made by `cannon-lab datagen --features`"
# The direction and the distance of each class of offsets; the Command's own square has one of its own of both.
DIRECTION = np.arange(OFFSETS) // DISTANCES
DISTANCE = np.where(np.arange(OFFSETS) < OFFSETS - 1, np.arange(OFFSETS) % DISTANCES, DISTANCES)
# Rows of few positions are trained as multiples of this, because an optimiser moves all weights at the same speed.
RARE = 0.1
# The output weights of a bucket are those of all buckets and a part of its own.
BUCKET = 0.25
LIMITS = {"bias": 2_000 / netfile.FIRST_ONE, "output": 1.5, "bucket_output": 1.9, "output_bias": 60.0}


def initial_weights(seed):
    """Weights with which units begin in the part of the activation that is not clipped. Offsets begin alike."""
    keys = jax.random.split(jax.random.PRNGKey(seed), 4)

    def uniform(key, shape, most):
        return jax.random.uniform(key, shape, minval=-most, maxval=most)

    return {
        "bias": jnp.full((netfile.BIASES, UNITS), 0.4),
        "kind": uniform(keys[0], (SIDES, KINDS, 1, UNITS), 0.04),
        "kind_direction": jnp.zeros((SIDES, KINDS, DIRECTIONS + 1, UNITS)),
        "kind_distance": uniform(keys[1], (SIDES, KINDS, DISTANCES + 1, UNITS), 0.04),
        "place": jnp.zeros((SIDES, KINDS, OFFSETS, UNITS)),
        "stance": jnp.zeros((SIDES, FACINGS, OFFSETS, UNITS)),
        "facing": uniform(keys[2], (SIDES, FACINGS, DIRECTIONS + 1, UNITS), 0.02),
        "aim": jnp.zeros((SIDES, KINDS, FACINGS, DIRECTIONS + 1, UNITS)),
        "other": jnp.zeros((netfile.OTHERS, UNITS)),
        "output": uniform(keys[3], (1, 2 * UNITS), 0.1),
        "bucket_output": jnp.zeros((OUTPUT_BUCKETS, 2 * UNITS)),
        "output_bias": jnp.zeros(OUTPUT_BUCKETS),
    }


def shards(paths, _):
    """The positions of files."""
    return tank_chess_data.Shards(paths)


def weights_of(path, _):
    """The weights of a network file, from which training goes on. Common parts begin at zero."""
    weights = netfile.dequantised(netfile.read(path))
    common = weights["output"].mean(axis=0, keepdims=True)
    own = {
        "place": weights["place"] / RARE,
        "stance": weights["stance"] / RARE,
        "aim": weights["aim"] / RARE,
        "output": common,
        "bucket_output": (weights["output"] - common) / BUCKET,
    }
    zero = {name: jnp.zeros_like(value) for name, value in initial_weights(0).items()}
    return {**zero, **{name: weights[name] for name in ("bias", "other", "output_bias")}, **own}


def clipped(weights):
    """The weights within their limits."""
    return {name: jnp.clip(value, -LIMITS.get(name, 1.0), LIMITS.get(name, 1.0)) for name, value in weights.items()}


def merged(weights):
    """The weights of the network: common parts are added to those of the single rows, and the sums limited to those of the file."""
    place = weights["kind"] + weights["kind_direction"][:, :, DIRECTION] + weights["kind_distance"][:, :, DISTANCE]
    parts = {
        "place": place + RARE * weights["place"],
        "stance": weights["facing"][:, :, DIRECTION] + RARE * weights["stance"],
        "aim": RARE * weights["aim"],
        "other": weights["other"],
    }
    output = jnp.clip(weights["output"] + BUCKET * weights["bucket_output"], -127 / 64, 127 / 64)
    limited = {name: jnp.clip(value, -MAX_WEIGHT, MAX_WEIGHT) for name, value in parts.items()}
    return {**limited, "output": output, "bias": weights["bias"], "output_bias": weights["output_bias"]}


def outputs(weights, batch):
    """The outputs of a batch: the forward pass in floating point."""
    units = weights["place"][:, :, None] + weights["stance"][:, None] + weights["aim"][:, :, :, DIRECTION]
    units = jnp.clip(units.reshape(UNIT_ROWS, UNITS), -128 / netfile.FIRST_ONE, MAX_WEIGHT)
    rows = jnp.concatenate([units, weights["other"], jnp.zeros((1, UNITS))])
    views = rows[batch["rows"]].sum(axis=2) + weights["bias"][batch["bias"]][:, None]
    activations = jnp.square(jnp.clip(views, 0.0, 1.0)).reshape(len(batch["bias"]), 2 * UNITS)
    by_bucket = activations @ weights["output"].T + weights["output_bias"]
    return jnp.take_along_axis(by_bucket, batch["output_bucket"][:, None], axis=1)[:, 0]


def write(path, weights, _):
    """Writes the file, and returns the weights that its whole numbers stand for."""
    network = netfile.quantised(weights)
    netfile.write(path, network, SCALE)
    return netfile.dequantised(network)


if __name__ == "__main__":
    training.main(sys.modules[__name__])
