//! Atomic file writes: at any moment the file holds either the old content or the new one in full.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use tempfile::{Builder, NamedTempFile, TempPath};

/// Name prefix of temporary files.
const TEMP_PREFIX: &str = ".unfinished-";
/// Temporary files older than this were left behind by a program that was killed.
const STALE_AFTER: Duration = Duration::from_secs(60 * 60);

/// Stages of a write, between which the program can be killed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WriteStage {
    /// The temporary file exists and is empty.
    Created,
    /// Half of the content was written.
    HalfWritten,
    /// All of the content was written.
    Written,
    /// The content was flushed to the disk.
    Synced,
    /// The temporary file has replaced the old file.
    Renamed,
}

/// Maximum number of symbolic links followed in a row, the same as on Linux.
const MAX_LINKS: usize = 40;

/// Replaces the file at `path`, or creates it. The folder must exist. Symbolic links are kept, and their target is
/// replaced.
///
/// # Errors
/// The file system's error. The old file is unchanged, unless only the final sync of the folder failed.
pub fn write(path: &Path, text: &[u8]) -> io::Result<()> {
    write_with_observer(path, text, &mut |_| Ok(()))
}

/// Like [`write()`], but calls `observer` after each stage. An error from `observer` stops the write there, as if the
/// program were killed.
pub fn write_with_observer(
    path: &Path,
    text: &[u8],
    observer: &mut dyn FnMut(WriteStage) -> io::Result<()>,
) -> io::Result<()> {
    let path = &resolve_links(path)?;
    refuse_special(path)?;
    let file = write_temporary(path, text, observer)?;
    file.persist(path).map_err(|error| error.error)?;
    observer(WriteStage::Renamed)?;
    sync_folder(folder_of(path))
}

/// Creates the file at `path`. The folder must exist. A file that is there already is never replaced, not even one that
/// another program creates at the same moment.
///
/// # Errors
/// The file system's error, of the kind [`AlreadyExists`](io::ErrorKind::AlreadyExists) if there is something at `path`.
pub fn write_new(path: &Path, text: &[u8]) -> io::Result<()> {
    let file = write_temporary(path, text, &mut |_| Ok(()))?;
    file.persist_noclobber(path).map_err(|error| error.error)?;
    sync_folder(folder_of(path))
}

/// Moves a file to a path at which there is nothing yet, in the same file system. A file that is there already is never
/// replaced.
///
/// # Errors
/// The file system's error, of the kind [`AlreadyExists`](io::ErrorKind::AlreadyExists) if there is something at `to`. The
/// file is still at `from` then, unless only the final sync of a folder failed.
pub fn rename_new(from: &Path, to: &Path) -> io::Result<()> {
    let mut file = TempPath::try_from_path(from)?;
    // The type is for temporary files, which are removed if they cannot be moved. This one must stay.
    file.disable_cleanup(true);
    file.persist_noclobber(to).map_err(|error| error.error)?;
    sync_folder(folder_of(to))?;
    sync_folder(folder_of(from))
}

/// Refuses paths at which there is something else than a file.
fn refuse_special(path: &Path) -> io::Result<()> {
    // Replacing a device or socket would remove it from the file system.
    if fs::metadata(path).is_ok_and(|metadata| !metadata.is_file()) {
        return Err(io::Error::new(io::ErrorKind::InvalidInput, "not a regular file"));
    }
    Ok(())
}

/// The folder that holds the file at `path`.
fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}

/// Writes a temporary file next to `path` and flushes it to the disk. It is removed when the value is dropped.
fn write_temporary(
    path: &Path,
    text: &[u8],
    observer: &mut dyn FnMut(WriteStage) -> io::Result<()>,
) -> io::Result<NamedTempFile> {
    let mut builder = Builder::new();
    builder.prefix(TEMP_PREFIX);
    // Created with the user's normal umask instead of the private mode of temporary files.
    let mut file = builder.make_in(folder_of(path), |path| File::create_new(path))?;
    observer(WriteStage::Created)?;
    let (first, second) = text.split_at(text.len() / 2);
    file.write_all(first)?;
    observer(WriteStage::HalfWritten)?;
    file.write_all(second)?;
    file.flush()?;
    observer(WriteStage::Written)?;
    file.as_file().sync_all()?;
    observer(WriteStage::Synced)?;
    Ok(file)
}

/// Resolves the symbolic links of a path. The target need not exist.
fn resolve_links(path: &Path) -> io::Result<PathBuf> {
    let mut path = path.to_owned();
    for _ in 0..MAX_LINKS {
        // A path that cannot be read as a link is not one; any other problem shows when it is written.
        let Ok(link) = fs::read_link(&path) else { return Ok(path) };
        path = path.parent().unwrap_or(Path::new("")).join(link);
    }
    Err(io::Error::new(io::ErrorKind::InvalidInput, "too many symbolic links"))
}

/// Syncs a folder to the disk, so that a rename in it survives a power failure. Windows has no equivalent.
fn sync_folder(folder: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}

/// Removes old temporary files of programs that were killed while writing. Files that cannot be removed are ignored.
pub fn remove_stale_files(folder: &Path) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let is_temporary = entry.file_name().to_str().is_some_and(|name| name.starts_with(TEMP_PREFIX));
        let modified = entry.metadata().and_then(|metadata| metadata.modified());
        let is_stale =
            modified.is_ok_and(|time| SystemTime::now().duration_since(time).is_ok_and(|age| age > STALE_AFTER));
        if is_temporary && is_stale {
            let _ = fs::remove_file(entry.path());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn interrupted_write_leaves_the_old_text_or_the_new_one() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let file = folder.path().join("text");
        for stop in
            [WriteStage::Created, WriteStage::HalfWritten, WriteStage::Written, WriteStage::Synced, WriteStage::Renamed]
        {
            write(&file, b"the old text").expect("written");
            let stopped = write_with_observer(&file, b"a new text", &mut |stage| {
                if stage == stop { Err(io::Error::other("killed")) } else { Ok(()) }
            });
            assert!(stopped.is_err());
            let expected: &[u8] = if stop == WriteStage::Renamed { b"a new text" } else { b"the old text" };
            assert_eq!(fs::read(&file).expect("read"), expected, "{stop:?}");
        }
    }
}
