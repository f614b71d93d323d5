//! Texts with names as files of one folder. What is in them, and where in them the name is, is for those to know who put them there. No Bevy.

use std::fs;
use std::path::{Path, PathBuf};

use jiff::Timestamp;

use super::Store;
use super::store::{StoreError, files_in, free_file, tidy, written};
use cannon_files::{FileError, atomic};

/// What a file is called whose text's name cannot be part of a file's name.
const UNNAMED: &str = "unnamed";

/// The file of what is not finished. The list has no files that begin with a dot.
const DRAFT: &str = ".draft.json";

/// A folder of texts.
#[derive(Clone, Debug)]
pub struct Shelf {
    folder: PathBuf,
}

/// A file of a shelf.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShelvedText {
    /// Which file.
    pub file: PathBuf,
    /// When it was last written.
    pub written: Option<Timestamp>,
    /// What is in it, or why it cannot be read.
    pub text: Result<String, String>,
}

impl Store {
    /// The shelf in this folder beside the saved games. The folder need not exist yet.
    #[must_use]
    pub fn shelf(&self, folder: &str) -> Shelf {
        Shelf { folder: self.folder().join(folder) }
    }
}

impl Shelf {
    /// All texts, the newest first.
    ///
    /// # Errors
    /// What the file system said about the folder; files that cannot be read are part of the list.
    pub fn list(&self) -> Result<Vec<ShelvedText>, StoreError> {
        let look = |file: PathBuf| {
            let text = cannon_files::read_text(&file).map_err(|error| match error {
                FileError::Read { error, .. } | FileError::Write { error, .. } => error.to_string(),
                FileError::Record { error, .. } => error.to_string(),
            });
            ShelvedText { written: written(&file), file, text }
        };
        let mut texts: Vec<ShelvedText> = files_in(&self.folder)?.into_iter().map(look).collect();
        texts.sort_by(|a, b| b.written.cmp(&a.written).then_with(|| a.file.cmp(&b.file)));
        Ok(texts)
    }

    /// Puts a text into a new file, whose name is made from the text's.
    ///
    /// # Errors
    /// The name has no letter or digit, or what the file system said.
    pub fn add(&self, name: &str, text: &str) -> Result<PathBuf, StoreError> {
        let name = tidy(name);
        if !name.chars().any(char::is_alphanumeric) {
            return Err(StoreError::NoName);
        }
        fs::create_dir_all(&self.folder).map_err(StoreError::io(&self.folder))?;
        atomic::remove_stale_files(&self.folder);
        let file = free_file(&self.folder, &name, UNNAMED);
        cannon_files::write_atomically(&file, text).map_err(StoreError::io(&file))?;
        Ok(file)
    }

    /// Puts another text into a file of the list.
    ///
    /// # Errors
    /// What the file system said; the file is then as it was.
    pub fn replace(&self, file: &Path, text: &str) -> Result<(), StoreError> {
        fs::create_dir_all(&self.folder).map_err(StoreError::io(&self.folder))?;
        cannon_files::write_atomically(file, text).map_err(StoreError::io(file))
    }

    /// What was not finished when the program ended, if it can be read.
    #[must_use]
    pub fn draft(&self) -> Option<String> {
        cannon_files::read_text(&self.folder.join(DRAFT)).ok()
    }

    /// Keeps what is not finished, or no longer keeps what was not.
    ///
    /// # Errors
    /// What the file system said.
    pub fn keep_draft(&self, text: Option<&str>) -> Result<(), StoreError> {
        let file = self.folder.join(DRAFT);
        match text {
            Some(text) => self.replace(&file, text),
            None if file.exists() => self.delete(&file),
            None => Ok(()),
        }
    }

    /// Deletes a file of the list.
    ///
    /// # Errors
    /// What the file system said.
    pub fn delete(&self, file: &Path) -> Result<(), StoreError> {
        fs::remove_file(file).map_err(StoreError::io(file))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_added_replaced_and_deleted() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let shelf = Store::new(folder.path()).shelf("texts");
        assert_eq!(shelf.list().expect("no folder is an empty one"), []);
        let first = shelf.add("A name", "one").expect("added");
        let second = shelf.add("A name", "two").expect("added beside the first");
        assert_ne!(first, second);
        shelf.replace(&first, "three").expect("replaced");
        let mut texts: Vec<_> = shelf.list().expect("listed").into_iter().map(|text| text.text).collect();
        texts.sort();
        assert_eq!(texts, [Ok("three".to_owned()), Ok("two".to_owned())]);
        shelf.delete(&second).expect("deleted");
        assert_eq!(shelf.list().expect("listed").len(), 1);
        assert!(matches!(shelf.add(" !? ", "four"), Err(StoreError::NoName)));
        shelf.keep_draft(Some("five")).expect("kept");
        assert_eq!((shelf.draft().as_deref(), shelf.list().expect("listed").len()), (Some("five"), 1));
        shelf.keep_draft(None).expect("no longer kept");
        assert_eq!(shelf.draft(), None);
    }
}
