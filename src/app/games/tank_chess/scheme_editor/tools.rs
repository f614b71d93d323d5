//! The tools of the editor: one for everything that can be on a square, and one that erases.

use std::sync::LazyLock;

use bevy_egui::egui::{Painter, Rect};

use super::issues::{terrain_name, unit_name};
use crate::app::games::editor_support::{Tool, ToolGroup, ToolId};
use crate::app::games::tank_chess::painter;
use cannon_rules::Side;
use cannon_rules::tank_chess::{Facing, TerrainKind, UnitKind, UnitTable};

/// The effect of a tool on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ToolEffect {
    /// Removes everything.
    Erase,
    /// Sets the terrain.
    Terrain(TerrainKind),
    /// Places a mine.
    Mine,
    /// Places a wreck.
    Wreck,
    /// Places the flag of a side, or removes it if it is there.
    Flag,
    /// Places a unit of a side.
    Unit(UnitKind),
}

/// The effects of all tools, in the order of their numbers.
static TOOL_EFFECTS: LazyLock<Vec<ToolEffect>> = LazyLock::new(|| {
    let ground = TerrainKind::all().map(ToolEffect::Terrain);
    let units = UnitTable::builtin().kinds().map(ToolEffect::Unit);
    ground
        .chain([ToolEffect::Mine, ToolEffect::Wreck, ToolEffect::Erase])
        .chain(units)
        .chain([ToolEffect::Flag])
        .collect()
});

/// The effect of a tool. `None` for an unknown number.
pub(super) fn tool_effect(tool: ToolId) -> Option<ToolEffect> {
    TOOL_EFFECTS.get(usize::from(tool.0)).copied()
}

/// The groups of tools: those without a side, and those with one.
pub(super) static GROUPS: LazyLock<Vec<ToolGroup>> = LazyLock::new(|| {
    let group = |title, needs_side| {
        let numbered = (0..).map(ToolId).zip(TOOL_EFFECTS.iter().copied());
        let tools =
            numbered.filter(|&(_, effect)| matches!(effect, ToolEffect::Unit(_) | ToolEffect::Flag) == needs_side);
        ToolGroup {
            title,
            needs_side,
            tools: tools.map(|(id, effect)| Tool { id, name: tool_name(effect), paint }).collect(),
        }
    };
    vec![group("editor-ground", false), group("editor-units", true)]
});

fn tool_name(effect: ToolEffect) -> &'static str {
    match effect {
        ToolEffect::Erase => "editor-erase",
        ToolEffect::Terrain(kind) => terrain_name(kind),
        ToolEffect::Mine => "terrain-mine",
        ToolEffect::Wreck => "terrain-wreck",
        ToolEffect::Flag => "terrain-flag",
        ToolEffect::Unit(kind) => unit_name(kind),
    }
}

/// Paints the icon of a tool as its effect looks on a board from above.
fn paint(tool: ToolId, side: Side, canvas: &Painter, rect: Rect) {
    let (center, cell) = (rect.center(), rect.width().min(rect.height()));
    if matches!(tool_effect(tool), Some(ToolEffect::Terrain(_) | ToolEffect::Mine | ToolEffect::Wreck)) {
        painter::square(canvas, center, cell);
    }
    match tool_effect(tool) {
        Some(ToolEffect::Erase) => painter::erase(canvas, center, cell),
        Some(ToolEffect::Terrain(kind)) => painter::terrain(canvas, center, cell * 0.8, kind),
        Some(ToolEffect::Mine) => painter::mine(canvas, center, cell),
        Some(ToolEffect::Wreck) => painter::wreck(canvas, center, cell),
        Some(ToolEffect::Flag) => painter::flag(canvas, center, cell, side),
        Some(ToolEffect::Unit(kind)) => {
            painter::unit(canvas, center, painter::angle_of(Facing::forward(side)), cell, side, kind, 1.0);
        }
        None => {}
    }
}
