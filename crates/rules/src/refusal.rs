//! Why an action is not legal, in a form that can be shown to a player.

use std::error::Error;

/// Why an action is not legal. Each game has an enumeration of its own, declared with [`refusals!`].
pub trait Refusal: Error + Copy + Send + Sync + 'static {
    /// All reasons there are.
    const ALL: &'static [Self];

    /// Identifier of the localised sentence that tells the player what is in the way.
    fn message_id(&self) -> &'static str;
}

/// Declares each reason once: variant, message identifier, English.
macro_rules! refusals {
    ($($(#[$doc:meta])* $name:ident = $id:literal, $english:literal;)*) => {
        /// Why an action is not legal here.
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
