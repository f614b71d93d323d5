//! Lines and a ghost that preview the action under the pointer.

use crate::app::common::marks::Overlay;
use bevy::prelude::*;

use crate::app::common::board::BoardLayout;
use crate::app::common::marks::flat::flat_material;
use crate::app::common::marks::style::LINE_COLOUR;
use crate::app::common::pieces::PieceState;
use crate::app::games::{self, Intent};
use crate::app::input::Selection;
use crate::app::pieces::{At, BoardView, Body, PieceAssets};
use crate::app::play::Match;
use crate::app::states::Menu;

/// Height of the bars above the spots that they connect.
const BAR_HEIGHT: f32 = 0.04;

/// An entity of the preview.
#[derive(Component)]
pub(super) struct OverlayPart;

/// Meshes and material of the preview.
pub(super) struct OverlayAssets {
    dot: Handle<Mesh>,
    bar: Handle<Mesh>,
    material: Handle<StandardMaterial>,
}

impl FromWorld for OverlayAssets {
    fn from_world(world: &mut World) -> Self {
        let mut meshes = world.resource_mut::<Assets<Mesh>>();
        let dot = meshes.add(Sphere::new(0.06).mesh().uv(12, 8));
        let bar = meshes.add(Cuboid::new(0.05, 0.012, 1.0));
        let colour = StandardMaterial { base_color: LINE_COLOUR, ..flat_material() };
        let material = world.resource_mut::<Assets<StandardMaterial>>().add(colour);
        OverlayAssets { dot, bar, material }
    }
}

/// Draws the preview for the current choice and focus.
pub(super) fn show_overlay(
    mut commands: Commands,
    mut shown: Local<Overlay>,
    parts: Query<Entity, With<OverlayPart>>,
    assets: Local<OverlayAssets>,
    game: Res<Match>,
    stage: Res<BoardView>,
    selection: Res<Selection>,
    layout: Res<BoardLayout>,
    menu: Res<State<Menu>>,
    piece_assets: Option<Res<PieceAssets>>,
    pieces: Query<(&At, &Children), With<PieceState>>,
    mut bodies: Query<&mut Visibility, With<Body>>,
) {
    let at_rest = !stage.is_busy() && stage.ply() == game.shown_ply();
    let wanted =
        if at_rest && game.awaits_player() && *menu.get() != Menu::Photo { in_focus(&game, &selection) } else { None };
    let wanted = wanted.unwrap_or_default();
    if *shown == wanted {
        return;
    }
    for part in &parts {
        commands.entity(part).despawn();
    }
    let part = |mesh: &Handle<Mesh>| (OverlayPart, Mesh3d(mesh.clone()), MeshMaterial3d(assets.material.clone()));
    for &[from, to] in &wanted.bars {
        let along = Transform::from_translation((from + to) / 2.0 + Vec3::Y * BAR_HEIGHT)
            .looking_to(to - from, Vec3::Y)
            .with_scale(Vec3::new(1.0, 1.0, from.distance(to)));
        commands.spawn((part(&assets.bar), along));
    }
    for &place in &wanted.dots {
        commands.spawn((part(&assets.dot), Transform::from_translation(place)));
    }
    if let (Some(ghost), Some(assets)) = (wanted.ghost, piece_assets) {
        let stance = ghost.figure.stance(*layout, ghost.at);
        let aim = stance.rotation.inverse() * ghost.aim.rotation();
        let likeness = commands.spawn((OverlayPart, stance, Visibility::default())).id();
        assets.hang_likeness(&mut commands, (ghost.figure.model, ghost.figure.side), aim, likeness);
    }
    // A piece whose ghost stands on the same spot is hidden.
    for (at, children) in &pieces {
        let stands_in = wanted.ghost.is_some_and(|ghost| ghost.at == at.0);
        let visibility = if stands_in { Visibility::Hidden } else { Visibility::Inherited };
        for child in children {
            if let Ok(mut body) = bodies.get_mut(*child) {
                body.set_if_neq(visibility);
            }
        }
    }
    *shown = wanted;
}

fn in_focus(game: &Match, selection: &Selection) -> Option<Overlay> {
    let position = games::live(game)?;
    let (choice, focus) = (selection.choice()?, selection.focus());
    // During a drag, the preview shows what dropping the piece would do.
    let dropped = match (selection.dragged(), focus) {
        (Some(piece), Some(focus)) if focus != piece => position.dropped(choice, focus, selection.drag_heading()),
        _ => return Some(position.overlay(choice, focus)),
    };
    let meant = match dropped {
        Intent::Choose(choice) => Some(choice),
        Intent::Play { action, .. } => position.choice_for(action),
        Intent::LetGo | Intent::Refuse(_) => None,
    };
    Some(position.overlay(meant.as_ref().unwrap_or(choice), focus))
}
