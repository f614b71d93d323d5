//! Message identifiers of the names of units, facets and terrain of Tank Chess.

use cannon_rules::tank_chess::{Facet, TerrainKind, UnitKind};

/// The messages that name the kinds of units, by their names in the unit table.
const UNIT_NAMES: [(&str, &str); 11] = [
    ("heavy", "print-unit-heavy"),
    ("medium", "print-unit-medium"),
    ("light", "print-unit-light"),
    ("command", "print-unit-command"),
    ("destroyer", "print-unit-destroyer"),
    ("mortar", "print-unit-mortar"),
    ("super-heavy", "print-unit-super-heavy"),
    ("hunter", "print-unit-hunter"),
    ("amphibious", "print-unit-amphibious"),
    ("bulldozer", "print-unit-bulldozer"),
    ("minesweeper", "print-unit-minesweeper"),
];

/// The messages that name and describe the kinds of terrain, by their names in the table of terrain.
const TERRAIN_NAMES: [(&str, [&str; 2]); 4] = [
    ("obstacle", ["print-ground-obstacle", "print-ground-obstacle-about"]),
    ("water", ["print-ground-water", "print-ground-water-about"]),
    ("hedge", ["print-ground-hedge", "print-ground-hedge-about"]),
    ("low-obstacle", ["print-ground-low-obstacle", "print-ground-low-obstacle-about"]),
];

/// The message that names a kind of unit. A test holds the list to the unit table.
pub fn unit_name_id(kind: UnitKind) -> &'static str {
    UNIT_NAMES.iter().find(|(name, _)| *name == kind.stats().name).map_or("", |(_, id)| id)
}

/// The message that names a facet.
pub const fn facet_id(facet: Facet) -> &'static str {
    match facet {
        Facet::Front => "print-tanks-front",
        Facet::Side => "print-tanks-side",
        Facet::Rear => "print-tanks-rear",
    }
}

/// The messages that name a kind of terrain and describe its effect. A test holds the list to the table of terrain.
pub fn terrain_ids(kind: TerrainKind) -> [&'static str; 2] {
    TERRAIN_NAMES.iter().find(|(name, _)| *name == kind.terrain().name).map_or([""; 2], |(_, ids)| *ids)
}

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_rules::tank_chess::UnitTable;

    #[test]
    fn every_unit_and_terrain_has_a_name() {
        for kind in UnitTable::builtin().kinds() {
            assert!(!unit_name_id(kind).is_empty(), "{}", kind.stats().name);
        }
        for kind in TerrainKind::all() {
            assert!(terrain_ids(kind).iter().all(|id| !id.is_empty()), "{}", kind.terrain().name);
        }
    }
}
