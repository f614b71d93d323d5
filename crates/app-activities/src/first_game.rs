//! The first game of a new player: a short game against the easiest opponent, in which each rule is told when it can be used for the first
//! time. A sentence stands in the ribbon, and the piece and the place that it is about are marked.

use bevy::prelude::*;

use crate::exercise::{ExercisePointers, ExerciseRequest};
use crate::lessons::easiest_game;
use cannon_app_base::common::AppSystems;
use cannon_app_base::play::{BoardView, Match, MatchEvent, MatchRequest, MatchSetup, Request};
use cannon_app_games::{self as games, Occasion};
use cannon_rules::GameId;

/// Begin the first game of a kind of game.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct BeginFirstGame(pub GameId);

/// What is told in the first game. Only this file changes it.
#[derive(Resource, Default)]
pub struct FirstGame {
    is_starting: bool,
    is_running: bool,
    /// The texts that have been told, with the plies at which they were told.
    told: Vec<(usize, &'static str)>,
    /// The ply whose occasions are known, and what is told about it.
    current: Option<(usize, Option<Occasion>)>,
}

impl FirstGame {
    /// Whether the game at the table is the first game.
    pub fn is_running(&self) -> bool {
        self.is_running
    }

    /// The identifier of the sentence about what the player can do now.
    pub fn tip(&self) -> Option<&'static str> {
        Some(self.current.as_ref()?.1.as_ref()?.text)
    }

    /// Tells of the first occasion that is new. Only a win and the aim are told of again, and a cannon until one could shoot.
    fn tell(&mut self, ply: usize, occasions: Vec<Occasion>) {
        let is_told = |text: &str| self.told.iter().any(|(_, told)| *told == text);
        let is_new = |occasion: &Occasion| {
            let is_told_again = match occasion.text {
                CANNON => !is_told(SHOT),
                text => TOLD_AGAIN.contains(&text),
            };
            is_told_again || !is_told(occasion.text)
        };
        let occasion = occasions.into_iter().find(is_new);
        self.told.extend(occasion.iter().map(|occasion| (ply, occasion.text)));
        self.current = Some((ply, occasion));
    }

    fn pointers(&self) -> ExercisePointers {
        let occasion = self.current.as_ref().and_then(|(_, occasion)| occasion.as_ref());
        ExercisePointers {
            movers: occasion.and_then(|occasion| occasion.mover).into_iter().collect(),
            goals: occasion.and_then(|occasion| occasion.goal).into_iter().collect(),
            ..ExercisePointers::default()
        }
    }
}

/// The text about a cannon, and the text about a shot.
const CANNON: &str = "first-game-cannon";
const SHOT: &str = "first-game-shot";
/// The texts about a win and about the aim, which are told of each time.
const TOLD_AGAIN: [&str; 5] =
    ["first-game-win", "first-game-tank-win", "first-game-tank-exit", "first-game-aim", "first-game-tank-aim"];

/// Adds the first game.
pub fn plugin(app: &mut App) {
    app.init_resource::<FirstGame>()
        .add_message::<BeginFirstGame>()
        .add_systems(Update, begin.in_set(AppSystems::Input))
        .add_systems(Update, follow_match.in_set(AppSystems::React));
}

/// The set-up of the first game.
fn first_game(game: GameId) -> MatchSetup {
    let (ruleset, position) = (games::tabletop(game).first_game)();
    MatchSetup { ruleset, position: position.map(str::to_owned), ..easiest_game(game) }
}

fn begin(
    mut requests: MessageReader<BeginFirstGame>,
    mut first: ResMut<FirstGame>,
    mut match_requests: MessageWriter<MatchRequest>,
) {
    for &BeginFirstGame(game) in requests.read() {
        *first = FirstGame { is_starting: true, ..FirstGame::default() };
        match_requests.write(MatchRequest::from_interface(Request::Start(Box::new(first_game(game)))));
    }
}

/// Tells of an occasion in each turn of the player, and of nothing after it.
pub(crate) fn follow_match(
    mut events: MessageReader<MatchEvent>,
    mut first: ResMut<FirstGame>,
    (game, board_view): (Res<Match>, Res<BoardView>),
    mut study_requests: MessageWriter<ExerciseRequest>,
) {
    for event in events.read() {
        match event {
            MatchEvent::Started => {
                let is_first = std::mem::take(&mut first.is_starting);
                let first = &mut *first;
                (first.is_running, first.told) = (is_first, Vec::new());
            }
            // What was told about moves that are taken back is told again.
            MatchEvent::LivePlyChanged => {
                let ply = game.timeline().ply();
                first.told.retain(|(told, _)| *told < ply);
            }
            _ => {}
        }
    }
    if !first.is_running && first.current.is_none() {
        return;
    }
    let ply = game.timeline().ply();
    let awaits = first.is_running && game.awaits_player() && game.shows_live();
    let is_told = first.current.as_ref().is_some_and(|(told, _)| *told == ply);
    if awaits && !is_told && board_view.is_at_rest(&game) {
        let occasions = games::live_position(&game).map(|position| position.occasions()).unwrap_or_default();
        first.tell(ply, occasions);
    } else if !awaits && first.current.is_some() {
        first.current = None;
    } else {
        return;
    }
    study_requests.write(ExerciseRequest::Point(first.pointers()));
}
