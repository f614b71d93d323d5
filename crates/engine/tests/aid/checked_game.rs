//! A self-play game in which every action is checked against the rules.

use std::sync::atomic::AtomicBool;

use cannon_engine::rng::SeededRng;
use cannon_engine::{Level, Limits, SearchOptions, choose_action};
use cannon_rules::any::ListedGame;
use cannon_rules::cannon::{CannonOf, RetreatOver, Ruleset, TownSafety};
use cannon_rules::tank_chess::ExitDirection;
use cannon_rules::timeline::{HouseRules, Timeline};
use cannon_rules::{Action as _, Game, Outcome, tank_chess};

/// The presets of Cannon, and rules with options that no preset has.
pub(crate) const CANNON_RULESETS: [Ruleset; 6] = [
    Ruleset::CLASSIC,
    Ruleset::BLUE_PANTHER,
    Ruleset::IGG,
    Ruleset { town: TownSafety::Checkmate, ..Ruleset::CLASSIC },
    Ruleset { shift_limit: Some(2), ..Ruleset::IGG },
    Ruleset { retreat_over: RetreatOver::Any, cannon_of: CannonOf::Pieces, ..Ruleset::CLASSIC },
];

/// An upper bound of the length of a game in plies: each of at most 38 captures and placements is followed by fewer than 100 quiet turns
/// before the house rules end the game.
const MAX_PLIES: usize = 39 * 100;

/// Plays a game with this number of nodes for each action. The game number determines the rules, the levels and the seeds.
///
/// # Panics
/// If the engine or the rules violate a check.
pub(crate) fn play_checked_game<G: ListedGame>(rules: &[G::Ruleset], number: u64, nodes: u64) -> Timeline<G> {
    let mut rng = SeededRng::new(&[number]);
    let rules = &rules[(number % rules.len() as u64) as usize];
    let levels: Vec<Level> = Level::all().collect();
    let options_by_side = [(); 2].map(|()| {
        let level = rng.choose(&levels).expect("there are levels");
        SearchOptions { limits: Some(Limits::nodes(nodes)), ..SearchOptions::new(level, rng.next_u64()) }
    });
    let mut timeline = Timeline::new(G::start(rules), HouseRules::DRAWS);
    while timeline.outcome().is_none() {
        let options = &options_by_side[timeline.position().side_to_move().index()];
        let context = || format!("game {number}, ply {}: {:?}", timeline.ply(), timeline.position());
        let packed = choose_action(&timeline.clone().into(), options, &AtomicBool::new(false), &mut |_| {});
        let packed = packed.unwrap_or_else(|| panic!("no action in {}", context()));
        let action = G::Action::unpack(packed).unwrap_or_else(|| panic!("{packed:?} in {}", context()));
        check_action(timeline.position(), action, &context);
        let ply = timeline.ply();
        assert!(ply < MAX_PLIES, "no end in {}", context());
        timeline.play(action).unwrap_or_else(|error| panic!("game {number}, ply {ply}: {action:?}: {error}"));
    }
    timeline
}

/// Checks a legal action against the contract of [`Game`].
fn check_action<G: Game>(position: &G, action: G::Action, context: &dyn Fn() -> String) {
    let actions = position.actions();
    assert!(actions.contains(&action), "{action:?} in {}", context());
    assert!(position.validate(action).is_ok(), "{action:?} in {}", context());
    assert_eq!(actions.len() as u64, position.action_count(), "{}", context());
    let text = position.action_to_text(action);
    assert_eq!(position.action_from_text(&text).ok(), Some(action), "{text} in {}", context());

    let mut next = position.clone();
    next.play(action);
    let ended = next.outcome();
    assert!(ended.is_none_or(|end| end.winner() == Some(position.side_to_move())), "{action:?} in {}", context());
    let read = G::from_text(&next.to_text(), next.rules()).unwrap_or_else(|error| panic!("{error} in {}", context()));
    assert_eq!(read, next, "{action:?} in {}", context());
    assert_eq!(read.key(), next.key(), "the incremental key equals the one from scratch: {action:?} in {}", context());
}

/// The result of a game in words.
pub(crate) fn describe_outcome<G: Game>(timeline: &Timeline<G>) -> String {
    match timeline.outcome() {
        Some(Outcome::Win { by, .. }) => format!("won: {by:?}"),
        Some(Outcome::Draw { by }) => format!("drawn: {by:?}"),
        None => "unfinished".to_owned(),
    }
}

/// The rulesets of Tank Chess: every board, with straight exits only on every other board.
pub(crate) fn tank_chess_rulesets() -> Vec<tank_chess::Ruleset> {
    let exits = [ExitDirection::Any, ExitDirection::Straight].into_iter().cycle();
    tank_chess::BoardName::all().zip(exits).map(|(board, exit)| tank_chess::Ruleset { board, exit }).collect()
}
