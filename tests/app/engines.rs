//! Tests of another program at the table: this program itself, through the protocol.

use cannon_app_base::play::{MatchSetup, Request};
use cannon_app_base::settings::{EngineEntry, Settings};
use cannon_rules::GameId;
use cannon_rules::cannon::Ruleset;
use cannon_rules::record::{Player, Players, Seat, TimeControl};

use crate::harness::TestTable;

/// A player that is the program of this name.
fn player(name: &str, time: TimeControl) -> Player {
    Player { name: Some(name.to_owned()), ..Player::new(Seat::Program, time) }
}

/// The program through its protocol, at a level that needs no time.
fn engine(name: &str) -> EngineEntry {
    let (name, program) = (name.to_owned(), env!("CARGO_BIN_EXE_cannon").to_owned());
    let options = [("Level".to_owned(), "1".to_owned())].into();
    EngineEntry { name, program, arguments: "engine".to_owned(), options, seconds: 1 }
}

#[test]
fn two_programs_play_each_other_with_and_without_clocks_by_all_rules() {
    let set_ups = [
        (GameId::Cannon, None, TimeControl::None),
        (GameId::Cannon, Some(Ruleset::BLUE_PANTHER), TimeControl::minutes(1, 1)),
        (GameId::TankChess, None, TimeControl::minutes(1, 1)),
    ];
    for (game, rules, time) in set_ups {
        let players = Players { south: player("One", time), north: player("Two", time) };
        let ruleset = rules.map(|rules| serde_json::to_value(rules).expect("rules are JSON"));
        let mut table = TestTable::new(MatchSetup::default());
        table.app.world_mut().resource_mut::<Settings>().engines = vec![engine("One"), engine("Two")];
        let setup = MatchSetup { game, ruleset, players, ..MatchSetup::default() };
        table.request(Request::Start(Box::new(setup)));
        table.wait_until("ten moves", |table| table.game().timeline().ply() >= 10);
        assert_eq!(table.game().outcome(), None, "{game:?}: nobody has lost by a fault");
    }
}
