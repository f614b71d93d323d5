//! Marks on the board: what a selected piece can do, the last action, threats, the cursor, firing lines.
//!
//! [`plan`] decides which marks there should be, as a pure function; this file keeps the entities in line with it, [`shapes`] draws
//! them and [`style`] holds colours and sizes. Every kind has a shape of its own, so that none is told by its colour alone.

use std::collections::HashSet;

use bevy::prelude::*;

use super::AppSystems;
use super::board::geometry::world_of;
use super::input::Selection;
use super::opponent::Hint;
use super::pieces::Stage;
use super::play::Match;
use super::settings::Settings;
use super::states::Screen;
use crate::rules::cannon;

mod behind;
mod firing_line;
mod flat;
pub mod plan;
mod shapes;
pub mod style;

pub use plan::{Mark, MarkKind};
use shapes::MarkAssets;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(behind::plugin).add_systems(Startup, shapes::make_assets).add_systems(
        Update,
        (sync_marks, firing_line::show_line).in_set(AppSystems::Project).after(super::pieces::follow_match),
    );
}

/// Brings the mark entities in line with the plan: those that stay are left alone.
fn sync_marks(
    mut commands: Commands,
    marks: Query<(Entity, &Mark)>,
    assets: Option<Res<MarkAssets>>,
    game: Res<Match>,
    stage: Res<Stage>,
    selection: Res<Selection>,
    settings: Res<Settings>,
    hint: Res<Hint>,
    screen: Res<State<Screen>>,
) {
    let Some(assets) = assets else { return };
    let mut wanted = HashSet::new();
    if *screen.get() == Screen::Play
        && let Some(timeline) = game.timeline().of::<cannon::Position>()
    {
        let scene = plan::Scene {
            timeline,
            ply: stage.ply(),
            at_rest: !stage.is_busy() && stage.ply() == game.shown_ply(),
            awaits_player: game.awaits_player(),
            selection: &selection,
            settings: &settings,
            hint: hint.action(),
        };
        wanted.extend(plan::marks(&scene));
    }
    for (entity, mark) in &marks {
        if !wanted.remove(mark) {
            commands.entity(entity).despawn();
        }
    }
    for mark in wanted {
        let turned = Quat::from_rotation_y(mark.heading.map_or(0.0, shapes::heading_angle));
        let height = style::height(mark.kind);
        let mut entity = commands.spawn((
            mark,
            Mesh3d(assets.mesh(mark.kind)),
            MeshMaterial3d(assets.material()),
            Transform::from_translation(world_of(mark.at) + Vec3::Y * height).with_rotation(turned),
        ));
        if behind::shines_through(mark.kind) {
            entity.with_child((Mesh3d(assets.mesh(mark.kind)), MeshMaterial3d(assets.behind_pieces())));
        }
    }
}
