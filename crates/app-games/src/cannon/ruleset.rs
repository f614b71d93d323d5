//! Widgets for the ruleset of Cannon: published presets and single rules.

use bevy_egui::egui;

use crate::PrintedFace;
use cannon_app_base::i18n::Words;
use cannon_app_base::theme::widgets;
use cannon_app_base::theme::widgets::{labelled_choice, segmented_control};
use cannon_appearance::BoardFace;
use cannon_rules::Side;
use cannon_rules::cannon::{CannonOf, LongShot, RetreatNear, RetreatOver, Ruleset, TownSafety};

/// The presets with the message identifiers of their names and explanations.
pub(super) const PRESETS: [(Ruleset, &str, &str); 3] = [
    (Ruleset::CLASSIC, "preset-classic", "preset-classic-about"),
    (Ruleset::BLUE_PANTHER, "preset-blue-panther", "preset-blue-panther-about"),
    (Ruleset::IGG, "preset-igg", "preset-igg-about"),
];

/// The face that the text of a preset describes. The English text has cross points, the German text crossings of lines, and the Spanish and
/// Japanese texts squares. Rules without a preset have squares. The limit on shifts belongs to tournaments under any preset.
pub(super) fn printed_face(rules: &Ruleset) -> PrintedFace {
    let rules = Ruleset { shift_limit: None, ..*rules };
    let face =
        if [Ruleset::BLUE_PANTHER, Ruleset::IGG].contains(&rules) { BoardFace::Points } else { BoardFace::Cells };
    PrintedFace { preset: rules.preset_name().unwrap_or("custom"), face }
}

/// Shows the presets and the single rules. The limit on shifts belongs to tournaments, so a preset leaves it as it is.
pub(super) fn show(ui: &mut egui::Ui, words: &Words, rules: &mut Ruleset) {
    widgets::section(ui, &words.text("new-game-rules"), |ui| {
        let mut preset = Ruleset { shift_limit: None, ..*rules };
        let options = PRESETS.map(|(rules, name, _)| (rules, name));
        segmented_control(ui, words, "new-game/preset", &mut preset, &options);
        let about = PRESETS.iter().find(|(known, ..)| *known == preset).map(|(_, _, about)| about);
        widgets::explanation(ui, &words.text(about.unwrap_or(&"preset-custom-about")));
        *rules = Ruleset { shift_limit: rules.shift_limit, ..preset };
    });
    widgets::section(ui, &words.text("new-game-switches"), |ui| switches(ui, words, rules));
}

/// Shows the single rules.
pub(super) fn switches(ui: &mut egui::Ui, words: &Words, rules: &mut Ruleset) {
    let firsts = [(Side::South, "side-south"), (Side::North, "side-north")];
    labelled_choice(ui, words, ["switch-first", "switch-first-about"], &mut rules.first, &firsts);
    let long_shots = [(LongShot::First, "switch-long-shot-first"), (LongShot::Both, "switch-long-shot-both")];
    labelled_choice(ui, words, ["switch-long-shot", "switch-long-shot-about"], &mut rules.long_shot, &long_shots);
    let retreats = [(RetreatNear::Piece, "switch-retreat-piece"), (RetreatNear::Soldier, "switch-retreat-soldier")];
    labelled_choice(ui, words, ["switch-retreat", "switch-retreat-about"], &mut rules.retreat_near, &retreats);
    let jumps = [(RetreatOver::Empty, "switch-retreat-over-empty"), (RetreatOver::Any, "switch-retreat-over-any")];
    labelled_choice(ui, words, ["switch-retreat-over", "switch-retreat-over-about"], &mut rules.retreat_over, &jumps);
    let cannons = [(CannonOf::Soldiers, "switch-cannon-of-soldiers"), (CannonOf::Pieces, "switch-cannon-of-pieces")];
    labelled_choice(ui, words, ["switch-cannon-of", "switch-cannon-of-about"], &mut rules.cannon_of, &cannons);
    let towns = [(TownSafety::Capture, "switch-town-capture"), (TownSafety::Checkmate, "switch-town-checkmate")];
    labelled_choice(ui, words, ["switch-town", "switch-town-about"], &mut rules.town, &towns);
    let shifts = [(None, "switch-shifts-none"), (Some(3), "switch-shifts-three"), (Some(2), "switch-shifts-two")];
    labelled_choice(ui, words, ["switch-shifts", "switch-shifts-about"], &mut rules.shift_limit, &shifts);
}

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_app_base::settings::Settings;

    #[test]
    fn each_preset_has_its_printed_face_until_the_player_chooses() {
        let mut settings = Settings::default();
        let shown = |settings: &Settings| {
            Ruleset::PRESETS.map(|(_, rules)| {
                // A tournament is played on the same board.
                let printed = printed_face(&Ruleset { shift_limit: Some(3), ..rules });
                printed.or_chosen(settings)
            })
        };
        assert_eq!(shown(&settings), [BoardFace::Cells, BoardFace::Points, BoardFace::Points]);
        settings.faces.insert("blue-panther".to_owned(), BoardFace::Cells);
        assert_eq!(shown(&settings), [BoardFace::Cells, BoardFace::Cells, BoardFace::Points]);
        let custom = printed_face(&Ruleset { town: TownSafety::Checkmate, ..Ruleset::IGG });
        assert_eq!((custom.preset, custom.face), ("custom", BoardFace::Cells));
    }
}
