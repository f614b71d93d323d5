//! Rule options in which the published versions of the rules differ, and presets named after those versions.

use serde::{Deserialize, Serialize};

use crate::Side;

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
}

impl Ruleset {
    /// The Spanish and Japanese rules.
    pub const CLASSIC: Ruleset = Ruleset {
        first: Side::South,
        long_shot: LongShot::First,
        retreat_near: RetreatNear::Piece,
        town: TownSafety::Capture,
        shift_limit: None,
    };

    /// The English rules: Light begins.
    pub const BLUE_PANTHER: Ruleset = Ruleset { first: Side::North, ..Ruleset::CLASSIC };

    /// The German rules: both points before a target at three points must be empty, and only soldiers allow a retreat.
    pub const IGG: Ruleset =
        Ruleset { long_shot: LongShot::Both, retreat_near: RetreatNear::Soldier, ..Ruleset::CLASSIC };

    /// Presets with their names, in the order in which menus list them.
    pub const PRESETS: [(&'static str, Ruleset); 3] =
        [("classic", Ruleset::CLASSIC), ("blue-panther", Ruleset::BLUE_PANTHER), ("igg", Ruleset::IGG)];

    /// The preset with this name.
    #[must_use]
    pub fn preset(name: &str) -> Option<Ruleset> {
        Self::PRESETS.iter().find(|(preset, _)| *preset == name).map(|(_, rules)| *rules)
    }

    /// The rules after rotating the board by 180° and swapping the sides. The initial position is symmetric, so only
    /// the side that begins changes.
    #[must_use]
    pub fn rotated(&self) -> Ruleset {
        Ruleset { first: !self.first, ..*self }
    }

    /// The name of the preset with these options, if there is one.
    #[must_use]
    pub fn preset_name(&self) -> Option<&'static str> {
        Self::PRESETS.iter().find(|(_, rules)| rules == self).map(|(name, _)| *name)
    }
}

impl Default for Ruleset {
    fn default() -> Self {
        Ruleset::CLASSIC
    }
}
