//! The pictures in the explanation of Tank Chess. The texts are those of [`cannon_i18n::rulebook`].
//!
//! Each entry of [`diagrams`] has a part of a real board for a section. [`diagram`] parses the position and the actions with the rules
//! themselves, so that a picture cannot show anything illegal, and [`diagram_painter`] paints it. The [`armour_diagram`] shows which armour
//! counts from which direction.

use bevy_egui::egui;

use crate::Illustration;
use cannon_app_base::i18n::Words;

mod armour_diagram;
mod diagram;
mod diagram_painter;
mod diagrams;

use armour_diagram::ArmourDiagram;
use cannon_rules::tank_chess::Position;
use diagram::Diagram;
use diagrams::DIAGRAMS;

/// The picture beside the section with this heading, in a game with this start.
pub(crate) fn illustration(start: &Position, heading: &str) -> Option<Box<dyn Illustration>> {
    if heading == armour_diagram::HEADING {
        return Some(Box::new(ArmourDiagram));
    }
    let entry = DIAGRAMS.iter().find(|entry| entry.heading == heading && (entry.applies)(start))?;
    // A section whose diagram is invalid is shown without it. A test checks that there is none.
    let diagram = Diagram::read(entry).ok()?;
    Some(Box::new(diagram))
}

/// How the player does with mouse and keys what the section with this heading explains.
pub(super) fn controls_id(heading: &str) -> Option<&'static str> {
    match heading {
        "print-turn" => Some("rules-tank-driving-controls"),
        "rules-tank-fire" => Some("rules-tank-fire-controls"),
        "rules-tank-end" => Some("rules-tank-end-controls"),
        _ => None,
    }
}

impl Illustration for Diagram {
    fn show(&self, ui: &mut egui::Ui, words: &Words, size: egui::Vec2, elapsed: f32) {
        diagram_painter::show(ui, words, self, size, elapsed);
    }

    fn still_moments(&self) -> Vec<f32> {
        diagram_painter::TEMPO.still_moments(self.scenes.len())
    }
}
