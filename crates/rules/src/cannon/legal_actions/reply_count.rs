//! Count of all two-ply sequences without playing each first action (bulk perft 2).
//!
//! A quiet action moves one soldier. Most replies to it are also possible if the first side passes; in addition, the
//! soldier can be captured on its destination, and can no longer be captured on its origin. The number of such captures
//! is known for every point: one for each enemy soldier that could capture sideways there, and one if a shot could hit
//! there. (A soldier that could capture forwards there could also step there if the point were empty, so the count is
//! the same.) The quiet actions of a whole direction are therefore counted together. Replies are counted action by
//! action only where the origin or the destination changes which cannons can fire or shift, or which soldiers can
//! retreat.

use super::generate::{self, MuzzleFronts, for_each_quiet_set, muzzle_fronts};
use super::side_view::{AXES, SideView};
use crate::cannon::bitboard::{RANK_STRIDE, shift_bits};
use crate::cannon::{LongShot, Ruleset};

/// Counter of the replies of one side to the actions of the other.
struct ReplyCounter<'a, const THEM: bool> {
    view: SideView<THEM>,
    rules: &'a Ruleset,
    muzzle_fronts: MuzzleFronts,
    /// Number of replies if the other side passes, by kind.
    soldier_replies: u64,
    cannon_replies: u64,
    retreat_replies: u64,
    /// Points on which a soldier could capture to its left, or to its right.
    side_captures: [u128; 2],
    /// Points that shots can hit.
    fire: u128,
    /// Points whose occupation decides which cannons can fire or shift.
    cannon_sensitive: u128,
    /// Points on which an arriving piece changes which soldiers can retreat.
    retreat_sensitive_arrivals: u128,
    /// Points from which a departing piece changes which soldiers can retreat.
    retreat_sensitive_departures: u128,
}

impl<'a, const THEM: bool> ReplyCounter<'a, THEM> {
    #[inline(always)]
    fn new(view: SideView<THEM>, rules: &'a Ruleset) -> Self {
        let before = muzzle_fronts(&view);
        let (cannons, fire) = generate::count_shifts_and_shots(&view, rules, &before);
        let mut muzzles = before.as_flattened().iter().fold(0, |all, points| all | points);
        if rules.long_shot == LongShot::Both {
            for (axis, [up, down]) in AXES.into_iter().zip(before) {
                muzzles |= shift_bits(up & view.empty, axis) | shift_bits(down & view.empty, -axis);
            }
        }
        let frightened = view.adjacent_to_enemy(rules.retreat_near);
        let (mut roomy, mut retreats_to, mut retreats_from) = (0, 0, 0);
        for forward in SideView::<THEM>::FORWARD_STRIDES {
            let behind = |soldiers| shift_bits(soldiers, -forward) | shift_bits(soldiers, -2 * forward);
            let with_room = view.own & shift_bits(view.empty, forward) & shift_bits(view.empty, 2 * forward);
            roomy |= with_room;
            // An arrival can block a soldier that is able to retreat; a departure can make room for any soldier.
            retreats_to |= behind(with_room & frightened);
            retreats_from |= behind(view.own);
        }
        // A soldier with room can come next to an enemy, or no longer be next to one.
        retreats_to |= with_neighbours(roomy & !frightened);
        retreats_from |= with_neighbours(roomy & frightened);
        ReplyCounter {
            muzzle_fronts: before,
            soldier_replies: u64::from(generate::count_steps_and_captures(&view)),
            cannon_replies: u64::from(cannons),
            retreat_replies: u64::from(generate::count_retreats(&view, rules)),
            side_captures: [shift_bits(view.own, -1), shift_bits(view.own, 1)],
            fire,
            cannon_sensitive: muzzles,
            retreat_sensitive_arrivals: retreats_to,
            retreat_sensitive_departures: retreats_from,
            view,
            rules,
        }
    }

    /// Number of replies to all quiet actions between these points, which all have the same stride.
    fn count_after_quiet(&self, origins: u128, destinations: u128, stride: i32) -> u64 {
        let in_reach = |points: u128| {
            u64::from((points & self.side_captures[0]).count_ones() + (points & self.side_captures[1]).count_ones())
        };
        let under_fire = |points: u128| u64::from((points & self.fire).count_ones());
        // Destinations of the actions whose origin or destination is in the given sets.
        let touching = |from: u128, to: u128| match origins & from {
            0 => destinations & to,
            from => destinations & to | shift_bits(from, stride),
        };
        let mut count =
            self.soldier_replies * u64::from(destinations.count_ones()) + in_reach(destinations) - in_reach(origins);

        let at_muzzles = touching(self.cannon_sensitive, self.cannon_sensitive);
        let others = destinations ^ at_muzzles;
        let from_others = if at_muzzles == 0 { origins } else { shift_bits(others, -stride) };
        count += self.cannon_replies * u64::from(others.count_ones()) + under_fire(others) - under_fire(from_others);
        self.for_each_after(at_muzzles, stride, |after| {
            count += u64::from(generate::count_shifts_and_shots(after, self.rules, &self.muzzle_fronts).0);
        });

        let at_retreats = touching(self.retreat_sensitive_departures, self.retreat_sensitive_arrivals);
        count += self.retreat_replies * u64::from((destinations ^ at_retreats).count_ones());
        self.for_each_after(at_retreats, stride, |after| {
            count += u64::from(generate::count_retreats(after, self.rules));
        });
        count
    }

    /// Calls `visit` with the view after each of these quiet actions.
    #[inline(always)]
    fn for_each_after(&self, mut destinations: u128, stride: i32, mut visit: impl FnMut(&SideView<THEM>)) {
        while destinations != 0 {
            let to = destinations & destinations.wrapping_neg();
            destinations ^= to;
            let way = to | shift_bits(to, -stride);
            visit(&SideView {
                own: self.view.own,
                enemy_soldiers: self.view.enemy_soldiers ^ way,
                enemies: self.view.enemies ^ way,
                empty: self.view.empty ^ way,
            });
        }
    }

    /// Number of replies to captures of these pieces, which all have the same stride. A side that loses its town has no
    /// replies.
    #[inline(always)]
    fn count_after_captures(&self, taken: u128, stride: i32) -> u64 {
        let mut soldiers = taken & self.view.own;
        let mut count = 0;
        while soldiers != 0 {
            let to = soldiers & soldiers.wrapping_neg();
            soldiers ^= to;
            let from = shift_bits(to, -stride);
            let way = to | from;
            count += self.count_after(SideView {
                own: self.view.own ^ to,
                enemy_soldiers: self.view.enemy_soldiers ^ way,
                enemies: self.view.enemies ^ way,
                empty: self.view.empty ^ from,
            });
        }
        count
    }

    /// Number of replies to shots at these pieces. A side that loses its town has no replies.
    #[inline(always)]
    fn count_after_shots(&self, taken: u128) -> u64 {
        let mut soldiers = taken & self.view.own;
        let mut count = 0;
        while soldiers != 0 {
            let target = soldiers & soldiers.wrapping_neg();
            soldiers ^= target;
            count += self.count_after(SideView {
                own: self.view.own ^ target,
                empty: self.view.empty ^ target,
                ..self.view
            });
        }
        count
    }

    fn count_after(&self, after: SideView<THEM>) -> u64 {
        u64::from(generate::count(&after, self.rules))
    }
}

/// The points and their neighbours. May include bits that are not on the board.
#[inline(always)]
fn with_neighbours(points: u128) -> u128 {
    let row = points << 1 | points | points >> 1;
    row | row << RANK_STRIDE | row >> RANK_STRIDE
}

/// Number of two-ply sequences that start with an action of `us`. Both towns must be on the board.
pub(crate) fn count<const US: bool, const THEM: bool>(us: &SideView<US>, them: SideView<THEM>, rules: &Ruleset) -> u64 {
    let replies = ReplyCounter::new(them, rules);
    let mut count = 0;
    for stride in SideView::<US>::CAPTURE_STRIDES {
        count += replies.count_after_captures(us.captures(stride), stride);
    }
    count += replies.count_after_shots(us.field_of_fire(rules.long_shot));
    for_each_quiet_set(us, rules, |_, origins, destinations, stride| {
        if destinations != 0 {
            count += replies.count_after_quiet(origins, destinations, stride);
        }
    });
    count
}
