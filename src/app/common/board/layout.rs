//! The shape of the board on the table, and where its places lie in the scene.

use bevy::prelude::*;

use super::{Heading, Spot};

/// Half the width of the field of a board of ten by ten places, with which the frame and the table are designed.
pub(in crate::app) const USUAL_HALF: f32 = 5.0;
/// Half the width of that board with its frame.
pub(in crate::app) const USUAL_FRAME_HALF: f32 = 6.1;
/// How far its frame rises above the field.
pub(in crate::app) const USUAL_FRAME_HEIGHT: f32 = 0.045;
/// How far below its field the table lies.
pub(in crate::app) const USUAL_TABLE_DEPTH: f32 = 0.46;

/// Where pieces stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stand {
    /// On the points where lines cross.
    Points,
    /// In squares.
    Squares,
}

/// The shape of the board on the table. Follows the match, or what the editor has put in its place.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardLayout {
    /// Number of files, and of ranks.
    pub size: u8,
    /// Where pieces stand.
    pub stand: Stand,
    /// Places that an inlay marks, because the rules single them out.
    pub inlays: &'static [Spot],
    /// The letter of the first file on the frame, from which the others go on: small or capital, as the game writes it.
    pub first_letter: char,
}

impl BoardLayout {
    /// A board without inlays, its files under small letters.
    #[must_use]
    pub const fn plain(size: u8, stand: Stand) -> BoardLayout {
        BoardLayout { size, stand, inlays: &[], first_letter: 'a' }
    }

    /// Half the distance between the first and the last place of a line.
    #[must_use]
    pub fn half_span(self) -> f32 {
        f32::from(self.size.saturating_sub(1)) / 2.0
    }

    /// Half the width of the playing field, from outer edge to outer edge of the outer places.
    #[must_use]
    pub fn field_half(self) -> f32 {
        f32::from(self.size) / 2.0
    }

    /// How much larger the board is than one of ten by ten places.
    #[must_use]
    pub fn scale(self) -> f32 {
        self.field_half() / USUAL_HALF
    }

    /// Half the width of the board with its frame.
    #[must_use]
    pub fn frame_half(self) -> f32 {
        USUAL_FRAME_HALF * self.scale()
    }

    /// How far the frame rises above the field.
    #[must_use]
    pub fn frame_height(self) -> f32 {
        USUAL_FRAME_HEIGHT * self.scale()
    }

    /// How far below the field the table lies.
    #[must_use]
    pub fn table_depth(self) -> f32 {
        USUAL_TABLE_DEPTH * self.scale()
    }

    /// Whether the board has this place.
    #[must_use]
    pub const fn contains(self, spot: Spot) -> bool {
        spot.file < self.size && spot.rank < self.size
    }

    /// All places, rank by rank from a1.
    pub fn spots(self) -> impl Iterator<Item = Spot> {
        (0..self.size).flat_map(move |rank| (0..self.size).map(move |file| Spot::new(file, rank)))
    }

    /// The place so many files and ranks away. `None` off the board.
    #[must_use]
    pub fn offset(self, spot: Spot, files: i8, ranks: i8) -> Option<Spot> {
        let there = Spot::new(spot.file.checked_add_signed(files)?, spot.rank.checked_add_signed(ranks)?);
        self.contains(there).then_some(there)
    }

    /// Where a place is on the board's surface. Places off the board are where they would be if the board went on.
    #[must_use]
    pub fn world_of(self, spot: Spot) -> Vec3 {
        let half = self.half_span();
        Vec3::new(f32::from(spot.file) - half, 0.0, half - f32::from(spot.rank))
    }

    /// How a piece stands at rest.
    #[must_use]
    pub fn stance(self, spot: Spot, heading: Heading) -> Transform {
        Transform::from_translation(self.world_of(spot)).with_rotation(heading.rotation())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SMALL: BoardLayout = BoardLayout::plain(10, Stand::Points);
    const LARGE: BoardLayout = BoardLayout::plain(24, Stand::Squares);

    #[test]
    fn a1_is_near_and_left_for_south() {
        assert_eq!(SMALL.world_of(Spot::new(0, 0)), Vec3::new(-4.5, 0.0, 4.5));
        assert_eq!(LARGE.world_of(Spot::new(0, 0)), Vec3::new(-11.5, 0.0, 11.5));
    }

    #[test]
    fn neighbours_are_a_unit_apart_on_every_board() {
        for layout in [SMALL, LARGE] {
            for spot in layout.spots() {
                let right = layout.offset(spot, 1, 0);
                assert_eq!(right.is_some(), spot.file + 1 < layout.size);
                let apart = right.map(|right| layout.world_of(right) - layout.world_of(spot));
                assert!(apart.is_none_or(|apart| apart == Vec3::X));
            }
        }
        assert_eq!(SMALL.offset(Spot::new(0, 0), 0, -1), None);
    }

    #[test]
    fn the_frame_keeps_its_share_of_the_board() {
        assert_eq!(SMALL.scale(), 1.0);
        let share = |layout: BoardLayout| layout.frame_half() / layout.field_half();
        assert!((share(SMALL) - share(LARGE)).abs() < 1.0e-6);
    }
}
