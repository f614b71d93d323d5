//! The pause menu.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use crate::parts::dialogs::Dialog;
use crate::parts::navigation::Navigator;
use crate::parts::text;
use crate::saved_games::suggested_name;
use cannon_app_activities::editor::Editor;
use cannon_app_activities::review::Review;
use cannon_app_base::i18n::Words;
use cannon_app_base::play::{Match, MatchPurpose, Request};
use cannon_app_base::states::Menu;
use cannon_app_base::theme::widgets::{Button, Panel, Stepper, named_rects};
use cannon_app_base::theme::{Icon, measures, widgets};
use cannon_rules::record::LEVELS;

/// The width with one column of entries, and the height until the height of the entries is known.
const SIZE: egui::Vec2 = egui::Vec2::new(400.0, 600.0);
/// The width with two columns.
const WIDE: f32 = 640.0;
const ENTRY_HEIGHT: f32 = 37.0;
/// Height of an entry with the space below it.
const ROW_HEIGHT: f32 = ENTRY_HEIGHT + 1.0;

/// An entry of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Entry {
    Resume,
    LookAtBoard,
    Result,
    ToEditor,
    Save,
    Load,
    Restart,
    SwapSides,
    OfferDraw,
    Resign,
    Rules,
    Photo,
    Review,
    BackToReview,
    Film,
    Settings,
    ToTitle,
}

impl Entry {
    /// The identifier of its text, and its icon.
    const fn look(self) -> (&'static str, Icon) {
        match self {
            Entry::Resume => ("pause-resume", Icon::Resume),
            Entry::LookAtBoard => ("result-look", Icon::Resume),
            Entry::Result => ("pause-result", Icon::Done),
            Entry::ToEditor => ("pause-to-editor", Icon::Editor),
            Entry::Save => ("pause-save", Icon::Save),
            Entry::Load => ("pause-load", Icon::SavedGames),
            Entry::Restart => ("pause-restart", Icon::Replay),
            Entry::SwapSides => ("pause-swap-sides", Icon::Swap),
            Entry::OfferDraw => ("pause-offer-draw", Icon::Draw),
            Entry::Resign => ("pause-resign", Icon::Resign),
            Entry::Rules => ("pause-rules", Icon::Book),
            Entry::Photo => ("pause-photo", Icon::Camera),
            Entry::Review => ("pause-review", Icon::Review),
            Entry::BackToReview => ("pause-back-to-review", Icon::Review),
            Entry::Film => ("pause-film", Icon::Film),
            Entry::Settings => ("pause-settings", Icon::Settings),
            Entry::ToTitle => ("pause-to-title", Icon::Leave),
        }
    }
}

/// A row of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Row {
    /// An entry, and whether it can be chosen.
    Entry(Entry, bool),
    /// The stepper with the level of the computer.
    Level(i8),
}

/// The rows of the menu in this match, from top to bottom. A finished game has the entry for its result in place of the entries that end a
/// game.
fn rows(game: &Match, is_trial: bool, is_from_review: bool) -> Vec<Row> {
    let is_study = game.purpose() == MatchPurpose::Study;
    let is_over = game.outcome().is_some() && !is_study;
    let is_running = !is_over && !is_study;
    let review = if is_from_review { Entry::BackToReview } else { Entry::Review };
    let has_turns = game.timeline().ply() > 0;
    let entry = |is_offered: bool, entry: Entry, is_enabled: bool| is_offered.then_some(Row::Entry(entry, is_enabled));
    let rows = [
        entry(!is_over, Entry::Resume, true),
        entry(is_over, Entry::LookAtBoard, true),
        entry(is_over, Entry::Result, true),
        entry(is_trial && !is_study, Entry::ToEditor, true),
        entry(!is_study, Entry::Save, true),
        entry(!is_study, Entry::Load, true),
        entry(!is_study, Entry::Restart, true),
        entry(is_running, Entry::SwapSides, true),
        game.computer_level().filter(|_| is_running).map(Row::Level),
        entry(is_running, Entry::OfferDraw, game.has_human()),
        entry(is_running, Entry::Resign, game.has_human()),
        entry(true, Entry::Rules, true),
        entry(!is_study, Entry::Photo, true),
        entry(!is_study, review, has_turns),
        entry(!is_study, Entry::Film, game.shown_ply() > 0),
        entry(true, Entry::Settings, true),
        entry(true, Entry::ToTitle, true),
    ];
    rows.into_iter().flatten().collect()
}

/// Shows the pause menu with its entries, in two columns where the window is too low for one.
pub(crate) fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    game: Res<Match>,
    (editor, review): (Res<Editor>, Res<Review>),
    mut navigator: Navigator,
    mut open_dialog: ResMut<Dialog>,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    let origin = review.origin_of(&game);
    let rows = rows(&game, editor.is_trial_game(&game), origin.is_some());
    let heading = if game.outcome().is_some() { "pause-heading-over" } else { "pause-heading" };
    let room = Panel::content_room(context) - measures::LARGE;
    let width = if widgets::rows_need_columns(rows.len(), ROW_HEIGHT, room) { WIDE } else { SIZE.x };
    let panel = Panel { name: "panel/pause", heading: words.text(heading), size: egui::vec2(width, SIZE.y) };
    let (mut chosen, mut wanted_level) = (None, None);
    panel.show_fitted(context, |ui| {
        if game.purpose() != MatchPurpose::Study {
            let title = text::match_title(&words, &game);
            let rect = widgets::explanation(ui, &title).rect;
            named_rects::record(ui.ctx(), &format!("pause-game={title}"), rect);
        }
        ui.spacing_mut().item_spacing.y = ROW_HEIGHT - ENTRY_HEIGHT;
        widgets::rows_that_fit(ui, rows.len(), (ROW_HEIGHT, room), |ui, row| match rows[row] {
            Row::Entry(entry, is_enabled) => {
                let (name, icon) = entry.look();
                let button = Button::new(&words, name).menu().with_icon(icon).height(ENTRY_HEIGHT);
                if button.enabled(is_enabled).min_width(ui.available_width()).show(ui).clicked() {
                    chosen = Some(entry);
                }
            }
            Row::Level(level) => wanted_level = level_stepper(ui, &words, level),
        });
    });
    if let Some(wanted) = wanted_level {
        navigator.request(Request::SetLevel(wanted));
    }
    match chosen {
        None => {}
        Some(Entry::Resume | Entry::LookAtBoard) => navigator.close_all_menus(),
        Some(Entry::Result) => navigator.switch_menu(Menu::Result),
        Some(Entry::ToEditor) => navigator.open_editor(),
        Some(Entry::Save) => *open_dialog = Dialog::SaveAs { name: suggested_name(&words, &game) },
        Some(Entry::Load) => navigator.open_menu(Menu::SavedGames),
        Some(Entry::Restart) => *open_dialog = Dialog::Restart,
        Some(Entry::SwapSides) => {
            navigator.request(Request::SwapSides);
            navigator.close_all_menus();
        }
        Some(Entry::OfferDraw) => {
            navigator.request(Request::OfferDraw);
            navigator.close_all_menus();
        }
        Some(Entry::Resign) => *open_dialog = Dialog::Resign,
        Some(Entry::Rules) => navigator.open_menu(Menu::Rules),
        Some(Entry::Photo) => navigator.open_menu(Menu::Photo),
        Some(Entry::Review) => navigator.open_menu(Menu::Review),
        Some(Entry::BackToReview) => {
            if let Some(session) = origin {
                navigator.open_review(&session.record);
            }
        }
        Some(Entry::Film) => navigator.open_menu(Menu::Film),
        Some(Entry::Settings) => navigator.open_menu(Menu::Settings),
        Some(Entry::ToTitle) => navigator.open_title(),
    }
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
