//! The pen: arrows and circles that the player draws on the board, in a game, in a review and in a study.
//!
//! With a held modifier key a drag draws an arrow and a click draws a circle. With the pen in the hand, every click and drag draws: a first
//! click begins an arrow, and a second one ends it, so that keys, gamepads, fingers and screen readers draw as well.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::PanelRequest;
use crate::input::{GestureKind, Modifiers};
use cannon_app_base::common::ModifierKey;
use cannon_app_base::common::board::Spot;
use cannon_app_base::common::command::Command;
use cannon_app_base::play::{Match, Request, TreeEdit};
use cannon_app_base::states::{Menu, Screen};
use cannon_rules::timeline::{Shape, ShapeColor};

/// The pen of the player.
#[derive(Resource, Debug, Default)]
pub struct Pen {
    /// The colour of the pen in the player's hand; `None` if the player plays.
    color: Option<ShapeColor>,
    /// The colour and the first place of the shape that is being drawn.
    stroke: Option<(ShapeColor, Spot)>,
    /// Whether the shape is drawn by a drag, as opposed to two clicks.
    is_dragged: bool,
}

impl Pen {
    /// The colour of the pen in the player's hand.
    pub fn color(&self) -> Option<ShapeColor> {
        self.color
    }

    /// Takes a pen of this colour, or puts it down.
    fn set_color(&mut self, color: Option<ShapeColor>) {
        *self = Pen { color, ..Pen::default() };
    }

    /// The colour and the first place of the shape that is being drawn.
    pub fn stroke(&self) -> Option<(ShapeColor, Spot)> {
        self.stroke
    }

    /// The shape that the stroke would be if it ended at this place.
    pub fn shape_to(&self, at: Spot) -> Option<Shape> {
        let (color, from) = self.stroke?;
        Some(Shape { color, from, to: (from != at).then_some(at) })
    }

    /// Takes a gesture. `held` is the colour of the held modifier keys. Returns whether the gesture belongs to the pen, and the shape that it
    /// completes.
    fn take(&mut self, at: Spot, kind: GestureKind, held: Option<ShapeColor>) -> (bool, Option<Shape>) {
        let color = held.or(self.color);
        match (kind, color) {
            (GestureKind::DragEnd, _) => {
                let was_dragged = std::mem::take(&mut self.is_dragged);
                if was_dragged {
                    self.stroke = None;
                }
                (was_dragged, None)
            }
            (GestureKind::DragStart, Some(color)) => {
                (self.stroke, self.is_dragged) = (Some((color, at)), true);
                (true, None)
            }
            (GestureKind::Drop, _) if self.is_dragged => (true, self.finish(at)),
            // The click at the end of a drag within one place comes before the end of the drag.
            (GestureKind::Click, _) if self.is_dragged => (true, None),
            (GestureKind::Click, Some(color)) if held.is_some() => (true, Some(Shape { color, from: at, to: None })),
            (GestureKind::Click, Some(_)) if self.stroke.is_some() => (true, self.finish(at)),
            (GestureKind::Click, Some(color)) => {
                self.stroke = Some((color, at));
                (true, None)
            }
            _ => (false, None),
        }
    }

    /// Ends the stroke at a place.
    fn finish(&mut self, at: Spot) -> Option<Shape> {
        let shape = self.shape_to(at);
        self.stroke = None;
        shape
    }
}

/// The colour of the held modifier keys: Control, or Command on a Mac, draws, and Shift and Alt change the colour.
fn held_color(held: &Modifiers) -> Option<ShapeColor> {
    let is_drawing = held.0.holds_command();
    let color = match (held.0.holds(ModifierKey::Shift), held.0.holds(ModifierKey::Alt)) {
        (false, false) => ShapeColor::Green,
        (true, false) => ShapeColor::Red,
        (false, true) => ShapeColor::Blue,
        (true, true) => ShapeColor::Yellow,
    };
    is_drawing.then_some(color)
}

/// System parameter that draws with gestures on the board.
#[derive(SystemParam)]
pub(crate) struct PenInput<'w> {
    pen: ResMut<'w, Pen>,
    held: Res<'w, Modifiers>,
    screen: Res<'w, State<Screen>>,
    menu: Res<'w, State<Menu>>,
}

impl PenInput<'_> {
    /// Draws with a gesture. Returns whether the gesture draws, and the request if a shape is complete.
    pub(crate) fn draw(&mut self, at: Spot, kind: GestureKind, game: &Match) -> (bool, Option<Request>) {
        if !can_draw(game, *self.screen.get(), *self.menu.get()) {
            return (false, None);
        }
        let (is_taken, shape) = self.pen.bypass_change_detection().take(at, kind, held_color(&self.held));
        if is_taken {
            self.pen.set_changed();
        }
        (is_taken, shape.and_then(|shape| drawing(game, shape)))
    }
}

/// Whether the player can draw on the board: on the board of a game or of a study.
fn can_draw(game: &Match, screen: Screen, menu: Menu) -> bool {
    screen == Screen::Play && matches!(menu, Menu::None | Menu::Review) && (game.is_game() || game.is_study())
}

/// The request that draws a shape in the shown position, or removes it if it is there.
fn drawing(game: &Match, shape: Shape) -> Option<Request> {
    let node = game.timeline().node_at(game.shown_ply())?;
    let mut notes = game.timeline().notes(node)?.clone();
    notes.toggle(shape);
    Some(Request::EditTree(TreeEdit::SetNotes { node, notes }))
}

/// Takes the next pen when its key is pressed, with no pen after the last colour, or the pen that the panel asks for. The pen is put down
/// where nothing can be drawn. Another position ends the stroke.
pub(super) fn change_pen(
    mut commands: MessageReader<Command>,
    mut panel_requests: MessageReader<PanelRequest>,
    mut pen: ResMut<Pen>,
    (game, screen, menu): (Res<Match>, Res<State<Screen>>, Res<State<Menu>>),
    mut shown: Local<Option<(u64, usize)>>,
) {
    let can_draw = can_draw(&game, *screen.get(), *menu.get());
    let presses = commands.read().filter(|command| **command == Command::NextPen).count();
    if can_draw && presses > 0 {
        let colors = ShapeColor::ALL.map(Some).into_iter().chain([None]).cycle();
        let after = colors.skip_while(|&color| color != pen.color).nth(presses);
        pen.set_color(after.flatten());
    }
    for request in panel_requests.read() {
        if let PanelRequest::TakePen(color) = *request {
            pen.set_color(color);
        }
    }
    let is_left = !can_draw && *menu.get() == Menu::None;
    if is_left && (pen.color.is_some() || pen.stroke.is_some()) {
        pen.set_color(None);
    }
    let position = (game.revision(), game.shown_ply());
    if shown.replace(position) != Some(position) && pen.stroke.is_some() {
        (pen.stroke, pen.is_dragged) = (None, false);
    }
}

/// The edit that removes the shapes of the shown position.
pub fn erase_shapes(game: &Match) -> Option<TreeEdit> {
    let node = game.timeline().node_at(game.shown_ply())?;
    let mut notes = game.timeline().notes(node)?.clone();
    notes.shapes.clear();
    Some(TreeEdit::SetNotes { node, notes })
}

#[cfg(test)]
mod tests {
    use super::*;

    const E4: Spot = Spot::new(4, 3);
    const E7: Spot = Spot::new(4, 6);

    fn texts(pen: &mut Pen, held: Option<ShapeColor>, gestures: &[(GestureKind, Spot)]) -> Vec<String> {
        let shapes = gestures.iter().filter_map(|&(kind, at)| pen.take(at, kind, held).1);
        shapes.map(|shape| shape.to_string()).collect()
    }

    #[test]
    fn a_drag_with_a_modifier_draws_an_arrow_and_a_click_a_circle() {
        let drag = [(GestureKind::DragStart, E4), (GestureKind::Drop, E7), (GestureKind::DragEnd, E7)];
        assert_eq!(texts(&mut Pen::default(), Some(ShapeColor::Red), &drag), ["Re4-e7"]);
        let click = [(GestureKind::Click, E4)];
        assert_eq!(texts(&mut Pen::default(), Some(ShapeColor::Blue), &click), ["Be4"]);
        let within = [
            (GestureKind::DragStart, E4),
            (GestureKind::Click, E4),
            (GestureKind::Drop, E4),
            (GestureKind::DragEnd, E4),
        ];
        assert_eq!(texts(&mut Pen::default(), Some(ShapeColor::Green), &within), ["Ge4"], "one circle");
    }

    #[test]
    fn two_clicks_with_the_pen_draw() {
        let mut pen = Pen::default();
        pen.set_color(Some(ShapeColor::Yellow));
        let clicks = [E4, E7, E4, E4].map(|at| (GestureKind::Click, at));
        assert_eq!(texts(&mut pen, None, &clicks), ["Ye4-e7", "Ye4"]);
        pen.set_color(None);
        assert!(!pen.take(E4, GestureKind::Click, None).0, "the click plays");
    }

    #[test]
    fn the_end_of_another_drag_is_not_taken() {
        assert_eq!(Pen::default().take(E4, GestureKind::DragEnd, None), (false, None));
        assert_eq!(Pen::default().take(E4, GestureKind::DragEnd, Some(ShapeColor::Red)), (false, None));
    }
}
