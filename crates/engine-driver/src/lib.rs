//! The driver of external engines: it starts a program that speaks UGI or the protocol of `docs/protocol.md`, and asks it for actions.
//!
//! - [`ExternalEngine`] is such a program in the games that it plays, and `process` has the running program;
//! - [`Identity`] is what a program says about itself, with its options, and [`SearchLine`] what it reports during a search;
//! - `dialect` has the commands in the words of UGI, and in the words of the protocol;
//! - [`Fault`] says why an engine has no answer;
//! - [`line_reader`] reads lines of limited length: the output of engines, and the input of `cannon engine`.

mod dialect;
mod engine;
mod fault;
pub mod line_reader;
mod options;
mod process;
mod search_line;

pub use engine::{EngineCommand, EngineGame, EngineTurn, ExternalEngine, without_spaces};
pub use fault::{Fault, FaultKind};
pub use options::{EngineOption, Identity, OptionKind};
pub use search_line::SearchLine;
