//! The meshes of the ground and of the surface of water, in the coordinates of terrain.

use bevy::prelude::*;

use super::super::texture::SurfaceGrade;
use super::{bed, hill};

use super::survey::Survey;
use cannon_app_base::common::mesh::Shape;

/// The four corners of a square, counter-clockwise from above.
const CORNERS: [Vec2; 4] = [Vec2::ZERO, Vec2::Y, Vec2::ONE, Vec2::X];
/// The neighbour across the side that begins at each of the corners.
const SIDES: [IVec2; 4] = [IVec2::NEG_X, IVec2::Y, IVec2::X, IVec2::NEG_Y];

/// Number of quads along the side of a square of water.
const fn steps(grade: SurfaceGrade) -> u8 {
    match grade {
        SurfaceGrade::Plain => 6,
        SurfaceGrade::Fine => 12,
    }
}

/// The places of vertices along the side of a square that is not flat, from 0 to 1. They lie close where the bank of a hill rises.
fn lines(survey: &Survey, cell: IVec2, grade: SurfaceGrade) -> Vec<f32> {
    if survey.is_water(cell) {
        let steps = steps(grade);
        return (0..=steps).map(|step| f32::from(step) / f32::from(steps)).collect();
    }
    let near: &[f32] = match grade {
        SurfaceGrade::Plain => &[0.0, 0.045, 0.10, 0.30],
        SurfaceGrade::Fine => &[0.0, 0.03, 0.06, 0.09, 0.12, 0.17, 0.27, 0.38],
    };
    let far = near.iter().rev().map(|place| 1.0 - place);
    near.iter().copied().chain([0.5]).chain(far).collect()
}

/// The height of the ground at a place: 0 on flat land.
fn height(survey: &Survey, place: Vec2) -> f32 {
    bed::height(survey, place) + hill::height(survey, place)
}

/// Whether a square is not flat.
fn is_shaped(survey: &Survey, cell: IVec2) -> bool {
    survey.is_water(cell) || survey.is_hill(cell) || survey.has_free_hill() && survey.is_at_hill(cell)
}

/// The ground: flat on land, carved in water and raised on hills. The texture covers the whole board.
pub(in super::super) fn ground(survey: &Survey, grade: SurfaceGrade) -> Shape {
    let mut shape = Shape::default();
    let size = survey.size() as f32;
    for cell in survey.cells() {
        if is_shaped(survey, cell) {
            add_grid(&mut shape, cell, &lines(survey, cell, grade), |place| {
                (height(survey, place), normal(survey, place), place / size)
            });
        } else {
            add_land(&mut shape, survey, cell, grade);
        }
    }
    shape
}

/// A flat square. Its sides towards water and hills have the vertices of their slopes, so that no gap shows between them.
fn add_land(shape: &mut Shape, survey: &Survey, cell: IVec2, grade: SurfaceGrade) {
    let size = survey.size() as f32;
    let low = cell.as_vec2();
    let mut outline = Vec::with_capacity(4);
    for (index, &corner) in CORNERS.iter().enumerate() {
        let next = CORNERS[(index + 1) % 4];
        let neighbour = cell + SIDES[index];
        let places = if is_shaped(survey, neighbour) { lines(survey, neighbour, grade) } else { vec![0.0, 1.0] };
        outline.extend(places[..places.len() - 1].iter().map(|&place| low + corner.lerp(next, place)));
    }
    let mut vertex = |place: Vec2| shape.vertex(place.extend(0.0).xzy(), Vec3::Y, place / size);
    let ring: Vec<u32> = outline.iter().map(|&place| vertex(place)).collect();
    if let [a, b, c, d] = ring[..] {
        shape.quad([a, b, c, d]);
        return;
    }
    let middle = vertex(low + 0.5);
    for (index, &corner) in ring.iter().enumerate() {
        shape.triangle(middle, corner, ring[(index + 1) % ring.len()]);
    }
}

/// The normal of the ground at a place.
fn normal(survey: &Survey, place: Vec2) -> Vec3 {
    const STEP: f32 = 0.02;
    let slope = |offset: Vec2| height(survey, place - offset) - height(survey, place + offset);
    Vec3::new(slope(Vec2::X * STEP), 2.0 * STEP, slope(Vec2::Y * STEP)).normalize()
}

/// The hill of a board of wood, on which the rest of the ground is the board. It sinks into the board a little, so that its foot does not
/// flicker.
pub(in super::super) fn mound(survey: &Survey, grade: SurfaceGrade) -> Shape {
    const SUNK: f32 = 0.003;
    let mut shape = Shape::default();
    let is_part = |cell: &IVec2| !survey.is_water(*cell) && is_shaped(survey, *cell);
    for cell in survey.cells().filter(is_part) {
        add_grid(&mut shape, cell, &lines(survey, cell, grade), |place| {
            (hill::height(survey, place) - SUNK, normal(survey, place), place)
        });
    }
    shape
}

/// A square of quads between lines. `vertex` gives height, normal and texture coordinates of a place.
fn add_grid(shape: &mut Shape, cell: IVec2, lines: &[f32], vertex: impl Fn(Vec2) -> (f32, Vec3, Vec2)) {
    let low = cell.as_vec2();
    let width = lines.len() as u32;
    let places = lines.iter().flat_map(|&row| lines.iter().map(move |&column| low + Vec2::new(column, row)));
    let indices: Vec<u32> = places
        .map(|place| {
            let (height, normal, uv) = vertex(place);
            shape.vertex(place.extend(height).xzy(), normal, uv)
        })
        .collect();
    for row in 0..width - 1 {
        for column in 0..width - 1 {
            let corner = |dx: u32, dy: u32| indices[((row + dy) * width + column + dx) as usize];
            shape.quad([corner(0, 0), corner(0, 1), corner(1, 1), corner(1, 0)]);
        }
    }
}

/// The surface of water. The first texture coordinate is the depth of the water.
pub(in super::super) fn water(survey: &Survey, grade: SurfaceGrade) -> Shape {
    let mut shape = Shape::default();
    for cell in survey.cells().filter(|&cell| survey.is_water(cell)) {
        add_grid(&mut shape, cell, &lines(survey, cell, grade), |place| {
            let depth = bed::SURFACE - bed::height(survey, place);
            (bed::SURFACE, Vec3::Y, Vec2::new(depth, 0.0))
        });
    }
    shape
}

#[cfg(test)]
mod tests {
    use super::super::survey::tests::survey;
    use super::*;
    use cannon_app_base::common::pieces::HILL_HEIGHT;

    const BOARD: [&str; 6] = ["......", ".~~~..", ".~#~..", ".~~...", "...~^^", "....^^"];

    #[test]
    fn ground_covers_the_board_once_and_faces_up() {
        for grade in [SurfaceGrade::Plain, SurfaceGrade::Fine] {
            let ground = ground(&survey(&BOARD), grade);
            ground.assert_sound_normals();
            assert!(ground.faces_up());
            let (low, high) = ground.bounds();
            assert_eq!((low.xz(), high.xz()), (Vec2::ZERO, Vec2::splat(6.0)));
            assert!(low.y < bed::SURFACE && (high.y - HILL_HEIGHT).abs() < 0.02, "{low} {high}");
            let area: f32 =
                ground.triangles_by_corners().map(|[a, b, c]| (b - a).xz().perp_dot((c - a).xz()) / -2.0).sum();
            assert!((area - 36.0).abs() < 1.0e-2, "{area}");
        }
    }

    /// Otherwise light gaps flicker between land and water.
    #[test]
    fn land_shares_its_vertices_with_the_bed() {
        let survey = survey(&BOARD);
        let ground = ground(&survey, SurfaceGrade::Fine);
        let count = f32::from(steps(SurfaceGrade::Fine));
        // The shore of the square in the third row and the second column, seen from both sides.
        for step in 0..=steps(SurfaceGrade::Fine) {
            let place = Vec3::new(1.0, 0.0, 2.0 + f32::from(step) / count);
            let found = ground.vertex_positions().iter().filter(|point| point.distance(place) < 1.0e-5).count();
            assert!(found >= 2, "{place}");
        }
    }

    #[test]
    fn surface_of_water_lies_below_the_ground() {
        let water = water(&survey(&BOARD), SurfaceGrade::Fine);
        assert_eq!((water.bounds().0.y, water.bounds().1.y), (bed::SURFACE, bed::SURFACE));
        assert!(super::water(&survey(&["..", ".."]), SurfaceGrade::Plain).is_empty());
    }
}
