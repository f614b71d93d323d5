//! Index of a folder: the summaries of its games in an embedded database, so that the files need not be read.
//!
//! The index is a cache. Nothing is stored only there, and any fault of it is answered by reading the files. The database verifies the
//! checksums of all its pages when it is opened, and every row has a checksum of its own.

pub mod row;

use std::collections::HashMap;
use std::fs;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

use cannon_crash_report::without_report;
use redb::backends::InMemoryBackend;
use redb::{Builder, Database, Error, ReadableDatabase, ReadableTable, StorageBackend, TableDefinition};

pub use row::{Row, RowFault};

/// Name of the file in the folder of the games.
pub const INDEX_FILE: &str = "index.redb";
/// Maximum size of the file, in bytes. 10,000 games need about 16 MB.
pub const MAX_INDEX_BYTES: u64 = 512 << 20;
/// Version of the rows. An index of another version is built anew.
pub const INDEX_VERSION: u64 = 2;

/// Memory for pages of the database, in bytes. The rows are read once, so there is little to keep.
const CACHE_BYTES: usize = 8 << 20;
/// Rows by file name.
const ROWS: TableDefinition<&str, &[u8]> = TableDefinition::new("games");
/// The version, under [`VERSION_KEY`].
const ABOUT: TableDefinition<&str, u64> = TableDefinition::new("about");
const VERSION_KEY: &str = "version";

/// The rows of an index by file name.
pub type Rows = HashMap<String, Row>;

/// The reason why an index cannot be used, with its file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}: {fault}", path.display())]
pub struct IndexError {
    /// The file of the index.
    pub path: PathBuf,
    /// What is wrong with it.
    pub fault: IndexFault,
}

/// The reason why an index cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum IndexFault {
    /// There is no index yet.
    #[error("there is no index yet")]
    Missing,
    /// The file is no database, or a damaged database.
    #[error("the index is damaged: {0}")]
    Damaged(String),
    /// A row of the database is damaged.
    #[error("the index is damaged in the row of {file}: {fault}")]
    DamagedRow {
        /// The name of the file that the row describes.
        file: String,
        /// What is wrong with the row.
        fault: RowFault,
    },
    /// The file is larger than any index.
    #[error("the index has {found} bytes, more than {MAX_INDEX_BYTES}")]
    TooLarge {
        /// Its size in bytes.
        found: u64,
    },
    /// The index was written by another version of the program.
    #[error("the index has version {found}, not {INDEX_VERSION}")]
    OtherVersion {
        /// The version in the file.
        found: u64,
    },
    /// Another window has the index open.
    #[error("another window is using the index")]
    Locked,
    /// The index cannot be written, for example because the folder is read-only or the disk is full.
    #[error("the index cannot be written: {0}")]
    Unwritable(String),
}

impl IndexFault {
    /// Whether the file is useless, so that a new file can take its place.
    pub(crate) fn can_be_rebuilt(&self) -> bool {
        !matches!(self, IndexFault::Locked | IndexFault::Unwritable(_))
    }
}

/// An open index. No other process can open it until it is dropped.
#[derive(Debug)]
pub(crate) struct Index {
    database: Option<Database>,
}

impl Index {
    /// Opens the index of a folder and reads its rows.
    pub(crate) fn open(path: &Path) -> Result<(Index, Rows), IndexFault> {
        check_size(path)?;
        let index = Index { database: Some(guarded(|| Ok(builder().open(path)?))?) };
        let rows = index.rows()?;
        Ok((index, rows))
    }

    /// Creates an empty index in place of whatever is at the path.
    pub(crate) fn create(path: &Path) -> Result<Index, IndexFault> {
        let unwritable = |error: io::Error| IndexFault::Unwritable(error.to_string());
        match fs::remove_file(path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(unwritable(error)),
            _ => {}
        }
        let index = Index { database: Some(guarded(|| Ok(builder().create(path)?))?) };
        index.commit([])?;
        Ok(index)
    }

    /// All rows.
    fn rows(&self) -> Result<Rows, IndexFault> {
        let Some(database) = &self.database else { return Ok(Rows::new()) };
        let version = guarded(|| {
            let transaction = database.begin_read()?;
            let about = transaction.open_table(ABOUT)?;
            Ok(about.get(VERSION_KEY)?.map(|version| version.value()))
        })?;
        match version {
            Some(INDEX_VERSION) => {}
            Some(found) => return Err(IndexFault::OtherVersion { found }),
            None => return Err(IndexFault::Damaged("it has no version".to_owned())),
        }
        guarded(|| {
            let transaction = database.begin_read()?;
            let table = transaction.open_table(ROWS)?;
            let mut rows = Rows::new();
            for entry in table.iter()? {
                let (name, bytes) = entry?;
                match Row::from_bytes(bytes.value()) {
                    Ok(row) => rows.insert(name.value().to_owned(), row),
                    Err(fault) => return Ok(Err(IndexFault::DamagedRow { file: name.value().to_owned(), fault })),
                };
            }
            Ok(Ok(rows))
        })?
    }

    /// Replaces rows, and removes the rows of files whose change is `None`.
    pub(crate) fn commit<'a>(
        &self,
        changes: impl IntoIterator<Item = (&'a str, Option<Row>)>,
    ) -> Result<(), IndexFault> {
        let Some(database) = &self.database else { return Ok(()) };
        guarded(|| {
            let transaction = database.begin_write()?;
            {
                transaction.open_table(ABOUT)?.insert(VERSION_KEY, INDEX_VERSION)?;
                let mut table = transaction.open_table(ROWS)?;
                for (name, row) in changes {
                    match row {
                        Some(row) => table.insert(name, row.to_bytes().as_slice())?,
                        None => table.remove(name)?,
                    };
                }
            }
            Ok(transaction.commit()?)
        })
    }
}

impl Drop for Index {
    fn drop(&mut self) {
        // Closing writes to the file, which may fail; the next start repairs that.
        let database = self.database.take();
        let _ = guarded(|| {
            drop(database);
            Ok(())
        });
    }
}

/// Reads the rows of an index that this process cannot open, from a copy in memory. The copy is complete or refused, even while another
/// process writes: the checksums of all pages are verified.
///
/// # Errors
/// The file cannot be read, or the copy is not a whole index of this version.
pub(crate) fn read_copy(path: &Path) -> Result<Rows, IndexFault> {
    check_size(path)?;
    let bytes = cannon_files::read_bytes(path, MAX_INDEX_BYTES as usize).map_err(|error| fault_of_io(&error))?;
    read_bytes(&bytes)
}

/// Reads the rows from the content of an index file.
///
/// # Errors
/// The bytes are not a whole index of this version. Never panics.
pub fn read_bytes(bytes: &[u8]) -> Result<Rows, IndexFault> {
    // The database would take an empty file for a new database.
    if bytes.is_empty() {
        return Err(IndexFault::Damaged("the file is empty".to_owned()));
    }
    let database = guarded(|| {
        let backend = InMemoryBackend::new();
        backend.set_len(bytes.len() as u64)?;
        backend.write(0, bytes)?;
        Ok(builder().create_with_backend(backend)?)
    })?;
    let index = Index { database: Some(database) };
    index.rows()
}

/// Refuses files that are missing, empty or too large.
fn check_size(path: &Path) -> Result<(), IndexFault> {
    let metadata = fs::metadata(path).map_err(|error| fault_of_io(&error))?;
    match metadata.len() {
        _ if !metadata.is_file() => Err(IndexFault::Unwritable("it is not a file".to_owned())),
        0 => Err(IndexFault::Damaged("the file is empty".to_owned())),
        1..=MAX_INDEX_BYTES => Ok(()),
        found => Err(IndexFault::TooLarge { found }),
    }
}

fn builder() -> Builder {
    let mut builder = Builder::new();
    builder.set_cache_size(CACHE_BYTES).set_check_integrity_on_open(true);
    builder
}

/// Runs work on the database. A panic inside it counts as damage: it must never end the game.
fn guarded<T>(work: impl FnOnce() -> Result<T, Error>) -> Result<T, IndexFault> {
    match catch_unwind(AssertUnwindSafe(|| without_report(work))) {
        Ok(result) => result.map_err(|error| fault_of(&error)),
        Err(_) => Err(IndexFault::Damaged("the database cannot be read".to_owned())),
    }
}

fn fault_of(error: &Error) -> IndexFault {
    match error {
        Error::DatabaseAlreadyOpen | Error::LockProtocolMismatch => IndexFault::Locked,
        Error::Io(error) => fault_of_io(error),
        Error::PreviousIo => IndexFault::Unwritable(error.to_string()),
        _ => IndexFault::Damaged(error.to_string()),
    }
}

fn fault_of_io(error: &io::Error) -> IndexFault {
    match error.kind() {
        io::ErrorKind::NotFound => IndexFault::Missing,
        io::ErrorKind::PermissionDenied
        | io::ErrorKind::ReadOnlyFilesystem
        | io::ErrorKind::StorageFull
        | io::ErrorKind::QuotaExceeded
        | io::ErrorKind::FileTooLarge => IndexFault::Unwritable(error.to_string()),
        _ => IndexFault::Damaged(error.to_string()),
    }
}
