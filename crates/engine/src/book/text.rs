//! The format of books.
//!
//! ```text
//! # Remarks begin with a hash sign; blank lines mean nothing.
//! cannon-book 1
//! game cannon
//! rules {"first":"south","long_shot":"first","retreat_near":"piece","shift_limit":null,"town":"capture"}
//! turned {"first":"north","long_shot":"first","retreat_near":"piece","shift_limit":null,"town":"capture"}
//! start: @b1 +6, @c1 -1
//! @b1: @i10 -6
//! @b1 @i10: g2-h3 +7, e2-d3 -2
//! ```
//!
//! The head names the format and its version, the game, and the ruleset that the book is for, as its JSON value in records. The line `turned`
//! is there only if the game stays the same when the board is turned by half a turn and the sides change places: it names
//! the ruleset for which every position and every action of the book counts on the turned board, too.
//!
//! Then comes a line for each position. Before the colon stand the actions that lead to it from the start of the game, in the game's
//! notation (`start` if there are none); behind it the actions to choose from, the best first, each with the score that it has for
//! the side to move, in hundredths of the smallest piece. A position stands once, however many ways lead to it.

use super::Choice;
use crate::registry;
use cannon_rules::any::AnyTimeline;

/// The word at the head of a book.
pub const FORMAT: &str = "cannon-book";
/// The version of the format.
pub const VERSION: &str = "1";
/// What stands in place of the actions that lead to the start of the game.
pub(super) const START: &str = "start";

/// The head of a book by the timeline's rules, with a remark that may have several lines.
#[must_use]
pub fn head(timeline: &dyn AnyTimeline, remark: &str) -> String {
    let mut head: String = remark.lines().map(|line| format!("# {line}\n")).collect();
    head += &format!("{FORMAT} {VERSION}\ngame {}\nrules {}\n", timeline.game(), timeline.ruleset());
    let turn = registry::find(timeline.game()).and_then(|player| player.rotation);
    if let Some(turned) = turn.and_then(|turn| (turn.ruleset)(&timeline.ruleset())) {
        head += &format!("turned {turned}\n");
    }
    head
}

/// The line for the timeline's present position.
#[must_use]
pub fn line(timeline: &dyn AnyTimeline, choices: &[Choice]) -> String {
    let way: Vec<String> = (0..timeline.ply()).filter_map(|ply| timeline.notation_at(ply)).collect();
    let way = if way.is_empty() { START.to_owned() } else { way.join(" ") };
    let written = |choice: &Choice| Some(format!("{} {:+}", timeline.notation(choice.action)?, choice.score));
    let choices: Vec<String> = choices.iter().filter_map(written).collect();
    format!("{way}: {}\n", choices.join(", "))
}
