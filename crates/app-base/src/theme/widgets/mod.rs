//! The widgets of the interface, which are painted in the style of the theme.
//!
//! Every clickable widget has a name, usually the identifier of its text. Its rectangle is recorded under that name, so that
//! tests and tools can find it.

mod button;
mod choice;
mod drop_down;
mod emphasis;
mod file_chooser;
mod interaction;
mod name_button;
mod named;
pub mod named_rects;
mod panel;
mod picture_tile;
mod question;
pub mod ribbon;
mod setting_row;
pub mod shapes;
mod side_disc;
mod slider;
mod table;
mod text;
mod tile;
mod tile_grid;

pub use button::{Button, fitted_buttons, one_line};
pub use choice::{
    Stepper, explained_toggle, index_stepper, labelled_choice, segmented_control, segmented_labels, toggle,
};
pub use drop_down::{drop_down, folded, menu_button, menu_entry, popup_below};
use emphasis::emphasised;
pub use file_chooser::{FileChoice, FileChooser};
pub use interaction::{WidgetInteraction, take_interaction};
pub use name_button::{EditedName, name_button};
pub use named::{beside_name, named_choice, picture_choice};
pub use panel::{
    Column, Panel, banner, card, dialog, on_ground, rows_need_columns, rows_that_fit, scroll_to_top, section,
    two_columns,
};
pub use picture_tile::PictureTile;
pub use question::{ask, ask_for_name};
pub use ribbon::{Ribbon, RibbonLayout, RibbonResponse, Voice};
pub use setting_row::{OpenedByRow, SettingRows, languages, quality_name_id, searched_text};
pub use side_disc::paint_side_disc;
pub use slider::slider;
pub use table::{table, table_with_pictures};
pub use text::{explanation, heading, label, paragraph, title};
pub use tile::Tile;
pub use tile_grid::tile_grid;

use bevy_egui::egui::{Rect, Response, Stroke, StrokeKind, Ui};

use super::{measures, palette};

/// How far hover and focus have faded in, from 0 to 1.
pub struct HoverFade {
    /// Of the pointer.
    pub hover: f32,
    /// Of the keyboard.
    pub focus: f32,
}

impl HoverFade {
    /// The fade of a widget. Also records interactions with it and scrolls to it when it gets the focus.
    pub fn of(ui: &Ui, response: &Response) -> HoverFade {
        interaction::record(ui.ctx(), response);
        // The widget may be scrolled out of view.
        if response.gained_focus() {
            ui.scroll_to_rect(response.rect.expand(measures::SMALL), None);
        }
        let fade =
            |name: &str, on: bool| ui.ctx().animate_bool_with_time(response.id.with(name), on, measures::FADE_SECONDS);
        HoverFade { hover: fade("hover", response.hovered()), focus: fade("focus", response.has_focus()) }
    }
}

/// Paints the ring around a focused widget.
pub fn paint_focus_ring(ui: &Ui, rect: Rect, fade: &HoverFade) {
    if fade.focus > 0.0 {
        let stroke = Stroke::new(measures::FOCUS_WIDTH, palette::selection::FOCUS.gamma_multiply(fade.focus));
        ui.painter().rect_stroke(rect.expand(1.5), measures::ROUNDING + 1.5, stroke, StrokeKind::Outside);
    }
}
