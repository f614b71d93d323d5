//! Tank Chess explained.
//!
//! Each entry of [`mod@pages`] has a part of a real board beside its text: [`diagram`] reads the position and the actions with the rules
//! themselves, so that a page cannot show what the rules do not allow, and [`board`] paints it.

use bevy_egui::egui;

use crate::app::games::{Page, Picture};
use crate::app::i18n::Words;

mod board;
mod diagram;
mod pages;

use diagram::Diagram;
use pages::PAGES;

/// All pages.
pub(super) fn pages() -> Vec<Page> {
    let page = |entry: &pages::Entry| {
        // A page whose diagram cannot be read is shown without; a test sees to it that there is none.
        let picture = Diagram::read(entry).ok().map(|diagram| Box::new(diagram) as Box<dyn Picture>);
        Page { title: entry.title, text: entry.text, picture }
    };
    PAGES.iter().map(page).collect()
}

impl Picture for Diagram {
    fn show(&self, ui: &mut egui::Ui, words: &Words, size: egui::Vec2, since: f32) {
        board::show(ui, words, self, size, since);
    }

    fn moves(&self) -> bool {
        !self.scenes.is_empty()
    }
}
