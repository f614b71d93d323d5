//! Drawings in the window: their style in the colours of the theme, and their painter. The pages have the coordinates of the screen.

use bevy_egui::egui::epaint::{Mesh, PathShape};
use bevy_egui::egui::{self, Align2, Color32, Painter, Pos2, Rect, Shape, Vec2, pos2};

use crate::tabletop;
use cannon_app_base::theme::palette::{accent, army, diagram, ink, terrain};
use cannon_app_base::theme::{fonts, palette};
use cannon_appearance::{BoardFace, GroundLook};
use cannon_drawing::board::Board;
use cannon_drawing::insignia;
use cannon_drawing::page::{self, Stroke};
use cannon_drawing::path::{Placement, Polyline, Xy};
use cannon_drawing::style::{Army, Ink, Style};
use cannon_drawing::{Color, Page};
use cannon_rules::record::rank_number;
use cannon_rules::{GameId, Side};

/// How far the straight lines that replace curves lie from them, in points.
const TOLERANCE: f32 = 0.1;
/// Distance from place to place, in points, below which pieces are painted without signs and fine lines.
const LEAST_DETAILED: f32 = 14.0;

/// A colour of the theme for drawings.
pub(super) fn color(color: Color32) -> Color {
    let [red, green, blue, opacity] = color.to_srgba_unmultiplied();
    Color { rgb: [red, green, blue], opacity }
}

/// The style of a game's drawings on the ground of a look.
pub(super) fn style(game: GameId, look: GroundLook) -> Style {
    let table = tabletop(game);
    let (ground, line) = palette::ground_colors(look);
    let army = |side| {
        let (body, rim) = palette::piece_colors(table.tone(side));
        let sign = if side == table.light_side { army::DARK } else { army::LIGHT };
        let tracks = body.lerp_to_gamma(rim, 0.5);
        let [body, rim, sign, tracks] = [body, rim, *sign, tracks].map(color);
        Army { body, tracks, line: rim, sign, edge: rim }
    };
    let inked = |fill: Color32, line: Color32| Ink { fill: Some(color(fill)), line: color(line) };
    let block = inked(*terrain::BLOCK, *diagram::BOARD);
    Style {
        board: Some(color(ground)),
        home: None,
        cells: None,
        grid: Stroke::new(1.0, color(line.gamma_multiply(0.6))),
        frame: Some(Stroke::new(1.5, color(line))),
        armies: [army(Side::South), army(Side::North)],
        halo: None,
        shadow: Some(color(*diagram::SHADOW)),
        is_ornate: true,
        least_detailed: LEAST_DETAILED,
        block,
        wall: block,
        water: inked(*terrain::WATER, *terrain::WAVE),
        hedge: inked(*terrain::HEDGE, terrain::HEDGE.lerp_to_gamma(Color32::BLACK, 0.4)),
        wreck: inked(*terrain::IRON, *terrain::RUST),
        mine: inked(*terrain::IRON, *accent::BRASS),
        depot: color(*diagram::BOARD),
        gate: color(*terrain::BLOCK),
        mark: color(*accent::BRASS),
        band: color(diagram::FIRE.gamma_multiply(0.55)),
        fire: color(*diagram::FIRE),
        destination: color(*diagram::DESTINATION),
        capture: color(*diagram::CAPTURE),
    }
}

/// The style of drawings of Cannon on the board of the table, with squares or with lines.
pub(super) fn style_of_face(face: BoardFace) -> Style {
    let lines = style(GameId::Cannon, GroundLook::Walnut);
    let [light, dark] = diagram::CELLS.map(|swatch| Some(color(*swatch)));
    match face {
        BoardFace::Cells => Style { board: light, cells: dark, ..lines },
        BoardFace::Points => lines,
    }
}

/// A point of the screen on the page.
pub(super) fn xy(at: Pos2) -> Xy {
    (at.x, at.y)
}

/// A board in the middle of a rectangle, as large as fits, with this seat below.
pub(super) fn board_in(rect: Rect, size: u8, seat: Side) -> Board {
    Board { seat, ..Board::whole(size, (0.0, 0.0), 1.0) }.within(xy(rect.min), xy(rect.max))
}

/// The icon of a tool that removes pieces: a cross.
pub(super) fn paint_eraser(painter: &Painter, rect: Rect) {
    let side = rect.width().min(rect.height());
    let cross = Rect::from_center_size(rect.center(), Vec2::splat(0.52 * side));
    for ends in [[cross.left_top(), cross.right_bottom()], [cross.left_bottom(), cross.right_top()]] {
        painter.line_segment(ends, egui::Stroke::new(0.09 * side, *ink::BODY));
    }
}

/// Paints the insignia of a level of the computer in the middle of a rectangle.
pub fn paint_insignia(painter: &Painter, rect: Rect, level: i8, color: Color32) {
    let scale = 0.5 * rect.width().min(rect.height());
    let place = Placement { centre: xy(rect.center()), scale, turn: 0.0 };
    paint(painter, |page| {
        for path in insignia(rank_number(level)) {
            page.fill(place.path(&path), self::color(color));
        }
    });
}

/// Paints what a function draws.
pub(super) fn paint(painter: &Painter, draw: impl FnOnce(&mut Page)) {
    let mut page = Page::default();
    draw(&mut page);
    for shape in &page.shapes {
        match shape {
            page::Shape::Path { path, fill, stroke } => {
                for polyline in path.polylines(TOLERANCE) {
                    paint_polyline(painter, &polyline, fill.map(color32), *stroke);
                }
            }
            page::Shape::Text { at: (x, y), text, style } => {
                let middle = pos2(x + style.width(text) / 2.0, y - style.cap_height() / 2.0);
                let font = if style.font.is_bold() { fonts::bold(style.size) } else { fonts::text(style.size) };
                painter.text(middle, Align2::CENTER_CENTER, text, font, color32(style.color));
            }
        }
    }
}

fn color32(color: Color) -> Color32 {
    let [red, green, blue] = color.rgb;
    Color32::from_rgba_unmultiplied(red, green, blue, color.opacity)
}

/// Paints one line of a path and its inside. egui fills convex shapes alone; others are filled by triangles, whose hard edges lie below a line.
fn paint_polyline(painter: &Painter, polyline: &Polyline, fill: Option<Color32>, stroke: Option<Stroke>) {
    let points: Vec<Pos2> = polyline.points.iter().map(|&(x, y)| pos2(x, y)).collect();
    let line = stroke.map(|stroke| egui::Stroke::new(stroke.width, color32(stroke.color)));
    if let Some(color) = fill {
        if polyline.is_convex() {
            painter.add(Shape::convex_polygon(points.clone(), color, egui::Stroke::NONE));
        } else {
            let mut mesh = Mesh::default();
            for (index, corner) in (0..).zip(polyline.triangles().into_iter().flatten()) {
                mesh.colored_vertex(pos2(corner.0, corner.1), color);
                mesh.indices.push(index);
            }
            painter.add(mesh);
            if line.is_none() {
                painter.add(PathShape::closed_line(points.clone(), egui::Stroke::new(0.5, color)));
            }
        }
    }
    match (line, stroke.and_then(|stroke| stroke.dash)) {
        (Some(line), Some((on, off))) => {
            let end = points.first().copied().filter(|_| polyline.is_closed);
            let points: Vec<Pos2> = points.into_iter().chain(end).collect();
            painter.extend(Shape::dashed_line(&points, line, on, off));
        }
        (Some(line), None) if polyline.is_closed => {
            painter.add(PathShape::closed_line(points, line));
        }
        (Some(line), None) => {
            painter.add(PathShape::line(points, line));
        }
        (None, _) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::epaint::Primitive;
    use cannon_drawing::path::{Path, toward};
    use cannon_rules::{Game, cannon, tank_chess};

    /// The triangles that the graphics device gets.
    fn triangles(draw: impl Fn(&mut Page)) -> Vec<[Pos2; 3]> {
        let context = egui::Context::default();
        let mut output = context.run_ui(egui::RawInput::default(), |ui| paint(ui.painter(), &draw));
        output.textures_delta.clear();
        let meshes = context.tessellate(std::mem::take(&mut output.shapes), 1.0);
        let corners = meshes.iter().flat_map(|shape| match &shape.primitive {
            Primitive::Mesh(mesh) => mesh.indices.iter().map(|&index| mesh.vertices[index as usize].pos).collect(),
            Primitive::Callback(_) => Vec::new(),
        });
        let corners: Vec<Pos2> = corners.collect();
        corners.chunks_exact(3).map(|corners| [corners[0], corners[1], corners[2]]).collect()
    }

    fn covers(triangle: &[Pos2; 3], point: Pos2) -> bool {
        let turn = |n: usize| {
            let (side, to_point) = (triangle[(n + 1) % 3] - triangle[n], point - triangle[n]);
            side.x * to_point.y - side.y * to_point.x
        };
        let turns = [turn(0), turn(1), turn(2)];
        turns.iter().all(|&turn| turn > 0.0) || turns.iter().all(|&turn| turn < 0.0)
    }

    #[test]
    fn concave_shapes_are_filled_inside_and_nowhere_else() {
        let (centre, fifth) = ((50.0, 50.0), std::f32::consts::TAU / 5.0);
        let star = triangles(|page| page.fill(Path::star(centre, 40.0, 5, 0.4), Color::BLACK));
        let is_filled = |(x, y): Xy| star.iter().any(|triangle| covers(triangle, pos2(x, y)));
        for tip in 0..5_u8 {
            let angle = f32::from(tip) * fifth;
            assert!(is_filled(toward(centre, angle + 0.02, 30.0)), "{tip}");
            assert!(is_filled(toward(centre, angle + fifth / 2.0 + 0.02, 14.0)), "{tip}");
            assert!(!is_filled(toward(centre, angle + fifth / 2.0, 20.0)), "{tip}");
        }
    }

    #[test]
    fn positions_are_painted_within_their_rectangles() {
        for size in [60.0, 400.0] {
            let rect = Rect::from_min_size(pos2(10.0, 20.0), Vec2::splat(size));
            let setup = cannon::Setup::from(&cannon::Position::start(&cannon::Ruleset::default()));
            let style = style(GameId::Cannon, GroundLook::Walnut);
            let soldiers = triangles(|page| {
                let board = board_in(rect, cannon::Point::SIZE, Side::South);
                cannon_drawing::cannon::draw(page, board, &style, &setup, &[]);
            });
            let setup = tank_chess::Setup::from(&tank_chess::Position::start(&tank_chess::Ruleset::default()));
            let style = self::style(GameId::TankChess, GroundLook::Summer);
            let tanks = triangles(|page| {
                let board = board_in(rect, setup.size, Side::North);
                cannon_drawing::tank_chess::draw(page, board, &style, &setup);
            });
            for triangles in [soldiers, tanks] {
                assert!(triangles.len() > 500, "{size}: {}", triangles.len());
                assert!(triangles.iter().flatten().all(|corner| rect.expand(2.0).contains(*corner)), "{size}");
            }
        }
    }

    #[test]
    fn board_with_squares_has_fifty_dark_cells_and_a_board_with_lines_none() {
        let dark = color(*diagram::CELLS[1]);
        for (face, count) in [(BoardFace::Cells, 50), (BoardFace::Points, 0)] {
            let mut page = Page::default();
            let board = Board::whole(cannon::Point::SIZE, (0.0, 0.0), 20.0);
            let setup = cannon::Setup::from(&cannon::Position::start(&cannon::Ruleset::default()));
            cannon_drawing::cannon::draw(&mut page, board, &style_of_face(face), &setup, &[]);
            let is_cell = |shape: &&page::Shape| matches!(shape, page::Shape::Path { fill, .. } if *fill == Some(dark));
            assert_eq!(page.shapes.iter().filter(is_cell).count(), count, "{face:?}");
        }
    }
}
