//! `cannon match`: many games between two players, and what follows from them.
//!
//! - `args` is what can be typed, `spec` who plays, `terms` what makes two matches the same;
//! - `opening` is how games begin, `game` one of them;
//! - `player` are those who play in this program, `external` other programs;
//! - `games_file` keeps the games, `tally` counts them.

mod args;
mod external;
mod game;
mod games_file;
mod opening;
mod player;
mod spec;
mod tally;
mod terms;

use std::collections::HashSet;
use std::io::Write;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::sync::mpsc::{Sender, channel};
use std::thread;

pub(super) use args::MatchArgs;
use game::{Pair, Played};
use games_file::GamesFile;
use opening::Openings;
use spec::Spec;
use tally::Tally;
use terms::{Conditions, Terms};

use super::error::CliError;
use super::{games, progress};

pub(super) fn run(args: &MatchArgs, out: &mut dyn Write) -> Result<(), CliError> {
    // Without `--summary` the command line cannot be read without both.
    let (Some(first), Some(second)) = (&args.first, &args.second) else { return summarise(args, out) };
    let conditions = Conditions::new(args)?;
    if [first, second].into_iter().any(Spec::needs_computer_player) {
        games::player(conditions.entry.id)?;
    }
    let terms = Terms::new(args, [first, second], &conditions.beginning);
    let (mut file, played) = match &args.out {
        None => (None, Vec::new()),
        Some(path) => {
            let (file, played) = GamesFile::open(path, &terms)?;
            (Some(file), played)
        }
    };
    let done: HashSet<u64> = played.iter().map(|game| game.number).collect();
    let mut tally = Tally::default();
    tally.extend(played);
    let numbers: Vec<u64> = (0..args.games).filter(|number| !done.contains(number)).collect();
    let hall = Hall { conditions, openings: args.openings, seed: args.seed, players: [first, second], numbers };
    if !hall.numbers.is_empty() {
        hall.check()?;
    }
    let bar = progress::bar(tally.games(), hall.numbers.len() as u64);
    hall.play(args.concurrency, &mut |game| {
        if let Some(file) = &mut file {
            file.add(&game)?;
        }
        tally.count(&game);
        bar.inc(1);
        Ok(())
    })?;
    bar.finish_and_clear();
    report(&terms, &tally, out)
}

fn summarise(args: &MatchArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let (terms, games) = games_file::read_all(&args.summary)?;
    let mut tally = Tally::default();
    tally.extend(games);
    match terms {
        Some(terms) => report(&terms, &tally, out),
        None => Ok(write!(out, "{tally}")?),
    }
}

fn report(terms: &Terms, tally: &Tally, out: &mut dyn Write) -> Result<(), CliError> {
    writeln!(out, "first {}\nsecond {}", terms.first, terms.second)?;
    write!(out, "{tally}")?;
    Ok(())
}

/// Where the games of a match are played.
struct Hall<'a> {
    conditions: Conditions,
    openings: Openings,
    seed: u64,
    players: [&'a Spec; 2],
    /// The games to play.
    numbers: Vec<u64>,
}

impl Hall<'_> {
    fn pair(&self) -> Pair {
        self.players.map(|spec| player::player(spec, &self.conditions))
    }

    /// Looks whether both players can play at all, before one of them loses game after game.
    fn check(&self) -> Result<(), CliError> {
        for (mut player, spec) in self.pair().into_iter().zip(self.players) {
            player.begin(0).map_err(|fault| CliError::Failed(format!("{spec} cannot play: {fault}")))?;
        }
        Ok(())
    }

    /// Plays all games, so many at a time, and shows each one when it is over.
    fn play(&self, concurrency: usize, show: &mut dyn FnMut(Played) -> Result<(), CliError>) -> Result<(), CliError> {
        let (next, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
        let (sender, games) = channel();
        thread::scope(|scope| {
            for _ in 0..concurrency.min(self.numbers.len()) {
                let (sender, next, stop) = (sender.clone(), &next, &stop);
                scope.spawn(move || self.sit_down(next, stop, &sender));
            }
            drop(sender);
            // The first failure ends the match; what the others are still playing is not wanted any more.
            let result = games.iter().try_for_each(|game| game.and_then(&mut *show));
            stop.store(true, Relaxed);
            result
        })
    }

    /// Plays one game after the other.
    fn sit_down(&self, next: &AtomicUsize, stop: &AtomicBool, sender: &Sender<Result<Played, CliError>>) {
        let mut players = self.pair();
        while let Some(&number) = self.numbers.get(next.fetch_add(1, Relaxed)) {
            let game = game::play(&self.conditions, self.openings, (self.seed, number), &mut players, stop);
            if stop.load(Relaxed) || sender.send(game).is_err() {
                return;
            }
        }
    }
}
