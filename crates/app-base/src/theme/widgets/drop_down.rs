//! Lists that open below a button: drop-down lists, menus and folded parts. While a list is open, keys and gamepads reach only its entries,
//! and Escape closes it.

use bevy_egui::egui::{Align, Frame, Id, Layout, Popup, PopupCloseBehavior, Response, ScrollArea, Ui};

use super::Button;
use crate::theme::measures;
use crate::theme::palette::surface;

/// The largest height of a list, as a share of the height of the window.
const MAX_HEIGHT: f32 = 0.55;
/// The least width of a list, in points.
const MIN_WIDTH: f32 = 170.0;

/// Whether the first entry of the list that has just been opened gets the focus.
fn focus_id() -> Id {
    Id::new("cannon-list-focus")
}

/// Shows a button that opens a list with this content below it. Entries are shown by [`menu_entry`], which closes the list.
pub fn menu_button<R>(ui: &mut Ui, button: Button<'_>, entries: impl FnOnce(&mut Ui) -> R) -> Option<R> {
    let response = button.show(ui);
    popup_below(&response, entries)
}

/// Shows content below a button that opens and closes it.
pub fn popup_below<R>(button: &Response, content: impl FnOnce(&mut Ui) -> R) -> Option<R> {
    let context = &button.ctx;
    let id = Popup::default_response_id(button);
    let was_open = Popup::is_id_open(context, id);
    let by_key = context.input(|input| !input.pointer.any_click());
    if button.clicked() && !was_open && by_key {
        context.data_mut(|data| data.insert_temp(focus_id(), true));
    }
    let frame = Frame::popup(&context.global_style()).fill(surface::PANEL.to_opaque());
    let popup =
        Popup::menu(button).frame(frame).gap(measures::TIGHT).close_behavior(PopupCloseBehavior::CloseOnClickOutside);
    let shown = popup.layout(Layout::top_down(Align::LEFT)).show(|ui| {
        ui.memory_mut(|memory| memory.set_modal_layer(ui.layer_id()));
        ui.spacing_mut().item_spacing.y = measures::TIGHT;
        let height = MAX_HEIGHT * ui.ctx().content_rect().height();
        let list = ScrollArea::vertical().max_height(height).min_scrolled_height(height);
        list.show(ui, |ui| {
            // All entries become as wide as the widest one was in the last frame.
            let margins = f32::from(ui.spacing().menu_margin.left) + f32::from(ui.spacing().menu_margin.right);
            let known: f32 = ui.data(|data| data.get_temp(id.with("width"))).filter(|_| was_open).unwrap_or_default();
            ui.set_min_width(known.max(MIN_WIDTH).max(button.rect.width() - margins));
            let answer = content(ui);
            ui.data_mut(|data| data.insert_temp(id.with("width"), ui.min_rect().width()));
            answer
        })
        .inner
    });
    let is_closed_by_key = was_open && by_key && !Popup::is_id_open(context, id);
    return_focus(button, is_closed_by_key);
    shown.map(|shown| shown.inner)
}

/// Gives the focus back to the button of a list that a key has closed. The list keeps the keyboard for itself for one more frame.
fn return_focus(button: &Response, is_closed_by_key: bool) {
    let (context, id) = (&button.ctx, button.id.with("return"));
    let frames_left: Option<u8> = context.data_mut(|data| data.remove_temp(id));
    let frames_left = if is_closed_by_key { Some(2) } else { frames_left.map(|frames| frames - 1) };
    match frames_left {
        Some(0) => button.request_focus(),
        Some(frames) => {
            context.data_mut(|data| data.insert_temp(id, frames));
            context.request_repaint();
        }
        None => {}
    }
}

/// Shows an entry of a list. Returns whether it was chosen, which closes the list.
pub fn menu_entry(ui: &mut Ui, entry: Button<'_>) -> bool {
    let width = ui.min_rect().width();
    let response = entry.row().min_width(width).show(ui);
    let takes_focus = !ui.is_sizing_pass()
        && response.enabled()
        && ui.data_mut(|data| data.remove_temp::<bool>(focus_id())).unwrap_or_default();
    if takes_focus {
        response.request_focus();
    }
    if response.clicked() {
        ui.close();
    }
    response.clicked()
}

/// A drop-down list. Options are (value, name, text). `label` tells a screen reader what is chosen here. The rectangle of each option of the
/// open list is recorded as `name/option`. Returns whether the choice changed.
pub fn drop_down<T: Copy + PartialEq>(
    ui: &mut Ui,
    (name, label): (&str, &str),
    value: &mut T,
    options: &[(T, &str, String)],
) -> bool {
    let chosen = options.iter().find(|(option, ..)| option == value).map(|(.., text)| text.clone()).unwrap_or_default();
    let before = *value;
    let button = Button::labelled(name, chosen.clone()).spoken(format!("{label}: {chosen}")).opens_list();
    menu_button(ui, button.height(measures::CONTROL_HEIGHT), |ui| {
        for (option, option_name, text) in options {
            let name = format!("{name}/{option_name}");
            if menu_entry(ui, Button::labelled(&name, text.clone()).selected(*option == before)) {
                *value = *option;
            }
        }
    });
    *value != before
}

/// Shows a button that unfolds and folds the part below it. At first the part is folded.
pub fn folded(ui: &mut Ui, (name, text): (&str, String), content: impl FnOnce(&mut Ui)) {
    let id = Id::new(("cannon-fold", name));
    let mut is_open: bool = ui.data(|data| data.get_temp(id)).unwrap_or_default();
    let button = Button::labelled(name, text).selected(is_open).opens_list().height(measures::CONTROL_HEIGHT);
    if button.show(ui).clicked() {
        is_open = !is_open;
        ui.data_mut(|data| data.insert_temp(id, is_open));
    }
    if is_open {
        ui.add_space(measures::SMALL);
        content(ui);
    }
}
