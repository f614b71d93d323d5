//! Reasons why an action is illegal, with messages for players.

use std::error::Error;

/// Reason why an action is illegal. Each game declares its own enumeration with [`refusals!`].
pub trait Refusal: Error + Copy + Send + Sync + 'static {
    /// All reasons of this game.
    const ALL: &'static [Self];

    /// Identifier of the localised message shown to the player.
    fn message_id(&self) -> &'static str;
}

/// Declares the `Refusal` enumeration of a game: variant, message identifier and English text of each reason.
macro_rules! refusals {
    ($($(#[$doc:meta])* $name:ident = $id:literal, $english:literal;)*) => {
        /// Reason why an action is illegal in a position.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
        pub enum Refusal {
            $($(#[$doc])* #[error($english)] $name,)*
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
