//! The visible board: spawned once, its face and its coordinates following the settings.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::wood::{CHERRY, MAHOGANY, MAPLE, OAK, WALNUT};
use super::{Board, coordinates, faces, frame};
use crate::app::pieces::mesh::{Shape, Tangents};
use crate::app::settings::{BoardFace, Settings};

const EBONY: Color = Color::srgb(0.042, 0.032, 0.028);

/// A part that belongs to one face of the board.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub(super) struct OfFace(BoardFace);

/// The signs on the frame.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct Coordinates;

/// Spawns the board and the table under it.
pub(super) fn spawn(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut images: ResMut<Assets<Image>>,
) {
    let [maple, walnut, cherry, mahogany, oak] =
        [MAPLE, WALNUT, CHERRY, MAHOGANY, OAK].map(|species| materials.add(species.material(&mut images)));
    let ebony = materials.add(StandardMaterial {
        base_color: EBONY,
        perceptual_roughness: 0.38,
        clearcoat: 0.5,
        clearcoat_perceptual_roughness: 0.25,
        ..default()
    });
    let signs = materials.add(coordinates::material(&mut images));
    let mut part = |shape: Shape, grain: Vec3, material: &Handle<StandardMaterial>| {
        (Mesh3d(meshes.add(shape.into_mesh(Tangents::Along(grain)))), MeshMaterial3d(material.clone()))
    };
    let cells = OfFace(BoardFace::Cells);
    let points = OfFace(BoardFace::Points);
    commands.spawn((Board, Name::new("Board"), Transform::default(), Visibility::default())).with_children(|board| {
        board.spawn((cells, part(faces::cells(true), Vec3::X, &walnut)));
        board.spawn((cells, part(faces::cells(false), Vec3::X, &maple)));
        board.spawn((cells, part(faces::cell_hints(true), Vec3::X, &maple), NotShadowCaster));
        board.spawn((cells, part(faces::cell_hints(false), Vec3::X, &walnut), NotShadowCaster));
        board.spawn((points, part(faces::panels(), Vec3::X, &cherry)));
        board.spawn((points, part(faces::lines(), Vec3::X, &ebony)));
        board.spawn((points, part(faces::crossing_hints(), Vec3::X, &ebony), NotShadowCaster));
        for (along_x, grain) in [(true, Vec3::X), (false, Vec3::Z)] {
            board.spawn(part(frame::frame(along_x), grain, &mahogany));
            board.spawn(part(frame::light_string(along_x), grain, &maple));
        }
        board.spawn(part(frame::dark_strings(), Vec3::X, &ebony));
        board.spawn((Coordinates, part(coordinates::mesh(), Vec3::X, &signs), NotShadowCaster));
        board.spawn((part(frame::table(), Vec3::X, &oak), NotShadowCaster));
    });
}

/// Shows the face and the coordinates that the player wants.
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
