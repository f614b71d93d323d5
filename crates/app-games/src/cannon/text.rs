//! Texts of Cannon, and the widgets for its rules.

use bevy_egui::egui;

use super::input::Choice;
use super::{inspector, rulebook, ruleset};
use crate::{GameFormat, GameText, Illustration, InspectorCard, InspectorQuery};
use cannon_app_base::common::sound::{Sound, sounds};
use cannon_app_base::i18n::Words;
use cannon_i18n::Localizer;
use cannon_print::{Page, Paper};
use cannon_rules::Side;
use cannon_rules::cannon::{Position, Ruleset};
use cannon_rules::timeline::{HouseRules, Timeline};

impl GameText for Position {
    const NAME_ID: &'static str = "game-cannon";

    const LONGEST_NOTATION: &'static str = "e10xe10#";

    const WARNING_SOUNDS: &'static [(&'static str, Sound)] = &[("hud-town-under-fire", sounds::CHECK)];

    fn turn_message(&self) -> Option<&'static str> {
        self.is_placing_town().then_some("hud-places-town")
    }

    /// Towns that the enemy could take next turn.
    fn warnings(&self) -> Vec<(&'static str, Side)> {
        let sides = Side::ALL.into_iter().filter(|&side| self.is_town_attacked(side));
        sides.map(|side| ("hud-town-under-fire", side)).collect()
    }

    const INSPECTOR_HEIGHT: f32 = inspector::HEIGHT;

    const LESSONS_OF_SECTIONS: &'static [(&'static str, &'static str)] = &[
        ("rules-aim", "plan"),
        ("rules-towns", "town"),
        ("rules-step", "step"),
        ("rules-capture", "capture"),
        ("rules-retreat", "retreat"),
        ("rules-cannon", "cannon"),
        ("rules-shift", "shift"),
        ("rules-shot", "shot"),
        ("rules-end", "no-action"),
    ];

    const INSPECTOR_HINT_ID: &'static str = "inspect-hint-cannon";

    fn inspect(
        timeline: &Timeline<Position>,
        query: InspectorQuery<'_, Choice>,
        words: &Words,
    ) -> Option<InspectorCard> {
        inspector::inspect(timeline.position_at(query.ply)?, query, words)
    }

    /// Towns do not count, because losing one ends the game.
    fn piece_count(&self, side: Side) -> u32 {
        self.soldiers(side).count()
    }

    fn default_minutes(_: &Ruleset) -> u32 {
        10
    }

    fn rules_ui(ui: &mut egui::Ui, words: &Words, rules: &mut Ruleset) {
        ruleset::show(ui, words, rules);
    }

    const FORMATS_ABOUT_ID: &'static str = "format-about-cannon";

    const FORMATS: &'static [GameFormat<Ruleset>] = &[
        GameFormat { name_id: "format-casual", house_rules: HouseRules::NONE, apply: |rules| rules.shift_limit = None },
        GameFormat {
            name_id: "format-tournament",
            house_rules: HouseRules::DRAWS,
            apply: |rules| rules.shift_limit = Some(Ruleset::TOURNAMENT_SHIFT_LIMIT),
        },
        GameFormat {
            name_id: "format-strict",
            house_rules: HouseRules::DRAWS,
            apply: |rules| rules.shift_limit = Some(Ruleset::STRICT_SHIFT_LIMIT),
        },
    ];

    fn rulebook_presets() -> Vec<(&'static str, Ruleset)> {
        ruleset::PRESETS.map(|(rules, name, _)| (name, rules)).to_vec()
    }

    fn illustration(_: &Position, heading: &str) -> Option<Box<dyn Illustration>> {
        rulebook::illustration(heading)
    }

    fn reference_page(paper: Paper, words: &Localizer) -> Page {
        cannon_print::cannon::reference(paper, words)
    }
}
