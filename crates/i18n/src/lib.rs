//! Localisation: all user-visible text, from Fluent files compiled into the program. The crate does not depend on Bevy,
//! because the terminal uses it too.
//!
//! A language is a folder in `assets/locales/` and one entry of [`LANGUAGES`]. Text is looked up by identifier. An
//! unknown identifier is displayed as it is, so that the gap is visible, and a test over the sources fails.
//!
//! [`rulebook`] chooses the texts about the rules in force in a game.

mod game_terms;
mod objectives;
pub mod rulebook;
mod setup_names;
pub mod tank_chess_terms;

use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::{LanguageIdentifier, langid};

pub use fluent_bundle::FluentValue;

/// A supported language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
}

/// Metadata and Fluent files of a language.
#[derive(Debug)]
pub struct LanguageEntry {
    /// The language.
    pub language: Language,
    /// Name of the language in that language, for menus.
    pub name: &'static str,
    /// Unicode language identifier, which selects the plural rules.
    id: LanguageIdentifier,
    /// Name and text of each of its Fluent files.
    files: &'static [(&'static str, &'static str)],
}

/// Embeds the Fluent files of a language's folder.
macro_rules! files {
    ($folder:literal: $($file:literal),+ $(,)?) => {
        &[$(($file, include_str!(concat!("../../../assets/locales/", $folder, "/", $file)))),+]
    };
}

/// All languages, in the order in which menus list them.
pub static LANGUAGES: &[LanguageEntry] = &[LanguageEntry {
    language: Language::English,
    name: "English",
    id: langid!("en"),
    files: files!(
        "en": "cli.ftl", "editor.ftl", "inspector.ftl", "lessons.ftl", "print.ftl", "reasons.ftl", "refusals.ftl", "report.ftl", "rulebook.ftl", "rules.ftl", "ui.ftl",
    ),
}];

/// Looks up texts in one language. Cloning is cheap because the data is shared.
#[derive(Clone)]
pub struct Localizer {
    language: Language,
    bundle: Arc<FluentBundle<FluentResource>>,
}

impl Localizer {
    /// Creates a localizer for a language.
    #[must_use]
    pub fn new(language: Language) -> Localizer {
        let entry = LANGUAGES.iter().find(|entry| entry.language == language).unwrap_or(&LANGUAGES[0]);
        let mut bundle = FluentBundle::new_concurrent(vec![entry.id.clone()]);
        // Most terminals and fonts show the isolation marks for right-to-left text as boxes.
        bundle.set_use_isolating(false);
        for (_, text) in entry.files {
            // Tests report syntax errors; the program uses every message that could be parsed.
            let resource = FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(readable, _)| readable);
            bundle.add_resource_overriding(resource);
        }
        Localizer { language, bundle: Arc::new(bundle) }
    }

    /// The current language.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// The tag of the current language, such as `en`.
    #[must_use]
    pub fn tag(&self) -> String {
        let entry = LANGUAGES.iter().find(|entry| entry.language == self.language);
        entry.map_or_else(String::new, |entry| entry.id.to_string())
    }

    /// Whether there is a text with this identifier.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        self.bundle.get_message(id).is_some_and(|message| message.value().is_some())
    }

    /// The text with this identifier; the identifier itself if there is none.
    #[must_use]
    pub fn text(&self, id: &str) -> String {
        self.format(id, &[])
    }

    /// The text with this identifier and its variables filled in, such as `&[("plies", 3.into())]`; the identifier itself if there is
    /// none.
    #[must_use]
    pub fn format(&self, id: &str, args: &[(&str, FluentValue<'_>)]) -> String {
        let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            return id.to_owned();
        };
        let args: FluentArgs<'_> = args.iter().map(|(name, value)| (*name, value.clone())).collect();
        // Fluent shows a missing variable by its name, so errors can be ignored here.
        let mut missing = Vec::new();
        self.bundle.format_pattern(pattern, Some(&args), &mut missing).into_owned()
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
