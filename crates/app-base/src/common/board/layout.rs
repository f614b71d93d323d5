//! The size and kind of the board on the table, and the positions of its places in the scene.

use bevy::prelude::*;
use cannon_rules::GameId;

use super::{Heading, Spot};

/// Half the width of the field of a board with ten by ten places, for which the frame and the table are modelled.
pub const REFERENCE_FIELD_HALF: f32 = 5.0;
/// Half the width of that board including its frame.
pub const REFERENCE_FRAME_HALF: f32 = 6.1;
/// Height of its frame above the field.
pub const REFERENCE_FRAME_HEIGHT: f32 = 0.045;
/// Distance of the table below the field.
pub const REFERENCE_TABLE_DEPTH: f32 = 0.46;

/// The kind of places that a board has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoardGrid {
    /// The intersections of lines.
    Points,
    /// Squares.
    Squares,
}

/// The kind of surface that a game's board has. It decides among which looks the player chooses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum BoardSurface {
    /// Inlaid wood or stone, with a look from [`BoardLook`](cannon_appearance::BoardLook).
    #[default]
    Inlaid,
    /// A landscape, with a look from [`GroundLook`](cannon_appearance::GroundLook).
    Landscape,
}

/// The size and kind of the board on the table, which belongs to the match or to the set-up in the editor.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardLayout {
    /// Number of files, which is also the number of ranks.
    pub size: u8,
    /// The kind of its places.
    pub grid: BoardGrid,
    /// Places with an inlay, because the rules give them a meaning.
    pub inlays: &'static [Spot],
    /// The letter of the first file on the frame, `a` or `A` as in the game's notation; the others follow from it.
    pub first_letter: char,
    /// The game, whose name stands on the frame. `None` for the board of no particular game.
    pub game: Option<GameId>,
}

impl BoardLayout {
    /// A board of no particular game, without inlays and with lower-case letters for the files.
    pub const fn plain(size: u8, stand: BoardGrid) -> BoardLayout {
        BoardLayout { size, grid: stand, inlays: &[], first_letter: 'a', game: None }
    }

    /// Half the distance between the first and the last place of a line.
    pub fn half_span(self) -> f32 {
        f32::from(self.size.saturating_sub(1)) / 2.0
    }

    /// Half the width of the field, to the outer edges of the outermost places.
    pub fn field_half_width(self) -> f32 {
        f32::from(self.size) / 2.0
    }

    /// The size of the board relative to one with ten by ten places.
    pub fn scale(self) -> f32 {
        self.field_half_width() / REFERENCE_FIELD_HALF
    }

    /// The size of the frame relative to the frame of a board with ten by ten places. The frame grows more slowly than the field, so that a
    /// large field has most of the picture.
    pub fn frame_scale(self) -> f32 {
        self.scale().sqrt()
    }

    /// The distance from the middle at which a part of the frame lies, which is `reference` on a board with ten by ten places.
    pub fn around_field(self, reference: f32) -> f32 {
        self.field_half_width() + (reference - REFERENCE_FIELD_HALF) * self.frame_scale()
    }

    /// Half the width of the board including its frame.
    pub fn frame_half_width(self) -> f32 {
        self.around_field(REFERENCE_FRAME_HALF)
    }

    /// Height of the frame above the field.
    pub fn frame_height(self) -> f32 {
        REFERENCE_FRAME_HEIGHT * self.frame_scale()
    }

    /// Distance of the table below the field.
    pub fn table_depth(self) -> f32 {
        REFERENCE_TABLE_DEPTH * self.frame_scale()
    }

    /// Whether the board has this place.
    pub const fn contains(self, spot: Spot) -> bool {
        spot.file < self.size && spot.rank < self.size
    }

    /// All places, rank by rank from a1.
    pub fn spots(self) -> impl Iterator<Item = Spot> {
        (0..self.size).flat_map(move |rank| (0..self.size).map(move |file| Spot::new(file, rank)))
    }

    /// The place at this distance in files and ranks. `None` if that is off the board.
    pub fn offset(self, spot: Spot, files: i8, ranks: i8) -> Option<Spot> {
        let target = Spot::new(spot.file.checked_add_signed(files)?, spot.rank.checked_add_signed(ranks)?);
        self.contains(target).then_some(target)
    }

    /// The position of a place on the board's surface. Also defined for places off the board, as if the board were larger.
    pub fn world_position(self, spot: Spot) -> Vec3 {
        let half = self.half_span();
        Vec3::new(f32::from(spot.file) - half, 0.0, half - f32::from(spot.rank))
    }

    /// The pose of a piece at rest.
    pub fn rest_pose(self, spot: Spot, heading: Heading) -> Transform {
        Transform::from_translation(self.world_position(spot)).with_rotation(heading.rotation())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SMALL: BoardLayout = BoardLayout::plain(10, BoardGrid::Points);
    const LARGE: BoardLayout = BoardLayout::plain(24, BoardGrid::Squares);

    #[test]
    fn a1_is_near_and_left_for_south() {
        assert_eq!(SMALL.world_position(Spot::new(0, 0)), Vec3::new(-4.5, 0.0, 4.5));
        assert_eq!(LARGE.world_position(Spot::new(0, 0)), Vec3::new(-11.5, 0.0, 11.5));
    }

    #[test]
    fn neighbouring_places_are_one_unit_apart() {
        for layout in [SMALL, LARGE] {
            for spot in layout.spots() {
                let right = layout.offset(spot, 1, 0);
                assert_eq!(right.is_some(), spot.file + 1 < layout.size);
                let distance = right.map(|right| layout.world_position(right) - layout.world_position(spot));
                assert!(distance.is_none_or(|distance| distance == Vec3::X));
            }
        }
        assert_eq!(SMALL.offset(Spot::new(0, 0), 0, -1), None);
    }

    #[test]
    fn frame_takes_a_smaller_share_of_a_larger_board() {
        let width = |layout: BoardLayout| layout.frame_half_width() - layout.field_half_width();
        assert!((width(SMALL) - (REFERENCE_FRAME_HALF - REFERENCE_FIELD_HALF)).abs() < 1.0e-6);
        assert!(width(LARGE) > width(SMALL));
        assert!(width(LARGE) / LARGE.field_half_width() < 0.7 * width(SMALL) / SMALL.field_half_width());
    }
}
