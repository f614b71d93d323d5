//! Places and directions of the board, for all games.

mod edited;
mod ground_trace;
mod heading;
mod layout;
mod spot;

pub use edited::{BoardContents, EditedBoard};
pub use ground_trace::GroundTrace;
pub use heading::Heading;
pub use layout::{
    BoardGrid, BoardLayout, BoardSurface, REFERENCE_FIELD_HALF, REFERENCE_FRAME_HALF, REFERENCE_FRAME_HEIGHT,
    REFERENCE_TABLE_DEPTH,
};
pub use spot::{BoardSpot, Spot};
