//! Places and directions of the board, whatever the game.

mod board_spot;
mod edited;
mod heading;
mod layout;
mod spot;

pub use board_spot::BoardSpot;
pub use edited::{BoardContents, EditedBoard};
pub use heading::Heading;
pub use layout::{BoardLayout, Stand};
pub(in crate::app) use layout::{USUAL_FRAME_HALF, USUAL_FRAME_HEIGHT, USUAL_HALF, USUAL_TABLE_DEPTH};
pub use spot::Spot;
