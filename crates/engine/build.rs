//! Compresses the networks that are built in, which makes them a third as large.
#![allow(clippy::print_stdout, reason = "Cargo reads the output of build scripts")]

use std::error::Error;
use std::path::Path;

fn main() -> Result<(), Box<dyn Error>> {
    let out = std::env::var("OUT_DIR")?;
    for name in ["cannon.nnue", "tank-chess.nnue"] {
        let source = Path::new("../../assets/engine").join(name);
        println!("cargo::rerun-if-changed={}", source.display());
        cannon_compression::compress_file(&source, &Path::new(&out).join(name))?;
    }
    Ok(())
}
