//! Bodies of the piece entities, and the transforms of their roots.
//!
//! The root entity of a piece has the transform of its board spot. Effects may move it and must bring it back. The [`Body`] is a child of
//! the root, raised a little by [`lift`](super::lift); the meshes are children of the body.

use bevy::prelude::*;

use super::assets::{AssetStores, PieceLook};
use super::blob_shadow::blob_shadow;
use super::prefab::Detail;
use super::signs::SignAssets;
use super::{BoardViewEvent, OnSpot, PieceAssets, badges, ground_ring, side_numbers};
use cannon_app_base::common::board::BoardLayout;
use cannon_app_base::common::pieces::{PieceState, WreckPose};
use cannon_app_base::common::{ActiveQuality, AssetKind, AssetReloadRequest};
use cannon_app_base::play::BoardView;
use cannon_app_base::settings::Settings;
use cannon_app_games as games;
use cannon_app_games::badge_of;
use cannon_appearance::{PieceSet, Quality};

/// The visible part of a piece, a child of its root and the parent of its meshes.
#[derive(Component, Clone, Copy, Debug, Default)]
#[require(Transform, Visibility)]
pub struct Body;

/// The state that a piece's body was built for. A component of the root.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub(super) struct BuiltFor(PieceState);

/// Spawns a body under every new piece. Replaces the body of a piece that has changed as soon as the animation of the action has ended, and
/// all bodies when the level of detail or the models change.
pub(super) fn update_bodies(
    mut commands: Commands,
    mut assets: ResMut<PieceAssets>,
    mut stores: AssetStores,
    board_view: Res<BoardView>,
    settings: Res<Settings>,
    quality: Option<Res<ActiveQuality>>,
    signs: Res<SignAssets>,
    pieces: Query<(Entity, &PieceState, Option<&BuiltFor>)>,
) {
    let quality = quality.map_or_else(Quality::default, |active| active.0);
    let rebuild_all = assets.bypass_change_detection().apply_look(piece_look(quality, &settings), &mut stores);
    for (entity, state, built_for) in &pieces {
        let is_current = built_for.is_some_and(|built_for| built_for.0.has_same_look(state));
        let shown = built_for.filter(|_| is_current || board_view.is_animating());
        if shown.is_some() && !rebuild_all {
            continue;
        }
        // While an action is animated, a piece keeps the body that it had before.
        let state = shown.map_or(*state, |built_for| built_for.0);
        let assets = assets.bypass_change_detection();
        assets.ensure_loaded(state.model, &mut stores);
        let Some(prefab) = assets.prefab(state.model, state.side) else { continue };
        commands.entity(entity).despawn_related::<Children>().insert(BuiltFor(state));
        let PieceLook { detail, set, size, .. } = assets.look;
        let form = state.model.form(set);
        let scale = state.model.scale(set, size);
        let badge = badge_of(state.model);
        let is_vehicle = badge.is_some() || state.model.wreck_pose.is_some();
        // Vehicles have too much metal and too low a hull for light to go through them.
        let glass_tone = games::tone_of_piece(&state).filter(|_| set == PieceSet::MetalAndGlass && !is_vehicle);
        commands.spawn((blob_shadow(assets, form.footprint * scale, is_vehicle, glass_tone), ChildOf(entity)));
        if let Some((table, badge)) = badge {
            let tone = table.tone(state.side);
            for sign in ground_ring::ground_signs(&signs, tone) {
                commands.spawn((sign, ChildOf(entity)));
            }
            commands.spawn((badges::badge(&signs, badge, tone), ChildOf(entity)));
        }
        if let Some(tone) = games::tone_of_piece(&state) {
            let top = form.picking_shape.height * scale;
            commands.spawn((side_numbers::side_number(&signs, tone, top, badge.is_some()), ChildOf(entity)));
        }
        let wreck_pose = state.model.wreck_pose.as_ref();
        let pose = wreck_pose.map_or(Transform::IDENTITY, WreckPose::hull);
        let rest_pose = |part: &str| wreck_pose.map_or(Transform::IDENTITY, |wreck| wreck.part(part));
        let body = commands.spawn((Body, pose, ChildOf(entity))).id();
        // The body has scales of its own while the piece breathes.
        let scaled =
            commands.spawn((Transform::from_scale(Vec3::splat(scale)), Visibility::default(), ChildOf(body))).id();
        prefab.spawn(&mut commands, (scaled, entity), rest_pose, detail);
    }
}

/// Loads the models again when that is requested, and despawns the bodies that use the old models.
pub(super) fn reload_models(
    mut commands: Commands,
    mut assets: ResMut<PieceAssets>,
    mut stores: AssetStores,
    mut changes: MessageReader<AssetReloadRequest>,
    bodies: Query<Entity, With<BuiltFor>>,
) {
    if changes.read().any(|change| change.0 == AssetKind::Model) {
        assets.reload(&mut stores);
        for entity in &bodies {
            commands.entity(entity).despawn_related::<Children>().remove::<BuiltFor>();
        }
    }
}

fn piece_look(quality: Quality, settings: &Settings) -> PieceLook {
    // The distances of full models exceed the distance of a Cannon board from the players' seats.
    let detail = match quality {
        Quality::Low => Detail::Low,
        Quality::Medium | Quality::High => Detail::Full { max_distance: 26.0 },
    };
    PieceLook { detail, set: settings.pieces, scheme: settings.vision.colors, size: settings.vision.piece_size }
}

/// Places new pieces on their spots.
pub(super) fn place_new_pieces(
    layout: Res<BoardLayout>,
    mut pieces: Query<(&OnSpot, &PieceState, &mut Transform), Added<PieceState>>,
) {
    for (at, state, mut transform) in &mut pieces {
        *transform = state.rest_pose(*layout, at.0);
    }
}

/// Places all pieces on their spots after the board view has jumped to another ply.
pub(super) fn place_all_pieces(
    layout: Res<BoardLayout>,
    mut view_events: MessageReader<BoardViewEvent>,
    mut pieces: Query<(&OnSpot, &PieceState, &mut Transform)>,
) {
    if view_events.read().any(|event| matches!(event, BoardViewEvent::Jump)) {
        for (at, state, mut transform) in &mut pieces {
            transform.set_if_neq(state.rest_pose(*layout, at.0));
        }
    }
}
