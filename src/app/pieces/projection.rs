//! Projection of the match to piece entities, for all games.
//!
//! The [`BoardView`] holds the ply that the entities show. It follows [`Match::shown_ply`], one ply at a time while actions are animated
//! and in one jump otherwise. After each frame the entities show exactly the position at the view's ply or, in the editor, the edited
//! set-up.

use std::collections::HashMap;

use bevy::prelude::*;

use super::ground;
use crate::app::AppSystems;
use crate::app::common::PlayScore;
use crate::app::common::animation::ActionAnimation;
use crate::app::common::board::EditedBoard;
use crate::app::common::board::Spot;
use crate::app::common::pieces::{PieceEffect, PieceState};
use crate::app::games;
use crate::app::play::{Match, MatchEvent};
use crate::app::settings::Settings;
use cannon_rules::PackedAction;
use cannon_rules::any::AnyTimeline;

/// The spot that a piece stands on in the position. An animation may still be moving its body there.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct At(pub Spot);

/// A piece that was captured or has left the board. It is despawned when the animation of the action has ended.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Casualty;

/// The ply that the entities show, and whether an action is being animated.
#[derive(Resource, Clone, Debug, Default)]
pub struct BoardView {
    ply: usize,
    /// Follows [`ActionAnimation`]; the view does not advance while it is set.
    busy: bool,
    /// The entities may belong to another game or another line of play and must be compared one by one.
    stale: bool,
}

impl BoardView {
    /// The ply that the entities show.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.ply
    }

    /// Whether an action is being animated.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        self.busy
    }
}

/// A change of the board view, for bodies, effects, marks and camera.
#[derive(Message, Clone, Debug)]
pub enum BoardViewEvent {
    /// The view advanced by one action. The entities already have their spots and states after the action; a captured piece is a
    /// [`Casualty`] without [`At`] and is despawned when the view is no longer busy.
    Action {
        /// The ply at which the action was played.
        ply: usize,
        /// The action.
        action: PackedAction,
        /// The piece that moved or was placed, if one did.
        actor: Option<Entity>,
        /// The piece that was hit, whether it was removed or not.
        struck: Option<Entity>,
    },
    /// The view jumped to another ply; bodies move to their spots at once.
    Jump,
}

/// Adds the systems that need no rendering.
pub fn projection_plugin(app: &mut App) {
    app.init_resource::<BoardView>()
        .add_message::<BoardViewEvent>()
        .add_systems(Update, follow_match.in_set(AppSystems::Project))
        .add_systems(
            Update,
            ground::lay
                .in_set(AppSystems::Project)
                .run_if(resource_changed::<Match>.or_else(resource_changed::<EditedBoard>)),
        )
        .add_systems(Update, follow_animation.in_set(AppSystems::Animate).after(PlayScore))
        .add_systems(PostUpdate, clear_casualties);
}

fn follow_animation(animation: Res<ActionAnimation>, mut stage: ResMut<BoardView>) {
    if stage.busy != animation.0 {
        stage.busy = animation.0;
    }
}

fn clear_casualties(mut commands: Commands, stage: Res<BoardView>, casualties: Query<Entity, With<Casualty>>) {
    if !stage.is_busy() {
        for entity in &casualties {
            commands.entity(entity).despawn();
        }
    }
}

/// If the view is more plies behind than this, it jumps instead of animating each action.
const LONGEST_CATCH_UP: usize = 3;

pub(in crate::app) fn follow_match(
    mut commands: Commands,
    game: Res<Match>,
    edited: Res<EditedBoard>,
    settings: Res<Settings>,
    mut stage: ResMut<BoardView>,
    mut happened: MessageReader<MatchEvent>,
    mut staged: MessageWriter<BoardViewEvent>,
    pieces: Query<(Entity, &At, &PieceState)>,
    mut begun: Local<bool>,
) {
    let mut again = false;
    for event in happened.read() {
        match event {
            // Undo, redo and new games leave the line of play that the view has followed.
            MatchEvent::Started | MatchEvent::Moved => stage.stale = true,
            MatchEvent::ShownAgain => again = true,
            _ => {}
        }
    }
    stage.stale |= !*begun;
    *begun = true;

    let target = game.shown_ply();
    let timeline = game.timeline();
    if let Some(figures) = edited.pieces() {
        if edited.is_changed() {
            reconcile(&mut commands, figures.to_vec(), standing(&pieces));
            staged.write(BoardViewEvent::Jump);
        }
        // The match is not shown while the editor is open, so the entities must be compared when it comes back.
        *stage = BoardView { ply: target, busy: false, stale: true };
        return;
    }
    // Step back by one action; the view then catches up and animates it again.
    if again && settings.animation.factor().is_some() {
        jump(&mut commands, timeline, target.saturating_sub(1), &mut stage, &mut staged, &pieces);
        return;
    }
    if !stage.stale && stage.ply == target {
        return;
    }
    let catch_up = target.checked_sub(stage.ply).is_some_and(|behind| behind <= LONGEST_CATCH_UP);
    if !stage.stale && catch_up && settings.animation.factor().is_some() {
        if !stage.busy {
            stage_action(&mut commands, timeline, &mut stage, &mut staged, &pieces);
        }
        return;
    }
    jump(&mut commands, timeline, target, &mut stage, &mut staged, &pieces);
}

/// Sets the view to a ply at once.
fn jump(
    commands: &mut Commands,
    timeline: &dyn AnyTimeline,
    ply: usize,
    stage: &mut BoardView,
    staged: &mut MessageWriter<BoardViewEvent>,
    pieces: &Query<(Entity, &At, &PieceState)>,
) {
    let Some(position) = games::position_at(timeline, ply) else { return };
    reconcile(commands, position.figures(), standing(pieces));
    *stage = BoardView { ply, busy: false, stale: false };
    staged.write(BoardViewEvent::Jump);
}

/// The pieces that the entities show, with their spots.
fn standing(pieces: &Query<(Entity, &At, &PieceState)>) -> Vec<(Entity, Spot, PieceState)> {
    pieces.iter().map(|(entity, at, figure)| (entity, at.0, *figure)).collect()
}

/// Advances the view by one action.
fn stage_action(
    commands: &mut Commands,
    timeline: &dyn AnyTimeline,
    stage: &mut BoardView,
    staged: &mut MessageWriter<BoardViewEvent>,
    pieces: &Query<(Entity, &At, &PieceState)>,
) {
    let ply = stage.ply;
    let Some(action) = timeline.action_at(ply) else { return };
    let (Some(before), Some(after)) = (games::position_at(timeline, ply), games::position_at(timeline, ply + 1)) else {
        return;
    };
    let PieceEffect { from, to, struck } = before.deed(action);
    let mut wanted: HashMap<Spot, PieceState> = after.figures().into_iter().collect();
    let entity_at =
        |spot: Spot| pieces.iter().find(|(_, at, _)| at.0 == spot).map(|(entity, _, figure)| (entity, *figure));
    let mut put = |entity: Entity, spot: Option<Spot>, was: PieceState| match spot
        .and_then(|spot| Some((spot, wanted.remove(&spot)?)))
    {
        Some((spot, figure)) if figure == was => {
            commands.entity(entity).insert(At(spot));
        }
        Some((spot, figure)) => {
            commands.entity(entity).insert((At(spot), figure));
        }
        None => {
            commands.entity(entity).remove::<At>().insert(Casualty);
        }
    };
    let actor = from.and_then(entity_at);
    if let Some((entity, figure)) = actor {
        put(entity, to, figure);
    }
    // A piece that was hit keeps its entity if something still stands there, namely its wreck.
    let hit = struck.and_then(entity_at);
    if let Some((entity, figure)) = hit {
        put(entity, struck.filter(|&spot| Some(spot) != to), figure);
    }
    let placed = to.filter(|_| from.is_none()).and_then(|spot| Some((spot, wanted.remove(&spot)?)));
    let placed = placed.map(|(spot, figure)| commands.spawn((At(spot), figure)).id());
    let touched = [actor, hit].map(|piece| piece.map(|(entity, _)| entity));
    let others = pieces
        .iter()
        .filter(|(entity, ..)| !touched.contains(&Some(*entity)))
        .map(|(entity, at, figure)| (entity, at.0, *figure));
    reconcile(commands, wanted.into_iter().collect(), others.collect());
    stage.ply += 1;
    staged.write(BoardViewEvent::Action { ply, action, actor: touched[0].or(placed), struck: touched[1] });
}

/// Makes the entities show the wanted pieces: those already correct stay, the others are moved, spawned or despawned.
fn reconcile(commands: &mut Commands, wanted: Vec<(Spot, PieceState)>, standing: Vec<(Entity, Spot, PieceState)>) {
    let mut wanted: HashMap<Spot, PieceState> = wanted.into_iter().collect();
    let mut spare = Vec::new();
    for (entity, spot, shows) in standing {
        match wanted.get(&spot).filter(|figure| figure.looks_like(&shows)) {
            Some(figure) => {
                if *figure != shows {
                    commands.entity(entity).insert(*figure);
                }
                wanted.remove(&spot);
            }
            None => spare.push((entity, shows)),
        }
    }
    let mut wanted: Vec<_> = wanted.into_iter().collect();
    wanted.sort_unstable_by_key(|(spot, _)| *spot);
    for (spot, figure) in wanted {
        if let Some(index) = spare.iter().position(|(_, other)| figure.looks_like(other)) {
            let (entity, _) = spare.swap_remove(index);
            commands.entity(entity).insert((At(spot), figure));
        } else {
            commands.spawn((At(spot), figure));
        }
    }
    for (entity, _) in spare {
        commands.entity(entity).despawn();
    }
}
