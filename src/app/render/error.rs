//! Why there is no picture.

use std::io;
use std::path::PathBuf;

use crate::app::AdapterError;

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
pub enum RenderError {
    /// Nothing can draw.
    #[error(transparent)]
    NoAdapter(#[from] AdapterError),
    /// The adapter cannot draw pictures of that size.
    #[error("a picture of {width}x{height} pixels is too large; at most {limit} a side can be drawn here")]
    TooLarge {
        /// Pixels asked for.
        width: u32,
        /// Pixels asked for.
        height: u32,
        /// Pixels possible.
        limit: u32,
    },
    /// The picture is to show a place that the board has not, or a pointer there.
    #[error("the board has no such place to look or point at: it has {size} files and {size} ranks")]
    NoPlace {
        /// How many it has.
        size: u8,
    },
    /// Nothing is chosen ahead of the action that is to be chosen.
    #[error("nothing is chosen before that action is played, so there is nothing to show")]
    NoChoice,
    /// The position cannot be put on the table.
    #[error("the position cannot be shown: {0}")]
    Position(String),
    /// The adapter drew nothing.
    #[error("the graphics adapter gave no picture back")]
    Nothing,
    /// The file cannot be written.
    #[error("{} cannot be written: {error}", path.display())]
    Unwritable {
        /// The file.
        path: PathBuf,
        /// Why not.
        error: io::Error,
    },
}
