//! Board overlays: marks that a game can show on the whole board, such as the squares under fire. A key cycles through them.

use bevy::prelude::*;

use crate::app::AppSystems;
use crate::app::common::command::Command;
use crate::app::common::marks::Mark;
use crate::app::games;
use crate::app::pieces::{self, BoardView};
use crate::app::play::{Match, MatchEvent};
use crate::app::states::{Menu, Screen};
use cannon_rules::Side;

/// The system that computes the overlay for the position on show.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SurveyBoard;

/// The board overlay in use.
#[derive(Resource, Clone, Debug, Default)]
pub struct Survey {
    /// Its index among the overlays of the game; `None` if the overlay is off.
    nth: Option<usize>,
    /// The inputs from which `marks` was computed.
    of: Option<View>,
    marks: Vec<Mark>,
}

/// The inputs of a board overlay.
#[derive(Clone, Copy, Debug, PartialEq)]
struct View {
    nth: usize,
    ply: usize,
    revision: u64,
    viewer: Side,
}

impl Survey {
    /// The message identifier of the overlay's name. `None` if the overlay is off or the game has none.
    #[must_use]
    pub fn name(&self, game: &Match) -> Option<&'static str> {
        games::find(game.timeline().game())?.surveys.get(self.nth?).copied()
    }

    /// Its marks for the position on show.
    #[must_use]
    pub fn marks(&self) -> &[Mark] {
        &self.marks
    }
}

/// Adds the systems that need no rendering.
pub(in crate::app) fn survey_plugin(app: &mut App) {
    app.init_resource::<Survey>()
        .add_systems(Update, choose.in_set(AppSystems::React))
        .add_systems(Update, work_out.in_set(SurveyBoard).in_set(AppSystems::Project).after(pieces::follow_match));
}

/// Switches to the next overlay on a key press, and off after the last one. A new game starts without an overlay.
fn choose(
    mut commands: MessageReader<Command>,
    mut happened: MessageReader<MatchEvent>,
    mut survey: ResMut<Survey>,
    game: Res<Match>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
) {
    if happened.read().any(|event| matches!(event, MatchEvent::Started)) {
        *survey = Survey::default();
    }
    let count = games::find(game.timeline().game()).map_or(0, |table| table.surveys.len());
    let asked = commands.read().filter(|command| **command == Command::NextSurvey).count();
    if *screen.get() == Screen::Play && *menu.get() == Menu::None {
        for _ in 0..asked {
            survey.nth = Some(survey.nth.map_or(0, |nth| nth + 1)).filter(|&next| next < count);
        }
    }
}

/// Recomputes the marks if their inputs have changed.
fn work_out(mut survey: ResMut<Survey>, game: Res<Match>, stage: Res<BoardView>) {
    let view = survey.nth.map(|nth| View {
        nth,
        ply: stage.ply(),
        revision: game.revision(),
        viewer: viewer(&game, stage.ply()),
    });
    if survey.of == view {
        return;
    }
    let position = games::position_at(game.timeline(), stage.ply());
    let marks = view.and_then(|view| Some(position?.survey(view.nth, view.viewer))).unwrap_or_default();
    *survey = Survey { nth: survey.nth, of: view, marks };
}

/// The side for which the overlay is computed: that of the only human player, else the side to move.
fn viewer(game: &Match, ply: usize) -> Side {
    let mut people = Side::ALL.into_iter().filter(|&side| !game.seat(side).is_computer());
    match (people.next(), people.next()) {
        (Some(only), None) => only,
        _ => game.timeline().side_to_move_at(ply),
    }
}
