//! How the computer answers a draw offer.

use bevy::prelude::*;

use crate::app::play::{Ask, Match, Request, Source};
use crate::engine::Score;

/// Below this many plies the computer declines a draw unless it stands worse.
const EARLY_PLIES: usize = 40;
/// Standing worse than this (hundredths of a soldier), the computer is glad of a draw at any time.
const WORSE: i32 = 60;

/// Whether the computer accepts a draw, given how its opponent, who is on turn and offers it, stands.
pub(super) fn wants_draw(opponent: Score, ply: usize) -> bool {
    match opponent {
        Score::Win { .. } => true,
        Score::Loss { .. } => false,
        Score::Advantage(advantage) => advantage >= WORSE || (advantage >= 0 && ply >= EARLY_PLIES),
    }
}

/// An offer made while the computer itself is on turn is declined: it is busy with its own plans.
pub(super) fn answer_offers(game: Res<Match>, mut requests: MessageWriter<Ask>) {
    let side = game.timeline().side_to_move();
    if game.draw_offer() == Some(!side) && game.seat(side).is_computer() {
        requests.write(Ask {
            request: Request::AnswerDraw { accept: false },
            source: Source::Computer { revision: game.revision() },
        });
    }
}
