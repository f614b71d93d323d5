//! Reasons why an action is illegal, with messages for players.

use std::error::Error;

/// Reason why an action is illegal. Each game declares its own enumeration with [`refusals!`].
pub trait Refusal: Error + Copy + Send + Sync + 'static {
    /// All reasons of this game.
    const ALL: &'static [Self];

    /// Identifier of the localised message shown to the player.
    fn message_id(&self) -> &'static str;
}

/// Declares the `Refusal` enumeration of a game: description, variant and message identifier of each reason.
///
/// The description is both the documentation of the variant and what `Display` writes.
macro_rules! refusals {
    ($(#[doc = $description:literal] $name:ident = $id:literal;)*) => {
        /// Reason why an action is illegal in a position.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
        pub enum Refusal {
            $(
                #[doc = $description]
                #[error("{}", $crate::refusal::as_clause($description))]
                $name,
            )*
        }

        impl $crate::Refusal for Refusal {
            const ALL: &'static [Refusal] = &[$(Refusal::$name),*];

            fn message_id(&self) -> &'static str {
                match self {
                    $(Refusal::$name => $id,)*
                }
            }
        }
    };
}

pub(super) use refusals;

/// Returns `Ok` if the condition holds, and the refusal otherwise.
pub(super) fn require<R: Refusal>(condition: bool, otherwise: R) -> Result<(), R> {
    if condition { Ok(()) } else { Err(otherwise) }
}

/// A sentence without its final stop and its first capital, to follow a colon.
pub(super) fn as_clause(sentence: &str) -> String {
    let mut letters = sentence.trim().trim_end_matches('.').chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use crate::cannon::Refusal;

    #[test]
    fn description_is_written_as_a_clause() {
        assert_eq!(Refusal::StepBack.to_string(), "a step backwards");
    }
}
