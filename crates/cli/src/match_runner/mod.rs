//! `cannon match`: plays many games between two players and reports the score.
//!
//! - `args` has the arguments, `player_spec` the specification of a player, `terms` the settings of a match,
//!   `turn_limit` the limit of a turn;
//! - `openings` makes openings, and `game` plays a single game;
//! - `player` has the players of this program, `external` those that are other programs;
//! - `games_file` stores the games, and `match_stats` counts the results.

mod args;
mod external;
mod game;
mod games_file;
mod match_stats;
mod openings;
mod player;
mod player_spec;
mod terms;
mod turn_limit;

use std::collections::HashSet;
use std::io::Write;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::sync::mpsc::{Sender, channel};
use std::thread;

pub(super) use args::MatchArgs;
use game::{PlayedGame, PlayerPair};
use games_file::GamesFile;
use match_stats::MatchStats;
use openings::Openings;
use player_spec::PlayerSpec;
use terms::{Conditions, Terms};

use super::error::CliError;
use super::{games, progress};

pub(super) fn run(args: &MatchArgs, out: &mut dyn Write) -> Result<(), CliError> {
    // The parser requires both players unless `--summary` is given.
    let (Some(first), Some(second)) = (&args.first, &args.second) else { return summarise(args, out) };
    let conditions = Conditions::new(args)?;
    if [first, second].into_iter().any(PlayerSpec::needs_computer_player) {
        games::engine(conditions.entry.id)?;
    }
    let terms = Terms::new(args, [first, second], &conditions.game_start);
    let (mut file, played) = match &args.out {
        None => (None, Vec::new()),
        Some(path) => {
            let (file, played) = GamesFile::open(path, &terms)?;
            (Some(file), played)
        }
    };
    let played_numbers: HashSet<u64> = played.iter().map(|game| game.number).collect();
    let mut stats = MatchStats::default();
    stats.extend(played);
    let numbers: Vec<u64> = (0..args.games).filter(|number| !played_numbers.contains(number)).collect();
    let runner =
        MatchRunner { conditions, openings: args.openings, seed: args.seed, players: [first, second], numbers };
    if !runner.numbers.is_empty() {
        runner.check_players()?;
    }
    let bar = progress::bar(stats.games(), runner.numbers.len() as u64);
    runner.play(args.concurrency, &mut |game| {
        if let Some(file) = &mut file {
            file.add(&game)?;
        }
        stats.add(&game);
        bar.inc(1);
        Ok(())
    })?;
    bar.finish_and_clear();
    report(&terms, &stats, out)
}

fn summarise(args: &MatchArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let (terms, games) = games_file::read_all(&args.summary)?;
    let mut stats = MatchStats::default();
    stats.extend(games);
    match terms {
        Some(terms) => report(&terms, &stats, out),
        None => Ok(write!(out, "{stats}")?),
    }
}

fn report(terms: &Terms, stats: &MatchStats, out: &mut dyn Write) -> Result<(), CliError> {
    writeln!(out, "first {}\nsecond {}", terms.first, terms.second)?;
    write!(out, "{stats}")?;
    Ok(())
}

/// The runner of a match, which plays its games on several threads.
struct MatchRunner<'a> {
    conditions: Conditions,
    openings: Openings,
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
            player.new_game(0).map_err(|fault| CliError::Failed(format!("{spec} cannot play: {fault}")))?;
        }
        Ok(())
    }

    /// Plays all games, `concurrency` at a time, and passes each finished game to `on_game`.
    fn play(
        &self,
        concurrency: usize,
        on_game: &mut dyn FnMut(PlayedGame) -> Result<(), CliError>,
    ) -> Result<(), CliError> {
        let (next, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
        let (sender, games) = channel();
        thread::scope(|scope| {
            for _ in 0..concurrency.min(self.numbers.len()) {
                let (sender, next, stop) = (sender.clone(), &next, &stop);
                scope.spawn(move || self.play_until_done(next, stop, &sender));
            }
            drop(sender);
            // The first failure ends the match, and games in progress are discarded.
            let result = games.iter().try_for_each(|game| game.and_then(&mut *on_game));
            stop.store(true, Relaxed);
            result
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
