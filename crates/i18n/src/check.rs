//! A check of messages in all languages, which the tests of every crate use.

use std::sync::LazyLock;

use cannon_rules::message::{Message, Value};

use super::{LANGUAGES, Language, LanguageEntry, Localizer};

/// English words that no other language has.
const ENGLISH: [&str; 12] =
    ["the", "is", "of", "not", "and", "with", "cannot", "there", "which", "must", "expected", "file"];

/// All languages with their texts, which are parsed once.
static TEXTS: LazyLock<Vec<(&LanguageEntry, Localizer)>> =
    LazyLock::new(|| LANGUAGES.iter().map(|entry| (entry, Localizer::new(entry.language))).collect());

/// What is wrong with the text of a message in any language: a text or a variable that is missing, or English that is left in the text of
/// another language. `None` if all is well.
pub fn fault(message: &Message) -> Option<String> {
    fault_beside(message, "")
}

/// Like [`fault`], for a message that may quote a source text of any content: English and signs of variables that the source has are no
/// faults of the message.
pub fn fault_beside(message: &Message, source: &str) -> Option<String> {
    let quoted: Vec<&str> = words_of(source).collect();
    let (_, english) = TEXTS.iter().find(|(entry, _)| entry.language == Language::English)?;
    let english = english.message(message);
    TEXTS.iter().find_map(|(entry, words)| {
        let text = words.message(message);
        if let Some(id) = ids(message).into_iter().find(|id| !words.has(id)) {
            return Some(format!("{}: there is no text {id}", entry.tag));
        }
        let is_english = entry.language != Language::English
            && (text == english || words_of(&text).any(|word| ENGLISH.contains(&word) && !quoted.contains(&word)));
        let lacks_variable = text.contains("{$") && !source.contains("{$");
        (text.is_empty() || lacks_variable || is_english).then(|| format!("{}: {text}", entry.tag))
    })
}

/// The words of a text in Latin letters. A name such as `hold-the-hill` is one word.
fn words_of(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_ascii_alphabetic() && letter != '-')
}

/// The identifiers of a message and of all messages in it.
fn ids(message: &Message) -> Vec<&'static str> {
    let inner = message.args.iter().filter_map(|(_, value)| match value {
        Value::Message(inner) => Some(ids(inner)),
        Value::Number(_) | Value::Text(_) => None,
    });
    let inner: Vec<_> = inner.flatten().collect();
    std::iter::once(message.id).chain(inner).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faults_are_found() {
        assert_eq!(fault(&"error-player-name".into()), None);
        assert!(fault(&"error-no-such-text-at-all".into()).is_some());
        assert!(fault(&"error-at-column".into()).is_some(), "its variables are missing");
        let english =
            Message::with("error-at-column", [("column", Value::Number(1)), ("reason", Value::text("the end"))]);
        assert!(fault(&english).is_some());
        assert_eq!(fault_beside(&english, "to the end"), None);
        let variable =
            Message::with("error-at-column", [("column", Value::Number(1)), ("reason", Value::text("{$rules"))]);
        assert!(fault(&variable).is_some());
        assert_eq!(fault_beside(&variable, "\"{$rules\""), None);
    }
}
