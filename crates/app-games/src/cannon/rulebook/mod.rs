//! The pictures in the explanation of Cannon. The texts are those of [`cannon_i18n::rulebook`].
//!
//! Each entry of [`diagrams`] has a part of a real board for a section. [`diagram`] parses the position and the actions with the rules
//! themselves, so that a picture cannot show anything illegal, and [`diagram_painter`] paints it.

use bevy_egui::egui;

use crate::Illustration;
use cannon_app_base::i18n::Words;

mod diagram;
mod diagram_painter;
mod diagrams;

use diagram::Diagram;
use diagrams::DIAGRAMS;

/// The picture beside the section with this heading.
pub(crate) fn illustration(heading: &str) -> Option<Box<dyn Illustration>> {
    let entry = DIAGRAMS.iter().find(|entry| entry.heading == heading)?;
    // A section whose diagram is invalid is shown without it. A test checks that there is none.
    let diagram = Diagram::read(&entry.excerpt).ok()?;
    Some(Box::new(diagram))
}

impl Illustration for Diagram {
    fn show(&self, ui: &mut egui::Ui, words: &Words, size: egui::Vec2, elapsed: f32) {
        diagram_painter::show(ui, words, self, size, elapsed);
    }

    fn still_moments(&self) -> Vec<f32> {
        diagram_painter::TEMPO.still_moments(self.actions.len())
    }
}
