//! The shapes of units, seen from above.
//!
//! They are drawn around the origin for a square of size 1, facing up the page, and stay within half of that size in every
//! direction, so that they fit in their square however they are turned.

use crate::path::Segment::{Close, Curve, Line, Move};
use crate::path::{Path, Placement, Xy};

/// The shape of a kind of unit.
pub(crate) struct Silhouette {
    /// Its tracks, which are the lowest parts.
    pub(crate) tracks: Vec<Path>,
    /// The parts above them, the lowest first.
    pub(crate) body: Vec<Path>,
    /// Lines on the vehicle.
    pub(crate) marks: Path,
    /// The centre of its letter or sign.
    pub(crate) sign: Xy,
}

/// The shape of the kind of unit with this name in the unit table; `None` if the name is unknown.
pub(crate) fn silhouette(name: &str) -> Option<Silhouette> {
    Some(match name {
        "heavy" => heavy(),
        "medium" => tracked((0.22, 0.31), (0.27, 0.35), vec![barrel(0.0, 0.04, 0.45), turret(0.185)]),
        "light" => tracked((0.20, 0.27), (0.24, 0.33), vec![barrel(0.0, 0.03, 0.38), turret(0.175)]),
        "command" => tracked((0.20, 0.27), (0.24, 0.36), vec![barrel(0.0, 0.03, 0.38), turret(0.225)]),
        "destroyer" => destroyer(),
        "mortar" => mortar(),
        "super-heavy" => super_heavy(),
        "hunter" => hunter(),
        "amphibious" => amphibious(),
        "bulldozer" => bulldozer(),
        "minesweeper" => minesweeper(),
        _ => return None,
    })
}

/// The height of the centre of turrets.
const TURRET: f32 = 0.05;

/// A vehicle with tracks, from `inner` to `outer` on both sides, a hull with a blunt bow between them, and more parts above.
fn tracked((inner, outer): (f32, f32), (ahead, behind): (f32, f32), above: Vec<Path>) -> Silhouette {
    let track = |(left, right)| Path::rectangle((left, -ahead), (right, behind));
    let bow = 0.4 * inner;
    let hull = Path::polygon(&[
        (-inner, behind),
        (-inner, bow - ahead),
        (bow - inner, -ahead),
        (inner - bow, -ahead),
        (inner, bow - ahead),
        (inner, behind),
    ]);
    Silhouette {
        tracks: [(-outer, -inner), (inner, outer)].map(track).into(),
        body: [vec![hull], above].concat(),
        marks: Path::default(),
        sign: (0.0, TURRET),
    }
}

/// Links across both tracks.
fn links(inner: f32, outer: f32) -> Path {
    let across = |y: f32| Path::line(&[(-outer, y), (-inner, y)]).and(Path::line(&[(inner, y), (outer, y)]));
    [-0.22, -0.14, -0.06, 0.02, 0.10, 0.18, 0.26].map(across).into_iter().fold(Path::default(), Path::and)
}

/// A gun that ends this far ahead of the origin.
fn barrel(x: f32, half: f32, ahead: f32) -> Path {
    Path::rectangle((x - half, -ahead), (x + half, 0.0))
}

fn turret(radius: f32) -> Path {
    Path::circle((0.0, TURRET), radius)
}

/// Two arms that hold a blade or a roller.
fn arms() -> Path {
    let arm = |x: f32| Path::rectangle((x - 0.025, -0.33), (x + 0.025, -0.1));
    arm(-0.15).and(arm(0.15))
}

/// A turret of eight sides, broad tracks and a gun with a muzzle brake.
fn heavy() -> Silhouette {
    let eighth = Placement { centre: (0.0, TURRET), scale: 1.0, turn: std::f32::consts::PI / 8.0 };
    let octagon = eighth.path(&Path::star((0.0, 0.0), 0.20, 8, 1.0));
    let brake = Path::rectangle((-0.085, -0.47), (0.085, -0.39));
    let vehicle = tracked((0.21, 0.35), (0.30, 0.34), vec![barrel(0.0, 0.05, 0.44), brake, octagon]);
    Silhouette { marks: links(0.21, 0.35), ..vehicle }
}

/// Two guns in a square turret, on the broadest tracks.
fn super_heavy() -> Silhouette {
    let square = Path::rectangle((-0.20, -0.14), (0.20, 0.22));
    let guns = [-0.1, 0.1].map(|x| barrel(x, 0.045, 0.44));
    let vehicle = tracked((0.24, 0.38), (0.29, 0.31), [guns.as_slice(), &[square]].concat());
    Silhouette { marks: links(0.24, 0.38), sign: (0.0, 0.04), ..vehicle }
}

/// A long gun in a housing that does not turn.
fn destroyer() -> Silhouette {
    let housing =
        Path::polygon(&[(-0.18, 0.28), (-0.18, 0.02), (-0.10, -0.15), (0.10, -0.15), (0.18, 0.02), (0.18, 0.28)]);
    let vehicle = tracked((0.22, 0.31), (0.24, 0.35), vec![barrel(0.0, 0.05, 0.48), housing]);
    Silhouette { sign: (0.0, 0.12), ..vehicle }
}

/// A wedge without tracks, and a thin long gun.
fn hunter() -> Silhouette {
    let wedge = Path::polygon(&[(-0.27, 0.33), (-0.24, 0.0), (-0.09, -0.26), (0.09, -0.26), (0.24, 0.0), (0.27, 0.33)]);
    Silhouette {
        tracks: Vec::new(),
        body: vec![barrel(0.0, 0.035, 0.48), wedge],
        marks: Path::default(),
        sign: (0.0, 0.12),
    }
}

/// A short thick tube with a wide mouth.
fn mortar() -> Silhouette {
    let tube = barrel(0.0, 0.085, 0.30);
    let mouth = Path::circle((0.0, -0.31), 0.11);
    let ring = Path::circle((0.0, 0.10), 0.19);
    Silhouette { sign: (0.0, 0.10), ..tracked((0.22, 0.31), (0.19, 0.35), vec![tube, mouth, ring]) }
}

/// A boat with a turret.
fn amphibious() -> Silhouette {
    let boat = Path(vec![
        Move((-0.20, 0.36)),
        Line((-0.27, 0.05)),
        Curve((-0.27, -0.18), (-0.12, -0.32), (0.0, -0.40)),
        Curve((0.12, -0.32), (0.27, -0.18), (0.27, 0.05)),
        Line((0.20, 0.36)),
        Close,
    ]);
    let body = vec![boat, barrel(0.0, 0.03, 0.47), turret(0.175)];
    Silhouette { tracks: Vec::new(), body, marks: Path::default(), sign: (0.0, TURRET) }
}

/// A square cab, and a blade in front.
fn bulldozer() -> Silhouette {
    let cab = Path::rectangle((-0.17, -0.08), (0.17, 0.26));
    let blade = Path::polygon(&[(-0.34, -0.29), (-0.30, -0.38), (0.30, -0.38), (0.34, -0.29)]);
    let mut vehicle = tracked((0.22, 0.31), (0.20, 0.35), vec![cab]);
    vehicle.body.splice(0..0, [arms(), blade]);
    Silhouette { sign: (0.0, 0.09), ..vehicle }
}

/// A roller of discs in front.
fn minesweeper() -> Silhouette {
    let roller = Path::rectangle((-0.27, -0.40), (0.27, -0.29));
    let discs = [-0.18, -0.09, 0.0, 0.09, 0.18].map(|x| Path::line(&[(x, -0.40), (x, -0.29)]));
    let mut vehicle = tracked((0.22, 0.31), (0.18, 0.35), vec![barrel(0.0, 0.03, 0.24), turret(0.175)]);
    vehicle.body.splice(0..0, [arms(), roller]);
    Silhouette { marks: discs.into_iter().fold(Path::default(), Path::and), ..vehicle }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_rules::tank_chess::UnitTable;

    #[test]
    fn every_unit_has_a_silhouette_that_fits_in_its_square_whatever_its_facing() {
        for kind in UnitTable::builtin().kinds() {
            let name = &kind.stats().name;
            let shape = silhouette(name).unwrap_or_else(|| panic!("no silhouette for {name}"));
            for (x, y) in shape.tracks.iter().chain(&shape.body).chain([&shape.marks]).flat_map(Path::points) {
                assert!(x.hypot(y) <= 0.5, "{name}: {x} {y}");
            }
        }
        assert!(silhouette("airship").is_none());
    }
}
