//! The one gate: validates requests and answers them.

use bevy::prelude::*;

use super::{Match, MatchEvent, MatchRequest, Request, Source};
use cannon_rules::any::AnyRefusal;
use cannon_rules::{DrawReason, Outcome, Side, WinReason};

/// Answers every request that has come in, in order.
pub(super) fn answer_requests(
    mut requests: MessageReader<MatchRequest>,
    mut game: ResMut<Match>,
    mut events: MessageWriter<MatchEvent>,
) {
    for ask in requests.read() {
        if let Source::Computer { revision } = ask.source
            && revision != game.revision()
        {
            continue;
        }
        match answer(&mut game, &ask.request, ask.source) {
            Ok(happened) => {
                events.write_batch(happened);
            }
            Err(refused) => {
                events.write(MatchEvent::Refused(refused));
            }
        }
    }
}

fn refused(message_id: &'static str, english: &str) -> AnyRefusal {
    AnyRefusal { message_id, english: english.to_owned() }
}

/// Does what is asked, or says why not; nothing has changed then.
fn answer(game: &mut Match, request: &Request, source: Source) -> Result<Vec<MatchEvent>, AnyRefusal> {
    match request {
        Request::Play { action, shown_by } => {
            may_act(game, source)?;
            let ply = game.timeline().ply();
            game.play(*action, *shown_by)?;
            let mut happened = vec![MatchEvent::Played { ply, action: *action }];
            happened.extend(game.outcome().map(MatchEvent::Ended));
            Ok(happened)
        }
        Request::Touch => {
            may_act(game, source)?;
            going_on(game)?;
            Ok(Vec::new())
        }
        Request::Refuse(reason) => Err(reason.clone()),
        Request::Undo => {
            let ply = game
                .undo_target()
                .ok_or_else(|| refused("refused-nothing-to-undo", "there is nothing to take back"))?;
            game.move_to(ply);
            Ok(vec![MatchEvent::Moved])
        }
        Request::Redo => {
            let ply = game
                .redo_target()
                .ok_or_else(|| refused("refused-nothing-to-redo", "there is nothing to play again"))?;
            game.move_to(ply);
            Ok(vec![MatchEvent::Moved])
        }
        Request::Resign => {
            going_on(game)?;
            let outcome = Outcome::Win { side: !acting_human(game), by: WinReason::Resignation };
            game.end(outcome);
            Ok(vec![MatchEvent::Ended(outcome)])
        }
        Request::OfferDraw => {
            going_on(game)?;
            let side = acting_human(game);
            game.offer_draw(Some(side));
            Ok(vec![MatchEvent::DrawOffered(side)])
        }
        Request::AnswerDraw { accept } => {
            going_on(game)?;
            if game.draw_offer().is_none() {
                return Err(refused("refused-no-offer", "no draw has been offered"));
            }
            if *accept {
                let outcome = Outcome::Draw { by: DrawReason::Agreement };
                game.end(outcome);
                Ok(vec![MatchEvent::Ended(outcome)])
            } else {
                game.offer_draw(None);
                Ok(vec![MatchEvent::DrawDeclined])
            }
        }
        Request::Show(ply) => {
            game.show(*ply);
            Ok(vec![MatchEvent::Shown])
        }
        Request::ShowLive => {
            game.show(usize::MAX);
            Ok(vec![MatchEvent::Shown])
        }
        Request::ShowAgain if game.shown_ply() == 0 => {
            Err(refused("refused-nothing-to-show", "no turn has been played that could be shown"))
        }
        Request::ShowAgain => Ok(vec![MatchEvent::ShownAgain]),
        Request::Start(setup) => start(game, setup),
        Request::Restart => {
            let setup = game.setup();
            start(game, &setup)
        }
        Request::Rematch => {
            let mut setup = game.setup();
            std::mem::swap(&mut setup.players.south, &mut setup.players.north);
            start(game, &setup)
        }
        Request::SwapSides => {
            going_on(game)?;
            game.swap_seats();
            Ok(vec![MatchEvent::SeatsSwapped])
        }
        Request::Load(record) => {
            let loaded = Match::from_record(record)
                .map_err(|error| AnyRefusal { message_id: "refused-record", english: error.to_string() })?;
            game.replace(loaded);
            Ok(vec![MatchEvent::Started])
        }
    }
}

/// Whether the source is the one to act, as far as the board is on show and the turn goes.
fn may_act(game: &Match, source: Source) -> Result<(), AnyRefusal> {
    // The computer goes on while the player looks back; the view stays where it is.
    if !game.shows_live() && !matches!(source, Source::Computer { .. }) {
        return Err(refused(
            "refused-looking-back",
            "an earlier position is on show; go back to the live game to play",
        ));
    }
    if source == Source::Player && game.outcome().is_none() && !game.awaits_player() {
        return Err(refused("refused-computer-on-turn", "it is the computer's turn"));
    }
    Ok(())
}

fn start(game: &mut Match, setup: &super::MatchSetup) -> Result<Vec<MatchEvent>, AnyRefusal> {
    let fresh =
        Match::new(setup).map_err(|error| AnyRefusal { message_id: "refused-setup", english: error.to_string() })?;
    game.replace(fresh);
    Ok(vec![MatchEvent::Started])
}

fn going_on(game: &Match) -> Result<(), AnyRefusal> {
    if game.outcome().is_some() { Err(AnyRefusal::game_over()) } else { Ok(()) }
}

/// The person behind a button: the side to move, unless the computer plays it and a person the other.
fn acting_human(game: &Match) -> Side {
    let side = game.timeline().side_to_move();
    if game.seat(side).is_computer() && !game.seat(!side).is_computer() { !side } else { side }
}
