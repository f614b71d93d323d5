//! The settings: a sheet at the side of the window, beside the table, which changes at once with every setting. A [table](ROWS)
//! says what stands on which page, and [`SettingRows`] draws its rows.

use std::cell::Cell;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::UiLayer;
use crate::new_game::NewGameDraft;
use crate::parts::navigation::Navigator;
use cannon_app_base::common::{ActiveQuality, ViewInsets};
use cannon_app_base::i18n::{Words, folded};
use cannon_app_base::play::{Match, Request};
use cannon_app_base::settings::rows::{Edit, Page, ROWS, Row};
use cannon_app_base::settings::{Settings, SettingsRequest};
use cannon_app_base::states::{Menu, Screen};
use cannon_app_base::theme::widgets::{
    Button, OpenedByRow, Panel, SettingRows, named_rects, searched_text, segmented_control,
};
use cannon_app_base::theme::{measures, widgets};
use cannon_app_games as games;

pub(crate) mod controls;
mod problems;

/// The width of the sheet. It always has the height of the window.
const SIZE: egui::Vec2 = egui::Vec2::new(500.0, 0.0);
/// Height of the strip with the explanation of a row.
const NOTE_HEIGHT: f32 = 58.0;
/// In a window of less height, in points, each row has its explanation below it, and all scroll together.
const LOW_WINDOW: f32 = 600.0;

/// The largest number of characters of a search.
const MAX_SEARCH: usize = 60;

/// The state of the sheet.
#[derive(Resource, Default)]
pub(crate) struct Sheet {
    page: Page,
    /// Whether the page has just been turned, so that its beginning is to be shown.
    is_new_page: bool,
    /// What is searched for.
    search: String,
    /// The row that the player has pointed at last, whose explanation is shown.
    pointed: Option<&'static str>,
    /// The page that has been reset last, with the settings before and after that.
    undo: Option<Box<(Page, Settings, Settings)>>,
}

impl Sheet {
    /// Ends the search. Returns whether something was searched for.
    pub(crate) fn end_search(&mut self) -> bool {
        !std::mem::take(&mut self.search).is_empty()
    }

    fn open(&mut self, page: Page) {
        (self.page, self.is_new_page, self.pointed) = (page, true, None);
        self.search.clear();
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Sheet>()
        .add_plugins((controls::plugin, problems::plugin))
        .add_systems(OnExit(Menu::Settings), leave)
        .add_systems(EguiPrimaryContextPass, show.in_set(UiLayer::Menu).run_if(in_state(Menu::Settings)));
}

/// The page stays for the next time, but a reset cannot be undone later.
fn leave(mut sheet: ResMut<Sheet>) {
    (sheet.undo, sheet.pointed) = (None, None);
    sheet.search.clear();
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    (settings, quality): (Res<Settings>, Option<Res<ActiveQuality>>),
    (game, draft, screen): (Res<Match>, Res<NewGameDraft>, Res<State<Screen>>),
    (mut sheet, mut insets): (ResMut<Sheet>, ResMut<ViewInsets>),
    mut requests: MessageWriter<SettingsRequest>,
    mut navigator: Navigator,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    let panel = Panel { name: "panel/settings", heading: words.text("settings-heading"), size: SIZE };
    let left = panel.sheet_width(context) * context.zoom_factor();
    insets.set_if_neq(ViewInsets { left, ..ViewInsets::default() });
    let is_low = context.content_rect().height() < LOW_WINDOW;
    let at_title = *screen.get() == Screen::Title;
    let printed = if at_title { draft.printed_face() } else { games::printed_face(game.timeline()) };
    let mut content = SettingRows {
        words: &words,
        // Widgets edit a copy, because a mutable borrow of the resource would mark it as changed in every frame.
        edited: settings.clone(),
        quality: quality.map_or_else(|| settings.quality.unwrap_or_default(), |active| active.0),
        printed: printed.map(|printed| (printed.preset, printed.face)),
        opened: None,
        is_coach_called: false,
    };
    let sheet = &mut *sheet;
    let (page, is_new_page) = (sheet.page, std::mem::take(&mut sheet.is_new_page));
    let mut shown = shown_rows(&words, page, &sheet.search);
    shown.retain(|row| content.printed.is_some() || !matches!(row.edit, Edit::Face));
    let is_searching = !sheet.search.trim().is_empty();
    let mut tab = (!is_searching).then_some(page);
    let (mut search, mut is_reset, mut is_undone) = (sheet.search.clone(), false, false);
    let (pointed, note) = (Cell::new(sheet.pointed), Cell::new(None::<String>));
    let reset = page.reset(&settings);
    let undo = sheet.undo.take().filter(|undo| undo.0 == page && undo.2 == *settings);
    panel.show_at_side(
        context,
        |ui| search_field(ui, &words, &mut search),
        |ui| {
            let tabs = Page::TABS.map(|page| (Some(page), page.name_id()));
            segmented_control(ui, &words, "settings/page", &mut tab, &tabs);
        },
        |ui| {
            if is_new_page {
                widgets::scroll_to_top(ui);
            }
            ui.spacing_mut().item_spacing.y = measures::BUTTON_GAP;
            // The page of experts has no tab with its name.
            let mut last_page = (!is_searching && page != Page::Advanced).then_some(page);
            for row in &shown {
                if last_page != Some(row.page) {
                    widgets::explanation(ui, &words.text(row.page.name_id()));
                    last_page = Some(row.page);
                }
                if content.show(ui, row) {
                    pointed.set(Some(row.id));
                }
                let about = content.about(row);
                if is_low && let Some(text) = about {
                    widgets::explanation(ui, &text);
                } else if pointed.get() == Some(row.id) {
                    note.set(about);
                }
            }
            if shown.is_empty() {
                widgets::paragraph(ui, &words.text("settings-search-nothing"));
            }
        },
        (if is_low { 0.0 } else { NOTE_HEIGHT }, |ui| {
            if let Some(text) = note.take() {
                let rect = widgets::explanation(ui, &text).rect;
                named_rects::record(ui.ctx(), "settings/about", rect);
            }
        }),
        |ui| {
            ui.spacing_mut().item_spacing.x = measures::BUTTON_GAP;
            navigator.back_button(ui, &words);
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                let can_reset = !is_searching && reset != *settings;
                is_reset = Button::new(&words, "settings-reset").enabled(can_reset).show(ui).clicked();
                is_undone = undo.is_some() && Button::new(&words, "settings-undo").show(ui).clicked();
            });
        },
    );
    let SettingRows { edited, opened, is_coach_called, .. } = content;
    sheet.pointed = pointed.get();
    if sheet.search != search {
        (sheet.search, sheet.is_new_page) = (search, true);
    }
    if let Some(page) = tab.filter(|_| tab != (!is_searching).then_some(page)) {
        sheet.open(page);
    }
    match opened {
        Some(OpenedByRow::Keys) => navigator.open_menu(Menu::Controls),
        Some(OpenedByRow::Engines) => navigator.open_menu(Menu::Engines),
        Some(OpenedByRow::Advanced) => sheet.open(Page::Advanced),
        None => {}
    }
    if is_coach_called && game.is_game() && game.computer_level().is_some() && game.outcome().is_none() {
        navigator.request(Request::CallCoach);
    }
    let wanted = if is_reset {
        sheet.undo = Some(Box::new((page, settings.clone(), reset.clone())));
        reset
    } else if is_undone {
        undo.map_or(edited, |undo| undo.1)
    } else {
        sheet.undo = undo;
        edited
    };
    if wanted != *settings {
        requests.write(SettingsRequest(wanted));
    }
}

/// The rows of a page or, if something is searched for, all rows whose name, explanation or options have the words.
fn shown_rows(words: &Words, page: Page, search: &str) -> Vec<&'static Row> {
    let terms: Vec<String> = search.split_whitespace().map(folded).collect();
    if terms.is_empty() {
        return page.rows().collect();
    }
    let is_found = |row: &&Row| {
        let text = folded(&searched_text(words, row));
        terms.iter().all(|term| text.contains(term.as_str()))
    };
    ROWS.iter().filter(|row| !matches!(row.edit, Edit::Advanced)).filter(is_found).collect()
}

/// Shows the field for the search over all pages.
fn search_field(ui: &mut egui::Ui, words: &Words, search: &mut String) {
    // The arrows up and down lead on to other widgets, as a gamepad has no other way out.
    let filter = egui::EventFilter { horizontal_arrows: true, ..egui::EventFilter::default() };
    let field = egui::TextEdit::singleline(search)
        .hint_text(words.text("settings-search"))
        .char_limit(MAX_SEARCH)
        .event_filter(filter)
        .desired_width(f32::INFINITY)
        .margin(egui::Margin::symmetric(10, 7));
    let response = ui.add(field);
    named_rects::record(ui.ctx(), "settings/search", response.rect);
    if response.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Escape)) {
        search.clear();
    }
}
