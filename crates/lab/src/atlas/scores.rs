//! The results of a collection by placement of the towns and by start.

use std::collections::BTreeMap;
use std::io::Write;

use super::args::FilesArgs;
use crate::error::bad_input;
use cannon_cli::CliError;
use cannon_cli::games;
use cannon_cli::match_runner::{Terms, WinDrawLoss, read_all};
use cannon_files::match_games::PlayedGame;
use cannon_rules::Side;

/// Results by the placements of South and North.
type TownMap = BTreeMap<[String; 2], WinDrawLoss>;

/// Prints the score of South for each placement of both towns, and what it says about the placing.
pub(super) fn towns(args: &FilesArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let (terms, games) = read(args)?;
    if games::read(&terms.game).map_err(bad_input)?.placing_plies != 2 {
        return Err(bad_input("only games of Cannon place towns".to_owned()));
    }
    let mut map = TownMap::new();
    for game in &games {
        let mut actions = game.opening.iter().chain(&game.actions);
        if let (Some(south), Some(north)) = (actions.next(), actions.next()) {
            map.entry([south.clone(), north.clone()]).or_default().add(game.result);
        }
    }
    write!(out, "{}", report(&map))?;
    Ok(())
}

/// The town map as text.
fn report(map: &TownMap) -> String {
    let names = |index: usize| {
        let mut names: Vec<&str> = map.keys().map(|towns| towns[index].as_str()).collect();
        names.sort_unstable();
        names.dedup();
        names
    };
    let (south, north) = (names(0), names(1));
    let cell = |own: &str, enemy: &str| map.get(&[own.to_owned(), enemy.to_owned()]).copied().unwrap_or_default();
    let mut text =
        "The score of South in percent, with half of the 95 % interval. Rows are towns of South, columns of North.\n"
            .to_owned();
    text += &format!("{:>8}", "");
    north.iter().for_each(|enemy| text += &format!("{enemy:>12}"));
    text.push('\n');
    for own in &south {
        text += &format!("{own:>8}");
        north.iter().for_each(|enemy| text += &format!("{:>12}", short(cell(own, enemy))));
        text.push('\n');
    }
    text += "\nThe best answer of North to each town of South:\n";
    let worst = |own: &&str| north.iter().map(|enemy| (cell(own, enemy), *enemy)).min_by(|a, b| by_share(a.0, b.0));
    let mut answers: Vec<(WinDrawLoss, &str, &str)> =
        south.iter().filter_map(|own| worst(own).map(|(results, enemy)| (results, *own, enemy))).collect();
    answers.sort_by(|a, b| by_share(b.0, a.0));
    for (results, own, enemy) in &answers {
        text += &format!("  {own} {enemy}  {}\n", long(*results));
    }
    text += &format!("\nAll games, South places and moves first: {}\n", long(total(map.values().copied())));
    text
}

/// Prints the score of the side that moves first, for each start.
pub(super) fn sides(args: &FilesArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let (terms, games) = read(args)?;
    let mut starts: BTreeMap<usize, WinDrawLoss> = BTreeMap::new();
    let names = terms.board_names();
    for game in &games {
        let board = (game.number / 2) as usize % names.len().max(1);
        starts.entry(board).or_default().add(game.result);
    }
    for (board, results) in &starts {
        let name = names.get(*board).map_or("start", String::as_str);
        writeln!(out, "{name}: South, which moves first, {}", long(*results))?;
    }
    writeln!(out, "all: South, which moves first, {}", long(total(starts.values().copied())))?;
    Ok(())
}

/// The games of all files, in which the first player always is South.
fn read(args: &FilesArgs) -> Result<(Terms, Vec<PlayedGame>), CliError> {
    let (terms, games) = read_all(&args.files)?;
    let terms = terms.filter(|_| !games.is_empty()).ok_or_else(|| bad_input("the files have no games".to_owned()))?;
    if games.iter().any(|game| game.colours.first != Side::South) {
        return Err(bad_input("these are games of a match; name files of `cannon-lab atlas play`".to_owned()));
    }
    Ok((terms, games))
}

/// The order by share of the points. Results without games come last.
fn by_share(first: WinDrawLoss, second: WinDrawLoss) -> std::cmp::Ordering {
    let share = |results: WinDrawLoss| results.share().unwrap_or(f64::INFINITY);
    share(first).total_cmp(&share(second))
}

fn total(results: impl Iterator<Item = WinDrawLoss>) -> WinDrawLoss {
    results.fold(WinDrawLoss::default(), |sum, results| WinDrawLoss {
        wins: sum.wins + results.wins,
        draws: sum.draws + results.draws,
        losses: sum.losses + results.losses,
    })
}

/// Results as a share with half of its interval, such as `53.1±2.0`.
fn short(results: WinDrawLoss) -> String {
    match (results.share(), results.confidence_interval()) {
        (Some(share), Some((low, high))) => format!("{:.1}±{:.1}", 100.0 * share, 50.0 * (high - low)),
        _ => "-".to_owned(),
    }
}

/// Results as a share with its interval and the counts.
fn long(results: WinDrawLoss) -> String {
    match (results.share(), results.confidence_interval()) {
        (Some(share), Some((low, high))) => {
            let [share, low, high] = [share, low, high].map(|share| 100.0 * share);
            format!("{share:.1} % (95 %: {low:.1} to {high:.1}), {} games, {results}", results.games())
        }
        _ => "no games".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_map_names_the_best_answer_to_each_town_and_orders_towns_by_it() {
        let results = |wins, draws, losses| WinDrawLoss { wins, draws, losses };
        let map: TownMap = [
            ("@b1", "@b10", results(6, 0, 4)),
            ("@b1", "@c10", results(2, 0, 8)),
            ("@c1", "@b10", results(4, 2, 4)),
            ("@c1", "@c10", results(9, 0, 1)),
        ]
        .map(|(south, north, results)| ([south.to_owned(), north.to_owned()], results))
        .into();
        let text = report(&map);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[1].split_whitespace().collect::<Vec<_>>(), ["@b10", "@c10"]);
        assert!(lines[2].trim_start().starts_with("@b1   60.0±"), "{text}");
        let answers: Vec<&str> = lines.iter().copied().filter(|line| line.starts_with("  @")).collect();
        assert!(answers[0].starts_with("  @c1 @b10  50.0 % (95 %: "), "{text}");
        assert!(answers[1].starts_with("  @b1 @c10  20.0 % (95 %: "), "{text}");
        assert!(text.ends_with("40 games, wins 21 draws 2 losses 17\n"), "{text}");
    }

    #[test]
    fn a_placement_without_games_is_no_answer() {
        let results = WinDrawLoss { wins: 1, draws: 0, losses: 1 };
        let towns = |south: &str, north: &str| [south.to_owned(), north.to_owned()];
        let map: TownMap = [(towns("@b1", "@b10"), results), (towns("@c1", "@c10"), results)].into();
        let text = report(&map);
        assert!(text.contains("  @b1 @b10  50.0 %") && text.contains("  @c1 @c10  50.0 %"), "{text}");
    }
}
