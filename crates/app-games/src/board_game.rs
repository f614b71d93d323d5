//! The board and the pieces of a game.

use super::EditorSupport;
use cannon_app_base::common::Tone;
use cannon_app_base::common::board::{BoardLayout, BoardSurface, Spot};
use cannon_app_base::common::pieces::paint::PaintTable;
use cannon_app_base::common::pieces::{Badge, PieceEffect, PieceModel, PieceState, PropModel};
use cannon_app_base::common::sound::Sound;
use cannon_appearance::{BoardFace, GroundLook};
use cannon_rules::timeline::Timeline;
use cannon_rules::{Game, Side};

/// The face of the board that a published text describes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PrintedFace {
    /// Name of the preset, under which the player's own choice is kept.
    pub preset: &'static str,
    /// The face.
    pub face: BoardFace,
}

/// The board and the pieces of a game.
pub trait BoardGame: Game {
    /// The models of everything that can stand on the board. Their meshes are built once, when the program starts.
    const MODELS: &'static [&'static PieceModel];
    /// The models of things that appear only in animations.
    const PROPS: &'static [&'static PropModel];

    /// The paints of the models' material slots.
    const PAINTS: PaintTable;

    /// The pieces that have a badge and a ring on the ground, because their model alone does not show their kind and side at every size.
    const BADGES: &'static [(&'static PieceModel, Badge)] = &[];

    /// The sounds that only this game has.
    const SOUNDS: &'static [Sound];

    /// The surface of the board.
    const SURFACE: BoardSurface = BoardSurface::Inlaid;

    /// The side with the light pieces.
    const LIGHT_SIDE: Side;

    /// The support of the set-up editor. `None` if players cannot make set-ups of this game.
    const EDITOR_SUPPORT: Option<&'static EditorSupport> = None;

    /// The face of the board that the published text of these rules describes. `None` if the game has only one face.
    #[must_use]
    fn printed_face(rules: &Self::Ruleset) -> Option<PrintedFace> {
        let _ = rules;
        None
    }

    /// The tone of a side's pieces.
    #[must_use]
    fn tone(side: Side) -> Tone {
        if side == Self::LIGHT_SIDE { Tone::Light } else { Tone::Dark }
    }

    /// The layout of the board for this position.
    fn layout(&self) -> BoardLayout;

    /// Terrain and other scenery. It never changes during a game and stays visible below the pieces.
    fn scenery(&self) -> Vec<(Spot, PieceState)> {
        Vec::new()
    }

    /// The height of the ground at a spot; marks lie above it. `look` is that of boards that show a landscape.
    fn ground_height(&self, spot: Spot, look: GroundLook) -> f32 {
        let _ = (spot, look);
        0.0
    }

    /// The pieces on the board, at most one on each spot.
    fn piece_states(&self) -> Vec<(Spot, PieceState)>;

    /// The pieces on the board at a ply of a game; `None` if there is no such ply. A game whose pieces show what happened to them overrides
    /// it.
    #[must_use]
    fn piece_states_at(timeline: &Timeline<Self>, ply: usize) -> Option<Vec<(Spot, PieceState)>> {
        Some(timeline.position_at(ply)?.piece_states())
    }

    /// The effect on the pieces of a legal action that is played in this position.
    fn piece_effect(&self, action: Self::Action) -> PieceEffect;
}
