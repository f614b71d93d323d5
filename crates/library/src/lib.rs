//! Library of games: every game that was played, as a record file in a folder, and an index that lists thousands of them at once.
//!
//! The files are the library; the index is a cache that is compared with them whenever it is opened. See `docs/library.md`.

/// Name of the folder of the saved games in the folder of the user's data.
pub const GAMES_FOLDER: &str = "games";

mod deleted;
mod edit;
pub mod error;
pub mod explorer;
mod export;
mod favourites;
pub mod filter;
pub mod import;
pub mod index;
mod library;
mod lock;
mod merge;
pub mod names;
mod save;
mod scan;
pub mod search;
pub mod summary;

pub use deleted::{Deleted, KEPT_DAYS};
pub use error::{LibraryError, UnusableFile};
pub use explorer::{Collection, CollectionError, Exploration, Results};
pub use filter::{Filter, OpponentFilter, ResultFilter};
pub use import::{GameImport, ImportOutcome, ImportProgress, ImportedGame};
pub use index::{IndexError, IndexFault};
pub use library::{IndexState, Library};
pub use save::MIN_KEPT_ACTIONS;
pub use search::{MaterialFilter, OpeningFilter, PositionFilter, SearchError};
pub use summary::{FileStamp, GameDetails, LibraryEntry};
