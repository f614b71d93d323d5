//! The tools of the editor: one for everything that can be on a square, and one that erases.

use std::sync::LazyLock;

use bevy_egui::egui::{Painter, Rect};

use super::issues::terrain_name;
use crate::editor_support::{Tool, ToolGroup, ToolId};
use crate::painter;
use crate::tank_chess::presentation::paint_figure;
use cannon_drawing::tank_chess::Figure;
use cannon_rules::Side;
use cannon_rules::tank_chess::messages::unit_name;
use cannon_rules::tank_chess::{Mark, TerrainKind, UnitKind, UnitTable};

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
    /// Marks a square to be held, or removes the mark if it is there.
    HoldSquare,
    /// Marks an exit square for the Command of a side, or removes the mark if it is there.
    ExitSquare,
    /// Places the depot of a side. A first depot brings that of the other side, on the opposite square.
    Depot,
}

impl ToolEffect {
    /// Whether the effect depends on a side.
    fn needs_side(self) -> bool {
        matches!(self, ToolEffect::Unit(_) | ToolEffect::Flag | ToolEffect::ExitSquare | ToolEffect::Depot)
    }
}

/// The effects of all tools, in the order of their numbers.
static TOOL_EFFECTS: LazyLock<Vec<ToolEffect>> = LazyLock::new(|| {
    let ground = TerrainKind::all().map(ToolEffect::Terrain);
    let units = UnitTable::builtin().kinds().map(ToolEffect::Unit);
    ground
        .chain([ToolEffect::Mine, ToolEffect::Wreck, ToolEffect::HoldSquare, ToolEffect::Erase])
        .chain(units)
        .chain([ToolEffect::Flag, ToolEffect::ExitSquare, ToolEffect::Depot])
        .collect()
});

/// The effect of a tool. `None` for an unknown number.
pub(super) fn tool_effect(tool: ToolId) -> Option<ToolEffect> {
    TOOL_EFFECTS.get(usize::from(tool.0)).copied()
}

/// The tool that removes everything.
pub(super) fn eraser() -> ToolId {
    let index = TOOL_EFFECTS.iter().position(|&effect| effect == ToolEffect::Erase);
    ToolId(index.and_then(|index| u16::try_from(index).ok()).unwrap_or_default())
}

/// The groups of tools: those without a side, and those with one.
pub(super) static GROUPS: LazyLock<Vec<ToolGroup>> = LazyLock::new(|| {
    let group = |title, needs_side| {
        let numbered = (0..).map(ToolId).zip(TOOL_EFFECTS.iter().copied());
        let tools = numbered.filter(|&(_, effect)| effect.needs_side() == needs_side);
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
        ToolEffect::HoldSquare => "editor-hold-square",
        ToolEffect::ExitSquare => "editor-exit-square",
        ToolEffect::Depot => "editor-depot",
    }
}

/// Paints the icon of a tool as its effect looks on a board from above.
fn paint(tool: ToolId, side: Side, canvas: &Painter, rect: Rect) {
    let (figure, has_ground) = match tool_effect(tool) {
        Some(ToolEffect::Terrain(kind)) => (Figure::Terrain(kind), true),
        Some(ToolEffect::Mine) => (Figure::Mine, true),
        Some(ToolEffect::Wreck) => (Figure::Wreck, true),
        Some(ToolEffect::HoldSquare) => (Figure::Mark(Mark::Hold), true),
        Some(ToolEffect::ExitSquare) => (Figure::Mark(Mark::Exit(side)), true),
        Some(ToolEffect::Flag) => (Figure::Flag(side), false),
        Some(ToolEffect::Depot) => (Figure::Mark(Mark::Depot(side)), false),
        Some(ToolEffect::Unit(kind)) => (Figure::Unit(side, kind), false),
        Some(ToolEffect::Erase) | None => return painter::paint_eraser(canvas, rect),
    };
    paint_figure(canvas, rect, figure, has_ground);
}
