//! The pointer on the board as a brush: a stroke begins where the button is pressed and goes on over every place until it is let go.

use bevy::picking::events::{Over, Pointer, Press};
use bevy::picking::pointer::{PointerAction, PointerButton, PointerInput};
use bevy::prelude::*;

use super::Edit;
use crate::app::common::board::BoardSpot;
use crate::app::common::board::Spot;
use crate::app::states::{Menu, Screen};

/// Whether the button is held that paints.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(super) struct Hand {
    paints: bool,
}

pub(super) fn begin(
    press: On<Pointer<Press>>,
    spots: Query<&BoardSpot>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    mut hand: ResMut<Hand>,
    mut edits: MessageWriter<Edit>,
) {
    let at_work = *screen.get() == Screen::Editor && *menu.get() == Menu::None;
    if at_work
        && press.button == PointerButton::Primary
        && let Ok(spot) = spots.get(press.entity)
    {
        hand.paints = true;
        edits.write(Edit::Stroke(spot.0));
    }
}

pub(super) fn go_on(
    over: On<Pointer<Over>>,
    spots: Query<&BoardSpot>,
    hand: Res<Hand>,
    mut edits: MessageWriter<Edit>,
) {
    if hand.paints
        && let Ok(spot) = spots.get(over.entity)
    {
        edits.write(Edit::Stroke(spot.0));
    }
}

/// The button may be let go anywhere, also beside the board.
pub(super) fn end(mut pointers: MessageReader<PointerInput>, mut hand: ResMut<Hand>, mut edits: MessageWriter<Edit>) {
    let let_go = pointers
        .read()
        .any(|input| matches!(input.action, PointerAction::Release(PointerButton::Primary) | PointerAction::Cancel));
    if let_go && hand.paints {
        hand.paints = false;
        edits.write(Edit::EndStroke);
    }
}

/// The places from one to another without the first, as straight as places allow: a quick hand leaves no gaps.
pub(super) fn line(from: Spot, to: Spot) -> impl Iterator<Item = Spot> {
    let (files, ranks) = (i32::from(to.file) - i32::from(from.file), i32::from(to.rank) - i32::from(from.rank));
    let steps = files.abs().max(ranks.abs());
    let part = move |start: u8, way: i32, step: i32| {
        let moved = (way * step * 2 + way.signum() * steps) / (2 * steps);
        // Between two places of the board there are only places of the board.
        u8::try_from(i32::from(start) + moved).unwrap_or(start)
    };
    (1..=steps).map(move |step| Spot::new(part(from.file, files, step), part(from.rank, ranks, step)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_has_no_gaps_and_ends_where_it_should() {
        let from = Spot::new(3, 10);
        for to in (0..20).flat_map(|file| (0..20).map(move |rank| Spot::new(file, rank))) {
            let way: Vec<Spot> = std::iter::once(from).chain(line(from, to)).collect();
            assert_eq!(way.last(), Some(&to));
            let near = |a: Spot, b: Spot| a.file.abs_diff(b.file) <= 1 && a.rank.abs_diff(b.rank) <= 1 && a != b;
            assert!(way.windows(2).all(|pair| near(pair[0], pair[1])), "{way:?}");
        }
    }
}
