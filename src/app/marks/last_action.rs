//! The trace of the last action: its path and the trajectory of its shot, which stay on the board until the next action.

use bevy::prelude::*;

use super::lines::{LineAssets, LineStyle};
use crate::app::common::marks::ActionTrace;
use crate::app::common::marks::style::LAST_COLOUR;
use crate::app::games;
use crate::app::pieces::BoardView;
use crate::app::play::Match;
use crate::app::settings::Settings;
use crate::app::states::{Menu, Screen};
use crate::appearance::PieceSet;

/// The lines of the trace. The bars are wider and flatter than those of a preview, and the dots smaller.
const STYLE: LineStyle = LineStyle { dot_radius: 0.05, bar_width: 0.075, bar_thickness: 0.008, colour: LAST_COLOUR };

/// An entity of the trace.
#[derive(Component, Clone, Copy)]
pub(super) struct TracePart;

/// Meshes and material of the trace.
pub(super) struct TraceAssets(LineAssets);

impl FromWorld for TraceAssets {
    fn from_world(world: &mut World) -> Self {
        TraceAssets(LineAssets::new(world, &STYLE))
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
    assets.0.spawn(&mut commands, TracePart, &wanted.bars, &wanted.dots);
    *shown = wanted;
}
