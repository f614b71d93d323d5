//! Named texts as files in a folder, in a format that only the caller knows. Does not depend on Bevy.

use std::path::{Path, PathBuf};
use std::{fs, io};

use jiff::Timestamp;

use super::Store;
use super::store::{StoreError, clean_name, json_files_in, modified_time, unused_path};
use cannon_files::{FileError, SystemError, atomic};

/// The file name for a text whose name has no characters that are allowed in file names.
const UNNAMED: &str = "unnamed";

/// The file name of the draft. It starts with a dot, so that the draft is not listed.
const DRAFT: &str = ".draft.json";

/// A folder of named texts.
#[derive(Clone, Debug)]
pub struct TextFolder {
    folder: PathBuf,
}

/// A text in the folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredText {
    /// The file.
    pub file: PathBuf,
    /// The time of the last change.
    pub modified: Option<Timestamp>,
    /// The content, or the reason why it cannot be read.
    pub text: Result<String, SystemError>,
}

impl Store {
    /// The texts in this folder beside the saved games. The folder need not exist yet.
    pub fn text_folder(&self, folder: &str) -> TextFolder {
        TextFolder { folder: self.folder().join(folder) }
    }
}

impl TextFolder {
    /// All texts, the newest first.
    ///
    /// # Errors
    /// If the folder cannot be read. Files that cannot be read are part of the list.
    pub fn list(&self) -> Result<Vec<StoredText>, StoreError> {
        let read_entry = |file: PathBuf| {
            let text = cannon_files::read_text(&file).map_err(|error| match error {
                FileError::Read { error, .. } => SystemError::from(&error),
                // Reading a text has no other errors.
                other => SystemError { kind: io::ErrorKind::InvalidData, text: other.to_string() },
            });
            StoredText { modified: modified_time(&file), file, text }
        };
        let mut texts: Vec<StoredText> = json_files_in(&self.folder)?.into_iter().map(read_entry).collect();
        texts.sort_by(|a, b| b.modified.cmp(&a.modified).then_with(|| a.file.cmp(&b.file)));
        Ok(texts)
    }

    /// Writes a text to a new file, whose name is derived from `name`.
    ///
    /// # Errors
    /// If the name has no letter or digit, or the file cannot be written.
    pub fn add(&self, name: &str, text: &str) -> Result<PathBuf, StoreError> {
        let name = clean_name(name);
        if !name.chars().any(char::is_alphanumeric) {
            return Err(StoreError::NoName);
        }
        fs::create_dir_all(&self.folder).map_err(StoreError::io(&self.folder))?;
        atomic::remove_stale_files(&self.folder);
        let file = unused_path(&self.folder, &name, UNNAMED);
        cannon_files::write_atomically(&file, text).map_err(StoreError::io(&file))?;
        Ok(file)
    }

    /// Replaces the text of a file.
    ///
    /// # Errors
    /// If the file cannot be written. It is unchanged then.
    pub fn replace(&self, file: &Path, text: &str) -> Result<(), StoreError> {
        fs::create_dir_all(&self.folder).map_err(StoreError::io(&self.folder))?;
        cannon_files::write_atomically(file, text).map_err(StoreError::io(file))
    }

    /// The draft from the last session, if there is one that can be read.
    pub fn draft(&self) -> Option<String> {
        cannon_files::read_text(&self.folder.join(DRAFT)).ok()
    }

    /// Writes the draft, or deletes it if `text` is `None`.
    ///
    /// # Errors
    /// If the file cannot be written or deleted.
    pub fn save_draft(&self, text: Option<&str>) -> Result<(), StoreError> {
        let file = self.folder.join(DRAFT);
        match text {
            Some(text) => self.replace(&file, text),
            None if file.exists() => self.delete(&file),
            None => Ok(()),
        }
    }

    /// Deletes a file.
    ///
    /// # Errors
    /// If the file cannot be deleted.
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
        let text_folder = Store::new(folder.path()).text_folder("texts");
        assert_eq!(text_folder.list().expect("a missing folder is an empty list"), []);
        let first = text_folder.add("A name", "one").expect("added");
        let second = text_folder.add("A name", "two").expect("added beside the first");
        assert_ne!(first, second);
        text_folder.replace(&first, "three").expect("replaced");
        let texts = text_folder.list().expect("listed").into_iter();
        let mut texts: Vec<String> = texts.map(|text| text.text.expect("it can be read")).collect();
        texts.sort();
        assert_eq!(texts, ["three", "two"]);
        text_folder.delete(&second).expect("deleted");
        assert_eq!(text_folder.list().expect("listed").len(), 1);
        assert!(matches!(text_folder.add(" !? ", "four"), Err(StoreError::NoName)));
        text_folder.save_draft(Some("five")).expect("draft written");
        assert_eq!((text_folder.draft().as_deref(), text_folder.list().expect("listed").len()), (Some("five"), 1));
        text_folder.save_draft(None).expect("draft deleted");
        assert_eq!(text_folder.draft(), None);
    }
}
