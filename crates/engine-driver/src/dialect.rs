//! The commands that tell a program the position and the limits of its search, in the words that the program knows.

use crate::engine::{EngineTurn, without_spaces};
use cannon_rules::Side;
use cannon_rules::any::AnyTimeline;
use cannon_rules::record::clocks::milliseconds;
use cannon_rules::timeline::HouseRules;

/// The words that a program knows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Dialect {
    /// The words of `docs/protocol.md` alone, such as `position start actions` and `wtime`.
    #[default]
    Cannon,
    /// The words of UGI, such as `position startpos moves` and `p1time`.
    Ugi,
}

impl Dialect {
    /// The words for the normal start, a start from a position text, and the actions.
    const fn position_words(self) -> [&'static str; 3] {
        match self {
            Dialect::Cannon => ["start", "text", "actions"],
            Dialect::Ugi => ["startpos", "fen", "moves"],
        }
    }

    /// The words for time and increment of the side that begins the game, and of the other side.
    const fn clock_words(self) -> [[&'static str; 2]; 2] {
        match self {
            Dialect::Cannon => [["wtime", "winc"], ["btime", "binc"]],
            Dialect::Ugi => [["p1time", "p1inc"], ["p2time", "p2inc"]],
        }
    }
}

/// The `position` command for the game so far, from this position text or from the normal start.
pub(crate) fn position_command(dialect: Dialect, start: Option<&str>, timeline: &AnyTimeline) -> String {
    let [normal, text, separator] = dialect.position_words();
    let mut words = vec!["position".to_owned()];
    match start {
        None => words.push(normal.to_owned()),
        Some(start) => words.extend([text.to_owned(), start.to_owned()]),
    }
    let actions = (0..timeline.ply()).filter_map(|ply| timeline.notation_at(ply));
    let mut actions = actions.map(|text| without_spaces(&text)).peekable();
    if actions.peek().is_some() {
        words.push(separator.to_owned());
        words.extend(actions);
    }
    words.join(" ")
}

/// The `go` command with limits and clocks.
pub(crate) fn go_command(dialect: Dialect, turn: &EngineTurn<'_>) -> String {
    let limits = turn.limits.unwrap_or_default();
    let mut words = String::from("go");
    let mut add = |name: &str, value: Option<u64>| {
        if let Some(value) = value {
            words.push_str(&format!(" {name} {value}"));
        }
    };
    let first = first_side(turn.timeline);
    for (side, [time, increment]) in [first, !first].into_iter().zip(dialect.clock_words()) {
        if let Some(left) = turn.clocks.remaining(side) {
            add(time, Some(milliseconds(left)));
            add(increment, Some(milliseconds(turn.clocks.increment(side))));
        }
    }
    add("depth", limits.depth.map(u64::from));
    add("nodes", limits.nodes);
    add("movetime", limits.time.map(milliseconds));
    words
}

/// The side that begins a game by these rules. The other side may be to move in the position text from which this game started.
fn first_side(timeline: &AnyTimeline) -> Side {
    let start = timeline.game().begin(Some(&timeline.ruleset()), None, HouseRules::NONE);
    start.map_or(timeline.side_to_move_at(0), |start| start.side_to_move())
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;
    use std::time::Duration;

    use super::*;
    use cannon_engine::Limits;
    use cannon_rules::GameId;
    use cannon_rules::record::{Clocks, Player, Players, Seat, TimeControl};

    /// Light is to move, although Dark begins by the default rules.
    const LIGHT_TO_MOVE: &str = "4L5/10/10/l9/10/10/d9/d9/d9/4D5 l";

    fn game(start: Option<&str>, actions: &[&str]) -> AnyTimeline {
        let mut timeline = GameId::Cannon.begin(None, start, HouseRules::DRAWS).expect("a position");
        for text in actions {
            timeline.play(timeline.read_action(text).expect("an action")).expect("it is legal");
        }
        timeline
    }

    #[test]
    fn position_is_told_in_the_words_of_the_program() {
        let begun = game(None, &["@e1", "@f10"]);
        assert_eq!(position_command(Dialect::Cannon, None, &game(None, &[])), "position start");
        assert_eq!(position_command(Dialect::Cannon, None, &begun), "position start actions @e1 @f10");
        assert_eq!(position_command(Dialect::Ugi, None, &game(None, &[])), "position startpos");
        assert_eq!(position_command(Dialect::Ugi, None, &begun), "position startpos moves @e1 @f10");
        let set_up = game(Some(LIGHT_TO_MOVE), &["a7-a6"]);
        for (dialect, words) in [(Dialect::Cannon, ["text", "actions"]), (Dialect::Ugi, ["fen", "moves"])] {
            let [text, separator] = words;
            let expected = format!("position {text} {LIGHT_TO_MOVE} {separator} a7-a6");
            assert_eq!(position_command(dialect, Some(LIGHT_TO_MOVE), &set_up), expected);
        }
    }

    #[test]
    fn clock_of_the_side_that_begins_by_the_rules_comes_first() {
        let player = |minutes| Player::new(Seat::default(), TimeControl::minutes(minutes, 3));
        // South is Dark.
        let clocks = Clocks::new(&Players { south: player(1), north: player(2) });
        let go = |dialect, timeline: &AnyTimeline| {
            let limits = Some(Limits::nodes(70));
            let stop = AtomicBool::new(false);
            go_command(
                dialect,
                &EngineTurn { timeline, clocks: &clocks, limits, patience: Duration::ZERO, stop: &stop },
            )
        };
        for timeline in [game(None, &["@e1"]), game(Some(LIGHT_TO_MOVE), &[])] {
            let own = "go wtime 60000 winc 3000 btime 120000 binc 3000 nodes 70";
            assert_eq!(go(Dialect::Cannon, &timeline), own);
            let ugi = "go p1time 60000 p1inc 3000 p2time 120000 p2inc 3000 nodes 70";
            assert_eq!(go(Dialect::Ugi, &timeline), ugi);
        }
    }
}
