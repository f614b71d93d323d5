//! The format of play and the draw rules on the New game screen: casual or tournament, draws by repetition or without captures.

use bevy_egui::egui;

use super::draft::NewGameDraft;
use crate::parts::text;
use cannon_app_base::i18n::Words;
use cannon_app_base::theme::widgets;
use cannon_app_base::theme::widgets::{explained_toggle, segmented_control, toggle};
use cannon_app_games as games;
use cannon_rules::timeline::HouseRules;

/// Shows the choice of the format, and applies it.
pub(super) fn show_formats(ui: &mut egui::Ui, words: &Words, draft: &mut NewGameDraft) {
    widgets::section(ui, &words.text("new-game-format"), |ui| {
        let (formats, current) = draft.formats();
        let options: Vec<_> = formats.iter().enumerate().map(|(index, format)| (Some(index), format.name_id)).collect();
        let mut chosen = current;
        segmented_control(ui, words, "new-game/format", &mut chosen, &options);
        if let Some(format) = chosen.filter(|_| chosen != current).and_then(|index| formats.get(index)) {
            draft.choose_format(format);
        }
        widgets::explanation(ui, &words.text(games::tabletop(draft.game).formats_about_id));
    });
}

/// Shows the draw rules, and applies changes to them.
pub(super) fn show_draw_rules(ui: &mut egui::Ui, words: &Words, draft: &mut NewGameDraft) {
    widgets::section(ui, &words.text("new-game-draws"), |ui| {
        let mut house = draft.house_rules;
        toggle(ui, words, "draw-repetition", &mut house.repetition, Some("draw-repetition-about"));
        let mut quiet = house.quiet_turns.is_some();
        let about = text::in_terms_of(words, "draw-quiet-about", draft.game);
        explained_toggle(ui, words, "draw-quiet", &mut quiet, Some(about));
        house.quiet_turns = house.quiet_turns.or(HouseRules::DRAWS.quiet_turns).filter(|_| quiet);
        if house != draft.house_rules {
            draft.house_rules = house;
        }
    });
}
