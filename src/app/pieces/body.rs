//! Gives the piece entities a body and a place.
//!
//! A piece's root entity stands at its home; effects may move the root and must bring it home. Under the root hangs the [`Body`], which
//! [`lift`](super::lift) raises a little, and under the body its meshes.

use bevy::prelude::*;

use super::assets::{Look, Stores};
use super::shade::shade;
use super::thing::Detail;
use super::{At, BoardView, BoardViewEvent, PieceAssets};
use crate::app::common::ActiveQuality;
use crate::app::common::board::BoardLayout;
use crate::app::common::pieces::PieceState;
use crate::app::settings::Settings;
use crate::appearance::{PieceSet, Quality};

/// The visible part of a piece: child of its root, parent of its meshes.
#[derive(Component, Clone, Copy, Debug, Default)]
#[require(Transform, Visibility)]
pub struct Body;

/// What a piece's body was made as; on its root.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub(super) struct Wears(PieceState);

/// Hangs a body under every new piece, and another under one that has become something else once that has been shown. When models are to be
/// drawn in another detail, all get new bodies.
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
        // While an action is shown, a piece is still what it was before.
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

/// Up to this distance from the eye a tier draws whole models: farther than a board of Cannon's from where its players sit.
const REACH: [(Quality, f32); 2] = [(Quality::Medium, 18.0), (Quality::High, 26.0)];

fn look(quality: Quality, set: PieceSet) -> Look {
    let reach = REACH.into_iter().find(|(tier, _)| *tier == quality);
    Look { detail: reach.map_or(Detail::Low, |(_, reach)| Detail::Full { reach }), set }
}

/// New pieces begin at home.
pub(super) fn settle_new(
    layout: Res<BoardLayout>,
    mut pieces: Query<(&At, &PieceState, &mut Transform), Added<PieceState>>,
) {
    for (at, figure, mut transform) in &mut pieces {
        *transform = figure.stance(*layout, at.0);
    }
}

/// After a jump every piece is at home.
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
