//! The tools: everything that can be on a square, and what takes it away.

use std::sync::LazyLock;

use bevy_egui::egui::{Painter, Rect};

use super::words::{terrain_name, unit_name};
use crate::app::games::tank_chess::painter;
use crate::app::games::workshop::{Tool, ToolGroup, ToolId};
use cannon_rules::Side;
use cannon_rules::tank_chess::{Facing, TerrainKind, UnitKind, UnitTable};

/// What a tool puts on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Means {
    /// Nothing: it takes everything away.
    Erase,
    /// Terrain.
    Terrain(TerrainKind),
    /// A mine.
    Mine,
    /// A wreck.
    Wreck,
    /// A side's flag.
    Flag,
    /// A side's unit.
    Unit(UnitKind),
}

/// What all tools mean, in the order of their numbers.
static MEANS: LazyLock<Vec<Means>> = LazyLock::new(|| {
    let ground = TerrainKind::all().map(Means::Terrain);
    let units = UnitTable::builtin().kinds().map(Means::Unit);
    ground.chain([Means::Mine, Means::Wreck, Means::Erase]).chain(units).chain([Means::Flag]).collect()
});

/// What a tool means. `None` for a number that is none of ours.
pub(super) fn means(tool: ToolId) -> Option<Means> {
    MEANS.get(usize::from(tool.0)).copied()
}

/// The tools as they are offered: what belongs to nobody, and what belongs to a side.
pub(super) static GROUPS: LazyLock<Vec<ToolGroup>> = LazyLock::new(|| {
    let group = |title, sided| {
        let numbered = (0..).map(ToolId).zip(MEANS.iter().copied());
        let tools = numbered.filter(|&(_, means)| matches!(means, Means::Unit(_) | Means::Flag) == sided);
        ToolGroup { title, sided, tools: tools.map(|(id, means)| Tool { id, name: name(means), paint }).collect() }
    };
    vec![group("editor-ground", false), group("editor-units", true)]
});

fn name(means: Means) -> &'static str {
    match means {
        Means::Erase => "editor-erase",
        Means::Terrain(kind) => terrain_name(kind),
        Means::Mine => "terrain-mine",
        Means::Wreck => "terrain-wreck",
        Means::Flag => "terrain-flag",
        Means::Unit(kind) => unit_name(kind),
    }
}

/// Paints what a tool puts down, as it is on boards seen from above.
fn paint(tool: ToolId, side: Side, on: &Painter, rect: Rect) {
    let (center, cell) = (rect.center(), rect.width().min(rect.height()));
    if matches!(means(tool), Some(Means::Terrain(_) | Means::Mine | Means::Wreck)) {
        painter::square(on, center, cell);
    }
    match means(tool) {
        Some(Means::Erase) => painter::erase(on, center, cell),
        Some(Means::Terrain(kind)) => painter::terrain(on, center, cell * 0.8, kind),
        Some(Means::Mine) => painter::mine(on, center, cell),
        Some(Means::Wreck) => painter::wreck(on, center, cell),
        Some(Means::Flag) => painter::flag(on, center, cell, side),
        Some(Means::Unit(kind)) => {
            painter::unit(on, center, painter::angle_of(Facing::forward(side)), cell, side, kind, 1.0);
        }
        None => {}
    }
}
