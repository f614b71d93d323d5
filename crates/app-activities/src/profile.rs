//! The profiles of the players at this machine, kept in a file beside the saved games: finished games, lessons and puzzles are recorded for
//! the player at the board.

use std::time::Duration;

use bevy::prelude::*;

use crate::first_game::{self, FirstGame};
use crate::persistence::Storage;
use cannon_app_base::common::AppSystems;
use cannon_app_base::i18n::Words;
use cannon_app_base::play::{Match, MatchEvent};
use cannon_app_base::states::{Menu, Screen};
use cannon_profile::{
    GameResult, LessonProgress, Mistake, Profile, ProfileId, ProfileStore, Profiles, ProfilesError, PuzzleAttempt,
};
use cannon_rules::message::{Message, ToMessage};
use cannon_rules::record::{Players, TimeControl};
use cannon_rules::{GameId, Outcome, Side, WinReason};

/// The profiles, and a problem with their file.
#[derive(Resource, Default)]
pub struct PlayerProfiles {
    profiles: Profiles,
    store: Option<ProfileStore>,
    problem: Option<Message>,
    /// The time at the board since the game began, without menus.
    time_at_board: Duration,
}

/// A change of the profiles.
#[derive(Message, Clone, Debug)]
pub enum ProfileRequest {
    /// Add a player with this name and seat it at the board.
    Add(String),
    /// Add a player with this name, who is not seated at the board.
    Enrol(String),
    /// Rename a player.
    Rename(ProfileId, String),
    /// Seat a player at the board.
    Choose(ProfileId),
    /// Remember the player with this name as the second player in games between two people; `None` for a guest.
    ChooseSecond(Option<String>),
    /// Forget everything about a player but the name.
    Reset(ProfileId),
    /// Do not rate the game on the table, because the person had help.
    MarkHelped,
    /// Record progress in a lesson of a game.
    Lesson {
        /// The identifier of the game.
        game: GameId,
        /// The identifier of the lesson.
        lesson: String,
        /// The progress.
        progress: LessonProgress,
    },
    /// Record an attempt at a puzzle.
    Puzzle(PuzzleAttempt),
    /// Record the accuracy of the person in the review of a game.
    Accuracy {
        /// The identifier of the game.
        game: GameId,
        /// When the game began.
        started: jiff::Timestamp,
        /// The person's side.
        side: Side,
        /// The accuracy, from 0 to 100.
        accuracy: f64,
    },
    /// Add mistakes of the player in a reviewed game to the mistakes that the player repeats.
    Mistakes(Vec<Mistake>),
    /// Note whether a player found something better at the first attempt in the position of a mistake.
    Repetition {
        /// The player.
        player: ProfileId,
        /// The mistake.
        mistake: Box<Mistake>,
        /// The day in the player's time zone.
        day: jiff::civil::Date,
        /// Whether something better was found.
        is_success: bool,
    },
}

/// The game on the table is no longer rated, because the person had help.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatingForfeited;

impl PlayerProfiles {
    /// All players.
    pub fn all(&self) -> &Profiles {
        &self.profiles
    }

    /// The player at the board. There is always one after the start of the program.
    pub fn current(&self) -> Option<&Profile> {
        self.profiles.current()
    }

    /// A problem with the file or with the last request, for the player.
    pub fn problem(&self) -> Option<&Message> {
        self.problem.as_ref()
    }

    /// Changes the profiles and writes them to the file.
    fn change(&mut self, change: impl FnOnce(&mut Profiles) -> Result<(), ProfilesError>) {
        self.problem = change(&mut self.profiles).err().map(|error| error.to_message());
        if self.problem.is_none()
            && let Some(Err(error)) = self.store.as_ref().map(|store| store.save(&mut self.profiles))
        {
            warn!("{error}");
            self.problem = Some(error.to_message());
        }
    }

    /// The players for whom a game counts.
    fn players_of(&self, game: &Match) -> Vec<ProfileId> {
        if game.is_between_people() {
            seated_players(&self.profiles, &game.record().players).into_iter().flatten().collect()
        } else {
            self.current().map(Profile::id).into_iter().collect()
        }
    }

    /// Whether one of the players for whom a game counts had help in it.
    fn had_help(&self, game: &Match) -> bool {
        let had_help = |id: ProfileId| self.profiles.get(id).is_some_and(|profile| profile.had_help(game.started_at()));
        self.players_of(game).into_iter().any(had_help)
    }

    /// Notes that the players had help in a game. Returns whether the game would have been rated without it.
    fn mark_helped(&mut self, game: &Match) -> bool {
        if self.had_help(game) {
            return false;
        }
        let (players, started) = (self.players_of(game), game.started_at());
        self.change(|profiles| {
            for id in players {
                if let Some(profile) = profiles.get_mut(id) {
                    profile.mark_helped(started);
                }
            }
            Ok(())
        });
        self.could_be_rated(game)
    }

    /// Whether a game is rated if the player has no help until its end.
    fn could_be_rated(&self, game: &Match) -> bool {
        let has_rated_opponent = !game.is_between_people() || self.players_of(game).len() == 2;
        let is_open = game.is_game() && game.has_human() && game.outcome().is_none();
        let has_program = Side::ALL.into_iter().any(|side| game.program(side).is_some());
        let is_own_time = !clock_waits_for_coach(game.has_coach(), game.players());
        is_open && has_rated_opponent && !has_program && is_own_time && game.record().start.is_none()
    }

    /// Whether a game will be rated as far as it has gone.
    pub fn is_rated_so_far(&self, game: &Match) -> bool {
        self.could_be_rated(game) && !self.had_help(game)
    }

    /// Changes the profile of the player at the board.
    fn change_current(&mut self, change: impl FnOnce(&mut Profile)) {
        let Some(id) = self.current().map(Profile::id) else { return };
        self.change(|profiles| {
            if let Some(profile) = profiles.get_mut(id) {
                change(profile);
            }
            Ok(())
        });
    }
}

/// Whether anybody has moved. Until then, a game that is given up says nothing about strength: placing the towns is no move.
pub fn has_begun(game: &Match) -> bool {
    let timeline = game.timeline();
    (0..timeline.ply()).any(|ply| !timeline.is_placement_at(ply))
}

/// Whether a clock waits while the coach asks. Such a game is not rated, because a player could think while the clock waits.
pub fn clock_waits_for_coach(has_coach: bool, players: &Players) -> bool {
    has_coach && Side::ALL.into_iter().any(|side| players[side].time != TimeControl::None)
}

/// Adds the profiles of players and their ratings.
pub fn plugin(app: &mut App) {
    app.init_resource::<PlayerProfiles>()
        .add_message::<ProfileRequest>()
        .add_message::<RatingForfeited>()
        .add_systems(Startup, load)
        .add_systems(
            Update,
            (count_time, note_game, record_games, handle_requests)
                .chain()
                .after(first_game::follow_match)
                .in_set(AppSystems::React),
        );
}

/// Reads the file. A machine without players gets one.
fn load(storage: Res<Storage>, words: Res<Words>, mut players: ResMut<PlayerProfiles>) {
    let store = storage.0.as_ref().map(|store| ProfileStore::new(store.folder()));
    match store.as_ref().map(ProfileStore::load) {
        Some(Ok(profiles)) => players.profiles = profiles,
        Some(Err(error)) => {
            warn!("{error}");
            players.problem = Some(error.to_message());
        }
        None => {}
    }
    players.store = store;
    if players.current().is_none() {
        // Not written before there is something to keep.
        let _ = players.profiles.add(&words.text("profile-first-name"), jiff::Timestamp::now());
    }
}

/// Counts the time that people spend at the board.
fn count_time(
    mut events: MessageReader<MatchEvent>,
    mut players: ResMut<PlayerProfiles>,
    game: Res<Match>,
    (screen, menu): (Res<State<Screen>>, Res<State<Menu>>),
    time: Res<Time<Real>>,
) {
    let players = players.bypass_change_detection();
    if events.read().any(|event| matches!(event, MatchEvent::Started)) {
        players.time_at_board = Duration::ZERO;
    }
    if *screen.get() == Screen::Play && *menu.get() == Menu::None && game.is_game() && game.outcome().is_none() {
        players.time_at_board += time.delta();
    }
}

/// Remembers a new game as the game to play again. Also notes that the rules are told in the first game, that actions are taken back or that
/// the level is changed, because such a game is not rated.
fn note_game(
    mut events: MessageReader<MatchEvent>,
    mut players: ResMut<PlayerProfiles>,
    (game, first_game): (Res<Match>, Res<FirstGame>),
    mut forfeits: MessageWriter<RatingForfeited>,
) {
    let is_of_person = game.is_game() && game.has_human();
    for event in events.read() {
        match event {
            MatchEvent::Started if first_game.is_running() => {
                players.mark_helped(&game);
            }
            MatchEvent::Started if is_of_person && game.timeline().ply() == 0 => {
                let record = game.record();
                players.change_current(|profile| profile.remember_game(&record, jiff::Timestamp::now()));
            }
            MatchEvent::LivePlyChanged if is_of_person => {
                forfeits.write_batch(players.mark_helped(&game).then_some(RatingForfeited));
            }
            // Neither the rating of the old level nor the rating of the new level would be honest. The notice about the new level says so.
            MatchEvent::LevelChanged if is_of_person => {
                players.mark_helped(&game);
            }
            _ => {}
        }
    }
}

/// The players who sit at the board in a game between people, South first. If a name was entered for a side, it is the player with this
/// name. Without a name, it is the player who was seated there, provided that both players were seated. `None` for a guest, and on both
/// sides if a player sits opposite to himself or herself.
fn seated_players(profiles: &Profiles, players: &Players) -> [Option<ProfileId>; 2] {
    let second = profiles.second().map(Profile::id);
    let chosen = [second.and(profiles.current().map(Profile::id)), second];
    let seated = Side::ALL.map(|side| match &players[side].name {
        Some(name) => profiles.find(name).map(Profile::id),
        None => chosen[side.index()],
    });
    if seated[0] == seated[1] { [None; 2] } else { seated }
}

/// Records finished games: against the computer for the player at the board, between people for both.
///
/// A game that another program ends by a fault is not recorded: it says nothing about the player, and often goes on.
fn record_games(mut events: MessageReader<MatchEvent>, mut players: ResMut<PlayerProfiles>, game: Res<Match>) {
    let has_ended = events.read().any(|event| matches!(event, MatchEvent::Ended(_)));
    let is_fault = matches!(game.outcome(), Some(Outcome::Win { by: WinReason::Fault, .. }));
    if !has_ended || is_fault || !game.is_game() || !game.has_human() {
        return;
    }
    let (record, now) = (game.record(), jiff::Timestamp::now());
    let sides = if game.is_between_people() {
        let [south, north] = seated_players(players.all(), &record.players);
        vec![(Side::South, south, north), (Side::North, north, south)]
    } else {
        let person = if game.seat(Side::South).is_computer() { Side::North } else { Side::South };
        vec![(person, players.current().map(Profile::id), None)]
    };
    if sides.iter().all(|(_, player, _)| player.is_none()) {
        return;
    }
    let time = players.time_at_board;
    let had_help = players.had_help(&game) || clock_waits_for_coach(game.has_coach(), game.players());
    let can_be_rated = !had_help && has_begun(&game);
    players.change(|profiles| {
        let ratings: Vec<_> = sides
            .iter()
            .map(|&(_, _, other)| other.and_then(|id| profiles.opponent_rating(id, record.game, now)))
            .collect();
        for (&(side, player, _), rating) in sides.iter().zip(ratings) {
            let profile = player.and_then(|id| profiles.get_mut(id));
            if let (Some(profile), Ok(result)) = (profile, GameResult::from_record(&record, side, rating, now, time)) {
                let rated = result.rated && can_be_rated;
                profile.record_game(GameResult { rated, ..result });
            }
        }
        Ok(())
    });
}

/// Carries out requests.
fn handle_requests(
    mut requests: MessageReader<ProfileRequest>,
    mut players: ResMut<PlayerProfiles>,
    game: Res<Match>,
    mut forfeits: MessageWriter<RatingForfeited>,
) {
    for request in requests.read() {
        let now = jiff::Timestamp::now();
        match request {
            ProfileRequest::MarkHelped => {
                forfeits.write_batch(players.mark_helped(&game).then_some(RatingForfeited));
            }
            ProfileRequest::Add(name) => players.change(|profiles| {
                let id = profiles.add(name, now)?;
                profiles.choose(id)
            }),
            ProfileRequest::Enrol(name) => players.change(|profiles| profiles.add(name, now).map(|_| ())),
            ProfileRequest::Rename(id, name) => players.change(|profiles| profiles.rename(*id, name, now)),
            ProfileRequest::Choose(id) => players.change(|profiles| profiles.choose(*id)),
            ProfileRequest::ChooseSecond(name) => players.change(|profiles| {
                let second = name.as_deref().and_then(|name| profiles.find(name)).map(Profile::id);
                profiles.choose_second(second)
            }),
            ProfileRequest::Reset(id) => players.change(|profiles| {
                if let Some(profile) = profiles.get_mut(*id) {
                    profile.reset(now);
                }
                Ok(())
            }),
            ProfileRequest::Lesson { game, lesson, progress } => {
                players.change_current(|profile| profile.record_lesson(*game, lesson, progress.clone()));
            }
            ProfileRequest::Puzzle(attempt) => {
                players.change_current(|profile| {
                    profile.record_puzzle(attempt.clone());
                });
            }
            ProfileRequest::Accuracy { game, started, side, accuracy } => {
                players.change_current(|profile| profile.record_accuracy(*game, *started, *side, *accuracy, now));
            }
            ProfileRequest::Mistakes(mistakes) => {
                players.change_current(|profile| {
                    profile.add_mistakes(mistakes.iter().cloned());
                });
            }
            ProfileRequest::Repetition { player, mistake, day, is_success } => players.change(|profiles| {
                if let Some(profile) = profiles.get_mut(*player) {
                    profile.record_repetition(mistake, *day, *is_success);
                }
                Ok(())
            }),
        }
    }
}
