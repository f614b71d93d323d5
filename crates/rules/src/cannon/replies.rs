//! Count of all two-ply sequences without playing each first action (bulk perft 2).
//!
//! A quiet action moves one soldier. Most replies to it are also possible if the first side passes; in addition, the
//! soldier can be captured on its destination, and can no longer be captured on its origin. The number of such captures
//! is known for every point: one for each enemy soldier that could capture sideways there, and one if a shot could hit
//! there. (A soldier that could capture forwards there could also step there if the point were empty, so the count is
//! the same.) The quiet actions of a whole direction are therefore counted together. Replies are counted action by
//! action only where the origin or the destination changes which cannons can fire or shift, or which soldiers can
//! retreat.

use super::bitboard::{RANK, moved};
use super::generate::{self, BeforeMuzzles, before_muzzles, for_each_quiet_set};
use super::patterns::{AXES, View};
use super::{LongShot, Ruleset};

/// Counter of the replies of one side to the actions of the other.
struct Replies<'a, const THEM: bool> {
    view: View<THEM>,
    rules: &'a Ruleset,
    before: BeforeMuzzles,
    /// Number of replies if the other side passes, by kind.
    soldiers: u64,
    cannons: u64,
    retreats: u64,
    /// Points on which a soldier could capture to its left, or to its right.
    aside: [u128; 2],
    /// Points that shots can hit.
    fire: u128,
    /// Points whose occupation decides which cannons can fire or shift.
    muzzles: u128,
    /// Points on which an arriving piece changes which soldiers can retreat.
    retreats_to: u128,
    /// Points from which a departing piece changes which soldiers can retreat.
    retreats_from: u128,
}

impl<'a, const THEM: bool> Replies<'a, THEM> {
    #[inline(always)]
    fn new(view: View<THEM>, rules: &'a Ruleset) -> Self {
        let before = before_muzzles(&view);
        let (cannons, fire) = generate::count_by_cannons(&view, rules, &before);
        let mut muzzles = before.as_flattened().iter().fold(0, |all, points| all | points);
        if rules.long_shot == LongShot::Both {
            for (axis, [up, down]) in AXES.into_iter().zip(before) {
                muzzles |= moved(up & view.empty, axis) | moved(down & view.empty, -axis);
            }
        }
        let frightened = view.frightened(rules.retreat_near);
        let (mut roomy, mut retreats_to, mut retreats_from) = (0, 0, 0);
        for forward in View::<THEM>::FORWARD {
            let behind = |soldiers| moved(soldiers, -forward) | moved(soldiers, -2 * forward);
            let with_room = view.own & moved(view.empty, forward) & moved(view.empty, 2 * forward);
            roomy |= with_room;
            // An arrival can block a soldier that is able to retreat; a departure can make room for any soldier.
            retreats_to |= behind(with_room & frightened);
            retreats_from |= behind(view.own);
        }
        // A soldier with room can come next to an enemy, or no longer be next to one.
        retreats_to |= near(roomy & !frightened);
        retreats_from |= near(roomy & frightened);
        Replies {
            before,
            soldiers: u64::from(generate::count_steps_and_captures(&view)),
            cannons: u64::from(cannons),
            retreats: u64::from(generate::count_retreats(&view, rules)),
            aside: [moved(view.own, -1), moved(view.own, 1)],
            fire,
            muzzles,
            retreats_to,
            retreats_from,
            view,
            rules,
        }
    }

    /// Number of replies to all quiet actions between these points, which all have the same stride.
    fn to_quiet(&self, origins: u128, destinations: u128, stride: i32) -> u64 {
        let in_reach =
            |points: u128| u64::from((points & self.aside[0]).count_ones() + (points & self.aside[1]).count_ones());
        let under_fire = |points: u128| u64::from((points & self.fire).count_ones());
        // Destinations of the actions whose origin or destination is in the given sets.
        let touching = |from: u128, to: u128| match origins & from {
            0 => destinations & to,
            from => destinations & to | moved(from, stride),
        };
        let mut count =
            self.soldiers * u64::from(destinations.count_ones()) + in_reach(destinations) - in_reach(origins);

        let at_muzzles = touching(self.muzzles, self.muzzles);
        let others = destinations ^ at_muzzles;
        let from_others = if at_muzzles == 0 { origins } else { moved(others, -stride) };
        count += self.cannons * u64::from(others.count_ones()) + under_fire(others) - under_fire(from_others);
        self.for_each_after(at_muzzles, stride, |after| {
            count += u64::from(generate::count_by_cannons(after, self.rules, &self.before).0);
        });

        let at_retreats = touching(self.retreats_from, self.retreats_to);
        count += self.retreats * u64::from((destinations ^ at_retreats).count_ones());
        self.for_each_after(at_retreats, stride, |after| {
            count += u64::from(generate::count_retreats(after, self.rules));
        });
        count
    }

    /// Calls `visit` with the view after each of these quiet actions.
    #[inline(always)]
    fn for_each_after(&self, mut destinations: u128, stride: i32, mut visit: impl FnMut(&View<THEM>)) {
        while destinations != 0 {
            let to = destinations & destinations.wrapping_neg();
            destinations ^= to;
            let way = to | moved(to, -stride);
            visit(&View {
                own: self.view.own,
                foe_soldiers: self.view.foe_soldiers ^ way,
                foe: self.view.foe ^ way,
                empty: self.view.empty ^ way,
            });
        }
    }

    /// Number of replies to captures of these pieces, which all have the same stride. A side that loses its town has no
    /// replies.
    #[inline(always)]
    fn to_captures(&self, taken: u128, stride: i32) -> u64 {
        let mut soldiers = taken & self.view.own;
        let mut count = 0;
        while soldiers != 0 {
            let to = soldiers & soldiers.wrapping_neg();
            soldiers ^= to;
            let from = moved(to, -stride);
            let way = to | from;
            count += self.to_one(View {
                own: self.view.own ^ to,
                foe_soldiers: self.view.foe_soldiers ^ way,
                foe: self.view.foe ^ way,
                empty: self.view.empty ^ from,
            });
        }
        count
    }

    /// Number of replies to shots at these pieces. A side that loses its town has no replies.
    #[inline(always)]
    fn to_shots(&self, taken: u128) -> u64 {
        let mut soldiers = taken & self.view.own;
        let mut count = 0;
        while soldiers != 0 {
            let target = soldiers & soldiers.wrapping_neg();
            soldiers ^= target;
            count += self.to_one(View { own: self.view.own ^ target, empty: self.view.empty ^ target, ..self.view });
        }
        count
    }

    fn to_one(&self, after: View<THEM>) -> u64 {
        u64::from(generate::count(&after, self.rules))
    }
}

/// The points and their neighbours. May include bits that are not on the board.
#[inline(always)]
fn near(points: u128) -> u128 {
    let row = points << 1 | points | points >> 1;
    row | row << RANK | row >> RANK
}

/// Number of two-ply sequences that start with an action of `us`. Both towns must be on the board.
pub(super) fn count<const US: bool, const THEM: bool>(us: &View<US>, them: View<THEM>, rules: &Ruleset) -> u64 {
    let replies = Replies::new(them, rules);
    let mut count = 0;
    for stride in View::<US>::CAPTURE {
        count += replies.to_captures(us.captures(stride), stride);
    }
    count += replies.to_shots(us.fire(rules.long_shot));
    for_each_quiet_set(us, rules, |_, origins, destinations, stride| {
        if destinations != 0 {
            count += replies.to_quiet(origins, destinations, stride);
        }
    });
    count
}
