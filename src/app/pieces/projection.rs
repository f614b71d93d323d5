//! Brings the piece entities in line with the ply on show.
//!
//! The [`Stage`] is the ply that the entities show. It follows [`Match::shown_ply`]: one ply at a time while actions are animated,
//! in one jump otherwise. Between two frames the entities always show exactly the position at the stage's ply.

use std::collections::HashMap;

use bevy::prelude::*;

use crate::app::AppSystems;
use crate::app::play::{Match, MatchEvent};
use crate::app::settings::Settings;
use crate::rules::Side;
use crate::rules::cannon::PieceKind;
use crate::rules::cannon::{self, Action, Point};
use crate::rules::timeline::Timeline;

/// Where a piece stands. Its body may still be on the way.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct At(pub Point);

/// Whose piece it is.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Owner(pub Side);

/// A soldier.
#[derive(Component, Clone, Copy, Debug, Default)]
#[require(Transform, Visibility)]
pub struct Soldier;

/// A town.
#[derive(Component, Clone, Copy, Debug, Default)]
#[require(Transform, Visibility)]
pub struct Town;

/// A piece that was taken: it stands nowhere any more, and goes when its action has been shown.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Casualty;

/// The ply that the entities show, and whether they are on the way to another.
#[derive(Resource, Clone, Debug, Default)]
pub struct Stage {
    ply: usize,
    /// Set by the effects while the last staged action is still being shown; the stage then waits.
    busy: bool,
    /// The entities may belong to another game or another line of play and must be compared one by one.
    stale: bool,
}

impl Stage {
    /// The ply that the entities show.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.ply
    }

    /// Whether an action is being shown.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        self.busy
    }

    /// For the effects: the action that was last staged is being shown (`true`) or has been shown (`false`).
    pub fn set_busy(&mut self, busy: bool) {
        self.busy = busy;
    }
}

/// What the stage did, for bodies, effects, marks and camera.
#[derive(Message, Clone, Debug)]
pub enum Staged {
    /// One action forward. The entities already stand where they belong afterwards; a piece that was taken is a [`Casualty`]
    /// without [`At`] and is despawned when the stage is no longer busy.
    Action {
        /// The ply the action was played at.
        ply: usize,
        /// The action.
        action: Action,
        /// The piece that moved or was placed (for a shot: none).
        actor: Option<Entity>,
        /// The piece that was taken.
        casualty: Option<Entity>,
    },
    /// The entities were set to another ply at once; bodies go straight to their places.
    Jump,
}

/// Systems that need no rendering.
pub fn projection_plugin(app: &mut App) {
    app.init_resource::<Stage>()
        .add_message::<Staged>()
        .add_systems(Update, follow_match.in_set(AppSystems::Project))
        .add_systems(PostUpdate, clear_casualties);
}

fn clear_casualties(mut commands: Commands, stage: Res<Stage>, casualties: Query<Entity, With<Casualty>>) {
    if !stage.is_busy() {
        for entity in &casualties {
            commands.entity(entity).despawn();
        }
    }
}

/// More plies behind than this, and the stage jumps instead of catching up action by action.
const LONGEST_CATCH_UP: usize = 3;

pub(in crate::app) fn follow_match(
    mut commands: Commands,
    game: Res<Match>,
    settings: Res<Settings>,
    mut stage: ResMut<Stage>,
    mut happened: MessageReader<MatchEvent>,
    mut staged: MessageWriter<Staged>,
    pieces: Query<(Entity, &At, &Owner, Has<Town>)>,
    mut begun: Local<bool>,
) {
    // Undo, redo and new games leave the line of play that the stage has followed.
    let left_line = happened.read().any(|event| matches!(event, MatchEvent::Started | MatchEvent::Moved));
    stage.stale |= left_line || !*begun;
    *begun = true;

    let target = game.shown_ply();
    if !stage.stale && stage.ply == target {
        return;
    }
    let Some(timeline) = game.timeline().of::<cannon::Position>() else { return };
    let catch_up = target.checked_sub(stage.ply).is_some_and(|behind| behind <= LONGEST_CATCH_UP);
    if !stage.stale && catch_up && settings.animation.factor().is_some() {
        if !stage.busy {
            stage_action(&mut commands, timeline, &mut stage, &mut staged, &pieces);
        }
        return;
    }
    if let Some(position) = timeline.position_at(target) {
        reconcile(&mut commands, position, &pieces);
        stage.ply = target;
        stage.stale = false;
        stage.busy = false;
        staged.write(Staged::Jump);
    }
}

/// Moves the stage one action forward.
fn stage_action(
    commands: &mut Commands,
    timeline: &Timeline<cannon::Position>,
    stage: &mut Stage,
    staged: &mut MessageWriter<Staged>,
    pieces: &Query<(Entity, &At, &Owner, Has<Town>)>,
) {
    let ply = stage.ply;
    let (Some(&action), Some(before)) = (timeline.actions().get(ply), timeline.position_at(ply)) else { return };
    let entity_at = |point: Point| pieces.iter().find(|(_, at, ..)| at.0 == point).map(|(entity, ..)| entity);
    let casualty = match action {
        Action::Capture { to: target, .. } | Action::Shot { target } => entity_at(target),
        _ => None,
    };
    if let Some(entity) = casualty {
        commands.entity(entity).remove::<At>().insert(Casualty);
    }
    let actor = match action {
        Action::Place { at } => {
            Some(spawn_piece(commands, at, crate::rules::Game::side_to_move(before), PieceKind::Town))
        }
        _ => action.from().and_then(entity_at),
    };
    if let Some(entity) = actor {
        commands.entity(entity).insert(At(action.target()));
    }
    stage.ply += 1;
    staged.write(Staged::Action { ply, action, actor, casualty });
}

/// Sets the entities to a position: those that already show one of its pieces stay, the others move, come or go.
fn reconcile(commands: &mut Commands, position: &cannon::Position, pieces: &Query<(Entity, &At, &Owner, Has<Town>)>) {
    let mut wanted: HashMap<Point, (Side, PieceKind)> =
        Point::all().filter_map(|point| Some((point, position.piece_at(point)?))).collect();
    let mut spare = Vec::new();
    for (entity, at, owner, is_town) in pieces {
        let shows = (owner.0, if is_town { PieceKind::Town } else { PieceKind::Soldier });
        if wanted.get(&at.0) == Some(&shows) {
            wanted.remove(&at.0);
        } else {
            spare.push((entity, shows));
        }
    }
    let mut wanted: Vec<_> = wanted.into_iter().collect();
    wanted.sort_unstable_by_key(|(point, _)| *point);
    for (point, shows) in wanted {
        if let Some(index) = spare.iter().position(|(_, other)| *other == shows) {
            let (entity, _) = spare.swap_remove(index);
            commands.entity(entity).insert(At(point));
        } else {
            spawn_piece(commands, point, shows.0, shows.1);
        }
    }
    for (entity, _) in spare {
        commands.entity(entity).despawn();
    }
}

fn spawn_piece(commands: &mut Commands, point: Point, side: Side, kind: PieceKind) -> Entity {
    let mut piece = commands.spawn((At(point), Owner(side)));
    match kind {
        PieceKind::Soldier => piece.insert(Soldier),
        PieceKind::Town => piece.insert(Town),
    };
    piece.id()
}
