"""Reads the shards of `cannon-lab datagen` and makes batches of them."""

import numpy as np

from netfile import BUCKETS, ENEMY_FILES, OUTPUT_BUCKETS

RECORD = np.dtype([
    ("south", "u1", 16), ("north", "u1", 16), ("towns", "u1", 2), ("side", "u1"), ("rules", "u1"),
    ("score", "<i2"), ("ply", "<u2"), ("result", "u1"), ("zero", "u1"),
])
HEADER_BYTES = 72
# The preset whose long shots need two empty points, as a number of a record.
IGG = 2
# The number of views in a block of one bucket.
BLOCK = 128


def rounds(count, size, random):
    """Batches of positions by their numbers, in ascending order and without end. Each position comes once in every round, in an order that
    `random` determines. Rounds are not divided at the ends of batches."""
    order = np.empty(0, np.int64)
    while True:
        while len(order) < size:
            order = np.concatenate([order, random.permutation(count)])
        chosen, order = np.sort(order[:size]), order[size:]
        yield chosen


class Shards:
    """The positions of several shards, which stay on disk until a batch needs them."""

    def __init__(self, paths, correction):
        self.records = [np.memmap(path, RECORD, "r", HEADER_BYTES) for path in paths]
        self.bases = [np.fromfile(f"{path}.linear", "<i2") if correction else np.zeros(len(records), "<i2")
                      for path, records in zip(paths, self.records)]
        for path, records, bases in zip(paths, self.records, self.bases):
            if len(records) != len(bases):
                raise SystemExit(f"{path}.linear has {len(bases)} evaluations for {len(records)} positions")
        self.starts = np.cumsum([0] + [len(records) for records in self.records])

    def __len__(self):
        return int(self.starts[-1])

    def batches(self, size, random):
        """Batches without end. Records are read in the order in which they lie on the disk."""
        for chosen in rounds(len(self), size, random):
            ends = np.searchsorted(chosen, self.starts)
            parts = [(chosen[ends[n] : ends[n + 1]] - start, n) for n, start in enumerate(self.starts[:-1])]
            records = np.concatenate([self.records[n][part] for part, n in parts])
            bases = np.concatenate([self.bases[n][part] for part, n in parts])
            yield batch_of(records, bases)


def prefetched(pool, batches):
    """The same batches; the next one is made in the pool while one is used."""
    future = pool.submit(next, batches)
    while True:
        batch = future.result()
        future = pool.submit(next, batches)
        yield batch


def views(soldiers, towns, is_north):
    """The inputs and the buckets of positions as a side sees them.

    `soldiers` has the own and the enemy soldiers as 100 zeros and ones each, `towns` the points of the own and the enemy town, `is_north`
    whether the side is North, whose view is rotated.
    """
    boards = soldiers.reshape(-1, 2, 10, 10).copy()
    boards[is_north] = boards[is_north][:, :, ::-1, ::-1]
    files = np.where(is_north[:, None], 9 - towns % 10, towns % 10)
    mirrored = files[:, 0] > 4
    boards[mirrored] = boards[mirrored][:, :, :, ::-1]
    files = np.where(mirrored[:, None], 9 - files, files)
    return boards.reshape(-1, 200), (files[:, 0] - 1) * ENEMY_FILES + files[:, 1] - 1


def batch_of(records, bases):
    """A batch as arrays: `inputs` has the views in blocks of one bucket each, and `place` the place of each position's views among them, that
    of the side to move first."""
    south, north = (np.unpackbits(records[side], axis=1, count=100, bitorder="little") for side in ("south", "north"))
    by_side = np.stack([south, north], axis=1)
    towns = records["towns"].astype(np.int64)
    to_move = records["side"].astype(bool)
    inputs, buckets = [], []
    for is_north in (to_move, ~to_move):
        order = np.stack([is_north, ~is_north], axis=1).astype(np.int64)
        seen, bucket = views(np.take_along_axis(by_side, order[:, :, None], 1), np.take_along_axis(towns, order, 1), is_north)
        inputs.append(seen)
        buckets.append(bucket)
    inputs, buckets = np.stack(inputs, 1).reshape(-1, 200), np.stack(buckets, 1).reshape(-1)
    # The views of a bucket begin at a block; the rest of the last block of a bucket stays empty.
    counts = np.bincount(buckets, minlength=BUCKETS)
    blocks = -(-counts // BLOCK)
    first_block = np.cumsum(blocks) - blocks
    order = np.argsort(buckets, kind="stable")
    within = np.arange(len(buckets)) - np.repeat(np.cumsum(counts) - counts, counts)
    place = np.empty(len(buckets), np.int32)
    place[order] = first_block[buckets[order]] * BLOCK + within
    total = len(buckets) // BLOCK + BUCKETS
    blocked = np.zeros((total * BLOCK, 200), np.uint8)
    blocked[place] = inputs
    block_bucket = np.zeros(total, np.int32)
    block_bucket[: blocks.sum()] = np.repeat(np.arange(BUCKETS), blocks)
    pieces = south.sum(1, dtype=np.int32) + north.sum(1, dtype=np.int32)
    return {
        "inputs": blocked.reshape(total, BLOCK, 200),
        "block_bucket": block_bucket,
        "place": place.reshape(-1, 2),
        "rules": (records["rules"] == IGG).astype(np.int32),
        "output_bucket": np.minimum(pieces // 4, OUTPUT_BUCKETS - 1),
        "score": records["score"].astype(np.float32),
        "result": records["result"].astype(np.float32) / 2,
        "base": bases.astype(np.float32),
    }
