//! The four characters: how they bend the plain weights, and what they like to play.

use super::features::{self, REACHES, Term, ZONES};
use super::weights::Weights;
use crate::Style;
use crate::weights::Tapered;
use cannon_rules::tank_chess::{Action, UnitTable};

/// How a style differs from the plain one.
#[derive(Clone, Copy)]
struct StyleAdjustment {
    /// How much more the own Command's way to the far edge counts, in hundredths.
    exit: i32,
    /// What it adds to the plain weights of every other kind of unit, in hundredths of the smallest: for an enemy unit that can be destroyed
    /// next turn,
    threat: i32,
    /// for eight stances,
    stances: i32,
    /// by zones of the board, the own home ranks first,
    zones: [i32; ZONES],
    /// by distance from the enemy's Command,
    hunt: [i32; REACHES],
    /// and by distance from the own one.
    guard: [i32; REACHES],
}

/// A plain player.
const PLAIN: StyleAdjustment =
    StyleAdjustment { exit: 0, threat: 0, stances: 0, zones: [0; ZONES], hunt: [0; REACHES], guard: [0; REACHES] };

/// Loves to have something in its sights, and would rather win by fire than by flight.
const GUNNER: StyleAdjustment = StyleAdjustment { exit: -10, threat: 20, hunt: [6, 6, 5, 3, 0, -1, -2, -3], ..PLAIN };

/// Loves the way forward, its Command's above all.
const MARCHER: StyleAdjustment = StyleAdjustment { exit: 40, zones: [-20, -12, 0, 10, 18, 20, 20, 15], ..PLAIN };

/// Keeps its units around the Command, and waits there.
const MASON: StyleAdjustment = StyleAdjustment { guard: [12, 15, 12, 8, 0, -8, -12, -15], ..PLAIN };

/// Loves open ground, and the neighbourhood of the enemy's Command.
const FOX: StyleAdjustment = StyleAdjustment { stances: 1, hunt: [12, 12, 9, 5, 0, -3, -6, -8], ..PLAIN };

/// The weights as a style bends them.
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

/// What a style likes to play, all else being nearly equal.
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
