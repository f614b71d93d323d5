//! The ten levels. Each game has a table of its own, by which it [plays them](super::registry::EngineEntry::strength); what is common stands here.
//!
//! A level is what it sees (depth and nodes, never wall time, so that it plays alike on every machine), how wrongly it judges what
//! it sees, what it overlooks, and how far it knows the opening book. From level 2 up the principal piece
//! is never left where it can be taken next turn if that can be avoided, and from level 3 up a win in one is never missed: games are
//! lost by being outplayed and not by a slip that feels like a fault of the program.

use std::time::Duration;

use super::limits::Limits;
use cannon_rules::record::LEVELS;

/// A level of play, 1 (a beginner) to 10 (full strength).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// The easiest.
    pub const MIN: Level = Level(*LEVELS.start());
    /// Full strength.
    pub const MAX: Level = Level(*LEVELS.end());

    /// The level with this number. `None` if there is none.
    #[must_use]
    pub const fn new(number: u8) -> Option<Level> {
        if number >= Level::MIN.0 && number <= Level::MAX.0 { Some(Level(number)) } else { None }
    }

    /// The level's number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// All levels, the easiest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Level> + ExactSizeIterator {
        (Level::MIN.0 - 1..Level::MAX.0).map(|index| Level(index + 1))
    }
}

/// What the levels of a game may see and what they get wrong, level 1 first.
pub type Table = [Strength; LEVELS_COUNT];

/// How many levels there are.
const LEVELS_COUNT: usize = (*LEVELS.end() - *LEVELS.start() + 1) as usize;

/// A row of the level table.
#[derive(Clone, Copy, Debug)]
pub struct Strength {
    /// Plies searched.
    pub depth: u32,
    /// Positions visited.
    pub nodes: u64,
    /// Most by which the judgement of a position is off, in hundredths of the smallest piece.
    pub noise: i32,
    /// Chance in a thousand that a take is overlooked, own or enemy's, when thinking ahead.
    pub overlooks: u32,
    /// Chance in a thousand that an action is picked by whim, without thinking.
    pub whims: u32,
    /// Whether it never leaves its principal piece where it can be taken next turn, if that can be avoided.
    pub guards: bool,
    /// Whether it never misses a win in one.
    pub sees_wins: bool,
    /// Plies of the game for which it knows the opening book, where it is asked to use it.
    pub book: usize,
}

/// Where games should differ, the judgement of all levels is off by at least [`OPENING_NOISE`] for so many turns of the game.
pub(super) const OPENING_PLIES: usize = 8;
/// See [`OPENING_PLIES`]; in hundredths of the smallest piece.
pub(super) const OPENING_NOISE: i32 = 24;

/// A game should go on even where the nodes of the highest levels take long. Matches between computers leave it out.
const MOST_TIME: Duration = Duration::from_millis(2800);

impl Strength {
    /// Full strength: no limits and no mistakes.
    pub const FULL: Strength = Strength {
        depth: u32::MAX,
        nodes: u64::MAX,
        noise: 0,
        overlooks: 0,
        whims: 0,
        guards: true,
        sees_wins: true,
        book: 0,
    };

    /// The level's own limits. The time is only a bound for slow machines; no level is defined by it.
    #[must_use]
    pub const fn limits(&self) -> Limits {
        Limits { depth: Some(self.depth), nodes: Some(self.nodes), time: Some(MOST_TIME) }
    }
}

/// A row of a game's table.
pub(super) const fn row(
    depth: u32,
    nodes: u64,
    noise: i32,
    overlooks: u32,
    whims: u32,
    guards: bool,
    sees_wins: bool,
    book: usize,
) -> Strength {
    Strength { depth, nodes, noise, overlooks, whims, guards, sees_wins, book }
}
