//! The file of profiles in a folder, which several windows may use at once.
//!
//! A window keeps all profiles in memory. Before it writes the file, it reads it again and adds what other windows have written, and so
//! loses nothing; see [`Profiles::merge`]. A lock file makes sure that no other window writes in between.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use cannon_files::lock::wait_for_lock;
use cannon_files::{atomic, system_error};
use cannon_rules::message::{Message, ToMessage, Value};
use cannon_rules::record::error::too_long;

use super::file::{MAX_BYTES, ReadError};
use super::profiles::Profiles;

/// Name of the file of profiles.
pub const PROFILES_FILE: &str = "profiles.json";
/// Name of the file that is locked while the file of profiles is changed. It stays empty.
const LOCK_FILE: &str = "profiles.lock";

/// An error of reading or writing the file of profiles.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// A file or folder cannot be read or written.
    #[error("{}: {source}", path.display())]
    Io {
        /// The file or folder.
        path: PathBuf,
        /// The error of the file system.
        source: io::Error,
    },
    /// The file is damaged. It has been renamed, with its content unchanged.
    #[error("the profiles in {} could not be read ({reason}); they are kept as {}", path.display(), aside.display())]
    Damaged {
        /// The path of the file of profiles.
        path: PathBuf,
        /// The new path of the damaged file.
        aside: PathBuf,
        /// The reason why it cannot be read.
        reason: ReadError,
    },
    /// A newer version of the program has written the file. It is left as it is.
    #[error("the profiles in {} cannot be used: {reason}", path.display())]
    TooNew {
        /// The file.
        path: PathBuf,
        /// The error that names the version.
        reason: ReadError,
    },
    /// The profiles have become too large for a file that can be read again.
    #[error("the profiles for {} have {bytes} bytes, and the limit is {MAX_BYTES}", path.display())]
    TooLarge {
        /// The file, which is unchanged.
        path: PathBuf,
        /// The size of the text.
        bytes: usize,
    },
    /// Another window has held the lock for a second. The file is unchanged.
    #[error("{}: another window is writing the profiles", path.display())]
    Busy {
        /// The lock file.
        path: PathBuf,
    },
}

impl ToMessage for StoreError {
    fn to_message(&self) -> Message {
        match self {
            StoreError::Io { path, source } => system_error::message(path, source),
            StoreError::Damaged { aside, reason, .. } => Message::with(
                "error-profiles-damaged",
                [("file", Value::text(aside.display())), ("reason", reason.to_message().into())],
            ),
            StoreError::TooNew { path, reason } => system_error::in_file(path, reason.to_message()),
            StoreError::TooLarge { path, .. } => system_error::in_file(path, too_long(MAX_BYTES)),
            StoreError::Busy { path } => Message::with("error-file-busy", [("file", Value::text(path.display()))]),
        }
    }
}

impl StoreError {
    fn io(path: &Path) -> impl FnOnce(io::Error) -> StoreError + '_ {
        move |source| StoreError::Io { path: path.to_owned(), source }
    }
}

/// The file of profiles in a folder.
#[derive(Clone, Debug)]
pub struct ProfileStore {
    folder: PathBuf,
}

impl ProfileStore {
    /// The file `profiles.json` in this folder, which need not exist yet.
    pub fn new(folder: impl Into<PathBuf>) -> ProfileStore {
        ProfileStore { folder: folder.into() }
    }

    /// The path of the file.
    pub fn path(&self) -> PathBuf {
        self.folder.join(PROFILES_FILE)
    }

    /// Reads the file. Without a file there are no players.
    ///
    /// # Errors
    /// The file cannot be read, is damaged, or has a newer version. A damaged file is renamed first, so that nothing overwrites it, and the
    /// caller goes on without players.
    pub fn load(&self) -> Result<Profiles, StoreError> {
        match self.examine()? {
            Ok(profiles) => Ok(profiles),
            // Another window may have set the file aside in the meantime, and written a new one.
            Err(_) => self.locked(|| match self.examine()? {
                Ok(profiles) => Ok(profiles),
                Err(reason) => Err(self.set_aside(reason)?),
            }),
        }
    }

    /// Adds what other windows have written to the profiles, and writes them to the file. The folder is made if necessary.
    ///
    /// # Errors
    /// On [`StoreError::Damaged`] the profiles were written, and the damaged file was renamed first. On other errors the file is unchanged.
    pub fn save(&self, profiles: &mut Profiles) -> Result<(), StoreError> {
        fs::create_dir_all(&self.folder).map_err(StoreError::io(&self.folder))?;
        atomic::remove_stale_files(&self.folder);
        self.locked(|| match self.examine()? {
            Ok(written) => {
                profiles.merge(written);
                self.write(profiles)
            }
            Err(reason) => {
                let damaged = self.set_aside(reason)?;
                self.write(profiles)?;
                Err(damaged)
            }
        })
    }

    /// Reads the file and changes nothing; the inner error means that it is damaged.
    ///
    /// # Errors
    /// The file cannot be read, or a newer version of the program has written it.
    pub fn examine(&self) -> Result<Result<Profiles, ReadError>, StoreError> {
        let path = self.path();
        let bytes = match cannon_files::read_bytes(&path, MAX_BYTES) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Ok(Profiles::default())),
            Err(source) => return Err(StoreError::Io { path, source }),
        };
        if bytes.len() > MAX_BYTES {
            return Ok(Err(ReadError::TooLong));
        }
        let read = match std::str::from_utf8(cannon_files::bytes_without_byte_order_mark(&bytes)) {
            Ok(text) => Profiles::from_json(text),
            Err(error) => Err(ReadError::NotText { valid_bytes: error.valid_up_to() }),
        };
        match read {
            Err(reason @ ReadError::TooNew { .. }) => Err(StoreError::TooNew { path, reason }),
            read => Ok(read),
        }
    }

    fn write(&self, profiles: &Profiles) -> Result<(), StoreError> {
        let path = self.path();
        let text = profiles.to_json();
        if text.len() > MAX_BYTES {
            return Err(StoreError::TooLarge { path, bytes: text.len() });
        }
        cannon_files::write_atomically(&path, &text).map_err(StoreError::io(&path))
    }

    /// Renames the damaged file and returns the error that tells of it.
    fn set_aside(&self, reason: ReadError) -> Result<StoreError, StoreError> {
        let path = self.path();
        let aside = (1..)
            .map(|number| path.with_extension(format!("damaged-{number}.json")))
            .find(|aside| !aside.exists())
            .unwrap_or_else(|| path.with_extension("damaged.json"));
        fs::rename(&path, &aside).map_err(StoreError::io(&path))?;
        Ok(StoreError::Damaged { path, aside, reason })
    }

    /// Calls `change` while this window has the lock.
    fn locked<T>(&self, change: impl FnOnce() -> Result<T, StoreError>) -> Result<T, StoreError> {
        let path = self.folder.join(LOCK_FILE);
        let file = File::create(&path).map_err(StoreError::io(&path))?;
        match wait_for_lock(&file) {
            Ok(()) => change(),
            Err(TryLockError::WouldBlock) => Err(StoreError::Busy { path }),
            // Some network file systems have no locks. Writes are atomic nevertheless.
            Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => change(),
            Err(TryLockError::Error(source)) => Err(StoreError::Io { path, source }),
        }
    }
}
