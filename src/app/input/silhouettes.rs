//! What stands on a point takes the pointer too: whoever points at a soldier's hat means the soldier, not the point behind it.
//!
//! Each of the board's flat proxies has an upright one as its child, of the rough shape of a piece. Pointer events rise from
//! the child to its parent, so nothing else has to know of it. It is in the way of the pointer only while
//! [`pieces_that_take_the_pointer`] names it.

use bevy::prelude::*;

use super::options::options_of;
use super::selection::Selection;
use crate::app::board::BoardPoint;
use crate::app::play::Match;
use crate::rules::Game;
use crate::rules::cannon::{PieceKind, Point, Position};

/// Radius at the foot, radius at the top and height of a soldier, a little inside its outline.
const SOLDIER: Silhouette = Silhouette { foot: 0.27, top: 0.10, height: 0.92 };
/// The same of a town.
const TOWN: Silhouette = Silhouette { foot: 0.36, top: 0.12, height: 0.90 };
/// Segments around.
const AROUND: u32 = 12;

/// A cone without its tip.
struct Silhouette {
    foot: f32,
    top: f32,
    height: f32,
}

impl Silhouette {
    fn mesh(&self) -> Mesh {
        let cone = ConicalFrustum { radius_top: self.top, radius_bottom: self.foot, height: self.height };
        cone.mesh().resolution(AROUND).build().translated_by(Vec3::Y * self.height / 2.0)
    }
}

/// An upright proxy, child of the flat proxy of the same point.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct Upright(Point);

/// The two shapes that an upright proxy can have.
#[derive(Resource)]
pub(super) struct Shapes {
    soldier: Handle<Mesh>,
    town: Handle<Mesh>,
}

/// Puts an upright proxy on every point, where there are meshes to cast rays at.
pub(super) fn raise(
    mut commands: Commands,
    points: Query<(Entity, &BoardPoint)>,
    meshes: Option<ResMut<Assets<Mesh>>>,
) {
    let Some(mut meshes) = meshes else { return };
    let shapes = Shapes { soldier: meshes.add(SOLDIER.mesh()), town: meshes.add(TOWN.mesh()) };
    for (parent, point) in &points {
        commands.spawn((
            Upright(point.0),
            Name::new(format!("what stands on {}", point.0)),
            Pickable::IGNORE,
            // A mesh without a material is cast rays at, but not drawn.
            Mesh3d(shapes.soldier.clone()),
            Transform::default(),
            Visibility::default(),
            ChildOf(parent),
        ));
    }
    commands.insert_resource(shapes);
}

/// Keeps the upright proxies in line with the position on show and the selection.
pub(super) fn keep_in_line(
    mut uprights: Query<(&Upright, &mut Pickable, &mut Mesh3d)>,
    shapes: Option<Res<Shapes>>,
    game: Res<Match>,
    selection: Res<Selection>,
) {
    let (Some(shapes), true) = (shapes, game.is_changed() || selection.is_changed()) else { return };
    let timeline = game.timeline().of::<Position>();
    let Some(position) = timeline.and_then(|timeline| timeline.position_at(game.shown_ply())) else { return };
    let meant = pieces_that_take_the_pointer(position, selection.selected());
    for (upright, mut pickable, mut mesh) in &mut uprights {
        let wanted = if meant.contains(&upright.0) { Pickable::default() } else { Pickable::IGNORE };
        pickable.set_if_neq(wanted);
        if let Some((_, kind)) = position.piece_at(upright.0) {
            let shape = if kind == PieceKind::Town { &shapes.town } else { &shapes.soldier };
            mesh.set_if_neq(Mesh3d(shape.clone()));
        }
    }
}

/// The pieces that are meant by who points at them, and not what lies behind them on the screen: own soldiers and the targets of the
/// selected one; any piece while nothing is selected. While towns are placed, points are all that matters.
#[must_use]
pub fn pieces_that_take_the_pointer(position: &Position, selected: Option<Point>) -> Vec<Point> {
    let side = position.side_to_move();
    let targets: Option<Vec<Point>> = selected
        .map(|soldier| options_of(position, soldier).into_iter().map(|option| option.action.target()).collect());
    let is_meant = |&point: &Point| match (position.piece_at(point), &targets) {
        (None, _) => false,
        (Some(_), None) => !position.is_placing(),
        (Some(piece), Some(targets)) => piece == (side, PieceKind::Soldier) || targets.contains(&point),
    };
    Point::all().filter(is_meant).collect()
}
