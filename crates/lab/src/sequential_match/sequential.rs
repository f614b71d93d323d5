//! The course of a match with a sequential test: the pairs of games in the order of their numbers, and the verdict.
//!
//! Games that are played at the same time end in any order, and short games end first. A test that counted games as they end would see too
//! many games of one kind. So a pair counts when both of its games and all pairs before it are finished. The verdict then does not
//! depend on how many games are played at the same time.

use std::collections::BTreeMap;
use std::fmt;
use std::io::Write;

use super::pentanomial::{Estimate, Pentanomial};
use super::sprt::{Sprt, Verdict};
use crate::live_line::LiveLine;
use cannon_cli::CliError;
use cannon_cli::match_runner::{MatchStats, MatchTally};
use cannon_files::match_games::{MatchGameResult, PlayedGame};

/// The count of a match whose pairs count in the order of their numbers, until a hypothesis is accepted.
pub(super) struct PairTally {
    sprt: Sprt,
    /// Finished games that wait until their pair is the next pair, by their numbers.
    waiting: BTreeMap<u64, PlayedGame>,
    /// The number of the next pair.
    next: u64,
    counts: Pentanomial,
    /// The games of the pairs that were counted.
    stats: MatchStats,
    llr: f64,
    verdict: Option<Verdict>,
    line: Option<LiveLine>,
}

impl PairTally {
    /// A test before its first pair.
    pub(super) fn new(sprt: Sprt) -> PairTally {
        PairTally {
            sprt,
            waiting: BTreeMap::new(),
            next: 0,
            counts: Pentanomial::default(),
            stats: MatchStats::default(),
            llr: 0.0,
            verdict: None,
            line: None,
        }
    }

    /// Counts the games of a match that was played in several parts with seeds of their own. Games must be in order of their seeds.
    pub(super) fn add_parts(&mut self, games: Vec<PlayedGame>) {
        let mut seed = None;
        for game in games {
            if seed.replace(game.seed) != Some(game.seed) {
                (self.waiting, self.next) = (BTreeMap::new(), 0);
            }
            self.add(game);
        }
    }

    /// Takes the next pair, if both of its games are finished.
    fn next_pair(&mut self) -> Option<[PlayedGame; 2]> {
        let [first, second] = [self.next * 2, self.next * 2 + 1];
        if !self.waiting.contains_key(&second) {
            return None;
        }
        let pair = [self.waiting.remove(&first)?, self.waiting.remove(&second)?];
        self.next += 1;
        Some(pair)
    }

    /// The state in one line, with what matters most first, because a narrow terminal cuts off the rest.
    fn state_text(&self) -> String {
        let estimate = |estimate: Option<Estimate>| {
            estimate.map_or("-".to_owned(), |Estimate { value, low, high }| {
                format!("{:+.1} +/- {:.1}", rounded(value, 10.0), (high - low) / 2.0)
            })
        };
        let (lower, upper) = self.sprt.bounds();
        format!(
            "llr {:+.2} ({lower:+.2}, {upper:+.2}) elo {} nelo {} games {} {} pairs {}",
            rounded(self.llr, 100.0),
            estimate(self.counts.elo()),
            estimate(self.counts.normalised_elo()),
            self.stats.games(),
            self.stats.score_text(),
            self.counts,
        )
    }
}

impl MatchTally for PairTally {
    /// Counts all pairs that are complete and whose turn has come, up to the pair that decides. A game that was added before is ignored.
    fn add(&mut self, game: PlayedGame) {
        if game.number / 2 >= self.next {
            self.waiting.entry(game.number).or_insert(game);
        }
        while self.verdict.is_none()
            && let Some(pair) = self.next_pair()
        {
            self.counts.add([&pair[0], &pair[1]].map(half_points));
            self.stats.extend(pair);
            self.llr = self.sprt.llr(self.counts);
            self.verdict = self.sprt.verdict(self.llr);
        }
    }

    fn stats(&self) -> &MatchStats {
        &self.stats
    }

    fn is_decided(&self) -> bool {
        self.verdict.is_some()
    }

    fn begin_progress(&mut self, _remaining: u64) {
        self.line = Some(LiveLine::new());
    }

    fn show_progress(&mut self) {
        if let Some(mut line) = self.line.take() {
            line.show(|| self.state_text());
            self.line = Some(line);
        }
    }

    fn end_progress(&mut self) {
        if let Some(line) = self.line.take() {
            line.finish();
        }
    }

    fn write_conclusion(&self, out: &mut dyn Write) -> Result<(), CliError> {
        Ok(write!(out, "{self}")?)
    }
}

/// The half points of the first player in a game.
const fn half_points(game: &PlayedGame) -> usize {
    match game.result {
        MatchGameResult::First => 2,
        MatchGameResult::Draw => 1,
        MatchGameResult::Second => 0,
    }
}

/// A number rounded to multiples of 1 / `fraction`. A negative zero becomes zero.
fn rounded(number: f64, fraction: f64) -> f64 {
    (number * fraction).round() / fraction + 0.0
}

/// The lines of the report after the lines about the games.
impl fmt::Display for PairTally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line = |f: &mut fmt::Formatter<'_>, name: &str, estimate: Option<Estimate>| match estimate {
            Some(Estimate { value, low, high }) => {
                let [value, low, high] = [value, low, high].map(|number| rounded(number, 10.0));
                writeln!(f, "{name} {value:+.1} (95 %: {low:+.1} to {high:+.1})")
            }
            None => Ok(()),
        };
        writeln!(f, "pairs {} by points from 0 to 2: {}", self.counts.pairs(), self.counts)?;
        line(f, "elo of pairs", self.counts.elo())?;
        line(f, "normalised elo of pairs", self.counts.normalised_elo())?;
        let (lower, upper) = self.sprt.bounds();
        let verdict = self.verdict.map_or("undecided".to_owned(), |verdict| format!("{verdict} accepted"));
        let llr = rounded(self.llr, 100.0);
        writeln!(f, "sprt {}: llr {llr:+.2} ({lower:+.2} to {upper:+.2}), {verdict}", self.sprt)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn game(number: u64, result: &str) -> PlayedGame {
        let sides = if number.is_multiple_of(2) { ["south", "north"] } else { ["north", "south"] };
        let text = json!({"number": number, "seed": 1, "opening": [], "colours": {"first": sides[0], "second": sides[1]},
            "actions": [], "result": result, "reason": "no_action", "plies": 10});
        serde_json::from_value(text).expect("a game")
    }

    /// A test to which games came in this order.
    fn test_of(numbers: impl Iterator<Item = u64>, result: impl Fn(u64) -> &'static str) -> PairTally {
        let mut test = PairTally::new(Sprt::new(0.0, 50.0).expect("a test"));
        for number in numbers {
            test.add(game(number, result(number)));
        }
        test
    }

    #[test]
    fn pairs_count_in_the_order_of_their_numbers() {
        let result = |number: u64| if number % 5 == 3 { "draw" } else { "first" };
        let in_order = test_of(0..20, result);
        // Odd games first, then the even games from the end: pairs are completed backwards.
        let shuffled = test_of((0..10).map(|n| 2 * n + 1).chain((0..10).rev().map(|n| 2 * n)), result);
        assert_eq!((in_order.to_string(), in_order.state_text()), (shuffled.to_string(), shuffled.state_text()));
        assert_eq!(in_order.stats().games(), 20);
        assert_eq!(
            [-0.04, 0.0, -0.06].map(|number| format!("{:+.1}", rounded(number, 10.0))),
            ["+0.0", "+0.0", "-0.1"]
        );
        // Without game 5, only the pairs before it count. Without a partner for any game, no pair counts.
        assert_eq!(test_of((0..20).filter(|&n| n != 5), result).stats().games(), 4);
        assert_eq!(test_of((0..20).step_by(2), result).stats().games(), 0);
    }

    #[test]
    fn pairs_after_the_verdict_do_not_count() {
        let always = |result: &'static str| test_of(0..400, move |_| result);
        for (test, verdict) in [(always("first"), "H1 accepted"), (always("second"), "H0 accepted")] {
            assert!(test.is_decided() && test.to_string().ends_with(&format!("{verdict}\n")), "{test}");
            let games = test.stats().games();
            assert!(games < 100, "{games}");
        }
        assert!(test_of(0..4, |_| "first").to_string().ends_with("undecided\n"));
    }

    #[test]
    fn game_that_comes_twice_counts_once() {
        let test = test_of([0, 0, 1, 1, 0, 2, 3, 2].into_iter(), |_| "draw");
        assert_eq!(test.stats().games(), 4);
        assert!(test.state_text().ends_with(" games 4 W/D/L 0/4/0 pairs 0 0 2 0 0"), "{}", test.state_text());
    }

    #[test]
    fn test_without_pairs_has_a_line_and_a_report() {
        let test = test_of(std::iter::empty(), |_| "draw");
        assert_eq!(test.state_text(), "llr +0.00 (-2.94, +2.94) elo - nelo - games 0 W/D/L 0/0/0 pairs 0 0 0 0 0");
        assert_eq!(
            test.to_string(),
            "pairs 0 by points from 0 to 2: 0 0 0 0 0\nsprt 0 50: llr +0.00 (-2.94 to +2.94), undecided\n"
        );
    }
}
