//! Pointer input on the board: observers of Bevy's picking events on the proxies of the spots.

use std::fmt::Debug;

use bevy::ecs::system::SystemParam;
use bevy::picking::events::{Click, Drag, DragDrop, DragEnd, DragStart, Move, Out, Over, Pointer, Press};
use bevy::picking::pointer::PointerButton;
use bevy::prelude::*;

use super::pointed_spot::PointedSpots;
use super::selection::{GestureKind, Selection, SpotGesture};
use super::touch::TableTouches;
use super::trail::Trail;

/// Sets the hovered spot.
pub(super) fn on_pointer_over(over: On<Pointer<Over>>, spots: PointedSpots, mut selection: ResMut<Selection>) {
    if let Some(proxy) = spots.of_proxy(over.entity) {
        selection.hovered_proxy = Some(proxy);
        selection.hovered = spots.pointed(over.entity, over.pointer_location.position, selection.choice());
    }
}

/// Clears the hovered spot, unless the pointer has already entered another.
pub(super) fn on_pointer_out(out: On<Pointer<Out>>, spots: PointedSpots, mut selection: ResMut<Selection>) {
    if let Some(proxy) = spots.of_proxy(out.entity)
        && selection.hovered_proxy == Some(proxy)
    {
        selection.hovered_proxy = None;
        selection.hovered = None;
    }
}

/// Follows the pointer within a spot, and adds its position to the trail of a drag.
pub(super) fn on_pointer_move(moved: On<Pointer<Move>>, spots: PointedSpots, mut selection: ResMut<Selection>) {
    let Some(proxy) = spots.of_proxy(moved.entity) else { return };
    if let Some(position) = moved.hit.position.filter(|_| selection.trail.is_active()) {
        selection.trail.push(position);
    }
    let pointed = spots.pointed(moved.entity, moved.pointer_location.position, selection.choice());
    if selection.hovered_proxy == Some(proxy) && selection.hovered != pointed {
        selection.hovered = pointed;
    }
}

/// System parameter that reports gestures of the primary button, or of a finger that plays, on spots of the board.
#[derive(SystemParam)]
pub(super) struct BoardGestures<'w, 's> {
    spots: PointedSpots<'w, 's>,
    selection: ResMut<'w, Selection>,
    touches: Res<'w, TableTouches>,
    gestures: MessageWriter<'w, SpotGesture>,
}

impl BoardGestures<'_, '_> {
    /// Reports a gesture on the spot of an event. Returns whether there is such a spot, and the pointer plays on it.
    fn send<E: Debug + Clone + Reflect>(
        &mut self,
        event: &Pointer<E>,
        button: PointerButton,
        kind: GestureKind,
    ) -> bool {
        // A drag also ends when a second finger has come down, so that the first finger no longer plays.
        let plays = kind == GestureKind::DragEnd || self.touches.plays(event.pointer_id);
        let is_outdated = self.selection.press_situation != self.selection.situation && kind != GestureKind::DragEnd;
        if button != PointerButton::Primary || !plays || is_outdated {
            return false;
        }
        // A drag begins with the piece, and later gestures mean the mark that is under the pointer.
        let choice = self.selection.choice().filter(|_| kind != GestureKind::DragStart);
        let spot = self.spots.pointed(event.entity, event.pointer_location.position, choice);
        let Some(at) = spot else { return false };
        self.gestures.write(SpotGesture { at, kind, situation: Some(self.selection.press_situation) });
        true
    }
}

/// Notes in which situation a button or finger was pressed.
pub(super) fn on_press(press: On<Pointer<Press>>, mut selection: ResMut<Selection>) {
    if press.button == PointerButton::Primary && selection.press_situation != selection.situation {
        selection.press_situation = selection.situation;
    }
}

/// Reports a click.
pub(super) fn on_click(click: On<Pointer<Click>>, mut gestures: BoardGestures) {
    gestures.send(&click, click.button, GestureKind::Click);
}

/// Reports the start of a drag and starts its trail.
pub(super) fn on_drag_start(drag: On<Pointer<DragStart>>, mut gestures: BoardGestures) {
    if gestures.send(&drag, drag.button, GestureKind::DragStart)
        && let Some(position) = drag.hit.position
    {
        gestures.selection.trail = Trail::starting_at(position);
        gestures.selection.drag_pointer = Some(drag.pointer_location.position);
    }
}

/// Notes where the pointer is during a drag, also beside the board.
pub(super) fn on_drag(drag: On<Pointer<Drag>>, mut selection: ResMut<Selection>) {
    if drag.button == PointerButton::Primary && selection.trail.is_active() {
        selection.drag_pointer = Some(drag.pointer_location.position);
    }
}

/// Reports the end of a drag over a spot.
pub(super) fn on_drag_drop(drop: On<Pointer<DragDrop>>, mut gestures: BoardGestures) {
    gestures.send(&drop, drop.button, GestureKind::Drop);
}

/// Reports the end of a drag.
pub(super) fn on_drag_end(drag: On<Pointer<DragEnd>>, mut gestures: BoardGestures) {
    gestures.send(&drag, drag.button, GestureKind::DragEnd);
}
