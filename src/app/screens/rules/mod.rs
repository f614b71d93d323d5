//! The rules screen, which shows the rulebooks of all games page by page. It opens at the rulebook of the current game.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::UiLayer;
use super::navigation::Navigator;
use super::new_game::NewGameDraft;
use crate::app::games::{RulebookPage, TABLETOP_GAMES};
use crate::app::i18n::Words;
use crate::app::play::Match;
use crate::app::states::{Menu, Screen};
use crate::app::theme::widgets::{self, Button, Panel, segmented_control};
use crate::app::theme::{fonts, measures, palette};

const SIZE: egui::Vec2 = egui::Vec2::new(1000.0, 620.0);
const LIST_WIDTH: f32 = 200.0;

/// The page that is shown.
#[derive(Resource, Default)]
struct OpenPage {
    /// Index of the rulebook, in the order of [`TABLETOP_GAMES`].
    rulebook: usize,
    page: usize,
    /// When the page was opened, in seconds since start-up; its diagram is animated from that time on.
    opened: f32,
}

/// The rulebooks of all games, loaded once, in the order of [`TABLETOP_GAMES`].
#[derive(Resource)]
struct Rulebooks(Vec<Vec<RulebookPage>>);

impl FromWorld for Rulebooks {
    fn from_world(_: &mut World) -> Self {
        Rulebooks(TABLETOP_GAMES.iter().map(|table| table.rulebook()).collect())
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OpenPage>()
        .init_resource::<Rulebooks>()
        .add_systems(OnEnter(Menu::Rules), open_rulebook)
        .add_systems(EguiPrimaryContextPass, show.in_set(UiLayer::Menu).run_if(in_state(Menu::Rules)));
}

/// Opens the rulebook of the current game, or from the title that of the game chosen on the New game screen.
fn open_rulebook(game: Res<Match>, draft: Res<NewGameDraft>, screen: Res<State<Screen>>, mut open: ResMut<OpenPage>) {
    let game_id = if *screen.get() == Screen::Title { draft.game } else { game.timeline().game() };
    let book = TABLETOP_GAMES.iter().position(|table| table.id == game_id).unwrap_or_default();
    if book != open.rulebook {
        *open = OpenPage { rulebook: book, ..OpenPage::default() };
    }
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    books: Res<Rulebooks>,
    time: Res<Time<Real>>,
    mut open: ResMut<OpenPage>,
    mut navigator: Navigator,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    let now = time.elapsed_secs();
    let book = books.0.get(open.rulebook).map_or(&[][..], Vec::as_slice);
    let mut selected_book = open.rulebook;
    let last = book.len().saturating_sub(1);
    let current = open.page.min(last);
    let (mut page, mut page_step, mut back) = (current, 0, false);
    let elapsed = now - open.opened;
    let panel = Panel { name: "panel/rules", heading: words.text("rules-heading"), size: SIZE };
    panel.show_with_footer(
        context,
        |ui| {
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = measures::LARGE;
                page_list(ui, &words, book, &mut selected_book, &mut page);
                if let Some(page) = book.get(current) {
                    page_content(ui, &words, page, elapsed);
                }
            });
        },
        |ui| {
            back = Button::new(&words, "menu-back").min_width(120.0).show(ui).clicked();
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                if Button::new(&words, "rules-next")
                    .primary()
                    .enabled(current < last)
                    .min_width(130.0)
                    .show(ui)
                    .clicked()
                {
                    page_step = 1;
                }
                if Button::new(&words, "rules-previous").enabled(current > 0).min_width(130.0).show(ui).clicked() {
                    page_step = -1;
                }
            });
        },
    );
    let page = page.saturating_add_signed(page_step).min(last);
    if selected_book != open.rulebook {
        *open = OpenPage { rulebook: selected_book, page: 0, opened: now };
    } else if page != open.page {
        *open = OpenPage { page, opened: now, ..*open };
    }
    if back {
        navigator.close_menu();
    }
    if book.get(current).and_then(|page| page.illustration.as_ref()).is_some_and(|picture| picture.is_animated()) {
        context.request_repaint();
    }
}

/// Shows the choice of rulebooks and the page titles of the open one.
fn page_list(ui: &mut egui::Ui, words: &Words, book: &[RulebookPage], selected_book: &mut usize, page: &mut usize) {
    ui.vertical(|ui| {
        ui.set_width(LIST_WIDTH);
        let books: Vec<_> = TABLETOP_GAMES.iter().enumerate().map(|(index, table)| (index, table.name_id)).collect();
        segmented_control(ui, words, "rules/book", selected_book, &books);
        ui.add_space(measures::SMALL);
        ui.spacing_mut().item_spacing.y = measures::TIGHT;
        for (index, entry) in book.iter().enumerate() {
            let button = Button::new(words, entry.title).selected(index == *page).min_width(LIST_WIDTH).height(36.0);
            if button.show(ui).clicked() {
                *page = index;
            }
        }
    });
}

fn page_content(ui: &mut egui::Ui, words: &Words, page: &RulebookPage, elapsed: f32) {
    let side = (ui.available_width() * 0.52).min(400.0);
    let text_width = ui.available_width() - side - measures::LARGE;
    ui.vertical(|ui| {
        ui.set_width(text_width);
        let font = fonts::display(fonts::size::DIALOG);
        ui.label(egui::RichText::new(words.text(page.title)).font(font).color(palette::accent::BRASS));
        widgets::paragraph(ui, &words.text(page.text));
    });
    if let Some(picture) = &page.illustration {
        picture.show(ui, words, egui::Vec2::splat(side), elapsed);
    }
}
