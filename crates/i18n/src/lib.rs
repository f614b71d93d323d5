//! Every word that people see, out of Fluent files that are part of the program. No Bevy: the terminal speaks through this too.
//!
//! A language is a folder in `assets/locales/` and one entry of [`LANGUAGES`]; text is asked for by identifier. An identifier
//! that no file has is shown as itself, so that the gap is seen, and a test over the sources fails.

mod words;

use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::{LanguageIdentifier, langid};

pub use fluent_bundle::FluentValue;

/// A language that the program speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
}

/// Where a language's words are.
#[derive(Debug)]
pub struct LanguageEntry {
    /// The language.
    pub language: Language,
    /// Its name in itself, for a menu.
    pub name: &'static str,
    /// Its identifier, which decides plural forms.
    id: LanguageIdentifier,
    /// Name and text of each of its Fluent files.
    files: &'static [(&'static str, &'static str)],
}

/// The files of a language's folder.
macro_rules! files {
    ($folder:literal: $($file:literal),+ $(,)?) => {
        &[$(($file, include_str!(concat!("../../../assets/locales/", $folder, "/", $file)))),+]
    };
}

/// Every language, in the order in which they are offered.
pub static LANGUAGES: &[LanguageEntry] = &[LanguageEntry {
    language: Language::English,
    name: "English",
    id: langid!("en"),
    files: files!("en": "cli.ftl", "editor.ftl", "refusals.ftl", "rules.ftl", "ui.ftl"),
}];

/// Gives texts in one language. A copy is cheap and shares everything.
#[derive(Clone)]
pub struct Localizer {
    language: Language,
    bundle: Arc<FluentBundle<FluentResource>>,
}

impl Localizer {
    /// The texts of a language.
    #[must_use]
    pub fn new(language: Language) -> Localizer {
        let entry = LANGUAGES.iter().find(|entry| entry.language == language).unwrap_or(&LANGUAGES[0]);
        let mut bundle = FluentBundle::new_concurrent(vec![entry.id.clone()]);
        // The marks that isolate right-to-left text show up as boxes in most terminals and fonts.
        bundle.set_use_isolating(false);
        for (_, text) in entry.files {
            // What is wrong with a file is the tests' business (`problems`); a player gets all that could be read.
            let resource = FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(readable, _)| readable);
            bundle.add_resource_overriding(resource);
        }
        Localizer { language, bundle: Arc::new(bundle) }
    }

    /// The language spoken.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
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
        // A variable that is not given is shown by its name, for the same reason as a missing identifier.
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
