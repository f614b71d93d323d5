//! `cannon match`: plays many games between two players and reports the score. `cannon-lab match` adds a test that ends the match.
//!
//! - `args` has the arguments, `player_spec` the specification of a player, `terms` the settings of a match,
//!   `turn_limit` the limit of a turn;
//! - `openings` makes openings, and `game` plays a single game;
//! - `player` has the players;
//! - `games_file` stores the games, and `match_stats` counts the results;
//! - `hypotheses` has the hypotheses of a sequential test, which the file of a match may state;
//! - [`MatchTally`] is the count of a match, which decides when the match ends.

mod args;
mod game;
mod games_file;
mod hypotheses;
mod match_stats;
mod openings;
mod player;
mod player_spec;
mod terms;
mod turn_limit;

use std::collections::HashSet;
use std::io::Write;
use std::ops::ControlFlow;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicBool, AtomicUsize};
use std::sync::mpsc::{Sender, channel};
use std::thread;

use indicatif::ProgressBar;

pub use args::MatchArgs;
use game::PlayerPair;
pub use games_file::{Content, GamesFile, StoredMatch, read_all};
pub use hypotheses::Hypotheses;
pub use match_stats::{MatchStats, WinDrawLoss, Z_95, elo};
use openings::RandomOpenings;
pub use player_spec::PlayerSpec;
use terms::Conditions;
pub use terms::{SelfPlay, Terms};

use super::error::CliError;
use super::{parallel, progress};
use cannon_files::match_games::PlayedGame;
use cannon_rules::message::Message;

/// The count of a match, which decides when the match ends.
pub trait MatchTally {
    /// Counts a finished game.
    fn add(&mut self, game: PlayedGame);

    /// The statistics of the games that were counted.
    fn stats(&self) -> &MatchStats;

    /// Whether no more games are needed.
    fn is_decided(&self) -> bool {
        false
    }

    /// Begins to show the progress of a match that has so many games left.
    fn begin_progress(&mut self, remaining: u64);

    /// Shows the progress after a game.
    fn show_progress(&mut self);

    /// Removes the progress from the terminal.
    fn end_progress(&mut self);

    /// Writes the lines of the report after the statistics.
    ///
    /// # Errors
    /// If the output cannot be written.
    fn write_conclusion(&self, _out: &mut dyn Write) -> Result<(), CliError> {
        Ok(())
    }
}

/// The count of a match that ends with its last game. All games count, in any order.
#[derive(Debug, Default)]
struct GameCount {
    stats: MatchStats,
    bar: Option<ProgressBar>,
}

impl MatchTally for GameCount {
    fn add(&mut self, game: PlayedGame) {
        self.stats.add(&game);
    }

    fn stats(&self) -> &MatchStats {
        &self.stats
    }

    fn begin_progress(&mut self, remaining: u64) {
        self.bar = Some(progress::bar(self.stats.games(), remaining));
    }

    fn show_progress(&mut self) {
        if let Some(bar) = &self.bar {
            bar.inc(1);
        }
    }

    fn end_progress(&mut self) {
        if let Some(bar) = self.bar.take() {
            bar.finish_and_clear();
        }
    }
}

/// Plays a match, or reports on the games of files.
///
/// # Errors
/// If an argument is bad, a file cannot be used, or a player cannot start.
pub fn run(args: &MatchArgs, out: &mut dyn Write) -> Result<(), CliError> {
    // The parser requires both players unless `--summary` is given.
    let (Some(first), Some(second)) = (&args.first, &args.second) else { return summarise(args, out) };
    let games = args.games.unwrap_or(args::DEFAULT_GAMES);
    play(args, [first, second], games, None, &mut GameCount::default(), out)
}

/// Plays the match of these players, of at most so many games, and reports on it. The terms of the match state the hypotheses.
///
/// # Errors
/// If an argument is bad, a file cannot be used, or a player cannot start.
pub fn play(
    args: &MatchArgs,
    players: [&PlayerSpec; 2],
    games: u64,
    hypotheses: Option<Hypotheses>,
    tally: &mut dyn MatchTally,
    out: &mut dyn Write,
) -> Result<(), CliError> {
    let conditions = Conditions::new(args)?;
    let terms = Terms::new(args, players, &conditions.game_starts, hypotheses);
    let (mut file, played) = match &args.out {
        None => (None, Vec::new()),
        Some(path) => {
            let (file, played) = GamesFile::open(path, &terms)?;
            (Some(file), played)
        }
    };
    let mut played_numbers: HashSet<u64> = HashSet::new();
    for game in played {
        // A file that was put together by hand may have a game twice.
        if played_numbers.insert(game.number) {
            tally.add(game);
        }
    }
    let is_left = |number: &u64| !tally.is_decided() && !played_numbers.contains(number);
    let numbers: Vec<u64> = (0..games).filter(is_left).collect();
    let runner = MatchRunner { conditions, openings: args.openings, seed: args.seed, players, numbers };
    if !runner.numbers.is_empty() {
        runner.check_players()?;
    }
    tally.begin_progress(runner.numbers.len() as u64);
    runner.play(args.concurrency, &mut |game| {
        if let Some(file) = &mut file {
            file.add(&game)?;
        }
        tally.add(game);
        tally.show_progress();
        Ok(if tally.is_decided() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
    })?;
    tally.end_progress();
    report(Some(&terms), tally, out)
}

fn summarise(args: &MatchArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let (terms, games) = read_all(&args.summary)?;
    if let Some(hypotheses) = terms.as_ref().and_then(|terms| terms.sprt) {
        return Err(CliError::bad(Message::from("error-match-sprt").text("hypotheses", hypotheses)));
    }
    let mut tally = GameCount::default();
    tally.stats.extend(games);
    report(terms.as_ref(), &tally, out)
}

/// Writes the report of a match.
///
/// # Errors
/// If the output cannot be written.
pub fn report(terms: Option<&Terms>, tally: &dyn MatchTally, out: &mut dyn Write) -> Result<(), CliError> {
    if let Some(terms) = terms {
        // A player of another version of the program may be unknown here.
        let [first, second] = [&terms.first, &terms.second]
            .map(|text| text.parse().map_or_else(|_| text.clone(), |spec: PlayerSpec| format!("{spec:#}")));
        writeln!(out, "first {first}\nsecond {second}")?;
    }
    write!(out, "{}", tally.stats())?;
    tally.write_conclusion(out)
}

/// The runner of a match, which plays its games on several threads.
struct MatchRunner<'a> {
    conditions: Conditions,
    openings: RandomOpenings,
    seed: u64,
    players: [&'a PlayerSpec; 2],
    /// The numbers of the games that are still to be played.
    numbers: Vec<u64>,
}

impl MatchRunner<'_> {
    fn new_players(&self) -> PlayerPair {
        let [first, second] = self.players;
        [player::new_player(first, &self.conditions, 0), player::new_player(second, &self.conditions, 1)]
    }

    /// Checks that both players can start, because a player that cannot would lose all its games.
    fn check_players(&self) -> Result<(), CliError> {
        for (mut player, spec) in self.new_players().into_iter().zip(self.players) {
            player.new_game(0, &AtomicBool::new(false)).map_err(|fault| {
                CliError::failure(Message::from("error-match-player").text("player", spec).text("detail", fault))
            })?;
        }
        Ok(())
    }

    /// Plays all games, `concurrency` at a time, and passes each finished game to `on_game`, which can end the match.
    fn play(
        &self,
        concurrency: usize,
        on_game: &mut dyn FnMut(PlayedGame) -> Result<ControlFlow<()>, CliError>,
    ) -> Result<(), CliError> {
        let (next, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
        let (sender, games) = channel();
        thread::scope(|scope| {
            let started = parallel::spawn_up_to(scope, concurrency.min(self.numbers.len()), || {
                let (sender, next, stop) = (sender.clone(), &next, &stop);
                move || self.play_until_done(next, stop, &sender)
            });
            drop(sender);
            started?;
            // The first failure ends the match, and games in progress are discarded.
            let mut result = Ok(ControlFlow::Continue(()));
            while let Ok(ControlFlow::Continue(())) = result
                && let Ok(game) = games.recv()
            {
                result = game.and_then(&mut *on_game);
            }
            stop.store(true, Relaxed);
            result.map(|_| ())
        })
    }

    /// Plays games one after another until none is left or `stop` is set.
    fn play_until_done(&self, next: &AtomicUsize, stop: &AtomicBool, sender: &Sender<Result<PlayedGame, CliError>>) {
        let mut players = self.new_players();
        while let Some(&number) = self.numbers.get(next.fetch_add(1, Relaxed)) {
            let game = game::play_game(&self.conditions, self.openings, (self.seed, number), &mut players, stop);
            if stop.load(Relaxed) || sender.send(game).is_err() {
                return;
            }
        }
    }
}
