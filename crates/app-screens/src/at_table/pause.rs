//! The pause menu.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::entries::EntryAction::{
    self, Ask, CloseMenus, OpenEditor, OpenMenu, OpenReview, OpenTitle, Save, SwitchMenu,
};
use crate::parts::dialogs::Dialog;
use crate::parts::navigation::Navigator;
use crate::parts::shapes::level_stepper;
use crate::parts::text;
use cannon_app_activities::editor::Editor;
use cannon_app_activities::review::{Review, ReviewSession};
use cannon_app_base::i18n::Words;
use cannon_app_base::play::{Match, MatchPurpose, Request};
use cannon_app_base::states::Menu;
use cannon_app_base::theme::widgets::{Button, Panel, named_rects};
use cannon_app_base::theme::{Icon, measures, widgets};

/// The width with one column of entries, and the height until the height of the entries is known.
const SIZE: egui::Vec2 = egui::Vec2::new(400.0, 600.0);
/// The width with two columns.
const WIDE: f32 = 640.0;
const ENTRY_HEIGHT: f32 = 37.0;
/// Height of an entry with the space below it.
const ROW_HEIGHT: f32 = ENTRY_HEIGHT + 1.0;

/// A row of the menu.
enum Row<'a> {
    Entry {
        /// The identifier of its text.
        text: &'static str,
        icon: Icon,
        is_enabled: bool,
        action: EntryAction<'a>,
    },
    /// The stepper with the level of the computer.
    Level(i8),
}

/// The rows of the menu in this match, from top to bottom. A finished game has the entry for its result in place of the entries that end a
/// game. `origin` is the reviewed game from which the player has played on, if there is one.
fn rows<'a>(game: &Match, is_trial: bool, origin: Option<&'a ReviewSession>) -> Vec<Row<'a>> {
    let is_study = game.purpose() == MatchPurpose::Study;
    let is_over = game.outcome().is_some() && !is_study;
    let is_running = !is_over && !is_study;
    let has_turns = game.timeline().ply() > 0;
    let review = origin.map_or(("pause-review", OpenMenu(Menu::Review)), |session| {
        ("pause-back-to-review", OpenReview(&session.record))
    });
    let entry = |is_offered: bool, text: &'static str, icon: Icon, is_enabled: bool, action: EntryAction<'a>| {
        is_offered.then_some(Row::Entry { text, icon, is_enabled, action })
    };
    let rows = [
        entry(!is_over, "pause-resume", Icon::Resume, true, CloseMenus),
        entry(is_over, "result-look", Icon::Resume, true, CloseMenus),
        entry(is_over, "pause-result", Icon::Done, true, SwitchMenu(Menu::Result)),
        entry(is_trial && !is_study, "pause-to-editor", Icon::Editor, true, OpenEditor),
        entry(!is_study, "pause-save", Icon::Save, true, Save),
        entry(!is_study, "pause-load", Icon::SavedGames, true, OpenMenu(Menu::SavedGames)),
        entry(!is_study, "pause-restart", Icon::Replay, true, Ask(Dialog::Restart)),
        entry(is_running, "pause-swap-sides", Icon::Swap, true, EntryAction::Request(Request::SwapSides)),
        game.computer_level().filter(|_| is_running).map(Row::Level),
        entry(is_running, "pause-offer-draw", Icon::Draw, game.has_human(), EntryAction::Request(Request::OfferDraw)),
        entry(is_running, "pause-resign", Icon::Resign, game.has_human(), Ask(Dialog::Resign)),
        entry(true, "pause-rules", Icon::Book, true, OpenMenu(Menu::Rules)),
        entry(!is_study, "pause-photo", Icon::Camera, true, OpenMenu(Menu::Photo)),
        entry(!is_study, review.0, Icon::Review, has_turns, review.1),
        entry(!is_study, "pause-film", Icon::Film, game.shown_ply() > 0, OpenMenu(Menu::Film)),
        entry(true, "pause-settings", Icon::Settings, true, OpenMenu(Menu::Settings)),
        entry(true, "pause-to-title", Icon::Leave, true, OpenTitle),
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
    let mut rows = rows(&game, editor.is_trial_game(&game), review.origin_of(&game));
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
            Row::Entry { text, icon, is_enabled, .. } => {
                let button = Button::new(&words, text).menu().with_icon(icon).height(ENTRY_HEIGHT);
                if button.enabled(is_enabled).min_width(ui.available_width()).show(ui).clicked() {
                    chosen = Some(row);
                }
            }
            Row::Level(level) => wanted_level = level_row(ui, &words, level),
        });
    });
    if let Some(wanted) = wanted_level {
        navigator.request(Request::SetLevel(wanted));
    }
    if let Some(Row::Entry { action, .. }) = chosen.map(|row| rows.swap_remove(row)) {
        action.carry_out(&words, &game, &mut navigator, &mut open_dialog);
    }
}

/// Shows the level of the computer, and that changing it has a consequence. Returns another level if it was chosen.
fn level_row(ui: &mut egui::Ui, words: &Words, level: i8) -> Option<i8> {
    ui.add_space(measures::TIGHT);
    let shown = ui.scope(|ui| level_stepper(ui, words, "pause/level", level));
    shown.response.on_hover_text(words.text("pause-level-about"));
    ui.add_space(measures::TIGHT);
    Some(shown.inner).filter(|&chosen| chosen != level)
}
