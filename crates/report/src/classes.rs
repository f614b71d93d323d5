//! Classes of actions: their names and their symbols.

use cannon_engine::analysis::{ActionAnalysis, ActionClass, Annotation};
use cannon_i18n::Localizer;

/// The name of a class.
pub(crate) fn name(class: ActionClass, words: &Localizer) -> String {
    words.text(match class {
        ActionClass::Only => "report-class-only",
        ActionClass::Best => "report-class-best",
        ActionClass::Good => "report-class-good",
        ActionClass::Inaccuracy => "report-class-inaccuracy",
        ActionClass::Mistake => "report-class-mistake",
        ActionClass::Blunder => "report-class-blunder",
        ActionClass::MissedWin => "report-class-missed-win",
        ActionClass::Placement => "report-class-placement",
    })
}

/// The annotation symbol of an action; empty if it has none.
pub(crate) fn symbol(analysis: &ActionAnalysis) -> &'static str {
    analysis.assessment.annotation.map_or("", Annotation::symbol)
}
