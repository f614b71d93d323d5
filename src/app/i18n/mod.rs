//! The localizer as a resource.

use std::borrow::Cow;

use bevy::prelude::*;

use super::settings::Settings;
use cannon_i18n::{Language, Localizer};

/// The localizer for the language in the settings.
#[derive(Resource, Clone, Debug, Default, Deref)]
pub struct Words(Localizer);

impl From<Localizer> for Words {
    fn from(localizer: Localizer) -> Words {
        Words(localizer)
    }
}

/// The language that the system's settings prefer. Without this resource it is English, so that tests are the same everywhere.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct SystemLanguage(pub Language);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Words>()
        .init_resource::<SystemLanguage>()
        .add_systems(PreUpdate, update_language.run_if(resource_changed::<Settings>));
}

/// Switches the language when the setting changes.
fn update_language(settings: Res<Settings>, system: Res<SystemLanguage>, mut words: ResMut<Words>) {
    let language = settings.language.unwrap_or(system.0);
    if words.language() != language {
        words.0 = localizer(language);
    }
}

/// The localizer of a language for the window.
#[must_use]
pub fn localizer(language: Language) -> Localizer {
    let transform = (language == Language::Japanese).then_some(narrow_punctuation as fn(&str) -> Cow<'_, str>);
    Localizer::with_transform(language, transform)
}

/// A Japanese text with narrow punctuation in place of the wide one that egui would let begin a line.
fn narrow_punctuation(text: &str) -> Cow<'_, str> {
    const NARROW: [(char, char); 6] = [('！', '!'), ('？', '?'), ('（', '('), ('）', ')'), ('：', ':'), ('；', ';')];
    let narrow = |letter: char| NARROW.iter().find(|(wide, _)| *wide == letter).map(|(_, narrow)| *narrow);
    if text.chars().any(|letter| narrow(letter).is_some()) {
        text.chars().map(|letter| narrow(letter).unwrap_or(letter)).collect()
    } else {
        text.into()
    }
}
