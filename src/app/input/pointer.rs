//! Pointer input on the board: observers of Bevy's picking events on the proxies of the spots.

use bevy::picking::events::{Click, DragDrop, DragEnd, DragStart, Move, Out, Over, Pointer};
use bevy::picking::pointer::PointerButton;
use bevy::prelude::*;

use super::selection::{GestureKind, Selection, SpotGesture};
use super::touch::TableTouches;
use super::trail::Trail;
use crate::app::common::board::BoardSpot;

/// Sets the hovered spot.
pub(super) fn on_pointer_over(over: On<Pointer<Over>>, spots: Query<&BoardSpot>, mut selection: ResMut<Selection>) {
    if let Ok(spot) = spots.get(over.entity) {
        selection.hovered = Some(spot.0);
    }
}

/// Clears the hovered spot, unless the pointer has already entered another.
pub(super) fn on_pointer_out(out: On<Pointer<Out>>, spots: Query<&BoardSpot>, mut selection: ResMut<Selection>) {
    if let Ok(spot) = spots.get(out.entity)
        && selection.hovered == Some(spot.0)
    {
        selection.hovered = None;
    }
}

/// Adds the pointer's position to the trail of a drag.
pub(super) fn on_pointer_move(moved: On<Pointer<Move>>, spots: Query<&BoardSpot>, mut selection: ResMut<Selection>) {
    if spots.contains(moved.entity)
        && let Some(position) = moved.hit.position.filter(|_| selection.trail.is_active())
    {
        selection.trail.push(position);
    }
}

/// Reports a click.
pub(super) fn on_click(
    click: On<Pointer<Click>>,
    spots: Query<&BoardSpot>,
    touches: Res<TableTouches>,
    gestures: MessageWriter<SpotGesture>,
) {
    if touches.plays(click.pointer_id) {
        send_gesture(click.button, spots.get(click.entity), GestureKind::Click, gestures);
    }
}

/// Reports the start of a drag and starts its trail.
pub(super) fn on_drag_start(
    drag: On<Pointer<DragStart>>,
    spots: Query<&BoardSpot>,
    touches: Res<TableTouches>,
    mut selection: ResMut<Selection>,
    gestures: MessageWriter<SpotGesture>,
) {
    if !touches.plays(drag.pointer_id) {
        return;
    }
    if drag.button == PointerButton::Primary
        && spots.contains(drag.entity)
        && let Some(position) = drag.hit.position
    {
        selection.trail = Trail::starting_at(position);
    }
    send_gesture(drag.button, spots.get(drag.entity), GestureKind::DragStart, gestures);
}

/// Reports the end of a drag over a spot.
pub(super) fn on_drag_drop(
    drop: On<Pointer<DragDrop>>,
    spots: Query<&BoardSpot>,
    touches: Res<TableTouches>,
    gestures: MessageWriter<SpotGesture>,
) {
    if touches.plays(drop.pointer_id) {
        send_gesture(drop.button, spots.get(drop.entity), GestureKind::Drop, gestures);
    }
}

/// Reports the end of a drag.
pub(super) fn on_drag_end(drag: On<Pointer<DragEnd>>, spots: Query<&BoardSpot>, gestures: MessageWriter<SpotGesture>) {
    send_gesture(drag.button, spots.get(drag.entity), GestureKind::DragEnd, gestures);
}

/// Sends a message for the primary button.
fn send_gesture<E>(
    button: PointerButton,
    spot: Result<&BoardSpot, E>,
    kind: GestureKind,
    mut gestures: MessageWriter<SpotGesture>,
) {
    if button == PointerButton::Primary
        && let Ok(spot) = spot
    {
        gestures.write(SpotGesture { at: spot.0, kind });
    }
}
