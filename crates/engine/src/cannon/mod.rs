//! What the search needs to know about Cannon.
//!
//! - `sight` finds out who can take what;
//! - `evaluation` judges by the `features` of a position and their `weights`, which `styles` bend;
//! - `levels` is what the ten levels see.

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

/// The weights in force; the file says where they come from.
const PLAIN: &str = include_str!("../../assets/weights/cannon-weights.txt");

/// Points of the board.
const POINTS: usize = 100;
/// With fewer actions than this, or fewer soldiers, being forced to move may hurt, up to losing for want of an action.
const ROOM_ACTIONS: u64 = 12;
const ROOM_SOLDIERS: u32 = 4;

/// Late actions are left out up to this many plies above quiescence.
const LATE_DEPTH: i32 = 4;

/// What a take promises, in hundredths of a soldier: all soldiers are worth the same.
const CAPTURE: i32 = 100;
/// What a capture promises that may be answered in kind, in hundredths of a soldier.
const RISKY_CAPTURE: i32 = 40;
/// How much more promising it is to leave the enemy's reach than to stay, on the scale of the search's experience.
const ESCAPE: i32 = 150;

impl Playable for Position {
    type AttackInfo = AttackInfo;
    type Evaluator = LinearEvaluator;

    /// By origin and destination.
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

    /// A shot risks nothing, while the soldier that captures may be taken back.
    fn capture_score(&self, attacks: &AttackInfo, action: Action) -> i32 {
        match action {
            Action::Shot { .. } => CAPTURE + 1,
            _ if attacks.bears(!self.to_move()).contains(action.target()) => RISKY_CAPTURE,
            _ => CAPTURE,
        }
    }

    /// The shift of a cannon before a step, and a retreat last; out of the enemy's reach before into it.
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
