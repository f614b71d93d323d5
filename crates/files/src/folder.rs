//! Folders of files: which of their entries are files of the program.

use std::fs::{self, Metadata};
use std::io;
use std::path::{Path, PathBuf};

/// Extension of all files that the program keeps in folders.
pub const EXTENSION: &str = "json";

/// The visible JSON files of a folder with their metadata, in no order. Links are followed. Other files, such as the index
/// of the library, and folders are left out.
///
/// # Errors
/// The folder cannot be listed.
pub fn json_files(folder: &Path) -> io::Result<Vec<(PathBuf, Metadata)>> {
    files_with(folder, &[EXTENSION])
}

/// The visible files of a folder that have one of these extensions, as [`json_files`] finds them.
///
/// # Errors
/// The folder cannot be listed.
pub fn files_with(folder: &Path, extensions: &[&str]) -> io::Result<Vec<(PathBuf, Metadata)>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let path = entry.path();
        let is_wanted = path.extension().is_some_and(|extension| extensions.iter().any(|wanted| extension == *wanted));
        if !is_wanted || entry.file_name().as_encoded_bytes().starts_with(b".") {
            continue;
        }
        // A file that was removed in the meantime is left out.
        let Ok(metadata) = fs::metadata(&path) else { continue };
        if metadata.is_file() {
            found.push((path, metadata));
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_files_hidden_ones_and_folders_are_left_out() {
        let folder = tempfile::tempdir().expect("a folder");
        fs::create_dir(folder.path().join("folder.json")).expect("a writable folder");
        for name in ["a game.json", "index.redb", "notes.txt", "json", ".draft.json", ".json", "a game.json~"] {
            fs::write(folder.path().join(name), "").expect("a writable folder");
        }
        let found: Vec<PathBuf> =
            json_files(folder.path()).expect("a folder").into_iter().map(|(path, _)| path).collect();
        assert_eq!(found, [folder.path().join("a game.json")]);
        assert!(json_files(&folder.path().join("missing")).is_err());
    }
}
