"""The training that the networks of both games have in common: the loss, the options, the loop, and the report.

A game is a module with `SCALE`, `shards`, `initial_weights`, `weights_of`, `clipped`, `merged`, `outputs`, `write` and, if it has options of its own,
`add_arguments`.
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


def loss(game, weights, batch, score_share, power):
    """The mean of |p - t|^power, where p is the win probability of the evaluation and t the target: a mixture of the win probability of the
    search score and of the result of the game."""
    predicted = jax.nn.sigmoid(game.outputs(weights, batch) + batch["base"] / game.SCALE)
    target = score_share * jax.nn.sigmoid(batch["score"] / game.SCALE) + (1.0 - score_share) * batch["result"]
    return jnp.mean(jnp.abs(predicted - target) ** power)


def parse_arguments(game):
    """The command line."""
    parser = argparse.ArgumentParser(description=game.__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", nargs="+", type=pathlib.Path, required=True, help=game.DATA)
    parser.add_argument("--validation", type=int, default=1, help="number of shards at the end of the list that only validate")
    parser.add_argument("--out", type=pathlib.Path, required=True, help="the network file")
    parser.add_argument("--init", type=pathlib.Path, help="go on from the network in this file")
    parser.add_argument("--curves", type=pathlib.Path, help="write the losses to this name with .json and .svg")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--batch", type=int, default=16_384, help="positions in a batch")
    parser.add_argument("--epochs", type=float, default=10, help="how often each position is seen")
    parser.add_argument("--rate", type=float, default=2e-3, help="the highest learning rate; it rises linearly, then falls as a cosine")
    parser.add_argument("--decay", type=float, default=1e-2, help="weight decay")
    parser.add_argument("--score-share", type=float, default=0.7, help="the part of the target that is the search score")
    parser.add_argument("--power", type=float, default=2.5, help="the exponent of the loss")
    parser.add_argument("--minutes", type=float, help="plan as many epochs as fit into this time instead")
    if hasattr(game, "add_arguments"):
        game.add_arguments(parser)
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


def train(game, arguments):
    """Trains, and returns the weights and the curve: a list of points with step, rate and losses."""
    training = game.shards(arguments.data[: -arguments.validation], arguments)
    validation = game.shards(arguments.data[-arguments.validation :], arguments)
    validation_batches = [batch for _, batch in zip(range(8), validation.batches(arguments.batch, np.random.default_rng(2)))]
    measure = jax.jit(functools.partial(loss, game, score_share=arguments.score_share, power=arguments.power))

    def make(steps):
        schedule = optax.warmup_cosine_decay_schedule(0.0, arguments.rate, max(1, steps // 20), steps, arguments.rate / 100)
        optimizer = optax.adamw(schedule, weight_decay=arguments.decay)

        @jax.jit
        def step(weights, state, batch):
            value, gradient = jax.value_and_grad(lambda weights: measure(game.merged(weights), batch))(weights)
            updates, state = optimizer.update(gradient, state, weights)
            return game.clipped(optax.apply_updates(weights, updates)), state, value

        return schedule, optimizer, step

    weights = game.weights_of(arguments.init, arguments) if arguments.init else game.initial_weights(arguments.seed)
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
                validated = float(np.mean([measure(game.merged(weights), batch) for batch in validation_batches]))
                curve.append({"step": n, "rate": float(schedule(n)), "training": float(np.mean(losses)), "validation": validated})
                speed = n * arguments.batch / (time.monotonic() - started)
                print(f"step {n}: training {curve[-1]['training']:.6f}, validation {validated:.6f}, {speed:.0f} positions/s", flush=True)
                losses = []
    return game.merged(weights), curve, validation_batches, measure


def main(game):
    """Trains the network of a game by the command line, and writes its file and the report."""
    arguments = parse_arguments(game)
    if len(arguments.data) <= arguments.validation:
        raise SystemExit("there must be more shards than those that validate")
    weights, curve, validation_batches, measure = train(game, arguments)
    rounded = game.write(arguments.out, weights, arguments)
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
