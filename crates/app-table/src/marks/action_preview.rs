//! Preview of the action under the pointer: lines on the board, dots in the air and ghosts of the piece.

use bevy::prelude::*;

use super::lines::{LineKind, Lines};
use crate::pieces::{Body, OnSpot, PieceAssets};
use cannon_app_activities::input::Selection;
use cannon_app_base::common::board::BoardLayout;
use cannon_app_base::common::marks::Overlay;
use cannon_app_base::common::pieces::PieceState;
use cannon_app_base::play::{BoardView, Match};
use cannon_app_base::settings::Settings;
use cannon_app_base::states::Menu;
use cannon_app_games as games;
use cannon_app_games::Intent;
use cannon_appearance::PieceSet;

/// Spawns the preview for the current choice and focus, and despawns the previous one.
pub(super) fn update_action_preview(
    mut lines: Lines,
    mut shown: Local<Overlay>,
    game: Res<Match>,
    board_view: Res<BoardView>,
    selection: Res<Selection>,
    layout: Res<BoardLayout>,
    (menu, settings): (Res<State<Menu>>, Res<Settings>),
    piece_assets: Option<Res<PieceAssets>>,
    pieces: Query<(&OnSpot, &Children), With<PieceState>>,
    mut bodies: Query<&mut Visibility, With<Body>>,
) {
    let wanted = if board_view.is_at_rest(&game) && game.awaits_player() && *menu.get() != Menu::Photo {
        wanted_preview(&game, &selection, settings.pieces)
    } else {
        None
    };
    let wanted = wanted.unwrap_or_default();
    if *shown == wanted {
        return;
    }
    lines.clear(LineKind::Preview);
    lines.spawn(LineKind::Preview, &wanted.bars, &wanted.dots, false);
    for (ghost, assets) in wanted.ghosts.iter().filter_map(|ghost| Some((ghost, piece_assets.as_ref()?))) {
        let transform_of_ghost = ghost.state.rest_pose(*layout, ghost.at);
        let aim = transform_of_ghost.rotation.inverse() * ghost.aim.rotation();
        let ghost_entity = lines.commands.spawn((LineKind::Preview, transform_of_ghost, Visibility::default())).id();
        assets.spawn_ghost(&mut lines.commands, (ghost.state.model, ghost.state.side), aim, ghost_entity);
    }
    // A ghost replaces a piece on the same spot.
    for (at, children) in &pieces {
        let is_replaced_by_ghost = wanted.ghosts.iter().any(|ghost| ghost.at == at.0);
        let visibility = if is_replaced_by_ghost { Visibility::Hidden } else { Visibility::Inherited };
        for child in children {
            if let Ok(mut body) = bodies.get_mut(*child) {
                body.set_if_neq(visibility);
            }
        }
    }
    *shown = wanted;
}

/// The preview for the current choice and focus. `None` without a choice or a live game.
fn wanted_preview(game: &Match, selection: &Selection, set: PieceSet) -> Option<Overlay> {
    let position = games::live_position(game)?;
    let (choice, focus) = (selection.choice()?, selection.focus());
    // During a drag, the preview shows the effect of dropping the piece.
    let dropped = match (selection.dragged(), focus) {
        (Some(piece), Some(focus)) if focus != piece => position.drop_intent(choice, focus, selection.drag_heading()),
        _ => return Some(position.overlay(choice, focus, set)),
    };
    let intended_choice = match dropped {
        Intent::Choose(choice) => Some(choice),
        Intent::Play { action, .. } => position.choice_for_action(action),
        Intent::Deselect | Intent::Refuse(_) => None,
    };
    Some(position.overlay(intended_choice.as_ref().unwrap_or(choice), focus, set))
}
