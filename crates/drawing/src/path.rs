//! Paths of straight and curved lines.

/// A point on the page: to the right, and down.
pub type Xy = (f32, f32);

/// Distance of the control points that makes four curves look like a circle of radius 1.
const CIRCLE: f32 = 0.552_285;

/// A segment of a path.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Segment {
    /// Starts a new line here.
    Move(Xy),
    /// Draws a straight line to this point.
    Line(Xy),
    /// Draws a cubic curve with two control points to the last point.
    Curve(Xy, Xy, Xy),
    /// Closes the line.
    Close,
}

/// A path of one or more lines.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Path(pub Vec<Segment>);

impl Path {
    /// A line from point to point.
    pub fn line(points: &[Xy]) -> Path {
        let rest = points.iter().skip(1).map(|&point| Segment::Line(point));
        Path(points.first().map(|&first| Segment::Move(first)).into_iter().chain(rest).collect())
    }

    /// A closed line from point to point.
    pub fn polygon(points: &[Xy]) -> Path {
        let mut path = Path::line(points);
        path.0.push(Segment::Close);
        path
    }

    /// A rectangle between two opposite corners.
    pub fn rectangle((left, top): Xy, (right, bottom): Xy) -> Path {
        Path::polygon(&[(left, top), (right, top), (right, bottom), (left, bottom)])
    }

    /// A circle.
    pub fn circle((x, y): Xy, radius: f32) -> Path {
        let (r, c) = (radius, radius * CIRCLE);
        Path(vec![
            Segment::Move((x + r, y)),
            Segment::Curve((x + r, y + c), (x + c, y + r), (x, y + r)),
            Segment::Curve((x - c, y + r), (x - r, y + c), (x - r, y)),
            Segment::Curve((x - r, y - c), (x - c, y - r), (x, y - r)),
            Segment::Curve((x + c, y - r), (x + r, y - c), (x + r, y)),
            Segment::Close,
        ])
    }

    /// A regular polygon, or with `inner` below 1 a star, whose first corner points up.
    pub fn star(centre: Xy, radius: f32, corners: u8, inner: f32) -> Path {
        let step = std::f32::consts::PI / f32::from(corners);
        let point = |index: u8| {
            let radius = if index.is_multiple_of(2) { radius } else { radius * inner };
            toward(centre, f32::from(index) * step, radius)
        };
        let stride = if inner < 1.0 { 1 } else { 2 };
        Path::polygon(&(0..2 * corners).step_by(stride).map(point).collect::<Vec<_>>())
    }

    /// A straight bar of this width from point to point.
    pub fn bar(from: Xy, to: Xy, width: f32) -> Path {
        let (right, down) = (to.0 - from.0, to.1 - from.1);
        let half = width / 2.0 / right.hypot(down);
        let (x, y) = (-down * half, right * half);
        let corners = [(from, 1.0), (to, 1.0), (to, -1.0), (from, -1.0)];
        Path::polygon(&corners.map(|(end, hand)| (end.0 + hand * x, end.1 + hand * y)))
    }

    /// An arrow from point to point, as the line of its shaft and the polyline of its head.
    pub fn arrow(from: Xy, to: Xy, head: f32) -> (Path, Path) {
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let angle = dx.atan2(-dy);
        let side = |turn: f32| toward(to, angle + turn, head);
        let neck = toward(to, angle, -0.7 * head);
        let spread = std::f32::consts::PI - 0.45;
        (Path::line(&[from, neck]), Path::polygon(&[to, side(spread), side(-spread)]))
    }

    /// Adds the lines of another path.
    pub fn and(mut self, other: Path) -> Path {
        self.0.extend(other.0);
        self
    }

    /// The path with all points changed.
    pub fn map(&self, change: impl Fn(Xy) -> Xy) -> Path {
        let changed = self.0.iter().map(|&segment| match segment {
            Segment::Move(to) => Segment::Move(change(to)),
            Segment::Line(to) => Segment::Line(change(to)),
            Segment::Curve(first, second, to) => Segment::Curve(change(first), change(second), change(to)),
            Segment::Close => Segment::Close,
        });
        Path(changed.collect())
    }

    /// The lines of the path, in which straight lines replace curves and lie about this far from them at most.
    pub fn polylines(&self, tolerance: f32) -> Vec<Polyline> {
        let mut polylines: Vec<Polyline> = Vec::new();
        for &segment in &self.0 {
            match (segment, polylines.last_mut()) {
                (Segment::Move(to), _) => polylines.push(Polyline { points: vec![to], is_closed: false }),
                (Segment::Close, Some(polyline)) => polyline.is_closed = true,
                (Segment::Line(to), Some(polyline)) => polyline.points.push(to),
                (Segment::Curve(first, second, to), Some(polyline)) => {
                    let from = polyline.points.last().copied().unwrap_or(first);
                    let distance = |from: Xy, to: Xy| (to.0 - from.0).hypot(to.1 - from.1);
                    let whole = distance(from, first) + distance(first, second) + distance(second, to);
                    let count = (0.2 * whole / tolerance).sqrt().ceil().clamp(2.0, 32.0) as u8;
                    let between = |a: Xy, b: Xy, t: f32| (a.0 + t * (b.0 - a.0), a.1 + t * (b.1 - a.1));
                    polyline.points.extend((1..=count).map(|n| {
                        let t = f32::from(n) / f32::from(count);
                        let [a, b, c] = [(from, first), (first, second), (second, to)].map(|(a, b)| between(a, b, t));
                        between(between(a, b, t), between(b, c, t), t)
                    }));
                }
                (_, None) => {}
            }
        }
        for polyline in polylines.iter_mut().filter(|polyline| polyline.is_closed) {
            // A circle ends where it began.
            polyline.points.dedup_by(|a, b| (a.0 - b.0).hypot(a.1 - b.1) < 1e-2 * tolerance);
            let (first, last) = (polyline.points[0], polyline.points[polyline.points.len() - 1]);
            if polyline.points.len() > 1 && (first.0 - last.0).hypot(first.1 - last.1) < 1e-2 * tolerance {
                polyline.points.pop();
            }
        }
        polylines
    }

    /// All points of the path, with the control points of curves, between which the curves lie.
    pub fn points(&self) -> impl Iterator<Item = Xy> {
        self.0.iter().flat_map(|&segment| match segment {
            Segment::Move(to) | Segment::Line(to) => vec![to],
            Segment::Curve(first, second, to) => vec![first, second, to],
            Segment::Close => Vec::new(),
        })
    }
}

/// A part of a path whose curves are replaced by straight lines.
#[derive(Clone, Debug, PartialEq)]
pub struct Polyline {
    /// The corners.
    pub points: Vec<Xy>,
    /// Whether a line leads from the last corner to the first one.
    pub is_closed: bool,
}

impl Polyline {
    /// Whether a straight line between any two corners stays inside.
    pub fn is_convex(&self) -> bool {
        let turns = || self.corners().map(|[before, at, after]| turn(before, at, after));
        turns().all(|turn| turn >= 0.0) || turns().all(|turn| turn <= 0.0)
    }

    /// The inside as triangles. The line must not cross itself.
    pub fn triangles(&self) -> Vec<[Xy; 3]> {
        let mut rest = Polyline { points: self.points.clone(), is_closed: true };
        let is_clockwise = rest.corners().map(|[from, to, _]| from.0 * to.1 - to.0 * from.1).sum::<f32>() >= 0.0;
        if !is_clockwise {
            rest.points.reverse();
        }
        let mut triangles = Vec::new();
        while rest.points.len() >= 3 {
            // An ear is a corner that can be cut off, because no other corner lies in its triangle. Every polyline has one; the first corner
            // stands for it where rounding hides them all.
            let is_ear = |ear: &[Xy; 3]| {
                let is_inside =
                    |point: &Xy| !ear.contains(point) && (0..3).all(|n| turn(ear[n], ear[(n + 1) % 3], *point) >= 0.0);
                turn(ear[0], ear[1], ear[2]) > 0.0 && !rest.points.iter().any(is_inside)
            };
            let index = rest.corners().position(|corner| is_ear(&corner)).unwrap_or_default();
            triangles.extend(rest.corners().nth(index));
            rest.points.remove((index + 1) % rest.points.len());
        }
        triangles
    }

    /// Each corner, between the corners before and after it.
    fn corners(&self) -> impl Iterator<Item = [Xy; 3]> {
        let count = self.points.len();
        (0..count).map(move |index| [0, 1, 2].map(|n| self.points[(index + n) % count]))
    }
}

/// Above zero if the way through three points turns clockwise on the page.
fn turn(from: Xy, over: Xy, to: Xy) -> f32 {
    (over.0 - from.0) * (to.1 - over.1) - (over.1 - from.1) * (to.0 - over.0)
}

/// The point at this distance in a direction, which is clockwise from the top in radians.
pub fn toward((x, y): Xy, angle: f32, distance: f32) -> Xy {
    (x + distance * angle.sin(), y - distance * angle.cos())
}

/// The point at this distance from one point on the way to another.
pub fn along(from: Xy, to: Xy, distance: f32) -> Xy {
    let length = (to.0 - from.0).hypot(to.1 - from.1).max(f32::EPSILON);
    let part = distance / length;
    (from.0 + part * (to.0 - from.0), from.1 + part * (to.1 - from.1))
}

/// Where a drawing made around the origin stands on the page.
#[derive(Clone, Copy, Debug)]
pub struct Placement {
    /// The place of the drawing's origin.
    pub centre: Xy,
    /// Factor of its size.
    pub scale: f32,
    /// Its turn, clockwise in radians.
    pub turn: f32,
}

impl Placement {
    /// The point of the page at a point of the drawing.
    pub fn point(self, (x, y): Xy) -> Xy {
        let (sin, cos) = self.turn.sin_cos();
        (self.centre.0 + self.scale * (x * cos - y * sin), self.centre.1 + self.scale * (x * sin + y * cos))
    }

    /// The path of the page for a path of the drawing.
    pub fn path(self, path: &Path) -> Path {
        path.map(|point| self.point(point))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The area of a polygon, above zero if it is clockwise.
    fn area(points: &[Xy]) -> f32 {
        let next = points.iter().cycle().skip(1);
        points.iter().zip(next).map(|(from, to)| from.0 * to.1 - to.0 * from.1).sum::<f32>() / 2.0
    }

    #[test]
    fn triangles_fill_the_inside_of_every_polyline() {
        let comb = Path::polygon(&[(0.0, 4.0), (0.0, 0.0), (1.0, 3.0), (2.0, 0.0), (3.0, 3.0), (4.0, 0.0), (4.0, 4.0)]);
        let shapes = [
            (Path::star((5.0, 5.0), 4.0, 5, 0.4), false),
            (Path::circle((2.0, 2.0), 3.0), true),
            (Path::rectangle((0.0, 0.0), (2.0, 3.0)), true),
            (comb.map(|(x, y)| (y, x)), false),
            (comb, false),
        ];
        for (path, is_convex) in shapes {
            let [polyline] = &path.polylines(0.5)[..] else { panic!("{path:?} is one line") };
            assert_eq!(polyline.is_convex(), is_convex, "{path:?}");
            let triangles = polyline.triangles();
            assert_eq!(triangles.len(), polyline.points.len() - 2, "{path:?}");
            let areas = triangles.iter().map(|triangle| area(triangle));
            assert!(areas.clone().all(|area| area > 0.0), "{path:?}");
            assert!((areas.sum::<f32>() - area(&polyline.points).abs()).abs() < 1e-3, "{path:?}");
        }
    }

    #[test]
    fn lines_that_replace_curves_stay_near_them() {
        let circle = &Path::circle((0.0, 0.0), 10.0).polylines(0.01)[0];
        assert!(circle.is_closed && circle.points.len() > 40);
        assert!(circle.points.iter().all(|&(x, y)| (x.hypot(y) - 10.0).abs() < 0.01));
        assert!(!Path::line(&[(0.0, 0.0), (1.0, 0.0)]).polylines(1.0)[0].is_closed);
    }
}
