//! The parser of book files.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::iter::Peekable;

use serde_json::Value;

use super::rotation::BoardRotation;
use super::text::{FORMAT, START, VERSION};
use super::{Board, Book, BookError, BookFault, Choice};
use crate::registry as players;
use cannon_rules::PackedAction;
use cannon_rules::any::AnyTimeline;
use cannon_rules::registry::{self, GameEntry};
use cannon_rules::timeline::HouseRules;

/// A line that is neither empty nor a comment, with its number.
type Line<'a> = (usize, &'a str);
/// The text of an action with the parsed action.
type Written<'a> = (&'a str, PackedAction);

pub(super) fn read(text: &str) -> Result<Book, BookError> {
    let end = text.lines().count() + 1;
    let says_something = |&(_, line): &Line| !line.is_empty() && !line.starts_with('#');
    let mut lines = (1..).zip(text.lines().map(str::trim)).filter(says_something).peekable();
    let mut pages = head(&mut lines, end)?;
    let mut plies = 0;
    for (line, text) in lines {
        let at = |fault| BookError { line, fault };
        let (way, choices) = understand(&*pages[0].start, text).map_err(at)?;
        for page in &mut pages {
            page.add(&way, &choices).map_err(at)?;
        }
        plies = plies.max(way.len() + 1);
    }
    let board = |page: Page| Board { ruleset: page.start.ruleset(), positions: page.positions };
    Ok(Book { boards: pages.into_iter().map(board).collect(), plies })
}

/// Parses the header. Returns a builder for each ruleset; the first is the ruleset in which the actions are written.
fn head<'a>(lines: &mut Peekable<impl Iterator<Item = Line<'a>>>, end: usize) -> Result<Vec<Page>, BookError> {
    let (line, version) = field(lines, FORMAT, end)?;
    if version != VERSION {
        return Err(BookError { line, fault: BookFault::Version(version.to_owned()) });
    }
    let (line, id) = field(lines, "game", end)?;
    let unknown = || BookError { line, fault: BookFault::Game(id.to_owned()) };
    let game = registry::find(id).ok_or_else(unknown)?;
    let (line, ruleset) = field(lines, "rules", end)?;
    let start = begin(game, ruleset).map_err(|fault| BookError { line, fault })?;
    let ruleset = start.ruleset();
    let mut pages = vec![Page { start, turn: None, positions: HashMap::new() }];
    if lines.peek().is_some_and(|(_, text)| text.split_whitespace().next() == Some("turned")) {
        let (line, turned) = field(lines, "turned", end)?;
        let start = begin(game, turned).map_err(|fault| BookError { line, fault })?;
        let turn = players::find(id).and_then(|player| player.rotation);
        if turn.and_then(|turn| (turn.ruleset)(&ruleset)) != Some(start.ruleset()) {
            return Err(BookError { line, fault: BookFault::Turned });
        }
        pages.push(Page { start, turn, positions: HashMap::new() });
    }
    Ok(pages)
}

/// Takes the next header line, which must begin with `name`. Returns its number and the text after the name.
fn field<'a>(
    lines: &mut impl Iterator<Item = Line<'a>>,
    name: &'static str,
    end: usize,
) -> Result<Line<'a>, BookError> {
    let (line, text) = lines.next().unwrap_or((end, ""));
    match text.split_once(char::is_whitespace) {
        Some((word, rest)) if word == name => Ok((line, rest.trim())),
        _ => Err(BookError { line, fault: BookFault::Head(name) }),
    }
}

/// A new game under a ruleset.
fn begin(game: &GameEntry, ruleset: &str) -> Result<Box<dyn AnyTimeline>, BookFault> {
    let ruleset: Value = serde_json::from_str(ruleset).map_err(|error| BookFault::Rules(error.to_string()))?;
    game.begin(Some(&ruleset), None, HouseRules::NONE).map_err(|error| BookFault::Rules(error.to_string()))
}

/// Parses the line of a position: the actions that lead to it, and its book actions with their scores.
fn understand<'a>(
    start: &dyn AnyTimeline,
    line: &'a str,
) -> Result<(Vec<Written<'a>>, Vec<(Written<'a>, i32)>), BookFault> {
    let (way, choices) = line.split_once(": ").ok_or(BookFault::Shape)?;
    let mut timeline = start.boxed_clone();
    let mut read = Vec::new();
    for text in way.split_whitespace().filter(|_| way != START) {
        let action = timeline.read_action(text).map_err(|error| bad(text, error))?;
        timeline.play(action).map_err(|error| bad(text, error))?;
        read.push((text, action));
    }
    let choice = |text: &'a str| {
        let scored = || BookFault::Score(text.trim().to_owned());
        let (action, score) = text.trim().split_once(char::is_whitespace).ok_or_else(scored)?;
        let score = score.trim().parse().map_err(|_| scored())?;
        Ok(((action, timeline.read_action(action).map_err(|error| bad(action, error))?), score))
    };
    let choices: Result<_, BookFault> = choices.split(',').map(choice).collect();
    Ok((read, choices?))
}

fn bad(action: &str, reason: impl ToString) -> BookFault {
    BookFault::Action { action: action.to_owned(), reason: reason.to_string() }
}

/// Builds the positions of a book under one ruleset.
struct Page {
    start: Box<dyn AnyTimeline>,
    /// The rotation that converts the actions of the file to this ruleset. `None` for the ruleset in which they are written.
    turn: Option<BoardRotation>,
    positions: HashMap<String, Vec<Choice>>,
}

impl Page {
    /// Adds a position after validating all actions.
    fn add(&mut self, way: &[Written], choices: &[(Written, i32)]) -> Result<(), BookFault> {
        let mut timeline = self.start.boxed_clone();
        for &action in way {
            self.play(&mut *timeline, action)?;
        }
        let mut known: Vec<Choice> = Vec::with_capacity(choices.len());
        for &((text, action), score) in choices {
            let action = self.play(&mut *timeline.boxed_clone(), (text, action))?;
            if known.iter().any(|choice| choice.action == action) {
                return Err(BookFault::RepeatedAction(text.to_owned()));
            }
            known.push(Choice { action, score });
        }
        known.sort_by_key(|choice| Reverse(choice.score));
        match self.positions.entry(timeline.position_text_at(timeline.ply())) {
            Entry::Occupied(_) => Err(BookFault::RepeatedPosition),
            Entry::Vacant(place) => {
                place.insert(known);
                Ok(())
            }
        }
    }

    /// Plays an action of the file, converted to this ruleset, and returns the converted action.
    fn play(&self, timeline: &mut dyn AnyTimeline, (text, action): Written) -> Result<PackedAction, BookFault> {
        let action = match self.turn {
            None => action,
            Some(turn) => (turn.action)(action).ok_or(BookFault::Turned)?,
        };
        timeline.play(action).map_err(|error| bad(text, error))?;
        Ok(action)
    }
}
