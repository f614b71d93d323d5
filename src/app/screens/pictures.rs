//! Where pictures and films go.

use std::path::{Path, PathBuf};

use bevy::prelude::*;
use directories::UserDirs;

/// The folder for pictures and films; `None` for the player's own. Tests name another.
#[derive(Resource, Clone, Debug, Default)]
pub struct PictureFolder(pub Option<PathBuf>);

impl PictureFolder {
    /// The player's folder for pictures; without one, the player's own folder.
    pub(super) fn path(&self) -> Option<PathBuf> {
        self.0.clone().or_else(|| {
            let player = UserDirs::new()?;
            Some(player.picture_dir().unwrap_or_else(|| player.home_dir()).to_owned())
        })
    }
}

/// A file, or without an extension a folder, that is not there yet, named after the moment.
pub(super) fn free_name(folder: &Path, moment: &str, extension: Option<&str>) -> PathBuf {
    let moment = moment.replace(':', ".");
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
    fn no_picture_is_written_over_another() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let names: Vec<String> = (0..3)
            .map(|_| {
                let file = free_name(folder.path(), "2026-11-22 05:47", Some("png"));
                std::fs::write(&file, "").expect("written");
                file.file_name().expect("it has a name").to_string_lossy().into_owned()
            })
            .collect();
        let wanted = ["", " (2)", " (3)"].map(|number| format!("Cannon 2026-11-22 05.47{number}.png"));
        assert_eq!(names, wanted);
    }
}
