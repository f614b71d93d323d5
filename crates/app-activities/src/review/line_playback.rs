//! The playback of the best line of a position, step by step, the return to the game, and the game that is played on from a turn.

use std::time::Duration;

use bevy::prelude::*;

use super::Review;
use cannon_app_base::play::{BoardView, Match, MatchRequest, Request};

/// The pause after each action of a line that plays by itself.
const PAUSE: Duration = Duration::from_millis(900);
/// The maximum number of actions of a best line that is played or written into a study. Later ones say little, because the search looked at
/// few alternatives there.
pub const MAX_LINE_ACTIONS: usize = 8;

/// A request to the review.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewRequest {
    /// Show an action as it is played, from the position before it.
    ShowMove(usize),
    /// Show the position before an action.
    ShowBefore(usize),
    /// Play the best line instead of the action of which the review speaks.
    ShowLine,
    /// Stop playing the line by itself, because the player steps through it.
    PauseLine,
    /// Return from a line to the game.
    ShowGame,
    /// Play on from this ply of the game, in a game of its own.
    PlayFrom(usize),
    /// Stop the analysis.
    StopAnalysis,
}

/// A best line on the table.
#[derive(Clone, Copy, Debug)]
pub struct ShownLine {
    /// The ply at which it leaves the game.
    pub start_ply: usize,
    /// The number of its actions.
    pub length: usize,
    /// Whether it plays by itself.
    is_playing: bool,
    /// The time since its last action, while it plays by itself.
    pause: Duration,
}

/// Shows a line or the game.
pub(super) fn handle_requests(
    mut requests: MessageReader<ReviewRequest>,
    mut review: ResMut<Review>,
    game: Res<Match>,
    mut match_requests: MessageWriter<MatchRequest>,
) {
    for request in requests.read() {
        match request {
            &ReviewRequest::ShowMove(ply) => {
                return_to_game(&mut review, &mut match_requests);
                review.before = None;
                match_requests.write(MatchRequest::from_interface(Request::ViewPly(ply + 1)));
                match_requests.write(MatchRequest::from_interface(Request::ReplayLastAction));
            }
            &ReviewRequest::ShowBefore(ply) => {
                return_to_game(&mut review, &mut match_requests);
                review.before = Some(ply);
                match_requests.write(MatchRequest::from_interface(Request::ViewPly(ply)));
            }
            ReviewRequest::ShowLine => {
                let Some(ply) = review.reviewed_ply(&game) else { continue };
                let Some(action) = review.session.as_ref().and_then(|session| session.action_at(ply)) else { continue };
                let mut line = action.analysis.lines[0].pv.clone();
                line.truncate(MAX_LINE_ACTIONS);
                let Some(session) = &review.session else { continue };
                let record = session.line_record(ply, &line);
                let length = record.actions.len() - ply;
                review.shown_line = Some(ShownLine { start_ply: ply, length, is_playing: true, pause: Duration::ZERO });
                let request = Request::Exercise { line: Box::new(record), ply };
                match_requests.write(MatchRequest::from_interface(request));
            }
            ReviewRequest::PauseLine => {
                review.before = None;
                if let Some(line) = &mut review.shown_line {
                    line.is_playing = false;
                }
            }
            ReviewRequest::ShowGame => return_to_game(&mut review, &mut match_requests),
            ReviewRequest::PlayFrom(ply) => {
                let Some(record) = review.session.as_ref().map(|session| session.trial_record(*ply)) else { continue };
                review.trial = Some(record.started);
                match_requests.write(MatchRequest::from_interface(Request::Load(Box::new(record))));
            }
            ReviewRequest::StopAnalysis => {
                if let Some(session) = &mut review.session {
                    session.cancel();
                }
            }
        }
    }
}

/// Plays the next action of a line when the last one has been shown for a moment.
pub(super) fn advance(
    mut review: ResMut<Review>,
    game: Res<Match>,
    board_view: Res<BoardView>,
    time: Res<Time<Real>>,
    mut match_requests: MessageWriter<MatchRequest>,
) {
    let Some(line) = &mut review.bypass_change_detection().shown_line else { return };
    let is_settled = board_view.is_at_rest(&game);
    if !line.is_playing || game.is_game() || game.shows_live() || !is_settled {
        line.pause = Duration::ZERO;
        return;
    }
    line.pause += time.delta();
    if line.pause >= PAUSE {
        line.pause = Duration::ZERO;
        match_requests.write(MatchRequest::from_interface(Request::ViewPly(game.shown_ply() + 1)));
    }
}

/// Returns to the game when the review is left, unless it is left for something else on the table, such as a study.
pub(super) fn leave_line(
    mut review: ResMut<Review>,
    mut match_requests: ParamSet<(MessageReader<MatchRequest>, MessageWriter<MatchRequest>)>,
) {
    let replaces_line = |request: &Request| request.replaces_match() && !matches!(request, Request::Exercise { .. });
    if match_requests.p0().read().any(|message| replaces_line(&message.request)) {
        review.shown_line = None;
    }
    return_to_game(&mut review, &mut match_requests.p1());
}

fn return_to_game(review: &mut Review, match_requests: &mut MessageWriter<MatchRequest>) {
    let (Some(line), Some(session)) = (review.shown_line.take(), &review.session) else { return };
    match_requests.write(MatchRequest::from_interface(Request::Load(Box::new(session.record.clone()))));
    match_requests.write(MatchRequest::from_interface(Request::ViewPly(line.start_ply + 1)));
}
