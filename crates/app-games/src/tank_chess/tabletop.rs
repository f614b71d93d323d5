//! The constants of Tank Chess on the table.

use super::pieces::{self, SHELL, TRACER};
use super::scheme_editor::SCHEME_EDITOR;
use super::sounds::OBJECTIVE;
use super::{board_overlays, input, inspector, legend, paints, presentation, rulebook, sounds};
use crate::tabletop::{edit_ruleset, named_rules};
use crate::{NamedRules, Tabletop, TaughtKind};
use cannon_app_base::common::board::BoardSurface;
use cannon_app_base::common::sound::sounds as shared_sounds;
use cannon_app_base::i18n::Words;
use cannon_app_base::theme::widgets::labelled_choice;
use cannon_rules::tank_chess::{BoardName, ExitDirection, Ruleset};
use cannon_rules::timeline::HouseRules;
use cannon_rules::{GameId, Side};

use bevy_egui::egui;
use serde_json::json;

/// The board of the first game: a small one, on which a mistake decides.
const FIRST_BOARD: &str = "skirmish";

/// Tank Chess on the table.
pub static TABLETOP: Tabletop = Tabletop {
    id: GameId::TankChess,
    models: || &pieces::MODELS,
    props: &[&SHELL, &TRACER],
    paints: paints::PAINTS,
    badges: || &pieces::BADGES,
    sounds: sounds::ALL,
    warning_sounds: &[
        ("hud-check", shared_sounds::CHECK),
        ("hud-escape", shared_sounds::ESCAPE),
        ("hud-objective", OBJECTIVE),
    ],
    formation_sound: None,
    surface: BoardSurface::Landscape,
    light_side: Side::South,
    board_overlays: board_overlays::NAMES,
    key_bindings: input::KEY_BINDINGS,
    gestures: &[("mouse-wheel", "key-wheel-turn"), ("mouse-drag", "key-drag-tank")],
    editor_support: &SCHEME_EDITOR,
    legend: legend::LEGEND,
    longest_notation: "M24>M20/SW xM14+=^",
    longest_place: "T20 × T20",
    inspector_height: inspector::HEIGHT,
    inspector_hint_id: "inspect-hint-tank-chess",
    lessons_of_sections: &[
        ("rules-tank-aim", "check"),
        ("print-turn", "drive"),
        ("rules-tank-fire", "fire"),
        ("rules-tank-armour", "armour"),
        ("rules-tank-units", "house-units"),
        ("print-ground", "house-terrain"),
        ("rules-tank-end", "escape"),
        ("rules-clocks", "clocks"),
        ("tips-heading", "plan"),
    ],
    taught_kinds: &[
        TaughtKind { name: "reverse", marks: &["tank-chess/reverse"], refusals: &[] },
        TaughtKind {
            name: "fire",
            marks: &[
                "tank-chess/firing-square",
                "tank-chess/destroys",
                "tank-chess/holds",
                "tank-chess/struck",
                "tank-chess/in-reach",
            ],
            refusals: &[
                "refused-tank-must-move",
                "refused-tank-no-attack",
                "refused-tank-no-target",
                "refused-tank-too-close",
                "refused-tank-out-of-range",
                "refused-tank-line-blocked",
                "refused-tank-cannot-penetrate",
            ],
        },
        TaughtKind {
            name: "exit",
            marks: &["tank-chess/exit"],
            refusals: &[
                "refused-tank-not-command",
                "refused-tank-cannot-leave",
                "refused-tank-only-diagonal-exit",
                "refused-tank-not-exit-square",
                "refused-tank-no-exit",
            ],
        },
    ],
    first_game: || (Some(json!({ "board": FIRST_BOARD })), None),
    clock_advice_id: Some("clock-advice-tank-chess"),
    printed_face: |_| None,
    named_rules: offered_rules,
    rule_switches: |ui, words, rules| edit_ruleset(rules, |rules| rule_switches(ui, words, rules)),
    rulebook_presets,
    controls_id: rulebook::controls_id,
    paint_symbol: presentation::paint_symbol,
    reference_page: cannon_print::tank_chess::reference,
};

/// The rules that are offered by name. The board is chosen as a set-up.
fn offered_rules() -> Vec<NamedRules> {
    named_rules([
        (["preset-published", "preset-published-about"], Ruleset::default(), HouseRules::NONE),
        (["preset-tank-tournament", "preset-tank-tournament-about"], Ruleset::default(), HouseRules::DRAWS),
    ])
}

/// The widgets for the single rules.
fn rule_switches(ui: &mut egui::Ui, words: &Words, rules: &mut Ruleset) {
    let exits = [(ExitDirection::Any, "switch-exit-any"), (ExitDirection::Straight, "switch-exit-straight")];
    labelled_choice(ui, words, ["switch-exit", "switch-exit-about"], &mut rules.exit, &exits);
}

/// The rules on the published board, and on the scheme with every unit and every kind of terrain.
fn rulebook_presets() -> Vec<NamedRules> {
    let everything = BoardName::all().find(|board| board.name() == "proving-ground");
    let boards = [("rulebook-published-board", Some(BoardName::default())), ("rulebook-everything", everything)];
    named_rules(boards.into_iter().filter_map(|(name, board)| {
        Some(([name, "preset-published-about"], Ruleset { board: board?, ..Ruleset::default() }, HouseRules::NONE))
    }))
}
