//! Marks on the board: the actions of the selected piece, the last action, threats, the cursor; and overlays that preview an action.
//!
//! [`plan`] computes the wanted marks as a pure function; this file keeps the entities in line with it. [`shapes`] caches the meshes.
//! [`overlay`] draws lines of fire and ghosts; a [`survey`] covers the whole board, for example with the squares under fire; [`editor`] has
//! the marks of the scheme editor. Kinds and shapes of marks are in [`common::marks`](super::common::marks).

use std::collections::HashSet;

use crate::app::common::marks::Mark;
use bevy::prelude::*;

use super::AppSystems;
use super::editor::Editor;
use super::games;
use super::input::Selection;
use super::opponent::Hint;
use super::pieces::BoardView;
use super::play::Match;
use super::settings::Settings;
use super::states::{Menu, Screen};
use crate::app::common::board::BoardLayout;

mod behind;
pub(super) mod editor;
mod overlay;
pub mod plan;
mod shapes;
mod survey;

use shapes::MarkAssets;
pub(super) use survey::survey_plugin;
pub use survey::{Survey, SurveyBoard};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(behind::plugin).add_systems(Startup, shapes::make_assets).add_systems(
        Update,
        (sync_marks, overlay::show_overlay)
            .in_set(AppSystems::Project)
            .after(super::pieces::follow_match)
            .after(SurveyBoard),
    );
}

/// Spawns and despawns mark entities to match the plan; unchanged marks keep their entities.
fn sync_marks(
    mut commands: Commands,
    marks: Query<(Entity, &Mark)>,
    assets: Option<Res<MarkAssets>>,
    layout: Res<BoardLayout>,
    game: Res<Match>,
    stage: Res<BoardView>,
    selection: Res<Selection>,
    settings: Res<Settings>,
    hint: Res<Hint>,
    survey: Res<Survey>,
    (screen, menu): (Res<State<Screen>>, Res<State<Menu>>),
    editor: Option<Res<Editor>>,
) {
    let Some(assets) = assets else { return };
    let mut wanted = HashSet::new();
    if *screen.get() == Screen::Play
        && *menu.get() != Menu::Photo
        && let Some(position) = games::position_at(game.timeline(), stage.ply())
    {
        let scene = plan::Scene {
            position,
            last: deed_before(&game, stage.ply()),
            at_rest: !stage.is_busy() && stage.ply() == game.shown_ply(),
            awaits_player: game.awaits_player(),
            selection: &selection,
            settings: &settings,
            survey: survey.marks(),
            hint: hint.action().map(|action| position.deed(action)),
        };
        wanted.extend(plan::marks(&scene));
    }
    if let (Screen::Editor, Some(editor)) = (screen.get(), editor) {
        wanted.extend(editor::marks(&editor, &selection));
    }
    for (entity, mark) in &marks {
        if layout.is_changed() || !wanted.remove(mark) {
            commands.entity(entity).despawn();
        }
    }
    let surface = |spot| games::shown(&game).map_or(0.0, |position| position.surface(spot));
    for mark in wanted {
        let height = mark.kind.height + surface(mark.at);
        let turned = mark.heading.map_or(Quat::IDENTITY, |heading| heading.rotation());
        let mut entity = commands.spawn((
            mark,
            Mesh3d(assets.mesh(mark.kind)),
            MeshMaterial3d(assets.material()),
            Transform::from_translation(layout.world_of(mark.at) + Vec3::Y * height).with_rotation(turned),
        ));
        if mark.kind.shines_through {
            entity.with_child((Mesh3d(assets.mesh(mark.kind)), MeshMaterial3d(assets.behind_pieces())));
        }
    }
}

/// The effect of the action that led to a ply.
fn deed_before(game: &Match, ply: usize) -> Option<crate::app::common::pieces::PieceEffect> {
    let before = ply.checked_sub(1)?;
    let timeline = game.timeline();
    Some(games::position_at(timeline, before)?.deed(timeline.action_at(before)?))
}
