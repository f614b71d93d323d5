//! Insignia of the sixteen ranks of the computer: a drum and a bar for those who learn, chevrons for soldiers, stars for officers, a wreath
//! for the General, crossed batons for the marshals, and a crown for the Grandmaster.

use std::f32::consts::{FRAC_PI_3, FRAC_PI_4, PI};

use crate::path::{Path, Xy, toward};

/// Width of strokes.
const STROKE: f32 = 0.2;
/// Share of a star's radius at which its inner corners lie.
const STAR: f32 = 0.42;

/// The insignia of a rank: paths to be filled, in a square of half width 1 around the origin. The number of the rank is between 1 (Drummer)
/// and 16 (Grandmaster). Empty for other numbers.
pub fn insignia(rank: u8) -> Vec<Path> {
    match rank {
        1 => drum(),
        2 => vec![Path::bar((-0.6, 0.0), (0.6, 0.0), STROKE)],
        3..=5 => chevrons(rank - 2, 0.0),
        6 => [chevrons(3, -0.2), vec![Path::bar((-0.68, 0.72), (0.68, 0.72), STROKE)]].concat(),
        7..=9 => stars(rank - 6, (0.0, 0.0), 0.34),
        10 => [stars(1, (0.0, -0.18), 0.6), bars_below(1)].concat(),
        11 => [stars(2, (0.0, -0.18), 0.44), bars_below(2)].concat(),
        12 => [wreath(), stars(1, (0.0, -0.05), 0.5)].concat(),
        13 => batons(0.0),
        14 => [batons(0.22), stars(1, (0.0, -0.62), 0.34)].concat(),
        15 => [wreath(), batons(0.0).iter().map(|path| path.map(|(x, y)| (0.62 * x, 0.62 * y))).collect()].concat(),
        16 => crown(),
        _ => Vec::new(),
    }
}

/// A drum from the side, with two sticks above it.
fn drum() -> Vec<Path> {
    let cord = |x: f32| Path::bar((x - 0.3, -0.12), (x, 0.58), 0.09).and(Path::bar((x + 0.3, -0.12), (x, 0.58), 0.09));
    vec![
        Path::bar((-0.75, -0.85), (0.15, -0.4), 0.12),
        Path::bar((0.75, -0.85), (-0.15, -0.4), 0.12),
        Path::rectangle((-0.7, -0.3), (0.7, -0.1)),
        Path::rectangle((-0.7, 0.6), (0.7, 0.8)),
        Path::rectangle((-0.7, -0.1), (-0.58, 0.6)),
        Path::rectangle((0.58, -0.1), (0.7, 0.6)),
        cord(-0.28),
        cord(0.28),
    ]
}

/// Chevrons that point up, one below the other around this height.
fn chevrons(count: u8, middle: f32) -> Vec<Path> {
    let pitch = 0.44;
    let first = middle - 0.5 * pitch * f32::from(count - 1);
    let chevron = |y: f32| {
        let corners = [(-0.72, y + 0.3), (0.0, y - 0.22), (0.72, y + 0.3)];
        let lower = corners.iter().rev().map(|&(x, y)| (x, y + 1.25 * STROKE));
        Path::polygon(&corners.into_iter().chain(lower).collect::<Vec<_>>())
    };
    (0..count).map(|n| chevron(first + pitch * f32::from(n) - 0.06)).collect()
}

/// Stars beside each other around a point.
fn stars(count: u8, (x, y): Xy, radius: f32) -> Vec<Path> {
    let first = x - radius * f32::from(count - 1);
    (0..count).map(|n| Path::star((first + 2.0 * radius * f32::from(n), y), 0.95 * radius, 5, STAR)).collect()
}

/// Bars at the foot.
fn bars_below(count: u8) -> Vec<Path> {
    (0..count).map(|n| 0.78 - 0.32 * f32::from(n)).map(|y| Path::bar((-0.7, y), (0.7, y), 0.18)).collect()
}

/// Two branches with leaves, open at the top.
fn wreath() -> Vec<Path> {
    let leaf = |angle: f32, outward: f32| {
        let root = toward((0.0, 0.0), angle, 0.78);
        let tip = toward(root, angle + outward, 0.3);
        let side = |by: f32| toward(root, angle + outward + by, 0.17);
        Path::polygon(&[root, side(0.7), tip, side(-0.7)])
    };
    let leaves = |hand: f32| {
        (0..6_u8).flat_map(move |n| {
            let angle = hand * (PI - 0.25 - 0.4 * f32::from(n));
            [leaf(angle, -hand * FRAC_PI_4), leaf(angle, -hand * (PI - FRAC_PI_3))]
        })
    };
    leaves(1.0).chain(leaves(-1.0)).collect()
}

/// Two crossed batons with knobs, around this height.
fn batons(middle: f32) -> Vec<Path> {
    let baton = |hand: f32| {
        let ends = [(-0.62 * hand, middle + 0.62), (0.62 * hand, middle - 0.62)];
        let knobs = ends.map(|end| Path::circle(end, 0.17));
        [vec![Path::bar(ends[0], ends[1], STROKE)], knobs.to_vec()].concat()
    };
    [baton(1.0), baton(-1.0)].concat()
}

/// A crown with five points.
fn crown() -> Vec<Path> {
    let points = [(-0.85, -0.35), (-0.45, -0.6), (0.0, -0.75), (0.45, -0.6), (0.85, -0.35)];
    let valleys = [(-0.5, 0.05), (-0.19, -0.08), (0.19, -0.08), (0.5, 0.05)];
    let mut rim = vec![(-0.62, 0.5)];
    for (index, &point) in points.iter().enumerate() {
        rim.push(point);
        rim.extend(valleys.get(index));
    }
    rim.push((0.62, 0.5));
    let jewels = points.map(|(x, y)| Path::circle((x, y - 0.06), 0.11));
    [vec![Path::polygon(&rim), Path::rectangle((-0.62, 0.58), (0.62, 0.8))], jewels.to_vec()].concat()
}
