//! A single game of a match.

use std::sync::atomic::AtomicBool;
use std::time::Instant;

use serde::{Deserialize, Serialize};

use super::openings::Openings;
use super::player::{Fault, Player, Turn};
use super::terms::Conditions;
use crate::error::CliError;
use cannon_engine::rng::SeededRng;
use cannon_rules::any::AnyTimeline;
use cannon_rules::{DrawReason, Outcome, Side, WinReason};

/// A finished game, in the form in which it is written to files.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PlayedGame {
    /// The number of the game in its match, from 0.
    pub(super) number: u64,
    /// The seed of the match.
    pub(super) seed: u64,
    /// The random actions of the opening.
    opening: Vec<String>,
    colours: Colours,
    /// The actions after the opening.
    actions: Vec<String>,
    /// Who won.
    pub(super) result: GameResult,
    /// Why the game ended.
    pub(super) reason: EndReason,
    /// The fault of a player that lost by a fault.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    detail: Option<String>,
    /// The number of all actions, including the opening.
    pub(super) plies: usize,
}

/// The sides of the first and the second player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Colours {
    first: Side,
    second: Side,
}

/// The winner of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum GameResult {
    /// The first player.
    First,
    /// Neither player.
    Draw,
    /// The second player.
    Second,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum EndReason {
    PrincipalTaken,
    PrincipalEscaped,
    FlagTaken,
    SquaresHeld,
    DepotDestroyed,
    TooFewPieces,
    NoAction,
    Repetition,
    QuietTurns,
    /// The game reached the maximum length.
    Length,
    Crash,
    Illegal,
    Timeout,
    /// A clock ran out.
    Clock,
    /// Resignation or agreement, which do not occur in matches.
    Agreement,
}

impl EndReason {
    /// The name of the reason in files and reports.
    pub(super) const fn name(self) -> &'static str {
        match self {
            EndReason::PrincipalTaken => "principal_taken",
            EndReason::PrincipalEscaped => "principal_escaped",
            EndReason::FlagTaken => "flag_taken",
            EndReason::SquaresHeld => "squares_held",
            EndReason::DepotDestroyed => "depot_destroyed",
            EndReason::TooFewPieces => "too_few_pieces",
            EndReason::NoAction => "no_action",
            EndReason::Repetition => "repetition",
            EndReason::QuietTurns => "quiet_turns",
            EndReason::Length => "length",
            EndReason::Crash => "crash",
            EndReason::Illegal => "illegal",
            EndReason::Timeout => "timeout",
            EndReason::Clock => "clock",
            EndReason::Agreement => "agreement",
        }
    }
}

impl PlayedGame {
    /// The side that won; `None` for a draw.
    pub(super) const fn winner(&self) -> Option<Side> {
        match self.result {
            GameResult::First => Some(self.colours.first),
            GameResult::Draw => None,
            GameResult::Second => Some(self.colours.second),
        }
    }

    /// The player that lost by a fault, if any: 0 for the first player, 1 for the second.
    pub(super) const fn player_at_fault(&self) -> Option<usize> {
        match (self.reason, self.result) {
            (EndReason::Crash | EndReason::Illegal | EndReason::Timeout | EndReason::Clock, GameResult::Second) => {
                Some(0)
            }
            (EndReason::Crash | EndReason::Illegal | EndReason::Timeout | EndReason::Clock, GameResult::First) => {
                Some(1)
            }
            _ => None,
        }
    }
}

impl From<Outcome> for EndReason {
    fn from(outcome: Outcome) -> EndReason {
        match outcome {
            Outcome::Win { by: WinReason::PrincipalTaken, .. } => EndReason::PrincipalTaken,
            Outcome::Win { by: WinReason::PrincipalEscaped, .. } => EndReason::PrincipalEscaped,
            Outcome::Win { by: WinReason::FlagTaken, .. } => EndReason::FlagTaken,
            Outcome::Win { by: WinReason::SquaresHeld, .. } => EndReason::SquaresHeld,
            Outcome::Win { by: WinReason::DepotDestroyed, .. } => EndReason::DepotDestroyed,
            Outcome::Win { by: WinReason::TooFewPieces, .. } => EndReason::TooFewPieces,
            Outcome::Win { by: WinReason::NoAction, .. } => EndReason::NoAction,
            Outcome::Draw { by: DrawReason::Repetition } => EndReason::Repetition,
            Outcome::Draw { by: DrawReason::QuietTurns } => EndReason::QuietTurns,
            Outcome::Draw { by: DrawReason::Length } => EndReason::Length,
            Outcome::Win { by: WinReason::Resignation | WinReason::Time, .. }
            | Outcome::Draw { by: DrawReason::Agreement } => EndReason::Agreement,
        }
    }
}

impl Fault {
    const fn reason(&self) -> EndReason {
        match self {
            Fault::Crash(_) => EndReason::Crash,
            Fault::Illegal(_) => EndReason::Illegal,
            Fault::Timeout(_) => EndReason::Timeout,
            Fault::Clock => EndReason::Clock,
        }
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
    openings: Openings,
    (seed, number): (u64, u64),
    players: &mut PlayerPair,
    stop: &AtomicBool,
) -> Result<PlayedGame, CliError> {
    let mut timeline = openings.play(&*conditions.start(number)?, seed, number / 2)?;
    let opening = timeline.ply();
    // The first player is South in one game of each pair, and North in the other.
    let first = if number.is_multiple_of(2) { Side::South } else { Side::North };
    let player_of = |side: Side| usize::from(side != first);
    let fault = play_to_end(&mut *timeline, conditions, players, player_of, SeededRng::new(&[seed, number]), stop);
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
            Some(0) => GameResult::First,
            Some(_) => GameResult::Second,
            None => GameResult::Draw,
        },
        reason: match &fault {
            Some((_, fault)) => fault.reason(),
            None => timeline.outcome().map_or(EndReason::Length, EndReason::from),
        },
        detail: fault.map(|(_, fault)| fault.to_string()),
        plies: timeline.ply(),
    })
}

/// Plays a game to its end. Returns the player that lost by a fault, if any, and the fault.
fn play_to_end(
    timeline: &mut dyn AnyTimeline,
    conditions: &Conditions,
    players: &mut PlayerPair,
    player_of: impl Fn(Side) -> usize,
    mut rng: SeededRng,
    stop: &AtomicBool,
) -> Option<(usize, Fault)> {
    for (index, player) in players.iter_mut().enumerate() {
        if let Err(fault) = player.new_game(rng.next_u64()) {
            return Some((index, fault));
        }
    }
    let mut clocks = conditions.clocks();
    while timeline.outcome().is_none() && timeline.ply() < conditions.max_plies {
        let (side, ply) = (timeline.side_to_move(), timeline.ply());
        let index = player_of(side);
        let started = Instant::now();
        let answer = players[index].choose(&Turn { timeline, clocks: &clocks, stop });
        let flag_fell = clocks.elapse(side, started.elapsed());
        let played = match answer {
            // An action that comes after the flag fell is not played.
            Ok(_) | Err(Fault::Timeout(_)) if flag_fell => Err(Fault::Clock),
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
