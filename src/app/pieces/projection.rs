//! Projection of the match to piece entities, for all games.
//!
//! The [`BoardView`] holds the ply that the entities show. It follows [`Match::shown_ply`], one ply at a time while actions are animated
//! and in one jump otherwise. After each frame the entities show exactly the position at the view's ply or, in the editor, the edited
//! set-up.

use std::collections::HashMap;

use bevy::prelude::*;

use super::ground;
use crate::app::AppSystems;
use crate::app::common::animation::ActionAnimation;
use crate::app::common::board::EditedBoard;
use crate::app::common::board::Spot;
use crate::app::common::pieces::{PieceEffect, PieceState};
use crate::app::common::{PlayAnimations, UpdateIsAnimating};
use crate::app::games;
use crate::app::play::{Match, MatchEvent};
use crate::app::settings::Settings;
use cannon_rules::PackedAction;
use cannon_rules::any::AnyTimeline;

/// The spot of a piece in the position. An animation may still be moving the piece there.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct OnSpot(pub Spot);

/// A piece that was captured or has left the board. It is despawned when the animation of the action has ended.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct RemovedPiece;

/// The ply that the entities show, and whether an action is being animated.
#[derive(Resource, Clone, Debug, Default)]
pub struct BoardView {
    ply: usize,
    /// A copy of [`ActionAnimation`]; the view does not advance while it is set.
    is_animating: bool,
    /// Whether the entities may belong to another game or another line of play, so that they must be reconciled.
    is_stale: bool,
    /// The ply up to which the player has seen the live line of play on the board.
    told_ply: usize,
}

impl BoardView {
    /// The ply that the entities show.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.ply
    }

    /// Whether an action is being animated.
    #[must_use]
    pub fn is_animating(&self) -> bool {
        self.is_animating
    }

    /// The ply whose position the board has shown to the end: the one before the action that is being animated.
    #[must_use]
    pub fn settled_ply(&self) -> usize {
        if self.is_animating { self.ply.saturating_sub(1) } else { self.ply }
    }

    /// The number of turns of the live game that the player knows: not those that the board is still to show. Nothing waits for the board
    /// while the player looks at an earlier ply.
    #[must_use]
    pub fn known_plies(&self, game: &Match) -> usize {
        let plies = game.timeline().ply();
        if game.shows_live() { plies.min(self.told_ply) } else { plies }
    }

    /// Whether the board shows the position that the match shows, and no action is being animated.
    #[must_use]
    pub fn is_at_rest(&self, game: &Match) -> bool {
        !self.is_animating && self.ply == game.shown_ply()
    }
}

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
    app.init_resource::<BoardView>()
        .add_message::<BoardViewEvent>()
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
        .add_systems(PostUpdate, despawn_removed_pieces);
}

fn update_is_animating(animation: Res<ActionAnimation>, mut board_view: ResMut<BoardView>) {
    if board_view.is_animating != animation.0 {
        board_view.is_animating = animation.0;
    }
    // A turn that is shown again has been told before.
    let settled = board_view.settled_ply();
    if board_view.told_ply < settled {
        board_view.told_ply = settled;
    }
}

/// Despawns the pieces that have left the board, unless an action is being animated.
fn despawn_removed_pieces(
    mut commands: Commands,
    board_view: Res<BoardView>,
    casualties: Query<Entity, With<RemovedPiece>>,
) {
    if !board_view.is_animating() {
        for entity in &casualties {
            commands.entity(entity).despawn();
        }
    }
}

/// If the view is more plies behind than this, it jumps instead of animating each action.
const MAX_CATCH_UP_PLIES: usize = 3;

/// Makes the entities follow the match or the editor.
pub(in crate::app) fn follow_match(
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
                board_view.is_stale = true;
                board_view.told_ply = game.timeline().ply();
            }
            MatchEvent::ReplayRequested => replay_last = true,
            _ => {}
        }
    }
    board_view.is_stale |= !*has_run;
    *has_run = true;

    let target = game.shown_ply();
    let timeline = game.timeline();
    if !game.shows_live() && board_view.told_ply != timeline.ply() {
        board_view.told_ply = timeline.ply();
    }
    if let Some(edited_pieces) = edited.pieces() {
        if edited.is_changed() {
            reconcile(&mut commands, edited_pieces.to_vec(), shown_pieces(&pieces));
            view_events.write(BoardViewEvent::Jump);
        }
        // The entities show the set-up in the editor, so they must be reconciled when the match is shown again.
        *board_view = BoardView { ply: target, is_animating: false, is_stale: true, ..*board_view };
        return;
    }
    // Steps back by one action. In the next frame the view catches up and animates it again.
    if replay_last && settings.animation.factor().is_some() {
        jump_to_ply(&mut commands, timeline, target.saturating_sub(1), &mut board_view, &mut view_events, &pieces);
        return;
    }
    if !board_view.is_stale && board_view.ply == target {
        return;
    }
    let can_catch_up =
        target.checked_sub(board_view.ply).is_some_and(|plies_behind| plies_behind <= MAX_CATCH_UP_PLIES);
    if !board_view.is_stale && can_catch_up && settings.animation.factor().is_some() {
        if !board_view.is_animating {
            advance_by_action(&mut commands, timeline, &mut board_view, &mut view_events, &pieces);
        }
        return;
    }
    jump_to_ply(&mut commands, timeline, target, &mut board_view, &mut view_events, &pieces);
}

/// Sets the view to a ply at once.
fn jump_to_ply(
    commands: &mut Commands,
    timeline: &dyn AnyTimeline,
    ply: usize,
    board_view: &mut BoardView,
    view_events: &mut MessageWriter<BoardViewEvent>,
    pieces: &Query<(Entity, &OnSpot, &PieceState)>,
) {
    let Some(wanted) = games::piece_states_at(timeline, ply) else { return };
    reconcile(commands, wanted, shown_pieces(pieces));
    *board_view = BoardView { ply, is_animating: false, is_stale: false, ..*board_view };
    view_events.write(BoardViewEvent::Jump);
}

/// The pieces that the entities show, with their spots.
fn shown_pieces(pieces: &Query<(Entity, &OnSpot, &PieceState)>) -> Vec<(Entity, Spot, PieceState)> {
    pieces.iter().map(|(entity, at, state)| (entity, at.0, *state)).collect()
}

/// Advances the view by one action.
fn advance_by_action(
    commands: &mut Commands,
    timeline: &dyn AnyTimeline,
    board_view: &mut BoardView,
    view_events: &mut MessageWriter<BoardViewEvent>,
    pieces: &Query<(Entity, &OnSpot, &PieceState)>,
) {
    let ply = board_view.ply;
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
    board_view.ply += 1;
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
