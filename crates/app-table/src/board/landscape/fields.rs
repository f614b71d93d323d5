//! Fields: rectangles of open squares that people have mown, ploughed or sown.

use bevy::prelude::*;

use super::roads::Roads;
use super::survey::Survey;
use cannon_app_base::common::noise::scatter;

/// Share of the board that fields cover at most.
const MAX_SHARE: f32 = 0.26;
/// Attempts to place a field, for each square of the board.
const ATTEMPTS_PER_SQUARE: f32 = 0.7;
/// Range of the sides of a field, in squares.
const SIDES: [f32; 2] = [2.0, 4.99];

/// What grows on a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Crop {
    /// Grass in swaths.
    Hay,
    /// Bare furrows.
    Furrows,
    /// Ripe grain in rows.
    Grain,
    Clover,
}

/// A field of whole squares.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Field {
    /// Its area.
    pub(super) area: Rect,
    /// What grows there.
    pub(super) crop: Crop,
    /// Whether its rows run along x.
    pub(super) rows_along_x: bool,
}

/// The fields of a board.
#[derive(Clone, Debug, Default)]
pub(super) struct Fields {
    size: i32,
    fields: Vec<Field>,
    /// The field of each square, row by row.
    by_cell: Vec<Option<u8>>,
}

impl Fields {
    /// Fields on open squares beside the roads.
    pub(super) fn plan(survey: &Survey, roads: &Roads) -> Fields {
        let size = survey.size();
        let count = (size * size) as f32;
        let mut fields = Fields { size, fields: Vec::new(), by_cell: vec![None; (size * size) as usize] };
        let mut left = (MAX_SHARE * count) as i32;
        for attempt in 0..(ATTEMPTS_PER_SQUARE * count) as u32 {
            let random = |index: u32| scatter(attempt, index, 711 + size as u32);
            let side = |index: u32| SIDES[0].lerp(SIDES[1], random(index) * random(index)) as i32;
            let extent = IVec2::new(side(1), side(2));
            let corner = (Vec2::new(random(3), random(4)) * (size as f32)).as_ivec2();
            let cells = || (0..extent.y).flat_map(move |y| (0..extent.x).map(move |x| corner + IVec2::new(x, y)));
            let is_free = |cell: IVec2| {
                survey.is_open(cell) && !survey.is_hill(cell) && !roads.cross(cell) && fields.number(cell).is_none()
            };
            if extent.x * extent.y > left || !cells().all(is_free) {
                continue;
            }
            left -= extent.x * extent.y;
            let number = fields.fields.len() as u8;
            for cell in cells() {
                fields.by_cell[(cell.y * size + cell.x) as usize] = Some(number);
            }
            let crop = match random(5) {
                choice if choice < 0.36 => Crop::Hay,
                choice if choice < 0.58 => Crop::Furrows,
                choice if choice < 0.82 => Crop::Grain,
                _ => Crop::Clover,
            };
            let area = Rect { min: corner.as_vec2(), max: (corner + extent).as_vec2() };
            fields.fields.push(Field { area, crop, rows_along_x: random(6) < 0.5 });
        }
        fields
    }

    fn number(&self, cell: IVec2) -> Option<u8> {
        let is_on_board = cell.min_element() >= 0 && cell.max_element() < self.size;
        self.by_cell[(is_on_board).then_some((cell.y * self.size + cell.x) as usize)?]
    }

    /// The field of a place.
    pub(super) fn at(&self, place: Vec2) -> Option<&Field> {
        self.fields.get(usize::from(self.number(place.floor().as_ivec2())?))
    }
}

impl Field {
    /// The distance of a place in the field from its edge.
    pub(super) fn edge_distance(&self, place: Vec2) -> f32 {
        (place - self.area.min).min(self.area.max - place).min_element()
    }

    /// The distance of a place across the rows.
    pub(super) fn across(&self, place: Vec2) -> f32 {
        if self.rows_along_x { place.y } else { place.x }
    }
}

#[cfg(test)]
mod tests {
    use super::super::survey::tests::survey;
    use super::*;

    #[test]
    fn fields_lie_on_open_squares_beside_roads() {
        let survey = survey(&["................"; 16]);
        let roads = Roads::plan(&survey);
        let fields = Fields::plan(&survey, &roads);
        assert!(fields.fields.len() > 3, "{}", fields.fields.len());
        let covered = survey.cells().filter(|&cell| fields.at(cell.as_vec2() + 0.5).is_some());
        let covered: Vec<IVec2> = covered.collect();
        assert!(covered.iter().all(|&cell| survey.is_open(cell) && !roads.cross(cell)));
        assert!(covered.len() as f32 <= MAX_SHARE * 256.0);
    }
}
