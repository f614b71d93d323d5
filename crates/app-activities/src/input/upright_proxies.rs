//! Upright picking proxies for pieces, so that pointing at a soldier's hat selects the soldier and not the spot behind it.
//!
//! Each flat proxy of the board has an upright child in the rough shape of a piece. Pointer events bubble up from the child to its parent,
//! so that other code need not know of the child. The child is pickable only while the game lists its piece among the pieces that the
//! pointer can hit.

use std::collections::HashMap;

use bevy::prelude::*;

use super::selection::Selection;
use cannon_app_base::common::board::{BoardContents, BoardSpot, EditedBoard, Spot};
use cannon_app_base::common::pieces::{PickingShape, PieceState};
use cannon_app_base::play::Match;
use cannon_app_base::settings::Settings;
use cannon_app_games as games;
use cannon_app_games::tabletops;
use cannon_appearance::PieceSet;

/// Number of segments around a proxy.
const SEGMENTS: u32 = 12;

/// The mesh of a silhouette, with its foot at the origin.
fn silhouette_mesh(shape: PickingShape) -> Mesh {
    let cone = ConicalFrustum { radius_top: shape.top, radius_bottom: shape.bottom, height: shape.height };
    cone.mesh().resolution(SEGMENTS).build().translated_by(Vec3::Y * shape.height / 2.0)
}

/// An upright proxy, a child of the flat proxy of the same spot.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct UprightProxy(Spot);

/// The meshes of upright proxies, by the name of the piece's model and by whether the piece has its form of the plain set.
#[derive(Resource)]
pub(super) struct ProxyMeshes(HashMap<(&'static str, bool), Handle<Mesh>>);

/// Creates the meshes, if the app has mesh assets.
pub(super) fn create_meshes(mut commands: Commands, meshes: Option<ResMut<Assets<Mesh>>>) {
    let Some(mut meshes) = meshes else { return };
    let models = tabletops().flat_map(|table| (table.models)());
    let forms = models.flat_map(|model| {
        let plain = model.plain.as_ref().unwrap_or(&model.modelled);
        [((model.name, false), &model.modelled), ((model.name, true), plain)]
    });
    let proxies = forms.map(|(key, form)| (key, meshes.add(silhouette_mesh(form.picking_shape))));
    commands.insert_resource(ProxyMeshes(proxies.collect()));
}

/// Adds an upright proxy to every new spot. Its mesh has no material, so it is picked but not drawn.
pub(super) fn spawn_proxies(
    mut commands: Commands,
    spots: Query<(Entity, &BoardSpot), Added<BoardSpot>>,
    meshes: Option<Res<ProxyMeshes>>,
) {
    if meshes.is_none() {
        return;
    }
    for (parent, spot) in &spots {
        commands.spawn((
            UprightProxy(spot.0),
            Name::new(format!("Upright proxy of {}", spot.0)),
            Pickable::IGNORE,
            Transform::default(),
            Visibility::default(),
            ChildOf(parent),
        ));
    }
}

/// Updates mesh and pickability of the upright proxies for the position shown, the selection and the set of pieces.
pub(super) fn update_proxies(
    mut commands: Commands,
    mut uprights: Query<(Entity, &UprightProxy, &mut Pickable, &mut Transform, Option<&mut Mesh3d>)>,
    added: Query<(), Added<UprightProxy>>,
    meshes: Option<Res<ProxyMeshes>>,
    game: Res<Match>,
    edited: Res<EditedBoard>,
    (selection, settings): (Res<Selection>, Res<Settings>),
) {
    let has_other_inputs = game.is_changed() || edited.is_changed() || selection.is_changed() || settings.is_changed();
    let (Some(meshes), true) = (meshes, has_other_inputs || !added.is_empty()) else { return };
    let is_plain = settings.pieces == PieceSet::Plain;
    let (pickable_spots, figures): (Vec<Spot>, HashMap<Spot, PieceState>) =
        match (&edited.0, games::shown_position(&game)) {
            // In the editor, pieces that rise above the board are pickable.
            (Some(BoardContents { pieces: figures, .. }), _) => {
                let pieces = figures.iter().filter(|(_, figure)| figure.lifts_on_hover).map(|(spot, _)| *spot);
                (pieces.collect(), figures.iter().copied().collect())
            }
            (None, Some(position)) => {
                let pickable_spots = position.pickable_pieces(selection.choice());
                (pickable_spots, position.piece_states().into_iter().collect())
            }
            (None, None) => return,
        };
    for (entity, upright, mut pickable, mut transform, mesh) in &mut uprights {
        let is_pickable = pickable_spots.contains(&upright.0);
        pickable.set_if_neq(if is_pickable { Pickable::default() } else { Pickable::IGNORE });
        let Some(figure) = figures.get(&upright.0) else { continue };
        let Some(handle) = meshes.0.get(&(figure.model.name, is_plain)) else { continue };
        let scale = figure.model.scale(settings.pieces, settings.vision.piece_size);
        transform.set_if_neq(Transform::from_scale(Vec3::splat(scale)));
        match mesh {
            Some(mut mesh) => {
                mesh.set_if_neq(Mesh3d(handle.clone()));
            }
            None => {
                commands.entity(entity).insert(Mesh3d(handle.clone()));
            }
        }
    }
}
