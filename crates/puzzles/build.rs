//! Compresses the puzzles that come with the program, which makes them a fifth as large.

fn main() -> std::io::Result<()> {
    cannon_compression::compress_for_build("../../assets", &["puzzles"])
}
