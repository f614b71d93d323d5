//! Atomic file writes: at any moment the file holds either the old content or the new one in full.

#[cfg(unix)]
use std::fs::Permissions;
use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, Write};
#[cfg(unix)]
use std::os::unix::fs::{MetadataExt, PermissionsExt, fchown};
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
/// replaced. The new file has the permissions of the old one, and its owner if the system allows.
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
    let replaced = writable_file_at(path)?;
    let file = write_temporary(path, text, replaced.as_ref(), observer)?;
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
    let file = write_temporary(path, text, None, &mut |_| Ok(()))?;
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
    // `TempPath` is for temporary files, and removes a file that cannot be moved. This file must stay.
    file.disable_cleanup(true);
    file.persist_noclobber(to).map_err(|error| error.error)?;
    sync_folder(folder_of(to))?;
    sync_folder(folder_of(from))
}

/// The bits of a file's mode that say who may read, write and execute the file, and among them the bits for its group.
#[cfg(unix)]
const PERMISSIONS: u32 = 0o777;
#[cfg(unix)]
const GROUP_PERMISSIONS: u32 = 0o070;

/// The metadata of the file at a path that is to be replaced; `None` if there is nothing.
///
/// # Errors
/// There is something other than a file, or a file that is protected from writing.
fn writable_file_at(path: &Path) -> io::Result<Option<Metadata>> {
    let Ok(metadata) = fs::metadata(path) else { return Ok(None) };
    // Replacing a device or socket would remove it from the file system.
    if !metadata.is_file() {
        return Err(io::Error::new(io::ErrorKind::InvalidInput, "not a regular file"));
    }
    // Replacing a file only takes the right to change its folder. The owner of a file expects that its own protection counts, also from
    // the administrator.
    if is_write_protected(&metadata) {
        return Err(io::Error::new(io::ErrorKind::PermissionDenied, "the file is write-protected"));
    }
    OpenOptions::new().write(true).open(path)?;
    Ok(Some(metadata))
}

/// Whether the owner of a file has protected it from writing.
#[cfg(unix)]
fn is_write_protected(metadata: &Metadata) -> bool {
    const OWNER_MAY_WRITE: u32 = 0o200;
    metadata.mode() & OWNER_MAY_WRITE == 0
}

/// Whether a file is protected from writing.
#[cfg(not(unix))]
fn is_write_protected(metadata: &Metadata) -> bool {
    metadata.permissions().readonly()
}

/// Gives a new file the owner and the permissions of the file that it replaces, as far as the system allows it.
///
/// # Errors
/// More people could read or change the new file than the replaced file.
#[cfg(unix)]
fn take_over_permissions(file: &File, replaced: &Metadata) -> io::Result<()> {
    let new = file.metadata()?;
    let mut mode = replaced.mode() & PERMISSIONS;
    if (new.uid(), new.gid()) != (replaced.uid(), replaced.gid()) {
        // Only the administrator may give files to others. A member of a group may give files to the group.
        let is_in_group = fchown(file, Some(replaced.uid()), Some(replaced.gid())).is_ok()
            || fchown(file, None, Some(replaced.gid())).is_ok();
        if !is_in_group && new.gid() != replaced.gid() {
            // The permissions were for the group of the old file, and not for the group of the new file.
            mode &= !GROUP_PERMISSIONS;
        }
    }
    if new.mode() & PERMISSIONS == mode {
        return Ok(());
    }
    match file.set_permissions(Permissions::from_mode(mode)) {
        Err(error) if new.mode() & PERMISSIONS & !mode != 0 => Err(error),
        // Some network file systems refuse every change. The file is complete without it.
        Ok(()) | Err(_) => Ok(()),
    }
}

/// Gives a new file the permissions of the file that it replaces.
#[cfg(not(unix))]
fn take_over_permissions(file: &File, replaced: &Metadata) -> io::Result<()> {
    file.set_permissions(replaced.permissions())
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
    replaced: Option<&Metadata>,
    observer: &mut dyn FnMut(WriteStage) -> io::Result<()>,
) -> io::Result<NamedTempFile> {
    let mut builder = Builder::new();
    builder.prefix(TEMP_PREFIX);
    // Created with the user's normal umask instead of the private mode of temporary files.
    let mut file = builder.make_in(folder_of(path), |path| File::create_new(path))?;
    // Before it has any content, which may be private.
    if let Some(replaced) = replaced {
        take_over_permissions(file.as_file(), replaced)?;
    }
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
        // A path that cannot be read as a link is no link. Any other problem shows when the file is written.
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

    #[cfg(unix)]
    #[test]
    fn permissions_of_a_replaced_file_are_kept() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().expect("a temporary folder");
        let file = folder.path().join("text");
        let mode = || fs::metadata(&file).expect("it is there").mode() & 0o777;
        let set_mode = |mode| fs::set_permissions(&file, fs::Permissions::from_mode(mode)).expect("changed");
        for kept in [0o600, 0o640, 0o664] {
            write(&file, b"old").expect("written");
            set_mode(kept);
            write(&file, b"new").expect("written");
            assert_eq!((mode(), fs::read(&file).expect("read")), (kept, b"new".to_vec()));
        }
        // Permissions do not keep the administrator, who may run this test, from writing.
        set_mode(0o444);
        let error = write(&file, b"newer").expect_err("it is protected");
        assert_eq!(error.kind(), io::ErrorKind::PermissionDenied);
        assert_eq!((mode(), fs::read(&file).expect("read")), (0o444, b"new".to_vec()));
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1, "no temporary file is left");
    }
}
