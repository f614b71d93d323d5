//! Signs of the kinds of units, for their symbols and for the badges over their models. Battle tanks have bars, one for each class of weight,
//! the Command has a star, and all other units have a sign of their task.

use std::f32::consts::{FRAC_PI_2, FRAC_PI_4, TAU};

use crate::path::{Path, Xy, toward};

/// Width of strokes, and of the strokes of finer signs.
const STROKE: f32 = 0.35;
const FINE: f32 = 0.27;

/// The sign of the kind of unit with this name in the unit table: paths to be filled, in a square of half width 1 around the origin, seen
/// upright. Empty if the name is unknown.
pub fn sign(name: &str) -> Vec<Path> {
    match name {
        "light" => bars(&[0.0]),
        "medium" => bars(&[-0.34, 0.34]),
        "heavy" => bars(&[-0.62, 0.0, 0.62]),
        // Three bars on a base.
        "super-heavy" => {
            let bars = [-0.62, 0.0, 0.62].map(|x| Path::bar((x, 0.4), (x, -0.72), STROKE));
            [bars.as_slice(), &[Path::bar((-0.80, 0.6), (0.80, 0.6), STROKE)]].concat()
        }
        "command" => vec![Path::star((0.0, 0.0), 0.92, 5, 0.42)],
        // An arrow straight ahead, the only direction in which the unit fires.
        "destroyer" => {
            let head = Path::polygon(&[(0.0, -0.85), (0.55, -0.1), (-0.55, -0.1)]);
            vec![Path::bar((0.0, 0.75), (0.0, -0.25), STROKE), head]
        }
        // A shell below the arc on which it flies.
        "mortar" => vec![arc(0.68, STROKE, -FRAC_PI_2, FRAC_PI_2), Path::circle((0.0, 0.3), 0.33)],
        // A ring with four hairs.
        "hunter" => {
            let half = std::f32::consts::PI;
            let hairs = quarters(0.0, |turn| Path::bar(toward(ORIGIN, turn, 0.5), toward(ORIGIN, turn, 0.85), FINE));
            [vec![arc(0.48, FINE, 0.0, half), arc(0.48, FINE, half, TAU)], hairs].concat()
        }
        // Two waves.
        "amphibious" => [-0.34_f32, 0.32].into_iter().flat_map(wave).collect(),
        // A blade in front of a hull.
        "bulldozer" => vec![
            Path::bar((-0.75, -0.5), (0.75, -0.5), STROKE),
            Path::bar((-0.7, -0.5), (-0.7, -0.15), FINE),
            Path::bar((0.7, -0.5), (0.7, -0.15), FINE),
            Path::bar((0.0, -0.3), (0.0, 0.7), 0.5),
        ],
        // A mine with its prongs.
        "minesweeper" => {
            let prongs =
                quarters(FRAC_PI_4, |turn| Path::bar(toward(ORIGIN, turn, 0.3), toward(ORIGIN, turn, 0.88), FINE));
            [vec![Path::circle(ORIGIN, 0.4)], prongs].concat()
        }
        _ => Vec::new(),
    }
}

const ORIGIN: Xy = (0.0, 0.0);

/// Something four times, turned by a quarter each, the first by `first`.
fn quarters(first: f32, draw: impl Fn(f32) -> Path) -> Vec<Path> {
    (0..4_u8).map(|n| draw(first + f32::from(n) * FRAC_PI_2)).collect()
}

/// Upright bars at these distances from the middle.
fn bars(places: &[f32]) -> Vec<Path> {
    places.iter().map(|&x| Path::bar((x, -0.62), (x, 0.62), STROKE)).collect()
}

/// A part of a ring around the origin, between two angles clockwise from the top.
fn arc(radius: f32, width: f32, from: f32, to: f32) -> Path {
    let point = |radius: f32, n: u8| toward(ORIGIN, from + (to - from) * f32::from(n) / 16.0, radius);
    let outer = (0..=16).map(|n| point(radius + width / 2.0, n));
    let inner = (0..=16).rev().map(|n| point(radius - width / 2.0, n));
    Path::polygon(&outer.chain(inner).collect::<Vec<_>>())
}

/// A zigzag line at this height.
fn wave(y: f32) -> Vec<Path> {
    let corner = |n: i8| (f32::from(n) * 0.4, y + if n % 2 == 0 { 0.16 } else { -0.16 });
    (-2..2).map(|n| Path::bar(corner(n), corner(n + 1), FINE)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_rules::tank_chess::UnitTable;

    #[test]
    fn every_unit_has_a_sign_of_its_own_that_fits_on_a_badge() {
        let kinds = UnitTable::builtin().kinds();
        let signs: Vec<_> = kinds.map(|kind| (&kind.stats().name, sign(&kind.stats().name))).collect();
        for (index, (name, sign)) in signs.iter().enumerate() {
            let reach =
                sign.iter().flat_map(Path::points).fold(0.0, |reach: f32, (x, y)| reach.max(x.abs()).max(y.abs()));
            assert!((0.5..=1.0).contains(&reach), "{name}: {reach}");
            assert!(signs[..index].iter().all(|(_, other)| other != sign), "{name}");
        }
        assert!(sign("airship").is_empty());
    }
}
