//! Figures of the font as flat shapes, for the numbers of steps on the board.

use bevy::math::Vec2;

use cannon_app_base::common::marks::flat_shape::FlatShape;
use cannon_drawing::font::Font;
use cannon_drawing::path::{Polyline, Xy};

/// The font of the figures. Bold strokes are wider than their edges.
const FONT: Font = Font::Bold;
/// How far the straight lines that replace curves lie from them, as a share of the figure's height.
const TOLERANCE: f32 = 0.008;

/// Adds a figure of this height in the middle of the square.
pub(super) fn figure(flat: FlatShape, figure: char, height: f32) -> FlatShape {
    let outline = FONT.outline(FONT.glyph(figure));
    let bounds = |value: fn(Xy) -> f32| {
        let values = || outline.points().map(value);
        (values().fold(f32::INFINITY, f32::min), values().fold(f32::NEG_INFINITY, f32::max))
    };
    let ((left, right), (bottom, top)) = (bounds(|(x, _)| x), bounds(|(_, y)| y));
    let scale = height / (top - bottom).max(1.0);
    let middle = Vec2::new(left + right, bottom + top) / 2.0;
    let placed = |(x, y): Xy| (Vec2::new(x, y) - middle) * scale;
    let lines = outline.polylines(TOLERANCE * height / scale);
    let outlines: Vec<Vec<Vec2>> = lines.iter().map(|line| line.points.iter().copied().map(placed).collect()).collect();
    let triangles: Vec<[Vec2; 3]> =
        without_hole(lines).triangles().into_iter().map(|corners| corners.map(placed)).collect();
    flat.area(&triangles, &outlines)
}

/// One outline for a figure with at most one hole, such as a 4: a cut leads to the hole, around it and back, where both are nearest to each
/// other.
fn without_hole(mut lines: Vec<Polyline>) -> Polyline {
    let area = |line: &Polyline| {
        let next = line.points.iter().cycle().skip(1);
        line.points.iter().zip(next).map(|(one, other)| one.0 * other.1 - one.1 * other.0).sum::<f32>().abs()
    };
    lines.sort_by(|one, other| area(other).total_cmp(&area(one)));
    let mut lines = lines.into_iter();
    let (Some(mut outer), hole) = (lines.next(), lines.next()) else {
        return Polyline { points: Vec::new(), is_closed: true };
    };
    let Some(hole) = hole else { return outer };
    let distance = |(outer_index, hole_index): (usize, usize)| {
        let ((x, y), (to_x, to_y)) = (outer.points[outer_index], hole.points[hole_index]);
        (x - to_x).hypot(y - to_y)
    };
    let pairs = (0..outer.points.len()).flat_map(|from| (0..hole.points.len()).map(move |to| (from, to)));
    let Some((from, to)) = pairs.min_by(|&one, &other| distance(one).total_cmp(&distance(other))) else { return outer };
    let around = hole.points.iter().cycle().skip(to).take(hole.points.len() + 1).copied();
    let cut: Vec<Xy> = around.chain([outer.points[from]]).collect();
    outer.points.splice(from + 1..from + 1, cut);
    outer
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::color::Color;

    /// Whether a figure covers a point.
    fn covers(digit: char, point: Vec2) -> bool {
        let shape = figure(FlatShape::plain(Color::WHITE), digit, 1.0);
        let is_inside = |corners: &[Vec2; 3]| {
            let sides = [0, 1, 2].map(|n| (corners[(n + 1) % 3] - corners[n]).perp_dot(point - corners[n]));
            sides.iter().all(|&side| side >= 0.0) || sides.iter().all(|&side| side <= 0.0)
        };
        shape.triangles().any(|corners| is_inside(&corners.map(|(corner, _)| corner)))
    }

    /// The share of the square of height 1 that a figure covers.
    fn ink(digit: char) -> f32 {
        const SIDE: i16 = 50;
        let places =
            (0..SIDE * SIDE).map(|n| Vec2::new(f32::from(n % SIDE), f32::from(n / SIDE)) / f32::from(SIDE) - 0.5);
        places.filter(|&place| covers(digit, place)).count() as f32 / f32::from(SIDE * SIDE)
    }

    #[test]
    fn figures_are_filled_and_have_their_holes() {
        let shares: Vec<f32> = ('1'..='5').map(ink).collect();
        assert!(shares.iter().all(|share| (0.10..0.45).contains(share)), "{shares:?}");
        // A horizontal line through the upper part of a 4 meets its slope, its hole and its stem.
        let runs = |digit: char, y: f32| {
            let row: Vec<bool> = (-50..=50_i8).map(|x| covers(digit, Vec2::new(f32::from(x) / 100.0, y))).collect();
            row.windows(2).filter(|pair| !pair[0] && pair[1]).count()
        };
        assert_eq!((runs('4', 0.1), runs('1', 0.0)), (2, 1));
    }
}
