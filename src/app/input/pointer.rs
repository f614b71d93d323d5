//! The pointer on the board, by way of Bevy's picking: the flat proxies of the points report what the pointer does.

use bevy::picking::events::{Click, DragDrop, DragEnd, DragStart, Out, Over, Pointer};
use bevy::picking::pointer::PointerButton;
use bevy::prelude::*;

use super::selection::{Pointed, Pointing, Selection};
use crate::app::board::BoardPoint;

pub(super) fn enter_point(over: On<Pointer<Over>>, points: Query<&BoardPoint>, mut selection: ResMut<Selection>) {
    if let Ok(point) = points.get(over.entity) {
        selection.hovered = Some(point.0);
    }
}

pub(super) fn leave_point(out: On<Pointer<Out>>, points: Query<&BoardPoint>, mut selection: ResMut<Selection>) {
    if let Ok(point) = points.get(out.entity)
        && selection.hovered == Some(point.0)
    {
        selection.hovered = None;
    }
}

pub(super) fn click_point(click: On<Pointer<Click>>, points: Query<&BoardPoint>, pointed: MessageWriter<Pointed>) {
    report(click.button, points.get(click.entity), Pointing::Press, pointed);
}

pub(super) fn begin_drag(drag: On<Pointer<DragStart>>, points: Query<&BoardPoint>, pointed: MessageWriter<Pointed>) {
    report(drag.button, points.get(drag.entity), Pointing::Grab, pointed);
}

pub(super) fn drop_on_point(drop: On<Pointer<DragDrop>>, points: Query<&BoardPoint>, pointed: MessageWriter<Pointed>) {
    report(drop.button, points.get(drop.entity), Pointing::Drop, pointed);
}

pub(super) fn end_drag(drag: On<Pointer<DragEnd>>, points: Query<&BoardPoint>, pointed: MessageWriter<Pointed>) {
    report(drag.button, points.get(drag.entity), Pointing::Release, pointed);
}

fn report<E>(button: PointerButton, point: Result<&BoardPoint, E>, how: Pointing, mut pointed: MessageWriter<Pointed>) {
    if button == PointerButton::Primary
        && let Ok(point) = point
    {
        pointed.write(Pointed { at: point.0, how });
    }
}
