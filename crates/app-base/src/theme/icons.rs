//! Icons, painted as lines, so that they are sharp at every scale and need no font.

use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, Vec2, pos2};

/// An icon on a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Icon {
    /// An arrow back: undo.
    Undo,
    /// An arrow forward: redo.
    Redo,
    /// A lamp: a hint.
    Hint,
    /// A magnifying glass: the analysis.
    Analysis,
    /// A path that forks: the explorer.
    Explorer,
    /// Three bars: the menu.
    Menu,
    /// A question mark: help.
    Help,
    /// A hatched square: the overlays on the board.
    BoardOverlay,
    /// A window with a strip at its right, and an arrow into it: fold the panel away.
    FoldPanel,
    /// The same with an arrow out of the strip: unfold the panel.
    UnfoldPanel,
    /// View the first position.
    ViewFirst,
    /// View the previous position.
    ViewPrevious,
    /// Replay the last action.
    Replay,
    /// View the next position.
    ViewNext,
    /// View the live game.
    ViewLive,
    /// Less.
    Minus,
    /// More.
    Plus,
    /// A pencil: rename.
    Rename,
    /// A bin: delete.
    Delete,
    /// A flame: the town is in check.
    Fire,
    /// A triangle in a ring: continue a game.
    Resume,
    /// A flying flag: a new game.
    NewGame,
    /// A pile of sheets: saved games.
    SavedGames,
    /// An arrow into a tray: save.
    Save,
    /// A square and a pencil: the editor.
    Editor,
    /// An open book: the rules.
    Book,
    /// A cog: the settings.
    Settings,
    /// A door with an arrow out of it: leave.
    Leave,
    /// Two opposite arrows: swap sides.
    Swap,
    /// Two equal bars: a draw.
    Draw,
    /// A hanging flag: resign.
    Resign,
    /// A camera: take a picture.
    Camera,
    /// A strip of film: export an animation.
    Film,
    /// A curve between two axes: the review.
    Review,
    /// A star: a favourite.
    Star,
    /// A tick: done.
    Done,
    /// A cross: close.
    Close,
    /// A globe: the language.
    Globe,
    /// A head and shoulders: a player.
    Person,
    /// A mortarboard: lessons.
    Lessons,
    /// Two upright bars: pause.
    Pause,
    /// One chevron: a slow pace.
    PaceSlow,
    /// Two chevrons: the natural pace.
    PaceNatural,
    /// Three chevrons: a fast pace.
    PaceFast,
    /// A castle: a town is placed.
    Town,
    /// An arrow upwards: a piece moves.
    Step,
    /// Crossed swords: a piece captures.
    Capture,
    /// An arrow downwards: a soldier retreats.
    Retreat,
    /// Three dots and an arrow: a cannon shifts.
    Shift,
    /// A circle with an arrow: a unit rotates.
    Rotate,
    /// Three dots in a row: a menu of further commands.
    Dots,
    /// A chevron downwards: a list that opens.
    Opens,
}

impl Icon {
    /// Paints the icon into `rect`, which should be about square.
    pub fn paint(self, painter: &Painter, rect: Rect, color: Color32) {
        let rect = Rect::from_center_size(rect.center(), Vec2::splat(rect.width().min(rect.height())));
        let stroke = Stroke::new(rect.width() * 0.105, color);
        // Coordinates in the icon are from 0 to 1 in both directions.
        let at = |x: f32, y: f32| rect.lerp_inside(Vec2::new(x, y));
        let line = |points: &[(f32, f32)]| {
            let points = points.iter().map(|&(x, y)| at(x, y)).collect();
            painter.add(Shape::line(points, stroke));
        };
        let filled = |points: &[(f32, f32)]| {
            let points = points.iter().map(|&(x, y)| at(x, y)).collect();
            painter.add(Shape::convex_polygon(points, color, Stroke::NONE));
        };
        match self {
            Icon::Town => {
                line(&[(0.2, 0.84), (0.2, 0.3), (0.36, 0.3), (0.36, 0.44), (0.5, 0.44), (0.5, 0.3)]);
                line(&[(0.5, 0.44), (0.64, 0.44), (0.64, 0.3), (0.8, 0.3), (0.8, 0.84), (0.2, 0.84)]);
            }
            Icon::Step => {
                line(&[(0.5, 0.86), (0.5, 0.18)]);
                line(&[(0.26, 0.42), (0.5, 0.18), (0.74, 0.42)]);
            }
            Icon::Retreat => {
                line(&[(0.5, 0.14), (0.5, 0.82)]);
                line(&[(0.26, 0.58), (0.5, 0.82), (0.74, 0.58)]);
            }
            Icon::Capture => {
                line(&[(0.16, 0.16), (0.84, 0.84)]);
                line(&[(0.84, 0.16), (0.16, 0.84)]);
                line(&[(0.56, 0.84), (0.84, 0.56)]);
                line(&[(0.44, 0.84), (0.16, 0.56)]);
            }
            Icon::Shift => {
                for x in [0.14, 0.36, 0.58] {
                    painter.circle_filled(at(x, 0.5), rect.width() * 0.09, color);
                }
                line(&[(0.7, 0.28), (0.9, 0.5), (0.7, 0.72)]);
            }
            Icon::Rotate => {
                painter.add(Shape::line(arc(at(0.5, 0.5), rect.width() * 0.32, -0.6, 4.4), stroke));
                line(&[(0.62, 0.14), (0.78, 0.3), (0.94, 0.12)]);
            }
            Icon::Dots => {
                for x in [0.16, 0.5, 0.84] {
                    painter.circle_filled(at(x, 0.5), rect.width() * 0.11, color);
                }
            }
            Icon::Opens => line(&[(0.18, 0.36), (0.5, 0.66), (0.82, 0.36)]),
            Icon::Undo => paint_undo_arrow(painter, rect, stroke, false),
            Icon::Redo => paint_undo_arrow(painter, rect, stroke, true),
            Icon::Hint => {
                painter.add(Shape::line(arc(at(0.5, 0.4), rect.width() * 0.28, 2.35, 7.07), stroke));
                line(&[(0.38, 0.62), (0.38, 0.74), (0.62, 0.74), (0.62, 0.62)]);
                line(&[(0.42, 0.9), (0.58, 0.9)]);
            }
            Icon::Analysis => {
                painter.circle_stroke(at(0.42, 0.42), rect.width() * 0.27, stroke);
                line(&[(0.62, 0.62), (0.86, 0.86)]);
            }
            Icon::Explorer => {
                line(&[(0.12, 0.5), (0.4, 0.5), (0.86, 0.16)]);
                line(&[(0.4, 0.5), (0.86, 0.5)]);
                line(&[(0.4, 0.5), (0.86, 0.84)]);
            }
            Icon::Menu => {
                for y in [0.26, 0.5, 0.74] {
                    line(&[(0.16, y), (0.84, y)]);
                }
            }
            Icon::Help => {
                let mut points = arc(at(0.5, 0.32), rect.width() * 0.2, 3.3, 7.1);
                points.push(at(0.5, 0.58));
                points.push(at(0.5, 0.66));
                painter.add(Shape::line(points, stroke));
                painter.circle_filled(at(0.5, 0.84), rect.width() * 0.075, color);
            }
            Icon::BoardOverlay => {
                line(&[(0.14, 0.14), (0.86, 0.14), (0.86, 0.86), (0.14, 0.86), (0.14, 0.08)]);
                line(&[(0.14, 0.5), (0.5, 0.14)]);
                line(&[(0.14, 0.86), (0.86, 0.14)]);
                line(&[(0.5, 0.86), (0.86, 0.5)]);
            }
            Icon::FoldPanel | Icon::UnfoldPanel => {
                line(&[(0.10, 0.18), (0.90, 0.18), (0.90, 0.82), (0.10, 0.82), (0.10, 0.13)]);
                line(&[(0.68, 0.18), (0.68, 0.82)]);
                let (back, tip) = if self == Icon::FoldPanel { (0.30, 0.50) } else { (0.48, 0.28) };
                line(&[(back, 0.36), (tip, 0.50), (back, 0.64)]);
            }
            Icon::ViewFirst => {
                line(&[(0.2, 0.2), (0.2, 0.8)]);
                filled(&[(0.82, 0.18), (0.82, 0.82), (0.32, 0.5)]);
            }
            Icon::ViewPrevious => filled(&[(0.7, 0.18), (0.7, 0.82), (0.2, 0.5)]),
            Icon::Replay => {
                painter.add(Shape::line(arc(at(0.5, 0.52), rect.width() * 0.38, -0.9, 4.2), stroke));
                filled(&[(0.20, 0.02), (0.20, 0.34), (0.50, 0.16)]);
                filled(&[(0.40, 0.36), (0.68, 0.52), (0.40, 0.68)]);
            }
            Icon::ViewNext => filled(&[(0.3, 0.18), (0.8, 0.5), (0.3, 0.82)]),
            Icon::ViewLive => {
                line(&[(0.8, 0.2), (0.8, 0.8)]);
                filled(&[(0.18, 0.18), (0.68, 0.5), (0.18, 0.82)]);
            }
            Icon::Minus => line(&[(0.2, 0.5), (0.8, 0.5)]),
            Icon::Plus => {
                line(&[(0.2, 0.5), (0.8, 0.5)]);
                line(&[(0.5, 0.2), (0.5, 0.8)]);
            }
            Icon::Rename => {
                line(&[(0.2, 0.8), (0.26, 0.58), (0.7, 0.14), (0.86, 0.3), (0.42, 0.74), (0.2, 0.8)]);
                line(&[(0.6, 0.24), (0.76, 0.4)]);
            }
            Icon::Delete => {
                line(&[(0.16, 0.26), (0.84, 0.26)]);
                line(&[(0.38, 0.24), (0.42, 0.12), (0.58, 0.12), (0.62, 0.24)]);
                line(&[(0.24, 0.28), (0.3, 0.88), (0.7, 0.88), (0.76, 0.28)]);
            }
            Icon::Fire => filled(&[
                (0.5, 0.04),
                (0.74, 0.36),
                (0.82, 0.62),
                (0.7, 0.86),
                (0.5, 0.96),
                (0.3, 0.86),
                (0.18, 0.62),
                (0.34, 0.42),
            ]),
            Icon::Resume => {
                painter.circle_stroke(at(0.5, 0.5), rect.width() * 0.42, stroke);
                filled(&[(0.40, 0.30), (0.74, 0.5), (0.40, 0.70)]);
            }
            Icon::NewGame => {
                line(&[(0.24, 0.94), (0.24, 0.08)]);
                line(&[(0.26, 0.10), (0.84, 0.20), (0.70, 0.36), (0.84, 0.54), (0.26, 0.58)]);
            }
            Icon::SavedGames => {
                line(&[(0.34, 0.26), (0.34, 0.10), (0.88, 0.10), (0.88, 0.70), (0.70, 0.70)]);
                line(&[(0.12, 0.28), (0.68, 0.28), (0.68, 0.90), (0.12, 0.90), (0.12, 0.22)]);
            }
            Icon::Save => {
                line(&[(0.14, 0.58), (0.14, 0.88), (0.86, 0.88), (0.86, 0.58)]);
                line(&[(0.5, 0.10), (0.5, 0.64)]);
                line(&[(0.30, 0.46), (0.5, 0.66), (0.70, 0.46)]);
            }
            Icon::Editor => {
                line(&[(0.88, 0.44), (0.88, 0.88), (0.12, 0.88), (0.12, 0.12), (0.54, 0.12)]);
                line(&[(0.40, 0.62), (0.44, 0.46), (0.80, 0.10), (0.92, 0.22), (0.56, 0.58), (0.38, 0.63)]);
            }
            Icon::Book => {
                line(&[(0.5, 0.26), (0.32, 0.16), (0.08, 0.18), (0.08, 0.80), (0.32, 0.78), (0.5, 0.88)]);
                line(&[(0.5, 0.88), (0.68, 0.78), (0.92, 0.80), (0.92, 0.18), (0.68, 0.16), (0.5, 0.26), (0.5, 0.86)]);
            }
            Icon::Settings => paint_cog(painter, rect, stroke),
            Icon::Close => {
                line(&[(0.22, 0.22), (0.78, 0.78)]);
                line(&[(0.22, 0.78), (0.78, 0.22)]);
            }
            Icon::Globe => {
                painter.circle_stroke(at(0.5, 0.5), rect.width() * 0.4, stroke);
                line(&[(0.1, 0.5), (0.9, 0.5)]);
                for side in [-1.0, 1.0] {
                    line(&[
                        (0.5, 0.1),
                        (0.5 + 0.17 * side, 0.3),
                        (0.5 + 0.2 * side, 0.5),
                        (0.5 + 0.17 * side, 0.7),
                        (0.5, 0.9),
                    ]);
                }
            }
            Icon::Leave => {
                line(&[(0.52, 0.12), (0.14, 0.12), (0.14, 0.88), (0.52, 0.88)]);
                line(&[(0.38, 0.5), (0.86, 0.5)]);
                line(&[(0.68, 0.30), (0.88, 0.5), (0.68, 0.70)]);
            }
            Icon::Swap => {
                line(&[(0.10, 0.34), (0.86, 0.34)]);
                line(&[(0.68, 0.14), (0.88, 0.34), (0.68, 0.54)]);
                line(&[(0.90, 0.72), (0.14, 0.72)]);
                line(&[(0.32, 0.52), (0.12, 0.72), (0.32, 0.92)]);
            }
            Icon::Draw => {
                for y in [0.36, 0.64] {
                    line(&[(0.16, y), (0.84, y)]);
                }
            }
            Icon::Resign => {
                line(&[(0.24, 0.94), (0.24, 0.08)]);
                line(&[(0.24, 0.12), (0.40, 0.20), (0.56, 0.46), (0.56, 0.84), (0.42, 0.66), (0.26, 0.60)]);
            }
            Icon::Camera => {
                line(&[(0.30, 0.28), (0.38, 0.14), (0.62, 0.14), (0.70, 0.28)]);
                line(&[(0.08, 0.28), (0.92, 0.28), (0.92, 0.86), (0.08, 0.86), (0.08, 0.22)]);
                painter.circle_stroke(at(0.5, 0.56), rect.width() * 0.17, stroke);
            }
            Icon::Film => {
                line(&[(0.12, 0.12), (0.88, 0.12), (0.88, 0.88), (0.12, 0.88), (0.12, 0.06)]);
                for x in [0.32, 0.68] {
                    line(&[(x, 0.12), (x, 0.88)]);
                }
                for y in [0.36, 0.62] {
                    line(&[(0.12, y), (0.32, y)]);
                    line(&[(0.68, y), (0.88, y)]);
                }
            }
            Icon::Star => {
                let corner = |index: u8| {
                    let radius = if index.is_multiple_of(2) { 0.46 } else { 0.19 };
                    let angle = f32::from(index) * std::f32::consts::PI / 5.0;
                    (0.5 + radius * angle.sin(), 0.52 - radius * angle.cos())
                };
                let corners: Vec<(f32, f32)> = (0..=10).map(corner).collect();
                line(&corners);
            }
            Icon::Done => line(&[(0.14, 0.54), (0.40, 0.80), (0.88, 0.22)]),
            Icon::Person => {
                painter.circle_stroke(at(0.5, 0.30), rect.width() * 0.19, stroke);
                line(&[(0.12, 0.92), (0.16, 0.72), (0.34, 0.60), (0.66, 0.60), (0.84, 0.72), (0.88, 0.92)]);
            }
            Icon::Lessons => {
                line(&[(0.50, 0.20), (0.04, 0.40), (0.50, 0.60), (0.96, 0.40), (0.50, 0.20)]);
                line(&[(0.24, 0.52), (0.24, 0.76), (0.50, 0.86), (0.76, 0.76), (0.76, 0.52)]);
            }
            Icon::Pause => {
                for x in [0.34, 0.66] {
                    line(&[(x, 0.18), (x, 0.82)]);
                }
            }
            Icon::PaceSlow | Icon::PaceNatural | Icon::PaceFast => {
                let count = match self {
                    Icon::PaceSlow => 1,
                    Icon::PaceNatural => 2,
                    _ => 3,
                };
                for index in 0..count {
                    let x = 0.5 + 0.26 * (index as f32 - (count - 1) as f32 / 2.0);
                    line(&[(x - 0.12, 0.22), (x + 0.12, 0.5), (x - 0.12, 0.78)]);
                }
            }
            Icon::Review => {
                line(&[(0.12, 0.08), (0.12, 0.88), (0.94, 0.88)]);
                line(&[(0.24, 0.62), (0.42, 0.36), (0.58, 0.54), (0.86, 0.16)]);
            }
        }
    }
}

/// Paints a cog.
fn paint_cog(painter: &Painter, rect: Rect, stroke: Stroke) {
    const TEETH: u8 = 8;
    let (center, width) = (rect.center(), rect.width());
    painter.circle_stroke(center, width * 0.29, stroke);
    painter.circle_stroke(center, width * 0.10, Stroke::new(stroke.width * 0.8, stroke.color));
    for tooth in 0..TEETH {
        let out = Vec2::angled(f32::from(tooth) * std::f32::consts::TAU / f32::from(TEETH));
        let tooth = [center + out * width * 0.33, center + out * width * 0.47];
        painter.line_segment(tooth, Stroke::new(stroke.width * 1.5, stroke.color));
    }
}

/// The points of an arc. Angles are in radians, clockwise from the right.
fn arc(center: Pos2, radius: f32, from: f32, to: f32) -> Vec<Pos2> {
    const STEPS: usize = 22;
    (0..=STEPS)
        .map(|step| {
            let angle = from + (to - from) * step as f32 / STEPS as f32;
            center + radius * Vec2::angled(angle)
        })
        .collect()
}

/// Paints the arrow of undo, or its mirror image.
fn paint_undo_arrow(painter: &Painter, rect: Rect, stroke: Stroke, is_mirrored: bool) {
    let mirror = |point: Pos2| if is_mirrored { pos2(rect.left() + rect.right() - point.x, point.y) } else { point };
    let at = |x: f32, y: f32| mirror(rect.lerp_inside(Vec2::new(x, y)));
    let bend = arc(rect.lerp_inside(Vec2::new(0.56, 0.56)), rect.width() * 0.28, -1.571, 1.571);
    let mut points = vec![at(0.2, 0.28)];
    points.extend(bend.into_iter().map(mirror));
    points.push(at(0.3, 0.84));
    painter.add(Shape::line(points, stroke));
    painter.add(Shape::line(vec![at(0.36, 0.08), at(0.16, 0.28), at(0.36, 0.48)], stroke));
}
