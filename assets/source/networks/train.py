"""Trains the network (NNUE) of Cannon's learned evaluation and writes its file.

docs/network.md describes the network and its file, docs/datagen.md the data. README.md beside this script has the commands.

    pip install "jax==0.10.*" "optax==0.2.*" numpy
    python3 assets/source/networks/train.py --data data/*.bin --out cannon.nnue --curves curves
"""

import argparse
import concurrent.futures
import functools
import json
import pathlib
import time

import jax
import jax.numpy as jnp
import numpy as np
import optax

import curves
import data
import netfile
from netfile import BUCKETS, INPUTS, OUTPUT_BUCKETS, UNITS

# The score at which the odds of winning are e to 1, in hundredths of a soldier. It is that of `WIN_MODEL` in crates/engine/src/cannon/mod.rs,
# and the evaluation that an output of 1 means.
SCALE = 121
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


def weights_of(path, correction):
    """The weights of a network file, from which training goes on. The shared row of an input is the mean of its rows by own file."""
    network, is_correction = netfile.read(path)
    if is_correction != correction:
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


def loss(weights, batch, score_share, power):
    """The mean of |p - t|^power, where p is the win probability of the evaluation and t the target: a mixture of the win probability of the
    search score and of the result of the game."""
    predicted = jax.nn.sigmoid(outputs(weights, batch) + batch["base"] / SCALE)
    target = score_share * jax.nn.sigmoid(batch["score"] / SCALE) + (1.0 - score_share) * batch["result"]
    return jnp.mean(jnp.abs(predicted - target) ** power)


def parse_arguments():
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", nargs="+", type=pathlib.Path, required=True, help="shards made by `cannon datagen`")
    parser.add_argument("--validation", type=int, default=1, help="number of shards at the end of the list that only validate")
    parser.add_argument("--out", type=pathlib.Path, required=True, help="the network file")
    parser.add_argument("--init", type=pathlib.Path, help="go on from the network in this file")
    parser.add_argument("--curves", type=pathlib.Path, help="write the losses to this name with .json and .svg")
    parser.add_argument("--correction", action="store_true",
                        help="the output is added to the linear evaluation, which is read from SHARD.linear (`cannon datagen --evaluate`)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--batch", type=int, default=16_384, help="positions in a batch")
    parser.add_argument("--epochs", type=float, default=10, help="how often each position is seen")
    parser.add_argument("--rate", type=float, default=2e-3, help="the highest learning rate; it rises linearly, then falls as a cosine")
    parser.add_argument("--decay", type=float, default=1e-2, help="weight decay")
    parser.add_argument("--score-share", type=float, default=0.7, help="the part of the target that is the search score")
    parser.add_argument("--power", type=float, default=2.5, help="the exponent of the loss")
    parser.add_argument("--minutes", type=float, help="plan as many epochs as fit into this time instead")
    return parser.parse_args()


def planned_steps(arguments, training, step, state):
    """The number of steps. With --minutes the speed of a few steps decides, so that the result depends on the machine."""
    steps = max(1, int(arguments.epochs * len(training) / arguments.batch))
    if arguments.minutes is None:
        return steps
    batches = training.batches(arguments.batch, np.random.default_rng(0))
    with concurrent.futures.ThreadPoolExecutor(1) as pool:
        for n, batch in enumerate(data.prefetched(pool, batches)):
            if n == 3:
                started = time.monotonic()
            state = jax.block_until_ready(step(*state, batch))[:2]
            if n == 12:
                break
    return max(1, int(arguments.minutes * 60 / ((time.monotonic() - started) / 10)))


def train(arguments):
    """Trains, and returns the weights and the curve: a list of points with step, rate and losses."""
    training = data.Shards(arguments.data[: -arguments.validation], arguments.correction)
    validation = data.Shards(arguments.data[-arguments.validation :], arguments.correction)
    validation_batches = [batch for _, batch in zip(range(8), validation.batches(arguments.batch, np.random.default_rng(2)))]
    measure = jax.jit(functools.partial(loss, score_share=arguments.score_share, power=arguments.power))

    def make(steps):
        schedule = optax.warmup_cosine_decay_schedule(0.0, arguments.rate, max(1, steps // 20), steps, arguments.rate / 100)
        optimizer = optax.adamw(schedule, weight_decay=arguments.decay)

        @jax.jit
        def step(weights, state, batch):
            value, gradient = jax.value_and_grad(lambda weights: measure(merged(weights), batch))(weights)
            updates, state = optimizer.update(gradient, state, weights)
            return clipped(optax.apply_updates(weights, updates)), state, value

        return schedule, optimizer, step

    weights = weights_of(arguments.init, arguments.correction) if arguments.init else initial_weights(arguments.seed)
    _, optimizer, step = make(1_000)
    steps = planned_steps(arguments, training, step, (weights, optimizer.init(weights)))
    schedule, optimizer, step = make(steps)
    state = optimizer.init(weights)
    print(f"{len(training)} positions to train, {len(validation)} to validate, {steps} steps of {arguments.batch}", flush=True)

    curve, losses, started = [], [], time.monotonic()
    interval = max(1, steps // 50)
    batches = training.batches(arguments.batch, np.random.default_rng(arguments.seed))
    with concurrent.futures.ThreadPoolExecutor(1) as pool:
        for n, batch in zip(range(1, steps + 1), data.prefetched(pool, batches)):
            weights, state, value = step(weights, state, batch)
            losses.append(float(value))
            if n % interval == 0 or n == steps:
                validated = float(np.mean([measure(merged(weights), batch) for batch in validation_batches]))
                curve.append({"step": n, "rate": float(schedule(n)), "training": float(np.mean(losses)), "validation": validated})
                speed = n * arguments.batch / (time.monotonic() - started)
                print(f"step {n}: training {curve[-1]['training']:.6f}, validation {validated:.6f}, {speed:.0f} positions/s", flush=True)
                losses = []
    return merged(weights), curve, validation_batches, measure


def main():
    arguments = parse_arguments()
    if len(arguments.data) <= arguments.validation:
        raise SystemExit("there must be more shards than those that validate")
    weights, curve, validation_batches, measure = train(arguments)
    network = netfile.quantised(weights)
    netfile.write(arguments.out, network, SCALE, arguments.correction)
    rounded = netfile.dequantised(network)
    zero = {name: jnp.zeros_like(value) for name, value in weights.items()}
    report = {
        "data": [path.name for path in arguments.data],
        "options": {name: value for name, value in vars(arguments).items() if isinstance(value, (int, float, bool))},
        "validation": {
            "float": float(np.mean([measure(weights, batch) for batch in validation_batches])),
            "quantised": float(np.mean([measure(rounded, batch) for batch in validation_batches])),
            "without network": float(np.mean([measure(zero, batch) for batch in validation_batches])),
        },
        "curve": curve,
    }
    print(json.dumps(report["validation"]))
    if arguments.curves:
        arguments.curves.with_suffix(".json").write_text(json.dumps(report, indent=1) + "\n")
        arguments.curves.with_suffix(".svg").write_text(curves.svg(curve))


if __name__ == "__main__":
    main()
