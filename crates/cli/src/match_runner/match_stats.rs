//! The statistics of a match: score, Elo difference and endings.

use std::collections::BTreeMap;
use std::fmt;

use cannon_files::match_games::{EndReason, MatchGameResult, PlayedGame};
use cannon_rules::Side;

/// Half the width of a 95 % confidence interval, in standard errors.
pub const Z_95: f64 = 1.959_963_984_540_054;

/// Wins, draws and losses from the point of view of one player or side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WinDrawLoss {
    /// Number of games won.
    pub wins: u64,
    /// Number of games drawn.
    pub draws: u64,
    /// Number of games lost.
    pub losses: u64,
}

impl WinDrawLoss {
    /// Counts a game of the first player.
    pub const fn add(&mut self, result: MatchGameResult) {
        match result {
            MatchGameResult::First => self.wins += 1,
            MatchGameResult::Draw => self.draws += 1,
            MatchGameResult::Second => self.losses += 1,
        }
    }

    /// The number of games.
    pub const fn games(self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// The points, where a draw counts half.
    pub const fn points(self) -> f64 {
        self.wins as f64 + self.draws as f64 / 2.0
    }

    /// The share of the points, where a draw counts half. `None` without games.
    pub fn share(self) -> Option<f64> {
        (self.games() > 0).then(|| self.points() / self.games() as f64)
    }

    /// The 95 % confidence interval of the share: Wilson's interval with the observed variance, so that draws make it narrower and a clean
    /// score does not shrink it to nothing.
    pub fn confidence_interval(self) -> Option<(f64, f64)> {
        let (share, games) = (self.share()?, self.games() as f64);
        let squares = (self.wins as f64 + self.draws as f64 / 4.0) / games;
        let variance = (squares - share * share).max(0.0);
        let centre = (share * games + Z_95 * Z_95 / 2.0) / (games + Z_95 * Z_95);
        let half = Z_95 / (games + Z_95 * Z_95) * (variance * games + Z_95 * Z_95 / 4.0).sqrt();
        Some(((centre - half).max(0.0), (centre + half).min(1.0)))
    }
}

/// The results of a match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MatchStats {
    /// From the point of view of the first player.
    first: WinDrawLoss,
    /// From the point of view of South, whichever player has it. This shows whether the board is fair.
    south: WinDrawLoss,
    /// Total number of plies of all games.
    plies: usize,
    reasons: BTreeMap<EndReason, u64>,
    /// The number of games that the first and the second player lost by a fault.
    faults: [u64; 2],
}

impl MatchStats {
    /// Counts a game.
    pub fn add(&mut self, game: &PlayedGame) {
        self.first.add(game.result);
        match game.winner() {
            Some(Side::South) => self.south.wins += 1,
            None => self.south.draws += 1,
            Some(Side::North) => self.south.losses += 1,
        }
        self.plies += game.plies;
        *self.reasons.entry(game.reason).or_default() += 1;
        if let Some(player) = game.player_at_fault() {
            self.faults[player] += 1;
        }
    }

    /// The number of games counted.
    pub const fn games(&self) -> u64 {
        self.first.games()
    }

    /// The wins, draws and losses of the first player, for a line of progress.
    pub fn score_text(&self) -> String {
        let WinDrawLoss { wins, draws, losses } = self.first;
        format!("W/D/L {wins}/{draws}/{losses}")
    }
}

impl Extend<PlayedGame> for MatchStats {
    fn extend<I: IntoIterator<Item = PlayedGame>>(&mut self, games: I) {
        games.into_iter().for_each(|game| self.add(&game));
    }
}

impl fmt::Display for WinDrawLoss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "wins {} draws {} losses {}", self.wins, self.draws, self.losses)
    }
}

impl fmt::Display for MatchStats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "games {}", self.games())?;
        let (Some(share), Some((low, high))) = (self.first.share(), self.first.confidence_interval()) else {
            return Ok(());
        };
        writeln!(f, "{}", self.first)?;
        writeln!(f, "score {share:.3}")?;
        writeln!(f, "elo {:+.0} (95 %: {:+.0} to {:+.0})", elo(share), elo(low), elo(high))?;
        if let (Some(share), Some((low, high))) = (self.south.share(), self.south.confidence_interval()) {
            writeln!(f, "south {} score {share:.3} (95 %: {low:.3} to {high:.3})", self.south)?;
        }
        writeln!(f, "plies {:.1}", self.plies as f64 / self.games() as f64)?;
        let reasons: Vec<String> = self.reasons.iter().map(|(reason, count)| format!("{reason} {count}")).collect();
        writeln!(f, "endings {}", reasons.join(", "))?;
        match self.faults {
            [0, 0] => Ok(()),
            [first, second] => writeln!(f, "faults first {first} second {second}"),
        }
    }
}

/// The Elo difference for which this share of the points is expected; infinite if the share is not between 0 and 1.
pub fn elo(share: f64) -> f64 {
    let share = share.clamp(0.0, 1.0);
    400.0 * (share / (1.0 - share)).log10()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn score(wins: u64, draws: u64, losses: u64) -> WinDrawLoss {
        WinDrawLoss { wins, draws, losses }
    }

    #[test]
    fn even_score_is_an_elo_difference_of_zero() {
        let even = score(30, 40, 30);
        assert_eq!(even.share(), Some(0.5));
        assert!(elo(0.5).abs() < 1e-9 && (elo(0.75) - 190.85).abs() < 0.01);
        let (low, high) = even.confidence_interval().expect("games");
        assert!((low + high - 1.0).abs() < 1e-9 && low < 0.5 && low > 0.4);
    }

    #[test]
    fn draws_and_more_games_narrow_the_interval() {
        let width = |score: WinDrawLoss| score.confidence_interval().map_or(0.0, |(low, high)| high - low);
        assert!(width(score(10, 80, 10)) < width(score(50, 0, 50)));
        assert!(width(score(500, 0, 500)) < width(score(50, 0, 50)));
    }

    #[test]
    fn clean_score_has_a_wide_interval() {
        let (low, high) = score(4, 0, 0).confidence_interval().expect("games");
        assert!((0.3..0.7).contains(&low) && high > 0.999, "{low} {high}");
        let text = MatchStats { first: score(0, 0, 4), south: score(2, 0, 2), ..MatchStats::default() }.to_string();
        assert!(
            text.contains("elo -inf (95 %: ") && text.contains("\nsouth wins 2 draws 0 losses 2 score 0.500"),
            "{text}"
        );
        assert_eq!(MatchStats::default().to_string(), "games 0\n");
    }
}
