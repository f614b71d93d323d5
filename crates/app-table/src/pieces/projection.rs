//! Projection of the match to piece entities, for all games.
//!
//! The [`BoardView`] holds the ply that the entities show. It follows [`Match::shown_ply`], one ply at a time while actions are animated
//! and in one jump otherwise. After each frame the entities show exactly the position at the view's ply or, in the editor, the edited
//! set-up.

use std::collections::HashMap;

use bevy::prelude::*;

use super::ground;
use cannon_app_base::common::animation::ActionAnimation;
use cannon_app_base::common::board::{BoardContents, EditedBoard, Spot};
use cannon_app_base::common::pieces::{PieceEffect, PieceState};
use cannon_app_base::common::{AppSystems, FrameRequest, PlayAnimations, UpdateIsAnimating, request_frames};
use cannon_app_base::play::{BoardView, Match, MatchEvent};
use cannon_app_base::settings::Settings;
use cannon_app_games as games;
use cannon_rules::PackedAction;
use cannon_rules::any::AnyTimeline;

/// The spot of a piece in the position. An animation may still be moving the piece there.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct OnSpot(pub Spot);

/// A piece that was captured or has left the board. It is despawned when the animation of the action has ended.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct RemovedPiece;

/// A change of the board view, for bodies, effects, marks and camera.
#[derive(Message, Clone, Debug)]
pub enum BoardViewEvent {
    /// The view advanced by one action. The entities already have the spots and states after the action; a captured piece has no spot and
    /// is despawned when the animation has ended.
    Action {
        /// The ply at which the action was played.
        ply: usize,
        /// The action.
        action: PackedAction,
        /// The piece that moved or was placed, if one did.
        actor: Option<Entity>,
        /// The piece that was hit, whether it was removed or not.
        victim: Option<Entity>,
    },
    /// The view jumped to another ply. Pieces move to their spots at once.
    Jump,
}

/// Adds the systems that need no rendering.
pub fn projection_plugin(app: &mut App) {
    app.add_message::<BoardViewEvent>()
        .add_systems(Update, follow_match.in_set(AppSystems::Project))
        .add_systems(
            Update,
            (
                ground::update_ground.run_if(resource_changed::<Match>.or_else(resource_changed::<EditedBoard>)),
                ground::update_ground_visibility,
            )
                .chain()
                .in_set(AppSystems::Project),
        )
        .add_systems(Update, update_is_animating.in_set(UpdateIsAnimating))
        .configure_sets(Update, UpdateIsAnimating.in_set(AppSystems::Animate).after(PlayAnimations))
        .add_systems(
            PostUpdate,
            (despawn_removed_pieces, request_frames(FrameRequest::Continuous).run_if(not(is_at_rest))),
        );
}

/// Run condition: the board shows the position of the match, and no action is being animated.
fn is_at_rest(board_view: Res<BoardView>, game: Res<Match>) -> bool {
    board_view.is_at_rest(&game)
}

fn update_is_animating(animation: Res<ActionAnimation>, mut board_view: ResMut<BoardView>) {
    let mut updated = board_view.clone();
    updated.set_animating(animation.0);
    board_view.set_if_neq(updated);
}

/// Despawns the pieces that have left the board, unless an action is being animated.
fn despawn_removed_pieces(
    mut commands: Commands,
    board_view: Res<BoardView>,
    removed_pieces: Query<Entity, With<RemovedPiece>>,
) {
    if !board_view.is_animating() {
        crate::despawn_all(&mut commands, removed_pieces);
    }
}

/// If the view is more plies behind than this, it jumps instead of animating each action.
const MAX_CATCH_UP_PLIES: usize = 3;

/// Makes the entities follow the match or the editor.
pub fn follow_match(
    mut commands: Commands,
    game: Res<Match>,
    edited: Res<EditedBoard>,
    settings: Res<Settings>,
    mut board_view: ResMut<BoardView>,
    mut match_events: MessageReader<MatchEvent>,
    mut view_events: MessageWriter<BoardViewEvent>,
    pieces: Query<(Entity, &OnSpot, &PieceState)>,
    mut has_run: Local<bool>,
) {
    let mut replay_last = false;
    for event in match_events.read() {
        match event {
            // Undo, redo and new games leave the current line of play.
            MatchEvent::Started | MatchEvent::LivePlyChanged => {
                board_view.leave_line(&game);
            }
            MatchEvent::ReplayRequested => replay_last = true,
            _ => {}
        }
    }
    if !std::mem::replace(&mut *has_run, true) {
        board_view.set_stale();
    }

    let target = game.shown_ply();
    let timeline = game.timeline();
    if !game.shows_live() && board_view.known_ply() != timeline.ply() {
        board_view.tell_all(&game);
    }
    if let Some(BoardContents { pieces: edited_pieces, .. }) = &edited.0 {
        if edited.is_changed() {
            reconcile(&mut commands, edited_pieces.clone(), shown_pieces(&pieces));
            view_events.write(BoardViewEvent::Jump);
        }
        // The entities show the set-up in the editor, so they must be reconciled when the match is shown again.
        board_view.jump_to(target);
        board_view.set_stale();
        return;
    }
    // Steps back by one action. In the next frame the view catches up and animates it again.
    if replay_last && settings.animation.factor().is_some() {
        jump_to_ply(&mut commands, timeline, target.saturating_sub(1), &mut board_view, &mut view_events, &pieces);
        return;
    }
    if !board_view.is_stale() && board_view.ply() == target {
        return;
    }
    let can_catch_up =
        target.checked_sub(board_view.ply()).is_some_and(|plies_behind| plies_behind <= MAX_CATCH_UP_PLIES);
    if !board_view.is_stale() && can_catch_up && settings.animation.factor().is_some() {
        if !board_view.is_animating() {
            advance_by_action(&mut commands, timeline, &mut board_view, &mut view_events, &pieces);
        }
        return;
    }
    jump_to_ply(&mut commands, timeline, target, &mut board_view, &mut view_events, &pieces);
}

/// Sets the view to a ply at once.
fn jump_to_ply(
    commands: &mut Commands,
    timeline: &AnyTimeline,
    ply: usize,
    board_view: &mut BoardView,
    view_events: &mut MessageWriter<BoardViewEvent>,
    pieces: &Query<(Entity, &OnSpot, &PieceState)>,
) {
    let Some(wanted) = games::piece_states_at(timeline, ply) else { return };
    reconcile(commands, wanted, shown_pieces(pieces));
    board_view.jump_to(ply);
    view_events.write(BoardViewEvent::Jump);
}

/// The pieces that the entities show, with their spots.
fn shown_pieces(pieces: &Query<(Entity, &OnSpot, &PieceState)>) -> Vec<(Entity, Spot, PieceState)> {
    pieces.iter().map(|(entity, at, state)| (entity, at.0, *state)).collect()
}

/// Advances the view by one action.
fn advance_by_action(
    commands: &mut Commands,
    timeline: &AnyTimeline,
    board_view: &mut BoardView,
    view_events: &mut MessageWriter<BoardViewEvent>,
    pieces: &Query<(Entity, &OnSpot, &PieceState)>,
) {
    let ply = board_view.ply();
    let Some(action) = timeline.action_at(ply) else { return };
    let (Some(position_before), Some(wanted)) =
        (games::position_at(timeline, ply), games::piece_states_at(timeline, ply + 1))
    else {
        return;
    };
    let PieceEffect { from, to, victim } = position_before.piece_effect(action);
    let mut wanted: HashMap<Spot, PieceState> = wanted.into_iter().collect();
    let entity_at =
        |spot: Spot| pieces.iter().find(|(_, at, _)| at.0 == spot).map(|(entity, _, state)| (entity, *state));
    let mut update = |entity: Entity, spot: Option<Spot>, previous: PieceState| match spot
        .and_then(|spot| Some((spot, wanted.remove(&spot)?)))
    {
        Some((spot, state)) if state == previous => {
            commands.entity(entity).insert(OnSpot(spot));
        }
        Some((spot, state)) => {
            commands.entity(entity).insert((OnSpot(spot), state));
        }
        None => {
            commands.entity(entity).remove::<OnSpot>().insert(RemovedPiece);
        }
    };
    let actor = from.and_then(entity_at);
    if let Some((entity, state)) = actor {
        update(entity, to, state);
    }
    // A piece that was hit keeps its entity if its wreck still stands there.
    let hit = victim.and_then(entity_at);
    if let Some((entity, state)) = hit {
        update(entity, victim.filter(|&spot| Some(spot) != to), state);
    }
    let placed = to.filter(|_| from.is_none()).and_then(|spot| Some((spot, wanted.remove(&spot)?)));
    let placed = placed.map(|(spot, state)| commands.spawn((OnSpot(spot), state)).id());
    let handled = [actor, hit].map(|piece| piece.map(|(entity, _)| entity));
    let others = pieces
        .iter()
        .filter(|(entity, ..)| !handled.contains(&Some(*entity)))
        .map(|(entity, at, state)| (entity, at.0, *state));
    reconcile(commands, wanted.into_iter().collect(), others.collect());
    board_view.advance();
    view_events.write(BoardViewEvent::Action { ply, action, actor: handled[0].or(placed), victim: handled[1] });
}

/// Makes the entities show the wanted pieces: entities that are already correct stay, the others are moved, spawned or despawned.
fn reconcile(commands: &mut Commands, wanted: Vec<(Spot, PieceState)>, existing: Vec<(Entity, Spot, PieceState)>) {
    let mut wanted: HashMap<Spot, PieceState> = wanted.into_iter().collect();
    let mut unused = Vec::new();
    for (entity, spot, shown_state) in existing {
        match wanted.get(&spot).filter(|state| state.has_same_look(&shown_state)) {
            Some(state) => {
                if *state != shown_state {
                    commands.entity(entity).insert(*state);
                }
                wanted.remove(&spot);
            }
            None => unused.push((entity, shown_state)),
        }
    }
    let mut wanted: Vec<_> = wanted.into_iter().collect();
    wanted.sort_unstable_by_key(|(spot, _)| *spot);
    for (spot, state) in wanted {
        if let Some(index) = unused.iter().position(|(_, unused_state)| state.has_same_look(unused_state)) {
            let (entity, _) = unused.swap_remove(index);
            commands.entity(entity).insert((OnSpot(spot), state));
        } else {
            commands.spawn((OnSpot(spot), state));
        }
    }
    for (entity, _) in unused {
        commands.entity(entity).despawn();
    }
}
