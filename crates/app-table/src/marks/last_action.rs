//! The trace of an action: its path and the trajectory of its shot. A game shows the trace of the last action until the next action; a
//! review shows the trace of the action of which it speaks, which follows the shown position while that is the position before the action.
//!
//! The path of the last action is a trail, which widens from where the piece began to where it stands. The path of the action that follows is
//! an arrow.

use bevy::prelude::*;

use super::best_action;
use super::lines::{LineKind, Lines, arrow};
use super::{MarkAssets, mark_look};
use cannon_app_activities::opponent::LiveAnalysis;
use cannon_app_activities::review::Review;
use cannon_app_base::common::board::BoardLayout;
use cannon_app_base::common::marks::flat_shape::FlatShape;
use cannon_app_base::common::marks::kinds::LAST_TO;
use cannon_app_base::common::marks::style::layer;
use cannon_app_base::common::marks::{ActionTrace, MarkLook};
use cannon_app_base::play::{BoardView, Match};
use cannon_app_base::settings::Settings;
use cannon_app_base::states::{Menu, Screen};
use cannon_app_games as games;
use cannon_appearance::PieceSet;

/// Width of the trail at its start and at its end.
const WIDTHS: [f32; 2] = [0.06, 0.24];
/// Distance of the trail's start from the origin, and of its end from the middle of the piece.
const START_DISTANCE: f32 = 0.20;
const END_DISTANCE: f32 = 0.44;

/// The trace of the action that led to a ply or, before an action in a review of the game, of that action. `None` if there is none.
pub(super) fn trace(
    game: &Match,
    ply: usize,
    set: PieceSet,
    (review, menu): (Option<&Review>, Menu),
) -> Option<ActionTrace> {
    let traced_ply = if is_next_shown(game, review, menu) { ply } else { ply.checked_sub(1)? };
    let timeline = game.timeline();
    Some(games::position_at(timeline, traced_ply)?.action_trace(timeline.action_at(traced_ply)?, set))
}

/// Whether the trace shows the action that follows, as before an action in a review of the game.
fn is_next_shown(game: &Match, review: Option<&Review>, menu: Menu) -> bool {
    menu == Menu::Review && game.is_game() && review.is_some_and(|review| review.is_before(game))
}

/// Spawns the lines of the trace while the pieces are at rest, and despawns the lines of another action.
pub(super) fn update_trace_lines(
    mut lines: Lines,
    mut shown: Local<Vec<ActionTrace>>,
    (game, review, live): (Res<Match>, Option<Res<Review>>, Option<Res<LiveAnalysis>>),
    (board_view, layout): (Res<BoardView>, Res<BoardLayout>),
    (settings, marks, mut meshes): (Res<Settings>, Res<MarkAssets>, ResMut<Assets<Mesh>>),
    mut shown_look: Local<MarkLook>,
    (screen, menu): (Res<State<Screen>>, Res<State<Menu>>),
) {
    let (ply, timeline, menu) = (board_view.ply(), game.timeline(), *menu.get());
    let is_wanted = settings.show_last_action || menu == Menu::Review;
    let is_visible = is_wanted && *screen.get() == Screen::Play && menu != Menu::Photo && board_view.is_at_rest(&game);
    let wanted = if is_visible { trace(&game, ply, settings.pieces, (review.as_deref(), menu)) } else { None };
    let mut wanted = wanted.unwrap_or_default();
    let has_arrow = is_next_shown(&game, review.as_deref(), menu);
    let best = best_action::shown(live.as_deref(), review.as_deref(), &game, menu);
    if best.is_some() && best == timeline.action_at(ply) {
        // The best action was played, and has an arrow already.
        wanted = ActionTrace::default();
    } else if let Some((position, action)) = games::position_at(timeline, ply).zip(timeline.action_at(ply))
        && has_arrow
    {
        wanted = arrow(wanted, position.piece_effect(action), *layout);
    }
    let path = if has_arrow { Vec::new() } else { wanted.path.clone() };
    let look = mark_look(&settings, *layout);
    let is_recoloured = std::mem::replace(&mut *shown_look, look) != look;
    if is_recoloured {
        shown.clear();
    }
    if lines.replace(LineKind::LastAction, &mut shown, vec![wanted], has_arrow) && path.len() > 1 {
        let place = Transform::from_xyz(0.0, layer::LAST_ACTION, 0.0);
        let mesh = Mesh3d(meshes.add(trail(&path, &look).into_mesh()));
        lines.commands.spawn((LineKind::LastAction, mesh, MeshMaterial3d(marks.material.clone()), place));
    }
}

/// The trail along a path. It begins at the ring around the origin and ends before the piece.
fn trail(path: &[Vec3], look: &MarkLook) -> FlatShape {
    let mut points: Vec<Vec2> = path.iter().map(|place| Vec2::new(place.x, -place.z)).collect();
    let toward = |from: Vec2, to: Vec2, distance: f32| from + (to - from).normalize_or_zero() * distance;
    let last = points.len() - 1;
    points[0] = toward(points[0], points[1], START_DISTANCE);
    points[last] = toward(points[last], points[last - 1], END_DISTANCE);
    FlatShape::bordered(look.colour(&LAST_TO), look.border(&LAST_TO)).taper(&points, WIDTHS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trail_leads_from_the_origin_to_the_piece_and_widens() {
        let path = [Vec3::ZERO, Vec3::NEG_Z, Vec3::new(1.0, 0.0, -2.0)];
        let look = MarkLook::default();
        let corners: Vec<Vec2> = trail(&path, &look).triangles().flatten().map(|(point, _)| point).collect();
        let near = |place: Vec2| corners.iter().map(|corner| corner.distance(place)).fold(f32::INFINITY, f32::min);
        assert!(near(Vec2::ZERO) < 0.3 && near(Vec2::Y) < 0.3);
        let end = near(Vec2::new(1.0, 2.0));
        assert!(end > 0.25 && end < END_DISTANCE, "{end}");
        let width = |y: f32| {
            let row = corners.iter().filter(|corner| (corner.y - y).abs() < 0.1).map(|corner| corner.x);
            row.clone().fold(f32::NEG_INFINITY, f32::max) - row.fold(f32::INFINITY, f32::min)
        };
        assert!(width(1.0) > width(START_DISTANCE));
    }
}
