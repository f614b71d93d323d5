//! Helper for testing the parsers with almost valid texts.

use cannon_rules::Game;
use proptest::prelude::*;
use proptest::sample::Index;

/// The text with some characters replaced.
fn corrupted(text: &str, changes: &[(Index, &str)]) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for (index, replacement) in changes {
        let index = index.index(chars.len());
        chars.splice(index..=index, replacement.chars());
    }
    chars.into_iter().collect()
}

/// Corrupts the texts of a position and of some of its actions, and parses them. Parsing must not panic, and a position
/// that still parses must survive a round trip.
pub(super) fn parsers_survive_corruption<G: Game>(
    position: &G,
    actions: &[G::Action],
    changes: &[(Index, &str)],
) -> Result<(), TestCaseError> {
    let texts = actions.iter().map(|&action| position.action_to_text(action));
    for text in texts.chain([position.to_text()]) {
        let text = corrupted(&text, changes);
        if let Ok(read) = G::from_text(&text, position.rules()) {
            prop_assert_eq!(G::from_text(&read.to_text(), position.rules()).ok(), Some(read));
        }
        if let Ok(action) = position.action_from_text(&text) {
            let _ = position.validate(action);
        }
    }
    Ok(())
}
