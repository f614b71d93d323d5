//! The functions for callers that hold a timeline of any game.

use std::sync::atomic::AtomicBool;

use super::engine::engine;
use super::levels::{Level, Strength};
use super::playable::Playable;
use super::reasons::{self, Danger, Reason};
use super::search::{self, SearchCall};
use super::{Limits, SearchInfo, SearchOptions, clock};
use cannon_rules::any::AnyTimeline;
use cannon_rules::record::Clocks;
use cannon_rules::timeline::Timeline;
use cannon_rules::{PackedAction, with_timeline};

impl SearchOptions {
    /// The same options limited by the clock of the side to move: the search uses at most the time budget of one action ([`clock`]), and no
    /// time on a forced action.
    #[must_use]
    pub fn with_clock(mut self, clocks: &Clocks, timeline: &AnyTimeline) -> SearchOptions {
        let side = timeline.side_to_move();
        if let Some(left) = clocks.remaining(side) {
            if timeline.actions().len() == 1 {
                self.limits = Some(Limits::depth(1));
                return self;
            }
            let budget = clock::time_budget(left, clocks.increment(side));
            let limits = self.limits.unwrap_or_else(|| engine(timeline.game()).strength(self.level).limits());
            self.limits = Some(Limits { time: Some(limits.time.map_or(budget, |time| time.min(budget))), ..limits });
        }
        self
    }
}

/// Chooses an action for the side to move at the timeline's current ply.
///
/// The search polls `stop`; once it is true, the best action so far is returned within about a millisecond. The callback runs on the
/// calling thread after every iteration, once for each line, the best first. It is not called when there is no search: for a book action,
/// and for a forced action if the options have no limits and ask for one line.
///
/// Returns `None` if the game is over, or if `stop` was set before there was a result.
///
/// ```
/// use std::sync::atomic::AtomicBool;
///
/// use cannon_engine::{Level, SearchOptions, choose_action};
/// use cannon_rules::GameId;
/// use cannon_rules::timeline::HouseRules;
///
/// let timeline = GameId::Cannon.begin(None, None, HouseRules::DRAWS)?;
/// let options = SearchOptions::new(Level::MIN, 7);
/// let action = choose_action(&timeline, &options, &AtomicBool::new(false), &mut |info| println!("{info:?}"));
/// assert!(action.is_some());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn choose_action(
    timeline: &AnyTimeline,
    options: &SearchOptions,
    stop: &AtomicBool,
    on_info: &mut dyn FnMut(&SearchInfo),
) -> Option<PackedAction> {
    if timeline.outcome().is_some() {
        return None;
    }
    let engine = engine(timeline.game());
    engine.book_action(timeline, options).or_else(|| engine.search_action(timeline, options, stop, on_info))
}

/// Chooses an action in a game outside the closed list, with the strength given. The [level](SearchOptions::level) only seeds
/// random decisions, and there is no opening book. The example `breakthrough` shows all that a game needs.
///
/// Returns `None` if the game is over, or if `stop` was set before there was a result.
pub fn choose_action_in<G: Playable>(
    timeline: &Timeline<G>,
    options: &SearchOptions,
    strength: &'static Strength,
    stop: &AtomicBool,
    on_info: &mut dyn FnMut(&SearchInfo),
) -> Option<G::Action> {
    if timeline.outcome().is_some() {
        return None;
    }
    search::choose(timeline, SearchCall { options, strength, stop, on_info })
}

/// Searches at full strength on one thread within these limits and returns the last report: for hints, draw offers and tests. `None`
/// where [`choose_action`] returns `None`.
pub fn analyse_position(timeline: &AnyTimeline, limits: Limits) -> Option<SearchInfo> {
    let options = SearchOptions { limits: Some(limits), ..SearchOptions::new(Level::MAX, 0) };
    let mut last = None;
    choose_action(timeline, &options, &AtomicBool::new(false), &mut |info| last = Some(info.clone()))?;
    last
}

/// The reasons for an action at the timeline's current ply, the most important first. `pv` is the principal variation that begins with the
/// action, if one is known; it is ignored if it begins with another action.
///
/// Empty if nothing is known to speak for the action, or if it is illegal.
///
/// ```
/// use cannon_engine::explain;
/// use cannon_rules::GameId;
/// use cannon_rules::timeline::HouseRules;
///
/// let timeline = GameId::Cannon.begin(None, Some("1L8/d9/10/8l1/6l3/10/10/4d5/10/8D1 d"), HouseRules::DRAWS)?;
/// let reasons = explain(&timeline, timeline.read_action("a9xb10")?, &[]);
/// assert_eq!(reasons[0].motif(), "takes-town");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn explain(timeline: &AnyTimeline, action: PackedAction, pv: &[PackedAction]) -> Vec<Reason> {
    with_timeline!(timeline, timeline => reasons::explain(timeline, action, pv))
}

/// What the last action before the timeline's current ply threatens, the most important first, in words for the side to move. Empty at
/// the start of a game and after its end.
pub fn threats_after(timeline: &AnyTimeline) -> Vec<Reason> {
    with_timeline!(timeline, timeline => reasons::threats_after(timeline))
}

/// What the opponent could take by force if the side to move played this action at the timeline's current ply. `None` if it loses
/// nothing, if all actions lose as much, or if it is illegal.
pub fn danger(timeline: &AnyTimeline, action: PackedAction) -> Option<Danger> {
    with_timeline!(timeline, timeline => reasons::danger(timeline, action))
}
