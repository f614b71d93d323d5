//! Cases of the engine: networks, weights and opening books.

use std::iter;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use cannon_engine::book::Book;
use cannon_engine::nnue::{cannon, tank_chess, update_checksum};
use cannon_engine::playable::{Evaluator, Playable};
use cannon_engine::tank_chess::policy::PolicyNetwork;
use cannon_engine::{AnyEvaluator, Level, Limits, SearchOptions, Style, choose_action, engine};
use cannon_rules::GameId;
use cannon_rules::timeline::HouseRules;

use crate::{check_told, edits, text};

/// The file of Cannon's network, in which edits are made.
const CANNON_NETWORK: &[u8] = include_bytes!("../../engine/assets/networks/cannon.nnue");
/// The file of Tank Chess' network, in which edits are made.
const TANK_CHESS_NETWORK: &[u8] = include_bytes!("../../engine/assets/networks/tank-chess.nnue");
/// The file of the policy of Tank Chess, in which edits are made.
const TANK_CHESS_POLICY: &[u8] = include_bytes!("../../engine/assets/networks/tank-chess-policy.nnue");
/// Number of plies of the games in which networks evaluate positions.
const PLIES: usize = 24;

/// Reads bytes as a network of Cannon, and as edits of the built-in network. With a sound network, an updated accumulator is equal to an
/// accumulator that is computed from scratch, and a search finds a legal action.
pub fn cannon_network(data: &[u8]) {
    let _ = cannon::Network::from_bytes(data);
    let file = edited(CANNON_NETWORK, data);
    match cannon::Network::from_bytes(&file) {
        Ok(network) => {
            check_network(GameId::Cannon, &cannon::NetworkEvaluator::new(Arc::new(network), Style::PLAIN), &file, data)
        }
        Err(error) => check_told(&error),
    }
}

/// Reads bytes as a network of Tank Chess, and as edits of the built-in network, as [`cannon_network`] does. Then reads edits of the policy.
pub fn tank_network(data: &[u8]) {
    let _ = tank_chess::Network::from_bytes(data);
    if let Err(error) = PolicyNetwork::from_bytes(&edited(TANK_CHESS_POLICY, data)) {
        check_told(&error);
    }
    let file = edited(TANK_CHESS_NETWORK, data);
    match tank_chess::Network::from_bytes(&file) {
        Ok(network) => check_network(
            GameId::TankChess,
            &tank_chess::NetworkEvaluator::new(Arc::new(network), Style::PLAIN),
            &file,
            data,
        ),
        Err(error) => check_told(&error),
    }
}

/// A network file with the edits of an input, and with a new checksum. Without the new checksum, the reader would refuse every change.
fn edited(file: &[u8], data: &[u8]) -> Vec<u8> {
    let mut bytes = file.to_vec();
    edits::apply(data, &mut bytes);
    update_checksum(&mut bytes);
    bytes
}

/// Plays a game whose actions the input chooses, and checks the accumulator of every position. Then searches the start of a game.
fn check_network<G: Playable + Clone>(game: GameId, evaluator: &impl Evaluator<G>, file: &[u8], choices: &[u8]) {
    let mut position = G::start(&G::Ruleset::default());
    let mut accumulator = evaluator.refresh(&position);
    for choice in choices.iter().copied().chain(iter::repeat(7)).take(PLIES) {
        let actions = position.actions();
        if position.outcome().is_some() || actions.is_empty() {
            break;
        }
        let action = actions[usize::from(choice) % actions.len()];
        let mut after = position.clone();
        after.play(action);
        accumulator = evaluator.update(&accumulator, &position, action, &after);
        assert_eq!(accumulator, evaluator.refresh(&after));
        evaluator.evaluate(&accumulator, &after, &after.attack_info());
        position = after;
    }
    check_answer(game, engine(game).read_network(file).expect("the file is sound"));
}

/// Checks that a short search with this evaluator finds a legal action.
fn check_answer(game: GameId, evaluator: AnyEvaluator) {
    let mut timeline = game.begin(None, None, HouseRules::DRAWS).expect("the start of a game");
    let options = SearchOptions {
        limits: Some(Limits::nodes(100)),
        evaluator: Some(evaluator),
        ..SearchOptions::new(Level::MAX, 0)
    };
    let action = choose_action(&timeline, &options, &AtomicBool::new(false), &mut |_| {});
    timeline.play(action.expect("there are legal actions")).expect("the action is legal");
}

/// Parses text as the weights of each game. Parsed weights survive a round trip, and a search that uses them finds a legal action.
pub fn weights(data: &[u8]) {
    let text = text(data);
    for game in GameId::ALL {
        let tuner = engine(game).tuner;
        match tuner.read(text) {
            Ok(weights) => {
                assert_eq!(tuner.read(&tuner.write(&weights)), Ok(weights));
                check_answer(game, tuner.evaluator(text).expect("the weights were read"));
            }
            Err(error) => {
                assert!(!error.to_string().is_empty());
                assert_eq!(tuner.evaluator(text).err(), Some(error));
            }
        }
    }
}

/// Parses text as an opening book. All actions of a parsed book are legal where it gives them.
pub fn book(data: &[u8]) {
    let rotation = GameId::ALL.into_iter().find_map(|game| engine(game).rotation);
    let book = match Book::read(text(data), rotation) {
        Ok(book) => book,
        Err(error) => return assert!(!error.to_string().is_empty()),
    };
    assert_eq!(book.plies() > 0, book.positions() > 0);
    for ruleset in book.rulesets() {
        let starts = GameId::ALL.into_iter().filter_map(|game| game.begin(Some(ruleset), None, HouseRules::NONE).ok());
        for timeline in starts {
            for choice in book.actions(&timeline) {
                timeline.clone().play(choice.action).expect("an action of the book is legal");
            }
        }
    }
}
