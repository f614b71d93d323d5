//! Answers to draw offers that are made during the computer's own turn. Other offers are answered after a search.

use bevy::prelude::*;

use cannon_app_base::play::{Match, MatchRequest, Request, Source};

/// Declines an offer that is made during the computer's own turn.
pub(super) fn decline_offers_on_own_turn(game: Res<Match>, mut requests: MessageWriter<MatchRequest>) {
    let side = game.timeline().side_to_move();
    if game.draw_offer() == Some(!side) && game.seat(side).is_computer() {
        requests.write(MatchRequest {
            request: Request::AnswerDraw { accept: false },
            source: Source::Computer { revision: game.revision() },
        });
    }
}
