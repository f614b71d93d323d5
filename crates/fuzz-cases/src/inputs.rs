//! The inputs that tests repeat: the inputs in `fuzz/regressions`, and the minimised corpora in `fuzz/corpora`.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use flate2::read::GzDecoder;
use tar::Archive;

/// An input of a case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Input {
    /// Its file, or its name in the archive of the corpus.
    pub path: PathBuf,
    /// Its bytes.
    pub content: Vec<u8>,
}

/// All inputs of a case. `fuzz` is the folder of that name.
///
/// # Errors
/// Fails if the folder of the case in `regressions`, a file in it, or the archive of its corpus cannot be read. A case may have no corpus.
pub fn inputs_of(fuzz: &Path, case: &str) -> io::Result<Vec<Input>> {
    let mut inputs = Vec::new();
    for entry in fs::read_dir(fuzz.join("regressions").join(case))? {
        let path = entry?.path();
        inputs.push(Input { content: fs::read(&path)?, path });
    }
    match File::open(fuzz.join("corpora").join(format!("{case}.tar.gz"))) {
        Ok(archive) => inputs.extend(archived(archive)?),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {}
        Err(error) => return Err(error),
    }
    Ok(inputs)
}

/// The files of an archive.
fn archived(archive: impl Read) -> io::Result<Vec<Input>> {
    let mut inputs = Vec::new();
    for entry in Archive::new(GzDecoder::new(archive)).entries()? {
        let mut entry = entry?;
        if entry.header().entry_type().is_file() {
            let mut content = Vec::new();
            entry.read_to_end(&mut content)?;
            inputs.push(Input { path: entry.path()?.into_owned(), content });
        }
    }
    Ok(inputs)
}
