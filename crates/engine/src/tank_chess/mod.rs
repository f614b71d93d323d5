//! Tank Chess for the search: attack information, move ordering and evaluation.
//!
//! - `attack_info` holds what both sides attack;
//! - `evaluation` is a weighted sum of `features`; `weights` holds the weights and `styles` adjusts them;
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
use cannon_rules::tank_chess::{Action, Piece, Position, Square};
use cannon_rules::{Game, Side};

pub use attack_info::AttackInfo;
pub use evaluation::LinearEvaluator;
pub(super) use levels::LEVELS;

/// The weights in force; the file says where they come from.
const PLAIN: &str = include_str!("../../assets/weights/tank-chess-weights.txt");

/// Directions in which a unit can look.
const FACINGS: usize = 8;
/// Of the quiet actions, so many are tried, and so many more for each ply of depth.
const TRIED: [i32; 2] = [8, 8];
/// The same where the value itself is wanted.
const TRIED_WIDE: [i32; 2] = [60, 30];

/// Of what may save a Command in danger, so many are tried for each ply of depth, up to this depth.
const RESCUED: i32 = 8;
/// See [`RESCUED`].
const RESCUED_DEPTH: i32 = 2;

/// Of the takes beyond the depth, so many are followed ply by ply; from then on the best alone: in a crowd, everybody can destroy anybody.
const FOLLOWED: [usize; 6] = [24, 12, 6, 4, 3, 2];

/// What destroying something promises beside what the target is worth, in hundredths of the smallest unit.
const TAKE: i32 = 1;
/// How much more promising it is to drive a unit out of fire than one that is safe, for each hundredth that it is worth; and how much less
/// to drive one into it.
const ESCAPE: i32 = 4;
/// What a Command is taken to be worth there.
const COMMAND: i32 = 500;

/// Whether a side's Command stands in the fire of some enemy as that one stands now.
fn stands_in_fire(position: &Position, side: Side) -> bool {
    let Some(command) = position.command(side) else { return false };
    position.units(!side).iter().any(|unit| position.attacks(*unit, command))
}

/// The action with which the side to move leaves the board, if it can.
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

    /// By destination, facing, and whether it fires; one more for leaving.
    const HISTORY_SIZE: usize = 2 * FACINGS * Square::COUNT + 1;

    /// A turn has some five hundred actions: to try them all beyond the depth would cost more than it tells.
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

    /// One stance stands for all from which a unit destroys another: else a crowd of tanks in contact would be followed for minutes.
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

    /// To better places before worse ones; out of the enemy's fire first, and into it last.
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

    /// Whether the Command stands in the fire of some unit as that one stands now.
    fn may_be_in_check(&self) -> bool {
        stands_in_fire(self, self.to_move())
    }

    /// What happens off the lines to the enemy's Command changes nothing, but for what is pushed there.
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
