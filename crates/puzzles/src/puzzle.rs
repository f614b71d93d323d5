//! A puzzle: a position with the one solution, as a checked value.

use std::fmt;
use std::ops::RangeInclusive;
use std::sync::Arc;

use cannon_rules::any::AnyTimeline;
use cannon_rules::record::ReplayError;
use cannon_rules::timeline::HouseRules;
use cannon_rules::{Action, GameId, PackedAction};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::any_game::{self, puzzle_timeline};
use crate::error::{PuzzleFault, shortened};
use crate::game::PuzzleGame;
use crate::proof::{ClaimError, Proof};
use crate::theme::Theme;

/// The maximum length of an identifier, in characters.
pub const MAX_ID_LENGTH: usize = 32;
/// The maximum number of actions in a line.
pub const MAX_LINE_LENGTH: usize = 15;
/// The possible ratings.
pub const RATINGS: RangeInclusive<u16> = 100..=3_500;

/// A position in which the side to move has one solution, with the whole line of it.
///
/// A value of this type can always be played: its rules, its position and every action of its line are valid. Whether the solution keeps
/// what the theme promises is another question, which [`prove`](Puzzle::prove) answers.
#[derive(Clone)]
pub struct Puzzle {
    fields: Fields,
    theme: Theme,
    tags: Vec<Theme>,
    start: Arc<AnyTimeline>,
    line: Vec<PackedAction>,
}

/// The fields of a puzzle as they stand in a file, unchecked.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fields {
    /// A word that names the puzzle for good, such as `c0001`.
    pub id: String,
    /// The word for the game.
    pub game: String,
    /// The name of a preset (in Tank Chess, of a board), or the ruleset as in records.
    pub rules: Value,
    /// The position text.
    pub position: String,
    /// The main theme, as a word.
    pub theme: String,
    /// Further themes, as words.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tags: Vec<String>,
    /// The whole solution in notation: the actions of the solver and the replies in turns. It begins and ends with an action of the solver.
    pub line: Vec<String>,
    /// How hard the puzzle is, as an Elo number.
    pub rating: u16,
}

impl Puzzle {
    /// Checks the fields and plays the line.
    ///
    /// # Errors
    /// The first fault. Never panics.
    pub fn new(fields: Fields) -> Result<Puzzle, PuzzleFault> {
        let is_word = |id: &str| id.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-');
        if fields.id.is_empty() || fields.id.len() > MAX_ID_LENGTH || !is_word(&fields.id) {
            return Err(PuzzleFault::Id(shortened(&fields.id)));
        }
        let game: GameId = fields.game.parse().map_err(PuzzleFault::UnknownGame)?;
        let ruleset = any_game::ruleset(game, &fields.rules).map_err(PuzzleFault::Rules)?;
        game.begin(Some(&ruleset), None, HouseRules::NONE).map_err(PuzzleFault::Rules)?;
        let start =
            game.begin(Some(&ruleset), Some(&fields.position), HouseRules::NONE).map_err(PuzzleFault::Position)?;
        if !puzzle_timeline(&start).is_puzzle_start() {
            return Err(PuzzleFault::NotAStart);
        }
        let theme = fields.theme.parse().map_err(PuzzleFault::Theme)?;
        let tags = fields.tags.iter().map(|tag| tag.parse()).collect::<Result<Vec<Theme>, _>>();
        let tags = tags.map_err(PuzzleFault::Tag)?;
        if let Some(&foreign) = [theme].iter().chain(&tags).find(|theme| !any_game::themes(game).contains(theme)) {
            return Err(PuzzleFault::ThemeOfOtherGame(foreign));
        }
        let line = played_line(&start, &fields.line)?;
        if !RATINGS.contains(&fields.rating) {
            return Err(PuzzleFault::Rating(fields.rating));
        }
        Ok(Puzzle { fields, theme, tags, start: start.into(), line })
    }

    /// The fields as they stand in a file.
    pub const fn fields(&self) -> &Fields {
        &self.fields
    }

    /// The word that names the puzzle.
    pub fn id(&self) -> &str {
        &self.fields.id
    }

    /// The game.
    pub fn game(&self) -> GameId {
        self.start.game()
    }

    /// The main theme.
    pub const fn theme(&self) -> Theme {
        self.theme
    }

    /// Further themes.
    pub fn tags(&self) -> &[Theme] {
        &self.tags
    }

    /// How hard the puzzle is, as an Elo number.
    pub const fn rating(&self) -> u16 {
        self.fields.rating
    }

    /// A game that starts in the puzzle's position, without rules for draws. The solver is the side to move.
    pub fn begin(&self) -> AnyTimeline {
        AnyTimeline::clone(&self.start)
    }

    /// The whole solution: the actions of the solver and the replies in turns. It begins and ends with an action of the solver.
    pub fn line(&self) -> &[PackedAction] {
        &self.line
    }

    /// The texts of the position and of its mirror images and half turns. Puzzles with a common text are alike.
    pub fn images(&self) -> Vec<String> {
        puzzle_timeline(&self.start).images()
    }

    /// Proves the puzzle by exhaustive search with the rules alone. Each part of the proof visits at most `max_nodes` positions.
    ///
    /// # Errors
    /// The first claim of the puzzle that does not hold, or that could not be proved.
    pub fn prove(&self, max_nodes: u64) -> Result<Proof, ClaimError> {
        puzzle_timeline(&self.start).prove(self, max_nodes)
    }

    /// The actions of the line in the puzzle's own game.
    pub(crate) fn line_of<G: PuzzleGame>(&self) -> Vec<G::Action> {
        self.line.iter().filter_map(|&action| G::Action::unpack(action)).collect()
    }
}

/// Plays a line from a position and returns its actions.
fn played_line(start: &AnyTimeline, texts: &[String]) -> Result<Vec<PackedAction>, PuzzleFault> {
    if texts.len().is_multiple_of(2) || texts.len() > MAX_LINE_LENGTH {
        return Err(PuzzleFault::LineLength(texts.len()));
    }
    let mut timeline = start.clone();
    let mut line = Vec::with_capacity(texts.len());
    for (index, text) in texts.iter().enumerate() {
        let fault = |fault| PuzzleFault::Action { number: index + 1, text: shortened(text), fault };
        let action = timeline.read_action(text).map_err(|error| fault(ReplayError::Unreadable(error)))?;
        timeline.play(action).map_err(|refusal| fault(ReplayError::Refused(refusal)))?;
        line.push(action);
    }
    Ok(line)
}

impl PartialEq for Puzzle {
    fn eq(&self, other: &Puzzle) -> bool {
        self.fields == other.fields
    }
}

impl fmt::Debug for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fields.fmt(f)
    }
}
