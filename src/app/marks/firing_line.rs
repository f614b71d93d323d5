//! The firing line: which cannon would fire, and how the ball would fly, while a target is pointed at.

use bevy::prelude::*;

use super::shapes::flat_material;
use super::style::{LINE_COLOUR, TRAJECTORY_DOTS};
use crate::app::board::geometry::world_of;
use crate::app::effects::Trajectory;
use crate::app::input::Selection;
use crate::app::input::intent::chosen_line;
use crate::app::input::options::options_of;
use crate::app::pieces::Stage;
use crate::app::play::Match;
use crate::rules::cannon::{FiringLine, Position};

/// A part of the firing line on show.
#[derive(Component)]
pub(super) struct LinePart;

/// What the firing line is drawn with.
pub(super) struct LineAssets {
    dot: Handle<Mesh>,
    bar: Handle<Mesh>,
    material: Handle<StandardMaterial>,
}

impl FromWorld for LineAssets {
    fn from_world(world: &mut World) -> Self {
        let mut meshes = world.resource_mut::<Assets<Mesh>>();
        let dot = meshes.add(Sphere::new(0.06).mesh().uv(12, 8));
        let bar = meshes.add(Cuboid::new(0.05, 0.012, 1.0));
        let colour = StandardMaterial { base_color: LINE_COLOUR, ..flat_material() };
        let material = world.resource_mut::<Assets<StandardMaterial>>().add(colour);
        LineAssets { dot, bar, material }
    }
}

/// Draws the line of the chosen cannon while one of its targets is in focus.
pub(super) fn show_line(
    mut commands: Commands,
    mut shown: Local<Option<FiringLine>>,
    parts: Query<Entity, With<LinePart>>,
    assets: Local<LineAssets>,
    game: Res<Match>,
    stage: Res<Stage>,
    selection: Res<Selection>,
) {
    let at_rest = !stage.is_busy() && stage.ply() == game.shown_ply();
    let wanted = if at_rest && game.awaits_player() { line_in_focus(&game, &selection) } else { None };
    if *shown == wanted {
        return;
    }
    for part in &parts {
        commands.entity(part).despawn();
    }
    if let (Some(line), Some(timeline)) = (&wanted, game.timeline().of::<Position>()) {
        draw(&mut commands, &assets, timeline.position(), line);
    }
    *shown = wanted;
}

fn line_in_focus(game: &Match, selection: &Selection) -> Option<FiringLine> {
    let position = game.timeline().of::<Position>()?.position();
    let (soldier, focus) = (selection.selected()?, selection.focus()?);
    let option = options_of(position, soldier).into_iter().find(|option| option.action.target() == focus)?;
    chosen_line(&option, selection.line()).cloned()
}

fn draw(commands: &mut Commands, assets: &LineAssets, position: &Position, line: &FiringLine) {
    let (rear, muzzle) = (world_of(line.rear), world_of(line.muzzle));
    // The cannon itself: a bar on the board under its three soldiers.
    let length = rear.distance(muzzle) + 0.7;
    let along = Transform::from_translation((rear + muzzle) / 2.0 + Vec3::Y * 0.04)
        .looking_to(muzzle - rear, Vec3::Y)
        .with_scale(Vec3::new(1.0, 1.0, length));
    commands.spawn((LinePart, Mesh3d(assets.bar.clone()), MeshMaterial3d(assets.material.clone()), along));
    // The ball's way, as the shot will fly it.
    let trajectory = Trajectory::of(position, line);
    for n in 1..=TRAJECTORY_DOTS {
        let place = trajectory.at(n as f32 / TRAJECTORY_DOTS as f32);
        commands.spawn((
            LinePart,
            Mesh3d(assets.dot.clone()),
            MeshMaterial3d(assets.material.clone()),
            Transform::from_translation(place),
        ));
    }
}
