//! Draw offers that come at the wrong time; the others are answered after a search.

use bevy::prelude::*;

use crate::app::play::{Match, MatchRequest, Request, Source};

/// An offer made while the computer itself is on turn is declined: it is busy with its own plans.
pub(super) fn answer_offers(game: Res<Match>, mut requests: MessageWriter<MatchRequest>) {
    let side = game.timeline().side_to_move();
    if game.draw_offer() == Some(!side) && game.seat(side).is_computer() {
        requests.write(MatchRequest {
            request: Request::AnswerDraw { accept: false },
            source: Source::Computer { revision: game.revision() },
        });
    }
}
