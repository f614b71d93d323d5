//! Compresses the Fluent files, which makes them a third as large.
#![allow(clippy::print_stdout, reason = "Cargo reads the output of build scripts")]

use std::error::Error;
use std::path::Path;

fn main() -> Result<(), Box<dyn Error>> {
    let source = Path::new("../../assets/locales");
    println!("cargo::rerun-if-changed={}", source.display());
    cannon_compression::compress_folder(source, &Path::new(&std::env::var("OUT_DIR")?).join("locales"))?;
    Ok(())
}
