//! `cannon-lab puzzles make`: makes puzzles of games.

use std::io::Write;
use std::path::Path;

use super::args::MakeArgs;
use crate::error::bad_input;
use crate::output::write_file;
use cannon_cli::games::{self, GameStart};
use cannon_cli::puzzles::read_file;
use cannon_cli::{CliError, progress};
use cannon_puzzles::making::source::source;
use cannon_puzzles::making::{self, MakeOptions};
use cannon_puzzles::{Puzzle, file, themes};
use cannon_rules::Side;
use cannon_rules::record::Players;
use cannon_rules::timeline::HouseRules;

/// Makes puzzles and writes them.
///
/// # Errors
/// If the options, the rules or the record are invalid, or the file cannot be written.
pub(super) fn run(args: &MakeArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let puzzles = match &args.record {
        Some(path) => from_record(args, path)?,
        None => from_self_play(args)?,
    };
    let text = file::write(&puzzles);
    let Some(path) = &args.out else {
        write!(out, "{text}")?;
        return Ok(());
    };
    write_file(path, &text)?;
    let word = if puzzles.len() == 1 { "puzzle" } else { "puzzles" };
    writeln!(out, "{} {word} in {}", puzzles.len(), path.display())?;
    Ok(())
}

fn from_self_play(args: &MakeArgs) -> Result<Vec<Puzzle>, CliError> {
    let game = args.game_args.game.unwrap_or(games::default());
    if let Some(foreign) = args.theme.iter().find(|theme| !themes(game.id).contains(theme)) {
        return Err(bad_input(format!("{} has no theme `{foreign}`", game.id)));
    }
    let rules = &args.game_args.rules;
    let start = rules.is_given().then(|| GameStart::from_args(game, rules)?.new_timeline(HouseRules::DRAWS));
    let known = args.known.iter().map(|path| read_file(path)).collect::<Result<Vec<_>, CliError>>()?;
    let options = MakeOptions {
        game: game.id,
        start: start.transpose()?,
        games: args.games,
        count: args.count.unwrap_or_else(|| source(game.id).whole_count()),
        known: known.into_iter().flatten().filter(|puzzle| puzzle.game() == game.id).collect(),
        themes: args.theme.clone(),
        seed: args.seed,
        threads: args.threads,
    };
    let bar = progress::bar(0, options.count as u64);
    let puzzles = making::make(&options, &mut |puzzles| bar.set_position(puzzles as u64));
    bar.finish_and_clear();
    Ok(puzzles)
}

fn from_record(args: &MakeArgs, path: &Path) -> Result<Vec<Puzzle>, CliError> {
    if args.game_args.is_given() {
        let path = path.display();
        return Err(bad_input(format!("{path} has its own game and rules; leave out --game and all rule options")));
    }
    let (record, timeline) = cannon_files::read_game(path)?;
    Ok(making::make_from_record(&timeline, &learners(&record.players), args.threads))
}

/// The sides whose mistakes become puzzles: the side of the human if only one side is human, and both sides otherwise.
fn learners(players: &Players) -> Vec<Side> {
    let is_human = [&players.south, &players.north].map(|player| !player.seat.is_computer());
    match is_human {
        [true, false] => vec![Side::South],
        [false, true] => vec![Side::North],
        _ => Side::ALL.to_vec(),
    }
}
