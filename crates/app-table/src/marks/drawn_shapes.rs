//! The arrows and circles that the player has drawn in the shown position, and the one that is being drawn.

use bevy::prelude::*;

use super::lines::{LineKind, Lines};
use cannon_app_activities::input::Selection;
use cannon_app_activities::study::Pen;
use cannon_app_base::common::board::BoardLayout;
use cannon_app_base::play::{BoardView, Match};
use cannon_app_base::settings::Settings;
use cannon_app_base::states::{Menu, Screen};
use cannon_app_games as games;
use cannon_rules::timeline::{Shape, ShapeColor};

/// Distance from the middle of a place at which an arrow begins, in board units.
const START_DISTANCE: f32 = 0.3;

/// What is drawn on the board, with the heights of its places.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct DrawnShapes(Vec<(Shape, Vec3, Option<Vec3>)>);

/// Spawns the shapes of the shown position, and despawns those of another one.
pub(super) fn update_shapes(
    mut lines: Lines,
    mut shown: Local<DrawnShapes>,
    (game, pen, selection): (Res<Match>, Option<Res<Pen>>, Res<Selection>),
    (board_view, layout, settings): (Res<BoardView>, Res<BoardLayout>, Res<Settings>),
    (screen, menu): (Res<State<Screen>>, Res<State<Menu>>),
) {
    let is_visible = *screen.get() == Screen::Play && (game.is_game() || game.is_study());
    let node = game.timeline().node_at(board_view.ply()).filter(|_| is_visible && *menu.get() != Menu::Photo);
    let notes = node.and_then(|node| game.timeline().notes(node));
    let mut shapes: Vec<Shape> = notes.map(|notes| notes.shapes.clone()).unwrap_or_default();
    let begun = pen.as_ref().filter(|_| node.is_some()).and_then(|pen| {
        let (_, from) = pen.stroke()?;
        pen.shape_to(selection.focus().unwrap_or(from))
    });
    shapes.extend(begun);
    let position = games::position_at(game.timeline(), board_view.ply());
    let place = |spot| {
        let height = position.map_or(0.0, |position| position.ground_height(spot, settings.ground));
        layout.world_position(spot) + Vec3::Y * height
    };
    let wanted = shapes.into_iter().map(|shape| (shape, place(shape.from), shape.to.map(place)));
    let wanted = DrawnShapes(wanted.collect());
    if *shown == wanted {
        return;
    }
    for color in ShapeColor::ALL {
        lines.clear(LineKind::Drawn(color));
    }
    for &(shape, from, to) in &wanted.0 {
        let kind = LineKind::Drawn(shape.color);
        match to {
            Some(to) => {
                let start = from + (to - from).normalize_or_zero() * START_DISTANCE;
                lines.spawn(kind, &[[start, to]], &[], true);
            }
            None => lines.spawn_rings(kind, &[from]),
        }
    }
    *shown = wanted;
}
