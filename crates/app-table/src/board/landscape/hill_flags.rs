//! The flags of a hill: a flag on its far left corner and pennants on its other corners, in the colour of the side that holds it.

use bevy::light::NotShadowReceiver;
use bevy::prelude::*;

use super::super::materials::FieldLook;
use super::super::plain::PlainMaterial;
use super::super::texture::SurfaceGrade;
use cannon_app_base::common::ActiveQuality;
use cannon_app_base::common::board::{BoardLayout, EditedBoard, Spot};
use cannon_app_base::common::mesh::{Shape, Tangents};
use cannon_app_base::common::pieces::HILL_HEIGHT;
use cannon_app_base::play::{BoardView, Match};
use cannon_app_base::settings::Settings;
use cannon_app_games as games;
use cannon_appearance::ColorScheme;
use cannon_rules::Side;

/// Distance of poles from the sides of their square.
const POLE_INSET: f32 = 0.135;
/// How deep poles stick in the top of the hill, which falls a little towards its corners.
const POLE_SUNK: f32 = 0.05;
/// The colour of poles, and of the flags of a hill that nobody holds, in sRGB.
const WOOD: Color = Color::srgb(0.300, 0.245, 0.185);
const UNHELD: Color = Color::srgb(0.900, 0.840, 0.640);

/// A cloth on a pole.
#[derive(Clone, Copy, Debug)]
struct Banner {
    /// Height and half the width of the pole.
    pole: (f32, f32),
    /// Length of the cloth, and its height at the pole and at its end.
    length: f32,
    heights: [f32; 2],
    /// The parts into which the cloth is divided.
    parts: u8,
}

const FLAG: Banner = Banner { pole: (0.60, 0.012), length: 0.34, heights: [0.20, 0.20], parts: 6 };
const PENNANT: Banner = Banner { pole: (0.25, 0.009), length: 0.17, heights: [0.10, 0.015], parts: 3 };

/// The flags on the board.
#[derive(Component, Clone, Copy, Debug)]
pub(in super::super) struct HillFlags;

/// Everything that determines the flags.
#[derive(Clone, Debug, PartialEq)]
pub(in super::super) struct FlagsKey {
    hill: Vec<Spot>,
    holder: Option<Side>,
    layout: BoardLayout,
    grade: SurfaceGrade,
    scheme: ColorScheme,
}

/// Spawns the flags again when another side holds the hill.
pub(in super::super) fn update_hill_flags(
    mut commands: Commands,
    (layout, settings, quality): (Res<BoardLayout>, Res<Settings>, Res<ActiveQuality>),
    (game, board_view): (Res<Match>, Res<BoardView>),
    edited: Res<EditedBoard>,
    mut current: Local<Option<FlagsKey>>,
    previous: Query<Entity, With<HillFlags>>,
    mut meshes: ResMut<Assets<Mesh>>,
    (mut plain, mut standard): (ResMut<Assets<PlainMaterial>>, ResMut<Assets<StandardMaterial>>),
) {
    let table = layout.game.map(games::tabletop);
    let surface = table.map_or_else(default, |table| table.surface);
    let is_landscape = matches!(FieldLook::chosen(surface, &settings), FieldLook::Landscape(_));
    // The flag changes when the animation of the action has ended.
    let ply = board_view.ply().saturating_sub(usize::from(board_view.is_animating()));
    let position = games::position_at(game.timeline(), ply).filter(|_| is_landscape && edited.0.is_none());
    let hill = position.map_or_else(Vec::new, |position| position.hill());
    let wanted = (!hill.is_empty()).then(|| FlagsKey {
        hill,
        holder: position.and_then(|position| position.hill_holder()),
        layout: *layout,
        grade: SurfaceGrade::for_quality(quality.0),
        scheme: settings.vision.colors,
    });
    if *current == wanted {
        return;
    }
    crate::despawn_all(&mut commands, previous);
    current.clone_from(&wanted);
    let Some(FlagsKey { hill, holder, grade, scheme, .. }) = wanted else { return };
    let cloth = holder.zip(table).map_or(UNHELD, |(side, table)| crate::pieces::army_color(table.tone(side), scheme));
    let mesh = Mesh3d(meshes.add(flags(&hill, *layout, cloth).into_mesh(Tangents::None)));
    let mut entity = commands.spawn((HillFlags, Name::new("Flags of the hill"), Transform::default(), mesh));
    entity.insert(NotShadowReceiver);
    super::insert_white_material(&mut entity, grade, &mut plain, &mut standard);
}

/// The flags at the corners of a hill, in the scene.
fn flags(hill: &[Spot], layout: BoardLayout, cloth: Color) -> Shape {
    let mut shape = Shape::default();
    let is_hill = |spot: Spot, [files, ranks]: [i8; 2]| {
        let at = spot.file.checked_add_signed(files).zip(spot.rank.checked_add_signed(ranks));
        at.is_some_and(|(file, rank)| hill.contains(&Spot::new(file, rank)))
    };
    for &spot in hill {
        for [right, ahead] in [[-1, 1], [1, 1], [1, -1], [-1, -1]] {
            if is_hill(spot, [right, 0]) || is_hill(spot, [0, ahead]) {
                continue;
            }
            let banner = if [right, ahead] == [-1, 1] { FLAG } else { PENNANT };
            let offset = Vec3::new(f32::from(right), 0.0, -f32::from(ahead)) * (0.5 - POLE_INSET);
            let foot = layout.world_position(spot) + offset + Vec3::Y * (HILL_HEIGHT - POLE_SUNK);
            add_banner(&mut shape, foot, banner, [WOOD, cloth].map(|color| color.to_linear()));
        }
    }
    shape
}

/// A pole with a cloth that the wind from the left has caught.
fn add_banner(shape: &mut Shape, foot: Vec3, banner: Banner, [wood, cloth]: [LinearRgba; 2]) {
    let Banner { pole: (height, half), length, heights, parts } = banner;
    let mut quad = |corners: [Vec3; 4], color: LinearRgba| {
        let mut face = Shape::default();
        face.flat_quad(corners, [Vec2::ZERO; 4]);
        shape.append(face.with_color(color.with_alpha(1.0)));
    };
    let point = |x: f32, y: f32, z: f32| foot + Vec3::new(x, y, z);
    let ring = [[-half, half], [half, half], [half, -half], [-half, -half]];
    for (index, [x, z]) in ring.into_iter().enumerate() {
        let [next_x, next_z] = ring[(index + 1) % 4];
        let corners =
            [point(x, 0.0, z), point(next_x, 0.0, next_z), point(next_x, height, next_z), point(x, height, z)];
        quad(corners, wood * [1.15, 0.9, 0.7, 0.9][index]);
    }
    let top = height - 0.015;
    let fold = |part: u8| {
        let share = f32::from(part) / f32::from(parts);
        let aside = 0.08 * length * (share * 7.0).sin() + 0.15 * length * share;
        let middle = top - 0.5 * heights[0] - 0.09 * length * share * share;
        let reach = 0.5 * heights[0].lerp(heights[1], share);
        [middle + reach, middle - reach].map(|y| point(half + share * length, y, aside))
    };
    for part in 0..parts {
        let ([upper, lower], [next_upper, next_lower]) = (fold(part), fold(part + 1));
        let color = cloth * (0.85 + 0.15 * (f32::from(part) * 1.6).cos());
        quad([lower, next_lower, next_upper, upper], color);
        quad([next_lower, lower, upper, next_upper], color);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_app_base::common::board::BoardGrid;

    #[test]
    fn every_corner_of_a_hill_has_one_flag_or_pennant() {
        let layout = BoardLayout::plain(8, BoardGrid::Squares);
        let hill: Vec<Spot> = [(3, 3), (4, 3), (3, 4), (4, 4)].map(|(file, rank)| Spot::new(file, rank)).into();
        let shape = flags(&hill, layout, UNHELD);
        shape.assert_sound_normals();
        let per_banner = |banner: Banner| 8 + 4 * usize::from(banner.parts);
        assert_eq!(shape.triangle_count(), per_banner(FLAG) + 3 * per_banner(PENNANT));
        let single = flags(&hill[..1], layout, UNHELD);
        assert_eq!(single.triangle_count(), shape.triangle_count());
        assert!(
            shape.vertex_positions().iter().all(|point| point.y > HILL_HEIGHT - 1.2 * POLE_SUNK),
            "a pole floats or sinks"
        );
    }
}
