//! The reply of which the coach warns: what it takes, with an arrow, before the player decides.

use bevy::prelude::*;

use super::lines::{LineAssets, LineStyle, arrow_bars};
use cannon_app_activities::coach::Coach;
use cannon_app_base::common::board::BoardLayout;
use cannon_app_base::common::marks::style::WARNING_COLOUR;
use cannon_app_base::common::marks::{ActionTrace, Meaning};
use cannon_app_base::play::Match;
use cannon_app_base::settings::Settings;
use cannon_app_games as games;
use cannon_appearance::PieceSet;

/// The lines of the reply.
const STYLE: LineStyle = LineStyle {
    dot_radius: 0.06,
    bar_width: 0.08,
    bar_thickness: 0.012,
    meaning: Meaning::Danger,
    colour: WARNING_COLOUR,
};

/// An entity of these lines.
#[derive(Component, Clone, Copy)]
pub(super) struct WarningPart;

/// Meshes and material of the lines.
pub(super) struct WarningAssets(LineAssets);

impl FromWorld for WarningAssets {
    fn from_world(world: &mut World) -> Self {
        WarningAssets(LineAssets::new(world, &STYLE))
    }
}

/// Spawns the lines while a warning waits for an answer.
pub(super) fn update_lines(
    mut commands: Commands,
    mut shown: Local<ActionTrace>,
    parts: Query<Entity, With<WarningPart>>,
    assets: Local<WarningAssets>,
    (game, coach): (Res<Match>, Res<Coach>),
    layout: Res<BoardLayout>,
    settings: Res<Settings>,
) {
    if !coach.is_changed() && !game.is_changed() {
        return;
    }
    let wanted = reply_trace(&game, &coach, settings.pieces, *layout).unwrap_or_default();
    assets.0.replace(&mut commands, WarningPart, &parts, &mut shown, wanted, true);
}

/// The trace of the reply, in the position after the player's action. `None` without a warning.
fn reply_trace(game: &Match, coach: &Coach, set: PieceSet, layout: BoardLayout) -> Option<ActionTrace> {
    let warning = coach.warning()?;
    let mut after = game.timeline().clone();
    after.play(warning.action).ok()?;
    let position = games::position_at(&after, after.ply())?;
    let reply = warning.danger.reply;
    let trace = position.action_trace(reply, set);
    Some(ActionTrace { bars: arrow_bars(&trace, position.piece_effect(reply), layout), ..trace })
}
