//! Lessons: tasks on the board, one idea per lesson, for every game. They are data
//! (`assets/lessons/<game>/*.json`); the sentences are in `assets/locales`. The crate has no I/O, clock or Bevy.
//!
//! - [`Lesson`] is a validated lesson: tasks that the learner plays, each in one turn or in several.
//! - [`LessonSession`] is one learner in one lesson, as a pure value. It judges actions and answers with the reply, or
//!   with the reason why an action misses the goal.
//! - [`goal`] is the small language of goals: predicates of a game, joined by all, any and not. [`game`] is what a game
//!   adds; [`cannon`] and [`tank_chess`] implement it. [`shipped()`] has the lessons that come with the program.
//! - [`ModelGame`] is a whole game of the program against itself, with comments and with what they claim.
//! - `file` is the shape of the files, `read` turns it into lessons, `check` proves that every task can be done as its
//!   file says, and [`error`] names what is wrong and where.
//!
//! ```
//! use cannon_lessons::{Attempt, LessonSession, Stage, shipped};
//! use cannon_rules::GameId;
//! use std::sync::Arc;
//!
//! let first = &shipped(GameId::Cannon)[0];
//! let mut session = LessonSession::new(Arc::clone(first));
//! assert!(matches!(session.stage(), Stage::Turn { .. }));
//! let solution = session.solutions()[0];
//! assert!(matches!(session.try_action(solution), Attempt::Solved { .. } | Attempt::Continue { .. }));
//! ```

#![forbid(unsafe_code)]

pub mod cannon;
mod check;
pub mod error;
mod file;
pub mod game;
pub mod goal;
pub mod lesson;
pub mod message;
pub mod model_game;
pub mod places;
mod read;
pub mod session;
mod shipped;
pub mod tank_chess;

pub use error::{LessonError, LessonFault};
pub use lesson::{Lesson, Task, Turn, WrongAction};
pub use message::{Argument, Message};
pub use model_game::{ModelGame, find_model_game, model_games};
pub use session::{Attempt, LessonSession, Proceeded, Stage};
pub use shipped::{find_lesson, read_files, shipped, untaught_after};
