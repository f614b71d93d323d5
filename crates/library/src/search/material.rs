//! Search by material.

use std::collections::HashSet;

use cannon_rules::any::AnyTimeline;
use cannon_rules::message::quoted;
use cannon_rules::tank_chess::UnitTable;
use cannon_rules::timeline::NodeId;
use cannon_rules::{GameId, Side};

use super::SearchError;
use super::data::SearchData;
use super::error::MAX_QUOTED_CHARS;

/// The numbers of pieces that a position of the game itself is to have. All bounds hold at the same position; variations are not searched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MaterialFilter {
    game: GameId,
    bounds: Vec<Bound>,
}

/// The number of pieces of a kind.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Bound {
    /// The place of the kind among the [letters].
    kind: usize,
    least: u8,
    most: u8,
}

impl MaterialFilter {
    /// Reads numbers of pieces, with spaces or commas between them: `d=5` for five soldiers of Dark, `l=3..8` for three to eight of Light,
    /// `H=2..` for two or more. The letters are those of position texts: `d` and `l` for soldiers of Cannon, and in Tank Chess the letters of
    /// the units, upper case for White and lower case for Black.
    ///
    /// ```
    /// use cannon_library::MaterialFilter;
    /// use cannon_rules::GameId;
    ///
    /// assert!(MaterialFilter::read(GameId::Cannon, "d=..6 l=10..").is_ok());
    /// assert!(MaterialFilter::read(GameId::Cannon, "d=6..5").is_err());
    /// ```
    ///
    /// # Errors
    /// The text is empty, a word is no letter with a number or a range, a letter means nothing or stands twice, or a range is empty.
    pub fn read(game: GameId, text: &str) -> Result<MaterialFilter, SearchError> {
        let letters = letters(game);
        let mut bounds: Vec<Bound> = Vec::new();
        let words = text.split(|letter: char| letter.is_whitespace() || letter == ',').filter(|word| !word.is_empty());
        for word in words {
            let malformed = || SearchError::MaterialWord(quoted(word, MAX_QUOTED_CHARS));
            let (letter, range) = word.split_once('=').ok_or_else(malformed)?;
            let kind = letters.iter().position(|known| letter.chars().eq([*known]));
            let kind = kind.ok_or_else(|| SearchError::MaterialLetter {
                letter: quoted(letter, MAX_QUOTED_CHARS),
                game,
                letters: letters.iter().map(char::to_string).collect::<Vec<_>>().join(", "),
            })?;
            let (least, most) = range_of(range).ok_or_else(malformed)?;
            if least > most {
                return Err(SearchError::MaterialEmptyRange(quoted(word, MAX_QUOTED_CHARS)));
            }
            if bounds.iter().any(|bound| bound.kind == kind) {
                return Err(SearchError::MaterialTwice(letters[kind]));
            }
            bounds.push(Bound { kind, least, most });
        }
        if bounds.is_empty() { Err(SearchError::MaterialNothing) } else { Ok(MaterialFilter { game, bounds }) }
    }

    /// The letters of the pieces that can be counted: all pieces of South, then the same pieces of North in the same order.
    ///
    /// ```
    /// use cannon_library::MaterialFilter;
    /// use cannon_rules::GameId;
    ///
    /// assert_eq!(MaterialFilter::letters(GameId::Cannon), ['d', 'l']);
    /// ```
    pub fn letters(game: GameId) -> Vec<char> {
        letters(game)
    }

    /// The game of the pieces.
    pub fn game(&self) -> GameId {
        self.game
    }

    pub(crate) fn accepts(&self, data: &SearchData) -> bool {
        let fits = |counts: &[u8]| {
            let fits =
                |bound: &Bound| counts.get(bound.kind).is_some_and(|count| (bound.least..=bound.most).contains(count));
            self.bounds.iter().all(fits)
        };
        data.material.chunks_exact(letters(self.game).len()).any(fits)
    }
}

/// Reads `5`, `3..8`, `3..` or `..8`.
fn range_of(text: &str) -> Option<(u8, u8)> {
    let number = |text: &str, otherwise| if text.is_empty() { Some(otherwise) } else { text.parse().ok() };
    match text.split_once("..") {
        None => text.parse().ok().map(|count| (count, count)),
        Some(("", "")) => None,
        Some((least, most)) => Some((number(least, 0)?, number(most, u8::MAX)?)),
    }
}

/// The letters of the pieces that are counted, in the order of the counts: South's first.
pub(crate) fn letters(game: GameId) -> Vec<char> {
    match game {
        GameId::Cannon => vec!['d', 'l'],
        GameId::TankChess => {
            let units = || UnitTable::builtin().kinds().map(|kind| UnitTable::builtin()[kind].letter);
            units().chain(units().map(|letter| letter.to_ascii_lowercase())).collect()
        }
    }
}

/// The counts of pieces at the positions of a line, one combination after the other, each once.
pub(crate) fn profile(timeline: &AnyTimeline, line: &[NodeId]) -> Vec<u8> {
    let mut seen = HashSet::new();
    let mut profile = Vec::new();
    for &node in line {
        let counts = counts(timeline, node);
        if seen.insert(counts.clone()) {
            profile.extend(counts);
        }
    }
    profile
}

/// The counts of pieces at a node, in the order of the [letters].
fn counts(timeline: &AnyTimeline, node: NodeId) -> Vec<u8> {
    let count = |number: usize| u8::try_from(number).unwrap_or(u8::MAX);
    match timeline {
        AnyTimeline::Cannon(game) => game.position_of(node).map_or_else(Vec::new, |position| {
            Side::ALL.map(|side| count(position.soldiers(side).into_iter().count())).to_vec()
        }),
        AnyTimeline::TankChess(game) => game.position_of(node).map_or_else(Vec::new, |position| {
            let kinds = || UnitTable::builtin().kinds();
            let of_side = |side| {
                let units = position.units(side);
                kinds().map(move |kind| count(units.iter().filter(|unit| unit.kind == kind).count()))
            };
            Side::ALL.into_iter().flat_map(of_side).collect()
        }),
    }
}
