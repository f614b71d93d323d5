//! Captured pieces, which stand beside the board on the side of their captor. They are a projection of the position that the board shows, as
//! the pieces on the board are, and appear when the animation of the capture has ended.

use bevy::prelude::*;

use super::PieceAssets;
use super::assets::{AssetStores, PieceLook};
use super::prefab::Detail;
use cannon_app_base::common::board::{BoardLayout, EditedBoard, Heading};
use cannon_app_base::common::pieces::PieceModel;
use cannon_app_base::common::{AppSystems, AssetKind, AssetReloadRequest, UpdateIsAnimating};
use cannon_app_base::play::{BoardView, Match};
use cannon_app_games as games;
use cannon_rules::Side;

/// Size of a captured piece, relative to a piece on the board.
const SIZE: f32 = 0.55;
/// Distance of the row from the frame, and of the first piece from the captor's corner of the frame.
const FROM_FRAME: f32 = 0.34;
const FROM_CORNER: f32 = 0.30;
/// Distance between neighbours in the row.
const SPACING: f32 = 0.48;
/// Width of the shadow under a piece, relative to its footprint, and its height above the table.
const SHADOW_SPREAD: f32 = 1.5;
const SHADOW_HEIGHT: f32 = 0.006;

/// A captured piece.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
#[require(Transform, Visibility)]
pub struct CapturedPiece {
    /// Its owner.
    pub side: Side,
    /// Its look.
    pub model: &'static PieceModel,
    /// Its number in the row of the captor.
    pub nth: usize,
}

/// Adds the entities, which need no rendering.
pub fn captured_plugin(app: &mut App) {
    app.add_systems(Update, follow_captures.in_set(AppSystems::Animate).after(UpdateIsAnimating));
}

/// What determines the captured pieces: the revision of the match, the ply, the layout, and whether there is a game on the table.
type Inputs = (u64, usize, BoardLayout, bool);

/// Makes the entities show the pieces that were captured before the shown position.
fn follow_captures(
    mut commands: Commands,
    (game, board_view, layout): (Res<Match>, Res<BoardView>, Res<BoardLayout>),
    edited: Res<EditedBoard>,
    captured: Query<(Entity, &CapturedPiece)>,
    mut inputs: Local<Option<Inputs>>,
) {
    let ply = board_view.described_ply(&game);
    let current = (game.revision(), ply, *layout, edited.0.is_none());
    let previous = inputs.replace(current);
    if previous == Some(current) {
        return;
    }
    let is_relaid = previous.is_none_or(|(_, _, previous, _)| previous != *layout);
    let mut wanted = Vec::new();
    let mut counts = [0; 2];
    for (side, model) in games::captured_pieces_at(game.timeline(), ply).into_iter().filter(|_| edited.0.is_none()) {
        let count = &mut counts[side.index()];
        wanted.push(CapturedPiece { side, model, nth: *count });
        *count += 1;
    }
    for (entity, piece) in &captured {
        match wanted.iter().position(|wanted| wanted == piece).filter(|_| !is_relaid) {
            Some(index) => drop(wanted.swap_remove(index)),
            None => commands.entity(entity).despawn(),
        }
    }
    for piece in wanted {
        commands.spawn((piece, place(*layout, !piece.side, piece.nth)));
    }
}

/// The pose of the n-th piece in the row of its captor: to the right of the captor, from the near corner on, facing the captor.
fn place(layout: BoardLayout, captor: Side, nth: usize) -> Transform {
    let half = layout.frame_half_width();
    let along = half - FROM_CORNER - SPACING * nth as f32;
    let (x, z) = match captor {
        Side::South => (half + FROM_FRAME, along),
        Side::North => (-half - FROM_FRAME, -along),
    };
    Transform::from_xyz(x, -layout.table_depth(), z)
        .with_rotation(Heading::forward(!captor).rotation())
        .with_scale(Vec3::splat(SIZE))
}

/// The look for which a body was built.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub(super) struct BuiltLook(PieceLook);

/// Spawns the bodies of captured pieces, and replaces all of them when the look or the models change. They are small, so that the models of
/// low detail suffice.
pub(super) fn update_captured_bodies(
    mut commands: Commands,
    mut assets: ResMut<PieceAssets>,
    mut stores: AssetStores,
    mut reloads: MessageReader<AssetReloadRequest>,
    captured: Query<(Entity, &CapturedPiece, Option<&BuiltLook>)>,
) {
    let is_reloaded = reloads.read().any(|reload| reload.0 == AssetKind::Model);
    let assets = assets.bypass_change_detection();
    for (entity, CapturedPiece { side, model, .. }, built) in &captured {
        let look = assets.look;
        if !is_reloaded && built.is_some_and(|built| built.0 == look) {
            continue;
        }
        assets.ensure_loaded(model, &mut stores);
        let Some(prefab) = assets.prefab(model, *side) else { continue };
        commands.entity(entity).despawn_related::<Children>().insert(BuiltLook(look));
        let scale = model.scale(look.set, look.size);
        let shadow = model.form(look.set).footprint * scale * SHADOW_SPREAD;
        commands.spawn((
            Mesh3d(assets.shadow_mesh.clone()),
            MeshMaterial3d(assets.shadow_materials.solid.clone()),
            Transform::from_xyz(0.0, SHADOW_HEIGHT, 0.0).with_scale(Vec3::new(shadow, 1.0, shadow)),
            ChildOf(entity),
        ));
        let body = (Transform::from_scale(Vec3::splat(scale)), Visibility::default(), ChildOf(entity));
        let body = commands.spawn(body).id();
        prefab.spawn(&mut commands, (body, entity), |_| Transform::IDENTITY, Detail::Low);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_app_base::common::board::BoardGrid;

    #[test]
    fn rows_stand_on_the_table_beside_the_frame_at_the_right_of_their_captors() {
        let layout = BoardLayout::plain(10, BoardGrid::Points);
        let half = layout.frame_half_width();
        for (captor, seat) in [(Side::South, 1.0), (Side::North, -1.0)] {
            // All soldiers and the town.
            for nth in 0..16 {
                let Vec3 { x, y, z } = place(layout, captor, nth).translation;
                assert!(x * seat > half && x * seat < half + 0.6 && y == -layout.table_depth());
                assert!(z.abs() < half, "{nth} is beside the board: {z}");
            }
            assert!(place(layout, captor, 0).translation.z * seat > half - 0.5, "the row begins at the captor");
        }
        let [first, second] = [0, 1].map(|nth| place(layout, Side::South, nth).translation);
        assert!(first.distance(second) > 2.0 * 0.38 * SIZE, "neighbours do not touch");
    }
}
