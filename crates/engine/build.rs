//! Compresses the networks that are built in, which makes them a third as large.

fn main() -> std::io::Result<()> {
    cannon_compression::compress_for_build(
        "assets/networks",
        &["cannon.nnue", "tank-chess.nnue", "tank-chess-policy.nnue"],
    )
}
