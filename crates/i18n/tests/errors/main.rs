//! Tests that every error that players can cause has a message in all languages. A variant without a sample does not compile.

mod cannon;
mod engines;
mod files;
mod record;
mod tank_chess;

use cannon_i18n::check::fault;
use cannon_rules::message::Message;

/// Checks the messages of all variants of an error: a sample for each pattern, which the sample must match.
macro_rules! check_all {
    ($type:ty, $message:expr; $($pattern:pat => $sample:expr),+ $(,)?) => {{
        // The match is exhaustive, so that a new variant needs a sample.
        fn covered(error: &$type) {
            match error {
                $($pattern => {})+
            }
        }
        $(
            let sample: $type = $sample;
            covered(&sample);
            assert!(matches!(&sample, $pattern), "{sample:?} is a sample for another variant");
            crate::check(&$message(&sample));
            crate::check_english(&sample);
        )+
    }};
}
use check_all;

/// Checks that the text for programs and for the command line is English, and not the identifier of a message. Identifiers of errors and
/// refusals are single words with hyphens.
fn check_english(error: &impl std::fmt::Display) {
    let text = error.to_string();
    let is_identifier = |word: &str| word.starts_with("refused-") || word.starts_with("error-");
    assert!(
        text.contains(' ') && !text.split(|letter: char| letter.is_whitespace() || letter == '`').any(is_identifier),
        "{text}"
    );
}

/// Checks a message in all languages.
fn check(message: &Message) {
    assert_eq!(fault(message), None, "{message:?}");
}
