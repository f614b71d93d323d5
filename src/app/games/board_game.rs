//! What a game puts on the table: a board and pieces.

use super::Workshop;
use crate::app::common::Tone;
use crate::app::common::board::BoardLayout;
use crate::app::common::board::Spot;
use crate::app::common::pieces::paint::PaintTable;
use crate::app::common::pieces::{Model, PieceEffect, PieceState, PropModel};
use crate::app::common::sound::Sound;
use cannon_rules::{Game, Side};

/// The board and the pieces of a game.
pub trait BoardGame: Game {
    /// Everything of its that can stand on the board. The meshes are made once, as the program starts.
    const MODELS: &'static [&'static Model];
    /// Everything that comes and goes while its actions are shown.
    const PROPS: &'static [&'static PropModel];

    /// The paints of the models' material slots.
    const PAINTS: PaintTable;

    /// The sounds that only this game has.
    const SOUNDS: &'static [Sound];

    /// The side with the light pieces.
    const LIGHT: Side;

    /// What the game brings to the editor of set-ups, if its players make their own.
    const WORKSHOP: Option<&'static Workshop> = None;

    /// Whether both faces of the board, cells and lines, are worth choosing between.
    const HAS_FACES: bool = true;

    /// What a side's pieces are like.
    #[must_use]
    fn tone(side: Side) -> Tone {
        if side == Self::LIGHT { Tone::Light } else { Tone::Dark }
    }

    /// The board that this position is played on.
    fn layout(&self) -> BoardLayout;

    /// What the board is made of besides its places. It never changes in a game, and is seen under whatever stands there.
    fn ground(&self) -> Vec<(Spot, PieceState)> {
        Vec::new()
    }

    /// How high the ground is at a place: marks lie above it.
    fn surface(&self, spot: Spot) -> f32 {
        let _ = spot;
        0.0
    }

    /// What stands on it: at most one figure at a place.
    fn figures(&self) -> Vec<(Spot, PieceState)>;

    /// What a legal action, played in this position, does to the pieces.
    fn deed(&self, action: Self::Action) -> PieceEffect;
}
