//! Texts that are almost right.

use cannon_rules::Game;
use proptest::prelude::*;
use proptest::sample::Index;

/// A text with characters replaced by others.
fn changed(text: &str, changes: &[(Index, &str)]) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for (at, letter) in changes {
        let at = at.index(letters.len());
        letters.splice(at..=at, letter.chars());
    }
    letters.into_iter().collect()
}

/// Changes the texts of a position and of some of its actions, and reads them: nothing panics, and a position that can still be read is
/// written so that it reads the same.
pub(super) fn readers_cope<G: Game>(
    position: &G,
    actions: &[G::Action],
    changes: &[(Index, &str)],
) -> Result<(), TestCaseError> {
    let texts = actions.iter().map(|&action| position.action_to_text(action));
    for text in texts.chain([position.to_text()]) {
        let text = changed(&text, changes);
        if let Ok(read) = G::from_text(&text, position.rules()) {
            prop_assert_eq!(G::from_text(&read.to_text(), position.rules()).ok(), Some(read));
        }
        if let Ok(action) = position.action_from_text(&text) {
            let _ = position.check(action);
        }
    }
    Ok(())
}
