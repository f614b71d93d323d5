//! Pictures of the looks of pieces, boards, grounds and rooms, in the colours that they have on the table.

use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, vec2};

use super::palette::{accent, army};
use cannon_appearance::{BoardLook, GroundLook, PieceSet, Room};

/// A look of which there is a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LookPicture {
    /// A soldier of each side.
    Pieces(PieceSet),
    /// A part of an inlaid board.
    Board(BoardLook),
    /// A part of a board that shows a landscape.
    Ground(GroundLook),
    /// A view of a room.
    Room(Room),
}

impl LookPicture {
    /// Paints the picture over the whole rectangle.
    pub fn paint(self, painter: &Painter, rect: Rect) {
        match self {
            LookPicture::Pieces(set) => paint_pieces(painter, rect, set),
            LookPicture::Board(look) => paint_board(painter, rect, look),
            LookPicture::Ground(look) => paint_ground(painter, rect, look),
            LookPicture::Room(room) => paint_room(painter, rect, room),
        }
    }
}

/// The number of squares of a board from left to right in a picture.
const COLUMNS: usize = 6;
/// The number of rows.
const ROWS: usize = 4;

const fn rgb(red: u8, green: u8, blue: u8) -> Color32 {
    Color32::from_rgb(red, green, blue)
}

/// The point at these shares of the width and the height.
fn at(rect: Rect, x: f32, y: f32) -> Pos2 {
    rect.min + vec2(x, y) * rect.size()
}

fn paint_polygon(painter: &Painter, rect: Rect, corners: &[(f32, f32)], color: Color32) {
    let points = corners.iter().map(|&(x, y)| at(rect, x, y)).collect();
    painter.add(Shape::convex_polygon(points, color, Stroke::NONE));
}

/// Paints a chequered board whose upper left square has the first colour.
fn paint_squares(painter: &Painter, rect: Rect, [first, second]: [Color32; 2]) {
    painter.rect_filled(rect, 0.0, first);
    let side = rect.size() / vec2(COLUMNS as f32, ROWS as f32);
    for (column, row) in (0..COLUMNS).flat_map(|column| (0..ROWS).map(move |row| (column, row))) {
        if (column + row) % 2 == 1 {
            let corner = rect.min + vec2(column as f32, row as f32) * side;
            painter.rect_filled(Rect::from_min_size(corner, side), 0.0, second);
        }
    }
}

fn paint_pieces(painter: &Painter, rect: Rect, set: PieceSet) {
    // Body, lower part and ornament of the dark piece and of the light one.
    let [dark, light] = match set {
        PieceSet::PaintedTin => [
            [rgb(52, 54, 66), rgb(30, 31, 38), rgb(191, 38, 11)],
            [rgb(236, 228, 206), rgb(196, 186, 160), rgb(26, 97, 224)],
        ],
        PieceSet::CarvedWood => [
            [rgb(92, 54, 30), rgb(64, 36, 19), *accent::BRASS],
            [rgb(214, 172, 112), rgb(178, 134, 78), rgb(120, 84, 44)],
        ],
        PieceSet::MetalAndGlass => [
            [rgb(44, 66, 148), rgb(24, 32, 84), rgb(196, 30, 34)],
            [rgb(222, 240, 242), rgb(176, 216, 212), rgb(70, 120, 216)],
        ],
        PieceSet::Plain => {
            [[*army::DARK, *army::DARK, *army::DARK_RIM], [*army::LIGHT, *army::LIGHT, *army::LIGHT_RIM]]
        }
    };
    painter.rect_filled(rect, 0.0, rgb(118, 98, 72));
    for (x, [body, base, ornament]) in [(0.30, dark), (0.70, light)] {
        let height = rect.height();
        let foot = at(rect, x, 0.90);
        let piece = Rect::from_min_size(foot - vec2(0.28, 0.80) * height, vec2(0.56, 0.80) * height);
        if set == PieceSet::Plain {
            let (centre, radius) = (piece.center(), 0.34 * height);
            painter.circle(centre, radius, body, Stroke::new(1.5, ornament));
            for across in [Vec2::RIGHT, Vec2::DOWN] {
                painter
                    .line_segment([-0.55, 0.55].map(|far| centre + across * far * radius), Stroke::new(2.0, ornament));
            }
            continue;
        }
        paint_polygon(painter, piece, &[(0.0, 1.0), (0.12, 0.84), (0.88, 0.84), (1.0, 1.0)], base);
        paint_polygon(painter, piece, &[(0.18, 0.84), (0.34, 0.38), (0.66, 0.38), (0.82, 0.84)], body);
        paint_polygon(painter, piece, &[(0.26, 0.62), (0.29, 0.52), (0.71, 0.52), (0.74, 0.62)], ornament);
        painter.circle_filled(at(piece, 0.5, 0.24), 0.145 * height, body);
        match set {
            PieceSet::CarvedWood => {
                for grain in [0.42, 0.56] {
                    let ends = [at(piece, grain, 0.40), at(piece, grain - 0.04, 0.82)];
                    painter.line_segment(ends, Stroke::new(1.0, base));
                }
            }
            PieceSet::MetalAndGlass => {
                painter.circle_filled(at(piece, 0.42, 0.18), 0.04 * height, Color32::WHITE);
                painter.line_segment([at(piece, 0.38, 0.44), at(piece, 0.29, 0.80)], Stroke::new(1.5, Color32::WHITE));
            }
            _ => {
                let hat = [(0.22, 0.14), (0.34, -0.04), (0.66, -0.04), (0.78, 0.14)];
                paint_polygon(painter, piece, &hat, ornament);
            }
        }
    }
}

fn paint_board(painter: &Painter, rect: Rect, look: BoardLook) {
    let (frame, squares, line) = match look {
        BoardLook::Walnut => (rgb(70, 32, 22), [rgb(206, 168, 114), rgb(101, 66, 38)], rgb(46, 26, 14)),
        BoardLook::Slate => (rgb(40, 44, 49), [rgb(148, 154, 158), rgb(66, 72, 79)], *accent::BRASS),
    };
    painter.rect_filled(rect, 0.0, frame);
    let field = rect.shrink(0.12 * rect.height());
    paint_squares(painter, field, squares);
    painter.rect_stroke(field, 0.0, Stroke::new(1.5, line), StrokeKind::Outside);
}

fn paint_ground(painter: &Painter, rect: Rect, look: GroundLook) {
    let (squares, growth, house) = match look {
        GroundLook::Summer => ([rgb(128, 146, 84), rgb(112, 130, 72)], rgb(56, 88, 42), rgb(150, 74, 52)),
        GroundLook::Winter => ([rgb(226, 231, 236), rgb(203, 211, 220)], rgb(84, 106, 100), rgb(112, 84, 72)),
        GroundLook::Desert => ([rgb(214, 180, 128), rgb(196, 160, 108)], rgb(122, 128, 66), rgb(160, 116, 74)),
        GroundLook::Walnut => ([rgb(150, 112, 72), rgb(108, 76, 46)], rgb(80, 104, 58), rgb(178, 62, 44)),
    };
    paint_squares(painter, rect, squares);
    let unit = rect.height();
    for (x, y, size) in [(0.68, 0.40, 0.15), (0.82, 0.36, 0.18), (0.76, 0.58, 0.14)] {
        painter.circle_filled(at(rect, x, y), size * unit, growth);
    }
    let walls = Rect::from_min_size(at(rect, 0.16, 0.52), vec2(0.48, 0.30) * unit);
    painter.rect_filled(walls, 0.0, house.lerp_to_gamma(Color32::WHITE, 0.45));
    let roof = if look == GroundLook::Winter { Color32::WHITE } else { house };
    // Houses of mud brick have flat roofs.
    let ridge = if look == GroundLook::Desert { -0.2 } else { -0.7 };
    paint_polygon(painter, walls, &[(-0.15, 0.0), (0.2, ridge), (0.8, ridge), (1.15, 0.0)], roof);
}

fn paint_room(painter: &Painter, rect: Rect, room: Room) {
    let unit = rect.height();
    match room {
        Room::Study => {
            painter.rect_filled(rect, 0.0, rgb(44, 28, 20));
            for (share, alpha) in [(0.75, 50), (0.5, 70), (0.3, 90)] {
                let glow = Color32::from_rgba_unmultiplied(255, 190, 96, alpha);
                painter.with_clip_rect(rect).circle_filled(at(rect, 0.32, 0.42), share * unit, glow);
            }
            paint_polygon(painter, rect, &[(0.22, 0.42), (0.28, 0.18), (0.36, 0.18), (0.42, 0.42)], rgb(255, 226, 160));
            painter.rect_filled(Rect::from_min_max(at(rect, 0.31, 0.42), at(rect, 0.33, 0.74)), 0.0, *accent::BRASS);
            let books = [rgb(120, 44, 36), rgb(60, 84, 70), rgb(150, 116, 60), rgb(70, 64, 96)];
            for (index, color) in books.into_iter().enumerate() {
                let left = 0.58 + 0.08 * index as f32;
                let top = 0.36 + 0.04 * (index % 2) as f32;
                painter.rect_filled(Rect::from_min_max(at(rect, left, top), at(rect, left + 0.065, 0.74)), 0.0, color);
            }
            painter.rect_filled(rect.with_min_y(at(rect, 0.0, 0.74).y), 0.0, rgb(104, 64, 38));
        }
        Room::Field => {
            painter.rect_filled(rect, 0.0, rgb(158, 190, 214));
            for hill in [
                [(0.0, 0.50), (0.24, 0.42), (0.62, 0.66), (0.0, 0.66)],
                [(0.42, 0.66), (0.82, 0.38), (1.0, 0.46), (1.0, 0.66)],
            ] {
                paint_polygon(painter, rect, &hill, rgb(110, 138, 112));
            }
            painter.rect_filled(rect.with_min_y(at(rect, 0.0, 0.64).y), 0.0, rgb(118, 138, 74));
            paint_polygon(painter, rect, &[(0.40, 0.84), (0.64, 0.22), (0.88, 0.84)], rgb(214, 202, 168));
            paint_polygon(painter, rect, &[(0.58, 0.84), (0.64, 0.44), (0.70, 0.84)], rgb(92, 82, 60));
            painter.circle_filled(at(rect, 0.16, 0.22), 0.11 * unit, rgb(255, 240, 190));
        }
    }
}
