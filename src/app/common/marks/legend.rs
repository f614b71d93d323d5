//! The legend of the marks that all games share: which kinds stand together, and the messages that explain them.

use super::MarkKind;
use super::kinds::{
    BRUSH, CURSOR, FAULT, FAULTS, HIGHLIGHTED, HINT_FROM, HINT_TO, LAST_FROM, LAST_TO, MIRRORED_BRUSH, MOVABLE,
    SELECTED, THREAT,
};

/// An entry of the legend: kinds of marks with the same meaning, and the identifier of the message that explains them.
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
    LegendEntry { kinds: &[&LAST_FROM, &LAST_TO], text: "legend-last" },
    LegendEntry { kinds: &[&THREAT], text: "legend-threat" },
    LegendEntry { kinds: &[&CURSOR], text: "legend-cursor" },
    LegendEntry { kinds: &[&HINT_FROM, &HINT_TO], text: "legend-hint" },
    LegendEntry { kinds: &[&HIGHLIGHTED], text: "legend-highlighted" },
];

/// The marks of the set-up editor.
pub static EDITOR_LEGEND: &[LegendEntry] = &[
    LegendEntry { kinds: &[&BRUSH, &MIRRORED_BRUSH], text: "legend-brush" },
    LegendEntry { kinds: &[&FAULT, &FAULTS], text: "legend-fault" },
];

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::app::common::marks::kinds::COMMON_MARK_KINDS;
    use crate::app::games::TABLETOP_GAMES;

    /// Asserts that each kind stands in exactly one entry.
    fn assert_explains(entries: &[LegendEntry], kinds: &[&'static MarkKind]) {
        let mut counts: BTreeMap<&str, usize> = kinds.iter().map(|kind| (kind.name, 0)).collect();
        for kind in entries.iter().flat_map(|entry| entry.kinds) {
            *counts.get_mut(kind.name).unwrap_or_else(|| panic!("{} is not in the list of kinds", kind.name)) += 1;
        }
        let wrong: Vec<_> = counts.into_iter().filter(|&(_, count)| count != 1).collect();
        assert!(wrong.is_empty(), "kinds of marks with their numbers of entries: {wrong:?}");
    }

    #[test]
    fn every_kind_of_mark_is_explained_once() {
        let shared: Vec<LegendEntry> = COMMON_LEGEND.iter().chain(EDITOR_LEGEND).copied().collect();
        assert_explains(&shared, &COMMON_MARK_KINDS);
        for table in TABLETOP_GAMES {
            assert_explains(table.legend, table.mark_kinds);
        }
    }
}
