//! Compresses the Fluent files, which makes them a third as large.

fn main() -> std::io::Result<()> {
    cannon_compression::compress_for_build("../../assets", &["locales"])
}
