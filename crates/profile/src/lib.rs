//! Profiles of players: ratings, results, mistakes to repeat, and progress in puzzles and lessons. They are kept in one JSON file, which several
//! windows may use at once.
//!
//! A profile stores only what happened: results of games, attempts at puzzles, accuracies of reviewed games, mistakes and the days on which they
//! were repeated, tasks of lessons. Ratings, streaks, counts and the days of the next repetitions are computed from these by replaying them in the order of time. Two copies of a profile are therefore merged by the
//! union of their entries, and the order in which windows write does not matter. `docs/profile.md` describes the file.
//!
//! Nothing here reads a clock: callers pass in the time.
//!
//! ```
//! use std::time::Duration;
//!
//! use cannon_profile::{GameResult, Opponent, PlayerResult, Profiles};
//! use cannon_rules::GameId;
//! use cannon_rules::Side;
//! use jiff::Timestamp;
//!
//! let now: Timestamp = "2026-11-25T18:00:00Z".parse()?;
//! let mut profiles = Profiles::default();
//! let anna = profiles.add("Anna", now)?;
//! let profile = profiles.get_mut(anna).expect("the player was added");
//! profile.record_game(GameResult {
//!     game: "cannon".to_owned(),
//!     started: now,
//!     ended: now + Duration::from_secs(600),
//!     side: Side::South,
//!     opponent: Opponent::Computer { level: 3, style: "plain".to_owned() },
//!     result: PlayerResult::Won,
//!     rules: "classic".to_owned(),
//!     board: None,
//!     seconds: 600,
//!     rated: true,
//! });
//! let summary = profile.game(GameId::Cannon);
//! assert_eq!(summary.by_level[&3].won, 1);
//! assert!(summary.rating.current().rating() > 1000.0);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod accuracy;
pub mod advice;
pub mod computer_ratings;
mod file;
mod game_result;
mod game_summary;
pub mod glicko2;
mod kept;
mod last_game;
mod lessons;
mod log;
mod mistakes;
mod name;
mod profile;
mod profiles;
mod puzzles;
mod rating_history;
mod repetitions;
mod store;
mod tally;
pub mod tuning;
mod variant;

pub use advice::Advice;
pub use file::{FORMAT, MAX_BYTES, ReadError, VERSION};
pub use game_result::{GameResult, NoGameResult, Opponent, PlayerResult};
pub use game_summary::GameStatistics;
pub use glicko2::{OpponentRating, RatedResult, Rating, expected_score};
pub use lessons::LessonProgress;
pub use mistakes::{Mistake, MistakeScore, MistakeSummary};
pub use name::{MAX_NAME_CHARS, NameError, PlayerName};
pub use profile::{Profile, ProfileId};
pub use profiles::{MAX_PROFILES, Profiles, ProfilesError};
pub use puzzles::{PLACING_PUZZLES, PuzzleAttempt, PuzzleSummary};
pub use rating_history::{RatingHistory, RatingPoint};
pub use repetitions::Repetitions;
pub use store::{PROFILES_FILE, ProfileStore, StoreError};
pub use tally::{Streak, Tally};
pub use variant::{POSITION, SCHEME_PREFIX};
