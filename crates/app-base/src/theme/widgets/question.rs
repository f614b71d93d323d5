//! Dialogs that ask a question or for a name. Escape means no, and is read here: while a dialog over the board or a text field has the
//! keyboard, Escape sends no command.

use bevy_egui::egui::text::CCursorRange;
use bevy_egui::egui::{Align, Context, Id, Key, Label, Layout, Margin, RichText, TextEdit, Ui};

use super::{Button, dialog, named_rects, paragraph};
use crate::theme::measures;
use crate::theme::palette::forbidden;

/// The least width of a button, in points.
const BUTTON_WIDTH: f32 = 120.0;

/// Shows a question with two buttons. Returns the answer once there is one.
pub fn ask(context: &Context, name: &str, (heading, text): (&str, &str), buttons: [Button<'_>; 2]) -> Option<bool> {
    let is_new = is_new(context, name);
    let answer = dialog(context, name, heading, |ui| {
        paragraph(ui, text);
        answer_buttons(ui, buttons, is_new)
    });
    answer.or_else(|| escape(context, is_new))
}

/// Asks for a name of at most `max_chars` characters, and shows why the name before was refused. The text in `typed` is selected at first,
/// so that typing replaces it. Returns whether the name is accepted once that is decided.
pub fn ask_for_name(
    context: &Context,
    name: &str,
    heading: &str,
    (typed, max_chars): (&mut String, usize),
    refusal: Option<&str>,
    buttons: [Button<'_>; 2],
) -> Option<bool> {
    let is_new = is_new(context, name);
    let answer = dialog(context, name, heading, |ui| {
        let field = TextEdit::singleline(typed).char_limit(max_chars).desired_width(f32::INFINITY);
        let mut output = field.margin(Margin::symmetric(10, 8)).show(ui);
        let response = output.response.response.clone();
        named_rects::record(ui.ctx(), &format!("{name}/field"), response.rect);
        if is_new {
            response.request_focus();
            output.state.cursor.set_char_range(Some(CCursorRange::select_all(&output.galley)));
            output.state.store(ui.ctx(), response.id);
        }
        if let Some(reason) = refusal {
            ui.add(Label::new(RichText::new(reason).color(*forbidden::RED)).wrap());
        }
        let is_submitted = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        answer_buttons(ui, buttons, false).or(is_submitted.then_some(true))
    });
    answer.or_else(|| escape(context, is_new))
}

/// Shows the two buttons at the foot of a dialog. `focuses_no` gives the keyboard to the button that changes nothing. Returns the answer of
/// the clicked one.
fn answer_buttons(ui: &mut Ui, buttons: [Button<'_>; 2], focuses_no: bool) -> Option<bool> {
    ui.add_space(measures::MEDIUM);
    let row = ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let [yes, no] = buttons.map(|button| button.min_width(BUTTON_WIDTH).show(ui));
        if focuses_no {
            no.request_focus();
        }
        (yes.clicked() || no.clicked()).then_some(yes.clicked())
    });
    row.inner
}

/// Whether the dialog was not shown in the pass before.
fn is_new(context: &Context, name: &str) -> bool {
    let (pass, id) = (context.cumulative_pass_nr(), Id::new(name).with("shown"));
    context.data_mut(|data| {
        let shown = data.get_temp::<u64>(id);
        data.insert_temp(id, pass);
        shown.is_none_or(|shown| shown + 1 < pass)
    })
}

/// No, if Escape is pressed. Escape may have opened a new dialog.
fn escape(context: &Context, is_new: bool) -> Option<bool> {
    (!is_new && context.input(|input| input.key_pressed(Key::Escape))).then_some(false)
}
