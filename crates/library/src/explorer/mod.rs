//! The explorer: the actions that were played from a position in many games, with the results of these games.
//!
//! - [`Results`] counts games by result, and [`Exploration`] is the answer about a position;
//! - [`Library::explore`](crate::Library::explore) answers from the games of the library, by means of the cache of searches;
//! - [`Collection`] answers from a file of counts, which [`CollectionBuilder`] makes of many games.
//!
//! Positions are the same under the condition of a [`PositionFilter`](crate::PositionFilter): their texts are the same. Games that reached a
//! position by different ways are counted together, and the rules of these games do not count.

mod collection;
mod collection_builder;
mod error;
mod exploration;
mod of_library;

pub use collection::{Collection, MAX_COLLECTION_BYTES};
pub use collection_builder::CollectionBuilder;
pub use error::{CollectionError, CollectionFault};
pub use exploration::{Exploration, ExploredAction, FEW_GAMES, Results};

/// The name of the folder of collections in the folder of the user's data.
pub const COLLECTIONS_FOLDER: &str = "explorer";
