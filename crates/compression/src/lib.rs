//! Compression of the files that are built into the program.
//!
//! Build scripts compress; the program only decompresses. The format is LZMA with its old header of 13 bytes, which
//! takes a sixth less space than zlib for models and textures, and decompresses 35 MB a second or more.

use std::io::{Read, Write};
use std::path::Path;
use std::{fs, io};

use lzma_rust2::{LzmaOptions, LzmaReader, LzmaWriter};

/// The compression preset, from 0 to 9. The higher presets differ only for files larger than ours.
const PRESET: u32 = 9;
/// The smallest dictionary of LZMA, in bytes.
const MIN_DICTIONARY: u32 = 1 << 12;

/// The content that [`compress`] has made into these bytes.
///
/// The compiler has embedded the bytes that a build script has written. If some bytes have changed since then, the result ends early, and
/// the readers of the content report the fault.
pub fn decompress(compressed: &[u8]) -> Vec<u8> {
    let mut content = Vec::new();
    if let Ok(mut reader) = LzmaReader::new_mem_limit(compressed, u32::MAX, None) {
        // Everything that could be read before an error is in `content`.
        let _ = reader.read_to_end(&mut content);
    }
    content
}

/// Compresses a content of less than 4 GB.
///
/// # Errors
/// The encoder cannot write its output.
///
/// ```
/// let text = b"Charge! ".repeat(100);
/// let compressed = cannon_compression::compress(&text)?;
/// assert!(compressed.len() < 40);
/// assert_eq!(cannon_compression::decompress(&compressed), text);
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn compress(content: &[u8]) -> io::Result<Vec<u8>> {
    let mut options = LzmaOptions::with_preset(PRESET);
    // The reader allocates the dictionary, which never needs to be larger than the content.
    options.dict_size = u32::try_from(content.len()).unwrap_or(u32::MAX).clamp(MIN_DICTIONARY, options.dict_size);
    let mut writer = LzmaWriter::new_use_header(Vec::new(), &options, Some(content.len() as u64))?;
    writer.write_all(content)?;
    writer.finish()
}

/// The work of a build script: compresses files and folders into Cargo's folder for the output of the script, under the same names, and has
/// Cargo run the script again when a file or folder changes. The names are relative to `source`; folders are compressed with all that they
/// contain.
///
/// # Errors
/// A file cannot be read, written or removed, or the caller is no build script.
pub fn compress_for_build(source: impl AsRef<Path>, names: &[&str]) -> io::Result<()> {
    let output = std::env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("OUT_DIR is not set"))?;
    for name in names {
        let source = source.as_ref().join(name);
        rerun_if_changed(&source);
        compress_path(&source, &Path::new(&output).join(name))?;
    }
    Ok(())
}

/// Has Cargo run the build script again when this file changes, or when something in this folder does.
#[expect(clippy::print_stdout, reason = "Cargo reads the output of build scripts")]
pub fn rerun_if_changed(path: impl AsRef<Path>) {
    println!("cargo::rerun-if-changed={}", path.as_ref().display());
}

/// Compresses a file, or all files of a folder and of its subfolders into files of the same names. Whatever was in the target folder before
/// is removed.
fn compress_path(source: &Path, target: &Path) -> io::Result<()> {
    if !source.is_dir() {
        return fs::write(target, compress(&fs::read(source)?)?);
    }
    if target.exists() {
        fs::remove_dir_all(target)?;
    }
    fs::create_dir_all(target)?;
    for entry in fs::read_dir(source)? {
        let entry = entry?;
        compress_path(&entry.path(), &target.join(entry.file_name()))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_size_survives_a_round_trip() {
        for size in [0, 1, 4095, 4096, 100_000] {
            let content: Vec<u8> = (0..size).map(|index: usize| (index * index / 7) as u8).collect();
            assert_eq!(decompress(&compress(&content).expect("memory takes all bytes")), content, "{size} bytes");
        }
    }

    #[test]
    fn damaged_bytes_give_a_shorter_content() {
        let compressed = compress(&b"Charge! ".repeat(100)).expect("memory takes all bytes");
        assert!(decompress(&compressed[..compressed.len() - 1]).len() < 800);
        assert!(decompress(&compressed[..20]).len() < 800);
        assert!(decompress(&[0xff; 40]).is_empty() && decompress(&[]).is_empty());
    }
}
