//! Games of the computer player against itself, and the collection of their quiet positions.

use std::sync::atomic::AtomicBool;

use super::args::TuneArgs;
use super::samples::Sample;
use cannon_cli::games::{GameCommands, GameStarts};
use cannon_cli::{CliError, parallel};
use cannon_engine::analysis::WinModel;
use cannon_engine::rng::SeededRng;
use cannon_engine::{Engine, Level, Limits, Score, SearchOptions, tuning};
use cannon_rules::any::AnyTimeline;
use cannon_rules::timeline::HouseRules;
use cannon_rules::{Outcome, Side};

/// Longer games count as draws.
const MAX_PLIES: usize = 400;
/// Maximum score of a sample, in hundredths. Positions that are already decided teach nothing.
const MAX_SCORE: i32 = 1_500;

/// Plays the games and returns their quiet positions, in the order of the games.
///
/// # Errors
/// If the rules or the scheme are invalid, or the system has not enough threads.
pub(super) fn play_games(
    args: &TuneArgs,
    game: &'static GameCommands,
    player: &Engine,
) -> Result<Vec<Sample>, CliError> {
    let starts = GameStarts::from_args(game, &args.game_args.rules, &args.boards)?;
    let starts = starts.all().iter().map(|start| start.new_timeline(HouseRules::DRAWS));
    let starts = starts.collect::<Result<Vec<_>, CliError>>()?;
    let games = parallel::map(args.concurrency, args.games as usize, |number| {
        play_game(&starts[number % starts.len()], player, args, number as u64)
    })?;
    Ok(games.into_iter().flatten().collect())
}

/// Plays a game and returns its quiet positions.
fn play_game(start: &AnyTimeline, player: &Engine, args: &TuneArgs, number: u64) -> Vec<Sample> {
    let mut timeline = start.clone();
    let mut rng = SeededRng::new(&[args.seed, number]);
    for _ in 0..args.random_plies {
        if let Some(action) = rng.choose(&timeline.actions()) {
            // Listed actions are legal.
            let _ = timeline.play(action);
        }
    }
    let options = SearchOptions {
        limits: Some(Limits::nodes(args.nodes)),
        evaluator: Some(player.linear_evaluator()),
        ..SearchOptions::new(Level::MAX, number)
    };
    let never = AtomicBool::new(false);
    let mut turns: Vec<SearchedTurn> = Vec::new();
    while timeline.outcome().is_none() && timeline.ply() < MAX_PLIES {
        let mut score = None;
        let best = player.search_action(&timeline, &options, &never, &mut |info| score = Some(info.score));
        let Some(action) = best else { break };
        // The evaluation is for quiet positions. Captures are resolved by the search.
        let is_sample = matches!(score, Some(Score::Advantage(score)) if score.abs() <= MAX_SCORE)
            && tuning::is_quiet(&timeline, action);
        let sample = is_sample.then(|| timeline.position_text_at(timeline.ply()));
        turns.extend(score.map(|score| SearchedTurn { side: timeline.side_to_move(), score, sample }));
        if timeline.play(action).is_err() {
            break;
        }
    }
    samples(turns, timeline.outcome().and_then(Outcome::winner), args.lambda, player.win_model())
}

/// A turn of a game, with the score for the side to move that the search found.
struct SearchedTurn {
    side: Side,
    score: Score,
    /// The position text, if the position is a sample.
    sample: Option<String>,
}

/// The samples of a finished game. The result of each sample is a λ-return, as in TD(λ): a weighted mean of the winning chances that the
/// searches from this turn on found, and of the result of the game. The weights of the chances fall by the factor `lambda` from turn to
/// turn, and the result of the game has the rest of the weight.
fn samples(turns: Vec<SearchedTurn>, winner: Option<Side>, lambda: f64, chances: WinModel) -> Vec<Sample> {
    let share = |winner_share: f64, side: Side, of: Side| if side == of { winner_share } else { 1.0 - winner_share };
    let mut for_south = winner.map_or(0.5, |winner| share(1.0, winner, Side::South));
    let mut samples: Vec<Sample> = Vec::new();
    for SearchedTurn { side, score, sample } in turns.into_iter().rev() {
        let chance = share(chances.win_percentage(score) / 100.0, side, Side::South);
        for_south = lambda * for_south + (1.0 - lambda) * chance;
        if let (Some(position), Score::Advantage(score)) = (sample, score) {
            samples.push(Sample { result: share(for_south, side, Side::South), score, position });
        }
    }
    samples.reverse();
    samples
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Three turns with the winning chances 0.5, 0 and 1 of the side to move. The first and the second turn are samples.
    fn turns() -> Vec<SearchedTurn> {
        let turn = |side, score, sample: Option<&str>| SearchedTurn { side, score, sample: sample.map(str::to_owned) };
        vec![
            turn(Side::South, Score::Advantage(0), Some("first")),
            turn(Side::North, Score::Advantage(-1_000_000), Some("second")),
            turn(Side::South, Score::Win { plies: 1 }, None),
        ]
    }

    #[test]
    fn result_of_a_sample_is_a_mean_of_later_chances_and_the_result_of_the_game() {
        let results = |winner, lambda| {
            let samples = samples(turns(), winner, lambda, WinModel::new(100.0));
            assert_eq!(samples.iter().map(|sample| sample.position.as_str()).collect::<Vec<_>>(), ["first", "second"]);
            samples.iter().map(|sample| sample.result).collect::<Vec<_>>()
        };
        assert_eq!(results(Some(Side::South), 1.0), [1.0, 0.0]);
        assert_eq!(results(Some(Side::North), 1.0), [0.0, 1.0]);
        assert_eq!(results(None, 1.0), [0.5, 0.5]);
        assert_eq!(results(Some(Side::South), 0.0), [0.5, 0.0], "only the chances of the turn itself");
        // From the end: 0.5 and 1 give 0.75 for South, another 1 gives 0.875, and 0.5 gives 0.6875.
        assert_eq!(results(None, 0.5), [0.6875, 0.125]);
    }
}
