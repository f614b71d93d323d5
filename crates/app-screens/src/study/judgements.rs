//! The judgements of actions: their names and colours.

use bevy_egui::egui::Color32;

use cannon_app_base::i18n::Words;
use cannon_app_base::theme::palette::review;
use cannon_rules::timeline::Judgement;

/// The identifier of the name of a judgement.
pub(super) const fn text_id(judgement: Judgement) -> &'static str {
    match judgement {
        Judgement::Brilliant => "study-judgement-brilliant",
        Judgement::Good => "study-judgement-good",
        Judgement::Interesting => "study-judgement-interesting",
        Judgement::Dubious => "study-judgement-dubious",
        Judgement::Mistake => "study-judgement-mistake",
        Judgement::Blunder => "study-judgement-blunder",
    }
}

/// The name of a judgement.
pub(super) fn text_of(words: &Words, judgement: Judgement) -> String {
    words.text(text_id(judgement))
}

/// The colour of a judgement, which is the colour of a class of actions in the review.
pub(super) fn color_of(judgement: Judgement) -> Color32 {
    match judgement {
        Judgement::Brilliant | Judgement::Good => *review::ONLY,
        Judgement::Interesting => *review::GOOD,
        Judgement::Dubious => *review::INACCURACY,
        Judgement::Mistake => *review::MISTAKE,
        Judgement::Blunder => *review::BLUNDER,
    }
}
