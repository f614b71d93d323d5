//! The summary of a game in progress that was loaded: whose turn it is, what was played last, what the last action has taken, and what is
//! in danger. It stands in the ribbon below the board until the player goes on.

use bevy::prelude::*;

use crate::hud::status;
use crate::parts::text;
use cannon_app_activities::input::Selection;
use cannon_app_activities::opponent::Hint;
use cannon_app_base::common::board::Spot;
use cannon_app_base::common::{AppSystems, FrameRequest};
use cannon_app_base::i18n::Words;
use cannon_app_base::play::{Match, MatchEvent};
use cannon_app_games as games;
use cannon_app_games::InspectorQuery;
use cannon_rules::Side;

/// The number of seconds after which the card disappears by itself.
const STAY_SECONDS: f32 = 30.0;

/// The lines of the summary, the first one as its heading, while it is shown.
#[derive(Resource, Default)]
pub(crate) struct ResumeSummary {
    lines: Vec<String>,
    /// The seconds for which the player has seen it.
    age: f32,
}

impl ResumeSummary {
    /// Whether it is shown.
    pub(crate) fn is_shown(&self) -> bool {
        !self.lines.is_empty()
    }

    /// Its lines, the first one as its heading.
    pub(crate) fn lines(&self) -> &[String] {
        &self.lines
    }

    /// Removes it.
    pub(crate) fn close(&mut self) {
        self.lines.clear();
    }

    /// Adds the seconds of a frame in which the player sees the summary. Returns a request for the frame in which the summary disappears.
    pub(crate) fn grow_older(&mut self, seconds: f32) -> FrameRequest {
        self.age += seconds;
        if self.age > STAY_SECONDS {
            self.close();
        }
        FrameRequest::within_seconds(STAY_SECONDS - self.age)
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<ResumeSummary>().add_systems(Update, follow_match.in_set(AppSystems::React));
}

/// Makes the summary when a game is loaded, and removes it when the player goes on.
fn follow_match(
    mut events: MessageReader<MatchEvent>,
    (game, words): (Res<Match>, Res<Words>),
    (selection, hint): (Res<Selection>, Res<Hint>),
    mut shown: ResMut<ResumeSummary>,
) {
    for event in events.read() {
        match event {
            MatchEvent::Started => *shown = ResumeSummary { lines: summary(&words, &game), age: 0.0 },
            MatchEvent::Refused(_) => {}
            _ if shown.is_shown() => shown.close(),
            _ => {}
        }
    }
    if shown.is_shown() && (selection.choice().is_some() || hint.action().is_some()) {
        shown.close();
    }
}

/// The lines of the summary. None if no action has been played yet, the game is over, or no person plays it.
pub(crate) fn summary(words: &Words, game: &Match) -> Vec<String> {
    let timeline = game.timeline();
    let ply = timeline.ply();
    if ply == 0 || game.outcome().is_some() || !game.is_game() || !game.has_human() {
        return Vec::new();
    }
    let side = timeline.side_to_move();
    let is_persons_turn = game.awaits_player();
    let id = match (game.is_between_people(), is_persons_turn) {
        (true, _) => "resume-turn-of",
        (false, true) => "resume-your-turn",
        (false, false) => "resume-computers-turn",
    };
    let args = [("turn", (ply + 1).into()), ("side", words.side_in(timeline.game(), side).into())];
    let mut lines = vec![words.format(id, &args)];
    lines.extend(last_action(words, game, ply - 1));
    if is_persons_turn {
        lines.extend(losses(words, game, side));
        let threat =
            cannon_engine::threats_after(timeline).into_iter().next().map(|threat| words.message(&threat.sentence));
        match threat {
            Some(threat) => lines.push(threat),
            None => lines.extend(status::warning_texts(words, game)),
        }
    }
    lines
}

/// What was played at a ply.
fn last_action(words: &Words, game: &Match, ply: usize) -> Option<String> {
    Some(words.format("resume-last", &[("move", text::move_by(words, game, ply)?.into())]))
}

/// The pieces of a side that the last action of its opponent has taken.
fn losses(words: &Words, game: &Match, side: Side) -> Option<String> {
    let ply = game.timeline().ply();
    let lost = lost_spots(game, side, ply)?;
    let pieces: Vec<String> =
        lost.into_iter().filter_map(|spot| piece_text(words, game, side, (ply - 1, spot))).collect();
    (!pieces.is_empty()).then(|| words.format("resume-lost", &[("pieces", words.list(&pieces).into())]))
}

/// The places on which the side had pieces before the action that led to this ply, and has none like them after it.
fn lost_spots(game: &Match, side: Side, ply: usize) -> Option<Vec<Spot>> {
    let timeline = game.timeline();
    let before = games::piece_states_at(timeline, ply.checked_sub(1)?)?;
    let after = games::piece_states_at(timeline, ply)?;
    // The side did not act, so its pieces still stand where they stood; a wreck in the place of a unit looks different.
    let still_stands =
        |(spot, piece): &(Spot, _)| after.iter().any(|(other, kept)| other == spot && kept.has_same_look(piece));
    let of_side = before.into_iter().filter(|(_, piece)| piece.side == side && piece.lifts_on_hover);
    Some(of_side.filter(|piece| !still_stands(piece)).map(|(spot, _)| spot).collect())
}

/// A piece with its place, such as "Soldier (c5)".
fn piece_text(words: &Words, game: &Match, viewer: Side, (ply, spot): (usize, Spot)) -> Option<String> {
    let query = InspectorQuery { ply, spot: Some(spot), choice: None, viewer };
    let card = games::inspect(game.timeline(), query, words)?;
    Some(words.format("resume-piece", &[("piece", card.name.into()), ("at", spot.to_string().into())]))
}
