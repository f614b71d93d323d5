//! Cannon for the search: attack information, move ordering and evaluation.
//!
//! - `attack_info` has the points that both sides attack;
//! - `evaluation` is a weighted sum of `features`; `weights` has the weights and `styles` adjusts them;
//! - `levels` has the strength parameters of the ten levels.

mod attack_info;
mod evaluation;
mod features;
mod levels;
mod styles;
mod weights;

use std::sync::LazyLock;

use super::Style;
use super::playable::Playable;
use cannon_rules::Game;
use cannon_rules::cannon::{Action, Position};

pub use attack_info::AttackInfo;
pub use evaluation::LinearEvaluator;
pub(super) use levels::LEVELS;

/// The weights of the plain style. The comments in the file say how they were tuned.
const PLAIN: &str = include_str!("../../assets/weights/cannon-weights.txt");

/// Number of points on the board.
const POINTS: usize = 100;
/// With fewer actions than this, or fewer soldiers than [`ROOM_SOLDIERS`], null moves are not tried because of zugzwang: a side without an
/// action loses.
const ROOM_ACTIONS: u64 = 12;
/// See [`ROOM_ACTIONS`].
const ROOM_SOLDIERS: u32 = 4;

/// The maximum depth at which late actions are pruned.
const LATE_DEPTH: i32 = 4;

/// The expected gain of a capture without risk, in hundredths of a soldier. All soldiers have the same value.
const CAPTURE: i32 = 100;
/// The expected gain of a capture whose soldier can be recaptured, in hundredths of a soldier.
const RISKY_CAPTURE: i32 = 40;
/// The ordering bonus of a quiet action that leaves a point attacked by the enemy, on the scale of history values.
const ESCAPE: i32 = 150;

impl Playable for Position {
    type AttackInfo = AttackInfo;
    type Evaluator = LinearEvaluator;

    /// One entry for each pair of origin and destination.
    const HISTORY_SIZE: usize = POINTS * POINTS;

    const MAX_EVASIONS: i32 = 3;

    fn attack_info(&self) -> AttackInfo {
        AttackInfo::of(self)
    }

    fn evaluator(style: Style) -> &'static LinearEvaluator {
        static JUDGES: LazyLock<[LinearEvaluator; Style::ALL.len()]> =
            LazyLock::new(|| Style::ALL.map(LinearEvaluator::of));
        &JUDGES[style as usize]
    }

    fn style_bonus(action: Action, style: Style) -> i32 {
        styles::style_bonus(action, style)
    }

    fn is_capture(action: Action) -> bool {
        matches!(action, Action::Capture { .. } | Action::Shot { .. })
    }

    fn for_each_capture(&self, _: &AttackInfo, visit: impl FnMut(Action)) {
        self.for_each_capture(visit);
    }

    fn for_each_quiet(&self, _: &AttackInfo, visit: impl FnMut(Action)) {
        Position::for_each_quiet(self, visit);
    }

    fn late_action_limit(depth: i32, improving: bool, wide: bool) -> usize {
        if wide || depth > LATE_DEPTH {
            return usize::MAX;
        }
        let count = (6 + 5 * depth * depth) as usize;
        if improving { count } else { count / 2 }
    }

    /// A shot risks nothing, while a soldier that captures may be recaptured.
    fn capture_score(&self, attacks: &AttackInfo, action: Action) -> i32 {
        match action {
            Action::Shot { .. } => CAPTURE + 1,
            _ if attacks.bears(!self.to_move()).contains(action.target()) => RISKY_CAPTURE,
            _ => CAPTURE,
        }
    }

    /// Actions that leave an attacked point come first, and those that enter one last. Otherwise shifts come before steps, and retreats
    /// last.
    fn quiet_score(&self, attacks: &AttackInfo, action: Action) -> i32 {
        let kind = match action {
            Action::Shift { .. } => 2,
            Action::Step { .. } | Action::Place { .. } => 1,
            _ => 0,
        };
        let danger = attacks.bears(!self.to_move());
        let leaves = action.from().is_some_and(|from| danger.contains(from));
        let enters = danger.contains(action.target());
        kind + ESCAPE * (i32::from(leaves) - i32::from(enters))
    }

    fn winning_action(&self, _: &AttackInfo) -> Option<Action> {
        let town = self.town(!self.to_move())?;
        let mut found = None;
        self.for_each_capture(|action| {
            if action.target() == town {
                found = Some(action);
            }
        });
        found
    }

    fn can_win(&self, attacks: &AttackInfo) -> bool {
        attacks.at_risk(!self.to_move()).intersects(self.town_set(!self.to_move()))
    }

    fn is_in_check(&self, attacks: &AttackInfo) -> bool {
        attacks.at_risk(self.to_move()).intersects(self.town_set(self.to_move()))
    }

    fn may_be_in_check(&self) -> bool {
        self.is_town_attacked(self.to_move())
    }

    fn null_move(&self) -> Option<Position> {
        if self.soldiers(self.to_move()).count() < ROOM_SOLDIERS || self.action_count() < ROOM_ACTIONS {
            return None;
        }
        self.swap_turn()
    }

    fn history_index(action: Action) -> usize {
        action.from().map_or(0, |from| from.index()) * POINTS + action.target().index()
    }
}
