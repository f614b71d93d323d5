//! Cannon for the search: attack information, move ordering and evaluation.
//!
//! - `attack_info` has the points that both sides attack;
//! - `evaluation` is a weighted sum of `features`, and `styles` adjusts its weights;
//! - `levels` has the strength parameters of the levels; the opening books are listed here;
//! - [`reasons`] names the motifs of actions.

mod attack_info;
mod evaluation;
mod features;
mod levels;
pub mod reasons;
mod styles;

use std::sync::LazyLock;

use super::analysis::WinModel;
use super::book::Book;
use super::book::rotation::BoardRotation;
use super::engine::Engine;
use super::levels::OversightKind;
use super::nnue;
use super::playable::{LastActions, Oversight, Playable};
use cannon_rules::cannon::{Action, Position, Ruleset};
use cannon_rules::record::Style;
use cannon_rules::{Action as _, Game};

pub use attack_info::AttackInfo;
pub use evaluation::LinearEvaluator;

/// The engine of this game.
pub(super) static ENGINE: Engine =
    Engine::of::<Position>(&levels::LEVELS, WIN_MODEL, &nnue::CANNON, Some(ROTATION), || &BOOKS);

/// The opening books, one for each published ruleset. The comments in the files describe them. Texts that cannot be read are skipped, so
/// that the engine searches instead; the tests check that all texts can be read.
static BOOKS: LazyLock<Vec<Book>> = LazyLock::new(|| {
    let texts =
        [include_str!("../../assets/books/cannon-classic.txt"), include_str!("../../assets/books/cannon-igg.txt")];
    texts.into_iter().filter_map(|text| Book::read(text, Some(ROTATION)).ok()).collect()
});

/// The rotation of the board, so that one book serves two rulesets.
const ROTATION: BoardRotation = BoardRotation {
    ruleset: |ruleset| {
        let rules: Ruleset = serde_json::from_value(ruleset.clone()).ok()?;
        serde_json::to_value(rules.rotated()).ok()
    },
    action: |action| Some(Action::unpack(action)?.rotated().pack()),
};

/// The win percentages of scores, fitted by `cannon-lab tune --games 600 --nodes 5000` to 24,480 positions of the engine's games against
/// itself.
const WIN_MODEL: WinModel = WinModel::new(121.0);

/// The weights of the plain style. The comments in the file say how they were tuned.
const WEIGHTS: &str = include_str!("../../assets/weights/cannon-weights.txt");

/// Number of points on the board.
const POINTS: usize = 100;
/// With fewer actions than this, or fewer soldiers than [`ZUGZWANG_SOLDIERS`], null moves are not tried because of zugzwang: a side without
/// an action loses.
const ZUGZWANG_ACTIONS: u64 = 12;
/// See [`ZUGZWANG_ACTIONS`].
const ZUGZWANG_SOLDIERS: u32 = 4;

/// The maximum depth at which late actions are pruned.
const LATE_ACTION_DEPTH: i32 = 4;

/// The expected gain of a capture without risk, in hundredths of a soldier. All soldiers have the same value.
const SAFE_CAPTURE_VALUE: i32 = 100;
/// The expected gain of a capture whose soldier can be recaptured, in hundredths of a soldier.
const RISKY_CAPTURE_VALUE: i32 = 40;
/// The distance of a long shot from muzzle to target, in points.
const LONG_DISTANCE: u8 = 3;
/// The ordering bonus of a quiet action that leaves a point attacked by the enemy, on the scale of history values.
const ESCAPE_BONUS: i32 = 150;

/// The evaluators of all styles, in the order of [`Game::STYLES`].
static EVALUATORS: LazyLock<Vec<LinearEvaluator>> =
    LazyLock::new(|| Position::STYLES.iter().map(|&style| LinearEvaluator::with_style(style, 100)).collect());

/// The evaluator of the plain style, which is the first.
fn plain_evaluator() -> &'static LinearEvaluator {
    &EVALUATORS[0]
}

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
        Position::STYLES
            .iter()
            .position(|&listed| listed == style)
            .map_or(plain_evaluator(), |index| &EVALUATORS[index])
    }

    fn style_bonus(action: Action, style: Style) -> i32 {
        styles::style_bonus(action, style)
    }

    /// A shot is long if every cannon that can fire it stands three points from the target.
    fn oversight(&self, attacks: &AttackInfo, action: Action) -> Option<Oversight> {
        let (kind, subject) = match action {
            Action::Shot { target } if self.firing_lines(target).iter().all(|line| line.distance == LONG_DISTANCE) => {
                (OversightKind::LongShot, target.index() as u32)
            }
            Action::Retreat { from, .. } => (OversightKind::Retreat, from.index() as u32),
            Action::Step { .. } | Action::Shift { .. } if self.threatens(attacks, action) => {
                (OversightKind::QuietThreat, action.pack().bits())
            }
            _ => return None,
        };
        Some(Oversight { kind, subject })
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

    fn late_action_limit(depth: i32, improving: bool, pv_node: bool) -> usize {
        if pv_node || depth > LATE_ACTION_DEPTH {
            return usize::MAX;
        }
        let count = (6 + 5 * depth * depth) as usize;
        if improving { count } else { count / 2 }
    }

    /// A shot risks nothing, while a soldier that captures may be recaptured.
    fn capture_score(&self, attacks: &AttackInfo, action: Action) -> i32 {
        match action {
            Action::Shot { .. } => SAFE_CAPTURE_VALUE + 1,
            _ if attacks.attacked(!self.side_to_move()).contains(action.target()) => RISKY_CAPTURE_VALUE,
            _ => SAFE_CAPTURE_VALUE,
        }
    }

    /// Actions that leave an attacked point come first, and actions that enter one last. Otherwise shifts come before steps, and retreats
    /// last.
    fn quiet_scorer<'a>(&'a self, attacks: &'a AttackInfo, _: LastActions<Action>) -> impl FnMut(Action) -> i32 {
        let attacked = attacks.attacked(!self.side_to_move());
        move |action| {
            let kind_bonus = match action {
                Action::Shift { .. } => 2,
                Action::Step { .. } | Action::Place { .. } => 1,
                _ => 0,
            };
            let leaves = action.from().is_some_and(|from| attacked.contains(from));
            let enters = attacked.contains(action.target());
            kind_bonus + ESCAPE_BONUS * (i32::from(leaves) - i32::from(enters))
        }
    }

    fn winning_action(&self, _: &AttackInfo) -> Option<Action> {
        let town = self.town(!self.side_to_move())?;
        let mut found = None;
        self.for_each_capture(|action| {
            if action.target() == town {
                found = Some(action);
            }
        });
        found
    }

    fn can_win(&self, attacks: &AttackInfo) -> bool {
        attacks.at_risk(!self.side_to_move()).intersects(self.town_set(!self.side_to_move()))
    }

    fn is_in_check(&self, attacks: &AttackInfo) -> bool {
        attacks.at_risk(self.side_to_move()).intersects(self.town_set(self.side_to_move()))
    }

    fn may_be_in_check(&self) -> bool {
        self.is_town_attacked(self.side_to_move())
    }

    fn null_move(&self) -> Option<Position> {
        if self.soldiers(self.side_to_move()).count() < ZUGZWANG_SOLDIERS || self.action_count() < ZUGZWANG_ACTIONS {
            return None;
        }
        self.swap_turn()
    }

    fn history_index(action: Action) -> usize {
        action.from().map_or(0, |from| from.index()) * POINTS + action.target().index()
    }
}
