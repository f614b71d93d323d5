//! The four playing styles of Tank Chess: adjustments of the weights, and bonuses for root actions.

use super::features::{self, REACHES, Term, ZONES};
use super::weights::Weights;
use crate::Style;
use crate::weights::Tapered;
use cannon_rules::tank_chess::{Action, UnitTable};

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
    hunt: [i32; REACHES],
    /// For a unit by its distance from its own Command.
    guard: [i32; REACHES],
}

/// No adjustments.
const PLAIN: StyleAdjustment =
    StyleAdjustment { exit: 0, threat: 0, stances: 0, zones: [0; ZONES], hunt: [0; REACHES], guard: [0; REACHES] };

/// Prefers to attack units, and to win by fire rather than by escape.
const GUNNER: StyleAdjustment = StyleAdjustment { exit: -10, threat: 20, hunt: [6, 6, 5, 3, 0, -1, -2, -3], ..PLAIN };

/// Prefers to advance, above all with its Command.
const MARCHER: StyleAdjustment = StyleAdjustment { exit: 40, zones: [-20, -12, 0, 10, 18, 20, 20, 15], ..PLAIN };

/// Keeps its units around its Command and waits.
const MASON: StyleAdjustment = StyleAdjustment { guard: [12, 15, 12, 8, 0, -8, -12, -15], ..PLAIN };

/// Prefers mobility, and units near the enemy Command.
const FOX: StyleAdjustment = StyleAdjustment { stances: 1, hunt: [12, 12, 9, 5, 0, -3, -6, -8], ..PLAIN };

/// The weights adjusted to a style.
pub(super) fn adjusted(mut weights: Weights, style: Style) -> Weights {
    let bent = match style {
        Style::Plain => PLAIN,
        Style::Gunner => GUNNER,
        Style::Marcher => MARCHER,
        Style::Mason => MASON,
        Style::Fox => FOX,
    };
    for weight in &mut weights.0[features::exit(Some(0))..=features::exit(None)] {
        let [full, bare] = [weight.full(), weight.bare()].map(|value| value * (100 + bent.exit) / 100);
        *weight = Tapered::new(full, bare);
    }
    let mut add = |feature: usize, more: i32| weights.0[feature] += Tapered::new(more, more);
    add(Term::Stances as usize, bent.stances);
    for kind in UnitTable::builtin().kinds().filter(|kind| !kind.stats().command) {
        add(features::threat(kind, false), bent.threat);
        let rows = [
            (features::first_zone(kind), &bent.zones[..]),
            (features::hunt(kind, 0), &bent.hunt),
            (features::guard(kind, 0), &bent.guard),
        ];
        for (first, row) in rows {
            row.iter().enumerate().for_each(|(n, &more)| add(first + n, more));
        }
    }
    weights
}

/// The bonus of a style for an action at the root, in hundredths of the smallest unit.
pub(super) const fn style_bonus(action: Action, style: Style) -> i32 {
    let Action::Drive { from, to, shot, .. } = action else { return 0 };
    let stays = from.index() == to.index();
    match (style, shot) {
        (Style::Gunner, Some(_)) => 60,
        (Style::Marcher | Style::Fox, None) if !stays => 10,
        (Style::Mason, None) if stays => 12,
        _ => 0,
    }
}
