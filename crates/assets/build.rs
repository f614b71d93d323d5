//! Compresses the models, the textures of the rooms and the licences, so that they take half of the space in the program, and rebuilds the
//! crate when a file is added to an asset folder or removed from it. The compiler itself notices only changes of files that it has embedded.

fn main() -> std::io::Result<()> {
    // Recordings are compressed already.
    cannon_compression::rerun_if_changed("../../assets/sounds");
    cannon_compression::compress_for_build("../../assets", &["models", "rooms", "licenses"])
}
