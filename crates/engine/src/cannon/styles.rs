//! The four playing styles of Cannon: adjustments of the weights, and bonuses for root actions.

use super::features::{Term, place};
use super::weights::Weights;
use crate::Style;
use crate::weights::Tapered;
use cannon_rules::cannon::{Action, Point};

/// The amounts that a style adds to the plain weights, in hundredths of a soldier.
#[derive(Clone, Copy, Debug, Default)]
struct StyleAdjustment {
    terms: &'static [(Term, i32)],
    /// For a soldier on each rank, its home rank first.
    ranks: [i32; Point::SIZE as usize],
}

/// Prefers cannons with targets, and points near the enemy town in its field of fire.
const GUNNER: StyleAdjustment = StyleAdjustment {
    terms: &[
        (Term::Fire, 3),
        (Term::FireTown, 10),
        (Term::Aimed, 20),
        (Term::CannonFile, 10),
        (Term::CannonRank, 10),
        (Term::CannonDiagonal, 10),
        (Term::Shift, -5),
    ],
    ranks: [0; 10],
};

/// Prefers to advance.
const MARCHER: StyleAdjustment = StyleAdjustment {
    terms: &[(Term::Step, 3), (Term::PairFile, -3), (Term::PairRank, -3), (Term::PairDiagonal, -3)],
    ranks: [-10, -10, -6, 3, 7, 11, 13, 12, 12, 0],
};

/// Prefers walls of adjacent soldiers, and soldiers near its home rank.
const MASON: StyleAdjustment = StyleAdjustment {
    terms: &[(Term::PairFile, 3), (Term::PairRank, 3), (Term::PairDiagonal, 3)],
    ranks: [8, 8, 6, 2, -1, -3, -3, -2, 0, 0],
};

/// Prefers mobility, above all many possible shifts.
const FOX: StyleAdjustment = StyleAdjustment {
    terms: &[(Term::Shift, 11), (Term::Step, 2), (Term::PairFile, -2), (Term::PairRank, -2), (Term::PairDiagonal, -2)],
    ranks: [0; 10],
};

/// The weights adjusted to a style.
pub(super) fn adjusted(mut weights: Weights, style: Style) -> Weights {
    let bent = match style {
        Style::Plain => StyleAdjustment::default(),
        Style::Gunner => GUNNER,
        Style::Marcher => MARCHER,
        Style::Mason => MASON,
        Style::Fox => FOX,
    };
    let terms = bent.terms.iter().map(|&(term, more)| (term as usize, more));
    let edges = Point::SIZE / 2;
    let places =
        (0..Point::SIZE).zip(bent.ranks).flat_map(|(rank, more)| (0..edges).map(move |edge| (place(rank, edge), more)));
    for (feature, more) in terms.chain(places) {
        weights.0[feature] += Tapered::new(more, more);
    }
    weights
}

/// The bonus of a style for an action at the root, in hundredths of a soldier.
pub(super) const fn style_bonus(action: Action, style: Style) -> i32 {
    match (style, action) {
        (Style::Gunner, Action::Shot { .. }) => 100,
        (Style::Gunner, Action::Capture { .. }) => -24,
        (Style::Marcher, Action::Step { .. } | Action::Capture { .. }) => 14,
        (Style::Mason, Action::Retreat { .. }) => 16,
        (Style::Mason, Action::Capture { .. }) => -8,
        (Style::Fox, Action::Shift { .. }) => 16,
        _ => 0,
    }
}
