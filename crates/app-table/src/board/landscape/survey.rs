//! The survey of a landscape: what stands on each square, and how far a place is from it.
//!
//! Places have the coordinates of terrain: x counts files from the left edge of the board, and y counts ranks from the far edge.

use bevy::prelude::*;

use super::super::terrain::{self, ClusterKind};
use cannon_app_base::common::board::Spot;
use cannon_app_base::common::pieces::TerrainForm;
use cannon_appearance::GroundLook;

/// The greatest distance that is measured.
pub(super) const MAX_DISTANCE: f32 = 1.0;

/// The radius of the corners of hills.
pub(super) const CORNER_RADIUS: f32 = 0.30;
/// How sharp the corners of shores are: a larger number makes them sharper.
const SHORE_ROUNDING: f32 = 5.0;

/// What stands on each square of a board.
#[derive(Clone, Debug)]
pub(in super::super) struct Survey {
    size: i32,
    /// Row by row, the far rank first.
    kinds: Vec<Option<ClusterKind>>,
    /// Whether a square belongs to a hill.
    hill: Vec<bool>,
    /// Whether all squares around the hill are on the board and open.
    is_hill_free: bool,
}

/// The distances of a place from the nearest square of each kind: 0 on such a square, and at most [`MAX_DISTANCE`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Distances {
    /// From houses.
    pub(super) house: f32,
    /// From woods.
    pub(super) wood: f32,
    /// From rocks and ruins.
    pub(super) rubble: f32,
    /// From low obstacles.
    pub(super) low: f32,
    /// From hedges.
    pub(super) hedge: f32,
    /// From water.
    pub(super) water: f32,
}

impl Survey {
    /// The survey of a board with `size` files and ranks.
    pub(super) fn new(tiles: &[(Spot, TerrainForm)], hill: &[Spot], size: u8, look: GroundLook) -> Survey {
        let count = usize::from(size) * usize::from(size);
        let mut survey =
            Survey { size: i32::from(size), kinds: vec![None; count], hill: vec![false; count], is_hill_free: false };
        for spot in hill {
            let cell = IVec2::new(i32::from(spot.file), survey.size - 1 - i32::from(spot.rank));
            if let Some(index) = survey.index(cell) {
                survey.hill[index] = true;
            }
        }
        for (cell, kind) in terrain::kinds(tiles, size, look) {
            if let Some(index) = survey.index(cell) {
                survey.kinds[index] = Some(kind);
            }
        }
        let mut hill = survey.cells().filter(|&cell| survey.is_hill(cell));
        survey.is_hill_free = hill.all(|cell| around(cell).all(|cell| survey.is_open(cell)));
        survey
    }

    /// The number of files and ranks.
    pub(super) fn size(&self) -> i32 {
        self.size
    }

    fn index(&self, cell: IVec2) -> Option<usize> {
        let is_on_board = cell.min_element() >= 0 && cell.max_element() < self.size;
        is_on_board.then_some((cell.y * self.size + cell.x) as usize)
    }

    /// All squares, by their corners with the lowest coordinates.
    pub(super) fn cells(&self) -> impl Iterator<Item = IVec2> + use<> {
        let size = self.size;
        (0..size).flat_map(move |y| (0..size).map(move |x| IVec2::new(x, y)))
    }

    /// What stands on a square; `None` for nothing, and off the board.
    pub(super) fn kind(&self, cell: IVec2) -> Option<ClusterKind> {
        self.kinds[self.index(cell)?]
    }

    /// Whether a square is on the board and nothing stands on it.
    pub(super) fn is_open(&self, cell: IVec2) -> bool {
        self.index(cell).is_some_and(|index| self.kinds[index].is_none())
    }

    /// Whether a square is water.
    pub(super) fn is_water(&self, cell: IVec2) -> bool {
        self.kind(cell) == Some(ClusterKind::Water)
    }

    /// Whether a square belongs to a hill.
    pub(super) fn is_hill(&self, cell: IVec2) -> bool {
        self.index(cell).is_some_and(|index| self.hill[index])
    }

    /// Whether all squares around the hill are on the board and open.
    pub(super) fn has_free_hill(&self) -> bool {
        self.is_hill_free
    }

    /// Whether a square belongs to a hill or touches one.
    pub(super) fn is_at_hill(&self, cell: IVec2) -> bool {
        around(cell).any(|cell| self.is_hill(cell))
    }

    /// The distance of a place from the nearest square of a hill: 0 on it, and at most [`MAX_DISTANCE`].
    pub(super) fn hill_distance(&self, place: Vec2) -> f32 {
        let hill = neighbourhood(place).filter(|&cell| self.is_hill(cell));
        hill.map(|cell| distance_from_cell(place, cell)).fold(MAX_DISTANCE, f32::min)
    }

    /// How far a place lies inside of a hill whose corners are rounded: at most [`CORNER_RADIUS`], and negative beside it.
    pub(super) fn depth_in_hill(&self, place: Vec2) -> f32 {
        // Round corners surround what is left of the hill when its edge moves inward by the radius.
        let cores = neighbourhood(place).filter(|&cell| self.is_hill(cell)).flat_map(|cell| self.hill_cores(cell));
        let distance = |core: Rect| (core.min - place).max(place - core.max).max(Vec2::ZERO).length();
        CORNER_RADIUS - cores.map(distance).fold(MAX_DISTANCE, f32::min)
    }

    /// The parts of a square of a hill that are farther from the edge than [`CORNER_RADIUS`]: they lie along the rank and along the file.
    fn hill_cores(&self, cell: IVec2) -> [Rect; 2] {
        let open = |step: IVec2| !self.is_hill(cell + step);
        let side = |step: IVec2| f32::from(u8::from(open(step))) * CORNER_RADIUS;
        // Where only the square across a corner is open, a corner of the square is missing.
        let across = |step: IVec2| {
            let ends = [-1, 1].map(|end| step + step.perp() * end);
            let is_notched = |end: IVec2| open(end) && !open(step) && !open(end - step);
            side(step).max(if ends.into_iter().any(is_notched) { CORNER_RADIUS } else { 0.0 })
        };
        let core = |along_x: &dyn Fn(IVec2) -> f32, along_y: &dyn Fn(IVec2) -> f32| {
            let low = Vec2::new(along_x(IVec2::NEG_X), along_y(IVec2::NEG_Y));
            let high = Vec2::new(along_x(IVec2::X), along_y(IVec2::Y));
            let corner = cell.as_vec2();
            Rect { min: corner + low, max: corner + 1.0 - high }
        };
        [core(&side, &across), core(&across, &side)]
    }

    /// The distances of a place from what stands around it.
    pub(super) fn distances(&self, place: Vec2) -> Distances {
        let mut found = Distances {
            house: MAX_DISTANCE,
            wood: MAX_DISTANCE,
            rubble: MAX_DISTANCE,
            low: MAX_DISTANCE,
            hedge: MAX_DISTANCE,
            water: MAX_DISTANCE,
        };
        for cell in neighbourhood(place) {
            let nearest = match self.kind(cell) {
                Some(ClusterKind::House) => &mut found.house,
                Some(ClusterKind::Wood) => &mut found.wood,
                Some(ClusterKind::Rocks | ClusterKind::Ruin) => &mut found.rubble,
                Some(ClusterKind::Teeth) => &mut found.low,
                Some(ClusterKind::Hedge) => &mut found.hedge,
                Some(ClusterKind::Water) => &mut found.water,
                Some(ClusterKind::Mound) | None => continue,
            };
            *nearest = nearest.min(distance_from_cell(place, cell));
        }
        found
    }

    /// The distance of a place from squares for which `is_part` holds, negative on such squares. Squares off the board are no part.
    pub(super) fn signed_distance(&self, place: Vec2, is_part: impl Fn(ClusterKind) -> bool) -> f32 {
        let is_part = |cell: IVec2| self.kind(cell).is_some_and(&is_part);
        let is_inside = is_part(place.floor().as_ivec2());
        let others = neighbourhood(place).filter(|&cell| is_part(cell) != is_inside);
        let distance = others.map(|cell| distance_from_cell(place, cell)).fold(MAX_DISTANCE, f32::min);
        if is_inside { -distance } else { distance }
    }

    /// The distance of a place from the edge of the squares for which `is_part` holds; 0 elsewhere. Inner corners are rounded, so that a
    /// shore does not follow the squares; the larger `rounding`, the sharper they are.
    pub(super) fn inner_distance(&self, place: Vec2, rounding: f32, is_part: impl Fn(IVec2) -> bool) -> f32 {
        let cell = place.floor().as_ivec2();
        if !is_part(cell) {
            return 0.0;
        }
        let within = place - cell.as_vec2();
        let ends = [(-1, within.x), (1, 1.0 - within.x)];
        let sides = [(-1, within.y), (1, 1.0 - within.y)];
        let mut sum = (-rounding * MAX_DISTANCE).exp();
        let mut add = |distance: f32| sum += (-rounding * distance).exp();
        for (x, across) in ends {
            if !is_part(cell + IVec2::new(x, 0)) {
                add(across);
            }
        }
        for (y, along) in sides {
            if !is_part(cell + IVec2::new(0, y)) {
                add(along);
            }
        }
        for ((x, across), (y, along)) in ends.into_iter().flat_map(|end| sides.map(|side| (end, side))) {
            let beside = [IVec2::new(x, 0), IVec2::new(0, y)].into_iter().all(|step| is_part(cell + step));
            if beside && !is_part(cell + IVec2::new(x, y)) {
                add(Vec2::new(across, along).length());
            }
        }
        (-sum.ln() / rounding).max(0.0)
    }

    /// The distance of a place on water from the shore; 0 on land.
    pub(super) fn shore_distance(&self, place: Vec2) -> f32 {
        self.inner_distance(place, SHORE_ROUNDING, |cell| self.is_water(cell))
    }
}

/// The square of a place and its neighbours. Other squares are at least [`MAX_DISTANCE`] away.
fn neighbourhood(place: Vec2) -> impl Iterator<Item = IVec2> {
    around(place.floor().as_ivec2())
}

/// A square and its neighbours.
fn around(own: IVec2) -> impl Iterator<Item = IVec2> {
    (-1..=1).flat_map(move |y| (-1..=1).map(move |x| own + IVec2::new(x, y)))
}

fn distance_from_cell(place: Vec2, cell: IVec2) -> f32 {
    let low = cell.as_vec2();
    (low - place).max(place - low - 1.0).max(Vec2::ZERO).length()
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// The survey of a board that is drawn with `#` for obstacles, `~` for water, `%` for hedges and `^` for a hill, the far rank first.
    pub(in super::super) fn survey(rows: &[&str]) -> Survey {
        let size = rows.len() as u8;
        let form = |sign: u8| match sign {
            b'#' => Some(TerrainForm::Block),
            b'~' => Some(TerrainForm::Water),
            b'%' => Some(TerrainForm::Hedge),
            _ => None,
        };
        let tiles: Vec<_> = (0..size)
            .zip(rows)
            .flat_map(|(row, text)| {
                let tiles = (0..size).zip(text.bytes()).filter_map(move |(file, sign)| Some((file, form(sign)?)));
                tiles.map(move |(file, form)| (Spot::new(file, size - 1 - row), form))
            })
            .collect();
        let is_hill = |spot: &Spot| rows[usize::from(size - 1 - spot.rank)].as_bytes()[usize::from(spot.file)] == b'^';
        let spots = (0..size).flat_map(|rank| (0..size).map(move |file| Spot::new(file, rank)));
        let hill: Vec<Spot> = spots.filter(is_hill).collect();
        Survey::new(&tiles, &hill, size, GroundLook::Summer)
    }

    #[test]
    fn distances_are_measured_from_squares_and_shores() {
        let survey = survey(&["....", ".~~.", ".~~.", "...%"]);
        assert!(survey.is_water(IVec2::ONE) && survey.is_open(IVec2::ZERO) && !survey.is_open(IVec2::new(4, 0)));
        let beside = survey.distances(Vec2::new(0.75, 1.5));
        assert!((beside.water - 0.25).abs() < 1.0e-6 && beside.hedge == MAX_DISTANCE, "{beside:?}");
        assert!((survey.shore_distance(Vec2::new(1.3, 2.0)) - 0.3).abs() < 0.03);
        assert!(survey.shore_distance(Vec2::splat(1.15)) < 0.05, "the corner of the pond is rounded");
        assert_eq!(survey.shore_distance(Vec2::new(0.5, 0.5)), 0.0);
        let signed = |x: f32| survey.signed_distance(Vec2::new(x, 1.5), |kind| kind == ClusterKind::Water);
        assert!((signed(0.9) - 0.1).abs() < 1.0e-6 && (signed(1.1) + 0.1).abs() < 1.0e-6);
    }
}
