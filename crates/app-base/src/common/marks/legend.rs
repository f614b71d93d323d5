//! The legend of the marks that all games share: which kinds stand together, and the messages that explain them.

use super::MarkKind;
use super::kinds::{
    BRUSH, CURSOR, FAULT, FAULTS, GOAL, HIGHLIGHTED, HINT_FROM, HINT_TO, LAST_FROM, LAST_HIT, LAST_TO, MIRRORED_BRUSH,
    MOVABLE, MOVER, SELECTED, THREAT,
};

/// An entry of the legend: kinds of marks with the same meaning, and the identifier of the message that explains them. Every kind has an
/// entry, so that the legends are also the lists of all kinds.
#[derive(Clone, Copy, Debug)]
pub struct LegendEntry {
    /// The kinds, which are drawn beside each other.
    pub kinds: &'static [&'static MarkKind],
    /// Identifier of the message.
    pub text: &'static str,
}

/// The marks of all games.
pub static COMMON_LEGEND: &[LegendEntry] = &[
    LegendEntry { kinds: &[&SELECTED], text: "legend-selected" },
    LegendEntry { kinds: &[&MOVABLE], text: "legend-movable" },
    LegendEntry { kinds: &[&LAST_FROM, &LAST_TO, &LAST_HIT], text: "legend-last" },
    LegendEntry { kinds: &[&THREAT], text: "legend-threat" },
    LegendEntry { kinds: &[&CURSOR], text: "legend-cursor" },
    LegendEntry { kinds: &[&HINT_FROM, &HINT_TO], text: "legend-hint" },
    LegendEntry { kinds: &[&HIGHLIGHTED], text: "legend-highlighted" },
    LegendEntry { kinds: &[&MOVER, &GOAL], text: "legend-task" },
];

/// The marks of the set-up editor.
pub static EDITOR_LEGEND: &[LegendEntry] = &[
    LegendEntry { kinds: &[&BRUSH, &MIRRORED_BRUSH], text: "legend-brush" },
    LegendEntry { kinds: &[&FAULT, &FAULTS], text: "legend-fault" },
];
