//! What is seen of a game of Tank Chess besides its pieces.

use super::choreography;
use super::handling::{Aimed, Choice};
use super::marks;
use super::options::{Options, along};
use super::place::{square_at, world_of};
use super::trajectory::Trajectory;
use crate::app::board::Spot;
use crate::app::effects::score::{Cast, Score};
use crate::app::games::Showing;
use crate::app::marks::{Mark, MarkKind, Overlay};
use crate::rules::Side;
use crate::rules::tank_chess::{Action, Position, Square, Stance};

/// Dots along a shell's way for each square of it.
const DOTS_PER_SQUARE: f32 = 3.0;

impl Showing for Position {
    const MARKS: &'static [&'static MarkKind] = &marks::KINDS;

    fn offers(&self, choice: Option<&Choice>, with_actions: bool) -> Vec<Mark> {
        marks::offers(self, choice, with_actions)
    }

    fn threatened_pieces(&self) -> Vec<Spot> {
        Side::ALL.into_iter().flat_map(|side| self.threatened(side)).map(Spot::from).collect()
    }

    /// The way to the chosen stance, or to where the player points, and the shell's way to a target there.
    fn overlay(&self, choice: &Choice, focus: Spot) -> Overlay {
        let (Some(options), Some(focus)) = (Options::of(self, choice.unit), square_at(self, focus)) else {
            return Overlay::default();
        };
        let attack = options.attacks().into_iter().find(|attack| attack.target.square == focus);
        let nearest = || options.squares().into_iter().find(|stance| stance.square == focus);
        let (stance, target) = match choice.aimed {
            Some(Aimed { to, facing }) => {
                let target = options.targets(to, facing).into_iter().find(|target| target.square == focus);
                (options.stance(to, facing), target)
            }
            None => (attack.map(|attack| attack.stance).or_else(nearest), attack.map(|attack| attack.target)),
        };
        let Some(stance) = stance else { return Overlay::default() };
        Overlay {
            bars: way(self, &options, stance),
            dots: target.map_or(Vec::new(), |target| line_of_fire(self, &options, stance.square, target.square)),
        }
    }

    fn compose(&self, action: Action, _: Option<u8>, cast: &Cast, seed: u64) -> Score {
        choreography::compose(action, self, cast, seed)
    }

    fn celebration(&self, winner: Side, cast: &Cast) -> Score {
        choreography::victory(self, winner, cast)
    }
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
