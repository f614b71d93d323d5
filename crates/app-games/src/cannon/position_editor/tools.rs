//! The tools of the editor, and what they do to a set-up.

use std::sync::LazyLock;

use bevy_egui::egui::{Painter, Rect};

use crate::cannon::presentation::paint_piece;
use crate::editor_support::{Tool, ToolGroup, ToolId};
use crate::painter;
use cannon_rules::Side;
use cannon_rules::cannon::{PieceKind, Point, Setup};

/// The tool that places a soldier.
const SOLDIER: ToolId = ToolId(0);
/// The tool that places a town.
const TOWN: ToolId = ToolId(1);
/// The tool that removes a piece.
pub(super) const ERASER: ToolId = ToolId(2);

/// The only group of tools.
pub(super) static GROUPS: LazyLock<Vec<ToolGroup>> = LazyLock::new(|| {
    let tools = [(SOLDIER, "piece-soldier"), (TOWN, "piece-town"), (ERASER, "editor-erase")];
    vec![ToolGroup {
        title: "editor-pieces",
        needs_side: true,
        tools: tools.into_iter().map(|(id, name)| Tool { id, name, paint }).collect(),
    }]
});

/// Uses a tool for a side on a point. A town replaces the side's other one, because there is only one. What the set-up remembers of earlier
/// turns is forgotten: it belongs to the pieces as they stood.
pub(super) fn apply(setup: &mut Setup, tool: ToolId, side: Side, at: Point) {
    let piece = match tool {
        SOLDIER => Some((side, PieceKind::Soldier)),
        TOWN => Some((side, PieceKind::Town)),
        ERASER => None,
        _ => return,
    };
    if setup.piece_at(at) == piece {
        return;
    }
    if tool == TOWN {
        for point in Point::all().filter(|&point| setup.piece_at(point) == piece).collect::<Vec<_>>() {
            setup.set(point, None);
        }
    }
    setup.set(at, piece);
    forget_history(setup);
}

/// Forgets what the set-up remembers of earlier turns: runs of shifts, and a town that was taken.
pub(super) fn forget_history(setup: &mut Setup) {
    setup.shift_runs = [None, None];
    setup.town_taken = false;
}

/// Paints the icon of a tool as the piece looks on diagrams.
fn paint(tool: ToolId, side: Side, canvas: &Painter, rect: Rect) {
    match tool {
        SOLDIER => paint_piece(canvas, rect, side, PieceKind::Soldier),
        TOWN => paint_piece(canvas, rect, side, PieceKind::Town),
        _ => painter::paint_eraser(canvas, rect),
    }
}
