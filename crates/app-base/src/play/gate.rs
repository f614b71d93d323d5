//! The gate: the only place where requests to the match are validated and executed.

use bevy::prelude::*;

use super::{Match, MatchEvent, MatchPurpose, MatchRequest, MatchSetup, Request, Source, TreeEdit};
use crate::settings::{Adviser, Settings};
use cannon_rules::any::AnyRefusal;
use cannon_rules::record::Record;
use cannon_rules::{DrawReason, Outcome, Side, WinReason};

/// Handles all new requests in order, and drops outdated requests: of the computer, if it searched an older revision; of a person at the
/// board, if another request of the same frame has changed the position at which the person pointed.
pub(super) fn handle_requests(
    mut requests: MessageReader<MatchRequest>,
    mut game: ResMut<Match>,
    settings: Option<Res<Settings>>,
    mut events: MessageWriter<MatchEvent>,
) {
    let revision_before = game.revision();
    if !requests.is_empty() {
        let keeps_tries = settings.as_ref().is_none_or(|settings| settings.keep_tries);
        game.bypass_change_detection().set_keeps_tries(keeps_tries);
    }
    let adviser = settings.map_or_else(Adviser::default, |settings| settings.adviser);
    for message in requests.read() {
        let seen_revision = match message.source {
            Source::Computer { revision } => Some(revision),
            Source::Player | Source::Confirmed => Some(revision_before),
            Source::Interface | Source::Exercise => None,
        };
        if seen_revision.is_some_and(|seen| seen != game.revision()) {
            continue;
        }
        match handle_request(&mut game, &message.request, message.source, adviser) {
            Ok(match_events) => {
                events.write_batch(match_events);
            }
            Err(refusal) => {
                events.write(MatchEvent::Refused(refusal));
            }
        }
    }
}

/// Executes a request. A refused request changes nothing.
fn handle_request(
    game: &mut Match,
    request: &Request,
    source: Source,
    adviser: Adviser,
) -> Result<Vec<MatchEvent>, AnyRefusal> {
    check_fits_exercise(game, request, source)?;
    check_fits_study(game, request)?;
    match request {
        Request::Play { action, animation_variant: shown_by } => {
            check_may_act(game, source)?;
            if source == Source::Player
                && game.has_coach()
                && adviser.helps()
                && let Some(danger) = cannon_engine::danger(game.timeline(), *action)
            {
                let (action, animation_variant) = (*action, *shown_by);
                return Ok(vec![MatchEvent::Warned { action, animation_variant, danger: Box::new(danger) }]);
            }
            let ply = game.timeline().ply();
            game.play(*action, *shown_by)?;
            let mut events = vec![MatchEvent::Played { ply, action: *action }];
            events.extend(game.outcome().map(MatchEvent::Ended));
            Ok(events)
        }
        Request::CheckTurn => {
            check_may_act(game, source)?;
            check_not_over(game)?;
            Ok(Vec::new())
        }
        Request::Refuse(reason) => Err(reason.clone()),
        Request::Undo if game.is_study() => game.edit_tree(&TreeEdit::UndoDelete),
        Request::Undo => {
            let ply = game
                .undo_target()
                .ok_or_else(|| AnyRefusal::new("refused-nothing-to-undo", "there is nothing to undo"))?;
            game.go_to_ply(ply);
            Ok(vec![MatchEvent::LivePlyChanged])
        }
        Request::Redo => {
            let ply = game
                .redo_target()
                .ok_or_else(|| AnyRefusal::new("refused-nothing-to-redo", "there is nothing to redo"))?;
            game.go_to_ply(ply);
            Ok(vec![MatchEvent::LivePlyChanged])
        }
        Request::Resign => {
            check_not_over(game)?;
            let outcome = Outcome::Win { side: !acting_side(game, source), by: WinReason::Resignation };
            game.end(outcome);
            Ok(vec![MatchEvent::Ended(outcome)])
        }
        Request::Forfeit => {
            check_not_over(game)?;
            let outcome = Outcome::Win { side: !acting_side(game, source), by: WinReason::Fault };
            game.end(outcome);
            Ok(vec![MatchEvent::Ended(outcome)])
        }
        Request::OfferDraw => {
            check_not_over(game)?;
            let side = acting_side(game, source);
            game.offer_draw(Some(side));
            Ok(vec![MatchEvent::DrawOffered(side)])
        }
        Request::AnswerDraw { accept } => {
            check_not_over(game)?;
            if game.draw_offer().is_none() {
                return Err(AnyRefusal::new("refused-no-offer", "no draw has been offered"));
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
        Request::ViewPly(ply) => {
            game.view_ply(*ply);
            Ok(vec![MatchEvent::ViewChanged])
        }
        Request::ViewLive => {
            game.view_ply(usize::MAX);
            Ok(vec![MatchEvent::ViewChanged])
        }
        Request::EditTree(edit) => game.edit_tree(edit),
        Request::ReplayLastAction if game.shown_ply() == 0 => {
            Err(AnyRefusal::new("refused-nothing-to-show", "no action has been played"))
        }
        Request::ReplayLastAction => Ok(vec![MatchEvent::ReplayRequested]),
        Request::Start(setup) => start_match(game, setup, adviser),
        Request::Restart => {
            let setup = game.setup().clone();
            start_match(game, &setup, adviser)
        }
        Request::Rematch => {
            let mut setup = game.setup().clone();
            std::mem::swap(&mut setup.players.south, &mut setup.players.north);
            start_match(game, &setup, adviser)
        }
        Request::SwapSides => {
            check_not_over(game)?;
            game.swap_seats();
            Ok(vec![MatchEvent::SeatsSwapped])
        }
        Request::SetLevel(level) => {
            check_not_over(game)?;
            game.set_level(*level);
            Ok(vec![MatchEvent::LevelChanged])
        }
        Request::CallCoach => {
            check_not_over(game)?;
            game.call_coach();
            Ok(Vec::new())
        }
        Request::Load(record) => load(game, record, MatchPurpose::Game),
        Request::Exhibit(record) => load(game, record, MatchPurpose::Exhibition),
        Request::Study { record, ply } => {
            let events = load(game, record, MatchPurpose::Study)?;
            game.view_ply(*ply);
            Ok(events)
        }
        Request::ReadModelGame { record, ply } => {
            let events = load(game, record, MatchPurpose::ModelGame)?;
            game.view_ply(*ply);
            Ok(events)
        }
        Request::Exercise { line, ply } => {
            let events = load(game, line, MatchPurpose::Exercise)?;
            game.view_ply(*ply);
            Ok(events)
        }
    }
}

/// Refuses an action while an earlier ply is shown, or by a person whose turn it is not.
fn check_may_act(game: &Match, source: Source) -> Result<(), AnyRefusal> {
    // The computer may act while the player views an earlier ply; the view stays as it is.
    if !game.shows_live() && !matches!(source, Source::Computer { .. }) {
        return Err(AnyRefusal::new("refused-looking-back", "an earlier position is shown"));
    }
    if matches!(source, Source::Player | Source::Confirmed) && game.outcome().is_none() && !game.awaits_player() {
        // In an exercise no computer plays: what moves by itself belongs to the lesson or puzzle.
        let is_exercise = game.purpose() == MatchPurpose::Exercise;
        return Err(if is_exercise {
            AnyRefusal::new("refused-only-watch", "this moves by itself")
        } else {
            AnyRefusal::new("refused-computer-on-turn", "the computer is to move")
        });
    }
    Ok(())
}

/// Refuses requests that would take an exercise out of the hands of the lesson or puzzle to which it belongs.
fn check_fits_exercise(game: &Match, request: &Request, source: Source) -> Result<(), AnyRefusal> {
    let would_interfere = matches!(request, Request::Undo) || belongs_to_games(request);
    if game.purpose() == MatchPurpose::Exercise && would_interfere && source != Source::Exercise {
        return Err(AnyRefusal::new("refused-in-exercise", "not possible in a lesson or a puzzle"));
    }
    Ok(())
}

/// Refuses what ends or changes a game while the game is only studied.
fn check_fits_study(game: &Match, request: &Request) -> Result<(), AnyRefusal> {
    if game.is_study() && belongs_to_games(request) {
        return Err(AnyRefusal::new("refused-in-study", "not possible in a study"));
    }
    Ok(())
}

/// Whether a request ends a game or changes it as a whole, so that it has no meaning in an exercise or a study.
const fn belongs_to_games(request: &Request) -> bool {
    matches!(
        request,
        Request::Redo
            | Request::Resign
            | Request::Forfeit
            | Request::OfferDraw
            | Request::AnswerDraw { .. }
            | Request::Restart
            | Request::Rematch
            | Request::SwapSides
            | Request::SetLevel(_)
            | Request::CallCoach
    )
}

/// Replaces the match by a new one. It has no coach if the player wants no adviser.
fn start_match(game: &mut Match, setup: &MatchSetup, adviser: Adviser) -> Result<Vec<MatchEvent>, AnyRefusal> {
    let setup = MatchSetup { has_coach: setup.has_coach && adviser.helps(), ..setup.clone() };
    let new_match = Match::new(&setup).map_err(|error| AnyRefusal::because_of("refused-setup", &error))?;
    game.replace(new_match);
    Ok(vec![MatchEvent::Started])
}

/// Replaces the match by the match of a record.
fn load(game: &mut Match, record: &Record, purpose: MatchPurpose) -> Result<Vec<MatchEvent>, AnyRefusal> {
    let loaded =
        Match::from_record(record, purpose).map_err(|error| AnyRefusal::because_of("refused-record", &error))?;
    game.replace(loaded);
    Ok(vec![MatchEvent::Started])
}

/// Refuses if the game is over.
fn check_not_over(game: &Match) -> Result<(), AnyRefusal> {
    if game.outcome().is_some() { Err(AnyRefusal::game_over()) } else { Ok(()) }
}

/// The side that resigns or offers a draw. For a person, it is the side to move, or the other side if only the other side has a human seat.
/// For the computer, it is the side to move, or the other side if only the other side has a computer seat.
fn acting_side(game: &Match, source: Source) -> Side {
    let side = game.timeline().side_to_move();
    let is_computer = matches!(source, Source::Computer { .. });
    if game.seat(side).is_computer() != is_computer && game.seat(!side).is_computer() == is_computer {
        !side
    } else {
        side
    }
}
