//! Marks, overlays and animations of Cannon.

use bevy_egui::egui::{Painter, Rect};

use super::board_geometry::{point_at, world_of};
use super::input::{SoldierChoice, animation_variant, chosen_line};
use super::options::options_of;
use super::ruleset::printed_face;
use super::trajectory::AimedGun;
use super::{animations, formations, marks, occasions};
use crate::{Choice, Occasion, Presentation, painter};
use cannon_app_base::common::animation::sequence::{Actors, Animation};
use cannon_app_base::common::board::Spot;
use cannon_app_base::common::marks::kinds::{LAST_FROM, LAST_HIT, LAST_TO};
use cannon_app_base::common::marks::{ActionTrace, Mark, Overlay};
use cannon_appearance::{BoardFace, GroundLook, PieceSet};
use cannon_drawing::cannon::{draw, draw_piece};
use cannon_rules::cannon::{Action, FiringLine, PieceKind, Point, Position, Setup};
use cannon_rules::{Action as _, Game, GameId, PackedAction, Side};

/// Number of dots along a ball's trajectory.
const TRAJECTORY_DOTS: usize = 14;
/// Length by which the bar under a cannon extends beyond its outer soldiers.
const BAR_OVERHANG: f32 = 0.35;

impl Presentation for Position {
    fn board_overlay(&self, _: usize, _: Side) -> Vec<Mark> {
        Vec::new()
    }

    fn action_marks(&self, choice: Option<&Choice>, with_actions: bool) -> Vec<Mark> {
        marks::action_marks(self, choice.and_then(SoldierChoice::of), with_actions)
    }

    fn threatened_pieces_of(&self, side: Side) -> Vec<Spot> {
        self.threatened(side).into_iter().map(Spot::from).collect()
    }

    fn overlay(&self, choice: &Choice, focus: Option<Spot>, set: PieceSet) -> Overlay {
        let (Some(choice), Some(target)) = (SoldierChoice::of(choice), focus.and_then(point_at)) else {
            return Overlay::default();
        };
        let option = options_of(self, choice.soldier).into_iter().find(|option| option.action.target() == target);
        match option.as_ref().and_then(|option| chosen_line(option, choice)) {
            Some(line) => firing_line_overlay(self, line, set),
            None => Overlay::default(),
        }
    }

    fn paint_map(&self, canvas: &Painter, rect: Rect, seat: Side, _: GroundLook) {
        paint_setup(canvas, rect, seat, &Setup::from(self), printed_face(self.rules()).face);
    }

    /// A shot shows the cannon that fired. If several cannons could have fired, it shows the first.
    fn action_trace(&self, action: PackedAction, set: PieceSet) -> ActionTrace {
        let Some(action) = Action::unpack(action) else { return ActionTrace::default() };
        let (from, target) = (action.from(), action.target());
        let end = if matches!(action, Action::Shot { .. }) { &LAST_HIT } else { &LAST_TO };
        let marks = from.map(|from| Mark::new(from, &LAST_FROM)).into_iter().chain([Mark::new(target, end)]).collect();
        let path = from.map_or_else(Vec::new, |from| vec![world_of(from), world_of(target)]);
        let line = match action {
            Action::Shot { target } => self.firing_lines(target).into_iter().next(),
            _ => None,
        };
        let Overlay { bars, dots, .. } =
            line.map_or_else(Overlay::default, |line| firing_line_overlay(self, &line, set));
        ActionTrace { marks, path, bars, dots }
    }

    fn formation_marks(&self, side: Side) -> Vec<Mark> {
        formations::marks(self, side)
    }

    fn occasions(&self) -> Vec<Occasion> {
        occasions::occasions(self)
    }

    fn new_formations(&self, action: PackedAction) -> Vec<[Spot; 2]> {
        Action::unpack(action).map_or_else(Vec::new, |action| formations::made_by(self, action))
    }

    fn failed_attempt_animation(&self, _: &Choice, _: Spot) -> Option<Animation> {
        None
    }

    /// The gun appears for the shot at the target under the pointer, or else for the first possible shot.
    fn prepared_action(&self, choice: &Choice, focus: Option<Spot>) -> Option<(PackedAction, Option<u8>)> {
        let choice = SoldierChoice::of(choice)?;
        let focus = focus.and_then(point_at);
        let mut shots = options_of(self, choice.soldier);
        shots.retain(|option| !option.lines.is_empty());
        let aimed_at = shots.iter().find(|option| Some(option.action.target()) == focus);
        let shot = aimed_at.or(shots.first())?;
        Some((shot.action.pack(), animation_variant(shot, choice)))
    }

    fn action_animation(
        &self,
        action: PackedAction,
        animation_variant: Option<u8>,
        actors: &Actors,
        seed: u64,
    ) -> Animation {
        let animation = |action| animations::action_animation(action, self, animation_variant, actors, seed);
        Action::unpack(action).map_or_else(Animation::default, animation)
    }

    fn victory_animation(&self, winner: Side, actors: &Actors) -> Animation {
        animations::victory_animation(winner, actors)
    }
}

/// Paints a set-up from above.
pub(super) fn paint_setup(canvas: &Painter, rect: Rect, seat: Side, setup: &Setup, face: BoardFace) {
    let board = painter::board_in(rect, Point::SIZE, seat);
    painter::paint(canvas, |page| draw(page, board, &painter::style_of_face(face), setup, &[]));
}

/// Paints a piece in the middle of a rectangle.
pub(super) fn paint_piece(canvas: &Painter, rect: Rect, side: Side, kind: PieceKind) {
    let place = (painter::xy(rect.center()), rect.width().min(rect.height()));
    let style = painter::style(GameId::Cannon, GroundLook::Walnut);
    painter::paint(canvas, |page| draw_piece(page, &style, place, side, kind));
}

/// A bar under the three soldiers of the cannon that would fire, and the trajectory of the ball.
fn firing_line_overlay(position: &Position, line: &FiringLine, set: PieceSet) -> Overlay {
    let (rear, muzzle) = (world_of(line.rear), world_of(line.muzzle));
    let overhang = (muzzle - rear).normalize_or_zero() * BAR_OVERHANG;
    let hits_town = position.piece_at(line.target).is_some_and(|(_, kind)| kind == PieceKind::Town);
    let AimedGun { trajectory, .. } = AimedGun::of(position, line, animations::strike_height(set, hits_town));
    Overlay {
        bars: vec![[rear - overhang, muzzle + overhang]],
        dots: (1..=TRAJECTORY_DOTS).map(|n| trajectory.position_at(n as f32 / TRAJECTORY_DOTS as f32)).collect(),
        ghosts: Vec::new(),
    }
}
