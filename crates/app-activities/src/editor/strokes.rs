//! Brush strokes with the pointer: a stroke starts where the button is pressed and covers every spot until the button is released.

use bevy::picking::events::{Click, Over, Pointer, Press};
use bevy::picking::pointer::{PointerAction, PointerButton, PointerId, PointerInput};
use bevy::prelude::*;

use super::Edit;
use cannon_app_base::common::SeveralFingers;
use cannon_app_base::common::board::{BoardSpot, Spot};
use cannon_app_base::states::{Menu, Screen};

/// The distance in logical pixels that the pointer may travel between press and release of a click.
const MAX_CLICK_TRAVEL: f32 = 6.0;

/// State of the pointer's brush.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(super) struct BrushState {
    /// The pointer whose primary button is held since a press on the board.
    painter: Option<PointerId>,
    /// Where the secondary button was last pressed.
    right_press: Option<Vec2>,
}

/// Starts a stroke.
pub(super) fn on_press(
    press: On<Pointer<Press>>,
    spots: Query<&BoardSpot>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    several: Res<SeveralFingers>,
    mut hand: ResMut<BrushState>,
    mut edits: MessageWriter<Edit>,
) {
    if press.button == PointerButton::Secondary {
        hand.right_press = Some(press.pointer_location.position);
    }
    if is_editing(&screen, &menu)
        && press.button == PointerButton::Primary
        && !moves_camera(press.pointer_id, *several)
        && let Ok(spot) = spots.get(press.entity)
    {
        hand.painter = Some(press.pointer_id);
        edits.write(Edit::Stroke(spot.0));
    }
}

/// Whether fingers move the camera, so that this pointer does not paint.
fn moves_camera(pointer: PointerId, several: SeveralFingers) -> bool {
    pointer.is_touch() && several.0
}

/// Whether the board is edited.
fn is_editing(screen: &State<Screen>, menu: &State<Menu>) -> bool {
    *screen.get() == Screen::Editor && *menu.get() == Menu::None
}

/// Removes what is under the pointer. A drag with this button turns the camera instead.
pub(super) fn on_right_click(
    click: On<Pointer<Click>>,
    spots: Query<&BoardSpot>,
    (screen, menu): (Res<State<Screen>>, Res<State<Menu>>),
    hand: Res<BrushState>,
    mut edits: MessageWriter<Edit>,
) {
    // The event also visits the window and what else lies under the pointer, so the place of the press must stay known.
    let is_at_press = |from: Vec2| from.distance(click.pointer_location.position) <= MAX_CLICK_TRAVEL;
    if is_editing(&screen, &menu)
        && click.button == PointerButton::Secondary
        && hand.right_press.is_some_and(is_at_press)
        && let Ok(spot) = spots.get(click.entity)
    {
        edits.write(Edit::Erase(spot.0));
    }
}

/// Continues a stroke.
pub(super) fn on_pointer_over(
    over: On<Pointer<Over>>,
    spots: Query<&BoardSpot>,
    hand: Res<BrushState>,
    mut edits: MessageWriter<Edit>,
) {
    if hand.painter == Some(over.pointer_id)
        && let Ok(spot) = spots.get(over.entity)
    {
        edits.write(Edit::Stroke(spot.0));
    }
}

/// Ends a stroke. The button may be released anywhere, also outside the board. A stroke is taken back when a second finger comes down. It
/// ends, too, when a menu opens or the editor is left.
pub(super) fn end_stroke_on_release(
    mut pointers: MessageReader<PointerInput>,
    several: Res<SeveralFingers>,
    (screen, menu): (Res<State<Screen>>, Res<State<Menu>>),
    mut hand: ResMut<BrushState>,
    mut edits: MessageWriter<Edit>,
) {
    let is_interrupted = !is_editing(&screen, &menu);
    if is_interrupted && hand.right_press.is_some() {
        hand.right_press = None;
    }
    let Some(painter) = hand.painter else {
        pointers.clear();
        return;
    };
    let ends_stroke = |action: &PointerAction| {
        matches!(action, PointerAction::Release(PointerButton::Primary) | PointerAction::Cancel)
    };
    let is_released = pointers.read().any(|input| input.pointer_id == painter && ends_stroke(&input.action));
    let is_cancelled = moves_camera(painter, *several);
    if is_released || is_cancelled || is_interrupted {
        hand.painter = None;
        edits.write(if is_cancelled { Edit::CancelStroke } else { Edit::EndStroke });
    }
}

/// Ends the presses of both buttons when the set-up changes in another way, as by Undo. What follows from such a press would change a
/// set-up that the player did not see when pressing.
pub(super) fn end_presses_on_edits(mut edits: MessageReader<Edit>, mut hand: ResMut<BrushState>) {
    let leaves_board = |edit: &Edit| {
        matches!(edit, Edit::Stroke(_) | Edit::SelectTool(_) | Edit::SetMirrored(_) | Edit::HighlightIssue(_))
    };
    if edits.read().any(|edit| !leaves_board(edit)) {
        hand.painter = None;
        hand.right_press = None;
    }
}

/// The spots on a straight line between two spots, without the first. It closes the gaps that a fast pointer leaves.
pub(super) fn line_between(from: Spot, to: Spot) -> impl Iterator<Item = Spot> {
    let (files, ranks) = (i32::from(to.file) - i32::from(from.file), i32::from(to.rank) - i32::from(from.rank));
    let steps = files.abs().max(ranks.abs());
    let coordinate = move |start: u8, delta: i32, step: i32| {
        let moved = (delta * step * 2 + delta.signum() * steps) / (2 * steps);
        // A coordinate between two valid ones is valid.
        u8::try_from(i32::from(start) + moved).unwrap_or(start)
    };
    (1..=steps).map(move |step| Spot::new(coordinate(from.file, files, step), coordinate(from.rank, ranks, step)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn line_has_no_gaps_and_ends_at_its_target() {
        let from = Spot::new(3, 10);
        for to in (0..20).flat_map(|file| (0..20).map(move |rank| Spot::new(file, rank))) {
            let spots: Vec<Spot> = std::iter::once(from).chain(line_between(from, to)).collect();
            assert_eq!(spots.last(), Some(&to));
            let adjacent = |a: Spot, b: Spot| a.file.abs_diff(b.file) <= 1 && a.rank.abs_diff(b.rank) <= 1 && a != b;
            assert!(spots.windows(2).all(|pair| adjacent(pair[0], pair[1])), "{spots:?}");
        }
    }
}
