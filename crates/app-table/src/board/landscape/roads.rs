//! Dirt tracks, which lead through open squares from edge to edge of the board and to the houses.

use std::cmp::Reverse;
use std::collections::{BTreeSet, BinaryHeap};

use bevy::prelude::*;

use super::super::terrain::ClusterKind;
use super::survey::Survey;
use cannon_app_base::common::noise::scatter;

/// The greatest distance from the middle of a track at which it shows.
pub(super) const REACH: f32 = 0.36;
/// The largest distance by which a track strays from the middle of a square.
const STRAY: f32 = 0.24;
/// Pieces into which the way between two squares is divided.
const PIECES: u8 = 6;
/// Boards from this size on have a second road, which crosses the first.
const SIZE_FOR_CROSSROADS: i32 = 14;
/// The longest way from a house to a road, in the cost of the search.
const MAX_SPUR_COST: u32 = 6 * OPEN_COST;

/// Costs of a step: across an open square, more beside terrain and on hills, less where there is already a road, and more by chance.
const OPEN_COST: u32 = 100;
const BESIDE_TERRAIN_COST: u32 = 60;
const ROAD_COST: u32 = 30;
const RANDOM_COST: f32 = 140.0;
const HILL_COST: u32 = 600;

/// The eight neighbours of a square.
const STEPS: [IVec2; 8] =
    [IVec2::X, IVec2::Y, IVec2::NEG_X, IVec2::NEG_Y, IVec2::ONE, IVec2::NEG_ONE, IVec2::new(1, -1), IVec2::new(-1, 1)];
const SIDES: [IVec2; 4] = [IVec2::X, IVec2::Y, IVec2::NEG_X, IVec2::NEG_Y];

/// The tracks of a board.
#[derive(Clone, Debug)]
pub(super) struct Roads {
    size: i32,
    /// Short straight pieces.
    pieces: Vec<[Vec2; 2]>,
    /// The pieces near each square, row by row.
    by_cell: Vec<Vec<u16>>,
    squares: BTreeSet<(i32, i32)>,
}

impl Roads {
    /// The tracks for a board. They depend on its open squares and on nothing else.
    pub(super) fn plan(survey: &Survey) -> Roads {
        let size = survey.size();
        let mut roads = Roads {
            size,
            pieces: Vec::new(),
            by_cell: vec![Vec::new(); (size * size) as usize],
            squares: BTreeSet::new(),
        };
        let random_file = |index: u32| (size as f32 * (0.30 + 0.40 * scatter(size as u32, index, 701))) as i32;
        let file = random_file(1);
        let ways = [
            (IVec2::new(file, size - 1), IVec2::Y, IVec2::new(size - 1 - file, 0), IVec2::NEG_Y),
            (IVec2::new(0, random_file(2)), IVec2::NEG_X, IVec2::new(size - 1, random_file(3)), IVec2::X),
        ];
        let count = if size >= SIZE_FOR_CROSSROADS { 2 } else { 1 };
        for (from, out, to, out_there) in ways.into_iter().take(count) {
            let ends = [(from, out), (to, out_there)].map(|(cell, out)| open_near(survey, cell, out.perp()));
            let [Some(from), Some(to)] = ends else { continue };
            let Some(way) = roads.way(survey, &[from], |cell| cell == to) else { continue };
            let off_board = |cell: IVec2, out: IVec2| cell.as_vec2() + 0.5 + out.as_vec2() * 0.8;
            roads.add(&way, Some(off_board(from, out)), Some(off_board(to, out_there)));
        }
        for (door, wall) in doors(survey) {
            let network: Vec<IVec2> = roads.squares.iter().map(|&(x, y)| IVec2::new(x, y)).collect();
            if network.contains(&door) {
                roads.add(&[door], None, Some(wall));
            } else if let Some(way) = roads.way(survey, &network, |cell| cell == door) {
                roads.add(&way, None, Some(wall));
            }
        }
        roads
    }

    /// Whether a track crosses a square.
    pub(super) fn cross(&self, cell: IVec2) -> bool {
        self.squares.contains(&(cell.x, cell.y))
    }

    /// The distance of a place from the middle of the nearest track. `None` beyond [`REACH`].
    pub(super) fn distance(&self, place: Vec2) -> Option<f32> {
        let cell = place.floor().as_ivec2().clamp(IVec2::ZERO, IVec2::splat(self.size - 1));
        let near = &self.by_cell[(cell.y * self.size + cell.x) as usize];
        let distances = near.iter().map(|&index| {
            let [from, to] = self.pieces[usize::from(index)];
            let along = to - from;
            let share = ((place - from).dot(along) / along.length_squared().max(f32::EPSILON)).clamp(0.0, 1.0);
            place.distance(from + along * share)
        });
        distances.reduce(f32::min).filter(|&distance| distance < REACH)
    }

    /// The cheapest way over open squares from one of several squares to a goal.
    fn way(&self, survey: &Survey, from: &[IVec2], is_goal: impl Fn(IVec2) -> bool) -> Option<Vec<IVec2>> {
        let size = survey.size();
        let index = |cell: IVec2| (cell.y * size + cell.x) as usize;
        let mut best: Vec<Option<(u32, IVec2)>> = vec![None; (size * size) as usize];
        let mut open = BinaryHeap::new();
        for &cell in from {
            best[index(cell)] = Some((0, cell));
            open.push(Reverse((0, (cell.x, cell.y))));
        }
        let limit = if from.len() == 1 { u32::MAX } else { MAX_SPUR_COST };
        while let Some(Reverse((cost, (x, y)))) = open.pop() {
            let cell = IVec2::new(x, y);
            if is_goal(cell) {
                let mut way = vec![cell];
                while let Some((_, before)) = best[index(way[way.len() - 1])].filter(|(cost, _)| *cost > 0) {
                    way.push(before);
                }
                way.reverse();
                return Some(way);
            }
            for step in STEPS {
                let next = cell + step;
                // A diagonal step must not cut a corner.
                let beside = [cell + step.with_x(0), cell + step.with_y(0)];
                if !survey.is_open(next) || !beside.iter().all(|&beside| beside == cell || survey.is_open(beside)) {
                    continue;
                }
                let step_cost = self.step_cost(survey, next) * if step.x != 0 && step.y != 0 { 14 } else { 10 } / 10;
                let next_cost = cost + step_cost;
                let is_better = best[index(next)].is_none_or(|(known, _)| next_cost < known);
                if next_cost <= limit && is_better {
                    best[index(next)] = Some((next_cost, cell));
                    open.push(Reverse((next_cost, (next.x, next.y))));
                }
            }
        }
        None
    }

    fn step_cost(&self, survey: &Survey, cell: IVec2) -> u32 {
        if self.cross(cell) {
            return ROAD_COST;
        }
        if survey.is_hill(cell) {
            return HILL_COST;
        }
        let is_beside_terrain = SIDES.iter().any(|&side| survey.kind(cell + side).is_some());
        let chance = (RANDOM_COST * scatter(cell.x as u32, cell.y as u32, 703)) as u32;
        OPEN_COST + chance + if is_beside_terrain { BESIDE_TERRAIN_COST } else { 0 }
    }

    /// Adds a track through the middles of squares, with further places before and after them.
    fn add(&mut self, way: &[IVec2], before: Option<Vec2>, after: Option<Vec2>) {
        let stray = |cell: IVec2, index: u32| scatter(cell.x as u32, cell.y as u32, 705 + index) * 2.0 - 1.0;
        let middle = |cell: &IVec2| cell.as_vec2() + 0.5 + Vec2::new(stray(*cell, 0), stray(*cell, 1)) * STRAY;
        let places: Vec<Vec2> = before.into_iter().chain(way.iter().map(middle)).chain(after).collect();
        self.squares.extend(way.iter().map(|cell| (cell.x, cell.y)));
        for index in 1..places.len() {
            let at = |index: usize| places[index.min(places.len() - 1)];
            let corners = [at(index.saturating_sub(2)), at(index - 1), at(index), at(index + 1)];
            let points: Vec<Vec2> =
                (0..=PIECES).map(|piece| smooth_curve(corners, f32::from(piece) / f32::from(PIECES))).collect();
            points.windows(2).for_each(|pair| self.add_piece([pair[0], pair[1]]));
        }
    }

    fn add_piece(&mut self, [from, to]: [Vec2; 2]) {
        let number = self.pieces.len() as u16;
        self.pieces.push([from, to]);
        let low = (from.min(to) - REACH).floor().as_ivec2().max(IVec2::ZERO);
        let high = (from.max(to) + REACH).floor().as_ivec2().min(IVec2::splat(self.size - 1));
        for y in low.y..=high.y {
            for x in low.x..=high.x {
                self.by_cell[(y * self.size + x) as usize].push(number);
            }
        }
    }
}

/// The place on a curve through four corners (Catmull and Rom), from the second at 0 to the third at 1.
fn smooth_curve([a, b, c, d]: [Vec2; 4], t: f32) -> Vec2 {
    0.5 * (2.0 * b + (c - a) * t + (2.0 * a - 5.0 * b + 4.0 * c - d) * t * t + (3.0 * b - a - 3.0 * c + d) * t * t * t)
}

/// The open square nearest to a square, along a direction and against it.
fn open_near(survey: &Survey, cell: IVec2, along: IVec2) -> Option<IVec2> {
    (0..survey.size()).flat_map(|n| [cell + along * n, cell - along * n]).find(|&cell| survey.is_open(cell))
}

/// A door for each house: the open square before it, and the place of the door in its wall.
fn doors(survey: &Survey) -> Vec<(IVec2, Vec2)> {
    let is_house = |cell: IVec2| survey.kind(cell) == Some(ClusterKind::House);
    let mut seen = BTreeSet::new();
    let mut doors = Vec::new();
    for first in survey.cells().filter(|&cell| is_house(cell)) {
        if !seen.insert((first.x, first.y)) {
            continue;
        }
        let mut open = vec![first];
        let mut choices = Vec::new();
        while let Some(cell) = open.pop() {
            for side in SIDES {
                let next = cell + side;
                if is_house(next) && seen.insert((next.x, next.y)) {
                    open.push(next);
                } else if survey.is_open(next) {
                    choices.push((next, cell.as_vec2() + 0.5 + side.as_vec2() * 0.42));
                }
            }
        }
        let chance = |(cell, _): &(IVec2, Vec2)| (scatter(cell.x as u32, cell.y as u32, 707) * 1.0e6) as u32;
        doors.extend(choices.into_iter().min_by_key(chance));
    }
    doors
}

#[cfg(test)]
mod tests {
    use super::super::survey::tests::survey;
    use super::*;

    const BOARD: [&str; 8] =
        ["..#.....", "..##....", ".....~~.", "~~~..~~.", "........", ".##.....", ".##.....", "........"];

    #[test]
    fn tracks_cross_the_board_over_open_squares() {
        let survey = survey(&BOARD);
        let roads = Roads::plan(&survey);
        assert!(roads.squares.iter().all(|&(x, y)| survey.is_open(IVec2::new(x, y))));
        let rows: BTreeSet<i32> = roads.squares.iter().map(|&(_, y)| y).collect();
        assert_eq!(rows.len(), 8, "a track leads from edge to edge: {:?}", roads.squares);
    }

    #[test]
    fn tracks_are_wider_than_nothing_and_stay_near_their_squares() {
        let survey = survey(&BOARD);
        let roads = Roads::plan(&survey);
        for cell in survey.cells() {
            let is_near = roads.distance(cell.as_vec2() + 0.5).is_some_and(|distance| distance < 0.36);
            let touches = STEPS.iter().any(|&step| roads.cross(cell + step)) || roads.cross(cell);
            assert!(!is_near || touches, "{cell}");
        }
        assert!(survey.cells().any(|cell| roads.distance(cell.as_vec2() + 0.5).is_some()));
    }
}
