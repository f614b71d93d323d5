//! Whole games between two engines, played as drivers of UGI play them: with clocks and at fixed nodes.

use std::time::Instant;

use super::engine_process::Engine;
use cannon_rules::any::AnyTimeline;
use cannon_rules::timeline::HouseRules;
use cannon_rules::{GameId, Outcome};

/// Number of plies after which a game is broken off.
const MAX_PLIES: usize = 400;

/// How a driver limits the turns of a game.
#[derive(Clone, Copy)]
enum Limit {
    Nodes(u64),
    /// Time and increment in milliseconds.
    Clock(i128, i128),
}

/// Two engines and the clocks of a game.
struct Driver {
    engines: [Engine; 2],
    limit: Limit,
    /// The time left in milliseconds, which may be negative: no flag falls here, because the machine may be busy.
    clocks: [i128; 2],
}

impl Driver {
    fn new(game: GameId, limit: Limit) -> Driver {
        let engines = [(); 2].map(|()| {
            let mut engine = Engine::start();
            engine.send_and_read("ugi", "ugiok");
            engine.send(&format!("setoption name Game value {}", game.name()));
            engine.send_and_read("isready", "readyok");
            engine.send("uginewgame");
            engine
        });
        let time = if let Limit::Clock(time, _) = limit { time } else { 0 };
        Driver { engines, limit, clocks: [time; 2] }
    }

    /// Asks an engine for its move in the current position.
    fn go(&mut self, player: usize) -> String {
        let go = match self.limit {
            Limit::Nodes(nodes) => format!("go nodes {nodes}"),
            Limit::Clock(_, increment) => {
                let [p1, p2] = self.clocks;
                format!("go p1time {p1} p2time {p2} p1inc {increment} p2inc {increment}")
            }
        };
        let started = Instant::now();
        let answer = self.engines[player].send_and_read(&go, "bestmove ").pop().expect("an answer");
        if let Limit::Clock(_, increment) = self.limit {
            self.clocks[player] += increment - started.elapsed().as_millis() as i128;
        }
        let words: Vec<&str> = answer.split(' ').collect();
        assert_eq!(words.len(), 2, "{answer}");
        words[1].to_owned()
    }
}

/// What the rules say of a position: whether the game is over, whether the side that began is to move, and the result.
fn by_the_rules(timeline: &AnyTimeline) -> [&'static str; 3] {
    let first = timeline.side_to_move_at(0);
    let result = match timeline.outcome() {
        None => "none",
        Some(Outcome::Draw { .. }) => "draw",
        Some(Outcome::Win { side, .. }) if side == first => "p1win",
        Some(Outcome::Win { .. }) => "p2win",
    };
    let word = |is_true| if is_true { "true" } else { "false" };
    [word(timeline.outcome().is_some()), word(timeline.side_to_move() == first), result]
}

/// Plays a game to its end. After every move, the answers of both engines agree with the rules.
fn play(game: GameId, limit: Limit, opening: &[&str]) -> AnyTimeline {
    let mut timeline = game.begin(None, None, HouseRules::DRAWS).expect("the start of a game");
    let mut driver = Driver::new(game, limit);
    let mut moves: Vec<String> = opening.iter().map(|&text| text.to_owned()).collect();
    for text in opening {
        timeline.play(timeline.read_action(text).expect("an action")).expect("it is legal");
    }
    loop {
        let position = if moves.is_empty() { String::new() } else { format!(" moves {}", moves.join(" ")) };
        for engine in &mut driver.engines {
            engine.send_and_read("isready", "readyok");
            engine.send(&format!("position startpos{position}"));
            let answers = ["gameover", "p1turn", "result"].map(|question| {
                let lines = engine.send_and_read(&format!("query {question}"), "response ");
                assert_eq!(lines.len(), 1, "{lines:#?}");
                lines[0]["response ".len()..].to_owned()
            });
            assert_eq!(answers, by_the_rules(&timeline), "after {moves:?}");
        }
        if timeline.outcome().is_some() || moves.len() >= MAX_PLIES {
            return timeline;
        }
        let text = driver.go(moves.len() % 2);
        let action = timeline.read_action(&text).expect("an action");
        timeline.play(action).unwrap_or_else(|error| panic!("{text} after {moves:?}: {error}"));
        moves.push(text);
    }
}

#[test]
fn games_of_cannon_at_fixed_nodes_end_with_a_result() {
    for (nodes, opening) in [(150, &["@e1", "@f10"][..]), (300, &["@b1", "@i10"])] {
        let timeline = play(GameId::Cannon, Limit::Nodes(nodes), opening);
        assert!(timeline.outcome().is_some(), "{} plies", timeline.ply());
    }
}

#[test]
fn games_of_cannon_with_clocks_end_with_a_result() {
    for opening in [&["@d1", "@e10"][..], &[]] {
        let timeline = play(GameId::Cannon, Limit::Clock(2000, 20), opening);
        assert!(timeline.outcome().is_some(), "{} plies", timeline.ply());
    }
}

#[test]
fn games_of_tank_chess_are_legal_and_agree_with_the_rules() {
    play(GameId::TankChess, Limit::Nodes(200), &[]);
    play(GameId::TankChess, Limit::Clock(2000, 20), &[]);
}
