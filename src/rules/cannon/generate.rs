//! Listing and counting of actions by the pieces' ways of moving alone; the limit on shifts and the safety of the town are the
//! position's business.

use super::bitboard::{Bitboard, point_of};
use super::patterns::{AXES, View};
use super::{Action, Point, Ruleset};

/// Calls `visit` for each capture by a soldier and each target of a shot.
#[inline]
pub(super) fn for_each_capture<const NORTH: bool>(view: &View<NORTH>, rules: &Ruleset, visit: &mut impl FnMut(Action)) {
    for stride in View::<NORTH>::CAPTURE {
        each(view.captures(stride), -stride, |from, to| visit(Action::Capture { from, to }));
    }
    for target in Bitboard::from_bits(view.fire(rules.long_shot) & view.foe) {
        visit(Action::Shot { target });
    }
}

/// Calls `visit` for each step, retreat and shift.
#[inline]
pub(super) fn for_each_quiet<const NORTH: bool>(view: &View<NORTH>, rules: &Ruleset, visit: &mut impl FnMut(Action)) {
    for_each_quiet_set(view, rules, |kind, destinations, stride| {
        each(destinations, -stride, |from, to| {
            visit(match kind {
                Quiet::Step => Action::Step { from, to },
                Quiet::Shift => Action::Shift { from, to },
                Quiet::Retreat => Action::Retreat { from, to },
            });
        });
    });
}

/// The kinds of actions in which one soldier goes to an empty point.
#[derive(Clone, Copy)]
pub(super) enum Quiet {
    Step,
    Shift,
    Retreat,
}

/// Calls `visit` with the kind, the destinations and the stride from origin to destination of all steps, shifts and retreats in
/// one direction at a time.
#[inline(always)]
pub(super) fn for_each_quiet_set<const NORTH: bool>(
    view: &View<NORTH>,
    rules: &Ruleset,
    mut visit: impl FnMut(Quiet, u128, i32),
) {
    for stride in View::<NORTH>::FORWARD {
        visit(Quiet::Step, view.steps(stride), stride);
    }
    for axis in AXES {
        let middles = view.cannons(axis);
        if middles != 0 {
            for stride in [axis, -axis] {
                visit(Quiet::Shift, view.fronts(middles, stride), 3 * stride);
            }
        }
    }
    let soldiers = view.frightened(rules.retreat_near);
    if soldiers != 0 {
        for stride in View::<NORTH>::FORWARD {
            visit(Quiet::Retreat, view.retreats(soldiers, stride), -2 * stride);
        }
    }
}

/// Number of actions that [`for_each_capture`] and [`for_each_quiet`] visit.
#[inline]
pub(super) fn count<const NORTH: bool>(view: &View<NORTH>, rules: &Ruleset) -> u32 {
    let mut count = 0;
    for stride in View::<NORTH>::CAPTURE {
        count += view.captures(stride).count_ones();
    }
    for stride in View::<NORTH>::FORWARD {
        count += view.steps(stride).count_ones();
    }
    let mut fire = 0;
    for axis in AXES {
        let middles = view.cannons(axis);
        for stride in [axis, -axis] {
            let fronts = view.fronts(middles, stride);
            count += fronts.count_ones();
            fire |= view.reach(fronts, stride, rules.long_shot);
        }
    }
    count += (fire & view.foe).count_ones();
    let soldiers = view.frightened(rules.retreat_near);
    if soldiers != 0 {
        for stride in View::<NORTH>::FORWARD {
            count += view.retreats(soldiers, stride).count_ones();
        }
    }
    count
}

/// Calls `visit` with (origin, destination) for each destination; the origin is `back` bits higher.
#[inline(always)]
fn each(mut destinations: u128, back: i32, mut visit: impl FnMut(Point, Point)) {
    while destinations != 0 {
        let to = destinations.trailing_zeros();
        destinations &= destinations - 1;
        visit(point_of(to.wrapping_add_signed(back)), point_of(to));
    }
}
