//! Listing and counting of pseudo-legal actions. The position applies the limit on shifts and the safety of the town.

use super::side_view::{AXES, SideView};
use crate::cannon::bitboard::{Bitboard, point_at_bit, shift_bits};
use crate::cannon::{Action, Point, RetreatOver, Ruleset};

/// Calls `visit` for each capture by a soldier and each shot.
#[inline]
pub(crate) fn for_each_capture<const NORTH: bool, const TOWN_IN_CANNON: bool>(
    view: &SideView<NORTH, TOWN_IN_CANNON>,
    rules: &Ruleset,
    visit: &mut impl FnMut(Action),
) {
    for stride in SideView::<NORTH, TOWN_IN_CANNON>::CAPTURE_STRIDES {
        for_each_pair(view.captures(stride), -stride, |from, to| visit(Action::Capture { from, to }));
    }
    for target in Bitboard::from_bits(view.field_of_fire(rules.long_shot) & view.enemies) {
        visit(Action::Shot { target });
    }
}

/// Calls `visit` for each step, retreat and shift.
#[inline]
pub(crate) fn for_each_quiet<const NORTH: bool, const TOWN_IN_CANNON: bool>(
    view: &SideView<NORTH, TOWN_IN_CANNON>,
    rules: &Ruleset,
    visit: &mut impl FnMut(Action),
) {
    for_each_quiet_set(view, rules, |kind, _, destinations, stride| {
        for_each_pair(destinations, -stride, |from, to| {
            visit(match kind {
                QuietKind::Step => Action::Step { from, to },
                QuietKind::Shift => Action::Shift { from, to },
                QuietKind::Retreat => Action::Retreat { from, to },
            });
        });
    });
}

/// Kinds of quiet actions that move one soldier to an empty point.
#[derive(Clone, Copy)]
pub(crate) enum QuietKind {
    Step,
    Shift,
    Retreat,
}

/// Calls `visit` for all steps, shifts and retreats of one direction at a time, with their kind, origins, destinations
/// and the stride from origin to destination.
#[inline(always)]
pub(crate) fn for_each_quiet_set<const NORTH: bool, const TOWN_IN_CANNON: bool>(
    view: &SideView<NORTH, TOWN_IN_CANNON>,
    rules: &Ruleset,
    mut visit: impl FnMut(QuietKind, u128, u128, i32),
) {
    for stride in SideView::<NORTH, TOWN_IN_CANNON>::FORWARD_STRIDES {
        let to = view.steps(stride);
        visit(QuietKind::Step, shift_bits(to, -stride), to, stride);
    }
    for axis in AXES {
        let middles = view.cannon_middles(axis);
        if middles != 0 {
            for stride in [axis, -axis] {
                let to = view.shifts(view.open_fronts(middles, stride), stride);
                visit(QuietKind::Shift, shift_bits(to, -3 * stride), to, 3 * stride);
            }
        }
    }
    let soldiers = view.adjacent_to_enemy(rules.retreat_near);
    if soldiers != 0 {
        let passable = view.passable(rules.retreat_over);
        for stride in SideView::<NORTH, TOWN_IN_CANNON>::FORWARD_STRIDES {
            let to = view.retreats(soldiers, stride, passable);
            visit(QuietKind::Retreat, shift_bits(to, 2 * stride), to, -2 * stride);
        }
    }
}

/// Number of actions that [`for_each_capture`] and [`for_each_quiet`] visit.
#[inline]
pub(crate) fn count<const NORTH: bool, const TOWN_IN_CANNON: bool>(
    view: &SideView<NORTH, TOWN_IN_CANNON>,
    rules: &Ruleset,
) -> u32 {
    let before = muzzle_fronts(view);
    count_steps_and_captures(view) + count_shifts_and_shots(view, rules, &before).0 + count_retreats(view, rules)
}

/// Number of steps and captures by soldiers.
#[inline(always)]
pub(crate) fn count_steps_and_captures<const NORTH: bool, const TOWN_IN_CANNON: bool>(
    view: &SideView<NORTH, TOWN_IN_CANNON>,
) -> u32 {
    let mut count = 0;
    for stride in SideView::<NORTH, TOWN_IN_CANNON>::FORWARD_STRIDES {
        // Forwards, a soldier steps to empty points and captures enemies.
        count += (shift_bits(view.own, stride) & (view.empty | view.enemies)).count_ones();
    }
    for stride in [1, -1] {
        count += view.captures(stride).count_ones();
    }
    count
}

/// The points in front of all muzzles, by axis and direction. May include bits that are not on the board.
pub(crate) type MuzzleFronts = [[u128; 2]; 4];

#[inline(always)]
pub(crate) fn muzzle_fronts<const NORTH: bool, const TOWN_IN_CANNON: bool>(
    view: &SideView<NORTH, TOWN_IN_CANNON>,
) -> MuzzleFronts {
    // A loop instead of `map`: its closure is not inlined, and the strides would no longer be constants.
    let mut before = [[0; 2]; 4];
    for (before, axis) in before.iter_mut().zip(AXES) {
        let middles = view.cannon_middles(axis);
        *before = [shift_bits(middles, 2 * axis), shift_bits(middles, -2 * axis)];
    }
    before
}

/// Number of shifts and shots over these points, and the points that the shots can hit (possibly off the board).
#[inline(always)]
pub(crate) fn count_shifts_and_shots<const NORTH: bool, const TOWN_IN_CANNON: bool>(
    view: &SideView<NORTH, TOWN_IN_CANNON>,
    rules: &Ruleset,
    before: &MuzzleFronts,
) -> (u32, u128) {
    let (mut shifts, mut fire) = (0, 0);
    for (axis, before) in AXES.into_iter().zip(before) {
        for (stride, before) in [axis, -axis].into_iter().zip(before) {
            let fronts = before & view.empty;
            shifts += view.shifts(fronts, stride).count_ones();
            fire |= view.shot_reach(fronts, stride, rules.long_shot);
        }
    }
    (shifts + (fire & view.enemies).count_ones(), fire)
}

/// Number of retreats.
#[inline(always)]
pub(crate) fn count_retreats<const NORTH: bool, const TOWN_IN_CANNON: bool>(
    view: &SideView<NORTH, TOWN_IN_CANNON>,
    rules: &Ruleset,
) -> u32 {
    let soldiers = view.adjacent_to_enemy(rules.retreat_near);
    if soldiers == 0 {
        return 0;
    }
    // One branch here is faster than a choice for each direction.
    match rules.retreat_over {
        RetreatOver::Empty => count_retreats_over(view, soldiers, view.empty),
        RetreatOver::Any => count_retreats_over(view, soldiers, !0),
    }
}

#[inline(always)]
fn count_retreats_over<const NORTH: bool, const TOWN_IN_CANNON: bool>(
    view: &SideView<NORTH, TOWN_IN_CANNON>,
    soldiers: u128,
    passable: u128,
) -> u32 {
    let mut count = 0;
    for stride in SideView::<NORTH, TOWN_IN_CANNON>::FORWARD_STRIDES {
        count += view.retreats(soldiers, stride, passable).count_ones();
    }
    count
}

/// Calls `visit` with (origin, destination) for each destination. The origin is `back` bits above it.
#[inline(always)]
fn for_each_pair(mut destinations: u128, back: i32, mut visit: impl FnMut(Point, Point)) {
    while destinations != 0 {
        let to = destinations.trailing_zeros();
        destinations &= destinations - 1;
        visit(point_at_bit(to.wrapping_add_signed(back)), point_at_bit(to));
    }
}
