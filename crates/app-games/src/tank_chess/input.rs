//! Pointer input and keys on the Tank Chess board.
//!
//! A turn is chosen in up to three stages, with a click for each: the unit, the square on which it ends, and its facing there or the shot.
//! The last click plays the action as soon as nothing is left to choose. Pointing at an enemy that the unit can destroy selects the stance
//! for the shot after which the fewest enemies can destroy the unit, and pointing again fires. If a less safe square is nearer, its stance
//! is offered beside the selected one, and pointing at it selects it.

use bevy::prelude::GamepadButton;

use super::board_geometry::{heading, square_at};
use super::options::{Attack, AttackOffer, UnitOptions};
use crate::{Choice, GameInput, Intent};
use cannon_app_base::common::bindings::{Binding, gamepad, letter};
use cannon_app_base::common::board::{Heading, Spot};
use cannon_app_base::common::command::Command;
use cannon_rules::any::AnyRefusal;
use cannon_rules::tank_chess::{Action, Facing, Position, Refusal, Shot, Square, Target};
use cannon_rules::{Action as _, Game, PackedAction, Side};

/// The selected unit and its selected stance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnitChoice {
    /// The square of the unit.
    pub unit: Square,
    /// The stance that is selected, if any.
    pub stance: Option<ChosenStance>,
}

/// A stance that is selected but not yet taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChosenStance {
    /// The destination.
    pub to: Square,
    /// The facing at the destination.
    pub facing: Facing,
    /// Another stance for the same shot, if the player pointed at an enemy for which two are offered.
    pub other: Option<OtherStance>,
}

/// A stance that is offered beside the selected one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OtherStance {
    /// The destination.
    pub to: Square,
    /// The facing at the destination.
    pub facing: Facing,
    /// The enemy that can be destroyed from both stances.
    pub target: Square,
}

impl ChosenStance {
    /// The choice with both stances exchanged: the offered stance is selected, and the selected stance is offered. `None` if no other
    /// stance is offered.
    fn swapped(self) -> Option<ChosenStance> {
        let other = self.other?;
        let first = OtherStance { to: self.to, facing: self.facing, ..other };
        Some(ChosenStance { to: other.to, facing: other.facing, other: Some(first) })
    }
}

impl From<UnitChoice> for Choice {
    fn from(choice: UnitChoice) -> Choice {
        Choice::TankChess(choice)
    }
}

impl UnitChoice {
    /// The choice in this game. `None` if it belongs to another game.
    pub(super) fn of(choice: &Choice) -> Option<&UnitChoice> {
        if let Choice::TankChess(choice) = choice { Some(choice) } else { None }
    }

    const fn of_unit(unit: Square) -> UnitChoice {
        UnitChoice { unit, stance: None }
    }

    const fn with_stance(unit: Square, to: Square, facing: Facing) -> UnitChoice {
        UnitChoice { unit, stance: Some(ChosenStance { to, facing, other: None }) }
    }

    /// The stance of the safest attack of the offer, beside the stance of the nearer attack.
    fn with_offer(unit: Square, offer: AttackOffer) -> UnitChoice {
        let AttackOffer { safest: Attack { stance, target }, nearer } = offer;
        let other = nearer.map(|Attack { stance, .. }| OtherStance {
            to: stance.square,
            facing: stance.facing,
            target: target.square,
        });
        UnitChoice { unit, stance: Some(ChosenStance { to: stance.square, facing: stance.facing, other }) }
    }
}

/// The bindings of the commands of this game.
pub(super) const KEY_BINDINGS: &[Binding] = &[
    letter(Command::TurnLeft, 'Q'),
    letter(Command::TurnRight, 'E'),
    letter(Command::NextBoardOverlay, 'F'),
    letter(Command::ToggleDanger, 'D'),
    gamepad(Command::NextBoardOverlay, GamepadButton::LeftThumb),
];

impl GameInput for Position {
    fn select_piece(&self, spot: Spot) -> Option<Choice> {
        let unit = square_at(self, spot)?;
        is_own(self, unit).then(|| UnitChoice::of_unit(unit).into())
    }

    fn intent_at(&self, choice: Option<&Choice>, spot: Spot) -> Intent {
        let Some(square) = square_at(self, spot) else { return Intent::Deselect };
        let chosen = UnitOptions::chosen(self, choice);
        let Some((choice, options)) = chosen else { return intent_without_unit(self, square) };
        if options.exit().is_some_and(|(edge, _)| edge == square) {
            return play_intent(Action::Exit { from: choice.unit });
        }
        match choice.stance.and_then(|stance| intent_with_stance(&options, stance, square)) {
            Some(intent) => intent,
            None => intent_with_unit(self, &options, choice, square),
        }
    }

    /// The keys for turning. If only the unit is selected, they turn it on the spot.
    fn adjust_choice(&self, choice: &Choice, command: Command) -> Option<Choice> {
        let choice = UnitChoice::of(choice)?;
        let next = match command {
            Command::TurnLeft => Facing::left,
            Command::TurnRight => Facing::right,
            _ => return None,
        };
        let options = UnitOptions::of(self, choice.unit)?;
        let piece = options.piece;
        let (to, facing) = choice.stance.map_or((piece.square, piece.facing), |stance| (stance.to, stance.facing));
        let facings = std::iter::successors(Some(next(facing)), |&facing| Some(next(facing))).take(Facing::ALL.len());
        let possible = facings.into_iter().find(|&facing| can_face(&options, to, facing))?;
        Some(UnitChoice::with_stance(choice.unit, to, possible).into())
    }

    /// The wheel turns the unit while a stance is being selected.
    fn uses_wheel(&self, choice: &Choice) -> bool {
        UnitChoice::of(choice).is_some_and(|choice| choice.stance.is_some())
    }

    /// A unit that is dropped on an enemy fires at it from the safest stance, unless another stance is offered as well. A unit that is
    /// dropped on a square faces the direction in which the drag ended. It drives there at once unless there is something to fire at.
    fn drop_intent(&self, choice: &Choice, spot: Spot, towards: Option<Heading>) -> Intent {
        let click = || self.intent_at(Some(choice), spot);
        let Some(choice) = UnitChoice::of(choice) else { return click() };
        let square = square_at(self, spot).filter(|&square| square != choice.unit && choice.stance.is_none());
        let (Some(square), Some(options)) = (square, UnitOptions::of(self, choice.unit)) else { return click() };
        if let Some(offer) = options.attack_offer(square) {
            return match offer {
                AttackOffer { safest, nearer: None } => play_intent(attack_action(choice.unit, safest)),
                AttackOffer { nearer: Some(_), .. } => {
                    Intent::Choose(UnitChoice::with_offer(choice.unit, offer).into())
                }
            };
        }
        let dragged = towards.and_then(|towards| Facing::ALL.into_iter().find(|&facing| heading(facing) == towards));
        let Some(stance) = dragged.and_then(|facing| options.stance(square, facing)) else { return click() };
        let facing = stance.facing;
        if stance.lost || !options.attacks_from(square).is_empty() {
            return Intent::Choose(UnitChoice::with_stance(choice.unit, square, facing).into());
        }
        play_intent(drive_action(choice.unit, square, facing, None))
    }

    fn choice_for_action(&self, action: PackedAction) -> Option<Choice> {
        match Action::unpack(action)? {
            Action::Drive { from, to, facing, .. } => Some(UnitChoice::with_stance(from, to, facing).into()),
            Action::Exit { .. } => None,
        }
    }

    fn previous_stage(&self, choice: &Choice) -> Option<Choice> {
        let choice = UnitChoice::of(choice)?;
        choice.stance.map(|_| UnitChoice::of_unit(choice.unit).into())
    }

    fn movable_pieces(&self) -> Vec<Spot> {
        let units = self.units(self.side_to_move()).iter().map(|piece| piece.square);
        units.filter(|&unit| !self.reachable(unit).is_empty()).map(Spot::from).collect()
    }

    /// The Command's square.
    fn initial_cursor(&self) -> Spot {
        self.command(self.side_to_move()).map_or(Spot::new(0, 0), |command| command.square.into())
    }

    /// All units and depots. They are low and hide little of the squares behind them, so that pointing at a piece always means this piece,
    /// even if the selected unit cannot fire at it.
    fn pickable_pieces(&self, _: Option<&Choice>) -> Vec<Spot> {
        let depots: Vec<Square> =
            Side::ALL.into_iter().filter_map(|side| self.board().depot(side)).map(|depot| depot.square).collect();
        let is_pickable = |square: &Square| self.unit_at(*square).is_some() || depots.contains(square);
        Square::all(self.board().size()).filter(is_pickable).map(Spot::from).collect()
    }
}

/// The reason why a click on a square does nothing for the selected unit. `None` if the click has an effect.
pub(super) fn refusal_at(position: &Position, choice: &UnitChoice, square: Square) -> Option<AnyRefusal> {
    match position.intent_at(Some(&Choice::TankChess(*choice)), square.into()) {
        Intent::Refuse(reason) => Some(reason),
        Intent::Play { action, .. } => {
            let refusal = position.validate(Action::unpack(action)?).err()?;
            Some(refusal.into())
        }
        Intent::Choose(_) | Intent::Deselect => None,
    }
}

/// The facing towards a neighbour of the selected square, where an arrow marks it. `None` if the unit cannot end in it.
pub(super) fn facing_towards(options: &UnitOptions, stance: ChosenStance, square: Square) -> Option<Facing> {
    let (facing, distance) = stance.to.bearing(square)?;
    (distance == 1 && can_face(options, stance.to, facing)).then_some(facing)
}

/// Whether the unit can end on a square with this facing, or stands so already.
pub(super) fn can_face(options: &UnitOptions, square: Square, facing: Facing) -> bool {
    let is_present = (options.piece.square, options.piece.facing) == (square, facing);
    is_present || options.stance(square, facing).is_some()
}

fn is_own(position: &Position, square: Square) -> bool {
    position.ending().is_none() && position.unit_at(square).is_some_and(|(side, _)| side == position.side_to_move())
}

/// Whether the enemy's depot, which can be fired at, is on a square.
fn is_enemy_depot(position: &Position, square: Square) -> bool {
    position.board().depot(!position.side_to_move()).is_some_and(|depot| depot.square == square)
}

/// The intent if no unit is selected.
fn intent_without_unit(position: &Position, square: Square) -> Intent {
    if is_own(position, square) {
        return Intent::Choose(UnitChoice::of_unit(square).into());
    }
    match position.unit_at(square) {
        Some(_) => Intent::refuse("refused-tank-not-yours", "a unit of the other side"),
        None if position.has_wreck(square) => refuse_intent(Refusal::Wreck),
        None => Intent::refuse("refused-tank-select-first", "no unit is selected"),
    }
}

/// The intent if a stance is selected. `None` if the square has nothing to do with that stance.
fn intent_with_stance(options: &UnitOptions, stance: ChosenStance, square: Square) -> Option<Intent> {
    let ChosenStance { to, facing, .. } = stance;
    let unit = options.piece.square;
    if square == to {
        let is_reachable = options.stance(to, facing).is_some();
        return Some(if is_reachable { play_intent(drive_action(unit, to, facing, None)) } else { Intent::Deselect });
    }
    if let Some(target) = options.targets(to, facing).into_iter().find(|target| target.square == square) {
        return Some(fire_intent(unit, stance, target));
    }
    if let Some(attack) = options.attack_from(to, square) {
        return Some(play_intent(attack_action(unit, attack)));
    }
    if let Some(other) = stance.swapped().filter(|other| other.to == square) {
        return Some(Intent::Choose(UnitChoice { unit, stance: Some(other) }.into()));
    }
    let facing = facing_towards(options, stance, square)?;
    Some(if is_final(options, to, facing) {
        play_intent(drive_action(unit, to, facing, None))
    } else {
        Intent::Choose(UnitChoice::with_stance(unit, to, facing).into())
    })
}

/// Whether nothing is left to choose in a stance: the unit can end in it and survives, and has nothing to destroy from there.
fn is_final(options: &UnitOptions, square: Square, facing: Facing) -> bool {
    let survives = options.stance(square, facing).is_some_and(|stance| !stance.lost);
    survives && !options.targets(square, facing).iter().any(|target| target.destroys)
}

/// The intent if a unit is selected.
fn intent_with_unit(position: &Position, options: &UnitOptions, choice: &UnitChoice, square: Square) -> Intent {
    let unit = choice.unit;
    if square == unit {
        return match (choice.stance, options.default_facing(unit)) {
            (Some(_), _) => Intent::Choose(UnitChoice::of_unit(unit).into()),
            (None, Some(facing)) => Intent::Choose(UnitChoice::with_stance(unit, unit, facing).into()),
            (None, None) => Intent::Deselect,
        };
    }
    if is_own(position, square) {
        return Intent::Choose(UnitChoice::of_unit(square).into());
    }
    if position.unit_at(square).is_some() || is_enemy_depot(position, square) {
        return match options.attack_offer(square) {
            Some(offer) => Intent::Choose(UnitChoice::with_offer(unit, offer).into()),
            None if options.targets_without_moving().iter().any(|target| target.square == square) => {
                Intent::refuse("refused-tank-must-move", "the unit can attack only after a move that it cannot make")
            }
            None => Intent::refuse("refused-tank-no-attack", "the unit cannot destroy the target"),
        };
    }
    match options.default_facing(square) {
        Some(facing) => Intent::Choose(UnitChoice::with_stance(unit, square, facing).into()),
        None => play_intent(probable_action(position, options, square)),
    }
}

/// The shot at a target. A shot that cannot penetrate is illegal and is refused with that reason.
fn fire_intent(unit: Square, stance: ChosenStance, target: Target) -> Intent {
    if target.destroys {
        play_intent(drive_action(unit, stance.to, stance.facing, Some(target.shot)))
    } else {
        refuse_intent(Refusal::CannotPenetrate)
    }
}

/// The action that the player probably means by pointing at a square out of reach. Its refusal gives the most helpful reason: that the way
/// is blocked, rather than that the square is too far.
fn probable_action(position: &Position, options: &UnitOptions, square: Square) -> Action {
    let piece = options.piece;
    let drive_to = |facing| drive_action(piece.square, square, facing, None);
    let blocked =
        Facing::ALL.into_iter().map(drive_to).find(|&action| position.validate(action) == Err(Refusal::WayBlocked));
    blocked.unwrap_or_else(|| drive_to(piece.facing))
}

const fn attack_action(unit: Square, Attack { stance, target }: Attack) -> Action {
    drive_action(unit, stance.square, stance.facing, Some(target.shot))
}

const fn drive_action(from: Square, to: Square, facing: Facing, shot: Option<Shot>) -> Action {
    Action::Drive { from, to, facing, shot }
}

fn play_intent(action: Action) -> Intent {
    Intent::Play { action: action.pack(), animation_variant: None }
}

fn refuse_intent(refusal: Refusal) -> Intent {
    Intent::Refuse(refusal.into())
}
