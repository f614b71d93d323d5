"""Reads the inputs that `cannon-lab datagen --features` writes, and makes batches of them."""

import numpy as np

import data
from tank_chess_netfile import ROWS

HEADER = np.dtype([("magic", "S8"), ("version", "<u8"), ("positions", "<u8"), ("rows", "<u8")])
COLUMNS = (("score", "<i2"), ("base", "<i2"), ("result", "u1"), ("bias", "u1"), ("output_bucket", "u1"), ("count", "u1"))


class Shards:
    """The positions of several files of inputs, in memory."""

    def __init__(self, paths):
        parts = [read(path) for path in paths]
        columns = {name: np.concatenate([part[name] for part in parts]) for name, _ in COLUMNS}
        self.rows = np.concatenate([part["rows"] for part in parts])
        self.counts = columns.pop("count").astype(np.int64)
        self.starts = np.cumsum(2 * self.counts) - 2 * self.counts
        self.columns = columns
        # A multiple, so that shards of different boards seldom lead to different shapes of batches.
        self.width = -(-int(self.counts.max()) // 16) * 16

    def __len__(self):
        return len(self.counts)

    def batches(self, size, random):
        """Batches without end. Each position comes once in every round."""
        for chosen in data.rounds(len(self), size, random):
            yield self.batch_of(chosen)

    def batch_of(self, chosen):
        """A batch as arrays: `rows` has the rows of the view of the side to move and of the other, filled up with the number of rows, which stands
        for a row of zeros."""
        counts, starts = self.counts[chosen], self.starts[chosen]
        place = np.arange(self.width)
        index = starts[:, None, None] + np.array([0, 1])[:, None] * counts[:, None, None] + place
        is_row = np.broadcast_to(place < counts[:, None, None], index.shape)
        rows = np.where(is_row, self.rows[np.minimum(index, len(self.rows) - 1)], ROWS).astype(np.int32)
        batch = {name: column[chosen] for name, column in self.columns.items()}
        return {
            "rows": rows,
            "bias": batch["bias"].astype(np.int32),
            "output_bucket": batch["output_bucket"].astype(np.int32),
            "score": batch["score"].astype(np.float32),
            "result": batch["result"].astype(np.float32) / 2,
            "base": batch["base"].astype(np.float32),
        }


def read(path):
    """The columns of a file."""
    content = path.read_bytes()
    header = np.frombuffer(content, HEADER, 1)[0]
    if header["magic"] != b"TANKCHIN" or header["version"] != 1:
        raise SystemExit(f"{path}: these are no inputs of Tank Chess")
    columns, start = {}, HEADER.itemsize
    for name, kind in COLUMNS:
        columns[name] = np.frombuffer(content, kind, int(header["positions"]), start)
        start += columns[name].nbytes
    columns["rows"] = np.frombuffer(content, "<u2", int(header["rows"]), start)
    return columns
