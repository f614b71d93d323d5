//! Errors of the values of options, with messages for players.

use std::fmt::Display;

use cannon_rules::message::{Message, ToMessage, Value};
use cannon_rules::record::{RANKS, SeatError};

/// Why the text of an option is no value for it: a clause that says what is expected.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ValueError {
    /// A whole number within bounds.
    #[error("expected a whole number from {least} to {most}")]
    Integer {
        /// The least number.
        least: String,
        /// The greatest number.
        most: String,
    },
    /// A player.
    #[error(transparent)]
    Seat(#[from] SeatError),
    /// Draw rules.
    #[error("expected none, repetition, quiet-turns or all")]
    DrawRules,
    /// A time control.
    #[error("expected `none`, minutes such as 10 or 0.5, or minutes and seconds such as 5+3, each at most {most}")]
    Clock {
        /// The greatest number of minutes or seconds.
        most: u64,
    },
    /// A game.
    #[error("unknown game; there are {games}")]
    Game {
        /// The identifiers of all games.
        games: String,
    },
    /// A language.
    #[error("expected one of {tags}")]
    Language {
        /// The tags of all languages.
        tags: String,
    },
    /// A width and a height.
    #[error("expected width and height in pixels, such as 1280x720, each at most {most}")]
    Size {
        /// The greatest width and height.
        most: u32,
    },
    /// A zoom factor.
    #[error("expected a number from 0.1 (close) to 4 (far)")]
    Zoom,
    /// A place on a board.
    #[error("expected a letter and a number, such as e5")]
    Place,
    /// An angle.
    #[error("expected a number of degrees from -180 to 180")]
    Degrees,
    /// A time.
    #[error("expected a number of seconds from 0 to 10")]
    Seconds,
    /// The file of a page to print.
    #[error("expected the name of a file that ends in .pdf or .svg")]
    PageFile,
    /// The file of a page for browsers.
    #[error("expected the name of a file that ends in .html")]
    HtmlFile,
    /// A theme of puzzles.
    #[error("expected one of {themes}")]
    Theme {
        /// The words of all themes.
        themes: String,
    },
    /// The limit of a search of a player in a match.
    #[error("expected nodes:N or ms:N, with N from 1, and at most {most} milliseconds")]
    SearchLimit {
        /// The greatest number of milliseconds.
        most: u64,
    },
    /// The openings of a match.
    #[error("expected random:PLIES, with plies from 0 to {most}")]
    Openings {
        /// The greatest number of plies.
        most: usize,
    },
    /// A player in a match.
    #[error("expected RANK, RANK:STYLE, RANK:STYLE:book, engine:PROGRAM, greedy or random")]
    MatchPlayer,
    /// The program of a player in a match.
    #[error("name a program after `engine:`")]
    Program,
    /// The quotation of a program's arguments.
    #[error("a quotation mark is not closed or nothing follows the last backslash")]
    UnclosedQuote,
}

impl ToMessage for ValueError {
    fn to_message(&self) -> Message {
        let range = |id, least: &dyn Display, most: &dyn Display| {
            Message::with(id, [("least", Value::text(least)), ("most", Value::text(most))])
        };
        match self {
            ValueError::Integer { least, most } => range("error-value-integer", least, most),
            ValueError::Seat(error) => error.to_message(),
            ValueError::DrawRules => "error-value-draws".into(),
            ValueError::Clock { most } => Message::with("error-value-clock", [("most", Value::number(*most))]),
            ValueError::Game { games } => Message::with("error-value-game", [("games", Value::text(games))]),
            ValueError::Language { tags } => Message::with("error-value-language", [("tags", Value::text(tags))]),
            ValueError::Size { most } => Message::with("error-value-size", [("most", Value::text(most))]),
            ValueError::Zoom => range("error-value-number", &0.1, &4),
            ValueError::Place => "error-value-place".into(),
            ValueError::Degrees => range("error-value-number", &-180, &180),
            ValueError::Seconds => range("error-value-number", &0, &10),
            ValueError::PageFile => "error-value-page".into(),
            ValueError::HtmlFile => "error-value-html".into(),
            ValueError::Theme { themes } => Message::from("error-value-theme").text("themes", themes),
            ValueError::SearchLimit { most } => Message::from("error-value-search-limit").number("most", *most),
            ValueError::Openings { most } => Message::from("error-value-openings").number("most", *most),
            ValueError::MatchPlayer => {
                Message::from("error-value-player").text("ranks", RANKS.join(", ")).number("most", RANKS.len())
            }
            ValueError::Program => "error-value-program".into(),
            ValueError::UnclosedQuote => "error-value-quote".into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_i18n::check::fault;
    use cannon_rules::record::UnknownStyle;

    #[test]
    fn every_error_has_a_message_in_all_languages() {
        let errors = [
            ValueError::Integer { least: "1".to_owned(), most: "255".to_owned() },
            ValueError::Seat(SeatError::Player),
            ValueError::Seat(SeatError::Style(UnknownStyle("brave".to_owned()))),
            ValueError::DrawRules,
            ValueError::Clock { most: 600 },
            ValueError::Game { games: "cannon, tank-chess".to_owned() },
            ValueError::Language { tags: "en, es".to_owned() },
            ValueError::Size { most: 16_384 },
            ValueError::Zoom,
            ValueError::Place,
            ValueError::Degrees,
            ValueError::Seconds,
            ValueError::PageFile,
            ValueError::Theme { themes: "win-1, win-2".to_owned() },
            ValueError::SearchLimit { most: 86_400_000 },
            ValueError::Openings { most: 60 },
            ValueError::MatchPlayer,
            ValueError::Program,
            ValueError::UnclosedQuote,
            ValueError::HtmlFile,
        ];
        let mut found = Vec::new();
        for error in &errors {
            assert_eq!(fault(&error.to_message()), None, "{error:?}");
            // The match is exhaustive, so that a new variant needs a place, and a sample with it.
            found.push(match error {
                ValueError::Integer { .. } => 0,
                ValueError::Seat(SeatError::Player) => 1,
                ValueError::Seat(SeatError::Style(_)) => 2,
                ValueError::DrawRules => 3,
                ValueError::Clock { .. } => 4,
                ValueError::Game { .. } => 5,
                ValueError::Language { .. } => 6,
                ValueError::Size { .. } => 7,
                ValueError::Zoom => 8,
                ValueError::Place => 9,
                ValueError::Degrees => 10,
                ValueError::Seconds => 11,
                ValueError::PageFile => 12,
                ValueError::Theme { .. } => 13,
                ValueError::SearchLimit { .. } => 14,
                ValueError::Openings { .. } => 15,
                ValueError::MatchPlayer => 16,
                ValueError::Program => 17,
                ValueError::UnclosedQuote => 18,
                ValueError::HtmlFile => 19,
            });
        }
        assert!(found.iter().copied().eq(0..errors.len()), "{found:?}");
    }
}
