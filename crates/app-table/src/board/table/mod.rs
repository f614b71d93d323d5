//! The table under the board: a top, its covering, and a few objects beside the board. Each room has its own. Tables are modelled for a
//! board of scale 1 and scaled with the board.

use std::collections::HashMap;

use bevy::prelude::*;

use super::strips;
use super::texture::SurfaceGrade;
use super::wood::{DESK, OAK};
use cannon_app_base::common::ActiveQuality;
use cannon_app_base::common::board::{BoardLayout, REFERENCE_TABLE_DEPTH};
use cannon_app_base::common::mesh::Shape;
use cannon_app_base::settings::Settings;
use cannon_appearance::Room;

mod cloth;
mod field;
mod objects;
mod slab;
mod study;

/// The materials of wood, cloth, lines, painted objects and metal objects.
type TableMaterials = [Handle<StandardMaterial>; 5];

/// The table, the parent of all its parts.
#[derive(Component, Clone, Copy, Debug, Default)]
pub(super) struct Table;

/// The shapes of a table by material.
#[derive(Clone, Debug, Default)]
struct TableShapes {
    /// Wood with its grain along x.
    wood: Shape,
    /// Wood with its grain along z.
    wood_along_z: Shape,
    /// Leather or canvas.
    cloth: Shape,
    /// Thin lines on the cloth.
    lines: Shape,
    painted_objects: Shape,
    metal_objects: Shape,
}

impl TableShapes {
    /// Adds an object of painted and metal parts.
    fn place(&mut self, (painted, metal): (Shape, Shape), x: f32, y: f32, z: f32) {
        self.painted_objects.append(painted.translated(x, y, z));
        self.metal_objects.append(metal.translated(x, y, z));
    }
}

const GOLD: Color = Color::srgb(0.62, 0.47, 0.22);
const STITCHES: Color = Color::srgb(0.40, 0.34, 0.25);

/// Creates the materials of a room's table.
fn create_materials(
    (room, grade): (Room, SurfaceGrade),
    materials: &mut Assets<StandardMaterial>,
    images: &mut Assets<Image>,
) -> TableMaterials {
    let (wood, cloth, line) = match room {
        Room::Study => {
            let gold = StandardMaterial { base_color: GOLD, metallic: 0.7, perceptual_roughness: 0.5, ..default() };
            (DESK, cloth::leather(grade, images), gold)
        }
        Room::Field => {
            let thread = StandardMaterial { base_color: STITCHES, perceptual_roughness: 0.9, ..default() };
            (OAK, cloth::canvas(grade, images), thread)
        }
    };
    // Objects have their colours in the vertices.
    let painted = StandardMaterial { perceptual_roughness: 0.62, reflectance: 0.4, ..default() };
    let metal = StandardMaterial { perceptual_roughness: 0.34, metallic: 1.0, ..default() };
    let (wood, lines) = (wood.material(grade, images), strips::line_material(line, grade, images));
    [wood, cloth, lines, painted, metal].map(|material| materials.add(material))
}

/// Spawns the room's table under the board, and despawns the previous one.
pub(super) fn spawn_table(
    mut commands: Commands,
    layout: Res<BoardLayout>,
    settings: Res<Settings>,
    quality: Res<ActiveQuality>,
    mut current: Local<Option<(Room, SurfaceGrade)>>,
    // The materials of a room are created when the room is first shown.
    mut known_materials: Local<HashMap<(Room, SurfaceGrade), TableMaterials>>,
    mut previous: Query<(Entity, &mut Transform), With<Table>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut images: ResMut<Assets<Image>>,
) {
    // The table grows with the field, and lies below the frame, which grows more slowly.
    let height = REFERENCE_TABLE_DEPTH * layout.scale() - layout.table_depth();
    let pose = Transform::from_xyz(0.0, height, 0.0).with_scale(Vec3::splat(layout.scale()));
    let wanted = (settings.room, SurfaceGrade::for_quality(quality.0));
    if current.replace(wanted) == Some(wanted) {
        for (_, mut transform) in &mut previous {
            transform.set_if_neq(pose);
        }
        return;
    }
    for (table, _) in &previous {
        commands.entity(table).despawn();
    }
    let (room, grade) = wanted;
    let parts = match room {
        Room::Study => study::table(),
        Room::Field => field::table(),
    };
    let [wood, cloth, lines, painted, metal] =
        &*known_materials.entry(wanted).or_insert_with(|| create_materials(wanted, &mut materials, &mut images));
    let shapes = [
        (parts.wood, Vec3::X, wood),
        (parts.wood_along_z, Vec3::Z, wood),
        (parts.cloth, Vec3::X, cloth),
        (parts.lines, Vec3::X, lines),
        (parts.painted_objects, Vec3::X, painted),
        (parts.metal_objects, Vec3::X, metal),
    ];
    commands.spawn((Table, Name::new("Table"), pose, Visibility::default())).with_children(|table| {
        for (shape, grain_axis, surface) in shapes.into_iter().filter(|(shape, _, _)| !shape.is_empty()) {
            table.spawn((
                Mesh3d(meshes.add(shape.into_mesh(grade.tangents(grain_axis)))),
                MeshMaterial3d(surface.clone()),
            ));
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_app_base::common::board::REFERENCE_FRAME_HALF;

    /// Maximum height of objects above the table. It is not much more than the height of pieces, so that objects never hide the board.
    const MAX_HEIGHT: f32 = 2.6;
    /// Minimum distance of objects from the edge of the board.
    const MIN_DISTANCE: f32 = 1.5;
    /// Maximum depth of objects below the wood, because they stand on the leather of the desk, which lies lower.
    const MAX_DEPTH: f32 = 0.02;

    #[test]
    fn objects_stand_on_the_table_away_from_the_board() {
        for parts in [study::table(), field::table()] {
            let mut objects = parts.painted_objects.clone();
            objects.append(parts.metal_objects.clone());
            let (min, max) = objects.bounds();
            assert!(min.y >= -REFERENCE_TABLE_DEPTH - MAX_DEPTH, "{} is in the table", min.y);
            assert!(max.y <= MAX_HEIGHT - REFERENCE_TABLE_DEPTH, "{} is too high", max.y);
            let distance = objects.inner_half_width();
            assert!(distance >= REFERENCE_FRAME_HALF + MIN_DISTANCE, "{distance} is too near");
            objects.assert_sound_normals();
            for shape in [parts.wood, parts.wood_along_z, parts.cloth, parts.lines] {
                shape.assert_sound_normals();
            }
        }
    }

    /// Whether a line of sight that goes down in a direction through a point meets the upper side of a triangle near that point.
    fn is_closed(triangles: &[[Vec3; 3]], point: Vec3, direction: Vec3) -> bool {
        triangles.iter().any(|&[a, b, c]| {
            let normal = (b - a).cross(c - a);
            let slope = normal.dot(direction);
            if slope >= -1.0e-9 {
                return false;
            }
            let hit = point + direction * (normal.dot(a - point) / slope);
            let is_inside =
                [(a, b), (b, c), (c, a)].iter().all(|(from, to)| (to - from).cross(hit - from).dot(normal) >= -1.0e-6);
            is_inside && (hit.y - point.y).abs() < 0.05
        })
    }

    /// Through a gap between the wood and what lies in it, the bright room would shine.
    #[test]
    fn no_gap_shows_between_the_parts_of_a_table() {
        /// The lowest line of sight to the far edge of a table, in photo mode.
        const SLOPE: f32 = 0.036;
        for parts in [study::table(), field::table()] {
            let (min, max) = parts.wood.bounds();
            let edge = max.xz().min(-min.xz()) - 0.3;
            let shapes = [parts.wood, parts.wood_along_z, parts.cloth];
            let triangles: Vec<[Vec3; 3]> = shapes.iter().flat_map(Shape::triangles_by_corners).collect();
            for (along, reach) in [(Vec2::X, edge.x), (Vec2::Y, edge.y)] {
                for place in
                    (0_u16..).map(|n| REFERENCE_FRAME_HALF + 0.4 + f32::from(n) * 0.03).take_while(|&at| at < reach)
                {
                    for (side, direction) in [(1.0, 1.0), (1.0, -1.0), (-1.0, 1.0), (-1.0, -1.0)] {
                        let point = (along * place * side + along.perp() * 0.37).extend(-REFERENCE_TABLE_DEPTH).xzy();
                        let sight = (along * direction).extend(-SLOPE).xzy().normalize();
                        assert!(is_closed(&triangles, point, sight), "a gap at {point} along {sight}");
                    }
                }
            }
        }
    }

    #[test]
    fn tables_extend_far_beyond_the_board() {
        for parts in [study::table(), field::table()] {
            let (min, max) = parts.wood.bounds();
            assert!(max.x >= 1.9 * REFERENCE_FRAME_HALF && max.z >= 1.6 * REFERENCE_FRAME_HALF);
            assert!(min.x <= -1.9 * REFERENCE_FRAME_HALF && min.z <= -1.6 * REFERENCE_FRAME_HALF);
        }
    }
}
