//! Sections of the rules with their pictures, and how they are shown: text, tables and a picture that moves.

use bevy_egui::egui;

use cannon_app_base::i18n::Words;
use cannon_app_base::settings::Settings;
use cannon_app_base::theme::widgets::{index_stepper, table, table_with_pictures};
use cannon_app_base::theme::{fonts, measures, palette, widgets};
use cannon_i18n::rulebook::{self, Block, Section, Topic};
use cannon_rules::GameId;
use cannon_rules::any::AnyTimeline;

use crate::{Illustration, illustration, tabletop};

/// Largest side of a picture, in points.
const PICTURE_SIZE: f32 = 400.0;
/// Largest part of the width that a picture beside the text takes.
const PICTURE_SHARE: f32 = 0.52;

/// Width and height of the picture of an entry, in points.
const ENTRY_PICTURE: f32 = 34.0;

/// The topics of the rules on the screen, in reading order. Tips are a part of the rules of games that have some.
const TOPICS: [Topic; 3] = [Topic::Rules, Topic::Editions, Topic::About];

/// A section of the rules with its picture.
pub struct IllustratedSection {
    game: GameId,
    /// The identifier of the heading.
    pub heading: &'static str,
    blocks: Vec<Block>,
    /// Identifier of a message on mouse and keys.
    controls_id: Option<&'static str>,
    illustration: Option<Box<dyn Illustration>>,
}

impl IllustratedSection {
    /// The moments of the picture between which a reader steps who wants no movement. Empty if there is none.
    pub fn still_moments(&self) -> Vec<f32> {
        self.illustration.as_ref().map(|picture| picture.still_moments()).unwrap_or_default()
    }
}

/// The sections that explain the rules of a game in progress, with pictures of the board that the player has chosen.
pub fn illustrated_sections(timeline: &AnyTimeline, settings: &Settings) -> Vec<IllustratedSection> {
    let game = timeline.game();
    let illustrated = |Section { heading, blocks }| IllustratedSection {
        game,
        heading,
        blocks,
        controls_id: (tabletop(game).controls_id)(heading),
        illustration: illustration(timeline, heading, settings),
    };
    TOPICS.into_iter().flat_map(|topic| rulebook::page(topic, timeline)).map(illustrated).collect()
}

/// The moment that a picture shows.
pub enum PictureTime<'a> {
    /// The picture moves; the time since it was opened, in seconds.
    Moving(f32),
    /// The reader goes from moment to moment.
    Still {
        /// The moments, at least one.
        moments: &'a [f32],
        /// The index of the current one.
        index: &'a mut usize,
    },
}

impl PictureTime<'_> {
    fn elapsed(&self) -> f32 {
        match self {
            PictureTime::Moving(elapsed) => *elapsed,
            PictureTime::Still { moments, index } => moments.get(**index).copied().unwrap_or_default(),
        }
    }
}

/// Shows a section. The picture stands beside the text, or below it if the text has a table, which needs the whole width.
pub fn show_section(ui: &mut egui::Ui, words: &Words, section: &IllustratedSection, time: &mut PictureTime<'_>) {
    let has_table = section.blocks.iter().any(|block| matches!(block, Block::Table(_)));
    let side = (ui.available_width() * PICTURE_SHARE).min(PICTURE_SIZE);
    let picture = section.illustration.as_ref();
    let beside = picture.filter(|_| !has_table);
    let text_width = ui.available_width() - beside.map_or(0.0, |_| side + measures::LARGE);
    ui.vertical(|ui| {
        ui.set_width(text_width);
        text(ui, words, section);
        if let Some(picture) = picture.filter(|_| has_table) {
            show_picture(ui, words, picture.as_ref(), side, time);
        }
    });
    if let Some(picture) = beside {
        ui.vertical(|ui| show_picture(ui, words, picture.as_ref(), side, time));
    }
}

/// Shows a picture, and below it the buttons that lead from moment to moment if it does not move.
fn show_picture(ui: &mut egui::Ui, words: &Words, picture: &dyn Illustration, side: f32, time: &mut PictureTime<'_>) {
    picture.show(ui, words, egui::Vec2::splat(side), time.elapsed());
    if let PictureTime::Still { moments, index } = time {
        let args = [("number", (**index + 1).into()), ("count", moments.len().into())];
        let text = words.format("rules-moment", &args);
        **index = index_stepper(ui, words, ("rules/moment", text), **index, moments.len());
    }
}

fn text(ui: &mut egui::Ui, words: &Words, section: &IllustratedSection) {
    let font = fonts::display(fonts::size::DIALOG);
    ui.label(egui::RichText::new(words.text(section.heading)).font(font).color(*palette::accent::BRASS));
    for block in &section.blocks {
        match block {
            Block::Paragraph(message) => {
                widgets::paragraph(ui, &words.message(message));
            }
            Block::Entry { symbol, name, effect } => {
                let [name, effect] = [name, effect].map(|message| words.message(message));
                let text = words.format("rules-entry", &[("name", name.into()), ("effect", effect.into())]);
                ui.horizontal_top(|ui| {
                    let (rect, _) = ui.allocate_exact_size(egui::Vec2::splat(ENTRY_PICTURE), egui::Sense::hover());
                    (tabletop(section.game).paint_symbol)(ui.painter(), rect, *symbol);
                    ui.vertical(|ui| widgets::paragraph(ui, &text));
                });
            }
            Block::Table(content) => {
                let cells = |row: &Vec<_>| row.iter().map(|cell| words.value(cell)).collect::<Vec<_>>();
                let rows: Vec<_> = content.rows.iter().map(cells).collect();
                let (head, game) = (cells(&content.head), tabletop(section.game));
                if content.symbols.is_empty() {
                    table(ui, &head, &rows);
                } else {
                    table_with_pictures(ui, &head, &rows, |painter, rect, row| {
                        (game.paint_symbol)(painter, rect, content.symbols[row]);
                    });
                }
            }
            // The picture of the section shows it.
            Block::ArmourDiagram => {}
        }
    }
    if let Some(controls) = section.controls_id {
        ui.add_space(measures::TIGHT);
        widgets::explanation(ui, &words.text(controls));
    }
}
