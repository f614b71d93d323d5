//! The folder for photos and exported animations, and the names of new files in it.

use std::path::{Path, PathBuf};

use bevy::prelude::*;
use directories::UserDirs;

/// The folder for photos and exported animations; `None` for the user's picture folder. Tests set another.
#[derive(Resource, Clone, Debug, Default)]
pub struct PictureFolder(pub Option<PathBuf>);

impl PictureFolder {
    /// The chosen folder, else the user's picture folder, else the home folder. `None` if the user has no home folder.
    pub(super) fn path(&self) -> Option<PathBuf> {
        self.0.clone().or_else(|| {
            let player = UserDirs::new()?;
            Some(player.picture_dir().unwrap_or_else(|| player.home_dir()).to_owned())
        })
    }
}

/// A path in `folder` that does not exist yet, named after the date and time; a folder if there is no extension.
pub(super) fn unused_path(folder: &Path, timestamp: &str, extension: Option<&str>) -> PathBuf {
    let moment = timestamp.replace(':', ".");
    let named = |name: String| match extension {
        Some(extension) => folder.join(format!("{name}.{extension}")),
        None => folder.join(name),
    };
    let first = named(format!("Cannon {moment}"));
    if !first.exists() {
        return first;
    }
    (2_u32..).map(|number| named(format!("Cannon {moment} ({number})"))).find(|path| !path.exists()).unwrap_or(first)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_of_the_same_minute_get_different_names() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let names: Vec<String> = (0..3)
            .map(|_| {
                let file = unused_path(folder.path(), "2026-11-22 05:47", Some("png"));
                std::fs::write(&file, "").expect("written");
                file.file_name().expect("it has a name").to_string_lossy().into_owned()
            })
            .collect();
        let wanted = ["", " (2)", " (3)"].map(|number| format!("Cannon 2026-11-22 05.47{number}.png"));
        assert_eq!(names, wanted);
    }
}
