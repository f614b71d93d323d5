//! The folders for photos, exported animations and pages to print, and the names of new files in them.

use std::path::{Path, PathBuf};
use std::{fs, io};

use bevy::prelude::*;
use directories::UserDirs;
use jiff::Timestamp;

use crate::parts::text;
use cannon_app_activities::persistence::store;
use cannon_app_base::i18n::Words;
use cannon_files::{atomic, system_error};
use cannon_print::{Page, to_pdf};

/// The folder for photos and exported animations; `None` for the user's picture folder. Tests set another.
#[derive(Resource, Clone, Debug, Default)]
pub struct PictureFolder(pub Option<PathBuf>);

impl PictureFolder {
    /// The chosen folder, else the user's picture folder, else the home folder. `None` if the user has no home folder.
    pub(crate) fn path(&self) -> Option<PathBuf> {
        self.0.clone().or_else(|| user_folder(UserDirs::picture_dir))
    }
}

/// The folder for pages to print and other documents; `None` for the user's document folder. Tests set another.
#[derive(Resource, Clone, Debug, Default)]
pub struct DocumentFolder(pub Option<PathBuf>);

impl DocumentFolder {
    /// The chosen folder, else the user's document folder, else the home folder. `None` if the user has no home folder.
    pub(crate) fn path(&self) -> Option<PathBuf> {
        self.0.clone().or_else(|| user_folder(UserDirs::document_dir))
    }

    /// Writes a new file with this name. Makes the folder if there is none. Returns the path of the file, or the reason why there is none.
    pub(crate) fn write(&self, words: &Words, name: &str, extension: &str, content: &[u8]) -> Result<PathBuf, String> {
        let folder = self.path().ok_or_else(|| words.text("print-no-folder"))?;
        let fault = |path: &Path, error: &io::Error| words.message(&system_error::message(path, error));
        fs::create_dir_all(&folder).map_err(|error| fault(&folder, &error))?;
        let file = unused_path(&folder, name, Some(extension));
        atomic::write(&file, content).map_err(|error| fault(&file, &error))?;
        Ok(file)
    }

    /// Writes a page to a new PDF file of this name. Returns the path of the file, or the reason why there is none.
    pub(crate) fn print(&self, words: &Words, name: &str, page: &Page) -> Result<PathBuf, String> {
        self.write(words, &store::file_stem(name, &words.text("title-name")), "pdf", &to_pdf(page))
    }
}

/// A folder of the user, or else the home folder.
fn user_folder(of: fn(&UserDirs) -> Option<&Path>) -> Option<PathBuf> {
    let user = UserDirs::new()?;
    Some(of(&user).unwrap_or_else(|| user.home_dir()).to_owned())
}

/// The name of a picture or animation of this moment, in the player's language.
pub(crate) fn picture_name(words: &Words, now: Timestamp) -> String {
    format!("{} {}", words.text("title-name"), text::timestamp(now).replace(':', "."))
}

/// A path in `folder` with this name that does not exist yet. Without an extension, it is the path of a folder.
pub(crate) fn unused_path(folder: &Path, name: &str, extension: Option<&str>) -> PathBuf {
    let named = |name: &str| match extension {
        Some(extension) => folder.join(format!("{name}.{extension}")),
        None => folder.join(name),
    };
    let first = named(name);
    if !first.exists() {
        return first;
    }
    (2_u32..).map(|number| named(&format!("{name} ({number})"))).find(|path| !path.exists()).unwrap_or(first)
}

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_i18n::{Language, Localizer};

    #[test]
    fn pictures_of_the_same_minute_get_different_names() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let japanese = Words(Localizer::new(Language::Japanese));
        let name = picture_name(&japanese, Timestamp::UNIX_EPOCH);
        assert!(name.starts_with("キャノン 19") && !name.contains(':'), "{name}");
        let names: Vec<String> = (0..3)
            .map(|_| {
                let file = unused_path(folder.path(), &name, Some("png"));
                std::fs::write(&file, "").expect("written");
                file.file_name().expect("it has a name").to_string_lossy().into_owned()
            })
            .collect();
        let wanted = ["", " (2)", " (3)"].map(|number| format!("{name}{number}.png"));
        assert_eq!(names, wanted);
    }
}
