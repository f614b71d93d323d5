//! The traces of the last actions in the ground: ruts of tracks, and craters. They fade with each action that follows.

use std::f32::consts::TAU;

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use cannon_app_base::common::board::GroundTrace;
use cannon_app_base::common::mesh::{Shape, Tangents};
use cannon_app_base::common::particles::ParticleRng;
use cannon_app_base::play::{BoardView, Match};
use cannon_app_base::settings::Settings;
use cannon_app_base::states::Screen;
use cannon_app_games as games;
use cannon_appearance::GroundLook;

/// The strength of the traces of the last action, of the action before, and so on. Older actions have no traces.
const STRENGTHS: [f32; 6] = [1.0, 0.85, 0.70, 0.55, 0.38, 0.20];
/// Height above the board, below marks and above the shades of terrain.
const HEIGHT: f32 = 0.002;
/// Depth bias that draws traces after the shades of terrain and before marks and the shadows of pieces.
const DEPTH_BIAS: f32 = -80.0;
/// Distance of a rut from the middle of the vehicle, and half its width.
const RUT_DISTANCE: f32 = 0.235;
const RUT_HALF_WIDTH: f32 = 0.062;
/// Distance between the imprints of two track links, and the part of it that an imprint takes.
const LINK_PITCH: f32 = 0.088;
const LINK_SHARE: f32 = 0.5;
/// Opacities of a rut and of the imprints in it.
const RUT_OPACITY: f32 = 0.22;
const LINK_OPACITY: f32 = 0.40;
/// Radii of a crater: of its dark bowl, of its rim, and the mean radius of the scorched ground.
const BOWL_RADIUS: f32 = 0.34;
const RIM_RADIUS: f32 = 0.45;
const SCORCH_RADIUS: f32 = 0.70;
/// The part by which the radius of the scorched ground varies.
const SCORCH_VARIATION: f32 = 0.36;
/// Opacities of the bowl and of the scorched ground around it.
const BOWL_OPACITY: f32 = 0.86;
const SCORCH_OPACITY: f32 = 0.74;
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

/// Spawns the traces again when the board shows another ply or look.
pub(super) fn update_ground_traces(
    mut commands: Commands,
    mut shown: Local<Option<TracesKey>>,
    game: Res<Match>,
    board_view: Res<BoardView>,
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
    let traces = if wanted.is_some() { traces_at(&game, ply) } else { Vec::new() };
    if traces.is_empty() {
        return;
    }
    let shape = build(&traces, colours(settings.ground));
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

/// The shape of all traces.
fn build(traces: &[(GroundTrace, f32)], [torn, burnt]: [LinearRgba; 2]) -> Shape {
    let mut shape = Shape::default();
    for &(trace, strength) in traces {
        match trace {
            GroundTrace::Ruts { from, to } => add_ruts(&mut shape, from, to, torn, strength),
            GroundTrace::Turn(middle) => add_turn(&mut shape, middle, torn, strength),
            GroundTrace::Crater(middle) => add_crater(&mut shape, middle, [torn, burnt], strength),
        }
    }
    shape
}

/// Adds a quadrangle, its corners counter-clockwise from above.
fn add_quad(shape: &mut Shape, corners: [(Vec3, LinearRgba); 4]) {
    let corners = corners.map(|(place, colour)| shape.colored_vertex(place, Vec3::Y, Vec2::ZERO, colour));
    shape.quad(corners);
}

/// Two bands with the imprints of track links.
fn add_ruts(shape: &mut Shape, from: Vec3, to: Vec3, torn: LinearRgba, strength: f32) {
    let length = from.distance(to);
    let along = (to - from) / length.max(f32::EPSILON);
    let right = along.cross(Vec3::Y);
    let links = (length / LINK_PITCH).round().max(1.0);
    let mut band = |aside: f32, start: f32, end: f32, opacity: f32| {
        let corner = |distance: f32, side: f32| {
            (from + along * distance + right * (aside + side * RUT_HALF_WIDTH), torn.with_alpha(opacity * strength))
        };
        add_quad(shape, [corner(start, -1.0), corner(start, 1.0), corner(end, 1.0), corner(end, -1.0)]);
    };
    for aside in [-RUT_DISTANCE, RUT_DISTANCE] {
        band(aside, 0.0, length, RUT_OPACITY);
        for link in 0..links as u16 {
            let start = f32::from(link) * length / links;
            band(aside, start, start + LINK_SHARE * length / links, LINK_OPACITY);
        }
    }
}

/// A circle with the imprints of track links.
fn add_turn(shape: &mut Shape, middle: Vec3, torn: LinearRgba, strength: f32) {
    let links = (TAU * RUT_DISTANCE / LINK_PITCH).round();
    let parts = 2 * links as u16;
    for part in 0..parts {
        let opacity = if part % 2 == 0 { RUT_OPACITY + LINK_OPACITY } else { RUT_OPACITY };
        let corner = |part: u16, side: f32| {
            let (sin, cos) = (TAU * f32::from(part) / f32::from(parts)).sin_cos();
            let radius = RUT_DISTANCE + side * RUT_HALF_WIDTH;
            (middle + Vec3::new(cos, 0.0, -sin) * radius, torn.with_alpha(opacity * strength))
        };
        add_quad(shape, [corner(part, -1.0), corner(part, 1.0), corner(part + 1, 1.0), corner(part + 1, -1.0)]);
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
