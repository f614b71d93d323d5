//! Controls with their names: beside each other where there is room, otherwise below each other.

use bevy_egui::egui::{Align, Layout, Rect, Sense, Ui, UiBuilder, Vec2, vec2};

use super::choice::widest_segment;
use super::{Tile, explanation, label, segmented_control};
use crate::i18n::Words;
use crate::theme::palette::ink;
use crate::theme::{LookPicture, fonts, measures};

/// The share of a row that a control takes if it needs no more.
const CONTROL_SHARE: f32 = 0.58;
/// The size of a picture, and the number of pictures for which a row has room.
const PICTURE: Vec2 = Vec2::new(70.0, 50.0);
/// See [`PICTURE`].
const PICTURES: f32 = 4.0;
/// The least width of the name beside pictures.
const MIN_NAME_WIDTH: f32 = 110.0;

/// Shows a control that needs this width at the right of its name, or below the name if there is not enough room for both.
pub fn beside_name<R>(ui: &mut Ui, name: &str, needed: f32, control: impl FnOnce(&mut Ui) -> R) -> R {
    let room = ui.available_width();
    let font = fonts::text(fonts::size::BODY);
    let name_width = ui.painter().layout_no_wrap(name.to_owned(), font, *ink::BODY).size().x;
    let rest = room - name_width - measures::MEDIUM;
    if rest < needed {
        let column = |ui: &mut Ui| {
            ui.spacing_mut().item_spacing.y = measures::TIGHT;
            label(ui, name);
            control(ui)
        };
        return ui.vertical(column).inner;
    }
    let (row, _) = ui.allocate_exact_size(vec2(room, measures::CONTROL_HEIGHT), Sense::hover());
    let split = row.right() - needed.max(CONTROL_SHARE * room).min(rest);
    let middle = Layout::left_to_right(Align::Center);
    let before = UiBuilder::new().max_rect(row.with_max_x(split)).id_salt((name, "name")).layout(middle);
    label(&mut ui.new_child(before), name);
    control(&mut ui.new_child(UiBuilder::new().max_rect(row.with_min_x(split)).id_salt(name)))
}

/// A [`segmented_control`] with its name, which has the same identifier. Returns whether the choice changed.
pub fn named_choice<T: Copy + PartialEq>(
    ui: &mut Ui,
    words: &Words,
    name: &str,
    value: &mut T,
    options: &[(T, &str)],
) -> bool {
    let texts: Vec<String> = options.iter().map(|(_, id)| words.text(id)).collect();
    let needed = widest_segment(ui, texts.iter().map(String::as_str)) * options.len() as f32;
    beside_name(ui, &words.text(name), needed, |ui| segmented_control(ui, words, name, value, options))
}

/// A choice between pictures, with its name and the name of the chosen one. Options are (identifier of the name, picture). Returns the index
/// of another option if it was chosen. The rectangle of each option is recorded as `name/option`.
pub fn picture_choice(
    ui: &mut Ui,
    words: &Words,
    name: &str,
    chosen: usize,
    options: impl ExactSizeIterator<Item = (&'static str, LookPicture)> + Clone,
) -> Option<usize> {
    let gap = measures::BUTTON_GAP;
    let tiles_width = PICTURES * (PICTURE.x + gap) - gap;
    let name_width = ui.available_width() - tiles_width - measures::SMALL;
    let chosen_name = options.clone().nth(chosen).map(|(id, _)| words.text(id)).unwrap_or_default();
    let names = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        label(ui, &words.text(name));
        explanation(ui, &chosen_name);
    };
    let tiles = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(gap);
        let mut wanted = None;
        for (index, (id, picture)) in options.enumerate() {
            let widget = format!("{name}/{id}");
            let tile = Tile { name: &widget, text: words.text(id), is_selected: index == chosen, size: PICTURE };
            let shown = tile.show(ui, |painter, rect: Rect| picture.paint(painter, rect));
            if shown.clicked() && index != chosen {
                wanted = Some(index);
            }
        }
        wanted
    };
    if name_width < MIN_NAME_WIDTH {
        let column = |ui: &mut Ui| {
            names(ui);
            ui.horizontal_wrapped(tiles).inner
        };
        return ui.vertical(column).inner;
    }
    let row = |ui: &mut Ui| {
        ui.allocate_ui_with_layout(vec2(name_width, PICTURE.y), Layout::top_down(Align::LEFT), |ui| {
            ui.set_width(name_width);
            names(ui);
        });
        tiles(ui)
    };
    ui.horizontal(row).inner
}
