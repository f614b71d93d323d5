//! Gives the piece entities a body and a place.
//!
//! A piece's root entity stands at its home; effects may move the root and must bring it home. Under the root hangs the [`Body`], which
//! [`lift`](super::lift) raises a little, and under the body its meshes.

use bevy::prelude::*;

use super::shade::shade;
use super::{At, Figure, PieceAssets, Stage, Staged};
use crate::app::board::BoardLayout;

/// The visible part of a piece: child of its root, parent of its meshes.
#[derive(Component, Clone, Copy, Debug, Default)]
#[require(Transform, Visibility)]
pub struct Body;

/// What a piece's body was made as; on its root.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub(super) struct Wears(Figure);

/// Hangs a body under every new piece, and another under one that has become something else once that has been shown.
pub(super) fn attach(
    mut commands: Commands,
    assets: Res<PieceAssets>,
    stage: Res<Stage>,
    pieces: Query<(Entity, &Figure, Option<&Wears>)>,
) {
    for (entity, figure, worn) in &pieces {
        let fits = worn.is_some_and(|worn| worn.0.looks_like(figure));
        if fits || (worn.is_some() && stage.is_busy()) {
            continue;
        }
        let Some(meshes) = assets.model(figure.model, figure.side) else { continue };
        commands.entity(entity).despawn_related::<Children>().insert(Wears(*figure)).with_children(|root| {
            root.spawn(shade(&assets, figure.model.footprint));
            root.spawn(Body).with_children(|body| meshes.hang(entity, body, &assets.solid));
        });
    }
}

/// New pieces begin at home.
pub(super) fn settle_new(layout: Res<BoardLayout>, mut pieces: Query<(&At, &Figure, &mut Transform), Added<Figure>>) {
    for (at, figure, mut transform) in &mut pieces {
        *transform = layout.stance(at.0, figure.heading);
    }
}

/// After a jump every piece is at home.
pub(super) fn settle_all(
    layout: Res<BoardLayout>,
    mut staged: MessageReader<Staged>,
    mut pieces: Query<(&At, &Figure, &mut Transform)>,
) {
    if staged.read().any(|staged| matches!(staged, Staged::Jump)) {
        for (at, figure, mut transform) in &mut pieces {
            transform.set_if_neq(layout.stance(at.0, figure.heading));
        }
    }
}
