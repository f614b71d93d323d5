//! Rule options in which the published versions of the rules differ, and presets named after those versions.

use serde::{Deserialize, Serialize};

use super::Bitboard;
use crate::Side;
use crate::serde_help::is_default;

/// Condition for a shot at a target three points beyond the muzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LongShot {
    /// Only the first point beyond the muzzle must be empty.
    #[default]
    First,
    /// Both points between muzzle and target must be empty.
    Both,
}

/// Kind of adjacent enemy that allows a soldier to retreat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RetreatNear {
    /// A soldier or the town.
    #[default]
    Piece,
    /// A soldier only.
    Soldier,
}

/// Whether a player may leave the own town attacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TownSafety {
    /// Allowed; the game ends when the town is taken.
    #[default]
    Capture,
    /// Forbidden, like leaving a king in check; a side to move without a legal action loses.
    Checkmate,
}

/// What may stand on the point between origin and destination of a retreat. The destination must be empty in any case.
///
/// The English and German texts want both points empty. The Spanish and Japanese texts name only the destination, and a
/// retreating soldier then passes over a piece of either side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RetreatOver {
    /// Nothing: the point must be empty.
    #[default]
    Empty,
    /// Anything: the point may be empty or hold a piece of either side.
    Any,
}

/// The pieces of which a cannon may consist.
///
/// The Spanish text speaks of three pieces, all other texts of three soldiers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CannonOf {
    /// Three soldiers.
    #[default]
    Soldiers,
    /// Three pieces, of which one may be the own town, at either end or in the middle.
    ///
    /// Such a cannon shoots like any other, and its muzzle may be the town. It shifts if the piece at its rear end is a
    /// soldier, because that piece moves and the town never moves. The enemy town is never part of a cannon.
    Pieces,
}

/// Rule options of Cannon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ruleset {
    /// The side that places its town first and moves first.
    pub first: Side,
    /// Condition for shots at three points.
    pub long_shot: LongShot,
    /// Kind of enemy that allows a retreat.
    pub retreat_near: RetreatNear,
    /// Whether the town may be left attacked.
    pub town: TownSafety,
    /// Maximum number of consecutive shifts of the same cannon; `None` for no limit.
    pub shift_limit: Option<u8>,
    /// What may stand between origin and destination of a retreat. Left out of files where it has the default value, so
    /// that older files and books stay equal.
    #[serde(default, skip_serializing_if = "is_default")]
    pub retreat_over: RetreatOver,
    /// The pieces of which a cannon may consist. Left out of files where it has the default value.
    #[serde(default, skip_serializing_if = "is_default")]
    pub cannon_of: CannonOf,
}

impl Ruleset {
    /// The Spanish and Japanese rules.
    pub const CLASSIC: Ruleset = Ruleset {
        first: Side::South,
        long_shot: LongShot::First,
        retreat_near: RetreatNear::Piece,
        town: TownSafety::Capture,
        shift_limit: None,
        retreat_over: RetreatOver::Empty,
        cannon_of: CannonOf::Soldiers,
    };

    /// The English rules: Light begins.
    pub const BLUE_PANTHER: Ruleset = Ruleset { first: Side::North, ..Ruleset::CLASSIC };

    /// The German rules: both points before a target at three points must be empty, and only soldiers allow a retreat.
    pub const IGG: Ruleset =
        Ruleset { long_shot: LongShot::Both, retreat_near: RetreatNear::Soldier, ..Ruleset::CLASSIC };

    /// The shift limit that the Spanish and English texts recommend for tournaments.
    pub const TOURNAMENT_SHIFT_LIMIT: u8 = 3;
    /// The stricter shift limit of the Japanese text.
    pub const STRICT_SHIFT_LIMIT: u8 = 2;

    /// Presets with their names, in the order in which menus list them.
    pub const PRESETS: [(&'static str, Ruleset); 3] =
        [("classic", Ruleset::CLASSIC), ("blue-panther", Ruleset::BLUE_PANTHER), ("igg", Ruleset::IGG)];

    /// The preset with this name.
    pub fn preset(name: &str) -> Option<Ruleset> {
        Self::PRESETS.iter().find(|(preset, _)| *preset == name).map(|(_, rules)| *rules)
    }

    /// The rules after rotating the board by 180° and swapping the sides. The initial position is symmetric, so only
    /// the side that begins changes.
    pub fn rotated(&self) -> Ruleset {
        Ruleset { first: !self.first, ..*self }
    }

    /// The pieces of which a side's cannons may consist, given its soldiers and its town.
    pub(super) fn crew(&self, soldiers: Bitboard, town: Bitboard) -> Bitboard {
        match self.cannon_of {
            CannonOf::Soldiers => soldiers,
            CannonOf::Pieces => soldiers | town,
        }
    }

    /// The name of the preset with these options, if there is one.
    pub fn preset_name(&self) -> Option<&'static str> {
        Self::PRESETS.iter().find(|(_, rules)| rules == self).map(|(name, _)| *name)
    }
}

impl Default for Ruleset {
    fn default() -> Self {
        Ruleset::CLASSIC
    }
}
