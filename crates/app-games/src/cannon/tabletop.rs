//! The constants of Cannon on the table.

use super::pieces::{BALL, GUN, GUNNER, SOLDIER, TOWN};
use super::position_editor::POSITION_EDITOR;
use super::{input, inspector, marks, paints, ruleset, sounds};
use crate::tabletop::{edit_ruleset, named_rules, ruleset_of};
use crate::{Tabletop, TaughtKind};
use cannon_app_base::common::board::BoardSurface;
use cannon_app_base::common::pieces::PieceModel;
use cannon_app_base::common::sound::sounds as shared_sounds;
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
    formation_sound: Some(sounds::FORM),
    surface: BoardSurface::Inlaid,
    light_side: Side::North,
    board_overlays: &[],
    key_bindings: input::KEY_BINDINGS,
    gestures: &[],
    editor_support: &POSITION_EDITOR,
    legend: marks::LEGEND,
    longest_notation: "e10xe10#",
    longest_place: "h10",
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
    taught_kinds: &[
        TaughtKind {
            name: "capture",
            marks: &["cannon/capture"],
            refusals: &["refused-capture-far", "refused-capture-back", "refused-nothing-to-capture"],
        },
        TaughtKind {
            name: "retreat",
            marks: &["cannon/retreat"],
            refusals: &[
                "refused-step-back",
                "refused-retreat-shape",
                "refused-retreat-no-enemy",
                "refused-retreat-from-town",
                "refused-retreat-blocked",
                "refused-retreat-on-enemy",
            ],
        },
        TaughtKind { name: "cannon", marks: &["cannon/band", "cannon/band-diagonal"], refusals: &[] },
        TaughtKind {
            name: "shift",
            marks: &["cannon/shift"],
            refusals: &[
                "refused-shift-shape",
                "refused-shift-no-cannon",
                "refused-shift-blocked",
                "refused-shift-limit",
            ],
        },
        TaughtKind {
            name: "shot",
            marks: &["cannon/shot"],
            refusals: &[
                "refused-no-target",
                "refused-no-cannon-bears",
                "refused-too-close",
                "refused-too-far",
                "refused-muzzle-blocked",
                "refused-path-blocked",
            ],
        },
    ],
    first_game: || (None, Some(FIRST_GAME)),
    clock_advice_id: None,
    printed_face: |rules| Some(ruleset::printed_face(&ruleset_of(rules))),
    named_rules: || named_rules(ruleset::NAMED),
    rule_switches: |ui, words, rules| edit_ruleset(rules, |rules| ruleset::switches(ui, words, rules)),
    rulebook_presets: || named_rules(ruleset::NAMED),
    controls_id: |_| None,
    paint_symbol: |_, _, _| {},
    reference_page: cannon_print::cannon::reference,
};

/// The position of the first game: both towns and six soldiers a side. After a step, Dark's soldier from d4 forms a cannon that aims at the
/// two soldiers of Light on the e file.
pub(super) const FIRST_GAME: &str = "4L5/10/2l1l1l3/2l1l1l3/10/10/3dd1d3/4d1d3/1d8/4D5 d";

/// The models of everything that can stand on the board.
static MODELS: [&PieceModel; 2] = [&SOLDIER, &TOWN];
