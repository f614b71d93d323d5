//! Errors of rendering pictures.

use std::io;
use std::path::PathBuf;

use crate::adapter::AdapterError;
use cannon_files::system_error;
use cannon_rules::message::{Message, ToMessage, Value};
use cannon_rules::record::RecordError;

/// The reason why a picture cannot be rendered.
#[derive(Debug, thiserror::Error)]
pub enum RenderError {
    /// There is no usable graphics adapter.
    #[error(transparent)]
    NoAdapter(#[from] AdapterError),
    /// The picture is larger than the graphics adapter or the file format allows.
    #[error("a picture of {width}x{height} pixels is too large; at most {limit} a side can be drawn here")]
    TooLarge {
        /// The requested width in pixels.
        width: u32,
        /// The requested height in pixels.
        height: u32,
        /// The maximum width and height in pixels.
        limit: u32,
    },
    /// The spot to look or point at is not on the board.
    #[error("the board has no such place to look or point at: it has {size} files and {size} ranks")]
    SpotOffBoard {
        /// The number of files and of ranks.
        size: u8,
    },
    /// The action needs no selection before it is played.
    #[error("nothing is chosen before that action is played, so there is nothing to show")]
    NothingToSelect,
    /// The position cannot be shown.
    #[error("the position cannot be shown: {0}")]
    Position(#[from] RecordError),
    /// The graphics adapter returned no image.
    #[error("the graphics adapter gave no picture back")]
    NoImage,
    /// The file cannot be written.
    #[error("{} cannot be written: {error}", path.display())]
    Unwritable {
        /// The file.
        path: PathBuf,
        /// The error of the file system or the encoder.
        error: io::Error,
    },
}

impl ToMessage for RenderError {
    fn to_message(&self) -> Message {
        match self {
            RenderError::NoAdapter(error) => error.to_message(),
            RenderError::TooLarge { width, height, limit } => Message::with(
                "error-picture-size",
                [
                    // As texts, because numbers of pixels are written without separators.
                    ("width", Value::text(width)),
                    ("height", Value::text(height)),
                    ("limit", Value::text(limit)),
                ],
            ),
            RenderError::SpotOffBoard { size } => {
                Message::with("error-picture-place", [("size", Value::number(*size))])
            }
            RenderError::NothingToSelect => "error-picture-choice".into(),
            RenderError::Position(error) => {
                Message::with("error-picture-position", [("reason", error.to_message().into())])
            }
            RenderError::NoImage => "error-picture-none".into(),
            RenderError::Unwritable { path, error } => system_error::message(path, error),
        }
    }
}
