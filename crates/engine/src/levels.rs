//! The levels of play. Each game has its own [table](super::Engine::strength) of strength parameters.
//!
//! Levels -1 and 0 are for beginners, levels 1 to 13 rise in even steps, and 14, the Grandmaster, is as strong as the machine.
//!
//! The parameters of a level are search depth and nodes (rather than wall time, so that a level is equally strong on every machine),
//! evaluation noise, temperature, oversights, the kind of evaluation, and the depth of the opening book. From level 2 up, the engine never
//! leaves its principal piece where it can be captured next turn if that can be avoided, and from level 3 up it never misses a win in one.
//!
//! A level should lose because it is outplayed, not through a blunder that looks like a bug. Levels below 4 err like people: they overlook
//! long shots, retreats and quiet threats, but no capture at hand, and they draw their action among those with nearly equal scores.
//!
//! Time limits the Grandmaster's search. The other levels have a [limit](Strength::max_time) too, but only slow machines reach it.

use std::time::Duration;

use super::limits::Limits;
use cannon_rules::record::LEVELS;

/// A level of play, -1 (a beginner) to 14 (full strength).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(i8);

impl Level {
    /// The easiest level.
    pub const MIN: Level = Level(*LEVELS.start());
    /// Full strength: the Grandmaster, whose search has no limits but those of the caller, or else a time limit.
    pub const MAX: Level = Level(*LEVELS.end());

    /// The level with this number. `None` if it is out of range.
    pub const fn new(number: i8) -> Option<Level> {
        if number >= Level::MIN.0 && number <= Level::MAX.0 { Some(Level(number)) } else { None }
    }

    /// The level's number.
    pub const fn number(self) -> i8 {
        self.0
    }

    /// All levels, the easiest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Level> + ExactSizeIterator {
        (0..LEVEL_COUNT).map(|index| Level(Level::MIN.0 + index as i8))
    }

    /// The place of the level in a [`LevelTable`].
    pub(super) const fn index(self) -> usize {
        (self.0 - Level::MIN.0) as usize
    }
}

/// The strength parameters of all levels of a game, the easiest first.
pub type LevelTable = [Strength; LEVEL_COUNT];

/// Number of levels.
const LEVEL_COUNT: usize = (*LEVELS.end() - *LEVELS.start() + 1) as usize;

/// What a level may overlook about an action of either side, as people do. Captures at hand are never overlooked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum OversightKind {
    /// A shot from afar.
    LongShot,
    /// A move backwards.
    Retreat,
    /// A quiet action that threatens to win.
    QuietThreat,
}

/// The strength parameters of a level.
#[derive(Clone, Copy, Debug)]
pub struct Strength {
    /// The maximum search depth in plies.
    pub depth: u32,
    /// The maximum number of nodes.
    pub nodes: u64,
    /// The largest error that is added to a static evaluation, in hundredths of the smallest piece.
    pub evaluation_noise: i32,
    /// The probabilities in thousandths that the level overlooks an action of either side in a whole turn, by [`OversightKind`].
    pub oversights: [u32; 3],
    /// The temperature at which the action is drawn, in hundredths of the smallest piece. At 0, the best action is played. Above 0, an
    /// action is drawn with a probability in proportion to e to the power of its score over the temperature.
    pub temperature: i32,
    /// Whether the level never leaves its principal piece where it can be captured next turn, if that can be avoided.
    pub avoids_loss_in_one: bool,
    /// Whether the level never misses a win in one.
    pub finds_win_in_one: bool,
    /// The number of plies for which the level may use the opening book, if the search options allow a book.
    pub book_plies: usize,
    /// Whether positions are evaluated by the network that is built in, if the game has one.
    pub uses_network: bool,
    /// The time limit of a search without other limits. Below the Grandmaster, it is only for slow machines, on which the nodes of the
    /// highest levels would take too long, and engine matches do without it.
    pub max_time: Duration,
}

/// The number of plies for which all levels have at least [`OPENING_NOISE`] if the opening should vary.
pub(super) const OPENING_PLIES: usize = 8;
/// The least evaluation noise in a varied opening, in hundredths of the smallest piece. See [`OPENING_PLIES`].
pub(super) const OPENING_NOISE: i32 = 24;

/// The [time limit](Strength::max_time) of levels 10 and below.
const MAX_TIME: Duration = Duration::from_millis(2800);
/// The time limit of the levels between 10 and the Grandmaster, which search more nodes.
const HIGH_LEVEL_TIME: Duration = Duration::from_secs(10);
/// The time limit of the Grandmaster.
const GRANDMASTER_TIME: Duration = Duration::from_secs(3);

impl Strength {
    /// Full strength: no mistakes, and no limit but a time limit.
    pub const FULL: Strength = Strength {
        depth: u32::MAX,
        nodes: u64::MAX,
        evaluation_noise: 0,
        oversights: [0; 3],
        temperature: 0,
        avoids_loss_in_one: true,
        finds_win_in_one: true,
        book_plies: 0,
        uses_network: false,
        max_time: GRANDMASTER_TIME,
    };

    /// Whether the level overlooks anything.
    #[inline]
    pub(super) const fn overlooks(&self) -> bool {
        let [long_shot, retreat, quiet_threat] = self.oversights;
        long_shot | retreat | quiet_threat != 0
    }

    /// The limits of the level, which include its [time limit](Strength::max_time).
    pub const fn limits(&self) -> Limits {
        Limits { depth: Some(self.depth), nodes: Some(self.nodes), time: Some(self.max_time) }
    }

    /// The limits of the level where its strength must not depend on the machine: without the time limit, unless there is no other limit.
    pub const fn match_limits(&self) -> Limits {
        let limits = self.limits();
        if self.nodes == u64::MAX && self.depth == u32::MAX { limits } else { limits.untimed() }
    }
}

/// A row of a game's table, for levels up to 10.
pub(super) const fn row(
    depth: u32,
    nodes: u64,
    evaluation_noise: i32,
    temperature: i32,
    oversights: [u32; 3],
    avoids_loss_in_one: bool,
    finds_win_in_one: bool,
    book_plies: usize,
) -> Strength {
    Strength {
        depth,
        nodes,
        evaluation_noise,
        oversights,
        temperature,
        avoids_loss_in_one,
        finds_win_in_one,
        book_plies,
        uses_network: false,
        max_time: MAX_TIME,
    }
}

/// A row of a level between 10 and the Grandmaster: the engine makes no mistakes, searches this many nodes with the network, if the game
/// has one, and knows the whole opening book.
pub(super) const fn high_row(nodes: u64) -> Strength {
    Strength { nodes, max_time: HIGH_LEVEL_TIME, ..GRANDMASTER }
}

/// The row of the Grandmaster.
pub(super) const GRANDMASTER: Strength = Strength { book_plies: usize::MAX, uses_network: true, ..Strength::FULL };
