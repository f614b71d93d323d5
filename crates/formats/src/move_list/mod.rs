//! Lists of moves as text, from chats, forums and other programs, and the records of a viewer of Tank Chess.
//!
//! Numbers, results, judgements and comments may stand between the moves. The game is that of the shape of the first move. A list does not
//! say by which rules it was played:
//!
//! - A game of Cannon has the first preset of the rules by which all moves are legal.
//! - A game of Tank Chess is on the board `basic-16`. The compass or the whole board of the list may be turned by half a turn: the viewer
//!   of records has file A in the east. A reading without a turn is preferred.
//!
//! If no reading makes all moves legal, the game is that of the reading which got furthest.

mod turned;

use std::borrow::Cow;

use serde_json::{Value, json};

use cannon_rules::any::AnyTimeline;
use cannon_rules::record::MAX_BYTES;
use cannon_rules::tank_chess::Square;
use cannon_rules::{DrawReason, GameId, WinReason, cannon};

use crate::builder::{Builder, End};
use crate::tokens::{Kind, Token, Tokens, quoted_kind};
use crate::words::{game_of_move, split_judgement, with_plain_signs, without_number};
use crate::{Fault, FaultKind, Import, Place};
use turned::{Turn, turned, without_threat};

/// The board of games of Tank Chess.
const BOARD: &str = "basic-16";

/// Reads a list of moves of a game, or of the game that the first move shows. It may stop anywhere. In `1-0`, the side that begins won.
///
/// # Errors
/// The text is too long, or it begins with no legal move.
pub fn read(text: &str, game: Option<GameId>) -> Result<Import, Fault> {
    if text.len() > MAX_BYTES {
        return Err(Fault::whole(FaultKind::TooLong(MAX_BYTES)));
    }
    let list = List::read(text);
    let game = game.or_else(|| list.moves.first().and_then(|first| game_of_move(&first.text)));
    let readings = match game.unwrap_or_default() {
        GameId::Cannon => presets(),
        GameId::TankChess => turns(&list.moves),
    };
    let mut best: Option<Played> = None;
    for reading in &readings {
        let played = reading.play(game.unwrap_or_default(), &list.moves)?;
        if best.as_ref().is_none_or(|best| played.is_further_than(best)) {
            let is_complete = played.stopped.is_none();
            best = Some(played);
            if is_complete {
                break;
            }
        }
    }
    let Some(Played { builder, stopped }) = best else { return Err(Fault::whole(FaultKind::NoMoves)) };
    let end = list.end(&builder.timeline);
    builder.finish(end, stopped.or(list.stopped))
}

/// A move of a list.
struct Move<'a> {
    text: Cow<'a, str>,
    place: Place,
}

/// The result at the end of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ListResult {
    FirstWon,
    SecondWon,
    Drawn,
    Unknown,
}

/// The moves of a text.
#[derive(Default)]
struct List<'a> {
    moves: Vec<Move<'a>>,
    result: Option<ListResult>,
    /// The fault behind the last move.
    stopped: Option<Fault>,
}

impl<'a> List<'a> {
    fn read(text: &'a str) -> Self {
        let mut list = List::default();
        for token in Tokens::new(text) {
            if let Err(fault) = token.and_then(|token| list.add(&token)) {
                list.stopped = Some(fault);
                break;
            }
        }
        list
    }

    fn add(&mut self, token: &Token<'a>) -> Result<(), Fault> {
        let word = match token.kind {
            Kind::Word(word) => word,
            Kind::Comment(_) => return Ok(()),
            _ => return Err(token.fault(FaultKind::Unexpected(quoted_kind(&token.kind)))),
        };
        let action = without_number(word);
        let is_filler = action.trim_matches(['.', '…', '-']).is_empty();
        if is_filler || word.starts_with('$') || split_judgement(word).0.is_empty() {
            return Ok(());
        }
        if self.result.is_some() {
            return Err(token.fault(FaultKind::AfterEnd(quoted_kind(&token.kind))));
        }
        if let Some(result) = ListResult::of(word) {
            self.result = Some(result);
            return Ok(());
        }
        let column = token.column + word[..word.len() - action.len()].chars().count();
        let place = Place::Character { line: token.line, column };
        let text = with_plain_signs(split_judgement(action).0);
        match self.moves.last_mut() {
            // Our own notation has white space before the target of a shot, and behind the letter of a unit.
            Some(before) if is_target(&text) && game_of_move(&before.text) == Some(GameId::TankChess) => {
                before.text.to_mut().push_str(&text);
            }
            Some(before) if before.text.ends_with(':') => before.text.to_mut().push_str(&text),
            _ => self.moves.push(Move { text, place }),
        }
        Ok(())
    }

    /// The end of the game, given the game with all moves.
    fn end(&self, timeline: &AnyTimeline) -> Option<End> {
        let first = timeline.side_to_move_at(0);
        match self.result? {
            ListResult::FirstWon => Some(End::Won(first, WinReason::Resignation)),
            ListResult::SecondWon => Some(End::Won(!first, WinReason::Resignation)),
            ListResult::Drawn => Some(End::Drawn(DrawReason::Agreement)),
            ListResult::Unknown => None,
        }
    }
}

impl ListResult {
    fn of(word: &str) -> Option<ListResult> {
        match with_plain_signs(word).as_ref() {
            "1-0" => Some(ListResult::FirstWon),
            "0-1" => Some(ListResult::SecondWon),
            "1/2-1/2" | "½-½" | "1/2" | "½" => Some(ListResult::Drawn),
            "*" => Some(ListResult::Unknown),
            _ => None,
        }
    }
}

/// Whether a word is the target of a shot of Tank Chess that stands apart from its move, such as `xB11`.
fn is_target(word: &str) -> bool {
    let target = word.strip_prefix(['x', 'X']).map(|target| target.trim_end_matches(['+', '=', '^', '#']));
    target.is_some_and(|target| target.parse::<Square>().is_ok())
}

/// A way to understand a list.
struct Reading {
    ruleset: Value,
    turn: Turn,
}

/// The presets of Cannon.
fn presets() -> Vec<Reading> {
    let reading = |(_, rules)| Reading { ruleset: json!(rules), turn: Turn::default() };
    cannon::Ruleset::PRESETS.map(reading).into()
}

/// The turns of a list of Tank Chess. The board is turned only if the first move is one of the side that does not begin.
fn turns(moves: &[Move<'_>]) -> Vec<Reading> {
    let board_is_turned = moves.first().is_some_and(|first| turned::begins_at_the_top(&first.text));
    let turn = |board| [false, true].map(|compass| Turn { board, compass });
    let turns = if board_is_turned { [turn(false), turn(true)].concat() } else { turn(false).into() };
    turns.into_iter().map(|turn| Reading { ruleset: json!({ "board": BOARD }), turn }).collect()
}

/// A game by one reading.
struct Played {
    builder: Builder,
    stopped: Option<Fault>,
}

impl Played {
    fn is_further_than(&self, other: &Played) -> bool {
        self.stopped.is_none() && other.stopped.is_some() || self.builder.timeline.ply() > other.builder.timeline.ply()
    }
}

impl Reading {
    fn play(&self, game: GameId, moves: &[Move<'_>]) -> Result<Played, Fault> {
        let mut builder = Builder::new(game, &self.ruleset).map_err(Fault::whole)?;
        for Move { text, place } in moves {
            let played = match game {
                GameId::Cannon => builder.play(text),
                GameId::TankChess => play_tank_chess(&mut builder, &turned(text, self.turn)),
            };
            if let Err(kind) = played {
                return Ok(Played { builder, stopped: Some(Fault { place: *place, kind }) });
            }
        }
        Ok(Played { builder, stopped: None })
    }
}

/// Plays a move of Tank Chess. What stands in brackets with a sign for a threat is a target if it can be hit, and otherwise the unit that
/// is threatened, which is no part of the move.
fn play_tank_chess(builder: &mut Builder, text: &str) -> Result<(), FaultKind> {
    let fault = match builder.play(text) {
        Ok(()) => return Ok(()),
        Err(fault) => fault,
    };
    without_threat(text).and_then(|plain| builder.play(plain).ok()).ok_or(fault)
}
