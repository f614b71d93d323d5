//! Writing a file so that it is at any moment either the old one or the new one, whole.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use tempfile::Builder;

/// How the names of unfinished files begin.
const UNFINISHED: &str = ".unfinished-";
/// Unfinished files older than this were left behind by a program that was killed.
const LEFT_BEHIND: Duration = Duration::from_secs(60 * 60);

/// The moments of a write between which a program can be killed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The temporary file is there and empty.
    Created,
    /// Half of the text is in it.
    HalfWritten,
    /// All of the text is in it.
    Written,
    /// The text is on the disk.
    Synced,
    /// The temporary file has taken the place of the old one.
    Renamed,
}

/// Symbolic links that are followed from one to the next: as many as Linux follows.
const MOST_LINKS: usize = 40;

/// Replaces the file at `path`, or creates it. The folder must exist. Symbolic links stay, and what they point to is replaced.
///
/// # Errors
/// What the file system said; the old file is then still there.
pub fn write(path: &Path, text: &[u8]) -> io::Result<()> {
    write_watched(path, text, &mut |_| Ok(()))
}

/// [`write()`], telling `watch` each step; its error stops the write there, as a kill would.
pub fn write_watched(path: &Path, text: &[u8], watch: &mut dyn FnMut(Step) -> io::Result<()>) -> io::Result<()> {
    let path = &behind_links(path)?;
    // A device would lose its place in the file system.
    if fs::metadata(path).is_ok_and(|there| !there.is_file()) {
        return Err(io::Error::new(io::ErrorKind::InvalidInput, "not a regular file"));
    }
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    let mut builder = Builder::new();
    builder.prefix(UNFINISHED);
    // Opened like any other file, not privately as temporary files are: who may read it is for the user's umask to say.
    let mut file = builder.make_in(folder, |path| File::create_new(path))?;
    watch(Step::Created)?;
    let (first, second) = text.split_at(text.len() / 2);
    file.write_all(first)?;
    watch(Step::HalfWritten)?;
    file.write_all(second)?;
    file.flush()?;
    watch(Step::Written)?;
    file.as_file().sync_all()?;
    watch(Step::Synced)?;
    file.persist(path).map_err(|error| error.error)?;
    watch(Step::Renamed)?;
    sync_folder(folder)
}

/// The file that is meant by a path. It need not exist, not even behind a link.
fn behind_links(path: &Path) -> io::Result<PathBuf> {
    let mut path = path.to_owned();
    for _ in 0..MOST_LINKS {
        // What cannot be read as a link is none; whatever else is wrong with it shows when it is written.
        let Ok(link) = fs::read_link(&path) else { return Ok(path) };
        path = path.parent().unwrap_or(Path::new("")).join(link);
    }
    Err(io::Error::new(io::ErrorKind::InvalidInput, "too many symbolic links"))
}

/// Makes a rename in the folder last through a power cut. Windows has no such thing.
fn sync_folder(folder: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}

/// Removes unfinished files of programs that were killed while writing. What cannot be removed stays: it does no harm.
pub fn sweep(folder: &Path) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let unfinished = entry.file_name().to_str().is_some_and(|name| name.starts_with(UNFINISHED));
        let modified = entry.metadata().and_then(|metadata| metadata.modified());
        let old = modified.is_ok_and(|time| SystemTime::now().duration_since(time).is_ok_and(|age| age > LEFT_BEHIND));
        if unfinished && old {
            let _ = fs::remove_file(entry.path());
        }
    }
}
