//! Painting of boards, terrain and units from above, for the rulebook, previews and tool icons.

use crate::tank_chess::TABLETOP;
use bevy_egui::egui::{Align2, Color32, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, vec2};

use cannon_app_base::theme::palette::{accent, diagram as colors, ink, terrain as grounds};
use cannon_app_base::theme::{fonts, palette};
use cannon_appearance::GroundLook;
use cannon_rules::Side;
use cannon_rules::tank_chess::terrain::{DriveEffect, FireEffect};
use cannon_rules::tank_chess::{Facing, Mark, Occupant, Setup, Square, TerrainKind, UnitKind};

/// Share of a square that terrain covers.
const TERRAIN_COVER: f32 = 0.86;
/// Squares smaller than this, in points, are painted without letters and fine lines.
const MIN_DETAILED_CELL: f32 = 14.0;

/// The angle of a direction on the screen, clockwise from the right.
pub(super) fn angle_of(facing: Facing) -> f32 {
    let (files, ranks) = facing.step();
    (-f32::from(ranks)).atan2(f32::from(files))
}

/// A hull with a barrel and the letter of its kind, or a dot if there is no room for them.
pub(super) fn unit(painter: &Painter, center: Pos2, angle: f32, cell: f32, side: Side, kind: UnitKind, opacity: f32) {
    let (body, rim) = palette::piece_colors(TABLETOP.tone(side));
    let [body, rim] = [body, rim].map(|color: Color32| color.gamma_multiply(opacity));
    if cell < MIN_DETAILED_CELL {
        painter.circle(center, cell * 0.42, body, Stroke::new(cell * 0.16, rim));
        return;
    }
    let (ahead, across) = (Vec2::angled(angle), Vec2::angled(angle + std::f32::consts::FRAC_PI_2));
    let corner = |x: f32, y: f32| center + (ahead * x + across * y) * cell;
    let hull = [(-0.34, -0.27), (0.24, -0.27), (0.34, -0.16), (0.34, 0.16), (0.24, 0.27), (-0.34, 0.27)];
    let hull = hull.map(|(x, y)| corner(x, y)).to_vec();
    painter.line_segment([corner(0.1, 0.0), corner(0.5, 0.0)], Stroke::new(cell * 0.11, rim));
    painter.add(Shape::convex_polygon(hull, body, Stroke::new(cell * 0.05, rim)));
    let letter = kind.stats().letter.to_string();
    painter.text(center, Align2::CENTER_CENTER, letter, fonts::bold(cell * 0.36), rim);
}

/// An empty square.
pub(super) fn square(painter: &Painter, center: Pos2, cell: f32) {
    painter.rect_filled(Rect::from_center_size(center, Vec2::splat(cell)), cell * 0.08, *colors::BOARD);
}

/// The terrain of a square.
pub(super) fn terrain(painter: &Painter, center: Pos2, cell: f32, kind: TerrainKind) {
    let (cover, rounding) = if cell < MIN_DETAILED_CELL { (1.0, 0.0) } else { (TERRAIN_COVER, cell * 0.1) };
    let block = Rect::from_center_size(center, Vec2::splat(cell * cover));
    let ground = kind.terrain();
    match (ground.drive, ground.fire) {
        (DriveEffect::Sinks, _) => {
            painter.rect_filled(Rect::from_center_size(center, Vec2::splat(cell)), 0.0, *grounds::WATER);
            if cell >= MIN_DETAILED_CELL {
                for y in [-0.18, 0.14] {
                    let wave = (0..=8).map(|n| {
                        let x = -0.32 + 0.08 * n as f32;
                        center + vec2(x, y + 0.05 * (n as f32 * std::f32::consts::FRAC_PI_2).sin()) * cell
                    });
                    painter.add(Shape::line(wave.collect(), Stroke::new(cell * 0.05, *grounds::WAVE)));
                }
            }
        }
        (DriveEffect::Blocked, FireEffect::Blocked) => {
            painter.rect_filled(block, rounding, *grounds::BLOCK);
        }
        (DriveEffect::Blocked, FireEffect::Free) => {
            painter.rect_stroke(
                block.shrink(cell * 0.07),
                rounding,
                Stroke::new(cell * 0.14, *grounds::BLOCK),
                StrokeKind::Middle,
            );
            painter.line_segment([block.left_top(), block.right_bottom()], Stroke::new(cell * 0.12, *grounds::BLOCK));
            painter.line_segment([block.right_top(), block.left_bottom()], Stroke::new(cell * 0.12, *grounds::BLOCK));
        }
        (DriveEffect::Free, _) => {
            for (x, y) in [(-0.2, -0.2), (0.2, -0.2), (-0.2, 0.2), (0.2, 0.2), (0.0, 0.0)] {
                painter.circle_filled(center + vec2(x, y) * cell, cell * 0.21, *grounds::HEDGE);
            }
        }
    }
}

/// A mine: a disc with prongs.
pub(super) fn mine(painter: &Painter, center: Pos2, cell: f32) {
    for n in 0..8 {
        let prong = Vec2::angled(n as f32 * std::f32::consts::FRAC_PI_4) * cell;
        painter.line_segment([center, center + prong * 0.32], Stroke::new(cell * 0.07, *grounds::IRON));
    }
    painter.circle_filled(center, cell * 0.22, *grounds::IRON);
    painter.circle_filled(center, cell * 0.08, *accent::BRASS);
}

/// A wreck: a burnt hull, crossed out.
pub(super) fn wreck(painter: &Painter, center: Pos2, cell: f32) {
    let hull = Rect::from_center_size(center, vec2(0.62, 0.5) * cell);
    painter.rect_filled(hull, cell * 0.08, *grounds::IRON);
    let stroke = Stroke::new(cell * 0.08, *grounds::RUST);
    painter.line_segment([hull.left_top(), hull.right_bottom()], stroke);
    painter.line_segment([hull.right_top(), hull.left_bottom()], stroke);
}

/// A flag in the colours of a side.
pub(super) fn flag(painter: &Painter, center: Pos2, cell: f32, side: Side) {
    let (body, rim) = palette::piece_colors(TABLETOP.tone(side));
    let at = |x: f32, y: f32| center + vec2(x, y) * cell;
    painter.line_segment([at(-0.18, 0.38), at(-0.18, -0.38)], Stroke::new(cell * 0.07, *accent::BRASS));
    let cloth = vec![at(-0.16, -0.36), at(0.34, -0.17), at(-0.16, 0.04)];
    painter.add(Shape::convex_polygon(cloth, body, Stroke::new(cell * 0.04, rim)));
}

/// What an objective marks on a square.
pub(super) fn objective_mark(painter: &Painter, center: Pos2, cell: f32, mark: Mark) {
    let at = |x: f32, y: f32| center + vec2(x, y) * cell;
    match mark {
        Mark::Hold => {
            let frame = Rect::from_center_size(center, Vec2::splat(cell * 0.84));
            painter.rect_stroke(frame, 0.0, Stroke::new(cell * 0.09, *accent::BRASS), StrokeKind::Middle);
        }
        Mark::Exit(side) => {
            let up = if side == Side::South { -1.0 } else { 1.0 };
            let stroke = Stroke::new(cell * 0.09, *accent::BRASS);
            for tip in [0.36, 0.08] {
                painter.line_segment([at(-0.3, up * (tip - 0.26)), at(0.0, up * tip)], stroke);
                painter.line_segment([at(0.0, up * tip), at(0.3, up * (tip - 0.26))], stroke);
            }
        }
        Mark::Depot(side) => {
            let (body, rim) = palette::piece_colors(TABLETOP.tone(side));
            let wall = Rect::from_min_max(at(-0.36, -0.06), at(0.36, 0.38));
            painter.rect(wall, 0.0, body, Stroke::new(cell * 0.05, rim), StrokeKind::Middle);
            let roof = vec![at(-0.44, -0.06), at(0.0, -0.42), at(0.44, -0.06)];
            painter.add(Shape::convex_polygon(roof, rim, Stroke::new(cell * 0.03, body)));
        }
    }
}

/// A set-up in the middle of `rect`, as large as fits, this seat below, in the colours of a look.
pub(super) fn setup(painter: &Painter, rect: Rect, setup: &Setup, seat: Side, look: GroundLook) {
    let (ground, line) = palette::ground_colors(look);
    let size = f32::from(setup.size.clamp(1, Square::MAX_SIZE));
    let cell = rect.width().min(rect.height()) / size;
    let board = Rect::from_center_size(rect.center(), Vec2::splat(cell * size));
    painter.rect(board, 2.0, ground, Stroke::new(1.5, line), StrokeKind::Outside);
    if cell >= MIN_DETAILED_CELL {
        let thin = Stroke::new(1.0, line.gamma_multiply(0.6));
        for index in 1..setup.size {
            let by = f32::from(index) * cell;
            painter.vline(board.left() + by, board.y_range(), thin);
            painter.hline(board.x_range(), board.top() + by, thin);
        }
    }
    for square in Square::all(setup.size.min(Square::MAX_SIZE)) {
        let from_south = vec2(f32::from(square.file()) + 0.5, size - f32::from(square.rank()) - 0.5) * cell;
        let center = match seat {
            Side::South => board.min + from_south,
            Side::North => board.max - from_south,
        };
        if let Some(kind) = setup.terrain(square) {
            terrain(painter, center, cell, kind);
        }
        if let Some(side) = Side::ALL.into_iter().find(|side| setup.flags[side.index()] == Some(square)) {
            flag(painter, center, cell, side);
        }
        if let Some(mark) = setup.objective.and_then(|objective| objective.mark_on(square)) {
            objective_mark(painter, center, cell, seen_from(seat, mark));
        }
        if setup.mines.contains(square) {
            mine(painter, center, cell);
        }
        match setup.occupant(square) {
            Some(Occupant::Unit { side, kind, facing }) => {
                let seen = if seat == Side::South { facing } else { facing.reversed() };
                unit(painter, center, angle_of(seen), cell, side, kind, 1.0);
            }
            Some(Occupant::Wreck) => wreck(painter, center, cell),
            None => {}
        }
    }
}

/// A mark as it looks from a seat: the way out points to the other edge from the far one.
fn seen_from(seat: Side, mark: Mark) -> Mark {
    match (seat, mark) {
        (Side::North, Mark::Exit(side)) => Mark::Exit(!side),
        _ => mark,
    }
}

/// The icon of the erase tool: a cross.
pub(super) fn erase(painter: &Painter, center: Pos2, cell: f32) {
    let arm = cell * 0.26;
    let stroke = Stroke::new(cell * 0.09, *ink::BODY);
    painter.line_segment([center - Vec2::splat(arm), center + Vec2::splat(arm)], stroke);
    painter.line_segment([center + vec2(-arm, arm), center + vec2(arm, -arm)], stroke);
}
