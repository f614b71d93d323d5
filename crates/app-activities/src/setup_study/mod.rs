//! The study of the set-up in the editor: the [`analysis`] of its position in the background, and [puzzles](puzzle_making) made of it.
//!
//! Both follow the editor: a result belongs to one version of the set-up, and a change of the set-up drops it.

use bevy::prelude::*;

use cannon_app_base::common::{AppSystems, FrameRequest, request_frames};
use cannon_app_base::states::Screen;

mod analysis;
mod puzzle_making;

pub use analysis::{AnalysedLine, SetupAnalysis, timeline_of};
pub use puzzle_making::{PuzzleMaking, PuzzleProof};

/// A request about the set-up in the editor.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupStudyRequest {
    /// Turn the analysis on or off.
    SetAnalysis(bool),
    /// Try to make a puzzle of the position.
    MakePuzzle,
    /// Forget the puzzle, or the reason why there is none.
    DropPuzzle,
}

/// Adds the analysis of the set-up in the editor, and the making of puzzles.
pub fn plugin(app: &mut App) {
    app.init_resource::<SetupAnalysis>()
        .init_resource::<PuzzleMaking>()
        .add_message::<SetupStudyRequest>()
        .add_systems(
            Update,
            (analysis::follow_editor, puzzle_making::follow_editor)
                .in_set(AppSystems::React)
                .run_if(in_state(Screen::Editor)),
        )
        .add_systems(
            PostUpdate,
            request_frames(FrameRequest::TICK).run_if(in_state(Screen::Editor)).run_if(
                |analysis: Res<SetupAnalysis>, making: Res<PuzzleMaking>| {
                    analysis.is_searching() || making.is_running()
                },
            ),
        )
        .add_systems(OnExit(Screen::Editor), analysis::stop)
        .add_systems(Last, analysis::stop.run_if(on_message::<AppExit>));
}
