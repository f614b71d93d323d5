//! Spawning of the visible board from its layout and look. Its face and coordinates follow the settings.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::looks::{Looks, Partings};
use super::texture::Grade;
use super::{Board, coordinates, faces, frame};
use crate::app::common::ActiveQuality;
use crate::app::common::board::BoardLayout;
use crate::app::common::mesh::Shape;
use crate::app::settings::Settings;
use crate::appearance::{BoardFace, BoardLook};

/// A part that is visible on one face of the board only.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub(super) struct OfFace(BoardFace);

/// The coordinate labels on the frame.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct Coordinates;

/// Spawns the board for the layout and the look, and despawns the previous one.
pub(super) fn lay(
    mut commands: Commands,
    layout: Res<BoardLayout>,
    settings: Res<Settings>,
    quality: Res<ActiveQuality>,
    mut laid: Local<Option<(BoardLayout, BoardLook, Grade)>>,
    mut looks: ResMut<Looks>,
    earlier: Query<Entity, With<Board>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut images: ResMut<Assets<Image>>,
) {
    let (layout, look, grade) = (*layout, settings.board, Grade::of(quality.0));
    if laid.replace((layout, look, grade)) == Some((layout, look, grade)) {
        return;
    }
    for board in &earlier {
        commands.entity(board).despawn();
    }
    let look = looks.get((look, grade), &mut materials, &mut images);
    let signs = materials.add(coordinates::material(layout, grade, look.leaf, &mut images));
    let mut part = |shape: Shape, grain: Vec3, material: &Handle<StandardMaterial>| {
        (Mesh3d(meshes.add(shape.into_mesh(grade.tangents(grain)))), MeshMaterial3d(material.clone()))
    };
    let cells = OfFace(BoardFace::Cells);
    let points = OfFace(BoardFace::Points);
    commands.spawn((Board, Name::new("Board"), Transform::default(), Visibility::default())).with_children(|board| {
        board.spawn((cells, part(faces::cells(layout, true), Vec3::X, &look.dark)));
        board.spawn((cells, part(faces::cells(layout, false), Vec3::X, &look.light)));
        board.spawn((points, part(faces::planks(layout), Vec3::X, &look.planks)));
        board.spawn((points, part(faces::lines(layout), Vec3::X, &look.lines), NotShadowCaster));
        match &look.partings {
            Partings::Seams(seams) => {
                board.spawn((cells, part(faces::seams(layout), Vec3::X, seams), NotShadowCaster));
            }
            Partings::Edges { on_dark, on_light } => {
                board.spawn((cells, part(faces::cell_edges(layout, true), Vec3::X, on_dark), NotShadowCaster));
                board.spawn((cells, part(faces::cell_edges(layout, false), Vec3::X, on_light), NotShadowCaster));
            }
        }
        // Some boards have no inlays, and the renderer logs errors for empty meshes.
        let inlays = [
            (cells, faces::cell_inlays(layout, true), &look.inlay_on_dark),
            (cells, faces::cell_inlays(layout, false), &look.inlay_on_light),
            (points, faces::line_inlays(layout), &look.inlay_on_planks),
        ];
        for (face, shape, surface) in inlays.into_iter().filter(|(_, shape, _)| !shape.is_empty()) {
            board.spawn((face, part(shape, Vec3::X, surface), NotShadowCaster));
        }
        for (along_x, grain) in [(true, Vec3::X), (false, Vec3::Z)] {
            board.spawn(part(frame::frame(layout, along_x), grain, &look.frame));
            board.spawn(part(frame::light_string(layout, along_x), grain, &look.light_string));
        }
        board.spawn(part(frame::dark_strings(layout), Vec3::X, &look.dark_string));
        for (edges, surface) in [
            (frame::dark_string_edges(layout), &look.beside_light_string),
            (frame::light_string_edges(layout), &look.beside_dark_string),
            (faces::field_edge(layout), &look.beside_dark_string),
        ] {
            board.spawn((part(edges, Vec3::X, surface), NotShadowCaster));
        }
        board.spawn((Coordinates, part(coordinates::mesh(layout), Vec3::X, &signs), NotShadowCaster));
    });
}

/// Shows the face and the coordinates according to the settings.
pub(super) fn follow_settings(
    settings: Res<Settings>,
    mut faces: Query<(&OfFace, &mut Visibility), Without<Coordinates>>,
    mut signs: Query<&mut Visibility, With<Coordinates>>,
    fresh: Query<(), Added<Coordinates>>,
) {
    if !settings.is_changed() && fresh.is_empty() {
        return;
    }
    let visible = |wanted: bool| if wanted { Visibility::Inherited } else { Visibility::Hidden };
    for (face, mut visibility) in &mut faces {
        visibility.set_if_neq(visible(face.0 == settings.face));
    }
    for mut visibility in &mut signs {
        visibility.set_if_neq(visible(settings.coordinates));
    }
}
