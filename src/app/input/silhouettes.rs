//! What stands on a place takes the pointer too: whoever points at a soldier's hat means the soldier, not the place behind it.
//!
//! Each of the board's flat proxies has an upright one as its child, of the rough shape of a piece. Pointer events rise from
//! the child to its parent, so nothing else has to know of it. It is in the way of the pointer only while the game says that the piece
//! is meant by who points at it.

use std::collections::HashMap;

use bevy::prelude::*;

use super::selection::Selection;
use crate::app::common::board::BoardSpot;
use crate::app::common::board::EditedBoard;
use crate::app::common::board::Spot;
use crate::app::common::pieces::{PieceState, Silhouette};
use crate::app::games::{self, TABLES};
use crate::app::play::Match;

/// Segments around.
const AROUND: u32 = 12;

fn mesh(shape: Silhouette) -> Mesh {
    let cone = ConicalFrustum { radius_top: shape.top, radius_bottom: shape.foot, height: shape.height };
    cone.mesh().resolution(AROUND).build().translated_by(Vec3::Y * shape.height / 2.0)
}

/// An upright proxy, child of the flat proxy of the same place.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct Upright(Spot);

/// The shapes that an upright proxy can have, by the names of the models.
#[derive(Resource)]
pub(super) struct Shapes(HashMap<&'static str, Handle<Mesh>>);

/// Makes the shapes, where there are meshes to cast rays at.
pub(super) fn make_shapes(mut commands: Commands, meshes: Option<ResMut<Assets<Mesh>>>) {
    let Some(mut meshes) = meshes else { return };
    let models = TABLES.iter().flat_map(|table| table.models);
    commands.insert_resource(Shapes(models.map(|model| (model.name, meshes.add(mesh(model.silhouette)))).collect()));
}

/// Puts an upright proxy on every new place. A mesh without a material is cast rays at, but not drawn.
pub(super) fn raise(
    mut commands: Commands,
    spots: Query<(Entity, &BoardSpot), Added<BoardSpot>>,
    shapes: Option<Res<Shapes>>,
) {
    if shapes.is_none() {
        return;
    }
    for (parent, spot) in &spots {
        commands.spawn((
            Upright(spot.0),
            Name::new(format!("what stands on {}", spot.0)),
            Pickable::IGNORE,
            Transform::default(),
            Visibility::default(),
            ChildOf(parent),
        ));
    }
}

/// Keeps the upright proxies in line with the position on show and the selection.
pub(super) fn keep_in_line(
    mut commands: Commands,
    mut uprights: Query<(Entity, &Upright, &mut Pickable, Option<&mut Mesh3d>)>,
    fresh: Query<(), Added<Upright>>,
    shapes: Option<Res<Shapes>>,
    game: Res<Match>,
    edited: Res<EditedBoard>,
    selection: Res<Selection>,
) {
    let news = game.is_changed() || edited.is_changed() || selection.is_changed() || !fresh.is_empty();
    let (Some(shapes), true) = (shapes, news) else { return };
    let (meant, figures): (Vec<Spot>, HashMap<Spot, PieceState>) = match (edited.pieces(), games::shown(&game)) {
        // Whoever paints means the place, but whoever points at a piece means the piece.
        (Some(figures), _) => {
            let pieces = figures.iter().filter(|(_, figure)| figure.rises).map(|(spot, _)| *spot);
            (pieces.collect(), figures.iter().copied().collect())
        }
        (None, Some(position)) => {
            let meant = position.pieces_that_take_the_pointer(selection.choice());
            (meant, position.figures().into_iter().collect())
        }
        (None, None) => return,
    };
    for (entity, upright, mut pickable, mesh) in &mut uprights {
        let wanted = if meant.contains(&upright.0) { Pickable::default() } else { Pickable::IGNORE };
        pickable.set_if_neq(wanted);
        let Some(shape) = figures.get(&upright.0).and_then(|figure| shapes.0.get(figure.model.name)) else { continue };
        match mesh {
            Some(mut mesh) => {
                mesh.set_if_neq(Mesh3d(shape.clone()));
            }
            None => {
                commands.entity(entity).insert(Mesh3d(shape.clone()));
            }
        }
    }
}
