//! The texts of lessons in the player's language.

use cannon_app_base::i18n::Words;
use cannon_i18n::FluentValue;
use cannon_lessons::{Argument, Message};

/// The text of a message of a lesson.
pub(crate) fn message(words: &Words, message: &Message) -> String {
    let args: Vec<(&str, FluentValue<'_>)> =
        message.arguments.iter().map(|(name, argument)| (*name, value(words, argument))).collect();
    words.format(&message.id, &args)
}

fn value(words: &Words, argument: &Argument) -> FluentValue<'static> {
    match argument {
        Argument::Text(text) => FluentValue::from(text.clone()),
        Argument::Number(number) => FluentValue::from(*number),
        Argument::List(entries) => {
            let entries: Vec<String> = entries.iter().map(|entry| message(words, entry)).collect();
            FluentValue::from(words.list(&entries))
        }
    }
}
