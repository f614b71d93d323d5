//! The pause menu in three groups, and its second page with what is rarely done with a game.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::entries::EntryAction::{self, Ask, CloseMenus, OpenEditor, OpenMenu, OpenReview, OpenTitle, SwitchMenu};
use crate::parts::dialogs::Dialog;
use crate::parts::navigation::Navigator;
use crate::parts::text;
use cannon_app_activities::editor::Editor;
use cannon_app_activities::review::{Review, ReviewSession};
use cannon_app_base::i18n::Words;
use cannon_app_base::play::{Match, MatchPurpose, Request};
use cannon_app_base::states::Menu;
use cannon_app_base::theme::widgets::shapes::level_stepper;
use cannon_app_base::theme::widgets::{Button, Panel, named_rects};
use cannon_app_base::theme::{Icon, measures, widgets};
use cannon_rules::Side;

/// The width, and the height until the height of the entries is known.
const SIZE: egui::Vec2 = egui::Vec2::new(400.0, 560.0);
/// The width with two columns.
const WIDE: f32 = 640.0;
/// The level of the computer that takes the seat of another program.
const REPLACING_LEVEL: i8 = 3;
const ENTRY_HEIGHT: f32 = 37.0;
/// Height of an entry with the space below it.
const ROW_HEIGHT: f32 = ENTRY_HEIGHT + 1.0;
/// Space between two groups.
const GROUP_GAP: f32 = measures::MEDIUM;

/// An entry: the identifier of its text, its icon, whether it can be chosen, and what it does.
struct Entry<'a>(&'static str, Icon, bool, EntryAction<'a>);

/// The groups of the menu in this match, from top to bottom. A finished game has the entry for its result in place of the entries that end
/// a game. `origin` is the reviewed game from which the player has played on, if there is one.
fn groups<'a>(game: &'a Match, is_trial: bool, origin: Option<&'a ReviewSession>) -> [Vec<Entry<'a>>; 3] {
    let is_exercise = game.purpose() == MatchPurpose::Exercise;
    let is_study = game.is_study();
    let is_over = game.outcome().is_some() && game.is_game();
    let is_running = !is_over && game.is_game();
    let can_end = is_running && game.has_human();
    let offered = |is_offered: bool, entry: Entry<'a>| is_offered.then_some(entry);
    let table = [
        offered(!is_over, Entry("pause-resume", Icon::Resume, true, CloseMenus)),
        offered(is_over, Entry("result-look", Icon::Resume, true, CloseMenus)),
        offered(is_over, Entry("pause-result", Icon::Done, true, SwitchMenu(Menu::Result))),
        origin.map(|session| Entry("pause-back-to-review", Icon::Review, true, OpenReview(&session.record))),
        Some(Entry("pause-settings", Icon::Settings, true, OpenMenu(Menu::Settings))),
        Some(Entry("pause-rules", Icon::Book, true, OpenMenu(Menu::Rules))),
    ];
    let end = [
        offered(can_end, Entry("pause-offer-draw", Icon::Draw, true, EntryAction::Request(Request::OfferDraw))),
        offered(can_end, Entry("pause-resign", Icon::Resign, true, Ask(Dialog::Resign))),
        offered(is_study, Entry("pause-find", Icon::SavedGames, true, EntryAction::FindGames)),
        offered(!is_exercise && !is_study, Entry("pause-more", Icon::Menu, true, OpenMenu(Menu::ThisGame))),
    ];
    let outside = [
        offered(!is_exercise, Entry("pause-photo", Icon::Camera, true, OpenMenu(Menu::Photo))),
        offered(!is_exercise, Entry("pause-share", Icon::Save, true, OpenMenu(Menu::Share))),
        offered(is_trial && !is_exercise, Entry("pause-to-editor", Icon::Editor, true, OpenEditor)),
        Some(Entry("pause-to-title", Icon::Leave, true, OpenTitle)),
    ];
    [
        table.into_iter().flatten().collect(),
        end.into_iter().flatten().collect(),
        outside.into_iter().flatten().collect(),
    ]
}

/// The entries of the second page.
fn second_page(game: &Match) -> Vec<Entry<'_>> {
    let has_turns = game.timeline().ply() > 0;
    let swap = Entry("pause-swap-sides", Icon::Swap, true, EntryAction::Request(Request::SwapSides));
    let mut entries = vec![
        Entry("pause-restart", Icon::Replay, true, Ask(Dialog::Restart)),
        Entry("pause-review", Icon::Review, has_turns, OpenMenu(Menu::Review)),
        Entry("pause-study", Icon::Book, has_turns, EntryAction::Study(game)),
        Entry("pause-find", Icon::SavedGames, true, EntryAction::FindGames),
    ];
    entries.extend(game.outcome().is_none().then_some(swap));
    entries
}

/// Shows the pause menu, in two columns where the window is too low for one.
pub(crate) fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    game: Res<Match>,
    (editor, review): (Res<Editor>, Res<Review>),
    mut navigator: Navigator,
    mut open_dialog: ResMut<Dialog>,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    let groups = groups(&game, editor.is_trial_game(&game), review.origin_of(&game));
    let heading = if game.outcome().is_some() { "pause-heading-over" } else { "pause-heading" };
    let room = Panel::content_room(context) - measures::LARGE;
    let count = groups.iter().map(Vec::len).sum();
    let needs_columns = count as f32 * ROW_HEIGHT + 2.0 * GROUP_GAP > room;
    let width = if needs_columns { WIDE } else { SIZE.x };
    let panel = Panel { name: "panel/pause", heading: words.text(heading), size: egui::vec2(width, SIZE.y) };
    let mut chosen = None;
    panel.show_fitted(context, |ui| {
        if game.purpose() != MatchPurpose::Exercise {
            let title = text::match_title(&words, &game);
            let rect = widgets::explanation(ui, &title).rect;
            named_rects::record(ui.ctx(), &format!("pause-game={title}"), rect);
        }
        ui.spacing_mut().item_spacing.y = ROW_HEIGHT - ENTRY_HEIGHT;
        let mut entries: Vec<_> = Vec::with_capacity(count);
        let mut starts = Vec::new();
        for group in groups {
            starts.push(entries.len());
            entries.extend(group.into_iter().map(Some));
        }
        widgets::rows_that_fit(ui, count, (ROW_HEIGHT, room - 2.0 * GROUP_GAP), |ui, row| {
            if row > 0 && starts.contains(&row) && !needs_columns {
                ui.add_space(GROUP_GAP);
            }
            if entries[row].as_ref().is_some_and(|entry| is_clicked(ui, &words, entry)) {
                chosen = entries[row].take();
            }
        });
    });
    if let Some(Entry(.., action)) = chosen {
        action.carry_out(&mut navigator, &mut open_dialog);
    }
}

/// Shows the second page, with the rank of the computer.
pub(crate) fn show_second_page(
    mut contexts: EguiContexts,
    words: Res<Words>,
    game: Res<Match>,
    mut navigator: Navigator,
    mut open_dialog: ResMut<Dialog>,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    let level = game.computer_level().filter(|_| game.outcome().is_none());
    let (mut chosen, mut wanted_level) = (None, None);
    let panel = Panel { name: "panel/this-game", heading: words.text("pause-more"), size: SIZE };
    panel.show_fitted(context, |ui| {
        ui.spacing_mut().item_spacing.y = ROW_HEIGHT - ENTRY_HEIGHT;
        for entry in second_page(&game) {
            if is_clicked(ui, &words, &entry) {
                chosen = Some(entry);
            }
        }
        if let Some(level) = level {
            ui.add_space(measures::SMALL);
            let shown = level_stepper(ui, &words, "pause/level", level);
            wanted_level = Some(shown).filter(|&shown| shown != level);
            widgets::explanation(ui, &words.text("pause-level-about"));
        }
        let mut programs = Side::ALL.into_iter().filter_map(|side| game.program(side));
        if let (Some(program), None) = (programs.next(), game.outcome()) {
            let name = program.to_owned();
            let label = words.format("pause-replace-program", &[("name", name.into())]);
            let button =
                Button::labelled("pause-replace-program", label).menu().with_icon(Icon::Swap).height(ENTRY_HEIGHT);
            if button.min_width(ui.available_width()).show(ui).clicked() {
                wanted_level = Some(REPLACING_LEVEL);
            }
        }
        ui.add_space(measures::MEDIUM);
        navigator.back_button(ui, &words);
    });
    if let Some(wanted) = wanted_level {
        navigator.request(Request::SetLevel(wanted));
    }
    if let Some(Entry(.., action)) = chosen {
        action.carry_out(&mut navigator, &mut open_dialog);
    }
}

fn is_clicked(ui: &mut egui::Ui, words: &Words, &Entry(text, icon, is_enabled, _): &Entry<'_>) -> bool {
    let button = Button::new(words, text).menu().with_icon(icon).height(ENTRY_HEIGHT).enabled(is_enabled);
    button.min_width(ui.available_width()).show(ui).clicked()
}
