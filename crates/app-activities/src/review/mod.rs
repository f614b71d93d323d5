//! The review of a game: the analysis of its actions in the background, and the lines of play that the player looks at.
//!
//! While the review is open, the [`Match`] holds the reviewed game or, for a while, a
//! [exercise](cannon_app_base::play::MatchPurpose::Exercise) of one of its best lines.

use bevy::prelude::*;

use crate::profile::ProfileRequest;
use cannon_app_base::common::{AppSystems, FrameRequest, request_frames};
use cannon_app_base::play::Match;
use cannon_app_base::states::Menu;
use cannon_engine::Limits;
use cannon_engine::analysis::REVIEW_LIMITS;
use cannon_rules::{Outcome, Side};

mod analysis_task;
mod deciding;
mod line_playback;
mod session;

pub use line_playback::{MAX_LINE_ACTIONS, ReviewRequest, ShownLine};
pub use session::{ReviewSession, ReviewedAction};

/// The review of a game, if one was opened. It stays until another game is reviewed.
#[derive(Resource, Default)]
pub struct Review {
    session: Option<ReviewSession>,
    shown_line: Option<ShownLine>,
    /// The ply of the action before which the player looks at the position.
    before: Option<usize>,
    /// The start time of the game in which the player has played on from the reviewed game.
    trial: Option<jiff::Timestamp>,
}

impl Review {
    /// The reviewed game and its analysis.
    pub fn session(&self) -> Option<&ReviewSession> {
        self.session.as_ref()
    }

    /// The reviewed game from which the player has played on in this match.
    pub fn origin_of(&self, game: &Match) -> Option<&ReviewSession> {
        let is_trial = game.is_game() && self.trial == Some(game.started_at());
        self.session.as_ref().filter(|session| is_trial && !session.is_of(game))
    }

    /// The line of play on the table, if it shows one instead of the game.
    pub fn shown_line(&self) -> Option<&ShownLine> {
        self.shown_line.as_ref()
    }

    /// The ply of the action of which the review speaks: the action that led to the shown position or, if the player looks at the position
    /// before an action, that action. At the start of the game it is the first action. `None` while a line is shown.
    pub fn reviewed_ply(&self, game: &Match) -> Option<usize> {
        let session = self.session.as_ref().filter(|session| session.is_of(game) && session.plies() > 0)?;
        let shown = game.shown_ply();
        let ply = if self.is_before(game) { shown } else { shown.saturating_sub(1) };
        Some(ply.min(session.plies() - 1))
    }

    /// Whether the table shows the position before the action of which the review speaks.
    pub fn is_before(&self, game: &Match) -> bool {
        let shown = game.shown_ply();
        shown == 0 || self.before == Some(shown)
    }

    /// The analysis of the action of which the review speaks, while the table shows the position before it.
    pub fn action_at(&self, game: &Match) -> Option<&ReviewedAction> {
        let ply = self.reviewed_ply(game).filter(|_| self.is_before(game))?;
        self.session.as_ref()?.action_at(ply)
    }
}

/// The limits of the full pass of an analysis for each position.
#[derive(Resource, Clone, Copy, Debug)]
pub struct ReviewLimits(pub Limits);

impl Default for ReviewLimits {
    fn default() -> Self {
        ReviewLimits(REVIEW_LIMITS)
    }
}

/// Adds the review of games.
pub fn plugin(app: &mut App) {
    app.init_resource::<Review>()
        .init_resource::<ReviewLimits>()
        .add_message::<ReviewRequest>()
        .add_systems(Update, line_playback::handle_requests.in_set(AppSystems::Input))
        .add_systems(
            Update,
            (start_session, collect_results, line_playback::advance)
                .chain()
                .in_set(AppSystems::React)
                .run_if(in_state(Menu::Review).or_else(is_defeat_shown)),
        )
        .add_systems(
            PostUpdate,
            request_frames(FrameRequest::TICK)
                .run_if(in_state(Menu::Review).or_else(in_state(Menu::Result)).and_then(is_busy)),
        )
        .add_systems(Update, record_accuracy.in_set(AppSystems::React).run_if(resource_changed::<Review>))
        .add_systems(OnExit(Menu::Review), (line_playback::leave_line, stop_analysis))
        .add_systems(OnExit(Menu::Result), stop_analysis)
        .add_systems(Last, stop_analysis.run_if(on_message::<AppExit>));
}

/// Run condition: the result tells a person of a defeat by the computer. The analysis then looks for the move that decided the game.
fn is_defeat_shown(menu: Res<State<Menu>>, game: Res<Match>) -> bool {
    let winner = game.outcome().and_then(Outcome::winner).filter(|_| *menu.get() == Menu::Result);
    winner.is_some_and(|side| game.seat(side).is_computer() && !game.seat(!side).is_computer())
}

/// Run condition: the analysis is running, or a line of play is shown.
fn is_busy(review: Res<Review>) -> bool {
    review.session.as_ref().is_some_and(ReviewSession::is_running) || review.shown_line.is_some()
}

/// Starts the review of the game on the table, or goes on with it.
fn start_session(mut review: ResMut<Review>, game: Res<Match>, limits: Res<ReviewLimits>) {
    if !game.is_game() {
        return;
    }
    match &mut review.session {
        Some(session) if session.is_of(&game) => {
            let is_incomplete = session.needs_analysis();
            let Some(session) = &mut review.bypass_change_detection().session else { return };
            if game.is_changed() {
                // The same actions may have another end by now, such as resignation.
                session.record = game.record();
            }
            if is_incomplete {
                session.resume();
            }
        }
        _ => {
            review.shown_line = None;
            review.trial = None;
            review.before = review.before.filter(|&ply| ply == game.shown_ply());
            review.session = Some(ReviewSession::start(&game, limits.0));
        }
    }
}

/// Takes the results that the analysis has found since the last frame.
fn collect_results(mut review: ResMut<Review>) {
    let has_news = review.bypass_change_detection().session.as_mut().is_some_and(ReviewSession::collect_results);
    if has_news {
        review.set_changed();
    }
}

/// Stops the analysis. What it has found stays.
fn stop_analysis(mut review: ResMut<Review>) {
    if let Some(session) = &mut review.session {
        session.stop();
    }
}

/// Records the accuracy of the person in the player's profile when the review of a game against the computer is complete.
fn record_accuracy(
    review: Res<Review>,
    mut recorded: Local<Option<jiff::Timestamp>>,
    mut requests: MessageWriter<ProfileRequest>,
) {
    let Some(session) = review.session().filter(|session| session.is_complete()) else { return };
    let record = &session.record;
    let sides = Side::ALL.into_iter().filter(|&side| !record.players[side].seat.is_computer());
    let ([side], Some(summaries)) = (&sides.collect::<Vec<_>>()[..], session.summaries()) else { return };
    if *recorded == Some(record.started) {
        return;
    }
    *recorded = Some(record.started);
    if let Some(accuracy) = summaries[side.index()].accuracy {
        let (game, started, side) = (record.game, record.started, *side);
        requests.write(ProfileRequest::Accuracy { game, started, side, accuracy });
    }
}
