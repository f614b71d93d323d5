//! Tests that every error that players can cause has a message in all languages. A variant without a sample does not compile.

mod cannon;
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
        )+
    }};
}
use check_all;

/// Checks a message in all languages.
fn check(message: &Message) {
    assert_eq!(fault(message), None, "{message:?}");
}
