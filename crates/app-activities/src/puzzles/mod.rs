//! Puzzles on the table: a [`Puzzle`] beside an [exercise](crate::exercise) that shows its position.
//!
//! The puzzle judges the solver's actions and knows the replies. This folder keeps the exercise in step with it, chooses the next puzzle, and
//! records the attempts in the [profile](crate::profile) of the player.

use std::collections::BTreeSet;
use std::time::Duration;

use bevy::prelude::*;

use crate::exercise::{
    Exercise, ExercisePointers, ExerciseRequest, ExerciseRun, exercise_record, leave_with_match, piece_spot,
    update_pointers,
};
use crate::profile::{PlayerProfiles, ProfileRequest};
use cannon_app_base::common::AppSystems;
use cannon_app_base::play::MatchEvent;
use cannon_app_base::states::{Menu, Screen};
use cannon_profile::{OpponentRating, Profile, PuzzleAttempt};
use cannon_puzzles::{Puzzle, Verdict};
use cannon_rules::any::AnyTimeline;
use cannon_rules::{GameId, PackedAction};

mod choice;
mod own;

pub use choice::{PuzzleMode, daily_puzzle};
pub use own::{OWN_PUZZLE_FOLDER, OwnPuzzles};

/// The deviation of a puzzle's rating in the formulas of Glicko-2: the levels that rate the puzzles are a few hundred points apart.
const RATING_DEVIATION: f64 = 80.0;

/// A request of the solver.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleRequest {
    /// Begin to solve puzzles of a game.
    Begin {
        /// The identifier of the game.
        game: GameId,
        /// Which puzzles.
        mode: PuzzleMode,
    },
    /// Go on to the next puzzle, if the player has not seen all puzzles of this mode.
    Next,
    /// Begin the same puzzle anew.
    Again,
    /// Point at the piece that acts. It counts as a mistake.
    Hint,
    /// Play the solution. It counts as a mistake.
    ShowSolution,
    /// Leave the puzzles.
    Leave,
    /// Read the player's own puzzles again.
    ReadOwn,
}

/// A request to solve a puzzle that the player has just made.
#[derive(Message, Clone, Debug)]
pub struct SolveTrialPuzzle(pub Puzzle);

/// How far a puzzle is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzlePhase {
    /// The solver is to find an action.
    Open,
    /// The last action was right, and the puzzle goes on.
    Right,
    /// The last action was wrong; its refutation is shown, and both are taken back.
    Wrong,
    /// The puzzle is solved.
    Solved,
    /// The solution was shown.
    Shown,
}

/// A puzzle on the table.
pub struct PuzzleRun {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// How the puzzle was chosen.
    pub mode: PuzzleMode,
    /// The position of the puzzle with the right actions so far and the replies.
    pub timeline: AnyTimeline,
    /// How far the puzzle is.
    pub phase: PuzzlePhase,
    /// The position after a wrong action, and the answer to it.
    refutation: Option<(AnyTimeline, PackedAction)>,
    /// The identifiers of this puzzle and of the puzzles before it, which are not offered once more.
    seen: BTreeSet<String>,
    /// Whether the attempt is recorded: it was solved, or there was a mistake.
    is_recorded: bool,
    has_hint: bool,
    time: Duration,
    /// The player's rating when the puzzle began. `None` for a player who is still being placed.
    pub rating_before: Option<f64>,
}

impl PuzzleRun {
    /// A puzzle after others that the player has `seen`.
    fn new(puzzle: Puzzle, mode: PuzzleMode, mut seen: BTreeSet<String>, players: &PlayerProfiles) -> PuzzleRun {
        seen.insert(puzzle.id().to_owned());
        let summary = players.current().map(|profile| profile.puzzles(puzzle.game()));
        let placed = summary.filter(|summary| summary.placing().is_none());
        let rating_before = placed.map(|summary| summary.rating.current().rating());
        PuzzleRun {
            mode,
            timeline: puzzle.begin(),
            puzzle,
            phase: PuzzlePhase::Open,
            refutation: None,
            seen,
            is_recorded: false,
            has_hint: false,
            time: Duration::ZERO,
            rating_before,
        }
    }

    /// The position after the wrong action that was played last, and the answer to it.
    pub fn refutation(&self) -> Option<&(AnyTimeline, PackedAction)> {
        self.refutation.as_ref().filter(|_| self.phase == PuzzlePhase::Wrong)
    }

    /// Whether another puzzle follows.
    pub fn has_next(&self, players: &PlayerProfiles, own: &OwnPuzzles) -> bool {
        self.next_puzzle(players, own).is_some()
    }

    /// The puzzle that follows.
    fn next_puzzle(&self, players: &PlayerProfiles, own: &OwnPuzzles) -> Option<Puzzle> {
        choice::choose(self.puzzle.game(), self.mode.following(), (players, own), &self.seen)
    }

    /// Whether a hint or the solution would lower the player's rating: in the first attempt at a rated puzzle, once the player is placed.
    pub fn help_costs_rating(&self, players: &PlayerProfiles) -> bool {
        let was_attempted = |profile: &Profile| profile.puzzles(self.puzzle.game()).was_attempted(self.puzzle.id());
        self.is_rated()
            && self.rating_before.is_some()
            && !self.is_recorded
            && !players.current().is_some_and(was_attempted)
    }

    /// Whether the puzzle changes the player's rating or places the player.
    pub fn is_rated(&self) -> bool {
        self.mode == PuzzleMode::Rated
    }

    /// Whether the solver may still act.
    pub fn is_open(&self) -> bool {
        !matches!(self.phase, PuzzlePhase::Solved | PuzzlePhase::Shown)
    }

    /// The request that shows the start of the puzzle.
    fn show_start(&mut self) -> ExerciseRequest {
        self.timeline = self.puzzle.begin();
        self.phase = PuzzlePhase::Open;
        self.has_hint = false;
        let solver = self.timeline.side_to_move();
        ExerciseRequest::Begin(Box::new(exercise_record(&self.timeline, Some(solver))))
    }

    /// The request that records that the solver had help. While the player is being placed, it costs no rating.
    fn record_help(&mut self) -> Option<ProfileRequest> {
        let is_placing = self.rating_before.is_none();
        self.record(false, self.is_rated() && !is_placing)
    }

    /// The request that records the attempt, the first time. Whoever has made a puzzle knows its solution, so that solving it proves
    /// nothing.
    fn record(&mut self, solved: bool, rated: bool) -> Option<ProfileRequest> {
        let is_own = matches!(self.mode, PuzzleMode::Own | PuzzleMode::Trial);
        if std::mem::replace(&mut self.is_recorded, true) || is_own {
            return None;
        }
        let day = match self.mode {
            PuzzleMode::Daily(day) => Some(day),
            _ => None,
        };
        Some(ProfileRequest::Puzzle(PuzzleAttempt {
            ended: jiff::Timestamp::now(),
            game: self.puzzle.game().name().to_owned(),
            puzzle: self.puzzle.id().to_owned(),
            solved,
            rating: OpponentRating::new(f64::from(self.puzzle.rating()), RATING_DEVIATION),
            seconds: self.time.as_secs(),
            rated,
            day,
        }))
    }
}

/// The puzzle on the table.
pub type Puzzles = Exercise<PuzzleRun>;

impl ExerciseRun for PuzzleRun {
    fn pointers(&self) -> ExercisePointers {
        // The solution goes on from where the solver has followed it.
        let next = self.puzzle.line().get(self.timeline.ply()).filter(|_| self.has_hint && self.is_open());
        let places = next.and_then(|&next| piece_spot(&self.timeline, next)).into_iter().collect();
        ExercisePointers { places, ..ExercisePointers::default() }
    }
}

/// Adds puzzles.
pub fn plugin(app: &mut App) {
    app.init_resource::<Puzzles>()
        .init_resource::<OwnPuzzles>()
        .add_message::<PuzzleRequest>()
        .add_message::<SolveTrialPuzzle>()
        .add_systems(Update, (own::read_own, handle_requests, begin_trial).chain().in_set(AppSystems::Input))
        .add_systems(
            Update,
            (leave_with_match::<PuzzleRun>, judge_actions, count_time, update_pointers::<PuzzleRun>)
                .chain()
                .in_set(AppSystems::React),
        );
}

/// Carries out the solver's requests.
fn handle_requests(
    mut requests: MessageReader<PuzzleRequest>,
    mut puzzles: ResMut<Puzzles>,
    (players, own): (Res<PlayerProfiles>, Res<OwnPuzzles>),
    mut study_requests: MessageWriter<ExerciseRequest>,
    mut profile_requests: MessageWriter<ProfileRequest>,
) {
    for &request in requests.read() {
        let begun = match (request, &puzzles.run) {
            (PuzzleRequest::Begin { game, mode }, _) => {
                let seen = BTreeSet::new();
                let puzzle = choice::choose(game, mode, (&players, &own), &seen);
                puzzle.map(|puzzle| PuzzleRun::new(puzzle, mode, seen, &players))
            }
            (PuzzleRequest::Next, Some(run)) => {
                let puzzle = run.next_puzzle(&players, &own);
                puzzle.map(|puzzle| PuzzleRun::new(puzzle, run.mode.following(), run.seen.clone(), &players))
            }
            _ => None,
        };
        if let Some(mut run) = begun {
            study_requests.write(run.show_start());
            puzzles.run = Some(run);
            continue;
        }
        let Some(run) = &mut puzzles.run else { continue };
        match request {
            PuzzleRequest::Begin { .. } | PuzzleRequest::Next | PuzzleRequest::ReadOwn => {}
            PuzzleRequest::Again => {
                study_requests.write(run.show_start());
            }
            PuzzleRequest::Hint => {
                run.has_hint = true;
                profile_requests.write_batch(run.record_help());
            }
            PuzzleRequest::ShowSolution => {
                profile_requests.write_batch(run.record_help());
                study_requests.write(run.show_start());
                study_requests.write_batch(run.puzzle.line().iter().map(|&action| ExerciseRequest::Play(action)));
                run.phase = PuzzlePhase::Shown;
            }
            PuzzleRequest::Leave => puzzles.run = None,
        }
    }
}

/// Begins a puzzle that the player has just made.
fn begin_trial(
    mut requests: MessageReader<SolveTrialPuzzle>,
    mut puzzles: ResMut<Puzzles>,
    players: Res<PlayerProfiles>,
    mut study_requests: MessageWriter<ExerciseRequest>,
) {
    if let Some(SolveTrialPuzzle(puzzle)) = requests.read().last() {
        let mut run = PuzzleRun::new(puzzle.clone(), PuzzleMode::Trial, BTreeSet::new(), &players);
        study_requests.write(run.show_start());
        puzzles.run = Some(run);
    }
}

/// Judges the solver's actions, and answers them.
fn judge_actions(
    mut events: MessageReader<MatchEvent>,
    mut puzzles: ResMut<Puzzles>,
    mut study_requests: MessageWriter<ExerciseRequest>,
    mut profile_requests: MessageWriter<ProfileRequest>,
) {
    for event in events.read() {
        let &MatchEvent::Played { ply, action } = event else { continue };
        let Some(run) = &mut puzzles.bypass_change_detection().run else { continue };
        // Replies, refutations and a shown solution come from the puzzle itself.
        if !run.is_open() || ply != run.timeline.ply() {
            continue;
        }
        match run.puzzle.judge(&run.timeline, action) {
            Verdict::Solved => {
                run.phase = PuzzlePhase::Solved;
                profile_requests.write_batch(run.record(true, run.is_rated()));
            }
            Verdict::Correct => {
                run.phase = PuzzlePhase::Right;
                run.has_hint = false;
                if run.timeline.play(action).is_ok()
                    && let Some(reply) = run.puzzle.best_reply(&run.timeline)
                    && run.timeline.play(reply).is_ok()
                {
                    study_requests.write(ExerciseRequest::Play(reply));
                }
            }
            Verdict::Wrong => {
                run.phase = PuzzlePhase::Wrong;
                profile_requests.write_batch(run.record(false, run.is_rated()));
                let mut after = run.timeline.clone();
                run.refutation = None;
                if after.play(action).is_ok()
                    && let Some(refutation) = run.puzzle.refutation(&after)
                {
                    run.refutation = Some((after, refutation));
                    study_requests.write(ExerciseRequest::Play(refutation));
                }
                study_requests.write(ExerciseRequest::TakeBack);
            }
        }
        puzzles.set_changed();
    }
}

/// Counts the time that the solver takes.
fn count_time(
    mut puzzles: ResMut<Puzzles>,
    (screen, menu): (Res<State<Screen>>, Res<State<Menu>>),
    time: Res<Time<Real>>,
) {
    let is_running = *screen.get() == Screen::Play && *menu.get() == Menu::None;
    if let Some(run) = puzzles.bypass_change_detection().run.as_mut().filter(|run| is_running && !run.is_recorded) {
        run.time += time.delta();
    }
}
