//! One game of a match.

use std::sync::atomic::AtomicBool;
use std::time::Instant;

use serde::{Deserialize, Serialize};

use super::opening::Openings;
use super::player::{Fault, Player, Turn};
use super::terms::Conditions;
use crate::error::CliError;
use cannon_engine::rng::SeededRng;
use cannon_rules::any::AnyTimeline;
use cannon_rules::{DrawReason, Outcome, Side, WinReason};

/// A game that was played, as it stands in files.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Played {
    /// Its number, from 0.
    pub(super) number: u64,
    /// The seed of its match.
    pub(super) seed: u64,
    /// The actions by lot it began with.
    opening: Vec<String>,
    colours: Colours,
    /// What was played after the opening.
    actions: Vec<String>,
    pub(super) result: Verdict,
    pub(super) reason: Reason,
    /// What a player did who lost otherwise than on the board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    detail: Option<String>,
    /// All actions, the opening included.
    pub(super) plies: usize,
}

/// Who plays which side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Colours {
    first: Side,
    second: Side,
}

/// Who won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Verdict {
    /// The first player.
    First,
    /// Nobody.
    Draw,
    /// The second player.
    Second,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Reason {
    PrincipalTaken,
    PrincipalEscaped,
    FlagTaken,
    NoAction,
    Repetition,
    QuietTurns,
    /// It had become too long.
    Length,
    Crash,
    Illegal,
    Timeout,
    /// A clock ran out.
    Clock,
    /// Something that players agree on, as no game on a board ends.
    Agreement,
}

impl Reason {
    /// Its name in files and summaries.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Reason::PrincipalTaken => "principal_taken",
            Reason::PrincipalEscaped => "principal_escaped",
            Reason::FlagTaken => "flag_taken",
            Reason::NoAction => "no_action",
            Reason::Repetition => "repetition",
            Reason::QuietTurns => "quiet_turns",
            Reason::Length => "length",
            Reason::Crash => "crash",
            Reason::Illegal => "illegal",
            Reason::Timeout => "timeout",
            Reason::Clock => "clock",
            Reason::Agreement => "agreement",
        }
    }
}

impl Played {
    /// The side that won. `None` if nobody did.
    pub(super) const fn winner(&self) -> Option<Side> {
        match self.result {
            Verdict::First => Some(self.colours.first),
            Verdict::Draw => None,
            Verdict::Second => Some(self.colours.second),
        }
    }

    /// Who lost otherwise than on the board, if somebody did: 0 for the first player, 1 for the second.
    pub(super) const fn at_fault(&self) -> Option<usize> {
        match (self.reason, self.result) {
            (Reason::Crash | Reason::Illegal | Reason::Timeout | Reason::Clock, Verdict::Second) => Some(0),
            (Reason::Crash | Reason::Illegal | Reason::Timeout | Reason::Clock, Verdict::First) => Some(1),
            _ => None,
        }
    }
}

impl From<Outcome> for Reason {
    fn from(outcome: Outcome) -> Reason {
        match outcome {
            Outcome::Win { by: WinReason::PrincipalTaken, .. } => Reason::PrincipalTaken,
            Outcome::Win { by: WinReason::PrincipalEscaped, .. } => Reason::PrincipalEscaped,
            Outcome::Win { by: WinReason::FlagTaken, .. } => Reason::FlagTaken,
            Outcome::Win { by: WinReason::NoAction, .. } => Reason::NoAction,
            Outcome::Draw { by: DrawReason::Repetition } => Reason::Repetition,
            Outcome::Draw { by: DrawReason::QuietTurns } => Reason::QuietTurns,
            Outcome::Draw { by: DrawReason::Length } => Reason::Length,
            Outcome::Win { by: WinReason::Resignation | WinReason::Time, .. }
            | Outcome::Draw { by: DrawReason::Agreement } => Reason::Agreement,
        }
    }
}

impl Fault {
    const fn reason(&self) -> Reason {
        match self {
            Fault::Crash(_) => Reason::Crash,
            Fault::Illegal(_) => Reason::Illegal,
            Fault::Timeout(_) => Reason::Timeout,
            Fault::Clock => Reason::Clock,
        }
    }
}

/// The two who play.
pub(super) type Pair = [Box<dyn Player>; 2];

/// Plays the game with this number.
///
/// # Errors
/// There is no opening for it.
pub(super) fn play(
    conditions: &Conditions,
    openings: Openings,
    (seed, number): (u64, u64),
    players: &mut Pair,
    stop: &AtomicBool,
) -> Result<Played, CliError> {
    let mut timeline = openings.play(&*conditions.start()?, seed, number / 2)?;
    let opening = timeline.ply();
    // The first player is South in one game of each pair, and North in the other.
    let first = if number.is_multiple_of(2) { Side::South } else { Side::North };
    let whose = |side: Side| usize::from(side != first);
    let fault = play_on(&mut *timeline, conditions, players, whose, SeededRng::new(&[seed, number]), stop);
    let winner = match &fault {
        Some((loser, _)) => Some(1 - loser),
        None => timeline.outcome().and_then(Outcome::winner).map(whose),
    };
    let mut actions: Vec<String> = (0..timeline.ply()).filter_map(|ply| timeline.notation_at(ply)).collect();
    let played = actions.split_off(opening.min(actions.len()));
    Ok(Played {
        number,
        seed,
        opening: actions,
        colours: Colours { first, second: !first },
        actions: played,
        result: match winner {
            Some(0) => Verdict::First,
            Some(_) => Verdict::Second,
            None => Verdict::Draw,
        },
        reason: match &fault {
            Some((_, fault)) => fault.reason(),
            None => timeline.outcome().map_or(Reason::Length, Reason::from),
        },
        detail: fault.map(|(_, fault)| fault.to_string()),
        plies: timeline.ply(),
    })
}

/// Plays to the end. Gives who lost otherwise than on the board, and how.
fn play_on(
    timeline: &mut dyn AnyTimeline,
    conditions: &Conditions,
    players: &mut Pair,
    whose: impl Fn(Side) -> usize,
    mut lot: SeededRng,
    stop: &AtomicBool,
) -> Option<(usize, Fault)> {
    for (index, player) in players.iter_mut().enumerate() {
        if let Err(fault) = player.begin(lot.next_u64()) {
            return Some((index, fault));
        }
    }
    let mut clocks = conditions.clocks();
    while timeline.outcome().is_none() && timeline.ply() < conditions.max_plies {
        let (side, ply) = (timeline.side_to_move(), timeline.ply());
        let index = whose(side);
        let asked = Instant::now();
        let answer = players[index].choose(&Turn { timeline, clocks: &clocks, stop });
        let fallen = clocks.elapse(side, asked.elapsed());
        let played = match answer {
            // An answer that comes too late is none.
            Ok(_) | Err(Fault::Timeout(_)) if fallen => Err(Fault::Clock),
            Ok(action) => timeline.play(action).map_err(|refused| Fault::Illegal(refused.to_string())),
            Err(fault) => Err(fault),
        };
        if let Err(fault) = played {
            return Some((index, fault));
        }
        clocks.finish_turn(side, ply);
    }
    None
}
