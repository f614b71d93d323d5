//! The file that was named on the command line.

use std::path::Path;

use cannon::app::persistence::KeepIn;
use cannon::app::play::{MatchSetup, Request};
use cannon_rules::record::Record;

use crate::table::Table;

fn kept(file: &Path) -> Record {
    Record::from_json(&std::fs::read_to_string(file).expect("the game has been written")).expect("a whole game")
}

#[test]
fn the_named_game_is_kept_even_when_it_is_resumed_and_no_other_is() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("game.json");
    let mut table = Table::new(MatchSetup::default());
    table.app.insert_resource(KeepIn(Some(file.clone())));
    table.click("e1");
    let record = table.game().record();
    assert_eq!(kept(&file), record);

    table.ask(Request::Load(Box::new(record)));
    table.click("f10");
    let resumed = table.game().record();
    assert_eq!((kept(&file).actions.len(), kept(&file)), (2, resumed.clone()));

    table.ask(Request::Start(Box::default()));
    table.click("d1");
    assert_eq!(kept(&file), resumed, "another game does not overwrite it");
}
