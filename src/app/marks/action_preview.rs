//! Preview of the action under the pointer: lines on the board, dots in the air and a ghost of the piece.

use crate::app::common::marks::Overlay;
use bevy::prelude::*;

use crate::app::common::board::BoardLayout;
use crate::app::common::marks::flat_shape::flat_material;
use crate::app::common::marks::style::OVERLAY_COLOUR;
use crate::app::common::pieces::PieceState;
use crate::app::games::{self, Intent};
use crate::app::input::Selection;
use crate::app::pieces::{BoardView, Body, OnSpot, PieceAssets};
use crate::app::play::Match;
use crate::app::settings::Settings;
use crate::app::states::Menu;
use crate::appearance::PieceSet;

/// Height of the bars above the spots that they connect.
pub(super) const BAR_HEIGHT: f32 = 0.04;

/// An entity of the preview.
#[derive(Component)]
pub(super) struct PreviewPart;

/// Meshes and material of the preview.
pub(super) struct PreviewAssets {
    dot: Handle<Mesh>,
    bar: Handle<Mesh>,
    material: Handle<StandardMaterial>,
}

impl FromWorld for PreviewAssets {
    fn from_world(world: &mut World) -> Self {
        let mut meshes = world.resource_mut::<Assets<Mesh>>();
        let dot = meshes.add(Sphere::new(0.06).mesh().uv(12, 8));
        let bar = meshes.add(Cuboid::new(0.05, 0.012, 1.0));
        let colour = StandardMaterial { base_color: OVERLAY_COLOUR, ..flat_material() };
        let material = world.resource_mut::<Assets<StandardMaterial>>().add(colour);
        PreviewAssets { dot, bar, material }
    }
}

/// Spawns the preview for the current choice and focus, and despawns the previous one.
pub(super) fn update_action_preview(
    mut commands: Commands,
    mut shown: Local<Overlay>,
    parts: Query<Entity, With<PreviewPart>>,
    assets: Local<PreviewAssets>,
    game: Res<Match>,
    board_view: Res<BoardView>,
    selection: Res<Selection>,
    layout: Res<BoardLayout>,
    (menu, settings): (Res<State<Menu>>, Res<Settings>),
    piece_assets: Option<Res<PieceAssets>>,
    pieces: Query<(&OnSpot, &Children), With<PieceState>>,
    mut bodies: Query<&mut Visibility, With<Body>>,
) {
    let is_at_rest = !board_view.is_animating() && board_view.ply() == game.shown_ply();
    let wanted = if is_at_rest && game.awaits_player() && *menu.get() != Menu::Photo {
        wanted_preview(&game, &selection, settings.pieces)
    } else {
        None
    };
    let wanted = wanted.unwrap_or_default();
    if *shown == wanted {
        return;
    }
    for part in &parts {
        commands.entity(part).despawn();
    }
    let part = |mesh: &Handle<Mesh>| (PreviewPart, Mesh3d(mesh.clone()), MeshMaterial3d(assets.material.clone()));
    for &[from, to] in &wanted.bars {
        let transform = Transform::from_translation((from + to) / 2.0 + Vec3::Y * BAR_HEIGHT)
            .looking_to(to - from, Vec3::Y)
            .with_scale(Vec3::new(1.0, 1.0, from.distance(to)));
        commands.spawn((part(&assets.bar), transform));
    }
    for &position in &wanted.dots {
        commands.spawn((part(&assets.dot), Transform::from_translation(position)));
    }
    if let (Some(ghost), Some(assets)) = (wanted.ghost, piece_assets) {
        let transform_of_ghost = ghost.state.rest_pose(*layout, ghost.at);
        let aim = transform_of_ghost.rotation.inverse() * ghost.aim.rotation();
        let ghost_entity = commands.spawn((PreviewPart, transform_of_ghost, Visibility::default())).id();
        assets.spawn_ghost(&mut commands, (ghost.state.model, ghost.state.side), aim, ghost_entity);
    }
    // The ghost replaces a piece on the same spot.
    for (at, children) in &pieces {
        let is_replaced_by_ghost = wanted.ghost.is_some_and(|ghost| ghost.at == at.0);
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
