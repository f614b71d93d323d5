//! `cannon match`: plays many games between two players and reports the score.
//!
//! - `args` has the arguments, `player_spec` the specification of a player, `terms` the settings of a match,
//!   `turn_limit` the limit of a turn;
//! - `openings` makes openings, and `game` plays a single game;
//! - `player` has the players of this program, `external` those that are other programs;
//! - `games_file` stores the games, and `match_stats` counts the results;
//! - `results` reads the results of several matches, for `cannon ratings`;
//! - `sprt` is the test by which a match ends when it is decided, `pentanomial` has the counts of pairs for it, `sequential` the order in
//!   which pairs count, and `tally` the count of a match with or without a test.

mod args;
mod external;
mod game;
mod games_file;
mod match_stats;
mod openings;
mod pentanomial;
mod player;
mod player_spec;
mod results;
mod sequential;
mod sprt;
mod tally;
mod terms;
mod turn_limit;

use std::collections::HashSet;
use std::io::Write;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::sync::mpsc::{Sender, channel};
use std::thread;

use indicatif::ProgressBar;

pub(super) use args::MatchArgs;
use game::PlayerPair;
use games_file::GamesFile;
pub(super) use match_stats::WinDrawLoss;
use openings::RandomOpenings;
pub(super) use pentanomial::Z_95;
use player_spec::PlayerSpec;
pub(super) use results::{Entrant, MatchResults, read_results};
use sequential::SequentialTest;
use sprt::Sprt;
use tally::Tally;
use terms::{Conditions, Terms};

use super::error::CliError;
use super::games;
use super::parallel;
use super::progress::{self, LiveLine};
use cannon_files::match_games::PlayedGame;

pub(super) fn run(args: &MatchArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let sprt = args.sprt()?;
    // The parser requires both players unless `--summary` is given.
    let (Some(first), Some(second)) = (&args.first, &args.second) else { return summarise(args, sprt, out) };
    let conditions = Conditions::new(args)?;
    if [first, second].into_iter().any(PlayerSpec::needs_computer_player) {
        games::engine(conditions.entry.id)?;
    }
    let terms = Terms::new(args, [first, second], &conditions.game_starts, sprt);
    let (mut file, played) = match &args.out {
        None => (None, Vec::new()),
        Some(path) => {
            let (file, played) = GamesFile::open(path, &terms)?;
            (Some(file), played)
        }
    };
    let mut played_numbers: HashSet<u64> = HashSet::new();
    let mut tally = Tally::new(sprt);
    for game in played {
        // A file that was put together by hand may have a game twice.
        if played_numbers.insert(game.number) {
            tally.add(game);
        }
    }
    let is_left = |number: &u64| !tally.is_decided() && !played_numbers.contains(number);
    let numbers: Vec<u64> = (0..args.games()).filter(is_left).collect();
    let runner =
        MatchRunner { conditions, openings: args.openings, seed: args.seed, players: [first, second], numbers };
    if !runner.numbers.is_empty() {
        runner.check_players()?;
    }
    let mut progress = MatchProgress::new(&tally, runner.numbers.len() as u64);
    runner.play(args.concurrency, &mut |game| {
        if let Some(file) = &mut file {
            file.add(&game)?;
        }
        tally.add(game);
        progress.update(&tally);
        Ok(if tally.is_decided() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
    })?;
    progress.finish();
    report(Some(&terms), &tally, out)
}

fn summarise(args: &MatchArgs, sprt: Option<Sprt>, out: &mut dyn Write) -> Result<(), CliError> {
    let (terms, games) = games_file::read_all(&args.summary)?;
    let of_files = terms.as_ref().and_then(|terms| terms.sprt);
    if let (Some(ours), Some(theirs)) = (sprt, of_files)
        && ours != theirs
    {
        return Err(CliError::BadInput(format!("the match was played with --sprt {theirs}, and not {ours}")));
    }
    let mut tally = Tally::new(sprt.or(of_files));
    tally.add_parts(games);
    report(terms.as_ref(), &tally, out)
}

fn report(terms: Option<&Terms>, tally: &Tally, out: &mut dyn Write) -> Result<(), CliError> {
    if let Some(terms) = terms {
        writeln!(out, "first {}\nsecond {}", terms.first, terms.second)?;
    }
    write!(out, "{}", tally.stats())?;
    if let Some(test) = tally.test() {
        write!(out, "{test}")?;
    }
    Ok(())
}

/// The progress of a match on standard error: a bar, or the state of the test.
enum MatchProgress {
    Bar(ProgressBar),
    Test(LiveLine),
}

impl MatchProgress {
    fn new(tally: &Tally, remaining: u64) -> MatchProgress {
        match tally.test() {
            None => MatchProgress::Bar(progress::bar(tally.stats().games(), remaining)),
            Some(_) => MatchProgress::Test(LiveLine::new()),
        }
    }

    fn update(&mut self, tally: &Tally) {
        match self {
            MatchProgress::Bar(bar) => bar.inc(1),
            MatchProgress::Test(line) => line.show(|| tally.test().map(SequentialTest::line).unwrap_or_default()),
        }
    }

    fn finish(self) {
        match self {
            MatchProgress::Bar(bar) => bar.finish_and_clear(),
            MatchProgress::Test(line) => line.finish(),
        }
    }
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
            player.new_game(0).map_err(|fault| CliError::Failed(format!("{spec} cannot play: {fault}")))?;
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
