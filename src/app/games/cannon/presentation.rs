//! What is seen of a game of Cannon besides its pieces.

use super::choreography;
use super::input::{Choice, chosen_line, shown_by};
use super::marks;
use super::options::options_of;
use super::place::{point_at, world_of};
use super::trajectory::Trajectory;
use crate::app::common::animation::score::{Actors, Animation};
use crate::app::common::board::Spot;
use crate::app::common::marks::{Mark, MarkKind, Overlay};
use crate::app::games::Presentation;
use cannon_rules::Side;
use cannon_rules::cannon::{Action, FiringLine, Position};

/// Dots along the ball's way.
const TRAJECTORY_DOTS: usize = 14;
/// How far the bar under a cannon reaches beyond its outer soldiers.
const BAR_BEYOND: f32 = 0.35;

impl Presentation for Position {
    const MARKS: &'static [&'static MarkKind] = &marks::KINDS;

    const SURVEYS: &'static [&'static str] = &[];

    fn survey(&self, _: usize, _: Side) -> Vec<Mark> {
        Vec::new()
    }

    fn offers(&self, choice: Option<&Choice>, with_actions: bool) -> Vec<Mark> {
        marks::offers(self, choice, with_actions)
    }

    fn threatened_pieces(&self) -> Vec<Spot> {
        Side::ALL.into_iter().flat_map(|side| self.threatened(side)).map(Spot::from).collect()
    }

    fn overlay(&self, choice: &Choice, focus: Option<Spot>) -> Overlay {
        let Some(target) = focus.and_then(point_at) else { return Overlay::default() };
        let option = options_of(self, choice.soldier).into_iter().find(|option| option.action.target() == target);
        match option.as_ref().and_then(|option| chosen_line(option, choice)) {
            Some(line) => firing_line(self, line),
            None => Overlay::default(),
        }
    }

    fn vain_attempt(&self, _: &Choice, _: Spot) -> Option<Animation> {
        None
    }

    /// The gun of the cannon that would fire at what the player points at, else of the first that can fire at all.
    fn made_ready(&self, choice: &Choice, focus: Option<Spot>) -> Option<(Action, Option<u8>)> {
        let focus = focus.and_then(point_at);
        let mut shots = options_of(self, choice.soldier);
        shots.retain(|option| !option.lines.is_empty());
        let meant = shots.iter().find(|option| Some(option.action.target()) == focus);
        let shot = meant.or(shots.first())?;
        Some((shot.action, shown_by(shot, choice)))
    }

    fn compose(&self, action: Action, shown_by: Option<u8>, cast: &Actors, seed: u64) -> Animation {
        choreography::compose(action, self, shown_by, cast, seed)
    }

    fn celebration(&self, winner: Side, cast: &Actors) -> Animation {
        choreography::victory(winner, cast)
    }
}

/// Which cannon would fire, as a bar under its three soldiers, and the ball's way, as the shot will fly it.
fn firing_line(position: &Position, line: &FiringLine) -> Overlay {
    let (rear, muzzle) = (world_of(line.rear), world_of(line.muzzle));
    let beyond = (muzzle - rear).normalize_or_zero() * BAR_BEYOND;
    let trajectory = Trajectory::of(position, line);
    Overlay {
        bars: vec![[rear - beyond, muzzle + beyond]],
        dots: (1..=TRAJECTORY_DOTS).map(|n| trajectory.at(n as f32 / TRAJECTORY_DOTS as f32)).collect(),
        ghost: None,
    }
}
