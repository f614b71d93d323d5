//! Tank Chess for the search: attack information, move ordering and evaluation.
//!
//! - `attack_info` has the squares and units that both sides attack;
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
use cannon_rules::tank_chess::{Action, Piece, Position, Square};
use cannon_rules::{Game, Side};

pub use attack_info::AttackInfo;
pub use evaluation::LinearEvaluator;
pub(super) use levels::LEVELS;

/// The weights of the plain style. The comments in the file say how they were tuned.
const PLAIN: &str = include_str!("../../assets/weights/tank-chess-weights.txt");

/// Number of facings.
const FACINGS: usize = 8;
/// Late move pruning: the number of actions that are tried at depth 0, and the number added for each ply of depth.
const TRIED: [i32; 2] = [8, 8];
/// The same at PV nodes.
const TRIED_WIDE: [i32; 2] = [60, 30];

/// The number of evasions that are tried for each ply of depth, up to depth [`RESCUED_DEPTH`].
const RESCUED: i32 = 8;
/// The maximum depth at which evasions are limited. See [`RESCUED`].
const RESCUED_DEPTH: i32 = 2;

/// The number of captures that quiescence search tries at each ply beyond the depth. Further on, it tries only the best, because in crowded
/// positions nearly every unit can destroy several others.
const FOLLOWED: [usize; 6] = [24, 12, 6, 4, 3, 2];

/// The ordering bonus of a capture beside the value of the target, in hundredths of the smallest unit.
const TAKE: i32 = 1;
/// The ordering bonus for driving a unit out of enemy fire, and the malus for driving one into it, as a multiple of the unit's value.
const ESCAPE: i32 = 4;
/// The value of a Command for that bonus, in hundredths of the smallest unit.
const COMMAND: i32 = 500;

/// Whether an enemy unit could destroy a side's Command without moving first.
fn stands_in_fire(position: &Position, side: Side) -> bool {
    let Some(command) = position.command(side) else { return false };
    position.units(!side).iter().any(|unit| position.attacks(*unit, command))
}

/// Calls `visit` with the action by which the Command of the side to move leaves the board, if it can.
fn visit_exit(position: &Position, attacks: &AttackInfo, visit: &mut impl FnMut(Action)) {
    let us = position.to_move();
    if attacks.battery(us).can_escape()
        && let Some(command) = position.command(us)
    {
        visit(Action::Exit { from: command.square });
    }
}

impl Playable for Position {
    type AttackInfo = AttackInfo;
    type Evaluator = LinearEvaluator;

    /// One entry for each destination, facing and whether the unit fires, and one for leaving the board.
    const HISTORY_SIZE: usize = 2 * FACINGS * Square::COUNT + 1;

    /// A position has about five hundred actions. Searching evasions beyond the depth would cost more than it gains.
    const MAX_EVASIONS: i32 = 0;

    const QUIET_WIN_DEPTH: i32 = 3;

    fn attack_info(&self) -> AttackInfo {
        AttackInfo::of(self)
    }

    fn attack_info_after(&self, before: &Position, seen: &AttackInfo) -> AttackInfo {
        AttackInfo::after(self, before, seen)
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
        action.fires() || matches!(action, Action::Exit { .. })
    }

    fn for_each_capture(&self, attacks: &AttackInfo, mut visit: impl FnMut(Action)) {
        visit_exit(self, attacks, &mut visit);
        attacks.battery(self.to_move()).for_each_kill(self, visit);
    }

    /// For each pair of attacker and target, one stance represents all others. Otherwise quiescence search would explode in crowded
    /// positions.
    fn for_each_quiescence_capture(&self, attacks: &AttackInfo, mut visit: impl FnMut(Action)) {
        visit_exit(self, attacks, &mut visit);
        attacks.battery(self.to_move()).for_each_kill_pair(self, visit);
    }

    fn for_each_quiet(&self, attacks: &AttackInfo, visit: impl FnMut(Action)) {
        attacks.battery(self.to_move()).for_each_drive(self, visit);
    }

    fn for_each_evasion(&self, attacks: &AttackInfo, visit: impl FnMut(Action)) {
        attacks.battery(self.to_move()).for_each_evasion(attacks.battery(!self.to_move()), self, visit);
    }

    fn late_action_limit(depth: i32, improving: bool, wide: bool) -> usize {
        let [least, more] = if wide { TRIED_WIDE } else { TRIED };
        let count = (least + more * depth) as usize;
        if improving || wide { count } else { count / 2 }
    }

    fn evasion_limit(depth: i32) -> usize {
        if depth <= RESCUED_DEPTH { (RESCUED * depth) as usize } else { usize::MAX }
    }

    fn quiescence_capture_limit(plies: usize) -> usize {
        FOLLOWED.get(plies).copied().unwrap_or(1)
    }

    fn capture_score(&self, _: &AttackInfo, action: Action) -> i32 {
        let target = action.target().and_then(|target| self.unit_at(target));
        let judge = Position::evaluator(Style::Plain);
        TAKE + target.map_or(0, |(_, target)| judge.worth(target.kind, self))
    }

    /// Actions that leave enemy fire come first, and those that enter it last. Otherwise the value of the stance decides.
    fn quiet_score(&self, attacks: &AttackInfo, action: Action) -> i32 {
        let us = self.to_move();
        let units = self.units(us);
        let (Some(index), Action::Drive { to, facing, .. }) =
            (units.iter().position(|unit| unit.square == action.from()), action)
        else {
            return 0;
        };
        let judge = Position::evaluator(Style::Plain);
        let unit = units[index];
        let worth = if unit.kind.stats().command { COMMAND } else { judge.worth(unit.kind, self) };
        let escapes =
            i32::from(attacks.is_threatened(us, index)) - i32::from(attacks.is_attacked_at(self, unit, to, facing));
        ESCAPE * worth * escapes + judge.gain(self, unit, to, facing)
    }

    fn winning_action(&self, attacks: &AttackInfo) -> Option<Action> {
        attacks.battery(self.to_move()).winning_action(self)
    }

    fn can_win(&self, attacks: &AttackInfo) -> bool {
        attacks.wins(self.to_move())
    }

    fn is_in_check(&self, attacks: &AttackInfo) -> bool {
        attacks.wins(!self.to_move())
    }

    /// Considers only enemy units that can fire at the Command without moving first.
    fn may_be_in_check(&self) -> bool {
        stands_in_fire(self, self.to_move())
    }

    /// An action whose origin and destination are not in line with the enemy Command does not change who attacks it, except by pushing a
    /// wreck, which this test ignores.
    fn threatens(&self, attacks: &AttackInfo, action: Action) -> bool {
        let us = self.to_move();
        let (Some(own), Some(command)) = (self.command(us), self.command(!us)) else { return false };
        let Action::Drive { from, to, facing, .. } = action else { return false };
        if from == own.square && self.board().is_near_exit(us, Piece { square: to, facing, ..own }) {
            return true;
        }
        if [from, to].into_iter().all(|square| square.bearing(command.square).is_none()) {
            return attacks.is_enemy_attacked(self);
        }
        let mut after = *self;
        after.play(action);
        after.may_be_in_check()
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
