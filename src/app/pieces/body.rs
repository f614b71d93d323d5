//! Bodies of the piece entities, and the positions of their roots.
//!
//! The root entity of a piece stands at the transform of its board spot. Effects may move it and must bring it back. The [`Body`] is a
//! child of the root, raised a little by [`lift`](super::lift); the meshes are children of the body.

use bevy::prelude::*;

use super::assets::{Look, Stores};
use super::shade::shade;
use super::thing::Detail;
use super::{At, BoardView, BoardViewEvent, PieceAssets};
use crate::app::common::ActiveQuality;
use crate::app::common::board::BoardLayout;
use crate::app::common::pieces::PieceState;
#[cfg(feature = "dev")]
use crate::app::common::{AssetFilesChanged, AssetKind};
use crate::app::settings::Settings;
use crate::appearance::{PieceSet, Quality};

/// The visible part of a piece: child of its root, parent of its meshes.
#[derive(Component, Clone, Copy, Debug, Default)]
#[require(Transform, Visibility)]
pub struct Body;

/// The state that a piece's body was built for; on the root.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub(super) struct Wears(PieceState);

/// Spawns a body under every new piece. Replaces the body of a piece that has changed, once the animation of the action has ended, and
/// all bodies when the level of detail changes.
pub(super) fn attach(
    mut commands: Commands,
    mut assets: ResMut<PieceAssets>,
    mut stores: Stores,
    stage: Res<BoardView>,
    settings: Res<Settings>,
    quality: Option<Res<ActiveQuality>>,
    pieces: Query<(Entity, &PieceState, Option<&Wears>)>,
) {
    let quality = quality.map_or_else(Quality::default, |active| active.0);
    let anew = assets.bypass_change_detection().keep_up(look(quality, settings.pieces), &mut stores);
    for (entity, figure, worn) in &pieces {
        let fits = worn.is_some_and(|worn| worn.0.looks_like(figure));
        let shown = worn.filter(|_| fits || stage.is_busy());
        if shown.is_some() && !anew {
            continue;
        }
        // While an action is animated, a piece keeps the body that it had before.
        let figure = shown.map_or(*figure, |worn| worn.0);
        let assets = assets.bypass_change_detection();
        assets.prepare(figure.model, &mut stores);
        let Some(thing) = assets.model(figure.model, figure.side) else { continue };
        commands.entity(entity).despawn_related::<Children>().insert(Wears(figure));
        commands.spawn((shade(assets, figure.model.footprint), ChildOf(entity)));
        let body = commands.spawn((Body, ChildOf(entity))).id();
        thing.hang(&mut commands, body, entity, assets.detail());
    }
}

/// Loads the models again when their files have changed, and removes the bodies that were made of the old ones.
#[cfg(feature = "dev")]
pub(super) fn reload(
    mut commands: Commands,
    mut assets: ResMut<PieceAssets>,
    mut stores: Stores,
    mut changes: MessageReader<AssetFilesChanged>,
    bodies: Query<Entity, With<Wears>>,
) {
    if changes.read().any(|change| change.0 == AssetKind::Model) {
        assets.reload(&mut stores);
        for entity in &bodies {
            commands.entity(entity).despawn_related::<Children>().remove::<Wears>();
        }
    }
}

/// Distance from the camera, in board units, up to which full models are drawn on each tier. Both exceed the distance of a Cannon board
/// from the players' seats.
const REACH: [(Quality, f32); 2] = [(Quality::Medium, 18.0), (Quality::High, 26.0)];

fn look(quality: Quality, set: PieceSet) -> Look {
    let reach = REACH.into_iter().find(|(tier, _)| *tier == quality);
    Look { detail: reach.map_or(Detail::Low, |(_, reach)| Detail::Full { reach }), set }
}

/// Places new pieces on their spots.
pub(super) fn settle_new(
    layout: Res<BoardLayout>,
    mut pieces: Query<(&At, &PieceState, &mut Transform), Added<PieceState>>,
) {
    for (at, figure, mut transform) in &mut pieces {
        *transform = figure.stance(*layout, at.0);
    }
}

/// Places all pieces on their spots after the board view has jumped to another ply.
pub(super) fn settle_all(
    layout: Res<BoardLayout>,
    mut staged: MessageReader<BoardViewEvent>,
    mut pieces: Query<(&At, &PieceState, &mut Transform)>,
) {
    if staged.read().any(|staged| matches!(staged, BoardViewEvent::Jump)) {
        for (at, figure, mut transform) in &mut pieces {
            transform.set_if_neq(figure.stance(*layout, at.0));
        }
    }
}
