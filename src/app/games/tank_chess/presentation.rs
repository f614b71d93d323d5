//! What is seen of a game of Tank Chess besides its pieces.

use super::choreography;
use super::input::{Aimed, Choice};
use super::marks;
use super::options::{Options, along};
use super::pieces::unit_model;
use super::place::{heading, is_water, square_at, world_of};
use super::survey;
use super::trajectory::Trajectory;
use crate::app::common::animation::score::{Actors, Animation};
use crate::app::common::board::Spot;
use crate::app::common::marks::{Ghost, Mark, MarkKind, Overlay};
use crate::app::common::pieces::PieceState;
use crate::app::games::Presentation;
use cannon_rules::Side;
use cannon_rules::tank_chess::{Action, Position, Square, Stance, Target};

/// Dots along a shell's way for each square of it.
const DOTS_PER_SQUARE: f32 = 3.0;

impl Presentation for Position {
    const MARKS: &'static [&'static MarkKind] = &marks::KINDS;

    const SURVEYS: &'static [&'static str] = survey::NAMES;

    fn survey(&self, nth: usize, viewer: Side) -> Vec<Mark> {
        survey::marks(self, nth, viewer)
    }

    fn offers(&self, choice: Option<&Choice>, with_actions: bool) -> Vec<Mark> {
        marks::offers(self, choice, with_actions)
    }

    fn threatened_pieces(&self) -> Vec<Spot> {
        Side::ALL.into_iter().flat_map(|side| self.threatened(side)).map(Spot::from).collect()
    }

    /// The way to the chosen stance, or to where the player points, and the shell's way to a target there.
    fn overlay(&self, choice: &Choice, focus: Option<Spot>) -> Overlay {
        let Some(options) = Options::of(self, choice.unit) else { return Overlay::default() };
        let focus = focus.and_then(|focus| square_at(self, focus));
        let Some((stance, target)) = prospect(&options, choice, focus) else { return Overlay::default() };
        Overlay {
            bars: way(self, &options, stance),
            dots: target.map_or(Vec::new(), |target| line_of_fire(self, &options, stance.square, target.square)),
            ghost: ghost(self, &options, stance, target),
        }
    }

    /// A shot at armour that holds is no action, since nothing would come of it; but it is seen.
    fn vain_attempt(&self, choice: &Choice, spot: Spot) -> Option<Animation> {
        let options = Options::of(self, choice.unit)?;
        let (stance, target) = prospect(&options, choice, square_at(self, spot))?;
        let target = target.filter(|target| !target.destroys)?;
        Some(choreography::ricochet(self, options.piece.kind, stance.square, target.square, target.facet))
    }

    fn compose(&self, action: Action, _: Option<u8>, cast: &Actors, seed: u64) -> Animation {
        choreography::compose(action, self, cast, seed)
    }

    fn celebration(&self, winner: Side, cast: &Actors) -> Animation {
        choreography::victory(self, winner, cast)
    }
}

/// The stance that is chosen or pointed at, and the target that is pointed at if it can be fired at from there.
pub(super) fn prospect(options: &Options, choice: &Choice, focus: Option<Square>) -> Option<(Stance, Option<Target>)> {
    if let Some(Aimed { to, facing }) = choice.aimed {
        let mut targets = options.targets(to, facing).into_iter();
        return Some((options.stance(to, facing)?, targets.find(|target| Some(target.square) == focus)));
    }
    let focus = focus?;
    if let Some(attack) = options.attacks().into_iter().find(|attack| attack.target.square == focus) {
        return Some((attack.stance, Some(attack.target)));
    }
    let facing = options.best_facing(focus)?;
    Some((options.stance(focus, facing)?, None))
}

/// The unit in that stance, its turret on the target. `None` if it would be lost there.
fn ghost(position: &Position, options: &Options, stance: Stance, target: Option<Target>) -> Option<Ghost> {
    let Stance { square, facing, lost, .. } = stance;
    let (side, piece) = position.unit_at(options.piece.square).filter(|_| !lost)?;
    let aim = target.map_or(facing, |target| target.shot.aim().from(facing));
    let figure = PieceState {
        side,
        model: unit_model(piece.kind),
        heading: heading(facing),
        rises: false,
        afloat: is_water(position, square),
    };
    Some(Ghost { figure, at: square.into(), aim: heading(aim) })
}

/// A bar from square to square.
fn way(position: &Position, options: &Options, stance: Stance) -> Vec<[bevy::math::Vec3; 2]> {
    let Stance { square: to, facing, .. } = stance;
    let piece = options.piece;
    let path = position.path(Action::Drive { from: piece.square, to, facing, shot: None }).unwrap_or_default();
    let stands: Vec<Square> =
        std::iter::once(piece.square).chain(along(piece, &path).into_iter().map(|(square, _)| square)).collect();
    let moves = stands.windows(2).filter(|pair| pair[0] != pair[1]);
    moves.map(|pair| [world_of(position, pair[0]), world_of(position, pair[1])]).collect()
}

fn line_of_fire(position: &Position, options: &Options, at: Square, target: Square) -> Vec<bevy::math::Vec3> {
    let trajectory = Trajectory::of(position, options.piece.kind, at, target);
    let dots = (trajectory.length() * DOTS_PER_SQUARE).ceil().max(1.0) as u16;
    (1..=dots).map(|n| trajectory.at(f32::from(n) / f32::from(dots))).collect()
}
