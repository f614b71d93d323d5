//! What it means to point at a square of Tank Chess's board.
//!
//! A turn is chosen in up to three stages: the unit, the stance in which it ends, the shot. Whoever points at an enemy that the unit
//! can destroy is led to the nearest stance from which it does, and fires by pointing again.

use bevy::prelude::KeyCode;

use super::options::Options;
use super::place::{heading, square_at};
use crate::app::common::board::{Heading, Spot};
use crate::app::common::command::{Binding, Command, key};
use crate::app::games::{self, GameInput, Intent};
use cannon_rules::tank_chess::{Action, Facing, Position, Refusal, Shot, Square, Stance, Target};
use cannon_rules::{Action as _, Game, Refusal as _};

/// The selected unit, and where it is to end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Where the unit stands.
    pub unit: Square,
    /// The stance that has been chosen, if one has.
    pub aimed: Option<Aimed>,
}

/// A stance that has been chosen but not yet taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Aimed {
    /// Where the unit is to go.
    pub to: Square,
    /// Where it is to look there.
    pub facing: Facing,
}

impl games::Choice for Choice {
    fn piece(&self) -> Spot {
        self.unit.into()
    }
}

impl Choice {
    const fn of(unit: Square) -> Choice {
        Choice { unit, aimed: None }
    }

    const fn aimed(unit: Square, to: Square, facing: Facing) -> Choice {
        Choice { unit, aimed: Some(Aimed { to, facing }) }
    }
}

impl GameInput for Position {
    const KEYS: &'static [Binding] = &[
        key(Command::TurnLeft, KeyCode::KeyQ, "Q"),
        key(Command::TurnRight, KeyCode::KeyE, "E"),
        key(Command::NextSurvey, KeyCode::KeyF, "F"),
    ];
    const GESTURES: &'static [(&'static str, &'static str)] =
        &[("mouse-wheel", "key-wheel-turn"), ("mouse-drag", "key-drag-tank")];

    type Choice = Choice;

    fn take_up(&self, spot: Spot) -> Option<Choice> {
        let unit = square_at(self, spot)?;
        is_own(self, unit).then_some(Choice::of(unit))
    }

    fn intent(&self, choice: Option<&Choice>, spot: Spot) -> Intent<Choice> {
        let Some(square) = square_at(self, spot) else { return Intent::LetGo };
        let chosen = choice.and_then(|choice| Some((choice, Options::of(self, choice.unit)?)));
        let Some((choice, options)) = chosen else { return without_choice(self, square) };
        if options.exit().is_some_and(|(edge, _)| edge == square) {
            return play(Action::Exit { from: choice.unit });
        }
        match choice.aimed.and_then(|aimed| in_stance(&options, aimed, square)) {
            Some(intent) => intent,
            None => with_unit(self, &options, choice, square),
        }
    }

    /// The keys for turning; with nothing but the unit chosen, they turn it where it stands.
    fn turned(&self, choice: &Choice, command: Command) -> Option<Choice> {
        let next = match command {
            Command::TurnLeft => Facing::left,
            Command::TurnRight => Facing::right,
            _ => return None,
        };
        let options = Options::of(self, choice.unit)?;
        let piece = options.piece;
        let Aimed { to, facing } = choice.aimed.unwrap_or(Aimed { to: piece.square, facing: piece.facing });
        let around = std::iter::successors(Some(next(facing)), |&facing| Some(next(facing))).take(Facing::ALL.len());
        let possible = around.into_iter().find(|&facing| can_look(&options, to, facing))?;
        Some(Choice::aimed(choice.unit, to, possible))
    }

    /// While a stance is being chosen.
    fn wheel_turns(&self, choice: &Choice) -> bool {
        choice.aimed.is_some()
    }

    /// A unit that is dropped on an enemy fires at it from the nearest stance. Dropped on a square, it looks there where the drag went in the
    /// end, and goes there at once unless there is something to fire at.
    fn dropped(&self, choice: &Choice, spot: Spot, towards: Option<Heading>) -> Intent<Choice> {
        let plain = || self.intent(Some(choice), spot);
        let square = square_at(self, spot).filter(|&square| square != choice.unit && choice.aimed.is_none());
        let (Some(square), Some(options)) = (square, Options::of(self, choice.unit)) else { return plain() };
        if let Some(attack) = options.attacks().into_iter().find(|attack| attack.target.square == square) {
            let Stance { square, facing, .. } = attack.stance;
            return play(drive(choice.unit, square, facing, Some(attack.target.shot)));
        }
        let wanted = towards.and_then(|towards| Facing::ALL.into_iter().find(|&facing| heading(facing) == towards));
        let Some(stance) = wanted.and_then(|facing| options.stance(square, facing)) else { return plain() };
        let facing = stance.facing;
        if stance.lost || !options.attacks_from(square).is_empty() {
            return Intent::Choose(Choice::aimed(choice.unit, square, facing));
        }
        play(drive(choice.unit, square, facing, None))
    }

    fn choice_for(&self, action: Action) -> Option<Choice> {
        match action {
            Action::Drive { from, to, facing, .. } => Some(Choice::aimed(from, to, facing)),
            Action::Exit { .. } => None,
        }
    }

    fn stage_back(&self, choice: &Choice) -> Option<Choice> {
        choice.aimed.map(|_| Choice::of(choice.unit))
    }

    fn movable(&self) -> Vec<Spot> {
        let units = self.units(self.to_move()).iter().map(|piece| piece.square);
        units.filter(|&unit| !self.reachable(unit).is_empty()).map(Spot::from).collect()
    }

    /// At the Command.
    fn first_cursor(&self) -> Spot {
        self.command(self.to_move()).map_or(Spot::new(0, 0), |command| command.square.into())
    }

    /// Own units and the targets of the selected one; any unit while none is selected.
    fn pieces_that_take_the_pointer(&self, choice: Option<&Choice>) -> Vec<Spot> {
        let chosen = choice.and_then(|choice| Some((choice, Options::of(self, choice.unit)?)));
        let targets: Option<Vec<Square>> = chosen.map(|(choice, options)| {
            let aimed = choice.aimed.map_or(Vec::new(), |aimed| options.targets(aimed.to, aimed.facing));
            let in_reach = options.attacks().into_iter().map(|attack| attack.target);
            aimed.into_iter().chain(in_reach).map(|target| target.square).collect()
        });
        let is_meant = |square: Square| match (self.unit_at(square), &targets) {
            (None, _) => false,
            (Some(_), None) => true,
            (Some((side, _)), Some(targets)) => side == self.to_move() || targets.contains(&square),
        };
        Square::all(self.board().size()).filter(|&square| is_meant(square)).map(Spot::from).collect()
    }
}

/// The possible facing that the player means by pointing at a neighbour of the chosen square: arrows lie there.
pub(super) fn facing_at(options: &Options, aimed: Aimed, square: Square) -> Option<Facing> {
    let (facing, distance) = aimed.to.bearing(square)?;
    (distance == 1 && can_look(options, aimed.to, facing)).then_some(facing)
}

/// Whether the unit can end on a square looking this way, or looks so there now.
pub(super) fn can_look(options: &Options, square: Square, facing: Facing) -> bool {
    let now = (options.piece.square, options.piece.facing) == (square, facing);
    now || options.stance(square, facing).is_some()
}

fn is_own(position: &Position, square: Square) -> bool {
    position.ending().is_none() && position.unit_at(square).is_some_and(|(side, _)| side == position.to_move())
}

/// Pointing before anything is chosen.
fn without_choice(position: &Position, square: Square) -> Intent<Choice> {
    if is_own(position, square) {
        return Intent::Choose(Choice::of(square));
    }
    match position.unit_at(square) {
        Some(_) => {
            Intent::refuse("refused-tank-not-yours", "that unit is the opponent's; select one of your own first")
        }
        None if position.has_wreck(square) => refuse(Refusal::Wreck),
        None => Intent::refuse("refused-tank-select-first", "select one of your units first"),
    }
}

/// Pointing with a stance chosen: at what has to do with that stance. `None` for anything else.
fn in_stance(options: &Options, aimed: Aimed, square: Square) -> Option<Intent<Choice>> {
    let Aimed { to, facing } = aimed;
    let unit = options.piece.square;
    if square == to {
        let confirms = options.stance(to, facing).is_some();
        return Some(if confirms { play(drive(unit, to, facing, None)) } else { Intent::LetGo });
    }
    if let Some(target) = options.targets(to, facing).into_iter().find(|target| target.square == square) {
        return Some(fire(unit, aimed, target));
    }
    if let Some(attack) = options.attacks_from(to).into_iter().find(|attack| attack.target.square == square) {
        return Some(Intent::Choose(Choice::aimed(unit, to, attack.stance.facing)));
    }
    facing_at(options, aimed, square).map(|facing| Intent::Choose(Choice::aimed(unit, to, facing)))
}

/// Pointing with a unit chosen.
fn with_unit(position: &Position, options: &Options, choice: &Choice, square: Square) -> Intent<Choice> {
    let unit = choice.unit;
    if square == unit {
        return match (choice.aimed, options.best_facing(unit)) {
            (Some(_), _) => Intent::Choose(Choice::of(unit)),
            (None, Some(facing)) => Intent::Choose(Choice::aimed(unit, unit, facing)),
            (None, None) => Intent::LetGo,
        };
    }
    if is_own(position, square) {
        return Intent::Choose(Choice::of(square));
    }
    if position.unit_at(square).is_some() {
        let attack = options.attacks().into_iter().find(|attack| attack.target.square == square);
        return match attack {
            Some(attack) => Intent::Choose(Choice::aimed(unit, attack.stance.square, attack.stance.facing)),
            None if options.barred_targets().iter().any(|target| target.square == square) => {
                Intent::refuse("refused-tank-must-move", "a unit must move or turn before it fires")
            }
            None => Intent::refuse("refused-tank-no-attack", "this unit cannot destroy that one in this turn"),
        };
    }
    match options.best_facing(square) {
        Some(facing) if is_only_choice(options, square) => play(drive(unit, square, facing, None)),
        Some(facing) => Intent::Choose(Choice::aimed(unit, square, facing)),
        None => play(guess(position, options, square)),
    }
}

/// Whether nothing is left to choose on a square: the unit can look one way only there, has nothing to fire at, and survives.
fn is_only_choice(options: &Options, square: Square) -> bool {
    let mut stances = options.stances_on(square);
    match (stances.next(), stances.next()) {
        (Some(only), None) => !only.lost && options.targets(square, only.facing).is_empty(),
        _ => false,
    }
}

/// The shot at a target. One that cannot penetrate is no action; the player is told.
fn fire(unit: Square, aimed: Aimed, target: Target) -> Intent<Choice> {
    if target.destroys {
        play(drive(unit, aimed.to, aimed.facing, Some(target.shot)))
    } else {
        refuse(Refusal::CannotPenetrate)
    }
}

/// What a player probably means who points at a square that the unit cannot reach, so that the refusal is to the point: that the
/// way is blocked rather than too long.
fn guess(position: &Position, options: &Options, square: Square) -> Action {
    let piece = options.piece;
    let to_face = |facing| drive(piece.square, square, facing, None);
    let blocked =
        Facing::ALL.into_iter().map(to_face).find(|&action| position.validate(action) == Err(Refusal::WayBlocked));
    blocked.unwrap_or_else(|| to_face(piece.facing))
}

const fn drive(from: Square, to: Square, facing: Facing, shot: Option<Shot>) -> Action {
    Action::Drive { from, to, facing, shot }
}

fn play(action: Action) -> Intent<Choice> {
    Intent::Play { action: action.pack(), shown_by: None }
}

fn refuse(refusal: Refusal) -> Intent<Choice> {
    Intent::refuse(refusal.message_id(), &refusal.to_string())
}
