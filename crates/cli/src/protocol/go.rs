//! The limits of a search, as `go` gives them.

use std::num::NonZeroU32;
use std::time::Duration;

use super::command::{Command, CommandError, ParsedLine, quoted};
use super::dialect::Dialect;

/// The limits of a search, as given by `go`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct GoLimits {
    pub(super) depth: Option<u32>,
    pub(super) nodes: Option<u64>,
    /// The fixed time for the action (`movetime`).
    pub(super) movetime: Option<Duration>,
    /// Whether the search continues until `stop`.
    pub(super) infinite: bool,
    /// The remaining time of the side that moves first in a game, and of the other side.
    pub(super) clocks: [Option<Duration>; 2],
    /// The time added to these clocks after each action.
    pub(super) increments: [Duration; 2],
    /// Number of own turns until the clock of the side to move gets more time (`movestogo`).
    pub(super) moves_to_go: Option<NonZeroU32>,
}

/// The words of `go` that only UGI has.
pub(super) const UGI_CLOCK_WORDS: [&str; 4] = ["p1time", "p2time", "p1inc", "p2inc"];
/// The least time that `movetime` gives. A program that takes something off for delays may send less than nothing.
const LEAST_MOVETIME_MS: u64 = 1;

impl GoLimits {
    /// Parses the words after `go`. In the dialect of UGI, unknown words are ignored.
    ///
    /// # Errors
    /// If a number is missing or impossible, or a word is unknown in the dialect of this program.
    pub(super) fn parse<'a>(
        dialect: Dialect,
        words: impl Iterator<Item = &'a str>,
    ) -> Result<ParsedLine, CommandError> {
        let mut go = GoLimits::default();
        let mut ignored = Vec::new();
        let mut words = words.enumerate();
        while let Some((index, word)) = words.next() {
            let mut number = |least| number_after(word, least, words.next().map(|(_, word)| word));
            let milliseconds = Duration::from_millis;
            match word {
                "infinite" => go.infinite = true,
                "depth" => go.depth = Some(u32::try_from(number(1)?).unwrap_or(u32::MAX)),
                "nodes" => go.nodes = Some(number(1)?),
                "movetime" => go.movetime = Some(milliseconds(number(0)?.max(LEAST_MOVETIME_MS))),
                "movestogo" => {
                    let moves = u32::try_from(number(0)?).unwrap_or(u32::MAX);
                    go.moves_to_go = NonZeroU32::new(moves);
                }
                "wtime" | "p1time" => go.clocks[0] = Some(milliseconds(number(0)?)),
                "btime" | "p2time" => go.clocks[1] = Some(milliseconds(number(0)?)),
                "winc" | "p1inc" => go.increments[0] = milliseconds(number(0)?),
                "binc" | "p2inc" => go.increments[1] = milliseconds(number(0)?),
                other if dialect == Dialect::Ugi => ignored.push(other),
                other => return Err(CommandError::GoWord { word: quoted(other), number: index + 2 }),
            }
        }
        Ok(ParsedLine::new(Command::Go(go), &ignored))
    }
}

/// The number in the word that follows the word `name`. A negative number counts as zero, because some programs send a negative time when
/// a flag has fallen.
fn number_after(name: &str, least: u64, word: Option<&str>) -> Result<u64, CommandError> {
    let number = word.and_then(|word| word.parse::<i64>().ok()).map(|number| u64::try_from(number).unwrap_or(0));
    number.filter(|&number| number >= least).ok_or_else(|| CommandError::GoNumber(name.to_owned(), least))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(dialect: Dialect, words: &str) -> Result<(GoLimits, String), CommandError> {
        let line = GoLimits::parse(dialect, words.split_whitespace())?;
        let Command::Go(go) = line.command else { panic!("it is `go`") };
        Ok((go, line.ignored))
    }

    const fn ms(milliseconds: u64) -> Duration {
        Duration::from_millis(milliseconds)
    }

    #[test]
    fn clocks_have_the_same_meaning_in_both_dialects() {
        let ugi = parse(Dialect::Ugi, "p1time 9000 p2time -5 p1inc 30 p2inc 40 movestogo 7").expect("valid").0;
        assert_eq!(ugi.clocks, [Some(ms(9000)), Some(ms(0))]);
        assert_eq!((ugi.increments, ugi.moves_to_go), ([ms(30), ms(40)], NonZeroU32::new(7)));
        let own = parse(Dialect::Cannon, "wtime 9000 btime -5 winc 30 binc 40 movestogo 7").expect("valid").0;
        assert_eq!(own, ugi);
        assert_eq!(parse(Dialect::Cannon, "movestogo 0").expect("valid").0.moves_to_go, None);
    }

    #[test]
    fn movetime_is_at_least_a_millisecond() {
        for (words, time) in [("movetime -5", 1), ("movetime 0", 1), ("movetime 1", 1), ("movetime 50", 50)] {
            assert_eq!(parse(Dialect::Ugi, words).expect("valid").0.movetime, Some(ms(time)), "{words}");
        }
    }

    #[test]
    fn unknown_words_are_ignored_in_ugi_alone() {
        let (go, ignored) = parse(Dialect::Ugi, "ponder depth 3 searchmoves a2-b3 c2-c3 nodes 8").expect("valid");
        assert_eq!((go.depth, go.nodes), (Some(3), Some(8)));
        assert_eq!(ignored, "ponder searchmoves a2-b3 c2-c3");
        let error = parse(Dialect::Cannon, "depth 3 ponder").expect_err("refused");
        assert_eq!(error.to_string(), "go: unknown word `ponder` (word 4)");
        // A limit without its number is a mistake in both.
        for dialect in [Dialect::Cannon, Dialect::Ugi] {
            let error = parse(dialect, "p2time soon").expect_err("refused");
            assert_eq!(error.to_string(), "go: `p2time` needs a whole number behind it");
        }
    }
}
