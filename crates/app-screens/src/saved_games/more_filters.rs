//! The filters by what games have inside: a position, an opening, and numbers of pieces.

use bevy_egui::egui;

use cannon_app_activities::persistence::{GameChoice, PieceRange, SoughtText};
use cannon_app_base::i18n::Words;
use cannon_app_base::play::Match;
use cannon_app_base::theme::measures;
use cannon_app_base::theme::palette::forbidden;
use cannon_app_base::theme::widgets::{self, Button, Stepper, drop_down, named_rects};
use cannon_i18n::tank_chess_terms::unit_name_id;
use cannon_library::MaterialFilter;
use cannon_rules::message::ToMessage;
use cannon_rules::tank_chess::UnitTable;
use cannon_rules::{GameId, Side};

/// The largest widths of a text field and of the two steppers, in points.
const FIELD_WIDTH: f32 = 380.0;
const STEPPERS_WIDTH: f32 = 420.0;
/// The greatest number of pieces of a kind that can be chosen. No side begins with more.
const MAX_PIECES: u8 = 15;

/// Where egui keeps whether the filters are open.
fn open_id() -> egui::Id {
    egui::Id::new(("cannon-fold", "saved/more-filters"))
}

/// Whether the filters are open.
pub(super) fn are_open(context: &egui::Context) -> bool {
    context.data(|data| data.get_temp(open_id())).unwrap_or_default()
}

/// Shows the button that opens and closes the filters.
pub(super) fn show_button(ui: &mut egui::Ui, words: &Words) {
    let is_open = are_open(ui.ctx());
    let button = Button::new(words, "saved-more-filters").selected(is_open).opens_list();
    if button.height(measures::CONTROL_HEIGHT).show(ui).clicked() {
        ui.data_mut(|data| data.insert_temp(open_id(), !is_open));
    }
}

/// Shows the filters. `table` is the game on the table.
pub(super) fn show(ui: &mut egui::Ui, words: &Words, choice: &mut GameChoice, table: &Match) {
    ui.add_space(measures::TIGHT);
    widgets::card(ui, |ui| {
        ui.spacing_mut().item_spacing.y = measures::TIGHT;
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = egui::Vec2::splat(measures::SMALL);
            show_field(ui, words, ["saved/position", "saved-position", "saved-position-hint"], &mut choice.position);
            let from_table = Button::new(words, "saved-position-table").enabled(!table.is_exhibition());
            if from_table.height(measures::CONTROL_HEIGHT).show(ui).clicked() {
                choice.position.text = table.timeline().position_text_at(table.shown_ply());
            }
            let mirrored = Button::new(words, "saved-mirrored").selected(choice.mirrored);
            if mirrored.height(measures::CONTROL_HEIGHT).show(ui).clicked() {
                choice.mirrored = !choice.mirrored;
            }
        });
        show_refusal(ui, words, &choice.position);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = egui::Vec2::splat(measures::SMALL);
            show_field(ui, words, ["saved/opening", "saved-opening", "saved-opening-hint"], &mut choice.opening);
        });
        show_refusal(ui, words, &choice.opening);
        match choice.game() {
            Some(game) => show_pieces(ui, words, choice, game),
            None => {
                widgets::explanation(ui, &words.text("saved-pieces-no-game"));
            }
        }
    });
}

/// Shows a text field with this name, after its label, and with this hint.
fn show_field<T>(ui: &mut egui::Ui, words: &Words, [name, label, hint]: [&str; 3], sought: &mut SoughtText<T>) {
    let label = widgets::label(ui, &words.text(label));
    let width = FIELD_WIDTH.min(ui.max_rect().width() - 2.0 * measures::MEDIUM);
    let field = egui::TextEdit::singleline(&mut sought.text).hint_text(words.text(hint));
    let response = ui.add(field.desired_width(width).margin(egui::Margin::symmetric(10, 7))).labelled_by(label.id);
    named_rects::record(ui.ctx(), name, response.rect);
}

/// Shows why a text cannot be read.
fn show_refusal<T>(ui: &mut egui::Ui, words: &Words, sought: &SoughtText<T>) {
    if let Some(refusal) = sought.refusal() {
        let text = egui::RichText::new(words.message(&refusal.to_message())).color(*forbidden::RED);
        ui.add(egui::Label::new(text).wrap());
    }
}

/// Shows the numbers of pieces of one kind, with a list of the kinds.
fn show_pieces(ui: &mut egui::Ui, words: &Words, choice: &mut GameChoice, game: GameId) {
    let letters = MaterialFilter::letters(game);
    let id = egui::Id::new(("saved-pieces", game));
    let known: Option<char> = ui.data(|data| data.get_temp(id));
    let Some(mut letter) = known.or_else(|| letters.first().copied()) else { return };
    let names: Vec<String> = letters.iter().map(char::to_string).collect();
    let kinds = letters.iter().zip(&names);
    let kinds: Vec<_> =
        kinds.map(|(&letter, name)| (letter, name.as_str(), pieces_name(words, game, letter))).collect();
    if drop_down(ui, ("saved/pieces", &words.text("saved-pieces")), &mut letter, &kinds) {
        ui.data_mut(|data| data.insert_temp(id, letter));
    }
    let range = choice.pieces(letter);
    let changed = ui.scope(|ui| {
        ui.set_max_width(STEPPERS_WIDTH.min(ui.available_width()));
        ui.columns(2, |columns| {
            let least = step_least(&mut columns[0], words, range);
            step_most(&mut columns[1], words, least)
        })
    });
    if changed.inner != range {
        choice.set_pieces(changed.inner);
    }
}

/// Shows the stepper of the least number.
fn step_least(ui: &mut egui::Ui, words: &Words, range: PieceRange) -> PieceRange {
    let PieceRange { least, most, .. } = range;
    let stepper = Stepper {
        name: "saved/least",
        text: words.format("saved-pieces-least", &[("count", least.into())]),
        can_decrease: least > 0,
        can_increase: least < MAX_PIECES,
    };
    let least = least.saturating_add_signed(stepper.show(ui, words) as i8);
    PieceRange { least, most: most.map(|most| most.max(least)), ..range }
}

/// Shows the stepper of the greatest number, which goes round: after all numbers from the least on comes that there is none.
fn step_most(ui: &mut egui::Ui, words: &Words, range: PieceRange) -> PieceRange {
    let PieceRange { least, most, .. } = range;
    let text = match most {
        Some(most) => words.format("saved-pieces-most", &[("count", most.into())]),
        None => words.text("saved-pieces-no-most"),
    };
    let stepper = Stepper { name: "saved/most", text, can_decrease: true, can_increase: true };
    let most = match (stepper.show(ui, words), most) {
        (1, None) => Some(least),
        (1, Some(most)) => Some(most + 1).filter(|&most| most <= MAX_PIECES),
        (-1, None) => Some(MAX_PIECES),
        (-1, Some(most)) => most.checked_sub(1).filter(|&most| most >= least),
        (_, most) => most,
    };
    PieceRange { most, ..range }
}

/// The name of the pieces with a letter, and of their side.
pub(super) fn pieces_name(words: &Words, game: GameId, letter: char) -> String {
    let letters = MaterialFilter::letters(game);
    let kinds = letters.len() / Side::ALL.len();
    let place = letters.iter().position(|known| *known == letter).unwrap_or_default();
    let side = if place < kinds { Side::South } else { Side::North };
    let piece = match game {
        GameId::Cannon => words.text("piece-soldier"),
        GameId::TankChess => {
            let kind = UnitTable::builtin().kinds().nth(place % kinds);
            kind.map(|kind| words.text(unit_name_id(kind))).unwrap_or_default()
        }
    };
    words.format("saved-pieces-of", &[("piece", piece.into()), ("side", words.side_in(game, side).into())])
}
