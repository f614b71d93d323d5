//! Paths of straight and curved lines.

/// A point on the page: to the right, and down.
pub(crate) type Xy = (f32, f32);

/// Distance of the control points that makes four curves look like a circle of radius 1.
const CIRCLE: f32 = 0.552_285;

/// A segment of a path.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Segment {
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
pub(crate) struct Path(pub(crate) Vec<Segment>);

impl Path {
    /// A line from point to point.
    pub(crate) fn line(points: &[Xy]) -> Path {
        let rest = points.iter().skip(1).map(|&point| Segment::Line(point));
        Path(points.first().map(|&first| Segment::Move(first)).into_iter().chain(rest).collect())
    }

    /// A closed line from point to point.
    pub(crate) fn polygon(points: &[Xy]) -> Path {
        let mut path = Path::line(points);
        path.0.push(Segment::Close);
        path
    }

    /// A rectangle between two opposite corners.
    pub(crate) fn rectangle((left, top): Xy, (right, bottom): Xy) -> Path {
        Path::polygon(&[(left, top), (right, top), (right, bottom), (left, bottom)])
    }

    /// A circle.
    pub(crate) fn circle((x, y): Xy, radius: f32) -> Path {
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
    pub(crate) fn star(centre: Xy, radius: f32, corners: u8, inner: f32) -> Path {
        let step = std::f32::consts::PI / f32::from(corners);
        let point = |index: u8| {
            let radius = if index.is_multiple_of(2) { radius } else { radius * inner };
            toward(centre, f32::from(index) * step, radius)
        };
        let stride = if inner < 1.0 { 1 } else { 2 };
        Path::polygon(&(0..2 * corners).step_by(stride).map(point).collect::<Vec<_>>())
    }

    /// An arrow from point to point, as the line of its shaft and the outline of its head.
    pub(crate) fn arrow(from: Xy, to: Xy, head: f32) -> (Path, Path) {
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let angle = dx.atan2(-dy);
        let side = |turn: f32| toward(to, angle + turn, head);
        let neck = toward(to, angle, -0.7 * head);
        let spread = std::f32::consts::PI - 0.45;
        (Path::line(&[from, neck]), Path::polygon(&[to, side(spread), side(-spread)]))
    }

    /// Adds the lines of another path.
    pub(crate) fn and(mut self, other: Path) -> Path {
        self.0.extend(other.0);
        self
    }

    /// The path with all points changed.
    pub(crate) fn map(&self, change: impl Fn(Xy) -> Xy) -> Path {
        let changed = self.0.iter().map(|&segment| match segment {
            Segment::Move(to) => Segment::Move(change(to)),
            Segment::Line(to) => Segment::Line(change(to)),
            Segment::Curve(first, second, to) => Segment::Curve(change(first), change(second), change(to)),
            Segment::Close => Segment::Close,
        });
        Path(changed.collect())
    }

    /// All points of the path, with the control points of curves, between which the curves lie.
    #[cfg(test)]
    pub(crate) fn points(&self) -> impl Iterator<Item = Xy> {
        self.0.iter().flat_map(|&segment| match segment {
            Segment::Move(to) | Segment::Line(to) => vec![to],
            Segment::Curve(first, second, to) => vec![first, second, to],
            Segment::Close => Vec::new(),
        })
    }
}

/// The point at this distance in a direction, which is clockwise from the top in radians.
pub(crate) fn toward((x, y): Xy, angle: f32, distance: f32) -> Xy {
    (x + distance * angle.sin(), y - distance * angle.cos())
}

/// The point at this distance from one point on the way to another.
pub(crate) fn along(from: Xy, to: Xy, distance: f32) -> Xy {
    let length = (to.0 - from.0).hypot(to.1 - from.1).max(f32::EPSILON);
    let part = distance / length;
    (from.0 + part * (to.0 - from.0), from.1 + part * (to.1 - from.1))
}

/// Where a drawing made around the origin stands on the page.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Placement {
    /// The place of the drawing's origin.
    pub(crate) centre: Xy,
    /// Factor of its size.
    pub(crate) scale: f32,
    /// Its turn, clockwise in radians.
    pub(crate) turn: f32,
}

impl Placement {
    /// The point of the page at a point of the drawing.
    pub(crate) fn point(self, (x, y): Xy) -> Xy {
        let (sin, cos) = self.turn.sin_cos();
        (self.centre.0 + self.scale * (x * cos - y * sin), self.centre.1 + self.scale * (x * sin + y * cos))
    }

    /// The path of the page for a path of the drawing.
    pub(crate) fn path(self, path: &Path) -> Path {
        path.map(|point| self.point(point))
    }
}
