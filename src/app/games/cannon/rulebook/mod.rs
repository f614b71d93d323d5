//! The explanation of Cannon, page by page.
//!
//! Each entry of [`mod@pages`] has a part of a real board beside its text. [`diagram`] parses the position and the actions with the rules
//! themselves, so that a page cannot show anything illegal, and [`diagram_painter`] paints it.

use bevy_egui::egui;

use crate::app::games::{Illustration, RulebookPage};
use crate::app::i18n::Words;

mod diagram;
mod diagram_painter;
mod pages;

use diagram::Diagram;
use pages::PAGES;

/// All pages.
pub(super) fn pages() -> Vec<RulebookPage> {
    let page = |entry: &pages::Entry| {
        // A page whose diagram is invalid is shown without it. A test checks that there is none.
        let illustration = Diagram::read(&entry.excerpt).ok().map(|diagram| Box::new(diagram) as Box<dyn Illustration>);
        RulebookPage { title: entry.title, text: entry.text, illustration }
    };
    PAGES.iter().map(page).collect()
}

impl Illustration for Diagram {
    fn show(&self, ui: &mut egui::Ui, words: &Words, size: egui::Vec2, elapsed: f32) {
        diagram_painter::show(ui, words, self, size, elapsed);
    }

    fn is_animated(&self) -> bool {
        !self.actions.is_empty()
    }
}
