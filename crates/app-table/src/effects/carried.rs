//! The piece in the player's hand: while a piece is dragged, it is lifted off its place and follows the pointer over the board. When it is let
//! go, it comes down where it then belongs, which is its old place if the action was refused.

use bevy::prelude::*;

use super::Effects;
use crate::pieces::OnSpot;
use cannon_app_activities::input::Selection;
use cannon_app_base::common::animation::sequence::Animation;
use cannon_app_base::common::board::{BoardLayout, Spot};
use cannon_app_base::common::pieces::{PieceEffect, PieceState};
use cannon_app_base::common::sound::sounds;
use cannon_app_base::common::{AppSystems, FrameRequest, PlayAnimations, TableCamera};
use cannon_app_base::settings::Settings;

/// Height at which a piece is carried, in board units.
const HEIGHT: f32 = 0.42;
/// The shares of the distance to the pointer, and of the distance to its place, that remain after one second.
const FOLLOWING: f32 = 1.0e-9;
const RETURNING: f32 = 1.0e-6;
/// A piece that is closer than this to its place, or to where its animation moves it, is no longer in the hand.
const ARRIVED: f32 = 0.02;
/// Angle by which a carried piece swings for each board unit per second, and the largest angle.
const SWING: f32 = 0.02;
const MAX_SWING: f32 = 0.16;
/// The share of the swing that remains after one second.
const SWING_REMAINING: f32 = 1.0e-5;
/// A piece that is let go within this distance from the middle of its new place settles there.
const SETTLE_DISTANCE: f32 = 0.9;
/// The time in which it settles, in seconds.
const SETTLE_TIME: f32 = 0.16;

/// The piece that is being carried, or that comes down.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(super) struct Carried(Option<Carry>);

#[derive(Clone, Copy, Debug)]
struct Carry {
    piece: Entity,
    /// Where it is.
    translation: Vec3,
    /// By how much it leans, about an axis in the plane of the board.
    swing: Vec3,
}

impl Carried {
    /// The animation of a plain move whose piece the player has just put down at its destination: the piece settles there. `None` for a piece
    /// that was not carried there.
    pub(super) fn settling(
        &self,
        piece: Option<Entity>,
        state: &PieceState,
        effect: PieceEffect,
        layout: BoardLayout,
    ) -> Option<Animation> {
        let carry = self.0.filter(|carry| Some(carry.piece) == piece)?;
        let end = state.rest_pose(layout, effect.to.filter(|_| effect.victim.is_none())?);
        if (carry.translation - end.translation).with_y(0.0).length() > SETTLE_DISTANCE {
            return None;
        }
        let mut animation = Animation::default();
        let start = Transform { translation: carry.translation, ..end };
        let span = 0.0..SETTLE_TIME;
        animation.piece_track(carry.piece, start).move_to(span, end.translation, EaseFunction::SineIn);
        animation.add_sound(SETTLE_TIME * 0.8, sounds::PLACE, end.translation);
        Some(animation.finish())
    }
}

/// Adds the systems, which need no rendering.
pub fn carried_plugin(app: &mut App) {
    app.init_resource::<Carried>().add_systems(Update, carry_pieces.in_set(AppSystems::Animate).after(PlayAnimations));
}

/// Moves the piece in the player's hand, and the piece that comes down. An animation of the same piece goes on underneath.
fn carry_pieces(
    time: Res<Time>,
    (selection, settings, layout): (Option<Res<Selection>>, Res<Settings>, Res<BoardLayout>),
    effects: Option<Res<Effects>>,
    cameras: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
    mut carried: ResMut<Carried>,
    mut pieces: Query<(Entity, &OnSpot, &PieceState, &mut Transform)>,
    mut frame_requests: MessageWriter<FrameRequest>,
) {
    let held = selection.as_ref().and_then(|selection| {
        let (spot, pointer) = (selection.dragged()?, selection.drag_pointer()?);
        Some((spot, point_over_board(&cameras, pointer, *layout)?))
    });
    if held.is_none() && carried.0.is_none() {
        return;
    }
    let is_still = settings.reduced_motion;
    let remaining = |share: f32| if is_still { 0.0 } else { share.powf(time.delta_secs()) };
    let in_hand = held.and_then(|(spot, point)| {
        let (entity, ..) = pieces.iter().find(|(_, at, ..)| at.0 == spot)?;
        Some((entity, point))
    });
    let piece = in_hand.map(|(entity, _)| entity).or(carried.0.map(|carry| carry.piece));
    let Some((entity, at, state, mut transform)) = piece.and_then(|piece| pieces.get_mut(piece).ok()) else {
        carried.0 = None;
        return;
    };
    frame_requests.write(FrameRequest::Continuous);
    let rest = state.rest_pose(*layout, at.0);
    let base = if effects.is_some_and(|effects| effects.moves(entity)) { *transform } else { rest };
    let mut carry = carried.0.filter(|carry| carry.piece == entity).unwrap_or(Carry {
        piece: entity,
        translation: base.translation,
        swing: Vec3::ZERO,
    });
    let before = carry.translation;
    let (target, share) = match in_hand {
        Some((_, point)) => (point, FOLLOWING),
        None => (base.translation, RETURNING),
    };
    carry.translation = target + (before - target) * remaining(share);
    let velocity = (carry.translation - before).with_y(0.0) / time.delta_secs().max(1.0e-3);
    let lean = if is_still || in_hand.is_none() { Vec3::ZERO } else { Vec3::Y.cross(velocity) * SWING };
    carry.swing = (lean + (carry.swing - lean) * remaining(SWING_REMAINING)).clamp_length_max(MAX_SWING);
    let has_arrived = in_hand.is_none() && carry.translation.distance(base.translation) < ARRIVED;
    if has_arrived {
        transform.set_if_neq(base);
        carried.0 = None;
        return;
    }
    let rotation = Quat::from_scaled_axis(carry.swing) * base.rotation;
    transform.set_if_neq(Transform { translation: carry.translation, rotation, ..base });
    carried.0 = Some(carry);
}

/// The point at the height of carried pieces under a place in the window, kept within the field of the board.
fn point_over_board(
    cameras: &Query<(&Camera, &GlobalTransform), With<TableCamera>>,
    pointer: Vec2,
    layout: BoardLayout,
) -> Option<Vec3> {
    let (camera, transform) = cameras.iter().next()?;
    let ray = camera.viewport_to_world(transform, pointer).ok()?;
    let point = ray.plane_intersection_point(Vec3::Y * HEIGHT, InfinitePlane3d::new(Vec3::Y))?;
    let half = layout.field_half_width();
    Some(point.clamp(Vec3::new(-half, HEIGHT, -half), Vec3::new(half, HEIGHT, half)))
}

/// Whether an action changes nothing on the board but the place of one piece. Only such an action can be shown by putting the piece down.
pub(super) fn moves_one_piece(
    before: &[(Spot, PieceState)],
    after: &[(Spot, PieceState)],
    effect: PieceEffect,
) -> bool {
    let others = |states: &[(Spot, PieceState)]| {
        let is_other = |spot: Spot| Some(spot) != effect.from && Some(spot) != effect.to;
        let mut others: Vec<_> = states.iter().filter(|(spot, _)| is_other(*spot)).copied().collect();
        others.sort_unstable_by_key(|(spot, _)| *spot);
        others
    };
    effect.from.is_some() && others(before) == others(after)
}
