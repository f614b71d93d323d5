//! Objects on the tables. Each stands at the origin on y = 0. Functions that return two shapes give the painted one first and the metal one
//! second.

use bevy::prelude::*;

use cannon_app_base::common::mesh::{Profile, Shape, bevelled_box, lathe, tube};
use cannon_app_base::common::noise::{noise, rough_noise};

/// Number of segments of turned shapes.
const SEGMENTS: usize = 40;
const PAGES: LinearRgba = LinearRgba::rgb(0.62, 0.53, 0.38);
const PAPER: LinearRgba = LinearRgba::rgb(0.68, 0.61, 0.47);
const WAX: LinearRgba = LinearRgba::rgb(0.72, 0.62, 0.44);
const WICK: LinearRgba = LinearRgba::rgb(0.02, 0.018, 0.015);
const INK: LinearRgba = LinearRgba::rgb(0.012, 0.014, 0.022);
const BRASS: LinearRgba = LinearRgba::rgb(0.62, 0.42, 0.15);
const TIN: LinearRgba = LinearRgba::rgb(0.52, 0.53, 0.54);
const COFFEE: LinearRgba = LinearRgba::rgb(0.035, 0.018, 0.010);

/// A closed book that lies flat, with its spine towards -z.
pub(super) fn book(size: Vec3, [r, g, b]: [f32; 3]) -> Shape {
    const BOARD: f32 = 0.055;
    const LIP: f32 = 0.09;
    let cover = LinearRgba::rgb(r, g, b);
    let board = || bevelled_box(Vec3::new(size.x, BOARD, size.z), 0.011).with_color(cover);
    let back = bevelled_box(Vec3::new(size.x, size.y * 0.98, 0.12), 0.04).with_color(cover);
    let pages =
        bevelled_box(Vec3::new(size.x - 2.0 * LIP, size.y - 2.0 * BOARD, size.z - LIP), 0.006).with_color(PAGES);
    let mut book = board();
    book.append(board().translated(0.0, size.y - BOARD, 0.0));
    book.append(back.translated(0.0, size.y * 0.01, -size.z / 2.0));
    book.append(pages.translated(0.0, BOARD, -LIP / 2.0));
    book
}

/// A sheet of paper with a few lines of ink.
pub(super) fn paper(size: Vec2) -> Shape {
    const THICKNESS: f32 = 0.01;
    let mut sheet = bevelled_box(Vec3::new(size.x, THICKNESS, size.y), 0.002).with_color(PAPER);
    for line in 0..9 {
        let z = size.y * (-0.36 + 0.085 * line as f32);
        let width = size.x * (0.74 - 0.3 * noise(line as f32 * 0.137, 0.3, (9, 3), 5) * ((line + 1) % 3) as f32 / 2.0);
        let left = -size.x * 0.37;
        let corners = [(0.0, 0.03), (width, 0.03), (width, 0.0), (0.0, 0.0)]
            .map(|(x, dz)| Vec3::new(left + x, THICKNESS + 0.004, z + dz));
        let mut stroke = Shape::default();
        stroke.flat_quad(corners, [Vec2::ZERO; 4]);
        sheet.append(stroke.with_color(LinearRgba::rgb(0.20, 0.17, 0.15)));
    }
    sheet
}

/// A low inkwell.
pub(super) fn inkwell() -> (Shape, Shape) {
    let brass = Profile::rounded(&[
        (0.0, 0.0, 0.0),
        (0.72, 0.0, 0.03),
        (0.72, 0.07, 0.03),
        (0.52, 0.13, 0.06),
        (0.46, 0.46, 0.10),
        (0.26, 0.60, 0.06),
        (0.28, 0.68, 0.03),
        (0.20, 0.68, 0.02),
        (0.19, 0.60, 0.0),
    ]);
    let ink = Profile::rounded(&[(0.20, 0.61, 0.0), (0.0, 0.61, 0.0)]);
    (lathe(&ink, SEGMENTS).with_color(INK), lathe(&brass, SEGMENTS).with_color(BRASS))
}

/// A candle in a low stick.
pub(super) fn candle() -> (Shape, Shape) {
    let stick = Profile::rounded(&[
        (0.0, 0.0, 0.0),
        (1.05, 0.0, 0.03),
        (1.10, 0.14, 0.04),
        (1.00, 0.15, 0.03),
        (0.92, 0.07, 0.06),
        (0.34, 0.10, 0.10),
        (0.20, 0.34, 0.12),
        (0.30, 0.46, 0.05),
        (0.20, 0.56, 0.05),
        (0.34, 0.74, 0.08),
        (0.44, 0.78, 0.02),
        (0.40, 0.82, 0.02),
        (0.26, 0.80, 0.0),
    ]);
    let wax = Profile::rounded(&[
        (0.26, 0.78, 0.0),
        (0.25, 2.02, 0.05),
        (0.20, 2.06, 0.03),
        (0.12, 1.98, 0.04),
        (0.0, 1.97, 0.0),
    ]);
    let wick =
        tube(&[(Vec3::Y * 1.96, 0.018), (Vec3::new(0.01, 2.10, 0.0), 0.016), (Vec3::new(0.05, 2.20, 0.0), 0.010)], 8);
    let mut painted = lathe(&wax, SEGMENTS).with_color(WAX);
    painted.append(wick.with_color(WICK));
    (painted, lathe(&stick, SEGMENTS).with_color(BRASS))
}

/// A tin mug, half full.
pub(super) fn mug() -> (Shape, Shape) {
    let body = Profile::rounded(&[
        (0.0, 0.02, 0.0),
        (0.74, 0.0, 0.03),
        (0.80, 0.04, 0.03),
        (0.80, 1.36, 0.02),
        (0.835, 1.40, 0.02),
        (0.80, 1.44, 0.02),
        (0.765, 1.40, 0.02),
        (0.755, 0.70, 0.0),
    ]);
    let handle: Vec<(Vec3, f32)> = (0..=10)
        .map(|step| {
            let angle = std::f32::consts::PI * (step as f32 / 10.0 - 0.5);
            (Vec3::new(0.78 + 0.46 * angle.cos(), 0.74 + 0.42 * angle.sin(), 0.0), 0.065)
        })
        .collect();
    let mut metal = lathe(&body, SEGMENTS);
    metal.append(tube(&handle, 12).rotated_y(0.7));
    let coffee = Profile::rounded(&[(0.757, 0.74, 0.0), (0.0, 0.74, 0.0)]);
    (lathe(&coffee, SEGMENTS).with_color(COFFEE), metal.with_color(TIN))
}

/// A pocket compass, open.
pub(super) fn compass() -> (Shape, Shape) {
    let case = Profile::rounded(&[
        (0.0, 0.0, 0.0),
        (0.86, 0.0, 0.05),
        (0.90, 0.24, 0.05),
        (0.80, 0.27, 0.02),
        (0.78, 0.20, 0.0),
    ]);
    let dial = Profile::rounded(&[(0.79, 0.205, 0.0), (0.0, 0.205, 0.0)]);
    let mut painted = lathe(&dial, SEGMENTS).with_color(PAPER);
    for (angle, color) in [(0.5, LinearRgba::rgb(0.30, 0.03, 0.02)), (0.5 + std::f32::consts::PI, INK)] {
        let mut needle = Shape::default();
        let corners = [Vec2::new(-0.06, 0.0), Vec2::new(0.06, 0.0), Vec2::new(0.006, -0.62), Vec2::new(-0.006, -0.62)];
        needle.flat_quad(corners.map(|at| Vec3::new(at.x, 0.225, at.y)), [Vec2::ZERO; 4]);
        painted.append(needle.rotated_y(angle).with_color(color));
    }
    (painted, lathe(&case, SEGMENTS).with_color(BRASS))
}

/// A map, folded twice, with land, water, woods and a road in faded colours.
pub(super) fn map(size: Vec2) -> Shape {
    const ACROSS: u32 = 56;
    const FOLD: f32 = 0.05;
    let mut sheet = Shape::default();
    for row in 0..ACROSS {
        for column in 0..ACROSS {
            let point = |x: u32, y: u32| Vec2::new(x as f32, y as f32) / ACROSS as f32;
            let corners =
                [point(column, row + 1), point(column + 1, row + 1), point(column + 1, row), point(column, row)];
            let mut patch = Shape::default();
            let index = corners.map(|corner| {
                // The paper rises a little at the folds and lies flat at the edges.
                let fold = (((corner.x * 3.0).fract() - 0.5).abs() * 2.0).powi(8);
                let height = FOLD * fold * (corner.x * (1.0 - corner.x) * 9.0).min(1.0) + 0.004;
                let position = (corner - 0.5) * size;
                patch.vertex(Vec3::new(position.x, height, position.y), Vec3::Y, corner)
            });
            patch.quad(index);
            sheet.append(patch.with_color(map_color((point(column, row) + point(column + 1, row + 1)) / 2.0)));
        }
    }
    sheet
}

fn map_color(point: Vec2) -> LinearRgba {
    let (land, forest) = (rough_noise(point.x, point.y, (2, 3), 211), rough_noise(point.x, point.y, (5, 6), 223));
    let margin = point.min(Vec2::ONE - point).min_element();
    let road = (point.y - 0.35 - 0.22 * point.x - 0.10 * (point.x * 7.0).sin()).abs() < 0.009;
    let age = 0.90 + 0.2 * (rough_noise(point.x, point.y, (3, 3), 227) - 0.5);
    let color = match () {
        () if margin < 0.05 => PAPER,
        () if margin < 0.066 => LinearRgba::rgb(0.22, 0.17, 0.11),
        () if land < 0.40 => LinearRgba::rgb(0.36, 0.43, 0.42),
        () if land < 0.425 => LinearRgba::rgb(0.24, 0.24, 0.19),
        () if road => LinearRgba::rgb(0.33, 0.15, 0.08),
        () if forest > 0.60 => LinearRgba::rgb(0.40, 0.42, 0.24),
        () => LinearRgba::rgb(0.62, 0.54, 0.38),
    };
    color * age
}
