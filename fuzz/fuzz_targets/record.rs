//! Fuzz target: parses arbitrary text as a record. A parsed record survives a round trip and either replays or is refused with an error.
#![no_main]

use cannon_rules::record::{Clocks, Record};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(record) = Record::from_json(text) else { return };
    assert_eq!(Record::from_json(&record.to_json()).as_ref(), Ok(&record));
    if let Ok(timeline) = record.replay() {
        assert_eq!(timeline.ply(), record.actions.len());
        let mut again = Record::from_timeline(timeline.as_ref(), record.players.clone(), record.started);
        Clocks::from_record(&record, timeline.as_ref()).write_to(&mut again, timeline.as_ref());
        assert!(again.replay().is_ok());
        assert_eq!(Record::from_json(&again.to_json()).as_ref(), Ok(&again));
    }
});
