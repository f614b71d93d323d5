//! The site of terrain: the look of its board, how finely it is modelled, and whether the board is a town.

use super::super::texture::SurfaceGrade;
use super::palette::TerrainPalette;
use cannon_app_base::common::board::Spot;
use cannon_app_base::common::pieces::TerrainForm;
use cannon_appearance::GroundLook;

/// A board is a town if at least this share of its squares is built over.
const TOWN_SHARE: f32 = 0.23;

/// What the shapes of terrain depend on, apart from their squares.
#[derive(Clone, Copy, Debug)]
pub(super) struct Site {
    pub(super) look: GroundLook,
    pub(super) palette: TerrainPalette,
    /// Whether small parts are modelled, such as frames and single rows of tiles.
    pub(super) is_fine: bool,
    /// Whether houses stand wall to wall along streets.
    pub(super) is_town: bool,
}

impl Site {
    pub(super) fn new(tiles: &[(Spot, TerrainForm)], size: u8, look: GroundLook, grade: SurfaceGrade) -> Site {
        let built_over = tiles.iter().filter(|(_, form)| *form == TerrainForm::Block).count();
        let is_town = built_over as f32 >= TOWN_SHARE * f32::from(size) * f32::from(size);
        Site { look, palette: TerrainPalette::of(look), is_fine: grade == SurfaceGrade::Fine, is_town }
    }
}
