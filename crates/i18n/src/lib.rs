//! Localisation: all user-visible text, from Fluent files compiled into the program. The crate does not depend on Bevy,
//! because the terminal uses it too.
//!
//! A language is a folder in `assets/locales/`, a variant of [`Language`] and an entry of [`LANGUAGES`]. Text is looked up by identifier.
//! An unknown identifier is displayed as it is, so that the gap is visible, and a test over the sources fails.
//!
//! [`rulebook`] chooses the texts about the rules in force in a game. [`check`] helps tests to find texts that are missing.

pub mod check;
mod game_terms;
mod language;
mod lines;
mod numbers;
mod objectives;
pub mod rulebook;
mod setup_names;
pub mod tank_chess_terms;

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

pub use fluent_bundle::FluentValue;
pub use language::{LANGUAGES, Language, LanguageEntry};
pub use lines::wrap;
pub use objectives::message as objective_message;

/// Options of a localizer.
#[derive(Clone, Debug, Default)]
pub struct LocalizerOptions {
    /// Changes all texts. Tests of the layout lengthen them, as a pseudo-locale.
    pub transform: Option<fn(&str) -> Cow<'_, str>>,
    /// What `KEY("undo")` in a text stands for: the labels of the keys that give commands, by the names of the commands. A command that is
    /// missing here is called by its name.
    pub keys: BTreeMap<String, String>,
}

/// Looks up texts in one language. Cloning is cheap because the data is shared.
#[derive(Clone)]
pub struct Localizer {
    language: Language,
    bundle: Arc<FluentBundle<FluentResource>>,
}

impl Localizer {
    /// Creates a localizer for a language.
    pub fn new(language: Language) -> Localizer {
        Localizer::with_options(language, LocalizerOptions::default())
    }

    /// Creates a localizer for a language with options.
    #[must_use]
    pub fn with_options(language: Language, options: LocalizerOptions) -> Localizer {
        let LocalizerOptions { transform, keys } = options;
        let entry = language.entry();
        let mut bundle = FluentBundle::new_concurrent(vec![entry.id.clone()]);
        // Most terminals and fonts show the isolation marks for right-to-left text as boxes.
        bundle.set_use_isolating(false);
        bundle.set_transform(transform);
        // Only a bundle that has a function of this name refuses the function, and this bundle is new.
        let _ = bundle.add_function("KEY", move |names, _| match names {
            [FluentValue::String(name)] => keys.get(&**name).map_or_else(|| name.to_string(), String::clone).into(),
            _ => FluentValue::Error,
        });
        for (_, text) in entry.files.iter() {
            // Tests report syntax errors; the program uses every message that could be parsed.
            let resource = FluentResource::try_new(text.clone()).unwrap_or_else(|(readable, _)| readable);
            bundle.add_resource_overriding(resource);
        }
        Localizer { language, bundle: Arc::new(bundle) }
    }

    /// The current language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The tag of the current language, such as `en`.
    pub fn tag(&self) -> &'static str {
        self.language.entry().tag
    }

    /// Whether there is a text with this identifier.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.get_message(id).is_some_and(|message| message.value().is_some())
    }

    /// The text with this identifier; the identifier itself if there is none.
    pub fn text(&self, id: &str) -> String {
        self.format(id, &[])
    }

    /// The text with this identifier and its variables filled in, such as `&[("plies", 3.into())]`; the identifier itself if there is
    /// none. Control characters in variables become spaces.
    pub fn format(&self, id: &str, args: &[(&str, FluentValue<'_>)]) -> String {
        let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            return id.to_owned();
        };
        let args: FluentArgs<'_> = args.iter().map(|(name, value)| (*name, harmless(value))).collect();
        // Fluent shows a missing variable by its name, so errors can be ignored here.
        let mut missing = Vec::new();
        self.bundle.format_pattern(pattern, Some(&args), &mut missing).into_owned()
    }
}

/// Whether a character could change what a terminal shows in other places, such as the start of an escape sequence. Texts may have several
/// lines.
pub fn is_harmful(letter: char) -> bool {
    letter.is_control() && letter != '\n'
}

/// The value of a variable for a text. Values come from files of others, too.
fn harmless<'a>(value: &FluentValue<'a>) -> FluentValue<'a> {
    match value {
        FluentValue::String(text) if text.contains(is_harmful) => text.replace(is_harmful, " ").into(),
        _ => value.clone(),
    }
}

impl Default for Localizer {
    fn default() -> Self {
        Localizer::new(Language::default())
    }
}

impl std::fmt::Debug for Localizer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Localizer").field("language", &self.language).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests;
