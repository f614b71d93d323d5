//! Texts about positions of Tank Chess.

use super::board_geometry::square_at;
use super::input::UnitChoice;
use super::options::UnitOptions;
use super::presentation::preview;
use crate::{Choice, GameText};
use cannon_app_base::common::board::Spot;
use cannon_app_base::i18n::Words;
use cannon_app_base::theme::Icon;
use cannon_i18n::tank_chess_terms::unit_name_id;
use cannon_rules::tank_chess::{Action, Ending, Facet, Objective, Position, Square};
use cannon_rules::{Action as _, Game, PackedAction, Side};

impl GameText for Position {
    /// The message explains how the Command can leave the board.
    fn turn_message(&self) -> Option<&'static str> {
        self.can_escape(self.side_to_move()).then_some("hud-command-can-leave")
    }

    /// The objective of the scheme in a few words, or who holds its squares and for how many turns.
    fn goal_text(&self, words: &Words) -> Option<String> {
        let objective = self.board().objective()?;
        Some(match (objective, self.held()) {
            (Objective::Hold { turns, .. }, Some(held)) => words.held_squares(held, *turns),
            (Objective::Hold { turns, .. }, None) => words.format("hud-goal-hold", &[("turns", (*turns).into())]),
            (Objective::Escort { .. }, _) => words.text("hud-goal-escort"),
            (Objective::Depots { armour, .. }, _) => {
                // A gun must exceed the armour.
                words.format("hud-goal-depots", &[("gun", (armour + 1).into())])
            }
            (Objective::Survivors { least }, _) => words.format("hud-goal-survivors", &[("least", (*least).into())]),
        })
    }

    /// CHECK, ESCAPE and OBJECTIVE after the last turn. The side is the owner of the Command in question, or the side that can reach the
    /// objective.
    fn warnings(&self) -> Vec<(&'static str, Side)> {
        let (mover, opponent) = (!self.side_to_move(), self.side_to_move());
        let check = self.gives_check(mover).then_some(("hud-check", opponent));
        let escape = self.can_escape(mover).then_some(("hud-escape", mover));
        let objective = self.threatens_objective(mover).then_some(("hud-objective", mover));
        check.into_iter().chain(escape).chain(objective).collect()
    }

    /// The effect of a shot at the target, or how to finish the move.
    fn choice_text(&self, choice: &Choice, spot: Option<Spot>, words: &Words) -> Option<String> {
        let (choice, options) = UnitOptions::chosen(self, Some(choice))?;
        let square = spot.and_then(|spot| square_at(self, spot));
        let Some(target) = preview(&options, choice, square).and_then(|preview| preview.target) else {
            if must_move_first(&options, choice, square) {
                return Some(words.text("hud-tank-must-move"));
            }
            return Some(match choice.stance {
                Some(stance) if stance.to == choice.unit => words.text("hud-tank-rotate"),
                Some(stance) => words.format("hud-tank-confirm", &[("square", stance.to.to_string().into())]),
                None => words.text("hud-tank-choose"),
            });
        };
        let depot_armour = || Some(self.board().depot(!self.side_to_move())?.armour);
        let gun = options.piece.kind.stats().gun.as_ref()?;
        let facet = match target.facet {
            Facet::Front => "front",
            Facet::Side => "side",
            Facet::Rear => "rear",
        };
        let armour = match self.unit_at(target.square) {
            Some((_, enemy)) => enemy.kind.stats().armour.thickness(target.facet),
            None => depot_armour()?,
        };
        let id = if target.destroys { "hud-tank-destroys" } else { "hud-tank-holds" };
        let chosen = if choice.stance.is_some() { "yes" } else { "no" };
        let args =
            [("facet", facet.into()), ("armour", armour.into()), ("gun", gun.power.into()), ("chosen", chosen.into())];
        Some(words.format(id, &args))
    }

    fn move_text(&self, action: PackedAction, words: &Words) -> String {
        let Some(action) = Action::unpack(action) else { return String::new() };
        let Action::Drive { from, to, facing, shot } = action else { return words.text("move-tank-exit") };
        let unit = self.unit_at(from).map(|(_, unit)| words.text(unit_name_id(unit.kind))).unwrap_or_default();
        let target = shot.and_then(|shot| shot.target(to, facing));
        let id = match (from == to, target) {
            (true, None) => "move-tank-rotate",
            (false, None) => "move-tank-drive",
            (true, Some(_)) => "move-tank-rotate-and-destroy",
            (false, Some(_)) => "move-tank-drive-and-destroy",
        };
        let facing = words.format("inspect-compass", &[("facing", facing.to_string().into())]);
        let target = target.map(|target| target.to_string()).unwrap_or_default();
        let args = [
            ("unit", unit.into()),
            ("from", from.to_string().into()),
            ("to", to.to_string().into()),
            ("facing", facing.into()),
            ("target", target.into()),
        ];
        words.format(id, &args)
    }

    fn move_sign(&self, action: PackedAction) -> Option<(Icon, String)> {
        Some(match Action::unpack(action)? {
            Action::Drive { to, facing, shot: Some(shot), .. } => {
                let target = shot.target(to, facing).map(|target| target.to_string()).unwrap_or_default();
                (Icon::Fire, format!("{to} × {target}"))
            }
            Action::Drive { from, to, shot: None, .. } => {
                (if from == to { Icon::Rotate } else { Icon::Step }, to.to_string())
            }
            Action::Exit { from } => (Icon::Leave, from.to_string()),
        })
    }

    /// A Command that has left the board is not lost.
    fn piece_count(&self, side: Side) -> u32 {
        self.units(side).len() as u32 + u32::from(self.ending() == Some(Ending::CommandLeft(side)))
    }
}

/// Whether to remind the player that a unit must move or turn before it fires: at a target in line, or in the present stance.
fn must_move_first(options: &UnitOptions, choice: &UnitChoice, focus: Option<Square>) -> bool {
    let barred = options.targets_without_moving();
    let (square, facing) = (options.piece.square, options.piece.facing);
    let at_target = barred.iter().any(|target| Some(target.square) == focus);
    match choice.stance {
        Some(stance) => !barred.is_empty() && (stance.to, stance.facing) == (square, facing),
        None => at_target || (!barred.is_empty() && options.attacks().is_empty()),
    }
}
