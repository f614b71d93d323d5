//! The four characters: how they bend the plain weights, and what they like to play.

use super::features::{self, REACHES, Term, ZONES};
use super::weights::Weights;
use crate::engine::Style;
use crate::engine::weights::Tapered;
use crate::rules::tank_chess::{Action, Units};

/// What a style adds to the plain weights of every kind of unit, in hundredths of the smallest.
#[derive(Clone, Copy, Default)]
struct Bent {
    /// For an enemy unit that can be destroyed next turn.
    threat: i32,
    /// For eight stances.
    stances: i32,
    /// By zones of the board, the own home ranks first.
    zones: [i32; ZONES],
    /// By distance from the enemy's Command.
    hunt: [i32; REACHES],
    /// By distance from the own Command.
    guard: [i32; REACHES],
}

/// Loves to have something in its sights.
const GUNNER: Bent = Bent { threat: 12, stances: 0, zones: [0; ZONES], hunt: [0; REACHES], guard: [0; REACHES] };

/// Loves the way forward.
const MARCHER: Bent =
    Bent { threat: 0, stances: 0, zones: [-8, -5, 0, 4, 7, 8, 8, 6], hunt: [0; REACHES], guard: [0; REACHES] };

/// Keeps its units around the Command.
const MASON: Bent =
    Bent { threat: 0, stances: 0, zones: [0; ZONES], hunt: [0; REACHES], guard: [5, 6, 5, 3, 0, -3, -5, -6] };

/// Loves open ground, and the neighbourhood of the enemy's Command.
const FOX: Bent =
    Bent { threat: 0, stances: 1, zones: [0; ZONES], hunt: [8, 8, 6, 3, 0, -2, -4, -5], guard: [0; REACHES] };

/// The weights as a style bends them.
pub(super) fn bend(mut weights: Weights, style: Style) -> Weights {
    let bent = match style {
        Style::Plain => Bent::default(),
        Style::Gunner => GUNNER,
        Style::Marcher => MARCHER,
        Style::Mason => MASON,
        Style::Fox => FOX,
    };
    let mut add = |feature: usize, more: i32| weights.0[feature] += Tapered::new(more, more);
    add(Term::Stances as usize, bent.stances);
    for kind in Units::all().kinds().filter(|kind| !kind.unit().command) {
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
pub(super) const fn taste(action: Action, style: Style) -> i32 {
    let Action::Drive { from, to, shot, .. } = action else { return 0 };
    let stays = from.index() == to.index();
    match (style, shot) {
        (Style::Gunner, Some(_)) => 60,
        (Style::Marcher | Style::Fox, None) if !stays => 8,
        (Style::Mason, None) if stays => 10,
        _ => 0,
    }
}
