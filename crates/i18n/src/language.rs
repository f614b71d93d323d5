//! The languages, and the choice of a language by a tag or by the system's settings.

use std::sync::LazyLock;

use unic_langid::{LanguageIdentifier, langid};

/// A supported language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Spanish.
    Spanish,
    /// German.
    German,
    /// Japanese.
    Japanese,
}

/// Metadata and Fluent files of a language.
#[derive(Debug)]
pub struct LanguageEntry {
    /// The language.
    pub language: Language,
    /// Name of the language in that language, for menus.
    pub name: &'static str,
    /// Its BCP 47 tag, such as `en`, which is also the name of its folder in `assets/locales/`.
    pub tag: &'static str,
    /// Unicode language identifier, which selects the plural rules.
    pub(super) id: LanguageIdentifier,
    /// Name and text of each of its Fluent files.
    pub(super) files: LazyLock<Vec<(&'static str, String)>>,
}

/// The entry of a language, with the Fluent files of its folder embedded.
macro_rules! entry {
    ($language:ident, $name:literal, $tag:literal) => {
        LanguageEntry {
            language: Language::$language,
            name: $name,
            tag: $tag,
            id: langid!($tag),
            files: files!(
                $tag: "boards.ftl", "cli.ftl", "editor.ftl", "errors.ftl", "help.ftl", "inspector.ftl", "lessons.ftl", "model-games.ftl", "moves.ftl",
                "play.ftl", "print.ftl", "reasons.ftl", "refusals.ftl", "report.ftl", "result.ftl", "rulebook.ftl", "rules.ftl", "title.ftl", "ui.ftl",
            ),
        }
    };
}

/// Embeds the Fluent files of a language's folder, which the build script has compressed.
macro_rules! files {
    ($folder:literal: $($file:literal),+ $(,)?) => {
        LazyLock::new(|| vec![$(($file, text(include_bytes!(concat!(env!("OUT_DIR"), "/locales/", $folder, "/", $file))))),+])
    };
}

/// The text of a compressed file.
fn text(compressed: &[u8]) -> String {
    String::from_utf8_lossy(&cannon_compression::decompress(compressed)).into_owned()
}

/// All languages, in the order in which menus list them.
pub static LANGUAGES: &[LanguageEntry] = &ENTRIES;

static ENTRIES: [LanguageEntry; 4] = [
    entry!(English, "English", "en"),
    entry!(Spanish, "Español", "es"),
    entry!(German, "Deutsch", "de"),
    entry!(Japanese, "日本語", "ja"),
];

impl Language {
    /// Its entry.
    pub fn entry(self) -> &'static LanguageEntry {
        LANGUAGES.iter().find(|entry| entry.language == self).unwrap_or(&LANGUAGES[0])
    }

    /// The language of a BCP 47 tag, whatever its region and script. `None` if the language is not supported or the text is no tag.
    ///
    /// ```
    /// use cannon_i18n::Language;
    ///
    /// assert_eq!(Language::from_tag("de-AT"), Some(Language::German));
    /// assert_eq!(Language::from_tag("eo"), None);
    /// ```
    pub fn from_tag(tag: &str) -> Option<Language> {
        let wanted: LanguageIdentifier = tag.parse().ok()?;
        LANGUAGES.iter().find(|entry| entry.id.language == wanted.language).map(|entry| entry.language)
    }

    /// The first supported language among the languages that the system's settings prefer; English if there is none.
    pub fn of_system() -> Language {
        if cfg!(all(unix, not(target_os = "macos"))) {
            Language::first_supported(preferred_by(|variable| std::env::var(variable).ok()))
        } else {
            Language::first_supported(sys_locale::get_locales())
        }
    }

    fn first_supported(tags: impl IntoIterator<Item = String>) -> Language {
        tags.into_iter().find_map(|tag| Language::from_tag(&tag)).unwrap_or_default()
    }
}

/// The tags of the languages that the variables of the environment prefer, by the rules of GNU gettext. The locale is the first of
/// `LC_ALL`, `LC_MESSAGES` and `LANG` that is set, and `LANGUAGE` lists languages that are preferred to the locale. Programs without a
/// language have the locale `C` or `POSIX` or none, and then no language is preferred.
fn preferred_by(variable: impl Fn(&str) -> Option<String>) -> Vec<String> {
    let set = |name: &str| variable(name).filter(|value| !value.is_empty());
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set).unwrap_or_default();
    let tag = |locale: &str| locale.split(['.', '@']).next().unwrap_or_default().replace('_', "-");
    if matches!(&*tag(&locale), "" | "C" | "POSIX") {
        return Vec::new();
    }
    let listed = set("LANGUAGE").unwrap_or_default();
    listed.split(':').chain([&*locale]).map(tag).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The language in an environment such as `LC_ALL=C LANG=de_DE.UTF-8`.
    fn in_environment(variables: &str) -> Language {
        let value = |name: &str| {
            variables.split(' ').find_map(|variable| Some(variable.strip_prefix(name)?.strip_prefix('=')?.to_owned()))
        };
        Language::first_supported(preferred_by(value))
    }

    #[test]
    fn environment_chooses_the_language_as_for_programs_with_gettext() {
        for (variables, language) in [
            ("LANG=de_DE.UTF-8", Language::German),
            ("LC_MESSAGES=ja_JP LANG=de_DE", Language::Japanese),
            ("LC_ALL=es_MX.UTF-8@modifier LC_MESSAGES=ja_JP LANG=de_DE", Language::Spanish),
            ("LC_ALL= LC_MESSAGES= LANG=de", Language::German),
            ("LANGUAGE=eo:ja LANG=de_DE.UTF-8", Language::Japanese),
            ("LANGUAGE=eo LANG=de_DE.UTF-8", Language::German),
            ("LANGUAGE=en_GB:de LANG=de_DE.UTF-8", Language::English),
            // Scripts set this locale to get English.
            ("LANGUAGE=de LC_ALL=C", Language::English),
            ("LANGUAGE=de LC_ALL=POSIX LANG=de_DE", Language::English),
            ("LANGUAGE=de LANG=C.UTF-8", Language::English),
            ("LC_ALL=C LANG=de_DE.UTF-8", Language::English),
            ("LC_MESSAGES=C LANG=de_DE.UTF-8", Language::English),
            // Without any locale, the system has the locale C.
            ("LANGUAGE=de", Language::English),
            ("", Language::English),
        ] {
            assert_eq!(in_environment(variables), language, "{variables}");
        }
    }

    #[test]
    fn language_is_the_first_supported_one_of_the_system() {
        let first = |tags: &[&str]| Language::first_supported(tags.iter().map(|&tag| tag.to_owned()));
        assert_eq!(first(&["eo", "ja-JP", "de"]), Language::Japanese);
        assert_eq!(first(&["es-MX"]), Language::Spanish);
        // The locale of programs for which no language is set, and tags that cannot be read.
        assert_eq!(first(&["C", "POSIX", "en-US-u-", "_"]), Language::English);
        assert_eq!(first(&[]), Language::English);
    }

    #[test]
    fn every_language_is_found_by_its_tag() {
        for entry in LANGUAGES {
            assert_eq!(Language::from_tag(entry.tag), Some(entry.language));
            assert_eq!(entry.language.entry().name, entry.name);
        }
    }
}
