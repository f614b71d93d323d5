//! What the explorer knows about a position: the actions that were played from it, with the results of the games.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::iter::Sum;
use std::ops::AddAssign;

use cannon_rules::any::AnyTimeline;
use cannon_rules::message::Message;
use cannon_rules::{Outcome, PackedAction, Side};

/// The number of games below which results say little.
pub const FEW_GAMES: u32 = 30;

/// Numbers of games by result.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Results {
    /// Games that South won.
    pub south_wins: u32,
    /// Games that North won.
    pub north_wins: u32,
    /// Games that nobody won.
    pub draws: u32,
    /// Games without a result.
    pub undecided: u32,
}

impl Results {
    /// The results of one game; `None` for a game without a result.
    pub fn of_game(result: Option<Outcome>) -> Results {
        let mut results = Results::default();
        let count = match result.map(Outcome::winner) {
            Some(Some(Side::South)) => &mut results.south_wins,
            Some(Some(Side::North)) => &mut results.north_wins,
            Some(None) => &mut results.draws,
            None => &mut results.undecided,
        };
        *count = 1;
        results
    }

    /// The number of games.
    pub fn games(&self) -> u32 {
        [self.south_wins, self.north_wins, self.draws, self.undecided].into_iter().fold(0, u32::saturating_add)
    }

    /// The number of games that a side won.
    pub fn wins_of(&self, side: Side) -> u32 {
        match side {
            Side::South => self.south_wins,
            Side::North => self.north_wins,
        }
    }

    /// The score of a side in percent, from 0 to 100: a draw is half a win, and games without a result do not count. `None` if no game has a
    /// result.
    ///
    /// ```
    /// use cannon_library::Results;
    /// use cannon_rules::Side;
    ///
    /// let results = Results { south_wins: 2, north_wins: 1, draws: 1, undecided: 5 };
    /// assert_eq!(results.score_of(Side::South), Some(62.5));
    /// assert_eq!(results.score_of(Side::North), Some(37.5));
    /// ```
    pub fn score_of(&self, side: Side) -> Option<f64> {
        let decided = f64::from(self.south_wins) + f64::from(self.north_wins) + f64::from(self.draws);
        let points = f64::from(self.wins_of(side)) + f64::from(self.draws) / 2.0;
        (decided > 0.0).then(|| 100.0 * points / decided)
    }

    /// The score of a side in percent for players, or a dash if there is none.
    pub fn score_message(&self, side: Side) -> Message {
        match self.score_of(side) {
            Some(percent) => Message::from("explorer-score").text("percent", format!("{percent:.0}")),
            None => "explorer-no-score".into(),
        }
    }

    /// The line about an action that was played from the current position of a timeline, or about all actions. `action` is its text.
    pub fn message(&self, timeline: &AnyTimeline, action: &str) -> Message {
        let (game, side) = (timeline.game(), timeline.side_to_move());
        Message::from("explorer-row")
            .text("action", action)
            .number("games", self.games())
            .message("south", Side::South.message(game))
            .number("south-wins", self.south_wins)
            .message("north", Side::North.message(game))
            .number("north-wins", self.north_wins)
            .number("draws", self.draws)
            .number("undecided", self.undecided)
            .message("side", side.message(game))
            .message("score", self.score_message(side))
    }

    /// Whether there are too few games for the results to say much: fewer than [`FEW_GAMES`].
    pub fn are_few(&self) -> bool {
        self.games() < FEW_GAMES
    }
}

impl AddAssign for Results {
    fn add_assign(&mut self, other: Results) {
        self.south_wins = self.south_wins.saturating_add(other.south_wins);
        self.north_wins = self.north_wins.saturating_add(other.north_wins);
        self.draws = self.draws.saturating_add(other.draws);
        self.undecided = self.undecided.saturating_add(other.undecided);
    }
}

impl Sum for Results {
    fn sum<I: Iterator<Item = Results>>(results: I) -> Results {
        results.fold(Results::default(), |mut sum, results| {
            sum += results;
            sum
        })
    }
}

/// An action that was played from a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExploredAction {
    /// The action.
    pub action: PackedAction,
    /// The results of the games in which it was played.
    pub results: Results,
}

/// The actions that were played from a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Exploration {
    /// The actions, the one of the most games first. Actions of equally many games are in the order of their numbers.
    pub actions: Vec<ExploredAction>,
}

impl Exploration {
    /// The exploration of the current position of a timeline, from the counts of packed actions. Actions that are illegal there are left
    /// out: games by other rules may have reached the position, too.
    pub(crate) fn new(timeline: &AnyTimeline, counts: impl IntoIterator<Item = (u32, Results)>) -> Exploration {
        let mut known: HashMap<u32, Results> = HashMap::new();
        for (action, results) in counts {
            *known.entry(action).or_default() += results;
        }
        let legal = timeline.actions().into_iter();
        let played = legal.filter_map(|action| Some(ExploredAction { action, results: *known.get(&action.bits())? }));
        let mut actions: Vec<ExploredAction> = played.collect();
        actions.sort_by_key(|played| (Reverse(played.results.games()), played.action.bits()));
        Exploration { actions }
    }

    /// The results of all games that went on from the position. Each game counts once.
    pub fn total(&self) -> Results {
        self.actions.iter().map(|played| played.results).sum()
    }
}
