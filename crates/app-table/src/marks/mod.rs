//! Marks on the board, such as the actions of the selected piece, the last action, threats and the cursor.
//!
//! [`plan`] computes the marks as a pure function, and this file keeps the entities in step with it. [`assets`] creates meshes and
//! materials, and [`hidden_marks`] the material of marks behind pieces. [`action_preview`] draws the [`lines`] and the ghost that preview
//! an action, [`last_action`] the lines of the last action, [`best_action`] the lines of the best actions in a review or an analysis, and
//! [`warning`] the lines of the reply of which the coach warns, and [`drawn_shapes`] what the player has drawn. A [`board_overlay`] covers the whole board, for example with the squares
//! under fire, and [`danger`] the places in reach of the selected piece. [`editor`] has the marks of the set-up editor,
//! and [`mod@formations`] the bands along cannons.
//! [`common::marks`](cannon_app_base::common::marks) defines the kinds of marks.

use std::collections::HashSet;
use std::f32::consts::FRAC_PI_2;

use bevy::prelude::*;

use cannon_app_activities::coach::{Coach, pieces_in_danger};
use cannon_app_activities::editor::Editor;
use cannon_app_activities::exercise::ExercisePointers;
use cannon_app_activities::input::Selection;
use cannon_app_activities::opponent::{Hint, LiveAnalysis};
use cannon_app_activities::review::Review;
use cannon_app_activities::setup_study::SetupAnalysis;
use cannon_app_base::common::board::{BoardLayout, Heading};
use cannon_app_base::common::marks::kinds::THREAT;
use cannon_app_base::common::marks::{Mark, MarkOrientation};
use cannon_app_base::common::{AppSystems, TableCamera, quarter_turns};
use cannon_app_base::play::{BoardView, Match};
use cannon_app_base::settings::Settings;
use cannon_app_base::states::{Menu, Screen};
use cannon_app_games as games;
use cannon_appearance::GroundLook;

mod action_preview;
mod assets;
mod best_action;
mod board_overlay;
mod danger;
mod drawn_shapes;
pub mod editor;
mod formations;
mod hidden_marks;
mod last_action;
mod lines;
pub mod plan;
mod warning;

use assets::MarkAssets;
pub use assets::mark_look;
pub use board_overlay::{BoardOverlay, UpdateBoardOverlay, board_overlay_plugin, viewer};
pub use danger::{DangerMarks, danger_plugin};
pub use formations::{NewFormations, formations_plugin};

/// Adds the marks on the board.
pub fn plugin(app: &mut App) {
    app.add_plugins(MaterialPlugin::<hidden_marks::HiddenMarkMaterial>::default());
    // Pictures have no plugin for danger, but the system that draws the marks reads the resource.
    app.init_resource::<DangerMarks>();
    app.add_systems(Startup, (assets::insert_mark_assets, lines::insert_line_assets)).add_systems(
        Update,
        (
            assets::update_mark_assets,
            lines::recolour,
            sync_marks,
            turn_upright_marks,
            action_preview::update_action_preview,
            last_action::update_trace_lines,
            best_action::update_lines.run_if(resource_exists::<Review>),
            drawn_shapes::update_shapes,
            warning::update_lines.run_if(resource_exists::<Coach>),
            formations::draw_bands.run_if(resource_exists::<NewFormations>),
        )
            .in_set(AppSystems::Project)
            .after(crate::pieces::follow_match)
            .after(UpdateBoardOverlay),
    );
}

/// Spawns and despawns mark entities to match the plan. Unchanged marks keep their entities.
fn sync_marks(
    mut commands: Commands,
    marks: Query<(Entity, &Mark)>,
    assets: Res<MarkAssets>,
    layout: Res<BoardLayout>,
    game: Res<Match>,
    board_view: Res<BoardView>,
    selection: Res<Selection>,
    settings: Res<Settings>,
    hint: Res<Hint>,
    (overlay, danger): (Res<BoardOverlay>, Res<DangerMarks>),
    (review, live, pointers): (Option<Res<Review>>, Option<Res<LiveAnalysis>>, Option<Res<ExercisePointers>>),
    (screen, menu): (Res<State<Screen>>, Res<State<Menu>>),
    (editor, analysis): (Option<Res<Editor>>, Option<Res<SetupAnalysis>>),
    camera: Query<&Transform, With<TableCamera>>,
    mut look: Local<GroundLook>,
) {
    // The ground has another height in another look.
    let is_ground_changed = layout.is_changed() || *look != settings.ground;
    *look = settings.ground;
    let mut wanted = HashSet::new();
    if *screen.get() == Screen::Play
        && *menu.get() != Menu::Photo
        && let Some(position) = games::position_at(game.timeline(), board_view.ply())
    {
        let of_review = (review.as_deref(), *menu.get());
        let trace = last_action::trace(&game, board_view.ply(), settings.pieces, of_review).unwrap_or_default();
        let best_action = best_action::shown(live.as_deref(), review.as_deref(), &game, *menu.get());
        let inputs = plan::MarkInputs {
            position,
            last_action: &trace.marks,
            pointers: pointers.as_deref(),
            is_review: *menu.get() == Menu::Review,
            best_action: best_action.map(|action| position.piece_effect(action)),
            is_at_rest: board_view.is_at_rest(&game),
            awaits_player: game.awaits_player()
                || *menu.get() == Menu::Review && game.timeline().outcome_at(game.shown_ply()).is_none(),
            selection: &selection,
            settings: &settings,
            overlay_marks: overlay.marks(),
            danger_marks: danger.marks(),
            side_with_bands: formations::side_with_bands(&game, board_view.ply()),
            hint: hint.action().map(|action| position.piece_effect(action)),
        };
        wanted.extend(plan::marks(&inputs));
        if inputs.is_at_rest {
            let in_danger = pieces_in_danger(&game, &settings, position);
            wanted.extend(in_danger.into_iter().map(|at| Mark::new(at, &THREAT)));
        }
    }
    if let (Screen::Editor, Some(editor)) = (screen.get(), editor) {
        wanted.extend(editor::marks(&editor, &selection));
        let best = analysis.as_ref().and_then(|analysis| best_action::in_editor(analysis));
        let effect = best.map(|(position, action)| position.piece_effect(action));
        wanted.extend(effect.into_iter().flat_map(plan::endpoint_marks));
    }
    for (entity, mark) in &marks {
        if is_ground_changed || !wanted.remove(mark) {
            commands.entity(entity).despawn();
        }
    }
    // The ground of the match has nothing to do with the board in the editor.
    let position = games::shown_position(&game).filter(|_| *screen.get() != Screen::Editor);
    let surface_height = |spot| position.map_or(0.0, |position| position.ground_height(spot, settings.ground));
    for mark in wanted {
        let height = mark.kind.height + surface_height(mark.at);
        let rotation = match mark.kind.orientation {
            MarkOrientation::Symmetric => Quat::IDENTITY,
            MarkOrientation::Upright => camera.single().map_or(Quat::IDENTITY, upright_rotation),
            MarkOrientation::Directed => mark.heading.map_or(Quat::IDENTITY, Heading::rotation),
        };
        let mut entity = commands.spawn((
            mark,
            Mesh3d(assets.mesh(mark.kind)),
            MeshMaterial3d(assets.material(mark.kind)),
            Transform::from_translation(layout.world_position(mark.at) + Vec3::Y * height).with_rotation(rotation),
        ));
        if mark.kind.is_visible_through_pieces {
            entity.with_child((Mesh3d(assets.mesh(mark.kind)), MeshMaterial3d(assets.hidden_material.clone())));
        }
    }
}

/// Turns the upright marks when the camera has moved to another side of the board.
fn turn_upright_marks(
    camera: Query<&Transform, (With<TableCamera>, Changed<Transform>)>,
    mut marks: Query<(&Mark, &mut Transform), Without<TableCamera>>,
) {
    let Ok(camera) = camera.single() else { return };
    let rotation = upright_rotation(camera);
    for (mark, mut transform) in &mut marks {
        if mark.kind.orientation == MarkOrientation::Upright && transform.rotation != rotation {
            transform.rotation = rotation;
        }
    }
}

/// The rotation by quarter turns about the vertical in which a mark is upright for this camera.
fn upright_rotation(camera: &Transform) -> Quat {
    Quat::from_rotation_y(f32::from(quarter_turns(camera)) * FRAC_PI_2)
}
