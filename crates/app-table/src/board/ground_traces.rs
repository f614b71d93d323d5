//! The traces in the ground: ruts of tracks and craters of the last actions, which fade with each action that follows, and the scorched ground
//! below wrecks.

use std::f32::consts::TAU;

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use crate::noise::Noise;
use cannon_app_base::common::board::{BoardLayout, GroundTrace};
use cannon_app_base::common::mesh::{Shape, Tangents};
use cannon_app_base::common::particles::ParticleRng;
use cannon_app_base::common::pieces::Elevation;
use cannon_app_base::play::{BoardView, Match};
use cannon_app_base::settings::Settings;
use cannon_app_base::states::Screen;
use cannon_app_games as games;
use cannon_appearance::GroundLook;

/// The strength of the traces of the last action, of the action before, and so on. Older actions have no traces.
const STRENGTHS: [f32; 6] = [1.0, 0.85, 0.70, 0.55, 0.38, 0.20];
/// Height above the board, below marks and above the shades of terrain.
const HEIGHT: f32 = 0.002;
/// Depth bias that draws traces after water and before the signs and the shadows of pieces.
const DEPTH_BIAS: f32 = -190.0;
/// Distance of a rut from the middle of the vehicle, and half its width.
const RUT_DISTANCE: f32 = 0.235;
const RUT_HALF_WIDTH: f32 = 0.060;
/// The share of half its width at which a rut has its full opacity; outside it fades.
const RUT_CORE: f32 = 0.55;
/// Number of sections of a rut in a square, and of an arc of 45 degrees.
const SECTIONS: f32 = 9.0;
const ARC_SECTIONS: u8 = 4;
/// Lengths over which the opacity and the course of a rut vary, in squares, and by how much: in the share of its opacity, and in squares.
const PATCH_SIZE: f32 = 0.23;
const PATCHINESS: f32 = 0.62;
const WANDER_SIZE: f32 = 0.40;
const WANDER: f32 = 0.020;
/// Opacities of a rut, and of an arc.
const RUT_OPACITY: f32 = 0.54;
const ARC_OPACITY: f32 = 0.36;
/// Radii of the scorched ground below a wreck: where it is darkest, and the mean radius of its ragged outline, with its variation.
const BURN_CORE: f32 = 0.40;
const BURN_RADIUS: f32 = 0.66;
const BURN_VARIATION: f32 = 0.22;
const BURN_CORNERS: u8 = 40;
/// Radii of a crater: of its dark bowl, of its rim, and the mean radius of the scorched ground.
const BOWL_RADIUS: f32 = 0.34;
const RIM_RADIUS: f32 = 0.45;
const SCORCH_RADIUS: f32 = 0.70;
/// The part by which the radius of the scorched ground varies.
const SCORCH_VARIATION: f32 = 0.36;
/// Opacities of the bowl and of the scorched ground around it.
const BOWL_OPACITY: f32 = 0.70;
const SCORCH_OPACITY: f32 = 0.58;
const CRATER_CORNERS: u8 = 28;
/// Number of clods around a crater, half the width of one, and their greatest distance from the middle.
const CLODS: u8 = 22;
const CLOD_HALF_WIDTH: f32 = 0.028;
const CLOD_DISTANCE: f32 = 0.92;

#[derive(Component, Clone, Copy, Debug)]
pub(super) struct GroundTraces;

/// Everything that determines the traces.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct TracesKey {
    revision: u64,
    ply: usize,
    look: GroundLook,
}

/// The ash around a wreck. Its value is that of the wreck, so that the wreck does not stand out. Snow shows through least, since it is bright.
const fn ash(look: GroundLook) -> LinearRgba {
    let opacity = match look {
        GroundLook::Summer | GroundLook::Walnut | GroundLook::Desert => 0.72,
        GroundLook::Winter => 0.92,
    };
    LinearRgba::new(0.054, 0.047, 0.041, opacity)
}

/// The luminance of the ground around a wreck, in linear light, where open ground has another.
#[cfg(test)]
pub(crate) fn scorched_luminance(look: GroundLook, open: f32) -> f32 {
    let ash = ash(look);
    open * (1.0 - ash.alpha) + ash.luminance() * ash.alpha
}

/// The colours of traces: freshly torn ground, and ground that is burnt.
fn colours(look: GroundLook) -> [LinearRgba; 2] {
    let torn = match look {
        GroundLook::Summer | GroundLook::Walnut => LinearRgba::rgb(0.020, 0.014, 0.007),
        GroundLook::Winter => LinearRgba::rgb(0.030, 0.038, 0.055),
        GroundLook::Desert => LinearRgba::rgb(0.045, 0.026, 0.012),
    };
    [torn, LinearRgba::rgb(0.006, 0.005, 0.004)]
}

/// The traces that are in the ground at a ply, with their strengths.
fn traces_at(game: &Match, ply: usize) -> Vec<(GroundTrace, f32)> {
    let timeline = game.timeline();
    let plies = (0..ply).rev().zip(STRENGTHS);
    let of_ply = |(ply, strength): (usize, f32)| {
        let traces = games::position_at(timeline, ply)
            .zip(timeline.action_at(ply))
            .map_or_else(Vec::new, |(position, action)| position.ground_traces(action));
        traces.into_iter().map(move |trace| (trace, strength))
    };
    plies.flat_map(of_ply).collect()
}

/// The places of the wrecks on land at a ply.
fn wrecks_at(game: &Match, ply: usize, layout: BoardLayout) -> Vec<Vec3> {
    let pieces = games::piece_states_at(game.timeline(), ply).unwrap_or_default().into_iter();
    let wrecks = pieces.filter(|(_, state)| state.model.is_burnt && state.elevation != Elevation::Afloat);
    wrecks.map(|(spot, state)| state.rest_pose(layout, spot).translation).collect()
}

/// Spawns the traces again when the board shows another ply or look.
pub(super) fn update_ground_traces(
    mut commands: Commands,
    mut shown: Local<Option<TracesKey>>,
    game: Res<Match>,
    (board_view, layout): (Res<BoardView>, Res<BoardLayout>),
    (settings, screen): (Res<Settings>, Res<State<Screen>>),
    previous: Query<Entity, With<GroundTraces>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut material: Local<Option<Handle<StandardMaterial>>>,
) {
    // An action leaves its traces when its animation has ended.
    let ply = board_view.ply().saturating_sub(usize::from(board_view.is_animating()));
    let is_visible = settings.ground.is_landscape() && *screen.get() == Screen::Play;
    let wanted = is_visible.then(|| TracesKey { revision: game.revision(), ply, look: settings.ground });
    if *shown == wanted {
        return;
    }
    *shown = wanted;
    crate::despawn_all(&mut commands, previous);
    if wanted.is_none() {
        return;
    }
    let (traces, wrecks) = (traces_at(&game, ply), wrecks_at(&game, ply, *layout));
    let shape = build(&traces, &wrecks, colours(settings.ground), ash(settings.ground));
    if shape.is_empty() {
        return;
    }
    let material = material.get_or_insert_with(|| {
        materials.add(StandardMaterial {
            unlit: true,
            alpha_mode: AlphaMode::Blend,
            depth_bias: DEPTH_BIAS,
            ..default()
        })
    });
    commands.spawn((
        GroundTraces,
        Name::new("Ground traces"),
        Mesh3d(meshes.add(shape.into_mesh(Tangents::None))),
        MeshMaterial3d(material.clone()),
        Transform::from_xyz(0.0, HEIGHT, 0.0),
        NotShadowCaster,
        Pickable::IGNORE,
    ));
}

/// The shape of all traces, with scorched ground at the places of wrecks.
fn build(traces: &[(GroundTrace, f32)], wrecks: &[Vec3], [torn, burnt]: [LinearRgba; 2], ash: LinearRgba) -> Shape {
    let mut shape = Shape::default();
    for &wreck in wrecks {
        shape.append(within_hill(wreck, |burn| add_burn(burn, wreck, ash)));
    }
    for &(trace, strength) in traces {
        match trace {
            GroundTrace::Ruts { from, to } => add_ruts(&mut shape, from, to, torn, strength),
            GroundTrace::Turn { middle, from, to } => add_turn(&mut shape, middle, [from, to], torn, strength),
            GroundTrace::Crater(middle) => {
                shape.append(within_hill(middle, |crater| add_crater(crater, middle, [torn, burnt], strength)));
            }
        }
    }
    shape
}

/// Something flat around a place. On a hill it is smaller, so that it does not float beyond the crest.
fn within_hill(middle: Vec3, add: impl FnOnce(&mut Shape)) -> Shape {
    /// The size on a hill.
    const SIZE: f32 = 0.50;
    let mut shape = Shape::default();
    add(&mut shape);
    if middle.y <= 0.0 {
        return shape;
    }
    let smaller = Mat4::from_translation(middle) * Mat4::from_scale(Vec3::new(SIZE, 1.0, SIZE));
    shape.transformed(smaller * Mat4::from_translation(-middle))
}

/// Adds a quadrangle, its corners counter-clockwise from above.
fn add_quad(shape: &mut Shape, corners: [(Vec3, LinearRgba); 4]) {
    let corners = corners.map(|(place, colour)| shape.colored_vertex(place, Vec3::Y, Vec2::ZERO, colour));
    shape.quad(corners);
}

/// A cross-section of a rut: its middle, the direction across it, and its opacity.
#[derive(Clone, Copy, Debug)]
struct Section {
    middle: Vec3,
    across: Vec3,
    opacity: f32,
}

impl Section {
    /// A section that is moved and weakened by noise. The noise depends on the place alone, so that ruts run on from square to square.
    fn roughened(middle: Vec3, across: Vec3, opacity: f32) -> Section {
        let [x, z] = [0x72, 0x73].map(|seed| (Noise(seed).at(middle.xz() / WANDER_SIZE) - 0.5) * 2.0 * WANDER);
        let patch = Noise(0x9a).clouds(middle.xz() / PATCH_SIZE, 2);
        Section { middle: middle + Vec3::new(x, 0.0, z), across, opacity: opacity * (1.0 - PATCHINESS * patch) }
    }
}

/// A ribbon through sections, which fades towards both of its edges.
fn add_ribbon(shape: &mut Shape, sections: &[Section], torn: LinearRgba) {
    const RAIL: [(f32, f32); 4] = [(-1.0, 0.0), (-RUT_CORE, 1.0), (RUT_CORE, 1.0), (1.0, 0.0)];
    let corner = |section: Section, (aside, share): (f32, f32)| {
        (section.middle + section.across * (aside * RUT_HALF_WIDTH), torn.with_alpha(section.opacity * share))
    };
    for pair in sections.windows(2) {
        for rail in RAIL.windows(2) {
            let [near, far] = [pair[0], pair[1]];
            let corners = [(near, rail[0]), (near, rail[1]), (far, rail[1]), (far, rail[0])];
            add_quad(shape, corners.map(|(section, rail)| corner(section, rail)));
        }
    }
}

/// Two ribbons along a straight drive.
fn add_ruts(shape: &mut Shape, from: Vec3, to: Vec3, torn: LinearRgba, strength: f32) {
    let length = from.distance(to);
    let right = ((to - from) / length.max(f32::EPSILON)).cross(Vec3::Y);
    let count = (length * SECTIONS).ceil() as u8;
    for aside in [-RUT_DISTANCE, RUT_DISTANCE] {
        let section = |nth: u8| {
            let middle = from.lerp(to, f32::from(nth) / f32::from(count)) + right * aside;
            Section::roughened(middle, right, RUT_OPACITY * strength)
        };
        add_ribbon(shape, &(0..=count).map(section).collect::<Vec<_>>(), torn);
    }
}

/// The arcs that both tracks scrape in a turn from one direction to another.
fn add_turn(shape: &mut Shape, middle: Vec3, [from, to]: [Vec3; 2], torn: LinearRgba, strength: f32) {
    let angle = from.cross(to).y.atan2(from.dot(to));
    for side in [-1.0, 1.0] {
        let section = |nth: u8| {
            let turned = Quat::from_rotation_y(angle * f32::from(nth) / f32::from(ARC_SECTIONS)) * from;
            let outward = turned.cross(Vec3::Y) * side;
            Section::roughened(middle + outward * RUT_DISTANCE, outward, ARC_OPACITY * strength)
        };
        let mut sections: Vec<Section> = (0..=ARC_SECTIONS).map(section).collect();
        // The corners of a quadrangle lie counter-clockwise.
        if angle < 0.0 {
            sections.reverse();
        }
        add_ribbon(shape, &sections, torn);
    }
}

/// Scorched ground with a ragged outline and streaks of soot.
fn add_burn(shape: &mut Shape, middle: Vec3, ash: LinearRgba) {
    let point = |corner: u8| {
        let (sin, cos) = (TAU * f32::from(corner % BURN_CORNERS) / f32::from(BURN_CORNERS)).sin_cos();
        let outward = Vec3::new(cos, 0.0, -sin);
        let ragged = Noise(0x51).clouds((middle + outward * 0.9).xz() * 2.3, 3) - 0.5;
        (outward, BURN_RADIUS + ragged * 2.0 * BURN_VARIATION)
    };
    let gone = ash.with_alpha(0.0);
    for corner in 0..BURN_CORNERS {
        let [(near, near_reach), (far, far_reach)] = [point(corner), point(corner + 1)];
        let rings = [(0.0, BURN_CORE / BURN_RADIUS, ash, ash), (BURN_CORE / BURN_RADIUS, 1.0, ash, gone)];
        for (inner, outer, inner_colour, outer_colour) in rings {
            add_quad(
                shape,
                [
                    (middle + near * near_reach * inner, inner_colour),
                    (middle + near * near_reach * outer, outer_colour),
                    (middle + far * far_reach * outer, outer_colour),
                    (middle + far * far_reach * inner, inner_colour),
                ],
            );
        }
    }
}

/// A dark bowl with a rim of torn earth, scorched ground around it with an irregular outline, and clods that were thrown out.
fn add_crater(shape: &mut Shape, middle: Vec3, [torn, burnt]: [LinearRgba; 2], strength: f32) {
    // The outline depends on the place alone, so that a crater does not change while it fades.
    let mut rng = ParticleRng::new(u64::from(middle.x.to_bits()) << 32 | u64::from(middle.z.to_bits()));
    let reaches: Vec<f32> =
        (0..CRATER_CORNERS).map(|_| SCORCH_RADIUS * (1.0 + rng.range(-SCORCH_VARIATION, SCORCH_VARIATION))).collect();
    let opaque = burnt.with_alpha(BOWL_OPACITY * strength);
    let rim = torn.with_alpha(SCORCH_OPACITY * strength);
    let gone = burnt.with_alpha(0.0);
    for corner in 0..CRATER_CORNERS {
        let next = (corner + 1) % CRATER_CORNERS;
        let point = |corner: u8, radius: f32| {
            let (sin, cos) = (TAU * f32::from(corner) / f32::from(CRATER_CORNERS)).sin_cos();
            middle + Vec3::new(cos, 0.0, -sin) * radius
        };
        let mut ring = |inner: [f32; 2], outer: [f32; 2], colours: [LinearRgba; 2]| {
            add_quad(
                shape,
                [
                    (point(corner, inner[0]), colours[0]),
                    (point(corner, outer[0]), colours[1]),
                    (point(next, outer[1]), colours[1]),
                    (point(next, inner[1]), colours[0]),
                ],
            );
        };
        let outline = [corner, next].map(|corner| reaches[usize::from(corner)]);
        ring([0.0; 2], [BOWL_RADIUS; 2], [opaque; 2]);
        ring([BOWL_RADIUS; 2], [RIM_RADIUS; 2], [opaque, rim]);
        ring([RIM_RADIUS; 2], outline, [rim, gone]);
    }
    for _ in 0..CLODS {
        let (sin, cos) = rng.range(0.0, TAU).sin_cos();
        let clod = middle + Vec3::new(cos, 0.0, -sin) * rng.range(RIM_RADIUS, CLOD_DISTANCE);
        let half = CLOD_HALF_WIDTH * rng.range(0.5, 1.0);
        let corners = [(-half, half), (half, half), (half, -half), (-half, -half)];
        add_quad(
            shape,
            corners.map(|(x, z)| (clod + Vec3::new(x, 0.0, z), burnt.with_alpha(SCORCH_OPACITY * strength))),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TORN: LinearRgba = LinearRgba::BLACK;

    /// The places and opacities of the vertices of a shape.
    fn vertices(shape: Shape) -> Vec<(Vec3, f32)> {
        use bevy::mesh::VertexAttributeValues::{Float32x3, Float32x4};
        let mesh = shape.into_mesh(Tangents::None);
        let (Some(Float32x3(places)), Some(Float32x4(colours))) =
            (mesh.attribute(Mesh::ATTRIBUTE_POSITION), mesh.attribute(Mesh::ATTRIBUTE_COLOR))
        else {
            panic!("the mesh has places and colours");
        };
        places.iter().zip(colours).map(|(&place, colour)| (Vec3::from_array(place), colour[3])).collect()
    }

    #[test]
    fn ruts_run_on_through_squares_and_turns() {
        let [start, corner, end] = [Vec3::new(-1.0, 0.0, 0.0), Vec3::ZERO, Vec3::new(0.7, 0.0, -0.7)];
        let [ahead, aslant] = [Vec3::X, Vec3::new(0.5, 0.0, -0.5).normalize()];
        let shape = |traces: &[GroundTrace]| {
            let traces: Vec<_> = traces.iter().map(|&trace| (trace, 1.0)).collect();
            vertices(build(&traces, &[], [TORN; 2], TORN))
        };
        let first = shape(&[GroundTrace::Ruts { from: start, to: corner }]);
        let turn = shape(&[GroundTrace::Turn { middle: corner, from: ahead, to: aslant }]);
        let second = shape(&[GroundTrace::Ruts { from: corner, to: end }]);
        let meet = |one: &[(Vec3, f32)], other: &[(Vec3, f32)]| {
            let is_shared = |&&(place, _): &&(Vec3, f32)| other.iter().any(|(there, _)| there.distance(place) < 1.0e-3);
            one.iter().filter(is_shared).count()
        };
        assert!(meet(&first, &turn) >= 8 && meet(&turn, &second) >= 8, "the tracks are torn off at the turn");
        let opacities: Vec<f32> = first.iter().map(|&(_, opacity)| opacity).filter(|&opacity| opacity > 0.0).collect();
        assert!(opacities.iter().all(|&opacity| opacity > 0.1), "the ruts are continuous: {opacities:?}");
    }

    #[test]
    fn scorched_ground_on_a_hill_ends_at_its_crest() {
        let wreck = Vec3::new(2.5, 0.26, 1.5);
        let burn = vertices(build(&[], &[wreck], [TORN; 2], TORN));
        assert!(burn.iter().all(|(place, _)| place.distance(wreck) < 0.48 && place.y == wreck.y));
    }

    #[test]
    fn scorched_ground_is_ragged_and_faces_up() {
        let burn = vertices(build(&[], &[Vec3::new(2.0, 0.0, 1.0)], [TORN; 2], TORN));
        let rim = burn.iter().filter(|(_, opacity)| *opacity == 0.0);
        let reaches: Vec<f32> = rim.map(|(place, _)| place.distance(Vec3::new(2.0, 0.0, 1.0))).collect();
        let (low, high) =
            reaches.iter().fold((9.0_f32, 0.0_f32), |(low, high), &reach| (low.min(reach), high.max(reach)));
        assert!(high - low > 0.08 && high < 0.95 && low > BURN_CORE, "from {low} to {high}");
    }
}
