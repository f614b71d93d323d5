//! Guessing the moves of a recorded game: before each move of a side, a person plays a guess, and points tell how good it was.
//!
//! Each position is an [exercise](crate::exercise). A guess is judged by a search in the background. Then the move of the game
//! is shown, and the moves of the other side play by themselves. Placements are not guessed, because no search can judge them.

use bevy::prelude::*;
use bevy::tasks::{block_on, poll_once};

use crate::exercise::{
    Exercise, ExercisePointers, ExerciseRequest, ExerciseRun, exercise_record, leave_with_match, piece_spot,
    update_pointers,
};
use crate::review::{Review, ReviewLimits};
use cannon_app_base::common::AppSystems;
use cannon_app_base::play::MatchEvent;
use cannon_engine::Limits;
use cannon_engine::analysis::ActionAnalysis;
use cannon_rules::any::AnyTimeline;
use cannon_rules::record::Record;
use cannon_rules::{PackedAction, Side};

use judgement::{Judgement, Question};

pub(crate) mod judgement;
mod score;

pub use score::{GuessScore, GuessedMove, MAX_POINTS};

/// A request of the person who guesses.
#[derive(Message, Clone, Debug)]
pub enum GuessRequest {
    /// Begin to guess the moves of a side of a game. Nothing begins if the record cannot be replayed or has no move to guess.
    Begin {
        /// The game.
        record: Box<Record>,
        /// The side whose moves are guessed.
        side: Side,
    },
    /// Go on to the next move or, after the last one, to the result.
    Next,
    /// Show the position of a guess, by its index, once all moves are guessed.
    Look(usize),
    /// Return from a shown position to the result.
    ShowResult,
    /// Begin the same game anew.
    Again,
    /// End the guessing.
    Leave,
}

/// How far the guessing is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GuessPhase {
    /// The person is to guess.
    Open,
    /// The guess is being judged.
    Judging,
    /// The guess has its points, and the table shows the move of the game.
    Judged,
    /// All moves are guessed.
    Over,
    /// All moves are guessed, and the table shows the position of the guess with this index.
    Looking(usize),
}

/// The guessing of the moves of one side of a game.
pub struct GuessRun {
    /// The record of the game.
    pub record: Record,
    /// The side whose moves are guessed.
    pub side: Side,
    /// The whole game.
    pub timeline: AnyTimeline,
    /// How far the guessing is.
    pub phase: GuessPhase,
    /// The plies of the moves to guess, the earliest first.
    plies: Vec<usize>,
    /// For each of these plies, what a review has found out about it.
    known: Vec<Option<ActionAnalysis>>,
    limits: Limits,
    guesses: Vec<GuessedMove>,
    judgement: Option<Judgement>,
}

impl GuessRun {
    /// The guessing of the moves of a side. `None` if the record cannot be replayed or has no move to guess.
    fn new(record: Record, side: Side, limits: Limits, review: &Review) -> Option<GuessRun> {
        let timeline = record.replay().ok()?;
        let plies = plies_to_guess(&timeline, side);
        if plies.is_empty() {
            return None;
        }
        let is_same = |other: &Record| other.started == record.started && other.actions == record.actions;
        let session = review.session().filter(|session| is_same(&session.record));
        let final_analysis = |ply: usize| {
            let action = session?.action_at(ply).filter(|action| action.is_final())?;
            Some(action.analysis.clone())
        };
        let known = plies.iter().map(|&ply| final_analysis(ply)).collect();
        Some(GuessRun {
            record,
            side,
            timeline,
            phase: GuessPhase::Open,
            plies,
            known,
            limits,
            guesses: Vec::new(),
            judgement: None,
        })
    }

    /// The guesses so far, the earliest first.
    pub fn guesses(&self) -> &[GuessedMove] {
        &self.guesses
    }

    /// The number of moves to guess.
    pub fn count(&self) -> usize {
        self.plies.len()
    }

    /// The index of the move in question, which is the last one after the end.
    pub fn index(&self) -> usize {
        let next = self.guesses.len();
        let is_guessed = !matches!(self.phase, GuessPhase::Open | GuessPhase::Judging);
        if is_guessed { next.saturating_sub(1) } else { next.min(self.plies.len() - 1) }
    }

    /// The ply of the move in question.
    pub fn ply(&self) -> usize {
        self.plies[self.index()]
    }

    /// The guess that is shown: the last one or, after the end, the one that the person looks at.
    pub fn shown_guess(&self) -> Option<&GuessedMove> {
        match self.phase {
            GuessPhase::Open | GuessPhase::Judging | GuessPhase::Over => None,
            GuessPhase::Judged => self.guesses.last(),
            GuessPhase::Looking(index) => self.guesses.get(index),
        }
    }

    /// Whether all moves are guessed.
    pub fn is_last(&self) -> bool {
        self.guesses.len() == self.plies.len()
    }

    /// The request that shows the position at a ply. The person always has the same seat, so that the camera does not turn.
    fn show(&mut self, ply: usize) -> ExerciseRequest {
        self.timeline.go_to(ply);
        ExerciseRequest::Begin(Box::new(exercise_record(&self.timeline, Some(self.side))))
    }

    /// The requests that show the move of the game in place of a guess.
    fn show_played(&mut self, guess: GuessedMove) -> Vec<ExerciseRequest> {
        vec![self.show(guess.ply), ExerciseRequest::Play(guess.played)]
    }

    /// The requests that lead to the next guess: the position after the last guessed move, and the moves up to the next one.
    fn ask(&mut self) -> Vec<ExerciseRequest> {
        self.phase = GuessPhase::Open;
        self.judgement = None;
        let ply = self.ply();
        let start = self.guesses.last().map_or(ply, |guess| guess.ply + 1);
        let mut requests = vec![self.show(start)];
        requests.extend((start..ply).filter_map(|ply| self.timeline.action_at(ply)).map(ExerciseRequest::Play));
        self.timeline.go_to(ply);
        requests
    }

    /// Goes on after a judged guess.
    fn proceed(&mut self) -> Vec<ExerciseRequest> {
        match self.phase {
            GuessPhase::Judged if self.is_last() => self.end(),
            GuessPhase::Judged => self.ask(),
            _ => Vec::new(),
        }
    }

    /// Shows the end of the game.
    fn end(&mut self) -> Vec<ExerciseRequest> {
        self.phase = GuessPhase::Over;
        vec![self.show(self.timeline.last_ply())]
    }

    /// Shows the position of a guess.
    fn look(&mut self, index: usize) -> Vec<ExerciseRequest> {
        let is_over = matches!(self.phase, GuessPhase::Over | GuessPhase::Looking(_));
        let Some(ply) = self.guesses.get(index).filter(|_| is_over).map(|guess| guess.ply) else { return Vec::new() };
        self.phase = GuessPhase::Looking(index);
        vec![self.show(ply)]
    }

    /// Begins to judge a guess.
    fn judge(&mut self, guess: PackedAction) {
        let (index, ply) = (self.index(), self.ply());
        let Some(played) = self.timeline.action_at(ply) else { return };
        self.phase = GuessPhase::Judging;
        self.timeline.go_to(ply);
        let known = self.known[index].clone();
        let question = Question { timeline: self.timeline.clone(), ply, guess, played, known };
        self.judgement = Some(Judgement::start(question, self.limits));
    }

    /// Takes the judgement of the guess, and shows the move of the game.
    fn take_judgement(&mut self, judged: Option<GuessedMove>) -> Vec<ExerciseRequest> {
        self.judgement = None;
        let Some(guess) = judged else { return self.ask() };
        self.guesses.push(guess);
        self.phase = GuessPhase::Judged;
        if guess.is_played() { Vec::new() } else { self.show_played(guess) }
    }
}

/// The plies of the moves of a side that can be guessed: all but placements.
pub fn plies_to_guess(timeline: &AnyTimeline, side: Side) -> Vec<usize> {
    let is_own = |&ply: &usize| timeline.side_to_move_at(ply) == side && !timeline.is_placement_at(ply);
    (0..timeline.last_ply()).filter(is_own).collect()
}

/// The guessing on the table.
pub type Guessing = Exercise<GuessRun>;

impl ExerciseRun for GuessRun {
    fn pointers(&self) -> ExercisePointers {
        let shown = self.shown_guess().filter(|_| matches!(self.phase, GuessPhase::Looking(_)));
        let places = shown.and_then(|guess| piece_spot(&self.timeline, guess.played)).into_iter().collect();
        ExercisePointers { places, ..ExercisePointers::default() }
    }
}

/// Adds the guessing of the moves of recorded games.
pub fn plugin(app: &mut App) {
    app.init_resource::<Guessing>()
        .add_message::<GuessRequest>()
        .add_systems(Update, handle_requests.in_set(AppSystems::Input))
        .add_systems(
            Update,
            (leave_with_match::<GuessRun>, judge_guesses, deliver_judgement, update_pointers::<GuessRun>)
                .chain()
                .in_set(AppSystems::React),
        );
}

/// Carries out the requests.
fn handle_requests(
    mut requests: MessageReader<GuessRequest>,
    mut guessing: ResMut<Guessing>,
    (review, limits): (Res<Review>, Res<ReviewLimits>),
    mut exercise_requests: MessageWriter<ExerciseRequest>,
) {
    for request in requests.read() {
        if let GuessRequest::Begin { record, side } = request {
            guessing.run = GuessRun::new(Record::clone(record), *side, limits.0, &review);
        }
        if let GuessRequest::Leave = request {
            guessing.run = None;
        }
        let Some(run) = &mut guessing.run else { continue };
        exercise_requests.write_batch(match request {
            GuessRequest::Begin { .. } => run.ask(),
            GuessRequest::Again => {
                run.guesses.clear();
                run.ask()
            }
            GuessRequest::Next => run.proceed(),
            GuessRequest::Look(index) => run.look(*index),
            GuessRequest::ShowResult if run.is_last() => run.end(),
            GuessRequest::ShowResult | GuessRequest::Leave => Vec::new(),
        });
    }
}

/// Begins to judge the person's guess. A person who plays once more before the move of the game is shown sees that move again.
fn judge_guesses(
    mut events: MessageReader<MatchEvent>,
    mut guessing: ResMut<Guessing>,
    mut exercise_requests: MessageWriter<ExerciseRequest>,
) {
    for event in events.read() {
        let &MatchEvent::Played { ply, action } = event else { continue };
        let Some(run) = guessing.bypass_change_detection().run.as_mut() else { continue };
        match (run.phase, run.guesses.last().copied()) {
            (GuessPhase::Open, _) if ply == run.ply() => {
                run.judge(action);
                guessing.set_changed();
            }
            (GuessPhase::Judged, Some(guess)) if ply == guess.ply && action != guess.played => {
                exercise_requests.write_batch(run.show_played(guess));
            }
            _ => {}
        }
    }
}

/// Delivers the judgement of the search.
fn deliver_judgement(mut guessing: ResMut<Guessing>, mut exercise_requests: MessageWriter<ExerciseRequest>) {
    let Some(run) = guessing.bypass_change_detection().run.as_mut() else { return };
    let Some(judged) = run.judgement.as_mut().and_then(|judgement| block_on(poll_once(&mut judgement.task))) else {
        return;
    };
    exercise_requests.write_batch(run.take_judgement(judged));
    guessing.set_changed();
}
