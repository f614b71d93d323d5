//! What stands on the table in the place of the match.

use bevy::prelude::*;

use super::{Bench, Editor};
use crate::app::common::board::{BoardLayout, Spot};
use crate::app::common::pieces::PieceState;
use crate::app::states::Screen;

/// A board with pieces that is on the table instead of the match's. Nobody plays on it.
#[derive(Resource, Clone, Debug, Default)]
pub struct Arrangement {
    laid: Option<Laid>,
    /// The revision of the bench that is laid out.
    revision: Option<u64>,
}

#[derive(Clone, Debug)]
struct Laid {
    layout: BoardLayout,
    ground: Vec<(Spot, PieceState)>,
    figures: Vec<(Spot, PieceState)>,
}

impl Arrangement {
    /// The board, if it takes the place of the match's.
    #[must_use]
    pub fn layout(&self) -> Option<BoardLayout> {
        self.laid.as_ref().map(|laid| laid.layout)
    }

    /// What it is made of besides its places, if it takes the place of the match's.
    #[must_use]
    pub fn ground(&self) -> Option<&[(Spot, PieceState)]> {
        self.laid.as_ref().map(|laid| laid.ground.as_slice())
    }

    /// What stands on it, if it takes the place of the match's.
    #[must_use]
    pub fn figures(&self) -> Option<&[(Spot, PieceState)]> {
        self.laid.as_ref().map(|laid| laid.figures.as_slice())
    }
}

/// Lays out what the table shows instead of the match.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::app) struct LayOut;

/// Keeps the table in line with the bench while the editor is open, and gives it back to the match afterwards.
pub(super) fn lay_out(editor: Res<Editor>, screen: Res<State<Screen>>, mut arrangement: ResMut<Arrangement>) {
    let bench = editor.bench().filter(|_| *screen.get() == Screen::Editor);
    let revision = bench.map(|bench| bench.revision());
    if arrangement.revision != revision {
        let laid = bench.map(Bench::design).map(|design| Laid {
            layout: design.layout(),
            ground: design.ground(),
            figures: design.figures(),
        });
        *arrangement = Arrangement { laid, revision };
    }
}
