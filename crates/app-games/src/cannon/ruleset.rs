//! The rulesets that Cannon offers by name, and widgets for the single rules.

use bevy_egui::egui;

use crate::PrintedFace;
use cannon_app_base::i18n::Words;
use cannon_app_base::theme::widgets::labelled_choice;
use cannon_appearance::BoardFace;
use cannon_rules::Side;
use cannon_rules::cannon::{CannonOf, LongShot, RetreatNear, RetreatOver, Ruleset, TownSafety};
use cannon_rules::timeline::HouseRules;

/// The rules that are offered by name, with their draw rules. The published tournament rules limit the shifts of a cannon; Ludii plays
/// Classic with the long shot of IGG.
pub(super) const NAMED: [([&str; 2], Ruleset, HouseRules); 5] = [
    (["preset-classic", "preset-classic-about"], Ruleset::CLASSIC, HouseRules::NONE),
    (["preset-blue-panther", "preset-blue-panther-about"], Ruleset::BLUE_PANTHER, HouseRules::NONE),
    (["preset-igg", "preset-igg-about"], Ruleset::IGG, HouseRules::NONE),
    (
        ["preset-tournament", "preset-tournament-about"],
        Ruleset { shift_limit: Some(Ruleset::TOURNAMENT_SHIFT_LIMIT), ..Ruleset::CLASSIC },
        HouseRules::DRAWS,
    ),
    (
        ["preset-ludii", "preset-ludii-about"],
        Ruleset { long_shot: LongShot::Both, ..Ruleset::CLASSIC },
        HouseRules::NONE,
    ),
];

/// Message identifier of the name of a ruleset, whatever its limit on shifts.
pub(super) fn name_id(rules: &Ruleset) -> &'static str {
    let rules = Ruleset { shift_limit: None, ..*rules };
    NAMED.iter().find(|(_, known, _)| *known == rules).map_or("preset-custom", |([name, _], ..)| name)
}

/// The face that the text of a preset describes. The English text has cross points, the German text crossings of lines, and the Spanish and
/// Japanese texts squares. Rules without a preset have squares. The limit on shifts belongs to tournaments under any preset.
pub(super) fn printed_face(rules: &Ruleset) -> PrintedFace {
    let rules = Ruleset { shift_limit: None, ..*rules };
    let face =
        if [Ruleset::BLUE_PANTHER, Ruleset::IGG].contains(&rules) { BoardFace::Points } else { BoardFace::Cells };
    PrintedFace { preset: rules.preset_name().unwrap_or("custom"), face }
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

    #[test]
    fn rules_keep_their_name_under_any_limit_on_shifts() {
        for (name, rules, _) in NAMED.iter().filter(|(_, rules, _)| rules.shift_limit.is_none()) {
            for shift_limit in [None, Some(2), Some(3)] {
                assert_eq!(name_id(&Ruleset { shift_limit, ..*rules }), name[0]);
            }
        }
        assert_eq!(name_id(&Ruleset { town: TownSafety::Checkmate, ..Ruleset::IGG }), "preset-custom");
    }
}
