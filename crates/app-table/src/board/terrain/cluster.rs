//! Clusters: squares of the same terrain that touch along their sides. Each becomes one thing, such as a house or a wood.
//!
//! Clusters have coordinates of their own: x counts files from the left edge of the board, and y counts ranks from the far edge, so that
//! the square in the far left corner extends from (0, 0) to (1, 1). In the scene, y becomes z.

use std::collections::BTreeSet;

use bevy::prelude::*;

use cannon_app_base::common::board::Spot;
use cannon_app_base::common::noise::scatter;
use cannon_app_base::common::pieces::TerrainForm;

/// The four neighbours along the sides of a square.
pub(super) const SIDES: [IVec2; 4] = [IVec2::Y, IVec2::X, IVec2::NEG_Y, IVec2::NEG_X];
/// The greatest distance from the edge that is measured.
const MAX_DISTANCE: f32 = 1.0;

/// Squares of the same terrain that touch along their sides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Cluster {
    pub(super) form: TerrainForm,
    cells: BTreeSet<(i32, i32)>,
    /// The key of its random choices. A cluster has the same key as its image on the other half of a symmetric board.
    seed: u32,
    /// Whether the first square seen from the far seat gives the key: on a symmetric board it is the image of another cluster.
    is_image: bool,
}

/// One side of a square at the edge of a cluster, moved inward. Seen from inside, `from` is at the right end.
#[derive(Clone, Copy, Debug)]
pub(super) struct EdgeSegment {
    pub(super) from: Vec2,
    pub(super) to: Vec2,
    /// The direction away from the cluster.
    pub(super) outward: Vec2,
    /// A pseudo-random number of the side.
    pub(super) seed: u32,
}

impl Cluster {
    /// The clusters of a board with `size` files and ranks, in the order of their first squares.
    pub(super) fn all_of(tiles: &[(Spot, TerrainForm)], size: u8) -> Vec<Cluster> {
        let row = |rank: u8| i32::from(size) - 1 - i32::from(rank);
        let mut left: BTreeSet<(TerrainForm, (i32, i32))> =
            tiles.iter().map(|&(spot, form)| (form, (i32::from(spot.file), row(spot.rank)))).collect();
        let mut clusters = Vec::new();
        while let Some((form, first)) = left.pop_first() {
            let mut cells = BTreeSet::from([first]);
            let mut open = vec![first];
            while let Some((x, y)) = open.pop() {
                for side in SIDES {
                    let neighbour = (x + side.x, y + side.y);
                    if left.remove(&(form, neighbour)) {
                        cells.insert(neighbour);
                        open.push(neighbour);
                    }
                }
            }
            let (seed, is_image) = seed(&cells, i32::from(size));
            clusters.push(Cluster { form, cells, seed, is_image });
        }
        clusters
    }

    /// Its squares, by their corners with the lowest coordinates.
    pub(super) fn cells(&self) -> impl Iterator<Item = IVec2> {
        self.cells.iter().map(|&(x, y)| IVec2::new(x, y))
    }

    /// The number of its squares.
    pub(super) fn len(&self) -> usize {
        self.cells.len()
    }

    /// The cluster whose image it is, or the cluster itself, with the movement from there to its place on the board. What is built on the
    /// original and then moved is the same on both halves of a symmetric board.
    pub(super) fn original(&self, size: u8) -> (Cluster, Mat4) {
        if !self.is_image {
            return (self.clone(), Mat4::IDENTITY);
        }
        let last = i32::from(size) - 1;
        let cells = self.cells.iter().map(|&(x, y)| (last - x, last - y)).collect();
        let half = Vec3::new(1.0, 0.0, 1.0) * f32::from(size) * 0.5;
        let turn =
            Mat4::from_translation(half) * Mat4::from_scale(Vec3::new(-1.0, 1.0, -1.0)) * Mat4::from_translation(-half);
        (Cluster { cells, is_image: false, ..self.clone() }, turn)
    }

    pub(super) fn contains(&self, cell: IVec2) -> bool {
        self.cells.contains(&(cell.x, cell.y))
    }

    /// A pseudo-random number from 0 to 1 for each index, which is always the same for the place of the cluster.
    pub(super) fn random(&self, index: u32) -> f32 {
        scatter(self.seed, index, 404)
    }

    /// The distance of a point in one of its squares from the edge, at most [`MAX_DISTANCE`].
    pub(super) fn edge_distance(&self, point: Vec2) -> f32 {
        let cell = point.floor().as_ivec2();
        let mut nearest = MAX_DISTANCE;
        // Squares beyond the neighbours are at least `MAX_DISTANCE` away.
        for dy in -1..=1 {
            for dx in -1..=1 {
                let other = cell + IVec2::new(dx, dy);
                if !self.contains(other) {
                    let low = other.as_vec2();
                    let offset = (low - point).max(point - low - 1.0).max(Vec2::ZERO);
                    nearest = nearest.min(offset.length());
                }
            }
        }
        nearest
    }

    /// The sides of squares at its edge, moved inward by `inset`, or outward if it is negative. Neighbouring segments meet at the corners.
    /// The order is always the same.
    pub(super) fn edge(&self, inset: f32) -> Vec<EdgeSegment> {
        let mut segments = Vec::new();
        for cell in self.cells() {
            for (index, outward) in (0..).zip(SIDES) {
                if self.contains(cell + outward) {
                    continue;
                }
                let along = -outward.perp();
                // At a corner that juts out the segment is shorter, and at a corner that recedes it is longer.
                let shift = |along: IVec2| {
                    if !self.contains(cell + along) {
                        -inset
                    } else if self.contains(cell + along + outward) {
                        inset
                    } else {
                        0.0
                    }
                };
                let (side, direction) = (outward.as_vec2(), along.as_vec2());
                let middle = cell.as_vec2() + 0.5 + side * (0.5 - inset);
                segments.push(EdgeSegment {
                    from: middle - direction * (0.5 + shift(-along)),
                    to: middle + direction * (0.5 + shift(along)),
                    outward: side,
                    seed: (cell.x as u32) << 12 | (cell.y as u32) << 4 | index,
                });
            }
        }
        segments
    }
}

/// The seed of a cluster. Seen from either player's seat, the cluster has a first square; the smaller of the two squares gives the seed.
/// The answer says whether it is the one of the far seat.
fn seed(cells: &BTreeSet<(i32, i32)>, size: i32) -> (u32, bool) {
    let own = cells.first().copied().unwrap_or_default();
    let image = cells.last().map_or(own, |&(x, y)| (size - 1 - x, size - 1 - y));
    let (x, y) = own.min(image);
    ((x as u32) << 8 | y as u32, image < own)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The clusters of a square board that is drawn with `#` and `%`, the far rank first.
    pub(in super::super) fn clusters(rows: &[&str]) -> Vec<Cluster> {
        let size = rows.len() as u8;
        let tiles: Vec<_> = (0..size)
            .zip(rows)
            .flat_map(|(row, text)| {
                (0..size).zip(text.chars()).filter_map(move |(file, sign)| {
                    let form = match sign {
                        '#' => TerrainForm::Block,
                        '%' => TerrainForm::Hedge,
                        _ => return None,
                    };
                    Some((Spot::new(file, size - 1 - row), form))
                })
            })
            .collect();
        Cluster::all_of(&tiles, size)
    }

    #[test]
    fn squares_that_touch_along_sides_are_one_cluster() {
        let found = clusters(&["##..", "#.#.", "..#%", "#..%"]);
        let mut sizes: Vec<_> = found.iter().map(|cluster| (cluster.form, cluster.len())).collect();
        sizes.sort_unstable();
        let block = TerrainForm::Block;
        assert_eq!(sizes, [(block, 1), (block, 2), (block, 3), (TerrainForm::Hedge, 2)]);
    }

    #[test]
    fn distances_grow_inward_from_every_side() {
        let found = clusters(&["....", ".##.", ".##.", "...."]);
        let [square] = &found[..] else { panic!("{found:?}") };
        assert!((square.edge_distance(Vec2::new(1.25, 1.6)) - 0.25).abs() < 1.0e-6);
        assert!((square.edge_distance(Vec2::splat(2.0)) - 1.0).abs() < 1.0e-6);
    }

    #[test]
    fn edge_is_a_closed_line_at_every_inset() {
        for rows in [&["##.", ".#.", "..."][..], &["###", "#.#", "###"], &["...", ".#.", "..."]] {
            for cluster in clusters(rows) {
                for inset in [-0.1, 0.0, 0.2] {
                    let edge = cluster.edge(inset);
                    for segment in &edge {
                        let joined = |other: &&EdgeSegment| other.from.distance(segment.to) < 1.0e-5;
                        assert_eq!(edge.iter().filter(joined).count(), 1, "{rows:?} at {inset}");
                    }
                }
            }
        }
    }

    #[test]
    fn image_on_the_other_half_of_the_board_makes_the_same_choices() {
        let found = clusters(&["##..", "#...", "...#", "..##"]);
        let [one, other] = &found[..] else { panic!("{found:?}") };
        assert_eq!(one.random(3), other.random(3));
        let (original, _) = one.original(4);
        let (image, turn) = other.original(4);
        assert!(original.cells().eq(image.cells()), "{original:?} {image:?}");
        assert_eq!(turn.transform_point3(Vec3::new(0.5, 0.1, 1.0)), Vec3::new(3.5, 0.1, 3.0));
    }
}
