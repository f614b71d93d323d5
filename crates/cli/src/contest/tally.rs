//! The figures of a match.

use std::collections::BTreeMap;
use std::fmt;

use super::game::{Played, Reason, Verdict};
use cannon_rules::Side;

/// Standard errors within which 95 of a hundred measurements lie.
const Z: f64 = 1.96;

/// Results as somebody sees them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Score {
    wins: u64,
    draws: u64,
    losses: u64,
}

impl Score {
    const fn games(self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// The share of the points. `None` without games.
    fn share(self) -> Option<f64> {
        let points = self.wins as f64 + self.draws as f64 / 2.0;
        (self.games() > 0).then(|| points / self.games() as f64)
    }

    /// Bounds between which the true share lies in 95 of a hundred matches: Wilson's interval, with the variance that was seen, so that
    /// draws make it narrower and a clean score does not make it nothing.
    fn bounds(self) -> Option<(f64, f64)> {
        let (share, games) = (self.share()?, self.games() as f64);
        let squares = (self.wins as f64 + self.draws as f64 / 4.0) / games;
        let variance = (squares - share * share).max(0.0);
        let centre = (share * games + Z * Z / 2.0) / (games + Z * Z);
        let half = Z / (games + Z * Z) * (variance * games + Z * Z / 4.0).sqrt();
        Some(((centre - half).max(0.0), (centre + half).min(1.0)))
    }
}

/// The results of a match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    /// As the first player sees them.
    first: Score,
    /// As South sees them, whoever plays it: whether the board is fair.
    south: Score,
    plies: usize,
    reasons: BTreeMap<Reason, u64>,
    /// Games that the first and the second player lost otherwise than on the board.
    faults: [u64; 2],
}

impl Tally {
    /// Counts a game.
    pub(super) fn count(&mut self, game: &Played) {
        match game.result {
            Verdict::First => self.first.wins += 1,
            Verdict::Draw => self.first.draws += 1,
            Verdict::Second => self.first.losses += 1,
        }
        match game.winner() {
            Some(Side::South) => self.south.wins += 1,
            None => self.south.draws += 1,
            Some(Side::North) => self.south.losses += 1,
        }
        self.plies += game.plies;
        *self.reasons.entry(game.reason).or_default() += 1;
        if let Some(player) = game.at_fault() {
            self.faults[player] += 1;
        }
    }

    /// Games counted.
    pub(super) const fn games(&self) -> u64 {
        self.first.games()
    }
}

impl Extend<Played> for Tally {
    fn extend<I: IntoIterator<Item = Played>>(&mut self, games: I) {
        games.into_iter().for_each(|game| self.count(&game));
    }
}

/// Difference in strength that makes this share of the points likely, on Elo's scale.
fn elo(share: f64) -> f64 {
    400.0 * (share / (1.0 - share)).log10()
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "wins {} draws {} losses {}", self.wins, self.draws, self.losses)
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "games {}", self.games())?;
        let (Some(share), Some((low, high))) = (self.first.share(), self.first.bounds()) else { return Ok(()) };
        writeln!(f, "{}", self.first)?;
        writeln!(f, "score {share:.3}")?;
        writeln!(f, "elo {:+.0} (95 %: {:+.0} to {:+.0})", elo(share), elo(low), elo(high))?;
        if let (Some(share), Some((low, high))) = (self.south.share(), self.south.bounds()) {
            writeln!(f, "south {} score {share:.3} (95 %: {low:.3} to {high:.3})", self.south)?;
        }
        writeln!(f, "plies {:.1}", self.plies as f64 / self.games() as f64)?;
        let reasons: Vec<String> =
            self.reasons.iter().map(|(reason, count)| format!("{} {count}", reason.name())).collect();
        writeln!(f, "endings {}", reasons.join(", "))?;
        match self.faults {
            [0, 0] => Ok(()),
            [first, second] => writeln!(f, "faults first {first} second {second}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn score(wins: u64, draws: u64, losses: u64) -> Score {
        Score { wins, draws, losses }
    }

    #[test]
    fn an_even_score_is_no_difference() {
        let even = score(30, 40, 30);
        assert_eq!(even.share(), Some(0.5));
        assert!(elo(0.5).abs() < 1e-9 && (elo(0.75) - 190.85).abs() < 0.01);
        let (low, high) = even.bounds().expect("games");
        assert!((low + high - 1.0).abs() < 1e-9 && low < 0.5 && low > 0.4);
    }

    #[test]
    fn draws_and_more_games_narrow_the_interval() {
        let width = |score: Score| score.bounds().map_or(0.0, |(low, high)| high - low);
        assert!(width(score(10, 80, 10)) < width(score(50, 0, 50)));
        assert!(width(score(500, 0, 500)) < width(score(50, 0, 50)));
    }

    #[test]
    fn a_clean_score_is_not_certainty() {
        let (low, high) = score(4, 0, 0).bounds().expect("games");
        assert!((0.3..0.7).contains(&low) && high > 0.999, "{low} {high}");
        let text = Tally { first: score(0, 0, 4), south: score(2, 0, 2), ..Tally::default() }.to_string();
        assert!(
            text.contains("elo -inf (95 %: ") && text.contains("\nsouth wins 2 draws 0 losses 2 score 0.500"),
            "{text}"
        );
        assert_eq!(Tally::default().to_string(), "games 0\n");
    }
}
