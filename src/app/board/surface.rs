//! The visible board: made for the layout, its face and its coordinates following the settings.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::wood::{CHERRY, MAHOGANY, MAPLE, OAK, WALNUT};
use super::{Board, BoardLayout, coordinates, faces, frame};
use crate::app::pieces::mesh::{Shape, Tangents};
use crate::app::settings::{BoardFace, Settings};

const EBONY: Color = Color::srgb(0.042, 0.032, 0.028);

/// A part that belongs to one face of the board.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub(super) struct OfFace(BoardFace);

/// The signs on the frame.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct Coordinates;

/// The materials that every board is made of.
#[derive(Resource)]
pub(super) struct Materials {
    maple: Handle<StandardMaterial>,
    walnut: Handle<StandardMaterial>,
    cherry: Handle<StandardMaterial>,
    mahogany: Handle<StandardMaterial>,
    oak: Handle<StandardMaterial>,
    ebony: Handle<StandardMaterial>,
}

/// Makes the materials.
pub(super) fn make_materials(
    mut commands: Commands,
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
    commands.insert_resource(Materials { maple, walnut, cherry, mahogany, oak, ebony });
}

/// Puts the board for the layout on the table, in place of another, and the table under it.
pub(super) fn lay(
    mut commands: Commands,
    layout: Res<BoardLayout>,
    woods: Res<Materials>,
    earlier: Query<Entity, With<Board>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut images: ResMut<Assets<Image>>,
) {
    let layout = *layout;
    for board in &earlier {
        commands.entity(board).despawn();
    }
    let Materials { maple, walnut, cherry, mahogany, oak, ebony } = &*woods;
    let signs = materials.add(coordinates::material(layout, &mut images));
    let mut part = |shape: Shape, grain: Vec3, material: &Handle<StandardMaterial>| {
        (Mesh3d(meshes.add(shape.into_mesh(Tangents::Along(grain)))), MeshMaterial3d(material.clone()))
    };
    let cells = OfFace(BoardFace::Cells);
    let points = OfFace(BoardFace::Points);
    commands.spawn((Board, Name::new("Board"), Transform::default(), Visibility::default())).with_children(|board| {
        board.spawn((cells, part(faces::cells(layout, true), Vec3::X, walnut)));
        board.spawn((cells, part(faces::cells(layout, false), Vec3::X, maple)));
        board.spawn((points, part(faces::panels(layout), Vec3::X, cherry)));
        board.spawn((points, part(faces::lines(layout), Vec3::X, ebony)));
        // A board need not have inlays, and the renderer complains of meshes without a point.
        let inlays = [
            (cells, faces::cell_inlays(layout, true), maple),
            (cells, faces::cell_inlays(layout, false), walnut),
            (points, faces::line_inlays(layout), ebony),
        ];
        for (face, shape, wood) in inlays.into_iter().filter(|(_, shape, _)| !shape.is_empty()) {
            board.spawn((face, part(shape, Vec3::X, wood), NotShadowCaster));
        }
        for (along_x, grain) in [(true, Vec3::X), (false, Vec3::Z)] {
            board.spawn(part(frame::frame(layout, along_x), grain, mahogany));
            board.spawn(part(frame::light_string(layout, along_x), grain, maple));
        }
        board.spawn(part(frame::dark_strings(layout), Vec3::X, ebony));
        board.spawn((Coordinates, part(coordinates::mesh(layout), Vec3::X, &signs), NotShadowCaster));
        board.spawn((part(frame::table(layout), Vec3::X, oak), NotShadowCaster));
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
