//! Fuzz target: parses arbitrary text as a file of puzzles. Puzzles that were read survive a round trip, and their lines can be played.
#![no_main]

use cannon_puzzles::file;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(puzzles) = file::read(text) else { return };
    assert_eq!(file::read(&file::write(&puzzles)).as_ref(), Ok(&puzzles));
    for puzzle in &puzzles {
        let mut timeline = puzzle.begin();
        puzzle.line().iter().for_each(|&action| timeline.play(action).expect("a legal line"));
        assert_eq!(puzzle.images().len(), 4);
        // A proof of any puzzle ends at its limit.
        let _ = puzzle.prove(500);
    }
});
