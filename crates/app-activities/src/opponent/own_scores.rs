//! The scores that the computer found for its last turns in a game, from which it resigns or offers a draw.

use bevy::prelude::*;

use cannon_app_base::play::{Match, MatchEvent, MatchRequest, Request, Source};
use cannon_engine::{Level, Score, draw, engine, resign};
use cannon_rules::Side;
use cannon_rules::record::Seat;

/// The scores of the computer's turns in this game.
#[derive(Resource, Default)]
pub(super) struct OwnScores {
    /// The ply of each turn, its side, and the score for that side. The oldest comes first.
    turns: Vec<(usize, Side, Score)>,
    /// Whether the computer offers a draw once its action has been played.
    wants_draw: bool,
}

impl OwnScores {
    /// Notes the score of the turn that the computer is about to play. Turns that were taken back no longer count.
    pub(super) fn record(&mut self, game: &Match, score: Option<Score>) {
        let timeline = game.timeline();
        self.turns.retain(|&(ply, ..)| ply < timeline.ply());
        self.turns.extend(score.map(|score| (timeline.ply(), timeline.side_to_move(), score)));
    }

    /// Whether the computer, which is to move, gives the game up.
    pub(super) fn resigns(&self, game: &Match) -> bool {
        let side = game.timeline().side_to_move();
        let Seat::Computer { level, .. } = game.seat(side) else { return false };
        let model = engine(game.timeline().game()).win_model();
        Level::new(level).is_some_and(|level| resign::resigns(level, model, &self.of(side)))
    }

    /// Decides whether the computer, which is to move, offers a draw after its action.
    pub(super) fn consider_draw(&mut self, game: &Match) {
        let timeline = game.timeline();
        self.wants_draw = draw::offers(timeline.ply(), &self.of(timeline.side_to_move()));
    }

    /// The scores of this side's turns.
    fn of(&self, side: Side) -> Vec<Score> {
        self.turns.iter().filter(|(_, of, _)| *of == side).map(|(.., score)| *score).collect()
    }
}

/// Offers a draw after the computer's action, and forgets the scores when another game begins.
pub(super) fn offer_draw(
    mut scores: ResMut<OwnScores>,
    mut events: MessageReader<MatchEvent>,
    mut requests: MessageWriter<MatchRequest>,
    game: Res<Match>,
) {
    for event in events.read() {
        match event {
            MatchEvent::Started => *scores = OwnScores::default(),
            MatchEvent::Played { .. } if scores.wants_draw => {
                // The next offer needs as many even turns again.
                *scores = OwnScores::default();
                if game.outcome().is_none() && game.draw_offer().is_none() {
                    let source = Source::Computer { revision: game.revision() };
                    requests.write(MatchRequest { request: Request::OfferDraw, source });
                }
            }
            _ => {}
        }
    }
}
