//! The answers to commands and options of earlier versions that are now in the laboratory.

use super::error::CliError;
use cannon_rules::message::Message;

/// The commands that are now in the laboratory.
const COMMANDS: [&str; 5] = ["bench", "book", "datagen", "ratings", "tune"];

/// The error that names the new place of a command or option. `arguments` are the arguments after the name of the program. `None` if they
/// name no command or option that has moved.
pub fn moved_word(arguments: &[impl AsRef<str>]) -> Option<CliError> {
    let words: Vec<&str> = arguments.iter().map(AsRef::as_ref).collect();
    let &first = words.first()?;
    let is_sprt = |word: &&str| *word == "--sprt" || word.starts_with("--sprt=");
    let asked = match (first, words.get(1).copied()) {
        (command, _) if COMMANDS.contains(&command) => command,
        ("puzzles", Some("make")) => "puzzles make",
        ("match", _) if words.iter().any(is_sprt) => "match --sprt",
        _ => return None,
    };
    Some(CliError::bad(Message::from("error-moved").text("command", asked)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moved_commands_name_their_new_place() {
        for line in ["bench", "tune --games 5", "puzzles make --seed 2", "match --first random --sprt 0 10"] {
            let words: Vec<&str> = line.split(' ').collect();
            let error = moved_word(&words).map(|error| error.to_string());
            assert!(error.is_some_and(|error| error.contains("is now “cannon-lab ")), "{line}");
        }
        for line in ["puzzles list", "puzzles", "match --first bench", "play bench", "perft"] {
            assert!(moved_word(&line.split(' ').collect::<Vec<_>>()).is_none(), "{line}");
        }
    }
}
