//! The parser of book files.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::iter::Peekable;

use serde_json::Value;

use super::rotation::BoardRotation;
use super::text::{FORMAT, START, VERSION};
use super::{Book, BookAction, BookError, BookFault, RulesetBook};
use cannon_rules::any::AnyTimeline;
use cannon_rules::timeline::HouseRules;
use cannon_rules::{GameId, PackedAction};

/// A line that is neither empty nor a comment, with its number.
type NumberedLine<'a> = (usize, &'a str);
/// The text of an action with the parsed action.
type ParsedAction<'a> = (&'a str, PackedAction);

pub(super) fn read(text: &str, rotation: Option<BoardRotation>) -> Result<Book, BookError> {
    let end = text.lines().count() + 1;
    let is_content = |&(_, line): &NumberedLine| !line.is_empty() && !line.starts_with('#');
    let mut lines = (1..).zip(text.lines().map(str::trim)).filter(is_content).peekable();
    let mut builders = read_header(&mut lines, end, rotation)?;
    let mut plies = 0;
    for (line, text) in lines {
        let at = |fault| BookError { line, fault };
        let (path, actions) = parse_position_line(&builders[0].start, text).map_err(at)?;
        for builder in &mut builders {
            builder.add(&path, &actions).map_err(at)?;
        }
        plies = plies.max(path.len() + 1);
    }
    let build =
        |builder: RulesetBookBuilder| RulesetBook { ruleset: builder.start.ruleset(), positions: builder.positions };
    Ok(Book { rulesets: builders.into_iter().map(build).collect(), plies })
}

/// Parses the header. Returns a builder for each ruleset; the first is the ruleset in which the actions are written.
fn read_header<'a>(
    lines: &mut Peekable<impl Iterator<Item = NumberedLine<'a>>>,
    end: usize,
    rotation: Option<BoardRotation>,
) -> Result<Vec<RulesetBookBuilder>, BookError> {
    let (line, version) = read_header_field(lines, FORMAT, end)?;
    if version != VERSION {
        return Err(BookError { line, fault: BookFault::Version(version.to_owned()) });
    }
    let (line, id) = read_header_field(lines, "game", end)?;
    let game: GameId = id.parse().map_err(|error| BookError { line, fault: BookFault::Game(error) })?;
    let (line, ruleset) = read_header_field(lines, "rules", end)?;
    let start = start_timeline(game, ruleset).map_err(|fault| BookError { line, fault })?;
    let ruleset = start.ruleset();
    let mut builders = vec![RulesetBookBuilder { start, rotation: None, positions: HashMap::new() }];
    if lines.peek().is_some_and(|(_, text)| text.split_whitespace().next() == Some("turned")) {
        let (line, turned) = read_header_field(lines, "turned", end)?;
        let start = start_timeline(game, turned).map_err(|fault| BookError { line, fault })?;
        if rotation.and_then(|turn| (turn.ruleset)(&ruleset)) != Some(start.ruleset()) {
            return Err(BookError { line, fault: BookFault::NotRotatedRules });
        }
        builders.push(RulesetBookBuilder { start, rotation, positions: HashMap::new() });
    }
    Ok(builders)
}

/// Takes the next header line, which must begin with `name`. Returns its number and the text after the name.
fn read_header_field<'a>(
    lines: &mut impl Iterator<Item = NumberedLine<'a>>,
    name: &'static str,
    end: usize,
) -> Result<NumberedLine<'a>, BookError> {
    let (line, text) = lines.next().unwrap_or((end, ""));
    match text.split_once(char::is_whitespace) {
        Some((word, rest)) if word == name => Ok((line, rest.trim())),
        _ => Err(BookError { line, fault: BookFault::Header(name) }),
    }
}

/// A new game under a ruleset.
fn start_timeline(game: GameId, ruleset: &str) -> Result<AnyTimeline, BookFault> {
    let ruleset: Value = serde_json::from_str(ruleset).map_err(|error| BookFault::Rules(error.to_string()))?;
    game.begin(Some(&ruleset), None, HouseRules::NONE).map_err(|error| BookFault::Rules(error.to_string()))
}

/// Parses the line of a position: the actions that lead to it, and its book actions with their scores.
fn parse_position_line<'a>(
    start: &AnyTimeline,
    line: &'a str,
) -> Result<(Vec<ParsedAction<'a>>, Vec<(ParsedAction<'a>, i32)>), BookFault> {
    let (path, choices) = line.split_once(": ").ok_or(BookFault::LineFormat)?;
    let mut timeline = start.clone();
    let mut read = Vec::new();
    for text in path.split_whitespace().filter(|_| path != START) {
        let action = timeline.read_action(text).map_err(|error| action_error(text, error))?;
        timeline.play(action).map_err(|error| action_error(text, error))?;
        read.push((text, action));
    }
    let read_choice = |text: &'a str| {
        let score_error = || BookFault::Score(text.trim().to_owned());
        let (action, score) = text.trim().split_once(char::is_whitespace).ok_or_else(score_error)?;
        let score = score.trim().parse().map_err(|_| score_error())?;
        Ok(((action, timeline.read_action(action).map_err(|error| action_error(action, error))?), score))
    };
    let choices: Result<_, BookFault> = choices.split(',').map(read_choice).collect();
    Ok((read, choices?))
}

fn action_error(action: &str, reason: impl ToString) -> BookFault {
    BookFault::Action { action: action.to_owned(), reason: reason.to_string() }
}

/// Builds the positions of a book under one ruleset.
struct RulesetBookBuilder {
    start: AnyTimeline,
    /// The rotation that converts the actions of the file to this ruleset. `None` for the ruleset in which they are written.
    rotation: Option<BoardRotation>,
    positions: HashMap<String, Vec<BookAction>>,
}

impl RulesetBookBuilder {
    /// Adds a position after validating all actions.
    fn add(&mut self, path: &[ParsedAction], actions: &[(ParsedAction, i32)]) -> Result<(), BookFault> {
        let mut timeline = self.start.clone();
        for &action in path {
            self.play(&mut timeline, action)?;
        }
        let mut actions_read: Vec<BookAction> = Vec::with_capacity(actions.len());
        for &((text, action), score) in actions {
            let action = self.play(&mut timeline.clone(), (text, action))?;
            if actions_read.iter().any(|choice| choice.action == action) {
                return Err(BookFault::RepeatedAction(text.to_owned()));
            }
            actions_read.push(BookAction { action, score });
        }
        actions_read.sort_by_key(|choice| Reverse(choice.score));
        match self.positions.entry(timeline.position_text_at(timeline.ply())) {
            Entry::Occupied(_) => Err(BookFault::RepeatedPosition),
            Entry::Vacant(place) => {
                place.insert(actions_read);
                Ok(())
            }
        }
    }

    /// Plays an action of the file, converted to this ruleset, and returns the converted action.
    fn play(&self, timeline: &mut AnyTimeline, (text, action): ParsedAction) -> Result<PackedAction, BookFault> {
        let action = match self.rotation {
            None => action,
            Some(turn) => (turn.action)(action).ok_or(BookFault::NotRotatedRules)?,
        };
        timeline.play(action).map_err(|error| action_error(text, error))?;
        Ok(action)
    }
}
