//! The pointer on the board, by way of Bevy's picking: the flat proxies of its places report what the pointer does.

use bevy::picking::events::{Click, DragDrop, DragEnd, DragStart, Move, Out, Over, Pointer};
use bevy::picking::pointer::PointerButton;
use bevy::prelude::*;

use super::selection::{Pointed, Pointing, Selection};
use super::trail::Trail;
use crate::app::common::board::BoardSpot;

pub(super) fn enter_spot(over: On<Pointer<Over>>, spots: Query<&BoardSpot>, mut selection: ResMut<Selection>) {
    if let Ok(spot) = spots.get(over.entity) {
        selection.hovered = Some(spot.0);
    }
}

pub(super) fn leave_spot(out: On<Pointer<Out>>, spots: Query<&BoardSpot>, mut selection: ResMut<Selection>) {
    if let Ok(spot) = spots.get(out.entity)
        && selection.hovered == Some(spot.0)
    {
        selection.hovered = None;
    }
}

/// A drag leaves its trail on the board.
pub(super) fn move_on_board(moved: On<Pointer<Move>>, spots: Query<&BoardSpot>, mut selection: ResMut<Selection>) {
    if spots.contains(moved.entity)
        && let Some(place) = moved.hit.position.filter(|_| selection.trail.is_under_way())
    {
        selection.trail.go_to(place);
    }
}

pub(super) fn click_spot(click: On<Pointer<Click>>, spots: Query<&BoardSpot>, pointed: MessageWriter<Pointed>) {
    report(click.button, spots.get(click.entity), Pointing::Press, pointed);
}

pub(super) fn begin_drag(
    drag: On<Pointer<DragStart>>,
    spots: Query<&BoardSpot>,
    mut selection: ResMut<Selection>,
    pointed: MessageWriter<Pointed>,
) {
    if drag.button == PointerButton::Primary
        && spots.contains(drag.entity)
        && let Some(place) = drag.hit.position
    {
        selection.trail = Trail::from(place);
    }
    report(drag.button, spots.get(drag.entity), Pointing::Grab, pointed);
}

pub(super) fn drop_on_spot(drop: On<Pointer<DragDrop>>, spots: Query<&BoardSpot>, pointed: MessageWriter<Pointed>) {
    report(drop.button, spots.get(drop.entity), Pointing::Drop, pointed);
}

pub(super) fn end_drag(drag: On<Pointer<DragEnd>>, spots: Query<&BoardSpot>, pointed: MessageWriter<Pointed>) {
    report(drag.button, spots.get(drag.entity), Pointing::Release, pointed);
}

fn report<E>(button: PointerButton, spot: Result<&BoardSpot, E>, how: Pointing, mut pointed: MessageWriter<Pointed>) {
    if button == PointerButton::Primary
        && let Ok(spot) = spot
    {
        pointed.write(Pointed { at: spot.0, how });
    }
}
