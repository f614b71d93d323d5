//! The four playing styles of Cannon: adjustments of the weights, and bonuses for root actions.

use super::features::{Feature, place};
use crate::weights::Tapered;
use cannon_rules::cannon::{Action, Point, styles};
use cannon_rules::record::Style;

/// The amounts that a style adds to the plain weights, in hundredths of a soldier.
#[derive(Clone, Copy, Debug, Default)]
struct StyleAdjustment {
    features: &'static [(Feature, i32)],
    /// For a soldier on each rank, its home rank first.
    ranks: [i32; Point::SIZE as usize],
}

/// Prefers cannons with targets, and points near the enemy town in its field of fire.
const GUNNER: StyleAdjustment = StyleAdjustment {
    features: &[
        (Feature::Fire, 3),
        (Feature::FireTown, 10),
        (Feature::TargetedSoldier, 20),
        (Feature::CannonFile, 10),
        (Feature::CannonRank, 10),
        (Feature::CannonDiagonal, 10),
        (Feature::Shift, -5),
    ],
    ranks: [0; 10],
};

/// Prefers to advance.
const MARCHER: StyleAdjustment = StyleAdjustment {
    features: &[(Feature::Step, 3), (Feature::PairFile, -3), (Feature::PairRank, -3), (Feature::PairDiagonal, -3)],
    ranks: [-10, -10, -6, 3, 7, 11, 13, 12, 12, 0],
};

/// Prefers walls of adjacent soldiers, and soldiers near its home rank.
const MASON: StyleAdjustment = StyleAdjustment {
    features: &[(Feature::PairFile, 3), (Feature::PairRank, 3), (Feature::PairDiagonal, 3)],
    ranks: [8, 8, 6, 2, -1, -3, -3, -2, 0, 0],
};

/// Prefers mobility, above all many possible shifts.
const FOX: StyleAdjustment = StyleAdjustment {
    features: &[
        (Feature::Shift, 11),
        (Feature::Step, 2),
        (Feature::PairFile, -2),
        (Feature::PairRank, -2),
        (Feature::PairDiagonal, -2),
    ],
    ranks: [0; 10],
};

/// Adjusts the plain weights to a share of a style, in percent. Each amount is rounded. The weights stay as they are for a style of another
/// game.
pub(super) fn adjust(weights: &mut [Tapered], style: Style, percent: i32) {
    let adjustment = match style {
        styles::GUNNER => GUNNER,
        styles::MARCHER => MARCHER,
        styles::MASON => MASON,
        styles::FOX => FOX,
        _ => StyleAdjustment::default(),
    };
    let features = adjustment.features.iter().map(|&(feature, bonus)| (feature as usize, bonus));
    let edges = Point::SIZE / 2;
    let places = (0..Point::SIZE)
        .zip(adjustment.ranks)
        .flat_map(|(rank, more)| (0..edges).map(move |edge| (place(rank, edge), more)));
    for (feature, bonus) in features.chain(places) {
        let share = (bonus * percent + 50).div_euclid(100);
        weights[feature] += Tapered::new(share, share);
    }
}

/// The bonus of a style for an action at the root, in hundredths of a soldier.
pub(super) fn style_bonus(action: Action, style: Style) -> i32 {
    match (style, action) {
        (styles::GUNNER, Action::Shot { .. }) => 100,
        (styles::GUNNER, Action::Capture { .. }) => -24,
        (styles::MARCHER, Action::Step { .. } | Action::Capture { .. }) => 14,
        (styles::MASON, Action::Retreat { .. }) => 16,
        (styles::MASON, Action::Capture { .. }) => -8,
        (styles::FOX, Action::Shift { .. }) => 16,
        _ => 0,
    }
}
