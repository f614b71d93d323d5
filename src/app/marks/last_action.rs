//! The trace of the last action: its path and the trajectory of its shot, which stay on the board until the next action.

use bevy::prelude::*;

use super::action_preview::BAR_HEIGHT;
use crate::app::common::marks::ActionTrace;
use crate::app::common::marks::flat_shape::flat_material;
use crate::app::common::marks::style::LAST_COLOUR;
use crate::app::games;
use crate::app::pieces::BoardView;
use crate::app::play::Match;
use crate::app::settings::Settings;
use crate::app::states::{Menu, Screen};
use crate::appearance::PieceSet;

/// Width of the bars and radius of the dots. Both are smaller than those of a preview.
const BAR_WIDTH: f32 = 0.075;
const BAR_THICKNESS: f32 = 0.008;
const DOT_RADIUS: f32 = 0.05;

/// An entity of the trace.
#[derive(Component)]
pub(super) struct TracePart;

/// Meshes and material of the trace.
pub(super) struct TraceAssets {
    dot: Handle<Mesh>,
    bar: Handle<Mesh>,
    material: Handle<StandardMaterial>,
}

impl FromWorld for TraceAssets {
    fn from_world(world: &mut World) -> Self {
        let mut meshes = world.resource_mut::<Assets<Mesh>>();
        let dot = meshes.add(Sphere::new(DOT_RADIUS).mesh().uv(12, 8));
        let bar = meshes.add(Cuboid::new(BAR_WIDTH, BAR_THICKNESS, 1.0));
        let colour = StandardMaterial { base_color: LAST_COLOUR, ..flat_material() };
        let material = world.resource_mut::<Assets<StandardMaterial>>().add(colour);
        TraceAssets { dot, bar, material }
    }
}

/// The trace of the action that led to a ply. `None` at the start of the game.
pub(super) fn trace(game: &Match, ply: usize, set: PieceSet) -> Option<ActionTrace> {
    let previous_ply = ply.checked_sub(1)?;
    let timeline = game.timeline();
    Some(games::position_at(timeline, previous_ply)?.action_trace(timeline.action_at(previous_ply)?, set))
}

/// Spawns the lines of the trace while the pieces are at rest, and despawns those of another action.
pub(super) fn update_trace_lines(
    mut commands: Commands,
    mut shown: Local<ActionTrace>,
    parts: Query<Entity, With<TracePart>>,
    assets: Local<TraceAssets>,
    game: Res<Match>,
    board_view: Res<BoardView>,
    settings: Res<Settings>,
    (screen, menu): (Res<State<Screen>>, Res<State<Menu>>),
) {
    let is_at_rest = !board_view.is_animating() && board_view.ply() == game.shown_ply();
    let is_visible = settings.show_last_action && *screen.get() == Screen::Play && *menu.get() != Menu::Photo;
    let wanted = if is_at_rest && is_visible { trace(&game, board_view.ply(), settings.pieces) } else { None };
    let wanted = wanted.unwrap_or_default();
    if *shown == wanted {
        return;
    }
    for part in &parts {
        commands.entity(part).despawn();
    }
    let part = |mesh: &Handle<Mesh>| (TracePart, Mesh3d(mesh.clone()), MeshMaterial3d(assets.material.clone()));
    for &[from, to] in &wanted.bars {
        let transform = Transform::from_translation((from + to) / 2.0 + Vec3::Y * BAR_HEIGHT)
            .looking_to(to - from, Vec3::Y)
            .with_scale(Vec3::new(1.0, 1.0, from.distance(to)));
        commands.spawn((part(&assets.bar), transform));
    }
    for &position in &wanted.dots {
        commands.spawn((part(&assets.dot), Transform::from_translation(position)));
    }
    *shown = wanted;
}
