//! The constants of Tank Chess on the table.

use super::pieces::{self, SHELL, TRACER};
use super::scheme_editor::SCHEME_EDITOR;
use super::sounds::OBJECTIVE;
use super::{board_overlays, input, inspector, legend, paints, rulebook, sounds};
use crate::tabletop::{edit_ruleset, formats, named_rulesets, ruleset_of};
use crate::{GameFormat, Tabletop};
use cannon_app_base::common::board::BoardSurface;
use cannon_app_base::common::sound::sounds as shared_sounds;
use cannon_app_base::i18n::Words;
use cannon_app_base::theme::widgets;
use cannon_app_base::theme::widgets::labelled_choice;
use cannon_rules::tank_chess::{BoardName, ExitDirection, Position, Ruleset};
use cannon_rules::timeline::HouseRules;
use cannon_rules::{Game, GameId, Side};

use bevy_egui::egui;

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
    surface: BoardSurface::Landscape,
    light_side: Side::South,
    board_overlays: board_overlays::NAMES,
    key_bindings: input::KEY_BINDINGS,
    gestures: &[("mouse-wheel", "key-wheel-turn"), ("mouse-drag", "key-drag-tank")],
    editor_support: &SCHEME_EDITOR,
    legend: legend::LEGEND,
    longest_notation: "M24>M20/SW xM14+=^",
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
    clock_advice_id: Some("clock-advice-tank-chess"),
    formats_about_id: "format-about-tank-chess",
    default_minutes: |rules| default_minutes_on(Position::start(&ruleset_of(rules)).board().size()),
    printed_face: |_| None,
    rules_ui: |ui, words, rules| edit_ruleset(rules, |rules| rules_ui(ui, words, rules)),
    formats: |rules| formats(FORMATS, rules),
    rulebook_presets: || named_rulesets(rulebook_presets()),
    controls_id: rulebook::controls_id,
    reference_page: cannon_print::tank_chess::reference,
};

/// Maximum size of a board for a short game.
const MAX_SMALL_BOARD_SIZE: u8 = 16;

/// The formats, casual games first.
const FORMATS: &[GameFormat<Ruleset>] = &[
    GameFormat { name_id: "format-casual", house_rules: HouseRules::NONE, apply: |_| {} },
    GameFormat { name_id: "format-tournament", house_rules: HouseRules::DRAWS, apply: |_| {} },
];

/// The usual time on the clock of each side on a board of this size, in minutes: half an hour on a small board, and three quarters of an
/// hour on a larger one.
pub(super) const fn default_minutes_on(size: u8) -> u32 {
    if size <= MAX_SMALL_BOARD_SIZE { 30 } else { 45 }
}

/// The widgets for the rules. The board is chosen as a set-up.
fn rules_ui(ui: &mut egui::Ui, words: &Words, rules: &mut Ruleset) {
    widgets::section(ui, &words.text("new-game-switches"), |ui| {
        let exits = [(ExitDirection::Any, "switch-exit-any"), (ExitDirection::Straight, "switch-exit-straight")];
        labelled_choice(ui, words, ["switch-exit", "switch-exit-about"], &mut rules.exit, &exits);
    });
}

/// The published board, and the scheme with every unit and every kind of terrain.
fn rulebook_presets() -> impl Iterator<Item = (&'static str, Ruleset)> {
    let published = ("rulebook-published-board", Ruleset::default());
    let everything = BoardName::all().find(|board| board.name() == "proving-ground");
    let everything = everything.map(|board| ("rulebook-everything", Ruleset { board, ..Ruleset::default() }));
    std::iter::once(published).chain(everything)
}
