//! Spawning of the visible board from its layout and look. The settings choose the visible face and show or hide the coordinates.

use std::collections::{HashMap, VecDeque};

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::coordinates::CoordinateLabels;
use super::landscape::grid;
use super::materials::{
    BoardMaterials, CellBorders, FieldLook, FieldMaterials, GOLD_LEAF, InlaidMaterials, margin_strip,
};
use super::texture::SurfaceGrade;
use super::{Board, coordinates, faces, frame, name};
use cannon_app_activities::editor::Editor;
use cannon_app_base::common::board::{BoardLayout, EditedBoard};
use cannon_app_base::common::mesh::Shape;
use cannon_app_base::common::pieces::paint::lacquered;
use cannon_app_base::common::{ActiveQuality, Tone};
use cannon_app_base::i18n::Words;
use cannon_app_base::play::{Match, MatchPurpose};
use cannon_app_base::settings::Settings;
use cannon_app_games as games;
use cannon_appearance::{BoardFace, PieceSet};
use cannon_rules::Side;

/// A part that belongs to one face of the board.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub(super) struct FacePart(BoardFace);

/// What determines the look of the board.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct BoardKey {
    layout: BoardLayout,
    look: FieldLook,
    grade: SurfaceGrade,
    /// The name of the game in the player's language.
    name: String,
}

/// A cache of the materials of coordinates and name, whose textures are large, for the boards that were shown last. The title and the games
/// change between a few boards.
#[derive(Default)]
pub(super) struct RecentLettering(VecDeque<(BoardKey, [Handle<StandardMaterial>; 2])>);

impl RecentLettering {
    /// The number of boards that are remembered.
    const CAPACITY: usize = 4;

    fn get_or_create(
        &mut self,
        board: &BoardKey,
        create: impl FnOnce() -> [Handle<StandardMaterial>; 2],
    ) -> [Handle<StandardMaterial>; 2] {
        let known = self.0.iter().position(|(known, _)| known == board).and_then(|index| self.0.remove(index));
        let (key, lettering) = known.unwrap_or_else(|| (board.clone(), create()));
        self.0.push_back((key, lettering.clone()));
        if self.0.len() > Self::CAPACITY {
            self.0.pop_front();
        }
        lettering
    }
}

/// A margin strip in the colour of the player at that side, which belongs to the plain set of pieces.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct MarginStrip;

/// Spawns the board for the layout and the look, and despawns the previous one.
pub(super) fn spawn_board(
    mut commands: Commands,
    layout: Res<BoardLayout>,
    (settings, words): (Res<Settings>, Res<Words>),
    quality: Res<ActiveQuality>,
    mut current: Local<Option<BoardKey>>,
    // The materials of a look are created when the look is first used.
    mut known_materials: Local<HashMap<(FieldLook, SurfaceGrade), BoardMaterials>>,
    mut recent_lettering: Local<RecentLettering>,
    previous: Query<Entity, With<Board>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut images: ResMut<Assets<Image>>,
) {
    let (layout, grade) = (*layout, SurfaceGrade::for_quality(quality.0));
    let table = layout.game.map(games::tabletop);
    let look = FieldLook::chosen(games::board_surface(layout), &settings);
    let name = table.map_or_else(String::new, |table| words.text(table.id.name_id()));
    let wanted = BoardKey { layout, look, grade, name };
    if current.as_ref() == Some(&wanted) {
        return;
    }
    crate::despawn_all(&mut commands, previous);
    let board_materials = known_materials
        .entry((look, grade))
        .or_insert_with_key(|&look| BoardMaterials::new(look, &mut materials, &mut images));
    let [label_material, name_material] = recent_lettering.get_or_create(&wanted, || {
        [
            coordinates::material(layout, grade, GOLD_LEAF, &mut images),
            name::material(&wanted.name, grade, GOLD_LEAF, &mut images),
        ]
        .map(|material| materials.add(material))
    });
    let tone =
        |side| table.map_or(if side == Side::South { Tone::Dark } else { Tone::Light }, |table| table.tone(side));
    let strips = Side::ALL.map(|side| {
        let (is_near, color) = (side == Side::South, lacquered::ink(tone(side)).color);
        (frame::margin_strip(layout, is_near), materials.add(margin_strip(color)))
    });
    let labels: [Handle<Mesh>; 4] =
        [0, 1, 2, 3].map(|turns| meshes.add(coordinates::mesh(layout, turns).into_mesh(grade.tangents(Vec3::X))));
    let mut part = |shape: Shape, grain_axis: Vec3, material: &Handle<StandardMaterial>| {
        (Mesh3d(meshes.add(shape.into_mesh(grade.tangents(grain_axis)))), MeshMaterial3d(material.clone()))
    };
    commands.spawn((Board, Name::new("Board"), Transform::default(), Visibility::default())).with_children(|board| {
        match &board_materials.field {
            FieldMaterials::Inlaid(field) => spawn_inlaid_field(board, layout, field, &mut part),
            FieldMaterials::Landscape { lines } => {
                let whole_lines = part(grid::whole_lines(layout), Vec3::X, lines);
                board.spawn((grid::WholeLines, whole_lines, Visibility::Hidden, NotShadowCaster));
            }
        }
        for (along_x, grain_axis) in [(true, Vec3::X), (false, Vec3::Z)] {
            board.spawn(part(frame::frame(layout, along_x), grain_axis, &board_materials.frame));
            board.spawn(part(frame::light_string(layout, along_x), grain_axis, &board_materials.light_string));
        }
        board.spawn(part(frame::dark_strings(layout), Vec3::X, &board_materials.dark_string));
        for (edges, surface) in [
            (frame::dark_string_edges(layout), &board_materials.light_string_blend),
            (frame::light_string_edges(layout), &board_materials.dark_string_blend),
            (faces::field_edge(layout), &board_materials.dark_string_blend),
        ] {
            board.spawn((part(edges, Vec3::X, surface), NotShadowCaster));
        }
        for (shape, material) in strips {
            board.spawn((MarginStrip, part(shape, Vec3::X, &material), NotShadowCaster));
        }
        board.spawn((part(name::mesh(layout), Vec3::X, &name_material), NotShadowCaster));
        let nearest = Mesh3d(labels[0].clone());
        board.spawn((CoordinateLabels(labels), nearest, MeshMaterial3d(label_material.clone()), NotShadowCaster));
    });
    *current = Some(wanted);
}

/// Spawns both faces of an inlaid board under its entity.
fn spawn_inlaid_field(
    board: &mut ChildSpawnerCommands,
    layout: BoardLayout,
    field: &InlaidMaterials,
    part: &mut impl FnMut(Shape, Vec3, &Handle<StandardMaterial>) -> (Mesh3d, MeshMaterial3d<StandardMaterial>),
) {
    let cells = FacePart(BoardFace::Cells);
    let lines = FacePart(BoardFace::Points);
    board.spawn((cells, part(faces::cells(layout, true), Vec3::X, &field.dark_cells)));
    board.spawn((cells, part(faces::cells(layout, false), Vec3::X, &field.light_cells)));
    board.spawn((lines, part(faces::planks(layout), Vec3::X, &field.planks)));
    board.spawn((lines, part(faces::lines(layout), Vec3::X, &field.lines), NotShadowCaster));
    match &field.cell_borders {
        CellBorders::Seams(seams) => {
            board.spawn((cells, part(faces::seams(layout, faces::LINE_WIDTH), Vec3::X, seams), NotShadowCaster));
        }
        CellBorders::BlendedEdges { on_dark, on_light } => {
            board.spawn((cells, part(faces::cell_edges(layout, true), Vec3::X, on_dark), NotShadowCaster));
            board.spawn((cells, part(faces::cell_edges(layout, false), Vec3::X, on_light), NotShadowCaster));
        }
    }
    // Some boards have no inlays, and the renderer logs errors for empty meshes.
    let inlays = [
        (cells, faces::cell_inlays(layout, true), &field.inlay_on_dark),
        (cells, faces::cell_inlays(layout, false), &field.inlay_on_light),
        (lines, faces::line_inlays(layout), &field.inlay_on_planks),
    ];
    for (face, shape, surface) in inlays.into_iter().filter(|(_, shape, _)| !shape.is_empty()) {
        board.spawn((face, part(shape, Vec3::X, surface), NotShadowCaster));
    }
}

/// Shows or hides faces, coordinates and margin strips according to the settings and the rules of the game.
pub(super) fn update_visibility(
    settings: Res<Settings>,
    game: Res<Match>,
    (edited, editor): (Res<EditedBoard>, Option<Res<Editor>>),
    mut faces: Query<(&FacePart, &mut Visibility), (Without<CoordinateLabels>, Without<MarginStrip>)>,
    mut labels: Query<&mut Visibility, (With<CoordinateLabels>, Without<MarginStrip>)>,
    mut strips: Query<&mut Visibility, With<MarginStrip>>,
    new_labels: Query<(), Added<CoordinateLabels>>,
) {
    if !settings.is_changed() && !game.is_changed() && !edited.is_changed() && new_labels.is_empty() {
        return;
    }
    let document = editor.as_ref().and_then(|editor| editor.document()).filter(|_| edited.0.is_some());
    let printed = match document {
        Some(document) => (games::tabletop(document.game()).printed_face)(document.design().ruleset().as_ref()),
        // Lessons and puzzles have rules of their own, and the board of the default rules.
        None if game.purpose() == MatchPurpose::Exercise => {
            (games::tabletop(game.timeline().game()).printed_face)(None)
        }
        None => games::printed_face(game.timeline()),
    };
    let shown = printed.map_or(BoardFace::Cells, |printed| printed.or_chosen(&settings));
    let visible = |wanted: bool| if wanted { Visibility::Inherited } else { Visibility::Hidden };
    for (face, mut visibility) in &mut faces {
        visibility.set_if_neq(visible(face.0 == shown));
    }
    for mut visibility in &mut labels {
        visibility.set_if_neq(visible(settings.coordinates));
    }
    for mut visibility in &mut strips {
        visibility.set_if_neq(visible(settings.pieces == PieceSet::Plain));
    }
}
