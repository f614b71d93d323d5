//! The reader of records takes any text; what it accepts can be replayed or is refused with a reason, and can be written and read
//! again.
#![no_main]

use cannon::rules::record::Record;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(record) = Record::from_json(text) else { return };
    assert_eq!(Record::from_json(&record.to_json()).as_ref(), Ok(&record));
    if let Ok(timeline) = record.replay() {
        assert_eq!(timeline.ply(), record.actions.len());
        let again = Record::from_timeline(timeline.as_ref(), record.players.clone(), record.started);
        assert!(again.replay().is_ok());
    }
});
