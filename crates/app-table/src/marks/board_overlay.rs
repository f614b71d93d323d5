//! Board overlays: marks that cover the whole board, such as the squares under fire. A key cycles through the overlays of the game.

use bevy::prelude::*;

use crate::pieces;
use cannon_app_base::common::AppSystems;
use cannon_app_base::common::command::Command;
use cannon_app_base::common::marks::Mark;
use cannon_app_base::play::{BoardView, Match, MatchEvent};
use cannon_app_base::states::{Menu, Screen};
use cannon_app_games as games;
use cannon_rules::Side;

/// The system that computes the marks of the overlay.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct UpdateBoardOverlay;

/// The board overlay in use.
#[derive(Resource, Clone, Debug, Default)]
pub struct BoardOverlay {
    /// Its index among the overlays of the game; `None` if no overlay is shown.
    index: Option<usize>,
    /// What determines the current marks: the index, the ply, the revision of the match and the viewer.
    inputs: Option<(usize, usize, u64, Side)>,
    marks: Vec<Mark>,
}

impl BoardOverlay {
    /// The message identifier of the overlay's name. `None` if no overlay is shown.
    pub fn name(&self, game: &Match) -> Option<&'static str> {
        games::tabletop(game.timeline().game()).board_overlays.get(self.index?).copied()
    }

    /// Whether an overlay is shown.
    pub fn is_shown(&self) -> bool {
        self.index.is_some()
    }

    /// Its marks for the displayed position.
    pub fn marks(&self) -> &[Mark] {
        &self.marks
    }
}

/// Adds the systems that need no rendering.
pub fn board_overlay_plugin(app: &mut App) {
    app.init_resource::<BoardOverlay>().add_systems(Update, cycle_overlay.in_set(AppSystems::React)).add_systems(
        Update,
        update_marks.in_set(UpdateBoardOverlay).in_set(AppSystems::Project).after(pieces::follow_match),
    );
}

/// Switches to the next overlay when the key is pressed, and to none after the last one. A new game starts without an overlay.
fn cycle_overlay(
    mut commands: MessageReader<Command>,
    mut match_events: MessageReader<MatchEvent>,
    mut overlay: ResMut<BoardOverlay>,
    game: Res<Match>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
) {
    if match_events.read().any(|event| matches!(event, MatchEvent::Started)) {
        *overlay = BoardOverlay::default();
    }
    let count = games::tabletop(game.timeline().game()).board_overlays.len();
    let presses = commands.read().filter(|command| **command == Command::NextBoardOverlay).count();
    if *screen.get() == Screen::Play && *menu.get() == Menu::None {
        for _ in 0..presses {
            overlay.index = Some(overlay.index.map_or(0, |index| index + 1)).filter(|&next_index| next_index < count);
        }
    }
}

/// Recomputes the marks if their inputs have changed.
fn update_marks(mut overlay: ResMut<BoardOverlay>, game: Res<Match>, board_view: Res<BoardView>) {
    let ply = board_view.ply();
    let inputs = overlay.index.map(|index| (index, ply, game.revision(), viewer(&game, ply)));
    if overlay.inputs == inputs {
        return;
    }
    let position = games::position_at(game.timeline(), ply);
    let marks = inputs.and_then(|(index, .., viewer)| Some(position?.board_overlay(index, viewer)));
    *overlay = BoardOverlay { index: overlay.index, inputs, marks: marks.unwrap_or_default() };
}

/// The side for whose player overlays and other information are computed: the side of the only human player, or else the side to move.
pub fn viewer(game: &Match, ply: usize) -> Side {
    let mut human_sides = Side::ALL.into_iter().filter(|&side| !game.seat(side).is_computer());
    match (human_sides.next(), human_sides.next()) {
        (Some(only), None) => only,
        _ => game.timeline().side_to_move_at(ply),
    }
}
