//! The table under the board, one for each room: a top, its covering, and a few objects beside the board. Modelled for a board of scale 1
//! and scaled with the board.

use std::collections::HashMap;

use bevy::prelude::*;

use super::strips;
use super::texture::Grade;
use super::wood::{DESK, OAK};
use crate::app::common::ActiveQuality;
use crate::app::common::board::BoardLayout;
use crate::app::common::mesh::Shape;
use crate::app::settings::Settings;
use crate::appearance::Room;

mod cloth;
mod field;
mod slab;
mod study;
mod things;

type Surface = Handle<StandardMaterial>;

/// The table: parent of all its parts.
#[derive(Component, Clone, Copy, Debug, Default)]
pub(super) struct Table;

/// The shapes of a table by material.
#[derive(Clone, Debug, Default)]
struct Parts {
    /// Wood, the grain along x.
    wood: Shape,
    /// Wood, the grain along z.
    wood_along_z: Shape,
    /// Leather or canvas.
    cloth: Shape,
    /// Thin lines on the cloth.
    lines: Shape,
    /// Painted objects.
    things: Shape,
    /// Metal objects.
    metal: Shape,
}

/// The materials of a table.
#[derive(Clone, Debug)]
struct Surfaces {
    wood: Surface,
    cloth: Surface,
    lines: Surface,
    things: Surface,
    metal: Surface,
}

/// The materials created so far, by room and surface quality.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct Tables(HashMap<(Room, Grade), Surfaces>);

const GOLD: Color = Color::srgb(0.62, 0.47, 0.22);
const STITCHES: Color = Color::srgb(0.40, 0.34, 0.25);

fn surfaces(
    (room, grade): (Room, Grade),
    materials: &mut Assets<StandardMaterial>,
    images: &mut Assets<Image>,
) -> Surfaces {
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
    Surfaces {
        wood: materials.add(wood.material(grade, images)),
        cloth: materials.add(cloth),
        lines: materials.add(strips::material(line, grade, images)),
        // The colours of objects are in their vertices.
        things: materials.add(StandardMaterial { perceptual_roughness: 0.62, reflectance: 0.4, ..default() }),
        metal: materials.add(StandardMaterial { perceptual_roughness: 0.34, metallic: 1.0, ..default() }),
    }
}

/// Spawns the room's table under the board and despawns the previous one.
pub(super) fn lay(
    mut commands: Commands,
    layout: Res<BoardLayout>,
    settings: Res<Settings>,
    quality: Res<ActiveQuality>,
    mut laid: Local<Option<(f32, Room, Grade)>>,
    mut tables: ResMut<Tables>,
    earlier: Query<Entity, With<Table>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut images: ResMut<Assets<Image>>,
) {
    let wanted = (layout.scale(), settings.room, Grade::of(quality.0));
    if laid.replace(wanted) == Some(wanted) {
        return;
    }
    for table in &earlier {
        commands.entity(table).despawn();
    }
    let (scale, room, grade) = wanted;
    let parts = match room {
        Room::Study => study::table(),
        Room::Field => field::table(),
    };
    let surfaces =
        tables.0.entry((room, grade)).or_insert_with(|| surfaces((room, grade), &mut materials, &mut images));
    let with_grain = [
        (parts.wood, Vec3::X, &surfaces.wood),
        (parts.wood_along_z, Vec3::Z, &surfaces.wood),
        (parts.cloth, Vec3::X, &surfaces.cloth),
        (parts.lines, Vec3::X, &surfaces.lines),
        (parts.things, Vec3::X, &surfaces.things),
        (parts.metal, Vec3::X, &surfaces.metal),
    ];
    let size = Transform::from_scale(Vec3::splat(scale));
    commands.spawn((Table, Name::new("Table"), size, Visibility::default())).with_children(|table| {
        for (shape, grain, surface) in with_grain.into_iter().filter(|(shape, _, _)| !shape.is_empty()) {
            table.spawn((Mesh3d(meshes.add(shape.into_mesh(grade.tangents(grain)))), MeshMaterial3d(surface.clone())));
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::common::board::{USUAL_FRAME_HALF, USUAL_TABLE_DEPTH};

    /// Maximum height of objects above the table: not much higher than pieces, so that they never hide the board.
    const HIGHEST: f32 = 2.6;
    /// Minimum distance of objects from the edge of the board.
    const AWAY: f32 = 1.5;
    /// The leather of the desk lies slightly below its wood, and objects stand on it.
    const SUNK: f32 = 0.02;

    #[test]
    fn things_stand_on_the_table_out_of_the_way() {
        for parts in [study::table(), field::table()] {
            let mut things = parts.things.clone();
            things.add(parts.metal.clone());
            let (low, high) = things.bounds();
            assert!(low.y >= -USUAL_TABLE_DEPTH - SUNK, "{} is in the table", low.y);
            assert!(high.y <= HIGHEST - USUAL_TABLE_DEPTH, "{} is too high", high.y);
            let nearest = things.nearest_to_middle();
            assert!(nearest >= USUAL_FRAME_HALF + AWAY, "{nearest} is too near");
            things.assert_sound_normals();
            for shape in [parts.wood, parts.wood_along_z, parts.cloth, parts.lines] {
                shape.assert_sound_normals();
            }
        }
    }

    #[test]
    fn tables_reach_far_around_the_board() {
        for parts in [study::table(), field::table()] {
            let (low, high) = parts.wood.bounds();
            assert!(high.x >= 1.9 * USUAL_FRAME_HALF && high.z >= 1.6 * USUAL_FRAME_HALF);
            assert!(low.x <= -1.9 * USUAL_FRAME_HALF && low.z <= -1.6 * USUAL_FRAME_HALF);
        }
    }
}
