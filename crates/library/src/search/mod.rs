//! Search inside games: by positions, openings, material and comments.
//!
//! - [`PositionFilter`], [`OpeningFilter`] and [`MaterialFilter`] are what is sought; [`SearchError`] says why a text is none of them;
//! - `data` has what a search needs of a game, and `bytes` is its form in the cache;
//! - `cache` keeps the data of all games in a file beside the index. The file is read at the first search, and games that it lacks are
//!   replayed then. Opening a library and saving games therefore cost as much as without it.

pub(crate) mod bytes;
pub mod cache;
pub(crate) mod data;
mod error;
mod material;
mod opening;
mod position;

pub use error::SearchError;
pub use material::MaterialFilter;
pub use opening::{MAX_OPENING_ACTIONS, OpeningFilter};
pub use position::PositionFilter;
