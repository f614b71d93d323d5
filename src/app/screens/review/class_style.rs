//! The texts, symbols and colours of the classes of actions.

use bevy_egui::egui::Color32;

use crate::app::theme::palette::review;
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
    }
}

/// The symbol of a class, as in chess notation. The classes of good actions have none, except for the only good one.
pub(super) const fn symbol(class: ActionClass) -> &'static str {
    match class {
        ActionClass::Only => "!",
        ActionClass::Best | ActionClass::Good => "",
        ActionClass::Inaccuracy => "?!",
        ActionClass::Mistake => "?",
        ActionClass::Blunder => "??",
        ActionClass::MissedWin => "×",
    }
}

/// The colour of a class.
pub(super) const fn color(class: ActionClass) -> Color32 {
    match class {
        ActionClass::Only => review::ONLY,
        ActionClass::Best => review::BEST,
        ActionClass::Good => review::GOOD,
        ActionClass::Inaccuracy => review::INACCURACY,
        ActionClass::Mistake => review::MISTAKE,
        ActionClass::Blunder => review::BLUNDER,
        ActionClass::MissedWin => review::MISSED_WIN,
    }
}
