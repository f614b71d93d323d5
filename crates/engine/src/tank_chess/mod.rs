//! Tank Chess for the search: attack information, move ordering and evaluation.
//!
//! - `attack_info` has the squares and units that both sides attack, and [`policy`] orders quiet actions;
//! - `evaluation` is a weighted sum of `features`, and `styles` adjusts its weights; `exposure` counts guns that see a weak facet;
//! - `objectives` has the threats and the features of the objective of a board;
//! - `levels` has the strength parameters of the levels;
//! - [`reasons`] names the motifs of actions.

mod attack_info;
mod evaluation;
mod exposure;
mod features;
mod levels;
mod objectives;
pub mod policy;
pub mod reasons;
mod styles;

use super::analysis::WinModel;
use super::engine::Engine;
use super::levels::OversightKind;
use super::nnue;
use super::playable::{LastActions, Oversight, Playable};
use cannon_rules::record::Style;
use cannon_rules::tank_chess::{Action, Piece, Position, Square};
use cannon_rules::{Game, Side};

pub use attack_info::AttackInfo;
use attack_info::is_command_under_fire;
pub(crate) use evaluation::ExitDistances;
pub use evaluation::LinearEvaluator;
use evaluation::{EVALUATORS, plain_evaluator};
use policy::{LastSquares, PolicyScorer};

/// The engine of this game.
pub(super) static ENGINE: Engine = Engine::of::<Position>(&levels::LEVELS, WIN_MODEL, &nnue::TANK_CHESS, None, || &[]);

/// The win percentages of scores, fitted by `cannon-lab tune --game tank-chess --games 400 --nodes 5000` to 16,553 positions of the engine's
/// games against itself.
const WIN_MODEL: WinModel = WinModel::new(477.0);

/// The weights of the plain style. The comments in the file say how they were tuned.
const WEIGHTS: &str = include_str!("../../assets/weights/tank-chess-weights.txt");

/// Number of facings.
const FACINGS: usize = 8;
/// Late move pruning: the number of actions that are tried at depth 0, and the number added for each ply of depth.
const LATE_ACTION_LIMIT: [i32; 2] = [3, 3];
/// Like [`LATE_ACTION_LIMIT`], at PV nodes.
const LATE_ACTION_LIMIT_PV: [i32; 2] = [22, 11];
/// The number of quiet actions that are tried at the root in the first iteration, which sorts them.
const FIRST_ROOT_ACTION_LIMIT: usize = 128;
/// The number of quiet actions that are tried at the root at depth 0, and the number added for each ply of depth.
const ROOT_ACTION_LIMIT: [i32; 2] = [32, 8];
/// The factor between the logits of the policy, in 64ths, and ordering scores.
const POLICY_FACTOR: i32 = 16;

/// The number of evasions that are tried for each ply of depth, up to depth [`EVASION_LIMIT_DEPTH`].
const EVASIONS_PER_PLY: i32 = 8;
/// The maximum depth at which evasions are limited. See [`EVASIONS_PER_PLY`].
const EVASION_LIMIT_DEPTH: i32 = 2;

/// The number of captures that quiescence search tries at each ply beyond the depth. Further on, it tries only the best, because in crowded
/// positions nearly every unit can destroy several others.
const QUIESCENCE_CAPTURE_LIMITS: [usize; 6] = [24, 12, 6, 4, 3, 2];

/// The ordering bonus of a capture beside the value of the target, in hundredths of the smallest unit.
const CAPTURE_BONUS: i32 = 1;

/// The distance of a unit from its target, in squares, from which a shot is long.
const LONG_DISTANCE: u8 = 6;

/// Whether a square is nearer to a side's own edge than another.
const fn is_behind(side: Side, square: Square, other: Square) -> bool {
    match side {
        Side::South => square.rank() < other.rank(),
        Side::North => square.rank() > other.rank(),
    }
}

impl Playable for Position {
    type AttackInfo = AttackInfo;
    type Evaluator = LinearEvaluator;

    /// One entry for each destination, facing and whether the unit fires, and one for leaving the board.
    const HISTORY_SIZE: usize = 2 * FACINGS * Square::COUNT + 1;

    /// Blocks of 32 squares, each with all facings.
    const HISTORY_BLOCK_BITS: u32 = 9;

    /// A position has about five hundred actions. Searching evasions beyond the depth would cost more than it gains.
    const MAX_EVASIONS: i32 = 0;

    const QUIET_WIN_DEPTH: i32 = 3;

    fn attack_info(&self) -> AttackInfo {
        AttackInfo::of(self)
    }

    fn attack_info_after(&self, before: &Position, attacks_before: &AttackInfo) -> AttackInfo {
        AttackInfo::after(self, before, attacks_before)
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

    /// A shot is long if its target is far from where the unit stands before it drives, or if the unit fires over obstacles. All moves of a
    /// unit towards its own edge are a retreat.
    fn oversight(&self, attacks: &AttackInfo, action: Action) -> Option<Oversight> {
        let Action::Drive { from, to, .. } = action else { return None };
        let us = self.side_to_move();
        let unit = from.index() as u32;
        let (kind, subject) = if let Some(target) = action.target() {
            let (_, piece) = self.unit_at(from)?;
            let fires_over = piece.kind.stats().gun.as_ref().is_some_and(|gun| gun.over);
            if from.distance(target) < LONG_DISTANCE && !fires_over {
                return None;
            }
            (OversightKind::LongShot, unit * Square::COUNT as u32 + target.index() as u32)
        } else if is_behind(us, to, from) {
            (OversightKind::Retreat, unit)
        } else if self.threatens(attacks, action) {
            (OversightKind::QuietThreat, unit)
        } else {
            return None;
        };
        Some(Oversight { kind, subject })
    }

    fn is_capture(action: Action) -> bool {
        action.fires() || matches!(action, Action::Exit { .. })
    }

    fn for_each_capture(&self, attacks: &AttackInfo, mut visit: impl FnMut(Action)) {
        let attack_map = attacks.attack_map(self.side_to_move());
        attack_map.exit().into_iter().for_each(&mut visit);
        attack_map.for_each_kill(self, visit);
    }

    /// For each pair of attacker and target, one stance represents all others. Otherwise quiescence search would explode in crowded
    /// positions.
    fn for_each_quiescence_capture(&self, attacks: &AttackInfo, mut visit: impl FnMut(Action)) {
        let attack_map = attacks.attack_map(self.side_to_move());
        attack_map.exit().into_iter().for_each(&mut visit);
        attack_map.for_each_kill_pair(self, visit);
    }

    fn for_each_quiet(&self, attacks: &AttackInfo, visit: impl FnMut(Action)) {
        attacks.attack_map(self.side_to_move()).for_each_drive(self, visit);
    }

    fn for_each_evasion(&self, attacks: &AttackInfo, visit: impl FnMut(Action)) {
        attacks.attack_map(self.side_to_move()).for_each_evasion(attacks.attack_map(!self.side_to_move()), self, visit);
    }

    fn late_action_limit(depth: i32, improving: bool, pv_node: bool) -> usize {
        let [base, more] = if pv_node { LATE_ACTION_LIMIT_PV } else { LATE_ACTION_LIMIT };
        let count = (base + more * depth) as usize;
        if improving || pv_node { count } else { count / 2 }
    }

    fn root_action_limit(depth: i32, is_first: bool) -> usize {
        let [base, more] = ROOT_ACTION_LIMIT;
        if is_first { FIRST_ROOT_ACTION_LIMIT } else { (base + more * depth) as usize }
    }

    fn evasion_limit(depth: i32) -> usize {
        if depth <= EVASION_LIMIT_DEPTH { (EVASIONS_PER_PLY * depth) as usize } else { usize::MAX }
    }

    fn quiescence_capture_limit(plies: usize) -> usize {
        QUIESCENCE_CAPTURE_LIMITS.get(plies).copied().unwrap_or(1)
    }

    fn capture_score(&self, _: &AttackInfo, action: Action) -> i32 {
        let target = action.target().and_then(|target| self.unit_at(target));
        let evaluator = plain_evaluator();
        CAPTURE_BONUS + target.map_or(0, |(_, target)| evaluator.unit_value(target.kind, self))
    }

    fn quiet_scorer<'a>(&'a self, attacks: &'a AttackInfo, last: LastActions<Action>) -> impl FnMut(Action) -> i32 {
        let [enemy, own] = [last.enemy, last.own].map(|action| action.and_then(Action::to));
        let mut scorer = PolicyScorer::new(self, attacks, LastSquares { enemy, own });
        move |action| scorer.score(action) * POLICY_FACTOR
    }

    fn winning_action(&self, attacks: &AttackInfo) -> Option<Action> {
        attacks.attack_map(self.side_to_move()).winning_action(self)
    }

    fn can_win(&self, attacks: &AttackInfo) -> bool {
        attacks.can_win(self, self.side_to_move())
    }

    fn is_in_check(&self, attacks: &AttackInfo) -> bool {
        attacks.can_win(self, !self.side_to_move())
    }

    /// Considers only enemy units that can fire at the Command or at the depot without moving first, and squares that the
    /// enemy has held for long enough.
    fn may_be_in_check(&self) -> bool {
        let us = self.side_to_move();
        is_command_under_fire(self, us) || objectives::is_threatened(self, us)
    }

    /// An action whose origin and destination are not in line with the enemy Command does not change who attacks it, except by pushing a
    /// wreck, which this test ignores. The same holds for the enemy depot.
    fn threatens(&self, attacks: &AttackInfo, action: Action) -> bool {
        let us = self.side_to_move();
        let (Some(own), Some(command)) = (self.command(us), self.command(!us)) else { return false };
        let Action::Drive { from, to, facing, .. } = action else { return false };
        if from == own.square && self.board().is_near_exit(us, Piece { square: to, facing, ..own }, self.rules().exit) {
            return true;
        }
        if objectives::may_threaten(self, !us, [from, to]) && objectives::is_threatened(&self.after(action), !us) {
            return true;
        }
        if [from, to].into_iter().all(|square| square.bearing(command.square).is_none()) {
            return attacks.is_enemy_attacked(self);
        }
        self.after(action).may_be_in_check()
    }

    fn null_move(&self) -> Option<Position> {
        self.swap_turn()
    }

    fn history_index(action: Action) -> usize {
        match action {
            Action::Drive { to, facing, shot, .. } => {
                2 * (FACINGS * to.index() + facing.index()) + usize::from(shot.is_some())
            }
            Action::Exit { .. } => Self::HISTORY_SIZE - 1,
        }
    }
}
