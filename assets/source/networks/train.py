"""Trains the network (NNUE) of Cannon's learned evaluation and writes its file.

docs/network.md describes the network and its file, docs/datagen.md the data. README.md beside this script has the commands.

    pip install "jax==0.10.*" "optax==0.2.*" numpy
    python3 assets/source/networks/train.py --data data/*.bin --out cannon.nnue --curves curves
"""

import sys

import jax
import jax.numpy as jnp

import data
import netfile
import training
from netfile import BUCKETS, INPUTS, OUTPUT_BUCKETS, UNITS

# The score at which the odds of winning are e to 1, in hundredths of a soldier. It is that of `WIN_MODEL` in crates/engine/src/cannon/mod.rs,
# and the evaluation that an output of 1 means.
SCALE = 121
# The help of --data.
DATA = "shards made by `cannon-lab datagen`"
# The largest weights, so that those of the file are within the limits of its reader: a row of the file is the sum of a shared row and one of a
# bucket.
MAX_SHARED = 0.99
# The rows by file are trained as multiples of this, because an optimiser moves all weights at the same speed, and less data speaks for each of
# these rows than for the shared ones.
FILE_PART = 0.1
MAX_OUTPUT = 127 / 64
MAX_BIAS = 2_000 / 255


def initial_weights(seed):
    """Weights with which units begin in the part of the activation that is not clipped. All buckets begin alike."""
    inputs, outputs = jax.random.split(jax.random.PRNGKey(seed))
    return {
        "bias": jnp.full((2, UNITS), 0.3),
        "shared": jax.random.uniform(inputs, (INPUTS, UNITS), minval=-0.12, maxval=0.12),
        "own": jnp.zeros((netfile.OWN_FILES, INPUTS, UNITS)),
        "enemy": jnp.zeros((netfile.ENEMY_FILES, INPUTS, UNITS)),
        "output": jnp.tile(jax.random.uniform(outputs, (1, 2 * UNITS), minval=-0.1, maxval=0.1), (OUTPUT_BUCKETS, 1)),
        "output_bias": jnp.zeros(OUTPUT_BUCKETS),
    }


def add_arguments(parser):
    """The options of this game alone."""
    parser.add_argument("--correction", action="store_true",
                        help="the output is added to the linear evaluation, which is read from SHARD.linear (`cannon-lab datagen --evaluate`)")


def shards(paths, arguments):
    """The positions of files."""
    return data.Shards(paths, arguments.correction)


def weights_of(path, arguments):
    """The weights of a network file, from which training goes on. The shared row of an input is the mean of its rows by own file."""
    network, is_correction = netfile.read(path)
    if is_correction != arguments.correction:
        raise SystemExit(f"{path}: the network {'is' if is_correction else 'is not'} a correction, unlike that to be trained")
    weights = netfile.dequantised(network)
    shared = weights["own"].mean(axis=0)
    own, enemy = (weights["own"] - shared) / FILE_PART, weights["enemy"] / FILE_PART
    return {"shared": shared, "own": own, "enemy": enemy, **{name: weights[name] for name in ("bias", "output", "output_bias")}}


def clipped(weights):
    """The weights within their limits."""
    limits = {"bias": MAX_BIAS, "output": MAX_OUTPUT, "output_bias": 60.0}
    return {name: jnp.clip(value, -limits.get(name, MAX_SHARED), limits.get(name, MAX_SHARED)) for name, value in weights.items()}


def merged(weights):
    """The weights of the network: the shared rows are added to those of the own files."""
    own = weights["shared"] + FILE_PART * weights["own"]
    others = {name: weights[name] for name in ("bias", "output", "output_bias")}
    return {"own": own, "enemy": FILE_PART * weights["enemy"], **others}


def outputs(weights, batch):
    """The outputs of a batch: the forward pass in floating point.

    The first layer is a sum of rows by index, an embedding sum. Processors do it fastest as products of dense matrices: the views of a batch
    come sorted by bucket, in blocks of one bucket each, so that a block is multiplied by the rows of its own bucket only. XLA's gather and
    scatter of single rows take several times as long.
    """
    rows = weights["own"][:, None] + weights["enemy"][None]
    rows = rows.reshape(BUCKETS, INPUTS, UNITS)[batch["block_bucket"]]
    sums = jnp.einsum("bvi,biu->bvu", batch["inputs"].astype(jnp.float32), rows).reshape(-1, UNITS)
    views = sums[batch["place"]] + weights["bias"][batch["rules"]][:, None]
    activations = jnp.square(jnp.clip(views, 0.0, 1.0)).reshape(len(batch["rules"]), 2 * UNITS)
    by_bucket = activations @ weights["output"].T + weights["output_bias"]
    return jnp.take_along_axis(by_bucket, batch["output_bucket"][:, None], axis=1)[:, 0]


def write(path, weights, arguments):
    """Writes the file, and returns the weights that its whole numbers stand for."""
    network = netfile.quantised(weights)
    netfile.write(path, network, SCALE, arguments.correction)
    return netfile.dequantised(network)


if __name__ == "__main__":
    training.main(sys.modules[__name__])
