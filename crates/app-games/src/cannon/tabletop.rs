//! The constants of Cannon on the table.

use super::pieces::{BALL, GUN, GUNNER, SOLDIER, TOWN};
use super::position_editor::POSITION_EDITOR;
use super::{input, inspector, marks, paints, ruleset, sounds};
use crate::tabletop::{edit_ruleset, formats, named_rulesets, ruleset_of};
use crate::{GameFormat, Tabletop};
use cannon_app_base::common::board::BoardSurface;
use cannon_app_base::common::pieces::PieceModel;
use cannon_app_base::common::sound::sounds as shared_sounds;
use cannon_rules::cannon::Ruleset;
use cannon_rules::timeline::HouseRules;
use cannon_rules::{GameId, Side};

/// Cannon on the table.
pub static TABLETOP: Tabletop = Tabletop {
    id: GameId::Cannon,
    models: || &MODELS,
    props: &[&GUN, &GUNNER, &BALL],
    paints: paints::PAINTS,
    badges: || &[],
    sounds: sounds::ALL,
    warning_sounds: &[("hud-town-under-fire", shared_sounds::CHECK)],
    surface: BoardSurface::Inlaid,
    light_side: Side::North,
    board_overlays: &[],
    key_bindings: input::KEY_BINDINGS,
    gestures: &[],
    editor_support: &POSITION_EDITOR,
    legend: marks::LEGEND,
    longest_notation: "e10xe10#",
    inspector_height: inspector::HEIGHT,
    inspector_hint_id: "inspect-hint-cannon",
    lessons_of_sections: &[
        ("rules-aim", "plan"),
        ("rules-towns", "town"),
        ("rules-step", "step"),
        ("rules-capture", "capture"),
        ("rules-retreat", "retreat"),
        ("rules-cannon", "cannon"),
        ("rules-shift", "shift"),
        ("rules-shot", "shot"),
        ("rules-end", "no-action"),
    ],
    clock_advice_id: None,
    formats_about_id: "format-about-cannon",
    default_minutes: |_| DEFAULT_MINUTES,
    printed_face: |rules| Some(ruleset::printed_face(&ruleset_of(rules))),
    rules_ui: |ui, words, rules| edit_ruleset(rules, |rules| ruleset::show(ui, words, rules)),
    formats: |rules| formats(FORMATS, rules),
    rulebook_presets: || named_rulesets(ruleset::PRESETS.map(|(rules, name, _)| (name, rules))),
    controls_id: |_| None,
    reference_page: cannon_print::cannon::reference,
};

/// The models of everything that can stand on the board.
static MODELS: [&PieceModel; 2] = [&SOLDIER, &TOWN];

/// The usual time on the clock of each side, in minutes.
pub(super) const DEFAULT_MINUTES: u32 = 10;

/// The formats, casual games first.
const FORMATS: &[GameFormat<Ruleset>] = &[
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
