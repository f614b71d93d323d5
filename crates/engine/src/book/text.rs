//! The text format of opening books.
//!
//! ```text
//! # Comments begin with a hash sign; blank lines are ignored.
//! cannon-book 1
//! game cannon
//! rules {"first":"south","long_shot":"first","retreat_near":"piece","shift_limit":null,"town":"capture"}
//! turned {"first":"north","long_shot":"first","retreat_near":"piece","shift_limit":null,"town":"capture"}
//! start: @b1 +6, @c1 -1
//! @b1: @i10 -6
//! @b1 @i10: g2-h3 +7, e2-d3 -2
//! ```
//!
//! The header has the format and its version, the game, and the ruleset as the same JSON value as in records. The optional line `turned`
//! has the ruleset under which the book is also valid when the board is rotated by 180 degrees and the sides are swapped.
//!
//! One line for each position follows. Before the colon are the actions that lead to the position from the start of the game, in the game's
//! notation (`start` if there are none). After the colon are the actions to choose from, the best first, each with its score for the side
//! to move in hundredths of the smallest piece. Each position is listed once, even if several sequences of actions lead to it.

use super::BookAction;
use super::rotation::BoardRotation;
use cannon_rules::any::AnyTimeline;

/// The first word of a book file.
pub const FORMAT: &str = "cannon-book";
/// The version of the format.
pub const VERSION: &str = "1";
/// The word for the initial position, which no actions lead to.
pub(super) const START: &str = "start";

/// The header of a book under the timeline's rules, after a comment of one or more lines. `rotation` is the rotation of the game's board,
/// if it has one.
pub fn header(timeline: &AnyTimeline, rotation: Option<BoardRotation>, comment: &str) -> String {
    let mut head: String = comment.lines().map(|line| format!("# {line}\n")).collect();
    head += &format!("{FORMAT} {VERSION}\ngame {}\nrules {}\n", timeline.game(), timeline.ruleset());
    if let Some(rotated) = rotation.and_then(|turn| (turn.ruleset)(&timeline.ruleset())) {
        head += &format!("turned {rotated}\n");
    }
    head
}

/// The line for the timeline's current position.
pub fn position_line(timeline: &AnyTimeline, choices: &[BookAction]) -> String {
    let path: Vec<String> = (0..timeline.ply()).filter_map(|ply| timeline.notation_at(ply)).collect();
    let path = if path.is_empty() { START.to_owned() } else { path.join(" ") };
    let format_choice = |choice: &BookAction| Some(format!("{} {:+}", timeline.notation(choice.action)?, choice.score));
    let choices: Vec<String> = choices.iter().filter_map(format_choice).collect();
    format!("{path}: {}\n", choices.join(", "))
}
