//! Export of single games.

use std::path::Path;

use cannon_files::atomic;
use cannon_rules::record::{MAX_BYTES, RecordError};

use crate::{Library, LibraryError};

impl Library {
    /// Copies the file of a game to a path outside the library, byte by byte, so that damaged files can be taken out as well. Nothing is
    /// ever replaced there.
    ///
    /// # Errors
    /// There is a file at the path already, the game's file cannot be read or is too long, or the copy cannot be written.
    pub fn export(&self, file: &Path, to: &Path) -> Result<(), LibraryError> {
        self.name_of(file)?;
        let bytes = cannon_files::read_bytes(file, MAX_BYTES).map_err(LibraryError::io(file))?;
        if bytes.len() > MAX_BYTES {
            return Err(LibraryError::unusable(file)(RecordError::TooLong.into()));
        }
        atomic::write_new(to, &bytes).map_err(LibraryError::io(to))
    }
}
