//! Counting two plies at once.
//!
//! A quiet action takes a soldier from one point to another, and most replies to it are the replies to doing nothing, plus what is
//! gained at the point of arrival, less what is lost at the point of departure: the actions of all other kinds are few.
//! What a point is worth is known before: one for each soldier that could capture sideways there, and one if a shot could hit
//! there. (A soldier that could capture there forwards could as well step there were it empty, which makes no difference.)
//! So actions of a whole direction are counted together. Only where a piece that comes or goes changes which cannons can fire or
//! which soldiers can retreat are the replies counted action by action.

use super::bitboard::{RANK, moved};
use super::generate::{self, for_each_quiet_set};
use super::patterns::{AXES, View};
use super::{LongShot, Ruleset};

/// The replies of a side to an action that the other is about to play.
struct Replies<'a, const THEM: bool> {
    view: View<THEM>,
    rules: &'a Ruleset,
    /// Number of actions if the other side did nothing.
    base: u64,
    /// What an enemy soldier on a point is worth in replies, against the point being empty: the sum of these, the second twice.
    worth: [u128; 2],
    /// Points where a soldier's arrival changes who can fire or retreat.
    touchy_to: u128,
    /// Points where a soldier's departure does.
    touchy_from: u128,
}

impl<'a, const THEM: bool> Replies<'a, THEM> {
    fn new(view: View<THEM>, rules: &'a Ruleset) -> Self {
        let (mut fire, mut touchy) = (0, 0);
        for axis in AXES {
            let middles = view.cannons(axis);
            for stride in [axis, -axis] {
                let before = moved(middles, 2 * stride);
                let fronts = before & view.empty;
                touchy |= before;
                if rules.long_shot == LongShot::Both {
                    touchy |= moved(fronts, stride);
                }
                fire |= view.reach(fronts, stride, rules.long_shot);
            }
        }
        let (mut touchy_to, mut touchy_from) = (touchy, touchy);
        let frightened = view.frightened(rules.retreat_near);
        let mut roomy = 0;
        for forward in View::<THEM>::FORWARD {
            let behind = |soldiers| moved(soldiers, -forward) | moved(soldiers, -2 * forward);
            let with_room = view.own & moved(view.empty, forward) & moved(view.empty, 2 * forward);
            roomy |= with_room;
            // A soldier about to retreat loses its room; any soldier may gain some.
            touchy_to |= behind(with_room & frightened);
            touchy_from |= behind(view.own);
        }
        // A soldier with room is frightened, or no more.
        touchy_to |= near(roomy & !frightened);
        touchy_from |= near(roomy & frightened);
        let (left, right) = (view.own >> 1, view.own << 1);
        let worth = [left ^ right ^ fire, left & right | fire & (left | right)];
        let base = u64::from(generate::count(&view, rules));
        Replies { view, rules, base, worth, touchy_to, touchy_from }
    }

    /// Replies to all quiet actions with these destinations, each coming over the same stride.
    #[inline(always)]
    fn to_quiet(&self, destinations: u128, stride: i32) -> u64 {
        let mut touching = destinations & (self.touchy_to | moved(self.touchy_from, stride));
        let clear = destinations ^ touching;
        let gained = self.worth(clear);
        let lost = self.worth(moved(clear, -stride));
        let mut count = self.base * u64::from(clear.count_ones()) + gained - lost;
        while touching != 0 {
            let to = touching & touching.wrapping_neg();
            touching ^= to;
            let way = to | moved(to, -stride);
            count += self.to_one(View {
                foe_soldiers: self.view.foe_soldiers ^ way,
                foe: self.view.foe ^ way,
                empty: self.view.empty ^ way,
                ..self.view
            });
        }
        count
    }

    #[inline(always)]
    fn worth(&self, points: u128) -> u64 {
        u64::from((points & self.worth[0]).count_ones() + 2 * (points & self.worth[1]).count_ones())
    }

    /// Replies to captures of these pieces, each coming over the same stride. Without their town they have none.
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

    /// Replies to shots at these pieces. Without their town they have none.
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

/// The points around these, and some that are off the board.
#[inline(always)]
fn near(points: u128) -> u128 {
    let row = points << 1 | points | points >> 1;
    row | row << RANK | row >> RANK
}

/// Number of sequences of two actions, the first by the side of `us`. Both sides have their towns.
pub(super) fn count<const US: bool, const THEM: bool>(us: &View<US>, them: View<THEM>, rules: &Ruleset) -> u64 {
    let replies = Replies::new(them, rules);
    let mut count = 0;
    for stride in View::<US>::CAPTURE {
        count += replies.to_captures(us.captures(stride), stride);
    }
    count += replies.to_shots(us.fire(rules.long_shot));
    for_each_quiet_set(us, rules, |_, destinations, stride| count += replies.to_quiet(destinations, stride));
    count
}
