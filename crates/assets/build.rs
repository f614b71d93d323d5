//! Compresses the models, the textures of the rooms and the licences, so that they take half of the space in the program, and rebuilds the
//! crate when a file is added to an asset folder or removed from it. The compiler itself notices only changes of files that it has embedded.
#![allow(clippy::print_stdout, reason = "Cargo reads the output of build scripts")]

use std::error::Error;
use std::path::{Path, PathBuf};

fn main() -> Result<(), Box<dyn Error>> {
    let assets = Path::new("../../assets");
    let out = PathBuf::from(std::env::var("OUT_DIR")?);
    for folder in ["models", "sounds", "rooms", "licenses"] {
        println!("cargo::rerun-if-changed={}", assets.join(folder).display());
    }
    // Recordings are compressed already.
    for folder in ["models", "rooms", "licenses"] {
        cannon_compression::compress_folder(&assets.join(folder), &out.join(folder))?;
    }
    Ok(())
}
