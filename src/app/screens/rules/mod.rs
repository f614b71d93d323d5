//! The game explained, page by page.
//!
//! Each page of [`pages`] has a part of a real board beside its text: [`diagram`] reads the position and the actions with the rules
//! themselves, so that a page cannot show what the rules do not allow, and [`board`] paints it.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::Layer;
use super::flow::Flow;
use crate::app::i18n::Words;
use crate::app::states::Menu;
use crate::app::theme::widgets::{self, Button, Panel};
use crate::app::theme::{fonts, measures, palette};

mod board;
mod diagram;
mod pages;

use diagram::Diagram;
use pages::PAGES;

const SIZE: egui::Vec2 = egui::Vec2::new(1000.0, 620.0);
const LIST_WIDTH: f32 = 172.0;

/// The page on show.
#[derive(Resource, Default)]
struct Open {
    page: usize,
    /// When the page was opened, so that its diagram begins at the beginning.
    since: f32,
}

/// The diagrams of all pages, read once.
#[derive(Resource)]
struct Diagrams(Vec<Option<Diagram>>);

impl FromWorld for Diagrams {
    fn from_world(_: &mut World) -> Self {
        // A page whose diagram cannot be read is shown without; a test sees to it that there is none.
        Diagrams(PAGES.iter().map(|page| Diagram::read(&page.excerpt).ok()).collect())
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Open>()
        .init_resource::<Diagrams>()
        .add_systems(EguiPrimaryContextPass, show.in_set(Layer::Menu).run_if(in_state(Menu::Rules)));
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    diagrams: Res<Diagrams>,
    time: Res<Time<Real>>,
    mut open: ResMut<Open>,
    mut flow: Flow,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    let now = time.elapsed_secs();
    let last = PAGES.len() - 1;
    let current = open.page.min(last);
    let (mut page, mut turn, mut back) = (current, 0, false);
    let since = now - open.since;
    let panel = Panel { name: "panel/rules", heading: words.text("rules-heading"), size: SIZE };
    panel.show_with_foot(
        context,
        |ui| {
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = measures::LARGE;
                list(ui, &words, &mut page);
                content(ui, &words, current, diagrams.0[current].as_ref(), since);
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
    if page != open.page {
        *open = Open { page, since: now };
    }
    if back {
        flow.back();
    }
    if diagrams.0[current].as_ref().is_some_and(|diagram| !diagram.actions.is_empty()) {
        context.request_repaint();
    }
}

fn list(ui: &mut egui::Ui, words: &Words, page: &mut usize) {
    ui.vertical(|ui| {
        ui.set_width(LIST_WIDTH);
        ui.spacing_mut().item_spacing.y = measures::TIGHT;
        for (index, entry) in PAGES.iter().enumerate() {
            let button = Button::new(words, entry.title).chosen(index == *page).width(LIST_WIDTH).height(36.0);
            if button.show(ui).clicked() {
                *page = index;
            }
        }
    });
}

fn content(ui: &mut egui::Ui, words: &Words, page: usize, diagram: Option<&Diagram>, since: f32) {
    let side = (ui.available_width() * 0.52).min(400.0);
    let text_width = ui.available_width() - side - measures::LARGE;
    ui.vertical(|ui| {
        ui.set_width(text_width);
        let font = fonts::display(fonts::size::DIALOG);
        ui.label(egui::RichText::new(words.text(PAGES[page].title)).font(font).color(palette::accent::BRASS));
        widgets::paragraph(ui, &words.text(PAGES[page].text));
    });
    if let Some(diagram) = diagram {
        board::show(ui, words, diagram, egui::Vec2::splat(side), since);
    }
}
