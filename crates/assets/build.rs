//! Compresses the models, the textures of the rooms and the licences, so that they take half of the space in the program, and rebuilds the
//! crate when a file is added to an asset folder or removed from it. The compiler itself notices only changes of files that it has embedded.
#![allow(clippy::print_stdout, reason = "Cargo reads the output of build scripts")]

use std::error::Error;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::write::ZlibEncoder;

fn main() -> Result<(), Box<dyn Error>> {
    let out = PathBuf::from(std::env::var("OUT_DIR")?);
    for folder in ["models", "sounds", "rooms", "licenses"] {
        println!("cargo::rerun-if-changed=../../assets/{folder}");
    }
    // Recordings are compressed already.
    for folder in ["models", "rooms", "licenses"] {
        let target = out.join(folder);
        // Files that have been removed from the assets must not stay.
        if target.exists() {
            fs::remove_dir_all(&target)?;
        }
        compress_folder(&Path::new("../../assets").join(folder), &target)?;
    }
    Ok(())
}

/// Compresses all files of a folder and its subfolders.
fn compress_folder(source: &Path, target: &Path) -> Result<(), Box<dyn Error>> {
    fs::create_dir_all(target)?;
    for entry in fs::read_dir(source)? {
        let entry = entry?;
        let target = target.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            compress_folder(&entry.path(), &target)?;
        } else {
            let mut encoder = ZlibEncoder::new(Vec::new(), Compression::best());
            encoder.write_all(&fs::read(entry.path())?)?;
            fs::write(target, encoder.finish()?)?;
        }
    }
    Ok(())
}
