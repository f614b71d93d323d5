//! The legend of the marks of Tank Chess.

use super::armour_marks::{STRONG, WEAK};
use super::board_overlays::{ENEMY_FIRE, OWN_FIRE, ROUTE};
use super::danger_marks::{DESTROYED, RISKY, SAFE};
use super::marks::{
    ARMOUR_HOLDS, ATTACKABLE, EXIT, EXIT_SQUARE, FACING, FIRING_SQUARE, HIT_FACET, HOLD, KILL, LAST_STANCE, LETHAL,
    OTHER_STANCE, REACH, REVERSE, STANCE,
};
use cannon_app_base::common::marks::LegendEntry;
use cannon_app_base::common::marks::kinds::REACH_TILE;

/// The entries in the order of a turn: drive, facing, shot; then danger, fields of fire, and squares of the objective.
pub(super) static LEGEND: &[LegendEntry] = &[
    LegendEntry { kinds: &[&REACH_TILE, &REACH[0], &REACH[1], &REACH[2], &REACH[3], &REACH[4]], text: "legend-reach" },
    LegendEntry { kinds: &[&REVERSE], text: "legend-reverse" },
    LegendEntry { kinds: &[&FIRING_SQUARE], text: "legend-firing-square" },
    LegendEntry { kinds: &[&LETHAL], text: "legend-lethal" },
    LegendEntry { kinds: &[&STANCE], text: "legend-stance" },
    LegendEntry { kinds: &[&OTHER_STANCE], text: "legend-other-stance" },
    LegendEntry { kinds: &[&FACING], text: "legend-facing" },
    LegendEntry { kinds: &[&ATTACKABLE], text: "legend-attackable" },
    LegendEntry { kinds: &[&KILL], text: "legend-kill" },
    LegendEntry { kinds: &[&ARMOUR_HOLDS], text: "legend-armour-holds" },
    LegendEntry { kinds: &[&HIT_FACET], text: "legend-hit-facet" },
    LegendEntry { kinds: &[&WEAK[0], &WEAK[1], &WEAK[2]], text: "legend-weak-armour" },
    LegendEntry { kinds: &[&STRONG[0], &STRONG[1], &STRONG[2]], text: "legend-strong-armour" },
    LegendEntry { kinds: &[&EXIT], text: "legend-exit" },
    LegendEntry { kinds: &[&LAST_STANCE], text: "legend-last-turn" },
    LegendEntry { kinds: &[&SAFE], text: "legend-safe" },
    LegendEntry { kinds: &[&RISKY], text: "legend-risky" },
    LegendEntry { kinds: &[&DESTROYED], text: "legend-destroyed" },
    LegendEntry { kinds: &[&ENEMY_FIRE[0], &ENEMY_FIRE[1]], text: "legend-enemy-fire" },
    LegendEntry { kinds: &[&OWN_FIRE[0], &OWN_FIRE[1]], text: "legend-own-fire" },
    LegendEntry { kinds: &[&ROUTE], text: "legend-route" },
    LegendEntry { kinds: &[&HOLD], text: "legend-hold" },
    LegendEntry { kinds: &[&EXIT_SQUARE], text: "legend-exit-square" },
];
