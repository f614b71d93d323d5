//! A single game of a match.

use std::sync::atomic::AtomicBool;
use std::time::Instant;

use super::openings::RandomOpenings;
use super::player::{Fault, Player, Turn};
use super::terms::Conditions;
use crate::error::CliError;
use cannon_engine::rng::SeededRng;
use cannon_engine_driver::FaultKind;
use cannon_files::match_games::{Colours, EndReason, MatchGameResult, PlayedGame, PlayerFault};
use cannon_rules::any::AnyTimeline;
use cannon_rules::{DrawReason, Outcome, Side};

impl Fault {
    const fn in_file(&self) -> PlayerFault {
        match self {
            Fault::NoAction => PlayerFault::Crash,
            Fault::Illegal(_) => PlayerFault::Illegal,
            Fault::Clock => PlayerFault::Clock,
            Fault::Engine(fault) => match fault.kind() {
                FaultKind::Crash => PlayerFault::Crash,
                FaultKind::Illegal => PlayerFault::Illegal,
                FaultKind::Timeout => PlayerFault::Timeout,
            },
        }
    }

    /// Whether the player had no answer within its time.
    const fn is_timeout(&self) -> bool {
        matches!(self, Fault::Engine(fault) if matches!(fault.kind(), FaultKind::Timeout))
    }
}

/// The first and the second player.
pub(super) type PlayerPair = [Box<dyn Player>; 2];

/// Plays the game with this number.
///
/// # Errors
/// If no balanced opening is found for it.
pub(super) fn play_game(
    conditions: &Conditions,
    openings: RandomOpenings,
    (seed, number): (u64, u64),
    players: &mut PlayerPair,
    stop: &AtomicBool,
) -> Result<PlayedGame, CliError> {
    let mut timeline = openings.play(&conditions.start(number)?, seed, number / 2)?;
    let opening = timeline.ply();
    // The first player is South in one game of each pair, and North in the other.
    let first = if number.is_multiple_of(2) { Side::South } else { Side::North };
    let player_of = |side: Side| usize::from(side != first);
    let fault = play_to_end(&mut timeline, conditions, players, player_of, SeededRng::new(&[seed, number]), stop);
    let winner = match &fault {
        Some((loser, _)) => Some(1 - loser),
        None => timeline.outcome().and_then(Outcome::winner).map(player_of),
    };
    let mut actions: Vec<String> = (0..timeline.ply()).filter_map(|ply| timeline.notation_at(ply)).collect();
    let after_opening = actions.split_off(opening.min(actions.len()));
    Ok(PlayedGame {
        number,
        seed,
        opening: actions,
        colours: Colours { first, second: !first },
        actions: after_opening,
        result: match winner {
            Some(0) => MatchGameResult::First,
            Some(_) => MatchGameResult::Second,
            None => MatchGameResult::Draw,
        },
        reason: match &fault {
            Some((_, fault)) => EndReason::Fault(fault.in_file()),
            None => timeline.outcome().map_or(EndReason::Draw(DrawReason::Length), EndReason::from),
        },
        detail: fault.map(|(_, fault)| fault.to_string()),
        plies: timeline.ply(),
    })
}

/// Plays a game to its end. Returns the player that lost by a fault, if any, and the fault.
fn play_to_end(
    timeline: &mut AnyTimeline,
    conditions: &Conditions,
    players: &mut PlayerPair,
    player_of: impl Fn(Side) -> usize,
    mut rng: SeededRng,
    stop: &AtomicBool,
) -> Option<(usize, Fault)> {
    let seeds = [rng.next_u64(), rng.next_u64()];
    for (index, player) in players.iter_mut().enumerate() {
        if let Err(fault) = player.new_game(seeds[index], stop) {
            return Some((index, fault));
        }
    }
    let mut clocks = conditions.clocks();
    while timeline.outcome().is_none() && timeline.ply() < conditions.max_plies {
        let (side, ply) = (timeline.side_to_move(), timeline.ply());
        let index = player_of(side);
        let started = Instant::now();
        let answer = players[index].choose(&Turn { timeline, clocks: &clocks, seed: seeds[index], stop });
        let flag_fell = clocks.elapse(side, started.elapsed());
        let played = match answer {
            // An action that comes after the flag fell is not played.
            Ok(_) if flag_fell => Err(Fault::Clock),
            Err(fault) if flag_fell && fault.is_timeout() => Err(Fault::Clock),
            Ok(action) => timeline.play(action).map_err(|refusal| Fault::Illegal(refusal.to_string())),
            Err(fault) => Err(fault),
        };
        if let Err(fault) = played {
            return Some((index, fault));
        }
        clocks.finish_turn(side, ply);
    }
    None
}
