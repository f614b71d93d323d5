//! Compresses the networks that are built in, which makes them a third as large.
#![allow(clippy::print_stdout, reason = "Cargo reads the output of build scripts")]

use std::error::Error;
use std::fs::{self, File};
use std::io::Write;
use std::path::Path;

use flate2::Compression;
use flate2::write::ZlibEncoder;

fn main() -> Result<(), Box<dyn Error>> {
    let out = std::env::var("OUT_DIR")?;
    for name in ["cannon.nnue", "tank-chess.nnue"] {
        let source = Path::new("../../assets/engine").join(name);
        println!("cargo::rerun-if-changed={}", source.display());
        let mut encoder = ZlibEncoder::new(File::create(Path::new(&out).join(name))?, Compression::best());
        encoder.write_all(&fs::read(source)?)?;
        encoder.finish()?;
    }
    Ok(())
}
