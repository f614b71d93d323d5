//! The texts, symbols and colours of the classes of actions.

use bevy_egui::egui::{Align2, Color32, Painter, Pos2, Rect, Vec2};
use egui_plot::MarkerShape;

use cannon_app_base::theme::palette::{ink, review};
use cannon_app_base::theme::{Icon, fonts};
use cannon_engine::analysis::ActionClass;

/// The identifier of the name of a class.
pub(super) const fn text_id(class: ActionClass) -> &'static str {
    match class {
        ActionClass::Only => "review-class-only",
        ActionClass::Best => "review-class-best",
        ActionClass::Good => "review-class-good",
        ActionClass::Inaccuracy => "review-class-inaccuracy",
        ActionClass::Mistake => "review-class-mistake",
        ActionClass::Blunder => "review-class-blunder",
        ActionClass::MissedWin => "review-class-missed-win",
        ActionClass::Placement => "review-class-placement",
    }
}

/// The symbol of a class, as in chess notation. Of the classes of good actions, only the class of an only good action has a symbol.
pub(super) const fn symbol(class: ActionClass) -> &'static str {
    match class {
        ActionClass::Only => "!",
        ActionClass::Best | ActionClass::Good | ActionClass::Placement => "",
        ActionClass::Inaccuracy => "?!",
        ActionClass::Mistake => "?",
        ActionClass::Blunder => "??",
        ActionClass::MissedWin => "×",
    }
}

/// The colour of a class.
pub(super) fn color(class: ActionClass) -> Color32 {
    match class {
        ActionClass::Only => *review::ONLY,
        ActionClass::Best => *review::BEST,
        ActionClass::Good => *review::GOOD,
        ActionClass::Inaccuracy => *review::INACCURACY,
        ActionClass::Mistake => *review::MISTAKE,
        ActionClass::Blunder => *review::BLUNDER,
        ActionClass::MissedWin => *review::MISSED_WIN,
        ActionClass::Placement => *ink::QUIET,
    }
}

/// The shape of the dots of a class in the graph. All are filled, so that they can have an edge.
pub(super) const fn marker(class: ActionClass) -> MarkerShape {
    match class {
        ActionClass::Only => MarkerShape::Diamond,
        ActionClass::Best => MarkerShape::Right,
        ActionClass::Good => MarkerShape::Circle,
        ActionClass::Inaccuracy => MarkerShape::Square,
        ActionClass::Mistake => MarkerShape::Up,
        ActionClass::Blunder => MarkerShape::Down,
        ActionClass::MissedWin => MarkerShape::Left,
        ActionClass::Placement => MarkerShape::Plus,
    }
}

/// Paints the sign of a class: its symbol, a star for the best action, or a dot for a good one. A placement has none.
pub(super) fn paint_sign(painter: &Painter, center: Pos2, class: ActionClass) {
    let color = color(class);
    match class {
        ActionClass::Best => Icon::Star.paint(painter, Rect::from_center_size(center, Vec2::splat(13.0)), color),
        ActionClass::Good => {
            painter.circle_filled(center, 3.0, color);
        }
        ActionClass::Placement => {}
        _ => {
            let font = fonts::bold(fonts::size::BODY);
            painter.text(center, Align2::CENTER_CENTER, symbol(class), font, color);
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
                assert_ne!(marker(class), marker(other), "{class:?} and {other:?}");
                let painted =
                    [class, other].contains(&ActionClass::Best) || [class, other].contains(&ActionClass::Good);
                assert!(painted || symbol(class) != symbol(other), "{class:?} and {other:?}");
            }
        }
    }
}
