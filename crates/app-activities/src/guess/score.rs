//! The points of guesses, and their sum.

use cannon_rules::PackedAction;

/// The most points of a guess.
pub const MAX_POINTS: usize = 3;

/// The points of a move by its loss of win percentage: the greatest loss, and the points. A move with a greater loss than all of these gets
/// none.
const POINTS: [(f64, usize); 3] = [(1.0, MAX_POINTS), (5.0, 2), (10.0, 1)];

/// The number of the best and of the worst guesses that the result shows.
const SHOWN_GUESSES: usize = 3;

/// A guess with what it lost, and what the move of the game lost, against the best move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GuessedMove {
    /// The ply of the move.
    pub ply: usize,
    /// The guess.
    pub guess: PackedAction,
    /// The move of the game.
    pub played: PackedAction,
    /// The win percentage that the guess loses; 0 or more.
    pub guess_loss: f64,
    /// The win percentage that the move of the game loses; 0 or more.
    pub played_loss: f64,
}

impl GuessedMove {
    /// Whether the guess is the move of the game.
    pub fn is_played(&self) -> bool {
        self.guess == self.played
    }

    /// The points of the guess, by its loss alone: a blunder of the game is no better because the game has it, too.
    pub fn points(&self) -> usize {
        points_for(self.guess_loss)
    }

    /// The points of the move of the game, by its loss alone.
    pub fn played_points(&self) -> usize {
        points_for(self.played_loss)
    }

    /// How much better the guess is than the move of the game, as a win percentage.
    fn gain(&self) -> f64 {
        self.played_loss - self.guess_loss
    }
}

/// The points of a move that loses this win percentage.
fn points_for(loss: f64) -> usize {
    POINTS.iter().find(|(greatest, _)| loss <= *greatest).map_or(0, |&(_, points)| points)
}

/// The sum of the points of guesses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GuessScore {
    /// The points of the guesses.
    pub points: usize,
    /// The points that the moves of the game get.
    pub played_points: usize,
    /// The greatest possible number of points.
    pub all: usize,
}

impl GuessScore {
    /// The sum of the points of these guesses.
    pub fn of(guesses: &[GuessedMove]) -> GuessScore {
        GuessScore {
            points: guesses.iter().map(GuessedMove::points).sum(),
            played_points: guesses.iter().map(GuessedMove::played_points).sum(),
            all: guesses.len() * MAX_POINTS,
        }
    }

    /// A number of points as a percentage of all points, from 0 to 100.
    pub fn percent(&self, points: usize) -> usize {
        (200 * points + self.all) / (2 * self.all).max(1)
    }

    /// The indices of the best guesses, the best first: at most three with all points. Those that improve on the game come first.
    pub fn best(guesses: &[GuessedMove]) -> Vec<usize> {
        let mut best: Vec<usize> = (0..guesses.len()).filter(|&index| guesses[index].points() == MAX_POINTS).collect();
        best.sort_by(|&one, &other| guesses[other].gain().total_cmp(&guesses[one].gain()));
        best.truncate(SHOWN_GUESSES);
        best
    }

    /// The indices of the worst guesses, the worst first: at most three with less than all points.
    pub fn worst(guesses: &[GuessedMove]) -> Vec<usize> {
        let mut worst: Vec<usize> = (0..guesses.len()).filter(|&index| guesses[index].points() < MAX_POINTS).collect();
        worst.sort_by(|&one, &other| guesses[other].guess_loss.total_cmp(&guesses[one].guess_loss));
        worst.truncate(SHOWN_GUESSES);
        worst
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_rules::GameId;
    use cannon_rules::timeline::HouseRules;

    /// A guess that is not the move of the game, with these losses.
    fn guess(guess_loss: f64, played_loss: f64) -> GuessedMove {
        let timeline = GameId::TankChess.begin(None, None, HouseRules::NONE).expect("a game");
        let actions = timeline.actions();
        GuessedMove { ply: 0, guess: actions[0], played: actions[1], guess_loss, played_loss }
    }

    #[test]
    fn points_follow_from_the_loss() {
        for (loss, points) in [(0.0, 3), (1.0, 3), (1.1, 2), (5.0, 2), (5.1, 1), (10.0, 1), (10.1, 0), (100.0, 0)] {
            assert_eq!(guess(loss, 0.0).points(), points, "{loss}");
            assert_eq!(guess(0.0, loss).played_points(), points, "{loss}");
        }
        assert_eq!(guess(30.0, 40.0).points(), 0, "a blunder stays one beside a greater blunder of the game");
        let found = guess(40.0, 40.0);
        let found = GuessedMove { guess: found.played, ..found };
        assert_eq!((found.points(), found.played_points()), (0, 0), "the move of the game was a blunder");
    }

    #[test]
    fn sum_names_the_best_and_the_worst_guesses() {
        let guesses = [guess(0.0, 0.0), guess(20.0, 0.0), guess(2.0, 12.0), guess(7.0, 0.0), guess(0.5, 4.0)];
        let score = GuessScore::of(&guesses);
        assert_eq!((score.points, score.played_points, score.all), (9, 11, 15));
        assert_eq!((score.percent(score.points), score.percent(score.played_points)), (60, 73));
        assert_eq!(GuessScore::best(&guesses), [4, 0]);
        assert_eq!(GuessScore::worst(&guesses), [1, 3, 2]);
        assert_eq!(GuessScore::of(&[]).percent(0), 0);
    }
}
