//! What a comment says, in a form that can be proved by the rules, by an exhaustive search, or by the engine. Programs that show
//! comments do not need it; the tests of this crate prove every claim of the built-in model games.

use std::collections::BTreeMap;

use cannon_rules::Side;
use serde::Deserialize;

/// A claim about the position of a comment, or about the action that led there. In files, it is a word or an object with one key.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Claim {
    /// This action led to the position.
    Played(String),
    /// That action has this motif (`docs/analysis.md`).
    Motif(String),
    /// That action threatens this, by the name of a motif.
    Threat(String),
    /// That action is the one that the engine prefers.
    Best,
    /// That action is the best, and every other one loses at least 15 percentage points of the chance to win.
    Only,
    /// That action lost at least this many percentage points of the chance to win.
    Loses(u8),
    /// That action lost at most this many percentage points of the chance to win.
    LosesAtMost(u8),
    /// The side has at least these percentage points of the chance to win.
    WinsAtLeast(SideClaim),
    /// The side has at most these percentage points of the chance to win.
    WinsAtMost(SideClaim),
    /// The side wins by force within this number of plies.
    ForcedWin(SideClaim),
    /// The side to move has these legal actions.
    Legal(Vec<String>),
    /// The side to move has none of these actions.
    Illegal(Vec<String>),
    /// The side that is not to move would have these legal actions if it were.
    Could(Vec<String>),
    /// The side that is not to move would have none of these actions if it were.
    CouldNot(Vec<String>),
    /// The board has these numbers of pieces, by the letters of position texts.
    Pieces(BTreeMap<char, usize>),
    /// The claims are true after these actions, played from the position.
    After {
        /// The actions in notation.
        actions: Vec<String>,
        /// What is true then.
        claims: Vec<Claim>,
    },
    /// The claims are true after these actions, played in place of the one that led to the position.
    Instead {
        /// The actions in notation.
        actions: Vec<String>,
        /// What is true then.
        claims: Vec<Claim>,
    },
}

/// A number that a side reaches: percentage points or plies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SideClaim {
    /// The side.
    pub side: Side,
    /// The number.
    pub number: u8,
}
