//! The texts, symbols and colours of the classes of actions.

use bevy_egui::egui::{Align2, Color32, Painter, Pos2, Rect, Vec2};
use egui_plot::MarkerShape;

use cannon_app_base::theme::palette::{ink, review};
use cannon_app_base::theme::{Icon, fonts};
use cannon_engine::analysis::ActionClass;

/// How a class of actions looks.
pub(super) struct ClassStyle {
    /// The identifier of its name.
    pub(super) text_id: &'static str,
    /// The symbol, as in chess notation. Of the classes of good actions, only the class of an only good action has a symbol.
    pub(super) symbol: &'static str,
    pub(super) color: Color32,
    /// The shape of its dots in the graph. All are filled, so that they can have an edge.
    pub(super) marker: MarkerShape,
}

/// The style of a class.
pub(super) fn of(class: ActionClass) -> ClassStyle {
    let (text_id, symbol, color, marker) = match class {
        ActionClass::Only => ("review-class-only", "!", *review::ONLY, MarkerShape::Diamond),
        ActionClass::Best => ("review-class-best", "", *review::BEST, MarkerShape::Right),
        ActionClass::Good => ("review-class-good", "", *review::GOOD, MarkerShape::Circle),
        ActionClass::Inaccuracy => ("review-class-inaccuracy", "?!", *review::INACCURACY, MarkerShape::Square),
        ActionClass::Mistake => ("review-class-mistake", "?", *review::MISTAKE, MarkerShape::Up),
        ActionClass::Blunder => ("review-class-blunder", "??", *review::BLUNDER, MarkerShape::Down),
        ActionClass::MissedWin => ("review-class-missed-win", "×", *review::MISSED_WIN, MarkerShape::Left),
        ActionClass::Placement => ("review-class-placement", "", *ink::QUIET, MarkerShape::Plus),
    };
    ClassStyle { text_id, symbol, color, marker }
}

/// Paints the sign of a class: its symbol, a star for the best action, or a dot for a good one. A placement has none.
pub(super) fn paint_sign(painter: &Painter, center: Pos2, class: ActionClass) {
    let ClassStyle { symbol, color, .. } = of(class);
    match class {
        ActionClass::Best => Icon::Star.paint(painter, Rect::from_center_size(center, Vec2::splat(13.0)), color),
        ActionClass::Good => {
            painter.circle_filled(center, 3.0, color);
        }
        ActionClass::Placement => {}
        _ => {
            let font = fonts::bold(fonts::size::BODY);
            painter.text(center, Align2::CENTER_CENTER, symbol, font, color);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_class_has_a_sign_and_a_dot_of_its_own() {
        let classes = ActionClass::GRADED;
        for (index, &class) in classes.iter().enumerate() {
            for &other in &classes[..index] {
                assert_ne!(of(class).marker, of(other).marker, "{class:?} and {other:?}");
                let painted =
                    [class, other].contains(&ActionClass::Best) || [class, other].contains(&ActionClass::Good);
                assert!(painted || of(class).symbol != of(other).symbol, "{class:?} and {other:?}");
            }
        }
    }
}
