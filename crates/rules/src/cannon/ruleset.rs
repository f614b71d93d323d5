//! The switches by which the published wordings differ, and the presets named after those wordings.

use serde::{Deserialize, Serialize};

use crate::Side;

/// When a shot at a target three points beyond the muzzle is allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LongShot {
    /// Only the first point beyond the muzzle must be empty.
    #[default]
    First,
    /// Both points between muzzle and target must be empty.
    Both,
}

/// Which adjacent enemy allows a soldier to retreat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RetreatNear {
    /// A soldier or the town.
    #[default]
    Piece,
    /// A soldier only.
    Soldier,
}

/// Whether a player may leave the own town where it can be taken on the next turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TownSafety {
    /// Yes; the game ends when the town is taken.
    #[default]
    Capture,
    /// No: such an action is illegal, and a side to move without a legal action loses.
    Checkmate,
}

/// How Cannon is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ruleset {
    /// Who places the town first and moves first.
    pub first: Side,
    /// When a shot at three points is allowed.
    pub long_shot: LongShot,
    /// Which enemy allows a retreat.
    pub retreat_near: RetreatNear,
    /// Whether the town may be left in danger.
    pub town: TownSafety,
    /// How often the same cannon may shift in a row; `None` for no limit.
    pub shift_limit: Option<u8>,
}

impl Ruleset {
    /// The Spanish and Japanese wording.
    pub const CLASSIC: Ruleset = Ruleset {
        first: Side::South,
        long_shot: LongShot::First,
        retreat_near: RetreatNear::Piece,
        town: TownSafety::Capture,
        shift_limit: None,
    };

    /// The English wording: Light begins.
    pub const BLUE_PANTHER: Ruleset = Ruleset { first: Side::North, ..Ruleset::CLASSIC };

    /// The German wording: both points before a long shot must be empty, and only soldiers frighten soldiers.
    pub const IGG: Ruleset =
        Ruleset { long_shot: LongShot::Both, retreat_near: RetreatNear::Soldier, ..Ruleset::CLASSIC };

    /// The presets with their names, in the order in which they are offered.
    pub const PRESETS: [(&'static str, Ruleset); 3] =
        [("classic", Ruleset::CLASSIC), ("blue-panther", Ruleset::BLUE_PANTHER), ("igg", Ruleset::IGG)];

    /// The preset with this name.
    #[must_use]
    pub fn preset(name: &str) -> Option<Ruleset> {
        Self::PRESETS.iter().find(|(preset, _)| *preset == name).map(|(_, rules)| *rules)
    }

    /// The rules by which the same game is played when the board is turned by half a turn and the sides change places: the start is
    /// the same then, but the other side begins.
    #[must_use]
    pub fn turned(&self) -> Ruleset {
        Ruleset { first: !self.first, ..*self }
    }

    /// The name of the preset that these switches make up, if they do.
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
