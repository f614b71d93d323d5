//! Names that a click changes.

use bevy_egui::egui::{Key, Margin, TextEdit, Ui, WidgetInfo, WidgetType};

use super::{Button, named_rects};
use crate::theme::Icon;

/// The least width of a name, in points.
const WIDTH: f32 = 200.0;

/// A name that is being typed.
#[derive(Clone, Debug, Default)]
pub struct EditedName {
    /// The name as typed so far.
    pub name: String,
    /// Whether it names something new.
    pub is_new: bool,
    /// Whether the field has got the focus.
    is_focused: bool,
}

impl EditedName {
    /// The beginning of the change of a name.
    pub fn new(name: String, is_new: bool) -> EditedName {
        EditedName { name, is_new, is_focused: false }
    }
}

/// Shows a name as a button or, after a click, as a field of at most `max_chars` characters. Enter and a click elsewhere accept the change;
/// Escape gives it up. `tooltip` says what a click does. Returns what was typed when it is accepted.
pub fn name_button(
    ui: &mut Ui,
    (name, tooltip): (&str, String),
    current: &str,
    max_chars: usize,
    edit: &mut Option<EditedName>,
) -> Option<EditedName> {
    let Some(typed) = edit else {
        let button = Button::labelled(name, current.to_owned()).with_icon(Icon::Rename).tooltip(tooltip);
        if button.min_width(WIDTH).show(ui).clicked() {
            *edit = Some(EditedName::new(current.to_owned(), false));
        }
        return None;
    };
    let field = TextEdit::singleline(&mut typed.name).char_limit(max_chars).hint_text(&tooltip);
    let response = ui.add(field.desired_width(WIDTH).margin(Margin::symmetric(10, 9)));
    response.widget_info(|| WidgetInfo::labeled(WidgetType::TextEdit, true, &tooltip));
    named_rects::record(ui.ctx(), name, response.rect);
    if !std::mem::replace(&mut typed.is_focused, true) {
        response.request_focus();
        return None;
    }
    if response.has_focus() {
        return None;
    }
    let mut typed = edit.take()?;
    typed.name = typed.name.trim().to_owned();
    let is_given_up = ui.input(|input| input.key_pressed(Key::Escape)) || typed.name.is_empty();
    let is_changed = typed.is_new || typed.name != current;
    Some(typed).filter(|_| !is_given_up && is_changed)
}
