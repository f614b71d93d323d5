//! A text like the PGN of chess: tags, moves with numbers, variations in round brackets, comments in braces and judgements.
//!
//! ```text
//! [Game "cannon"]
//! [Ruleset "classic"]
//! [South "Ann"]
//! [North "Bob"]
//! [Result "1-0"]
//! [Termination "resignation"]
//!
//! 1. @e1 @f10 2. a4-b5! {[%csl Gb5] Towards the centre.} (2. g4-h5?) 2... b7-b6 1-0
//! ```
//!
//! - The moves are written in our notation, without white space in them.
//! - A move in a variation stands in place of the move before the bracket.
//! - Circles and arrows are the commands `[%csl Ge4,Rd1]` and `[%cal Ge4e7]` of comments, in the order in which they were drawn.
//! - In a comment, a backslash takes the meaning of `\`, `}` and `[`, and keeps white space at its ends.
//! - `PlyCount` is the number of moves of the game itself. Moves behind them are variations from its last position.
//! - `White` is the side that begins, and `1-0` a win of that side.
//! - Clocks, seats of computers and the choice about the coach are not written.

mod comment;
mod read;
mod tags;
mod write;

pub use read::read;
pub use write::write;

use cannon_rules::timeline::Judgement;

/// The numbers that stand for judgements in PGN, as in `$1`.
const GLYPHS: [(u8, Judgement); 6] = [
    (1, Judgement::Good),
    (2, Judgement::Mistake),
    (3, Judgement::Brilliant),
    (4, Judgement::Blunder),
    (5, Judgement::Interesting),
    (6, Judgement::Dubious),
];
