//! The folders for photos, exported animations and pages to print, and the names of new files in them.

use std::path::{Path, PathBuf};

use bevy::prelude::*;
use directories::UserDirs;

use cannon_files::{atomic, system_error};
use cannon_rules::message::Message;

/// The folder for photos and exported animations; `None` for the user's picture folder. Tests set another.
#[derive(Resource, Clone, Debug, Default)]
pub struct PictureFolder(pub Option<PathBuf>);

impl PictureFolder {
    /// The chosen folder, else the user's picture folder, else the home folder. `None` if the user has no home folder.
    pub(crate) fn path(&self) -> Option<PathBuf> {
        self.0.clone().or_else(|| {
            let player = UserDirs::new()?;
            Some(player.picture_dir().unwrap_or_else(|| player.home_dir()).to_owned())
        })
    }
}

/// The folder for pages to print; `None` for the user's document folder. Tests set another.
#[derive(Resource, Clone, Debug, Default)]
pub struct DocumentFolder(pub Option<PathBuf>);

impl DocumentFolder {
    /// The chosen folder, else the user's document folder, else the home folder. `None` if the user has no home folder.
    pub(crate) fn path(&self) -> Option<PathBuf> {
        self.0.clone().or_else(|| {
            let player = UserDirs::new()?;
            Some(player.document_dir().unwrap_or_else(|| player.home_dir()).to_owned())
        })
    }
}

/// Writes a new file with this name. Makes the folder if there is none. Returns the path of the file.
///
/// # Errors
/// What a player is told about the error of the file system.
pub(crate) fn write_new(folder: &Path, name: &str, extension: &str, content: &[u8]) -> Result<PathBuf, Message> {
    std::fs::create_dir_all(folder).map_err(|error| system_error::message(folder, &error))?;
    let file = unused_path(folder, name, Some(extension));
    atomic::write(&file, content).map_err(|error| system_error::message(&file, &error))?;
    Ok(file)
}

/// The name of a picture or animation of this date and time.
pub(crate) fn picture_name(timestamp: &str) -> String {
    format!("Cannon {}", timestamp.replace(':', "."))
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

    #[test]
    fn pictures_of_the_same_minute_get_different_names() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let names: Vec<String> = (0..3)
            .map(|_| {
                let file = unused_path(folder.path(), &picture_name("2026-11-22 05:47"), Some("png"));
                std::fs::write(&file, "").expect("written");
                file.file_name().expect("it has a name").to_string_lossy().into_owned()
            })
            .collect();
        let wanted = ["", " (2)", " (3)"].map(|number| format!("Cannon 2026-11-22 05.47{number}.png"));
        assert_eq!(names, wanted);
    }
}
