//! The pause menu.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::dialogs::Dialog;
use super::navigation::Navigator;
use super::saved_games::suggested_name;
use super::text;
use crate::app::editor::Editor;
use crate::app::i18n::Words;
use crate::app::play::{Match, MatchPurpose, Request};
use crate::app::review::Review;
use crate::app::states::Menu;
use crate::app::theme::widgets::{self, Button, Panel, Stepper, named_rects};
use crate::app::theme::{Icon, measures};
use cannon_rules::record::LEVELS;

const SIZE: egui::Vec2 = egui::Vec2::new(400.0, 632.0);
/// The size in a study, which has fewer entries.
const STUDY_SIZE: egui::Vec2 = egui::Vec2::new(400.0, 270.0);
const ENTRY_HEIGHT: f32 = 37.0;

/// Shows the pause menu with its entries.
pub(super) fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    game: Res<Match>,
    (editor, review): (Res<Editor>, Res<Review>),
    mut navigator: Navigator,
    mut open_dialog: ResMut<Dialog>,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    if game.purpose() == MatchPurpose::Study {
        show_in_study(context, &words, &mut navigator);
        return;
    }
    let in_progress = game.outcome().is_none();
    let mut size = SIZE;
    if editor.is_trial_game(&game) {
        size.y += ENTRY_HEIGHT + 1.0;
    }
    let level = game.computer_level().filter(|_| in_progress);
    if level.is_some() {
        size.y += measures::CONTROL_HEIGHT + 2.0 * measures::TIGHT;
    }
    let panel = Panel { name: "panel/pause", heading: words.text("pause-heading"), size };
    let title = text::match_title(&words, &game);
    panel.show(context, |ui| {
        let rect = widgets::explanation(ui, &title).rect;
        named_rects::record(ui.ctx(), &format!("pause-game={title}"), rect);
        ui.spacing_mut().item_spacing.y = 1.0;
        let width = ui.available_width();
        let mut entry = |name: &str, icon: Icon, enabled: bool| {
            let button = Button::new(&words, name).menu().with_icon(icon).height(ENTRY_HEIGHT);
            button.enabled(enabled).min_width(width).show(ui).clicked()
        };
        if entry("pause-resume", Icon::Resume, true) {
            navigator.close_all_menus();
        }
        if editor.is_trial_game(&game) && entry("pause-to-editor", Icon::Editor, true) {
            navigator.open_editor();
        }
        if entry("pause-save", Icon::Save, true) {
            *open_dialog = Dialog::SaveAs { name: suggested_name(&words, &game) };
        }
        if entry("pause-load", Icon::SavedGames, true) {
            navigator.open_menu(Menu::SavedGames);
        }
        if entry("pause-restart", Icon::Replay, true) {
            *open_dialog = Dialog::Restart;
        }
        if entry("pause-swap-sides", Icon::Swap, in_progress) {
            navigator.request(Request::SwapSides);
            navigator.close_all_menus();
        }
        if let Some(level) = level
            && let Some(wanted) = level_stepper(ui, &words, level)
        {
            navigator.request(Request::SetLevel(wanted));
        }
        let mut entry = |name: &str, icon: Icon, enabled: bool| {
            let button = Button::new(&words, name).menu().with_icon(icon).height(ENTRY_HEIGHT);
            button.enabled(enabled).min_width(width).show(ui).clicked()
        };
        if entry("pause-offer-draw", Icon::Draw, in_progress && game.has_human()) {
            navigator.request(Request::OfferDraw);
            navigator.close_all_menus();
        }
        if entry("pause-resign", Icon::Resign, in_progress && game.has_human()) {
            *open_dialog = Dialog::Resign;
        }
        if entry("pause-rules", Icon::Book, true) {
            navigator.open_menu(Menu::Rules);
        }
        if entry("pause-photo", Icon::Camera, true) {
            navigator.open_menu(Menu::Photo);
        }
        match review.session().filter(|session| !session.is_of(&game)) {
            // The game was probably played on from that review; its own review is offered when it ends.
            Some(session) => {
                if entry("pause-back-to-review", Icon::Review, true) {
                    navigator.open_review(session.record());
                }
            }
            None => {
                if entry("pause-review", Icon::Review, game.timeline().ply() > 0) {
                    navigator.open_menu(Menu::Review);
                }
            }
        }
        if entry("pause-film", Icon::Film, game.shown_ply() > 0) {
            navigator.open_menu(Menu::Film);
        }
        if entry("pause-settings", Icon::Settings, true) {
            navigator.open_menu(Menu::Settings);
        }
        if entry("pause-to-title", Icon::Leave, true) {
            navigator.open_title();
        }
    });
}

/// Shows the level of the computer, and that changing it has a consequence. Returns another level if it was chosen.
fn level_stepper(ui: &mut egui::Ui, words: &Words, level: i8) -> Option<i8> {
    ui.add_space(measures::TIGHT);
    let stepper = Stepper {
        name: "pause/level",
        text: words.level_title(level),
        can_decrease: level > *LEVELS.start(),
        can_increase: level < *LEVELS.end(),
    };
    let shown = ui.scope(|ui| stepper.show(ui, words));
    shown.response.on_hover_text(words.text("pause-level-about"));
    ui.add_space(measures::TIGHT);
    (shown.inner != 0).then(|| level.saturating_add(shown.inner.signum() as i8))
}

/// Shows the entries that make sense in a lesson or a puzzle.
fn show_in_study(context: &egui::Context, words: &Words, navigator: &mut Navigator) {
    let panel = Panel { name: "panel/pause", heading: words.text("pause-heading"), size: STUDY_SIZE };
    panel.show(context, |ui| {
        ui.spacing_mut().item_spacing.y = 1.0;
        let width = ui.available_width();
        let mut entry = |name: &str, icon: Icon| {
            let button = Button::new(words, name).menu().with_icon(icon).height(ENTRY_HEIGHT);
            button.min_width(width).show(ui).clicked()
        };
        if entry("pause-resume", Icon::Resume) {
            navigator.close_all_menus();
        }
        if entry("pause-rules", Icon::Book) {
            navigator.open_menu(Menu::Rules);
        }
        if entry("pause-settings", Icon::Settings) {
            navigator.open_menu(Menu::Settings);
        }
        if entry("pause-to-title", Icon::Leave) {
            navigator.open_title();
        }
    });
}
