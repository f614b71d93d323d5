//! The rules screen, which shows the rulebooks of all games page by page. It opens at the rulebook of the current game.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::Layer;
use super::flow::Flow;
use super::new_game::Draft;
use crate::app::games::{Page, TABLES};
use crate::app::i18n::Words;
use crate::app::play::Match;
use crate::app::states::{Menu, Screen};
use crate::app::theme::widgets::{self, Button, Panel, choice};
use crate::app::theme::{fonts, measures, palette};

const SIZE: egui::Vec2 = egui::Vec2::new(1000.0, 620.0);
const LIST_WIDTH: f32 = 200.0;

/// The page that is shown.
#[derive(Resource, Default)]
struct Open {
    /// Index of the rulebook, in the order of [`TABLES`].
    book: usize,
    page: usize,
    /// When the page was opened, in seconds since start-up; its diagram is animated from that time on.
    since: f32,
}

/// The rulebooks of all games, loaded once, in the order of [`TABLES`].
#[derive(Resource)]
struct Books(Vec<Vec<Page>>);

impl FromWorld for Books {
    fn from_world(_: &mut World) -> Self {
        Books(TABLES.iter().map(|table| table.book()).collect())
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Open>()
        .init_resource::<Books>()
        .add_systems(OnEnter(Menu::Rules), open_book)
        .add_systems(EguiPrimaryContextPass, show.in_set(Layer::Menu).run_if(in_state(Menu::Rules)));
}

/// Opens the rulebook of the current game, or from the title that of the game chosen on the New game screen.
fn open_book(game: Res<Match>, draft: Res<Draft>, screen: Res<State<Screen>>, mut open: ResMut<Open>) {
    let about = if *screen.get() == Screen::Title { draft.game } else { game.timeline().game() };
    let book = TABLES.iter().position(|table| table.game == about).unwrap_or_default();
    if book != open.book {
        *open = Open { book, ..Open::default() };
    }
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    books: Res<Books>,
    time: Res<Time<Real>>,
    mut open: ResMut<Open>,
    mut flow: Flow,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    let now = time.elapsed_secs();
    let book = books.0.get(open.book).map_or(&[][..], Vec::as_slice);
    let mut chosen = open.book;
    let last = book.len().saturating_sub(1);
    let current = open.page.min(last);
    let (mut page, mut turn, mut back) = (current, 0, false);
    let since = now - open.since;
    let panel = Panel { name: "panel/rules", heading: words.text("rules-heading"), size: SIZE };
    panel.show_with_foot(
        context,
        |ui| {
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = measures::LARGE;
                list(ui, &words, book, &mut chosen, &mut page);
                if let Some(page) = book.get(current) {
                    content(ui, &words, page, since);
                }
            });
        },
        |ui| {
            back = Button::new(&words, "menu-back").width(120.0).show(ui).clicked();
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                if Button::new(&words, "rules-next").primary().enabled(current < last).width(130.0).show(ui).clicked() {
                    turn = 1;
                }
                if Button::new(&words, "rules-previous").enabled(current > 0).width(130.0).show(ui).clicked() {
                    turn = -1;
                }
            });
        },
    );
    let page = page.saturating_add_signed(turn).min(last);
    if chosen != open.book {
        *open = Open { book: chosen, page: 0, since: now };
    } else if page != open.page {
        *open = Open { page, since: now, ..*open };
    }
    if back {
        flow.back();
    }
    if book.get(current).and_then(|page| page.picture.as_ref()).is_some_and(|picture| picture.moves()) {
        context.request_repaint();
    }
}

/// Shows the choice of rulebooks and the page titles of the open one.
fn list(ui: &mut egui::Ui, words: &Words, book: &[Page], chosen: &mut usize, page: &mut usize) {
    ui.vertical(|ui| {
        ui.set_width(LIST_WIDTH);
        let books: Vec<_> = TABLES.iter().enumerate().map(|(index, table)| (index, table.name)).collect();
        choice(ui, words, "rules/book", chosen, &books);
        ui.add_space(measures::SMALL);
        ui.spacing_mut().item_spacing.y = measures::TIGHT;
        for (index, entry) in book.iter().enumerate() {
            let button = Button::new(words, entry.title).chosen(index == *page).width(LIST_WIDTH).height(36.0);
            if button.show(ui).clicked() {
                *page = index;
            }
        }
    });
}

fn content(ui: &mut egui::Ui, words: &Words, page: &Page, since: f32) {
    let side = (ui.available_width() * 0.52).min(400.0);
    let text_width = ui.available_width() - side - measures::LARGE;
    ui.vertical(|ui| {
        ui.set_width(text_width);
        let font = fonts::display(fonts::size::DIALOG);
        ui.label(egui::RichText::new(words.text(page.title)).font(font).color(palette::accent::BRASS));
        widgets::paragraph(ui, &words.text(page.text));
    });
    if let Some(picture) = &page.picture {
        picture.show(ui, words, egui::Vec2::splat(side), since);
    }
}
