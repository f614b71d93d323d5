//! Tests of saving the game to the record file named on the command line.

use std::path::Path;

use cannon_app_activities::persistence::RecordFile;
use cannon_app_base::play::{MatchSetup, Request};
use cannon_rules::record::Record;

use crate::harness::TestTable;

fn read_record(file: &Path) -> Record {
    Record::from_json(&std::fs::read_to_string(file).expect("the game has been saved")).expect("a valid record")
}

#[test]
fn record_file_follows_its_game_when_resumed_and_ignores_other_games() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("game.json");
    let mut table = TestTable::new(MatchSetup::default());
    table.app.insert_resource(RecordFile(Some(file.clone())));
    table.click("e1");
    let record = table.game().record();
    assert_eq!(read_record(&file), record);

    table.request(Request::Load(Box::new(record)));
    table.click("f10");
    let resumed = table.game().record();
    assert_eq!((read_record(&file).actions.len(), read_record(&file)), (2, resumed.clone()));

    table.request(Request::Start(Box::default()));
    table.click("d1");
    assert_eq!(read_record(&file), resumed, "another game does not overwrite the file");
}
