//! The four playing styles of Tank Chess: adjustments of the weights, and bonuses for root actions.

use super::features::{self, DISTANCE_CLASSES, Feature, ZONES};
use crate::weights::Tapered;
use cannon_rules::record::Style;
use cannon_rules::tank_chess::{Action, UnitTable, styles};

/// The amounts that a style adds to the plain weights. All except `exit` are in hundredths of the smallest unit.
#[derive(Clone, Copy)]
struct StyleAdjustment {
    /// The increase of the exit distance weights, in per cent.
    exit: i32,
    /// For each attacked enemy unit.
    threat: i32,
    /// For eight stances.
    stances: i32,
    /// For a unit in each zone along the files, the home ranks first.
    zones: [i32; ZONES],
    /// For a unit by its distance from the enemy Command.
    hunt: [i32; DISTANCE_CLASSES],
    /// For a unit by its distance from its own Command.
    guard: [i32; DISTANCE_CLASSES],
}

/// No adjustments.
const PLAIN: StyleAdjustment = StyleAdjustment {
    exit: 0,
    threat: 0,
    stances: 0,
    zones: [0; ZONES],
    hunt: [0; DISTANCE_CLASSES],
    guard: [0; DISTANCE_CLASSES],
};

/// Prefers to attack units, and to win by fire rather than by escape.
const GUNNER: StyleAdjustment = StyleAdjustment { exit: -10, threat: 20, hunt: [6, 6, 5, 3, 0, -1, -2, -3], ..PLAIN };

/// Prefers to advance, above all with its Command.
const MARCHER: StyleAdjustment = StyleAdjustment { exit: 40, zones: [-20, -12, 0, 10, 18, 20, 20, 15], ..PLAIN };

/// Keeps its units around its Command and waits.
const MASON: StyleAdjustment = StyleAdjustment { guard: [12, 15, 12, 8, 0, -8, -12, -15], ..PLAIN };

/// Prefers mobility, and units near the enemy Command.
const FOX: StyleAdjustment = StyleAdjustment { stances: 1, hunt: [12, 12, 9, 5, 0, -3, -6, -8], ..PLAIN };

/// Adjusts the plain weights to a style. The weights stay as they are for a style of another game.
pub(super) fn adjust(weights: &mut [Tapered], style: Style) {
    let adjustment = match style {
        styles::GUNNER => GUNNER,
        styles::MARCHER => MARCHER,
        styles::MASON => MASON,
        styles::FOX => FOX,
        _ => PLAIN,
    };
    for weight in &mut weights[features::exit_distance(Some(0))..=features::exit_distance(None)] {
        let [full, bare] = [weight.midgame(), weight.endgame()].map(|value| value * (100 + adjustment.exit) / 100);
        *weight = Tapered::new(full, bare);
    }
    let mut add = |feature: usize, bonus: i32| weights[feature] += Tapered::new(bonus, bonus);
    add(Feature::Stances as usize, adjustment.stances);
    for kind in UnitTable::builtin().kinds().filter(|kind| !kind.stats().command) {
        add(features::threat(kind, false), adjustment.threat);
        let rows = [
            (features::first_zone(kind), &adjustment.zones[..]),
            (features::hunt(kind, 0, false), &adjustment.hunt),
            (features::hunt(kind, 0, true), &adjustment.hunt),
            (features::guard(kind, 0), &adjustment.guard),
        ];
        for (first, row) in rows {
            row.iter().enumerate().for_each(|(n, &more)| add(first + n, more));
        }
    }
}

/// The bonus of a style for an action at the root, in hundredths of the smallest unit.
pub(super) fn style_bonus(action: Action, style: Style) -> i32 {
    let Action::Drive { from, to, shot, .. } = action else { return 0 };
    let stays = from.index() == to.index();
    match (style, shot) {
        (styles::GUNNER, Some(_)) => 60,
        (styles::MARCHER | styles::FOX, None) if !stays => 10,
        (styles::MASON, None) if stays => 12,
        _ => 0,
    }
}
